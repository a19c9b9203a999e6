#include "rewrite/names.h"

#include "state/justify.h"

void names_begin(struct solver *s) {
    size_t lits = 2 * (size_t)s->vars;
    struct names *names = s->cdcl->names = memory_zeroed(s->memory, 1, sizeof *names);
    names->lits = memory_zeroed(s->memory, lits, sizeof *names->lits);
    names->ids = memory_zeroed(s->memory, lits, sizeof *names->ids);
    for (Lit lit = 0; lit < lits; lit++)
        names->lits[lit] = lit;
}

void names_free(struct solver *s) {
    struct names *names = s->cdcl->names;
    if (!names)
        return;
    memory_release(s->memory, names->lits);
    memory_release(s->memory, names->ids);
    memory_release(s->memory, names);
    s->cdcl->names = NULL;
}

static bool has_name(const struct solver *s, const Lit *lits, uint32_t size, Lit name) {
    for (uint32_t i = 0; i < size; i++)
        if (names_lit(s, lits[i]) == name)
            return true;
    return false;
}

void names_justify(struct solver *s, const Lit *lits, uint32_t size) {
    for (uint32_t i = 0; i < size; i++) {
        Lit name = names_lit(s, lits[i]);
        if (s->values[name] < 0 && (!s->cdcl->names || !has_name(s, lits, i, name)))
            justify_by_unit(s, name);
    }
    for (uint32_t i = 0; s->cdcl->names && i < size; i++)
        if (names_lit(s, lits[i]) != lits[i])
            justify_by(s, s->cdcl->names->ids[lits[i]]);
}
