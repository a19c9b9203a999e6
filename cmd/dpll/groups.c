/* SPDX-License-Identifier: MIT */
#include "groups.h"

#include <assert.h>

#include "common/formulas/renaming.h"

void groups_begin(struct groups *groups, const struct dimacs *d) {
    groups->given = d->grouped;
    groups->declared = d->groups;
    groups->count = 0;
    stack_clear(&groups->of);
}

void groups_note(struct groups *groups, const struct dimacs *d, const struct formula *formula) {
    assert(!groups->given || groups->of.size <= formula->clauses);
    while (groups->given && groups->of.size < formula->clauses)
        stack_push(d->in.memory, &groups->of, d->group);
}

#ifndef NDEBUG
/* Whether each group has its own clauses, in their order, and at least one unless it is group 0. */
static bool are_sorted(const struct groups *groups) {
    for (size_t group = 0; group <= groups->count; group++) {
        const uint32_t *first = groups_first(groups, group), *end = groups_end(groups, group);
        if (group && first == end)
            return false;
        for (const uint32_t *clause = first; clause < end; clause++)
            if (stack_at(&groups->of, *clause) != group ||
                (clause > first && clause[-1] >= *clause))
                return false;
    }
    return true;
}
#endif

/* Sorts the clauses by their groups. */
static void sort(struct groups *groups) {
    size_t *at = groups->at;
    for (size_t i = 0; i < groups->of.size; i++)
        at[groups->of.data[i] + 2]++;
    for (size_t group = 2; group < groups->count + 2; group++)
        at[group + 1] += at[group];
    for (size_t i = 0; i < groups->of.size; i++)
        groups->clauses[at[groups->of.data[i] + 1]++] = (uint32_t)i;
    assert(at[groups->count + 1] == groups->of.size && are_sorted(groups));
}

static void rename_groups(struct groups *groups, struct memory *memory) {
    Var *of = groups->of.data;
    size_t clauses = groups->of.size;
    Var *names = groups->names = memory_zeroed(memory, clauses + 1, sizeof *names);
    for (size_t i = 0; i < clauses; i++)
        names[i + 1] = of[i];
    groups->count = renaming_sort(names, clauses + 1) - 1;
    assert(!names[0] && groups->count <= clauses);
    for (size_t i = 0; i < clauses; i++) {
        assert(renaming_find(names, groups->count + 1, of[i]));
        of[i] = (Var)(renaming_find(names, groups->count + 1, of[i]) - names);
    }
}

bool groups_list(struct groups *groups, const struct formula *formula) {
    struct memory *memory = formula->memory;
    if (groups->given)
        rename_groups(groups, memory);
    else
        groups->count = formula->clauses;
    if (groups->count > VAR_MAX - formula->vars || formula->clauses > UINT32_MAX)
        return false;
    for (size_t i = groups->of.size; i < formula->clauses; i++)
        stack_push(memory, &groups->of, (Var)i + 1);
    groups->clauses = memory_zeroed(memory, formula->clauses + 1, sizeof *groups->clauses);
    groups->at = memory_zeroed(memory, groups->count + 3, sizeof *groups->at);
    sort(groups);
    return true;
}

void groups_free(struct groups *groups, struct memory *memory) {
    stack_free(memory, &groups->of);
    memory_release(memory, groups->clauses);
    memory_release(memory, groups->at);
    memory_release(memory, groups->names);
    groups->clauses = NULL;
    groups->at = NULL;
    groups->names = NULL;
}
