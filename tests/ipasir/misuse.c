/* SPDX-License-Identifier: MIT */
/* Adds the literals that it is given, and asks: misuse LITERAL ...  With the name of a function in
 * their place, that function is called while a hard question is asked. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ipasir/pigeons.h"

enum { HOLES = 8 };

struct call {
    void *solver;
    const char *function;
};

static int call_within(void *state) {
    struct call *call = state;
    if (!strcmp(call->function, "add"))
        ipasir_add(call->solver, 1);
    else if (!strcmp(call->function, "assume"))
        ipasir_assume(call->solver, 1);
    else if (!strcmp(call->function, "solve"))
        ipasir_solve(call->solver);
    else
        ipasir_release(call->solver);
    return 0;
}

int main(int argc, char **argv) {
    void *solver = ipasir_init();
    struct call call = {solver, argc > 1 ? argv[1] : "1"};
    if (call.function[strspn(call.function, "-0123456789")]) {
        add_pigeons(solver, HOLES);
        ipasir_set_terminate(solver, &call, call_within);
    } else {
        for (int i = 1; i < argc; i++)
            ipasir_add(solver, (int)strtol(argv[i], NULL, 10));
    }
    printf("%d\n", ipasir_solve(solver));
    ipasir_release(solver);
    return 0;
}
