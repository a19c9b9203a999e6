/* SPDX-License-Identifier: MIT */
/* The field of local search: the clauses not decided at level 0, a value for every variable, and
 * the number of true literals of each clause.
 *
 * The clauses are those of the formula as it was read, whatever engines have made of them, but
 * without repeated literals, tautologies, and clauses and literals with a value at level 0. */
#ifndef DPLL_LOCAL_FIELD_H
#define DPLL_LOCAL_FIELD_H

#include "state/solver.h"

STACK(count_stack, uint32_t);

struct field {
    struct memory *memory;     /* the caller's, for everything below */
    struct random *random;     /* the caller's random numbers */
    Var vars;                  /* variables of the formula */
    struct lit_stack lits;     /* literals of the clauses, in order */
    struct count_stack starts; /* by clause: its first literal in lits; one more entry at the end */
    uint32_t clauses;
    uint32_t *first;       /* by literal: its first entry in occurrences; two more at the end */
    uint32_t *occurrences; /* clauses by literal */

    /* By clause: (number of true literals) * one + the exclusive or of their variables.  If one
     * literal is true, the low bits are its variable, the critical one.  If none is, the standing
     * is the index of the clause in falsified, which is below one. */
    uint32_t *standings;
    uint32_t one;  /* a power of 2, above all variables and clauses */
    uint32_t mask; /* of the bits of variables */

    signed char *values;          /* by literal: 1 or -1 */
    struct count_stack falsified; /* falsified clauses */

    bool large; /* the standings do not fit into the processor's caches: each visit costs a tick */

    struct count_stack flips; /* variables flipped since the best assignment, up to a limit */
    bool flips_lost;          /* there were more */
    size_t best;              /* number of clauses falsified by the best assignment met */
    signed char *phases;      /* the best assignment, by variable 1 or -1: the caller's array */
    bool hopeless;            /* there is an empty clause */
};

/* The most clauses: indices below it leave room for counts up to 7 in standings. */
enum { FIELD_CLAUSES_MAX = 1 << 29 };

/* Whether the literals of a formula can be numbered in 32 bits and its clauses by standings. */
static inline bool field_fits(const struct formula *formula) {
    return formula->size < UINT32_MAX && formula->clauses <= FIELD_CLAUSES_MAX;
}

/* Takes in the formula under the current values, which must all follow from the formula and the
 * assumptions. field->memory must be set, and random must outlive the field.  Returns false if the
 * formula does not fit. */
bool field_begin(struct solver *s, struct field *field, struct random *random);

/* Assigns phases (by variable, 1 or -1), and from then on keeps the best assignment met there. */
void field_assign(struct solver *s, struct field *field, signed char *phases);

/* Adds a clause to the falsified ones; makes its first literal true and removes it. */
void field_falsify(struct field *field, uint32_t clause);
void field_satisfy(struct field *field, uint32_t clause, Lit lit);

#ifndef NDEBUG
/* Whether values, standings and falsified clauses agree. */
bool field_is_sound(const struct field *field);
#endif

/* Must be called after each flip: keeps the assignment if it is the best so far. */
void field_note_flip(struct field *field, Var var);

/* The literals of a clause are lits.data[field_start] to lits.data[field_end - 1]. */
static inline uint32_t field_start(const struct field *field, uint32_t clause) {
    return stack_at(&field->starts, clause);
}

static inline uint32_t field_end(const struct field *field, uint32_t clause) {
    return stack_at(&field->starts, clause + 1);
}

/* The number of clauses with a literal. */
static inline uint32_t field_count(const struct field *field, Lit lit) {
    return memory_at(field->first, lit + 1) - memory_at(field->first, lit);
}

/* The number of clauses that a flip of a literal's variable visits. */
static inline uint32_t field_visited(const struct field *field, Lit lit) {
    return field_count(field, lit) + field_count(field, lit_not(lit));
}

/* Whether no literal of a clause is true, or exactly one, given field->one and the clause's
 * standing.  One comparison suffices for the latter, since standing - one of a falsified clause
 * wraps around to a large number. */
static inline bool field_falls(uint32_t one, uint32_t standing) {
    return standing < one;
}

static inline bool field_hangs(uint32_t one, uint32_t standing) {
    return standing - one < one;
}

/* The variable of the only true literal of a clause that hangs, given field->mask; for another
 * clause any number within the mask. */
static inline Var field_critical(uint32_t mask, uint32_t standing) {
    return standing & mask;
}

#endif
