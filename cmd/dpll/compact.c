/* SPDX-License-Identifier: MIT */
#include "compact.h"

#include <assert.h>

#include "common/base/hash.h"

void compact_begin(struct compact *compact, struct memory *memory) {
    if (compact->memory)
        memory_release(compact->memory, compact->slots);
    *compact = (struct compact){.memory = memory};
}

/* The slot of a variable, or the free one it goes into: linear probing (Knuth, 1973). */
static size_t find_slot(const struct compact *compact, const struct formula *formula, Var var) {
    assert(compact->room && !(compact->room & (compact->room - 1)));
    assert(2 * (compact->inner - compact->plain) <= compact->room);
    size_t mask = compact->room - 1, slot = (size_t)hash_spread(var) & mask;
    while (memory_at(compact->slots, slot) != VAR_MAX &&
           formula->names[memory_at(compact->slots, slot)] != var)
        slot = (slot + 1) & mask;
    return slot;
}

/* The new number of a variable; the next one if it has none. */
static Var take(struct compact *compact, struct formula *formula, Var var) {
    if (var < compact->plain)
        return var;
    Var *slot = &memory_at(compact->slots, find_slot(compact, formula, var));
    if (*slot == VAR_MAX) {
        assert(compact->inner < formula->names_room);
        formula->names[compact->inner] = var;
        *slot = compact->inner++;
    }
    assert(formula->names[*slot] == var);
    return *slot;
}

/* Builds a table that is at most half full with `count` more variables. */
static void make_slots(struct compact *compact, const struct formula *formula, size_t count) {
    size_t least = 2 * (compact->inner - compact->plain + count), room = compact->room;
    if (least <= room)
        return;
    for (room = room ? room : 1024; room < least;)
        room *= 2;
    Var *slots = memory_resize(compact->memory, NULL, memory_bytes(room, sizeof *slots));
    memory_release(compact->memory, compact->slots);
    compact->slots = slots;
    compact->room = room;
    for (size_t i = 0; i < room; i++)
        slots[i] = VAR_MAX;
    for (Var var = compact->plain; var < compact->inner; var++)
        slots[find_slot(compact, formula, formula->names[var])] = var;
}

static void make_names(struct formula *formula, size_t room) {
    if (room <= formula->names_room)
        return;
    if (room < 2 * formula->names_room)
        room = 2 * formula->names_room;
    formula->names =
        memory_resize(formula->memory, formula->names, memory_bytes(room, sizeof(Var)));
    formula->names_room = room;
}

/* Whether variables keep their own numbers, until the first sparse formula. */
static bool is_plain(struct compact *compact, struct formula *formula, size_t count) {
    if (formula->renamed)
        return false;
    if (formula_is_sparse(formula)) {
        make_names(formula, compact->plain + count);
        compact->inner = compact->plain;
        for (Var var = 0; var < compact->plain; var++)
            formula->names[var] = var;
        return false;
    }
    compact_pass(compact, formula);
    return true;
}

void compact_pass(struct compact *compact, const struct formula *formula) {
    assert(!formula->renamed);
    compact->plain = formula->vars;
    compact->words = formula->size;
}

void compact_update(struct compact *compact, struct formula *formula,
                    const struct elit_stack *assume, const struct var_stack *shown) {
    assert(compact->words <= formula->size);
    size_t count = formula->size - compact->words + assume->size + shown->size;
    if (is_plain(compact, formula, count))
        return;
    make_names(formula, compact->inner + count);
    make_slots(compact, formula, count);
    if (!formula->renamed || formula->vars > compact->inner)
        formula->declared = formula->vars;
    formula->renamed = true;
    for (; compact->words < formula->size; compact->words++) {
        uint32_t *word = &formula->words[compact->words], lit = *word & ~FORMULA_LAST;
        if (*word != FORMULA_EMPTY)
            *word = lit_make(take(compact, formula, lit_var(lit)), lit_negative(lit)) |
                    (*word & FORMULA_LAST);
    }
    for (size_t i = 0; i < assume->size; i++)
        take(compact, formula, lit_var(lit_of(assume->data[i])));
    for (size_t i = 0; i < shown->size; i++)
        take(compact, formula, shown->data[i]);
    assert(compact->inner >= compact->plain && compact->inner <= formula->names_room);
    formula->vars = compact->inner;
}

Lit compact_lit(const struct compact *compact, const struct formula *formula, int elit) {
    Lit lit = lit_of(elit);
    if (!formula->renamed || lit_var(lit) < compact->plain)
        return lit;
    assert(memory_at(compact->slots, find_slot(compact, formula, lit_var(lit))) < compact->inner);
    return lit_make(memory_at(compact->slots, find_slot(compact, formula, lit_var(lit))),
                    lit_negative(lit));
}
