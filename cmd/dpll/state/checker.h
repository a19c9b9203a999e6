/* SPDX-License-Identifier: MIT */
/* A checker of everything that a conflict-driven search derives, in debug builds, with or without a
 * proof.
 *
 * It has a copy of the clauses (rup.h).  justify.h reports to it each clause that is derived and
 * each that is removed.  A derived clause must follow from the current clauses by unit propagation
 * (Goldberg, Novikov, 2003), or be blocked on its first literal, as definitions of new variables
 * are: unit propagation shows all resolvents (Jarvisalo, Heule, Biere, 2012).  If neither holds, or
 * if a removed clause was not there, the checker prints the clause and an assertion fails.
 *
 * check_learned checks the clauses that the search itself learns, since it knows their reasons.
 * Clauses of other workers, and without a proof those of linear algebra and of counting, are taken
 * on trust.
 *
 * The effort is limited to CHECKER_VISITS clauses visited, and one more for every CHECKER_TICKS
 * ticks of the search; clauses derived beyond that are added without a check.  A formula that takes
 * more than CHECKER_WORDS words, or a sixteenth of the memory allowed, has no checker.  With -v the
 * profile counts what was checked and what was not (enum check). */
#ifndef DPLL_STATE_CHECKER_H
#define DPLL_STATE_CHECKER_H

#include "state/solver.h"

enum { CHECKER_VISITS = 1000000, CHECKER_TICKS = 20, CHECKER_WORDS = 1 << 21 };

#ifdef NDEBUG
static inline void checker_begin(struct solver *s) {
    (void)s;
}

static inline void checker_resume(struct solver *s) {
    (void)s;
}

static inline void checker_input(struct solver *s, const Lit *lits, size_t size) {
    (void)s, (void)lits, (void)size;
}

static inline void checker_learned(struct solver *s, const Lit *lits, size_t size) {
    (void)s, (void)lits, (void)size;
}

static inline void checker_given(struct solver *s, const Lit *lits, size_t size) {
    (void)s, (void)lits, (void)size;
}

static inline void checker_follows(struct solver *s, const Lit *lits, size_t size) {
    (void)s, (void)lits, (void)size;
}

static inline uint64_t checker_derived(struct solver *s, const Lit *lits, size_t size) {
    (void)s, (void)lits, (void)size;
    return 0;
}

static inline void checker_gone(struct solver *s, const Lit *lits, size_t size) {
    (void)s, (void)lits, (void)size;
}

static inline void checker_refuted(const struct solver *s) {
    (void)s;
}
#else
/* Begins with the current clauses and level-0 literals, and with the contradiction if one is
 * known. */
void checker_begin(struct solver *s);

/* Takes on trust the level-0 literals that other engines have added. */
void checker_resume(struct solver *s);

/* Adds a clause of the formula. */
void checker_input(struct solver *s, const Lit *lits, size_t size);

/* Adds a clause that check_learned has checked. */
void checker_learned(struct solver *s, const Lit *lits, size_t size);

/* Adds a clause on trust: of linear algebra or of counting without a proof, or of
 * another worker. */
void checker_given(struct solver *s, const Lit *lits, size_t size);

/* Checks a clause without adding it. */
void checker_follows(struct solver *s, const Lit *lits, size_t size);

/* Checks a clause and adds it.  Returns a number for it, or 0 without a checker. */
uint64_t checker_derived(struct solver *s, const Lit *lits, size_t size);

/* Removes a clause. */
void checker_gone(struct solver *s, const Lit *lits, size_t size);

/* Checks, before it is said that the formula has no model, that unit propagation refutes what the
 * checker was told. */
void checker_refuted(const struct solver *s);
#endif

#endif
