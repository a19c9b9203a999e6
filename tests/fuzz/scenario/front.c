/* SPDX-License-Identifier: MIT */
#include "front.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/dpll/answer.h"
#include "knowledge.h"

void front_init(struct front *f, struct memory *memory) {
    output_stdout(&f->out);
    f->out.fd = -1;
    f->written = NULL;
    run_init(&f->run, &f->options, memory, &f->out, &moment_signals, NULL, NULL);
}

void front_free(struct front *f) {
    run_free(&f->run);
    if (f->written)
        fclose(f->written);
}

static void open_written(struct front *f) {
    f->written = tmpfile();
    if (!f->written)
        diag_die(EXIT_INPUT, "cannot make a temporary file");
    f->out.fd = fileno(f->written);
}

void front_begin(struct front *f, const struct manner *manner, struct proof *proof) {
    f->options = (struct run_options){.engine = manner->engine,
                                      .conflicts = UINT64_MAX,
                                      .decisions = UINT64_MAX,
                                      .settings = manner->settings,
                                      .cubes = -1,
                                      .models = manner->settings.many_models ? 1 : -1};
    f->run.proof = proof;
    if (!f->written)
        open_written(f);
    run_begin(&f->run, manner->settings.keep_variables);
}

static bool begins(const char *line, const char *words) {
    return !strncmp(line, words, strlen(words));
}

/* Reads literals up to a 0 or the end of the line.  Returns how many there are. */
static int read_lits(const char *text, int *lits, int most) {
    int size = 0;
    char *end;
    for (long lit; size < most && (lit = strtol(text, &end, 10)) != 0; text = end)
        lits[size++] = (int)lit;
    return size;
}

static void read_model(struct answer *answer, const char *text) {
    int lits[SCENARIO_VARS], size = read_lits(text, lits, SCENARIO_VARS);
    signed char values[SCENARIO_VARS] = {0};
    for (int i = 0; i < size; i++)
        values[abs(lits[i]) - 1] = lits[i] > 0 ? 1 : -1;
    answer_model(answer, values);
}

static void read_line(struct answer *answer, const char *line, long *counted) {
    if (begins(line, "s "))
        answer->verdict = (enum res_answer)strtol(line + 2, NULL, 10);
    else if (begins(line, "v"))
        read_model(answer, line + 1);
    else if (begins(line, "c core "))
        answer->core_size = read_lits(line + 7, answer->core, STEP_LITS);
    else if (begins(line, "c models "))
        *counted = strtol(line + 9, NULL, 10);
    else if (begins(line, "c more "))
        answer->more = line[7] == 'y' ? RES_SAT : line[7] == 'n' ? RES_UNSAT : RES_UNKNOWN;
}

static void read_written(struct front *f, const struct question *question, struct answer *answer) {
    char line[256];
    long counted = -1;
    rewind(f->written);
    while (fgets(line, sizeof line, f->written))
        read_line(answer, line, &counted);
    if (question->models >= 0 && counted != answer->models)
        answer_wrong(answer, "the number of models is not of those listed");
}

void front_ask(struct front *f, const struct question *question, struct answer *answer) {
    struct elit_stack assume = {(int *)question->assumed, (size_t)question->size,
                                (size_t)question->size};
    f->options.models = question->models;
    rewind(f->written);
    if (ftruncate(f->out.fd, 0))
        diag_die(EXIT_INPUT, "cannot empty a temporary file");
    enum res_answer told =
        answer_write(&f->run, f->run.solving.settings.keep_variables ? &assume : NULL);
    read_written(f, question, answer);
    if (told != answer->verdict)
        answer_wrong(answer, "another answer is written than given");
    if (moment_signals.stop)
        answer_wrong(answer, "the flag stays raised");
    if (f->run.solving.engine && f->run.solving.settings.keep_variables)
        answer_wrong(answer, knowledge_wrong(&f->run.solving.solver, question->models_of_clauses));
}
