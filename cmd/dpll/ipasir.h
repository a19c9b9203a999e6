/* SPDX-License-Identifier: MIT */
/* dpll as a library, behind IPASIR, the interface of incremental SAT solvers (Balyo, Biere, Iser,
 * Sinz. SAT Race 2015. Artificial Intelligence 241, 2016).
 *
 *     make ipasir
 *     cc application.c build/libipasirdpll.a -lm
 *
 * A literal is a variable, 1 to 1073741823, or its negation with a minus sign.  A solver may be
 * used by one thread at a time; several solvers know nothing of each other.  No signal or file is
 * touched.  What a caller does wrong (a literal out of range, a clause without end, a call from
 * within a callback), memory that ends while clauses or assumptions are given, and a model that
 * contradicts the clauses, which is checked, end the program with a message on standard error. */
#ifndef DPLL_IPASIR_H
#define DPLL_IPASIR_H

#ifdef __cplusplus
extern "C" {
#endif

/* Name and version of the solver. */
const char *ipasir_signature(void);

/* A solver without clauses, to be released. */
void *ipasir_init(void);

/* Releases a solver, in any state, or NULL. */
void ipasir_release(void *solver);

/* Adds a literal to the clause being built; 0 ends the clause. */
void ipasir_add(void *solver, int literal_or_zero);

/* Assumes a literal for the next ipasir_solve only. */
void ipasir_assume(void *solver, int literal);

/* Decides all clauses given so far under the assumptions.  Returns 10 if there is a model, 20 if
 * there is none, and 0 if `terminate` asked for the end or three quarters of the machine's memory
 * did not suffice: the next call tries again, with what has been learned unless the end came within
 * a technique that rewrites the clauses.  An unfinished clause is an error. */
int ipasir_solve(void *solver);

/* After 10, until the next ipasir_solve: the literal of this variable that is true in the model; 0
 * for a variable that occurred nowhere before. */
int ipasir_val(void *solver, int literal);

/* After 20, until the next ipasir_solve: whether the assumption was used to show that there is no
 * model. */
int ipasir_failed(void *solver, int literal);

/* Has `terminate` called with state, at most once a millisecond and on large formulas at least a
 * few times a second, while ipasir_solve runs, which ends when it returns another number than 0. It
 * must not call these functions.  NULL: no longer. */
void ipasir_set_terminate(void *solver, void *state, int (*terminate)(void *state));

/* Has `learn` called with state and each learned clause of at most max_length literals, ended by 0:
 * the clauses given so far imply it.  It is valid during the call, which must not call these
 * functions.  NULL: no longer. */
void ipasir_set_learn(void *solver, void *state, int max_length,
                      void (*learn)(void *state, int *clause));

/* Beyond IPASIR: ends each later ipasir_solve, which returns 0, after so many conflicts.  A
 * negative number: no longer. */
void dpll_limit(void *solver, long conflicts);

/* Beyond IPASIR: sets a number that steers the search, one of those that dpll --tunables lists, as
 * dpll --set does.  Returns 1; 0, and changes nothing, if there is no number of this name, if the
 * value is out of its range, or after the first ipasir_solve. */
int dpll_set(void *solver, const char *name, double value);

#ifdef __cplusplus
}
#endif

#endif
