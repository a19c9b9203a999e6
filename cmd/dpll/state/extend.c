/* SPDX-License-Identifier: MIT */
#include "state/extend.h"

#include <assert.h>

#include "state/log.h"

/* The stack holds for each clause its literals but the witness, the witness, and its size. */
void extend_push(struct solver *s, Lit witness, const Lit *lits, size_t size) {
    assert(size && solver_has_lit(s, witness));
    struct lit_stack *stack = &s->extension;
    log_clause(s, "extend", lits, size);
    stack_reserve(s->memory, stack, size + 1);
    for (size_t i = 0; i < size; i++)
        if (lits[i] != witness)
            stack->data[stack->size++] = lits[i];
    stack->data[stack->size++] = witness;
    stack->data[stack->size++] = (uint32_t)size;
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
        size_t size = data[end - 1], start = end - 1 - size;
        Lit witness = data[end - 2];
        assert(size && size < end);
        if (!is_satisfied(model, data + start, size))
            model[lit_var(witness)] = lit_sign(witness);
        end = start;
    }
}
