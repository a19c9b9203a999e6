/* SPDX-License-Identifier: MIT */
#include "scenario.h"

#include <stdlib.h>
#include <string.h>

#include "cmd/dpll/engines/branch.h"
#include "cmd/dpll/engines/engine.h"
#include "engines/table.h"

/* What follows the name of a step: a word, then a number, then literals up to a 0. */
static const struct syntax {
    const char *name;
    const char *const *words;
    bool number, lits;
} kinds[STEP_KINDS] = {
    [STEP_PROBLEM] = {"problem", NULL, false, false},
    [STEP_ENGINE] = {"engine", engine_names, false, false},
    [STEP_RULE] = {"rule", branch_rule_names, false, false},
    [STEP_SEED] = {"seed", NULL, true, false},
    [STEP_KEEP] = {"keep", NULL, false, false},
    [STEP_MANY] = {"many", NULL, false, false},
    [STEP_FRONT] = {"front", NULL, false, false},
    [STEP_PROOF] = {"proof", proof_format_names, false, false},
    [STEP_VARS] = {"vars", NULL, true, false},
    [STEP_CLAUSE] = {"clause", NULL, false, true},
    [STEP_MODELS] = {"models", NULL, true, false},
    [STEP_TURN] = {"turn", engine_names, true, false},
    [STEP_STOP] = {"stop", NULL, true, false},
    [STEP_STOP_REQUEST] = {"stop-request", NULL, true, false},
    [STEP_REFUSE] = {"refuse", NULL, true, false},
    [STEP_BYTES] = {"bytes", NULL, true, false},
    [STEP_ASK] = {"ask", NULL, false, true},
};

struct step *scenario_add(struct scenario *scenario, enum step_kind kind) {
    static struct step lost;
    struct step *step = scenario->size < STEPS_MAX ? &scenario->steps[scenario->size++] : &lost;
    *step = (struct step){.kind = kind};
    return step;
}

void scenario_write(const struct scenario *scenario, FILE *out) {
    for (size_t i = 0; i < scenario->size; i++) {
        const struct step *step = &scenario->steps[i];
        const struct syntax *syntax = &kinds[step->kind];
        fputs(syntax->name, out);
        if (syntax->words)
            fprintf(out, " %s", syntax->words[step->choice]);
        if (syntax->number)
            fprintf(out, " %ld", step->number);
        for (int k = 0; k < step->size; k++)
            fprintf(out, " %d", step->lits[k]);
        fputs(syntax->lits ? " 0\n" : "\n", out);
    }
}

/* The index of the next token of a line among some words, or -1. */
static int read_word(const char *const *words) {
    const char *token = strtok(NULL, " \n");
    for (int i = 0; token && words[i]; i++)
        if (!strcmp(words[i], token))
            return i;
    return -1;
}

/* The next token of a line as a number between two others. */
static bool read_number(long low, long high, long *number) {
    const char *token = strtok(NULL, " \n");
    char *end;
    *number = token ? strtol(token, &end, 10) : 0;
    return token && end != token && !*end && *number >= low && *number <= high;
}

static bool read_lits(struct step *step) {
    long lit;
    while (read_number(-SCENARIO_VARS, SCENARIO_VARS, &lit)) {
        if (!lit)
            return true;
        if (step->size == STEP_LITS)
            return false;
        step->lits[step->size++] = (int)lit;
    }
    return false;
}

static bool read_rest(struct step *step) {
    const struct syntax *syntax = &kinds[step->kind];
    if (syntax->words && (step->choice = read_word(syntax->words)) < 0)
        return false;
    if (syntax->number && !read_number(0, 1000000000, &step->number))
        return false;
    return (!syntax->lits || read_lits(step)) && !strtok(NULL, " \n");
}

static bool read_step(struct scenario *scenario, char *line) {
    const char *name = strtok(line, " \n");
    if (!name || !strcmp(name, "c"))
        return true;
    for (int kind = 0; kind < STEP_KINDS; kind++)
        if (!strcmp(name, kinds[kind].name))
            return scenario->size < STEPS_MAX &&
                   read_rest(scenario_add(scenario, (enum step_kind)kind));
    return false;
}

int scenario_read(struct scenario *scenario, FILE *in) {
    char line[512];
    scenario->size = 0;
    for (int number = 1; fgets(line, sizeof line, in); number++)
        if (!read_step(scenario, line))
            return number;
    return 0;
}
