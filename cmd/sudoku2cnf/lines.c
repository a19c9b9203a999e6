/* SPDX-License-Identifier: MIT */
#include "lines.h"

#include <assert.h>

/* A cell of a line, between the states before and the states after it. */
struct step {
    struct encode *encode;
    const struct rulediagram *diagram;
    uint32_t cell;
    unsigned place;
    uint32_t before,
        after; /* the first variable of each; 0 if there is only one state, which is certain */
    const int *table; /* see rulediagram_table */
};

static int digit_of(const struct step *step, unsigned digit) {
    return clauses_literal(step->encode, step->cell, digit);
}

static int target(const struct step *step, uint32_t state, unsigned digit) {
    return step->table[state * step->diagram->side + digit - 1];
}

/* Adds a clause: a state and a digit imply the next state, or exclude each other. */
static void go_on(const struct step *step, uint32_t state, unsigned digit) {
    int clause[3], to = target(step, state, digit);
    unsigned count = 0;
    assert(to < (int)step->diagram->states[step->place + 1]);
    if (to >= 0 && !step->after)
        return;
    clause[count++] = -digit_of(step, digit);
    if (step->before)
        clause[count++] = -(int)(step->before + state);
    if (to >= 0)
        clause[count++] = (int)step->after + to;
    clauses_add(step->encode, clause, count);
}

/* Adds a clause: the machine was in one of the states from which a digit leads to state `to`, or to
 * any state if `to` is negative.  The first `count` literals of clause are the condition. */
static void come_from(const struct step *step, unsigned digit, int to, int *clause,
                      unsigned count) {
    for (uint32_t s = 0; s < step->diagram->states[step->place]; s++) {
        int reached = target(step, s, digit);
        if (reached < 0 || (to >= 0 && reached != to))
            continue;
        if (!step->before)
            return;
        clause[count++] = (int)(step->before + s);
    }
    clauses_add(step->encode, clause, count);
}

/* Whether a digit is excluded in some states. */
static bool is_refused(const struct step *step, unsigned digit) {
    for (uint32_t s = 0; s < step->diagram->states[step->place]; s++)
        if (target(step, s, digit) < 0)
            return true;
    return false;
}

/* Whether some digit leads from one state to another. */
static bool is_edge(const struct step *step, uint32_t from, uint32_t to) {
    for (unsigned digit = 1; digit <= step->diagram->side; digit++)
        if (target(step, from, digit) == (int)to)
            return true;
    return false;
}

/* A state before the cell is followed by one of the states after it. */
static void have_next(const struct step *step, int *clause, uint32_t state) {
    unsigned count = 0;
    if (!step->after)
        return;
    if (step->before)
        clause[count++] = -(int)(step->before + state);
    for (uint32_t s = 0; s < step->diagram->states[step->place + 1]; s++)
        if (is_edge(step, state, s))
            clause[count++] = (int)(step->after + s);
    clauses_add(step->encode, clause, count);
}

/* A state after the cell is preceded by one of the states before it. */
static void have_last(const struct step *step, int *clause, uint32_t state) {
    unsigned count = 0;
    if (!step->before || !step->after)
        return;
    clause[count++] = -(int)(step->after + state);
    for (uint32_t s = 0; s < step->diagram->states[step->place]; s++)
        if (is_edge(step, s, state))
            clause[count++] = (int)(step->before + s);
    clauses_add(step->encode, clause, count);
}

/* Two consecutive states have a digit between them. */
static void have_digit(const struct step *step, int *clause, uint32_t from, uint32_t to) {
    unsigned count = 0, digits = 0;
    if (!is_edge(step, from, to))
        return;
    if (step->before)
        clause[count++] = -(int)(step->before + from);
    if (step->after)
        clause[count++] = -(int)(step->after + to);
    for (unsigned digit = 1; digit <= step->diagram->side; digit++)
        if (target(step, from, digit) == (int)to) {
            clause[count++] = digit_of(step, digit);
            digits++;
        }
    if (digits < step->diagram->side)
        clauses_add(step->encode, clause, count);
}

/* What unit propagation would not find: it knows states before it knows digits. */
static void tie_states(const struct step *step, int *clause) {
    const struct rulediagram *diagram = step->diagram;
    for (uint32_t s = 0; s < diagram->states[step->place]; s++) {
        have_next(step, clause, s);
        for (uint32_t t = 0; t < diagram->states[step->place + 1]; t++)
            have_digit(step, clause, s, t);
    }
    for (uint32_t t = 0; t < diagram->states[step->place + 1]; t++)
        have_last(step, clause, t);
}

static void tie(const struct step *step, int *clause) {
    const struct rulediagram *diagram = step->diagram;
    for (unsigned digit = 1; digit <= diagram->side; digit++) {
        for (uint32_t s = 0; s < diagram->states[step->place]; s++)
            go_on(step, s, digit);
        clause[0] = -digit_of(step, digit);
        for (uint32_t s = 0; step->after && s < diagram->states[step->place + 1]; s++) {
            clause[1] = -(int)(step->after + s);
            come_from(step, digit, (int)s, clause, 2);
        }
        if (step->before && is_refused(step, digit))
            come_from(step, digit, -1, clause, 1);
    }
}

void lines_clauses(struct encode *encode, const struct rules_bond *bond) {
    const struct rulediagram *diagram = bond->diagram;
    const uint32_t *cells = rules_bond_cells(encode->variant.rules, bond);
    uint32_t most = rulediagram_most_states(diagram);
    struct step step = {.encode = encode, .diagram = diagram};
    int *table = memory_zeroed(encode->memory, (size_t)most * diagram->side, sizeof *table);
    int *clause = memory_zeroed(encode->memory, (size_t)most + 2 + diagram->side, sizeof *clause);
    step.table = table;
    for (step.place = 0; step.place < diagram->length; step.place++) {
        step.cell = cells[step.place];
        rulediagram_table(diagram, step.place, table);
        step.after = step.place + 1 < diagram->length ? encode->sink.next : 0;
        encode->sink.next += step.after ? diagram->states[step.place + 1] : 0;
        tie(&step, clause);
        tie_states(&step, clause);
        step.before = step.after;
    }
    memory_release(encode->memory, clause);
    memory_release(encode->memory, table);
}
