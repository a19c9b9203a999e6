/* SPDX-License-Identifier: MIT */
#include "draw.h"

#include "family.h"

enum { ENGINE_AUTO, ENGINE_CDCL, ENGINE_TEXTBOOK, ENGINE_LOOK, ENGINE_WALK, RULES = 6, PROOFS = 4 };

struct draw {
    struct random random;
    struct scenario *scenario;
    int vars;
    int engine;
    bool alternates; /* engines take turns for most questions of the problem */
};

static int below(struct draw *d, int bound) {
    return (int)random_below(&d->random, (uint32_t)bound);
}

static bool one_in(struct draw *d, int count) {
    return below(d, count) == 0;
}

static void add_choice(struct draw *d, enum step_kind kind, int choice) {
    scenario_add(d->scenario, kind)->choice = choice;
}

static void add_number(struct draw *d, enum step_kind kind, long number) {
    scenario_add(d->scenario, kind)->number = number;
}

/* Small numbers more often than large ones: up to 2^bits. */
static long skewed(struct draw *d, int bits) {
    return 1 + below(d, 1 << (1 + below(d, bits)));
}

static void draw_manner(struct draw *d) {
    static const int engines[] = {ENGINE_AUTO, ENGINE_CDCL,     ENGINE_CDCL, ENGINE_CDCL,
                                  ENGINE_LOOK, ENGINE_TEXTBOOK, ENGINE_WALK};
    d->engine = engines[below(d, sizeof engines / sizeof *engines)];
    add_choice(d, STEP_ENGINE, d->engine);
    if (d->engine == ENGINE_TEXTBOOK)
        add_choice(d, STEP_RULE, below(d, RULES));
    if (one_in(d, 3))
        add_number(d, STEP_SEED, below(d, 1000));
    if (!one_in(d, 3))
        scenario_add(d->scenario, STEP_KEEP);
    else if (one_in(d, 3))
        add_choice(d, STEP_PROOF, below(d, PROOFS));
    if (one_in(d, 6))
        scenario_add(d->scenario, STEP_MANY);
    if (one_in(d, 3))
        scenario_add(d->scenario, STEP_FRONT);
}

static void draw_turns(struct draw *d) {
    static const int takers[] = {ENGINE_CDCL, ENGINE_LOOK, ENGINE_WALK};
    for (int turns = 1 + below(d, 5); turns > 0; turns--) {
        struct step *step = scenario_add(d->scenario, STEP_TURN);
        step->choice = one_in(d, 2) ? d->engine : takers[below(d, 3)];
        step->number = skewed(d, 12);
    }
}

static void draw_moments(struct draw *d) {
    if (one_in(d, 8))
        add_number(d, STEP_STOP, skewed(d, 8));
    if (one_in(d, 16))
        add_number(d, STEP_STOP_REQUEST, skewed(d, 7));
    if (one_in(d, 8))
        add_number(d, STEP_REFUSE, skewed(d, 7));
    if (one_in(d, 16))
        add_number(d, STEP_BYTES, skewed(d, 16));
}

static void draw_question(struct draw *d) {
    if (one_in(d, 5))
        add_number(d, STEP_MODELS, one_in(d, 2) ? 0 : below(d, 20));
    if (d->alternates ? !one_in(d, 4) : one_in(d, 8))
        draw_turns(d);
    draw_moments(d);
    struct step *step = scenario_add(d->scenario, STEP_ASK);
    step->size = one_in(d, 4) ? 0 : below(d, one_in(d, 4) ? 12 : 5);
    for (int i = 0; i < step->size; i++) {
        int var = 1 + below(d, d->vars);
        step->lits[i] = one_in(d, 2) ? var : -var;
    }
}

static void shuffle(struct draw *d, struct scenario *clauses) {
    for (size_t i = clauses->size; i > 1; i--) {
        size_t k = (size_t)below(d, (int)i);
        struct step step = clauses->steps[i - 1];
        clauses->steps[i - 1] = clauses->steps[k];
        clauses->steps[k] = step;
    }
}

/* Clauses of one formula, in parts with questions after each. */
static void draw_formula(struct draw *d) {
    static struct scenario clauses;
    clauses.size = 0;
    family_draw(&d->random, d->vars, &clauses);
    if (!one_in(d, 3))
        shuffle(d, &clauses);
    int parts = one_in(d, 2) ? 1 : 2 + below(d, 4);
    size_t done = 0;
    for (int part = 1; part <= parts; part++) {
        for (; done < clauses.size * (size_t)part / (size_t)parts; done++)
            *scenario_add(d->scenario, STEP_CLAUSE) = clauses.steps[done];
        for (int questions = 1 + below(d, d->alternates ? 6 : 3); questions > 0; questions--)
            draw_question(d);
    }
}

static void draw_problem(struct draw *d) {
    scenario_add(d->scenario, STEP_PROBLEM);
    draw_manner(d);
    d->alternates = one_in(d, 4);
    d->vars = 3 + below(d, SCENARIO_VARS - 2);
    if (one_in(d, 4))
        add_number(d, STEP_VARS, d->vars);
    for (int formulas = one_in(d, 3) ? 2 : 1; formulas > 0; formulas--)
        draw_formula(d);
}

void scenario_draw(uint64_t seed, struct scenario *scenario) {
    struct draw d = {.random = {seed}, .scenario = scenario};
    scenario->size = 0;
    for (int problems = 1 + one_in(&d, 4) + one_in(&d, 8); problems > 0; problems--)
        draw_problem(&d);
}
