/* What local search moves in: the clauses that level 0 leaves, a value for every variable, and how
 * many literals of each clause are true.
 *
 * The clauses are those of the formula, whatever the engine has made of it; literals are there
 * once, and clauses that are always true are not. */
#ifndef DPLL_FIELD_H
#define DPLL_FIELD_H

#include "state/solver.h"

STACK(count_stack, uint32_t);

struct field {
    struct memory *memory;     /* the caller's, for all that follows */
    struct random *random;     /* where chance comes from: the caller's */
    Var vars;                  /* those of the formula */
    struct lit_stack lits;     /* of all clauses, in order */
    struct count_stack starts; /* by clause, and one past the last: its first literal */
    uint32_t clauses;
    uint32_t *first;       /* by literal, and two past the last: its first occurrence */
    uint32_t *occurrences; /* clauses */

    /* By clause: how many literals are true, times one, and in the bits below the exclusive or of
     * their variables: the critical one of a single true literal. */
    uint32_t *standings;
    uint32_t one; /* a power of 2, above all variables */

    signed char *values;          /* by literal: 1 or -1 */
    struct count_stack falsified; /* clauses */
    uint32_t *place;              /* by clause: its index in falsified, while it is there */

    bool large; /* standings do not fit the processor's caches: each visited one is a tick */

    struct count_stack flips; /* variables, since the best assignment; up to a limit */
    bool flips_lost;          /* there were more */
    size_t best;              /* falsified clauses of the best assignment met */
    signed char *phases;      /* that assignment, by variable: the caller's */
    bool hopeless;            /* there is an empty clause */
};

/* Takes in the formula, under the values at hand (which are not to be of decisions: what follows
 * from the formula and assumptions).  random must stay, and field->memory is set.  Returns false
 * when it is too large: as many literals as a reference can count. */
bool field_begin(struct solver *s, struct field *field, struct random *random);

/* Gives each variable its sign in phases (by variable, 1 or -1), which from then on hold the best
 * assignment met. */
void field_assign(struct solver *s, struct field *field, signed char *phases);

/* Adds a clause to the falsified ones, or takes it out. */
void field_falsify(struct field *field, uint32_t clause);
void field_satisfy(struct field *field, uint32_t clause);

/* To be called after each flip: keeps the assignment when it is the best so far. */
void field_note_flip(struct field *field, Var var);

/* The literals of a clause are lits.data[start .. end - 1]. */
static inline uint32_t field_start(const struct field *field, uint32_t clause) {
    return field->starts.data[clause];
}

static inline uint32_t field_end(const struct field *field, uint32_t clause) {
    return field->starts.data[clause + 1];
}

/* How many clauses have a literal. */
static inline uint32_t field_count(const struct field *field, Lit lit) {
    return field->first[lit + 1] - field->first[lit];
}

/* How many clauses a flip of a literal's variable visits. */
static inline uint32_t field_visited(const struct field *field, Lit lit) {
    return field_count(field, lit) + field_count(field, lit_not(lit));
}

/* Whether just one literal of a clause is true, by field->one and the clause's standing.  One
 * comparison, since the standing of a falsified clause wraps around to more. */
static inline bool field_hangs(uint32_t one, uint32_t standing) {
    return standing - one < one;
}

/* The variable of that literal. */
static inline Var field_critical(uint32_t one, uint32_t standing) {
    return standing & (one - 1);
}

#endif
