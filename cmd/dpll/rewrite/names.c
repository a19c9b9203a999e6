/* SPDX-License-Identifier: MIT */
#include "rewrite/names.h"

#include "state/justify.h"

struct names *names_new(struct solver *s) {
    size_t lits = 2 * (size_t)s->vars;
    struct names *names = memory_zeroed(s->memory, 1, sizeof *names);
    names->lits = memory_zeroed(s->memory, lits, sizeof *names->lits);
    names->ids = memory_zeroed(s->memory, lits, sizeof *names->ids);
    for (Lit lit = 0; lit < lits; lit++)
        memory_at(names->lits, lit) = lit;
    return names;
}

void names_free(struct solver *s, struct names *names) {
    memory_release(s->memory, names->lits);
    memory_release(s->memory, names->ids);
    stack_free(s->memory, &names->shorts);
    memory_release(s->memory, names);
}

static bool has_name(const struct names *names, const Lit *lits, uint32_t size, Lit name) {
    for (uint32_t i = 0; i < size; i++)
        if (names_lit(names, array_at(lits, size, i)) == name)
            return true;
    return false;
}

void names_justify(struct solver *s, const struct names *names, const Lit *lits, uint32_t size) {
    for (uint32_t i = 0; i < size; i++) {
        Lit name = names_lit(names, array_at(lits, size, i));
        if (solver_value(s, name) < 0 && (!names->lits || !has_name(names, lits, i, name)))
            justify_by_unit(s, name);
    }
    for (uint32_t i = 0; names->lits && i < size; i++)
        if (names_lit(names, lits[i]) != lits[i])
            justify_by(s, memory_at(names->ids, lits[i]));
}
