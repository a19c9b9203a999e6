/* SPDX-License-Identifier: MIT */
#include "parity/system.h"

#include <assert.h>

#include "parity/varset.h"
#include "state/ticks.h"

uint32_t system_add(struct parity *p, const Var *vars, uint32_t size, bool value) {
    struct xor new = {.begin = p->vars.size,
                      .size = size,
                      .value = value,
                      .live = true,
                      .parts = {NO_XOR, NO_XOR},
                      .ids = p->ids.size,
                      .chain = NO_CHAIN};
    for (uint32_t i = 0; i < size; i++)
        stack_push(&p->memory, &p->vars, array_at(vars, size, i));
    stack_push(&p->memory, &p->xors, new);
    return (uint32_t)p->xors.size - 1;
}

uint32_t system_sum(struct parity *p, uint32_t a, uint32_t b) {
    assert(a != b && stack_at(&p->xors, a).live && stack_at(&p->xors, b).live);
    struct xor left = stack_at(&p->xors, a), right = stack_at(&p->xors, b);
    struct xor sum = {.begin = p->vars.size,
                      .value = left.value != right.value,
                      .live = true,
                      .parts = {a, b},
                      .chain = NO_CHAIN};
    stack_reserve(&p->memory, &p->vars, (size_t)left.size + right.size);
    sum.size = varset_difference(p->vars.data + left.begin, left.size, p->vars.data + right.begin,
                                 right.size, p->vars.data + p->vars.size);
    p->vars.size += sum.size;
    ticks_add(&p->ticks, 2 + ((uint64_t)left.size + right.size) / 8);
    uint32_t index = (uint32_t)p->xors.size;
    stack_push(&p->memory, &p->xors, sum);
    if (sum.size <= 2 && (sum.size || sum.value))
        stack_push(&p->memory, &p->facts, index);
    assert(p->vars.size <= p->vars.capacity);
    return index;
}

void system_conclude(struct parity *p, const Var *vars, uint32_t size, bool value) {
    assert(size <= 2);
    uint32_t index = system_add(p, vars, size, value);
    stack_push(&p->memory, &p->facts, index);
}

bool system_contradicts(const struct parity *p, uint32_t index) {
    return !stack_at(&p->xors, index).size && stack_at(&p->xors, index).value;
}
