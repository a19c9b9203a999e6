/* SPDX-License-Identifier: MIT */
/* The literals that are true in all models of a formula, by questions to dpll as a library: reads
 * clauses as numbers, each ended by 0, and writes the literals one a line.
 *
 *     make ipasir
 *     cc -I. -o backbone examples/ipasir.c build/libipasirdpll.a -lm
 *     grep -v '^[cp]' formula.cnf | ./backbone
 *
 * A literal of the first model belongs to all models if there is none with its negation.  What the
 * solver learns for one question serves the next; each model that it finds rules out further
 * candidates without a question. */
#include <stdio.h>
#include <stdlib.h>

#include "cmd/dpll/ipasir.h"

/* Adds the clauses of standard input.  Returns the largest variable. */
static int read_clauses(void *solver) {
    int most = 0;
    for (int literal; scanf("%d", &literal) == 1;) {
        ipasir_add(solver, literal);
        if (abs(literal) > most)
            most = abs(literal);
    }
    return most;
}

/* Forgets candidates that the last model does not have. */
static void keep_common(void *solver, int *candidates, int vars) {
    for (int var = 1; var <= vars; var++)
        if (ipasir_val(solver, var) != candidates[var])
            candidates[var] = 0;
}

int main(void) {
    void *solver = ipasir_init();
    int vars = read_clauses(solver), *candidates = calloc((size_t)vars + 1, sizeof *candidates);
    if (!candidates)
        return EXIT_FAILURE;
    int answer = ipasir_solve(solver);
    for (int var = 1; var <= vars && answer == 10; var++)
        candidates[var] = ipasir_val(solver, var);
    for (int var = 1; var <= vars; var++) {
        if (!candidates[var])
            continue;
        ipasir_assume(solver, -candidates[var]);
        if (ipasir_solve(solver) == 10)
            keep_common(solver, candidates, vars);
        else
            printf("%d\n", candidates[var]);
    }
    ipasir_release(solver);
    free(candidates);
    return EXIT_SUCCESS;
}
