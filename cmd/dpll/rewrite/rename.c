/* SPDX-License-Identifier: MIT */
#include "rewrite/rename.h"

#include <assert.h>

#include "rewrite/connect.h"
#include "rewrite/names.h"
#include "search/collect.h"
#include "search/unit.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"

/* Stores a renamed binary clause until the lists are laid out; assigns a unit. */
static void rename_binary(struct solver *s, struct names *names, Lit lit, struct watch watch) {
    assert(watch.ref & BINARY);
    const Lit old[2] = {lit, watch.blocker};
    Lit lits[2] = {names_lit(names, lit), names_lit(names, watch.blocker)};
    if (lits[0] == lit_not(lits[1]) || solver_value(s, lits[0]) > 0 || solver_value(s, lits[1]) > 0)
        return;
    size_t size = 0;
    Lit kept[2];
    for (int i = 0; i < 2; i++)
        if (!solver_value(s, lits[i]) && (!size || kept[0] != lits[i]))
            kept[size++] = lits[i];
    assert(size || solver_value(s, lits[0]) < 0);
    log_clause_words(s, "rename", old, 2, "%d or %d", log_number(s, lits[0]),
                     log_number(s, lits[1]));
    names_justify(s, names, old, 2);
    justify_by(s, justify_clause_id(s, watch.ref));
    uint64_t id = justify_clause(s, kept, size);
    if (size == 2) {
        struct short_clause binary = {{kept[0], kept[1]}, id, watch.ref & BINARY_REDUNDANT};
        stack_push(s->memory, &names->shorts, binary);
    } else if (size == 1) {
        unit_assign(s, kept[0], id);
    } else {
        s->inconsistent = true;
    }
}

/* Removes renamed binary clauses from the list of lit. */
static void rename_list(struct solver *s, struct names *names, Lit lit) {
    struct watch_list *list = &watch_list_of(&s->watches, lit);
    bool renamed = names_lit(names, lit) != lit;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = watch_at(&s->watches, list, i);
        bool stays = !renamed && names_lit(names, watch.blocker) == watch.blocker;
        if (!(watch.ref & BINARY) || stays) {
            watch_at(&s->watches, list, kept++) = watch;
        } else if (lit < watch.blocker) {
            rename_binary(s, names, lit, watch);
            collect_forget_binary(s, lit, watch);
        }
    }
    list->size = kept;
}

static void rename_equations(struct solver *s, const struct names *names) {
    struct equations *e = &s->cdcl->equations;
    for (size_t i = 0; i < e->list.size; i++) {
        struct equation *equation = &stack_at(&e->list, i);
        Var *vars = e->vars.data + equation->begin;
        poll_step(s, i);
        for (uint32_t k = 0; k < equation->size; k++) {
            Lit name = names_lit(names, lit_make(array_at(vars, equation->size, k), 0));
            vars[INDEX(k, equation->size)] = lit_var(name);
            equation->value ^= lit_negative(name);
        }
    }
}

void rename_all(struct solver *s, struct names *names) {
    assert(!solver_level(s));
    rename_equations(s, names);
    for (Lit lit = 0; lit < 2 * s->vars && !s->inconsistent; lit++) {
        poll_step(s, lit);
        rename_list(s, names, lit);
    }
    if (!s->inconsistent)
        connect_renamed(s, names);
    for (Var var = 0; var < s->vars; var++) {
        Lit lit = lit_make(var, 0);
        if (names_lit(names, lit) != lit)
            cdcl_remove(s, var);
    }
}
