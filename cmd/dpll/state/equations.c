/* SPDX-License-Identifier: MIT */
#include "state/equations.h"

void equations_add(struct solver *s, struct equations *e, const Var *vars, uint32_t size,
                   bool value) {
    struct equation new = {.begin = e->vars.size, .size = size, .value = value};
    stack_reserve(s->memory, &e->vars, size);
    for (uint32_t i = 0; i < size; i++)
        stack_put(&e->vars, vars[i]);
    stack_push(s->memory, &e->list, new);
}

void equations_free(struct solver *s, struct equations *e) {
    stack_free(s->memory, &e->list);
    stack_free(s->memory, &e->vars);
}
