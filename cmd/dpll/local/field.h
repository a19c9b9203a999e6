/* SPDX-License-Identifier: MIT */
/* What local search moves in: the clauses that level 0 leaves, a value for every variable, and how
 * many literals of each clause are true.
 *
 * The clauses are those of the formula as it was read, whatever the engine has made of them, but
 * without repeated literals, tautologies, and clauses and literals that have a value at level 0. */
#ifndef DPLL_FIELD_H
#define DPLL_FIELD_H

#include "state/solver.h"

STACK(count_stack, uint32_t);

struct field {
    struct memory *memory;     /* the caller's, for all that follows */
    struct random *random;     /* the source of random numbers: the caller's */
    Var vars;                  /* those of the formula */
    struct lit_stack lits;     /* of all clauses, in order */
    struct count_stack starts; /* by clause: its first literal in lits; one more entry at the end */
    uint32_t clauses;
    uint32_t *first;       /* by literal: its first entry in occurrences; two more at the end */
    uint32_t *occurrences; /* clauses */

    /* By clause: (number of true literals) * one + the exclusive or of their variables.  Where a
     * single literal is true, the low bits are its variable: the critical one.  Where none is, the
     * clause's index in falsified, which is below one. */
    uint32_t *standings;
    uint32_t one;  /* a power of 2, above all variables and clauses */
    uint32_t mask; /* of the bits that variables take */

    signed char *values;          /* by literal: 1 or -1 */
    struct count_stack falsified; /* clauses */

    bool large; /* standings do not fit into the processor's caches: each visit is a tick */

    struct count_stack flips; /* variables flipped since the best assignment, up to a limit */
    bool flips_lost;          /* there were more flips than the limit */
    size_t best;              /* falsified clauses of the best assignment met */
    signed char *phases;      /* the best assignment, 1 or -1 by variable: the caller's */
    bool hopeless;            /* there is an empty clause */
};

/* The most clauses: their numbers leave room for counts up to 7 in standings. */
enum { FIELD_CLAUSES_MAX = 1 << 29 };

/* Whether a formula's literals can be numbered in 32 bits, and its clauses beside counts. */
static inline bool field_fits(const struct formula *formula) {
    return formula->size < UINT32_MAX && formula->clauses <= FIELD_CLAUSES_MAX;
}

/* Takes in the formula under the values at hand, which must all follow from the formula and the
 * assumptions.  field->memory must be set, and random must outlive the field.  Returns false when
 * the formula does not fit. */
bool field_begin(struct solver *s, struct field *field, struct random *random);

/* Gives each variable its sign in phases (by variable, 1 or -1).  From then on the field keeps the
 * best assignment met in phases. */
void field_assign(struct solver *s, struct field *field, signed char *phases);

/* Adds a clause to the falsified ones, or makes its first literal true, which takes it out. */
void field_falsify(struct field *field, uint32_t clause);
void field_satisfy(struct field *field, uint32_t clause, Lit lit);

#ifndef NDEBUG
/* Whether values, standings and the falsified clauses agree. */
bool field_is_sound(const struct field *field);
#endif

/* To be called after each flip: keeps the assignment when it is the best so far. */
void field_note_flip(struct field *field, Var var);

/* The literals of a clause are lits.data[field_start .. field_end - 1]. */
static inline uint32_t field_start(const struct field *field, uint32_t clause) {
    return stack_at(&field->starts, clause);
}

static inline uint32_t field_end(const struct field *field, uint32_t clause) {
    return stack_at(&field->starts, clause + 1);
}

/* How many clauses have a literal. */
static inline uint32_t field_count(const struct field *field, Lit lit) {
    return memory_at(field->first, lit + 1) - memory_at(field->first, lit);
}

/* How many clauses a flip of a literal's variable visits. */
static inline uint32_t field_visited(const struct field *field, Lit lit) {
    return field_count(field, lit) + field_count(field, lit_not(lit));
}

/* Whether no literal of a clause is true, or exactly one, by field->one and the clause's standing.
 * A single comparison does for the latter, as standing - one wraps around to a large number for a
 * falsified clause. */
static inline bool field_falls(uint32_t one, uint32_t standing) {
    return standing < one;
}

static inline bool field_hangs(uint32_t one, uint32_t standing) {
    return standing - one < one;
}

/* The variable of the only true literal of a clause that hangs, by field->mask; of another clause
 * some number within the mask. */
static inline Var field_critical(uint32_t mask, uint32_t standing) {
    return standing & mask;
}

#endif
