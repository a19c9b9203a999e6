/* SPDX-License-Identifier: MIT */
#include "core.h"

#include <assert.h>
#include <stdlib.h>

void core_init(struct core *core, struct propagate *p, bool keep_hints, struct memory *memory) {
    *core = (struct core){.memory = memory, .p = p, .keep_hints = keep_hints};
    core->seen = memory_zeroed(memory, p->vars, sizeof *core->seen);
    if (keep_hints)
        core->spans = memory_zeroed(memory, p->archive->places.size, sizeof *core->spans);
}

void core_free(struct core *core) {
    if (core->p) {
        memory_release(core->memory, core->seen);
        memory_release(core->memory, core->spans);
    }
    stack_free(core->memory, &core->stack);
    stack_free(core->memory, &core->found);
    stack_free(core->memory, &core->hints);
    *core = (struct core){.memory = core->memory};
}

/* Puts a clause into the core, and its unseen variables on the stack. */
static void expand(struct core *core, ClauseRef ref) {
    assert(ref);
    struct propagate *p = core->p;
    const Lit *lits = archive_lits(p->archive, ref);
    uint32_t size = archive_size(p->archive, ref);
    archive_clause(p->archive, ref)[ARCHIVE_FLAGS] |= ARCHIVE_CORE;
    for (uint32_t i = 0; i < size; i++) {
        Var var = lit_var(lits[i]);
        if (core->seen[var] || !p->reasons[var] || (p->settled[var] && !core->keep_hints))
            continue;
        core->seen[var] = true;
        stack_push(core->memory, &core->stack, var);
    }
}

static int compare(const void *a, const void *b) {
    uint32_t one = *(const uint32_t *)a, other = *(const uint32_t *)b;
    return (one > other) - (one < other);
}

/* Appends the reasons of the variables found to the hints, in the order of the trail. */
static void append_hints(struct core *core, ClauseRef conflict) {
    assert(core->keep_hints && conflict);
    struct propagate *p = core->p;
    struct archive_words *found = &core->found;
    for (size_t i = 0; i < found->size; i++)
        found->data[i] = p->positions[found->data[i]];
    if (found->size) /* There may be no array. */
        qsort(found->data, found->size, sizeof *found->data, compare);
    for (size_t i = 0; i <= found->size; i++) {
        ClauseRef ref = i < found->size ? p->reasons[lit_var(p->trail[found->data[i]])] : conflict;
        stack_push(core->memory, &core->hints, archive_number(p->archive, ref));
    }
}

void core_trace(struct core *core, ClauseRef conflict, Var denied) {
    assert(conflict && !core->stack.size);
    struct propagate *p = core->p;
    stack_clear(&core->found);
    if (denied != VAR_MAX)
        core->seen[denied] = true;
    expand(core, conflict);
    while (core->stack.size) {
        Var var = stack_pop(&core->stack);
        stack_push(core->memory, &core->found, var);
        if (p->positions[var] < core->implied)
            p->settled[var] = true;
        expand(core, p->reasons[var]);
    }
    if (denied != VAR_MAX)
        core->seen[denied] = false;
    for (size_t i = 0; i < core->found.size; i++)
        core->seen[core->found.data[i]] = false;
    if (core->keep_hints)
        append_hints(core, conflict);
}

void core_finish(struct core *core, ClauseRef conflict) {
    assert(!core->finish.end);
    core_trace(core, conflict, VAR_MAX);
    core->finish = (struct core_span){0, core->hints.size};
}
