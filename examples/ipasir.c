/* SPDX-License-Identifier: MIT */
/* The literals that are true in all models of a formula, by questions to dpll as a library: reads
 * clauses as numbers, each ended by 0, and writes the literals one a line.
 *
 *     make ipasir
 *     cc -Icmd/dpll -o backbone examples/ipasir.c build/libipasirdpll.a -lm
 *     grep -v '^[cp]' formula.cnf | ./backbone
 *
 * A literal of the first model belongs to all models if there is none with its negation.  What the
 * solver learns for one question serves the next; each model that it finds rules out further
 * candidates without a question. */
#include <stdio.h>
#include <stdlib.h>

#include "ipasir.h"

static void die(const char *what) {
    fprintf(stderr, "backbone: %s\n", what);
    exit(EXIT_FAILURE);
}

/* Adds the clauses of standard input.  Returns the largest variable. */
static int read_clauses(void *solver) {
    int most = 0, last = 0;
    for (int literal; scanf("%d", &literal) == 1; last = literal) {
        ipasir_add(solver, literal);
        if (abs(literal) > most)
            most = abs(literal);
    }
    if (!feof(stdin))
        die("the input is not numbers");
    if (last)
        die("the last clause does not end with 0");
    return most;
}

/* Asks, and returns whether there is a model. */
static int has_model(void *solver) {
    int answer = ipasir_solve(solver);
    if (!answer)
        die("memory does not suffice");
    return answer == 10;
}

/* Forgets candidates that the last model does not have. */
static void keep_common(void *solver, int *candidates, int vars) {
    for (int var = 1; var <= vars; var++)
        if (ipasir_val(solver, var) != candidates[var])
            candidates[var] = 0;
}

static void write_backbone(void *solver, int *candidates, int vars) {
    for (int var = 1; var <= vars; var++)
        candidates[var] = ipasir_val(solver, var);
    for (int var = 1; var <= vars; var++) {
        if (!candidates[var])
            continue;
        ipasir_assume(solver, -candidates[var]);
        if (has_model(solver))
            keep_common(solver, candidates, vars);
        else
            printf("%d\n", candidates[var]);
    }
}

int main(void) {
    void *solver = ipasir_init();
    int vars = read_clauses(solver), *candidates = calloc((size_t)vars + 1, sizeof *candidates);
    if (!candidates)
        die("memory does not suffice");
    if (!has_model(solver))
        die("there is no model");
    write_backbone(solver, candidates, vars);
    ipasir_release(solver);
    free(candidates);
    return EXIT_SUCCESS;
}
