/* SPDX-License-Identifier: MIT */
#include "state/extend.h"

#include <assert.h>

#include "state/log.h"

#ifndef NDEBUG
/* Whether all literals belong to the solver and exactly one has the witness's variable. */
static bool is_clause(const struct solver *s, Lit witness, const Lit *lits, size_t size) {
    size_t witnesses = 0;
    for (size_t i = 0; i < size; i++) {
        if (!solver_has_lit(s, lits[i]))
            return false;
        witnesses += lit_var(lits[i]) == lit_var(witness);
    }
    return witnesses == 1;
}
#endif

/* An entry of the stack is the clause's literals without the witness, the witness, and the size. */
void extend_push(struct solver *s, Lit witness, const Lit *lits, size_t size) {
    assert(is_clause(s, witness, lits, size));
    struct lit_stack *stack = &s->extension;
    log_clause(s, "extend", lits, size);
    s->counters.extensions++;
    stack_reserve(s->memory, stack, size + 1);
    for (size_t i = 0; i < size; i++)
        if (lits[i] != witness)
            stack_put(stack, lits[i]);
    stack_put(stack, witness);
    stack_put(stack, (uint32_t)size);
    /* Another entry ends right below this one, or the stack begins there. */
    assert(stack->size == size + 1 ||
           (stack->size > size && stack_at(stack, stack->size - size - 2) < stack->size - size));
}

static bool is_true(const signed char *model, Lit lit) {
    return model[lit_var(lit)] == lit_sign(lit);
}

static bool is_satisfied(const signed char *model, const Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (is_true(model, lits[i]))
            return true;
    return false;
}

void extend(const struct solver *s, signed char *model) {
    const Lit *data = s->extension.data;
    for (size_t end = s->extension.size; end;) {
        size_t size = memory_at(data, end - 1), start = end - 1 - size;
        Lit witness = memory_at(data, end - 2);
        assert(size && size < end);
        if (!is_satisfied(model, data + start, size))
            log_literal(s, "mend", witness);
        if (!is_satisfied(model, data + start, size))
            model[lit_var(witness)] = lit_sign(witness);
        end = start;
    }
}
