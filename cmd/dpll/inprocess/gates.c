/* SPDX-License-Identifier: MIT */
#include "inprocess/gates.h"

#include <assert.h>

#include "state/log.h"

void gates_init(struct solver *s, struct closure *closure) {
    assert(!closure->first);
    merge_init(s, &closure->merger, &closure->memory);
    closure->first = memory_zeroed(&closure->memory, s->vars, sizeof *closure->first);
    closure->last = memory_zeroed(&closure->memory, s->vars, sizeof *closure->last);
    for (Var var = 0; var < s->vars; var++)
        memory_at(closure->first, var) = memory_at(closure->last, var) = NO_USE;
}

void gates_forget(struct closure *closure) {
    stack_free(&closure->memory, &closure->gates);
    stack_free(&closure->memory, &closure->inputs);
    stack_free(&closure->memory, &closure->clauses);
    stack_free(&closure->memory, &closure->uses);
    stack_free(&closure->memory, &closure->table);
}

static void add_use(struct closure *closure, Var var, uint32_t gate) {
    assert(gate < closure->gates.size);
    struct use use = {gate, memory_at(closure->first, var)};
    uint32_t at = (uint32_t)closure->uses.size;
    stack_push(&closure->memory, &closure->uses, use);
    if (use.next == NO_USE)
        memory_at(closure->last, var) = at;
    memory_at(closure->first, var) = at;
}

void gates_add(struct solver *s, struct closure *closure, enum gate_kind kind, Lit output,
               const Lit *inputs, uint32_t size, const uint64_t *ids) {
    assert(kind == GATE_AND ? size > 0 : size == 3);
    assert(!s->proof || ids);
    struct gate gate = {.kind = (unsigned char)kind,
                        .output = output,
                        .size = size,
                        .inputs = (uint32_t)closure->inputs.size,
                        .clauses = (uint32_t)closure->clauses.size};
    if (closure->inputs.size + size > GATE_INPUTS_MAX)
        return;
    uint32_t index = (uint32_t)closure->gates.size,
             count = kind == GATE_AND ? size + 1 : ITE_CLAUSES;
    stack_push(&closure->memory, &closure->gates, gate);
    s->counters.congruence_gates++;
    log_literal_words(s, "gate", output, "%s of %" PRIu32 " inputs, number %" PRIu32,
                      kind == GATE_AND ? "and" : "if-then-else", size, index);
    log_clause(s, "inputs", inputs, size);
    for (uint32_t i = 0; i < size; i++) {
        Lit input = array_at(inputs, size, i);
        stack_push(&closure->memory, &closure->inputs, input);
        add_use(closure, lit_var(input), index);
    }
    for (uint32_t i = 0; s->proof && i < count; i++)
        stack_push(&closure->memory, &closure->clauses, array_at(ids, count, i));
}
