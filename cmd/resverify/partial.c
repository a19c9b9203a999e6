/* SPDX-License-Identifier: MIT */
#include "partial.h"

#include <stdlib.h>

static int by_literal(const void *one, const void *two) {
    Lit a = *(const Lit *)one, b = *(const Lit *)two;
    return (a > b) - (a < b);
}

/* The open literals, sorted, so that both literals of a variable are neighbours. */
static struct formula_lits open_literals(const struct clause_view *clause, const struct res *res,
                                         struct memory *memory) {
    struct formula_lits open = {0};
    for (size_t i = 0; i < clause->size; i++)
        if (!res_value(res, lit_var(clause_lit(clause, i))))
            stack_push(memory, &open, clause_lit(clause, i));
    if (open.size)
        qsort(open.data, open.size, sizeof *open.data, by_literal);
    return open;
}

bool partial_clause_holds(const struct clause_view *clause, const struct res *res,
                          struct memory *memory) {
    struct formula_lits open = open_literals(clause, res, memory);
    bool holds = false;
    for (size_t i = 1; i < open.size; i++)
        holds |= open.data[i] == lit_not(open.data[i - 1]);
    stack_free(memory, &open);
    return holds;
}

bool partial_xor_settled(const struct clause_view * xor, const struct res *res,
                         struct memory *memory) {
    struct formula_lits open = open_literals(xor, res, memory);
    size_t at = 0;
    while (at + 1 < open.size && lit_var(open.data[at]) == lit_var(open.data[at + 1]))
        at += 2;
    bool settled = at == open.size;
    stack_free(memory, &open);
    return settled;
}
