/* SPDX-License-Identifier: MIT */
#include "common/formulas/renaming.h"

#include <assert.h>
#include <stdlib.h>

static int by_number(const void *one, const void *two) {
    Var a = *(const Var *)one, b = *(const Var *)two;
    return (a > b) - (a < b);
}

size_t renaming_sort(Var *vars, size_t count) {
    size_t kept = 0;
    if (count)
        qsort(vars, count, sizeof *vars, by_number);
    for (size_t i = 0; i < count; i++)
        if (!kept || vars[i] != vars[kept - 1]) {
            assert(!kept || vars[kept - 1] < vars[i]);
            vars[kept++] = vars[i];
        }
    return kept;
}

const Var *renaming_find(const Var *vars, size_t count, Var var) {
    return count ? bsearch(&var, vars, count, sizeof *vars, by_number) : NULL;
}

void renaming_take(struct renaming *renaming, const Lit *lits, size_t size, struct memory *memory) {
    *renaming = (struct renaming){.memory = memory};
    renaming->names = memory_zeroed(memory, size + 1, sizeof *renaming->names);
    for (size_t i = 0; i < size; i++)
        renaming->names[i] = lit_var(lits[i]);
    renaming->count = renaming_sort(renaming->names, size);
}

void renaming_free(struct renaming *renaming) {
    memory_release(renaming->memory, renaming->names);
    *renaming = (struct renaming){0};
}

bool renaming_inner(const struct renaming *renaming, Lit lit, Lit *inner) {
    const Var *found = renaming_find(renaming->names, renaming->count, lit_var(lit));
    if (found)
        *inner = lit_make((Var)(found - renaming->names), lit_negative(lit));
    return found;
}
