/* SPDX-License-Identifier: MIT */
#include "uses.h"

#include <assert.h>

void uses_init(struct uses *uses, struct memory *memory) {
    *uses = (struct uses){.memory = memory};
}

void uses_free(struct uses *uses) {
    stack_free(uses->memory, &uses->ids);
    stack_free(uses->memory, &uses->hints);
    stack_free(uses->memory, &uses->ends);
}

void uses_hint(struct uses *uses, int64_t hint) {
    if (hint > 0 && !uses->complete)
        stack_push(uses->memory, &uses->hints, (uint64_t)hint);
}

void uses_step(struct uses *uses, const struct proof *step) {
    assert(step->id);
    if (uses->complete)
        return;
    stack_push(uses->memory, &uses->ids, step->id);
    stack_push(uses->memory, &uses->ends, uses->hints.size);
    uses->complete = !step->lits.size;
}

/* The first step whose number is at least id, or the number of steps. */
static size_t find(const struct uses *uses, uint64_t id) {
    size_t low = 0, high = uses->ids.size;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (uses->ids.data[middle] < id)
            low = middle + 1;
        else
            high = middle;
    }
    assert(low <= uses->ids.size);
    return low;
}

/* Marks the clauses that a step names.  Of a RAT step these may include hints after a conflict,
 * which are not checked and may name no clause. */
static void mark(const struct uses *uses, size_t step, uint64_t clauses, bool *used, bool *needed) {
    assert(step < uses->ends.size);
    for (size_t at = step ? uses->ends.data[step - 1] : 0; at < uses->ends.data[step]; at++) {
        uint64_t id = uses->hints.data[at];
        size_t found = id <= clauses ? 0 : find(uses, id);
        if (id <= clauses)
            used[id - 1] = true;
        else if (found < step && uses->ids.data[found] == id)
            needed[found] = true;
    }
}

void uses_trace(const struct uses *uses, uint64_t clauses, bool *used) {
    size_t steps = uses->ids.size;
    bool *needed = memory_zeroed(uses->memory, steps, sizeof *needed);
    if (uses->complete)
        needed[steps - 1] = true;
    for (size_t step = steps; step--;)
        if (needed[step])
            mark(uses, step, clauses, used, needed);
    memory_release(uses->memory, needed);
}
