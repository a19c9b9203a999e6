/* SPDX-License-Identifier: MIT */
/* Adds the literals that it is given, and asks: misuse LITERAL ... */
#include <stdio.h>
#include <stdlib.h>

#include "cmd/dpll/ipasir.h"

int main(int argc, char **argv) {
    void *solver = ipasir_init();
    for (int i = 1; i < argc; i++)
        ipasir_add(solver, (int)strtol(argv[i], NULL, 10));
    printf("%d\n", ipasir_solve(solver));
    ipasir_release(solver);
    return 0;
}
