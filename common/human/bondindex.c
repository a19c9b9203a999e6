/* SPDX-License-Identifier: MIT */
#include "common/human/bondindex.h"

#include "common/human/set.h"

/* Enters a bond under a number, if there is room.  Returns the next number. */
static uint32_t enter(struct bondindex *index, const struct rules_bond *bond, const uint32_t *cells,
                      uint32_t number) {
    if (number == BONDINDEX_MAX)
        return number;
    for (uint32_t i = 0; i < bond->count; i++)
        set_add(index->of + (size_t)cells[i] * BONDINDEX_WORDS, number);
    if (bond->sums || bond->diagram)
        set_add(index->sums, number);
    return number + 1;
}

void bondindex_init(struct bondindex *index, const struct variant *variant,
                    const struct derived *derived, struct memory *memory) {
    const struct rules *rules = variant->rules;
    uint32_t number = 0;
    *index = (struct bondindex){0};
    if (!rules || !rules->bonds.size)
        return;
    index->of = memory_zeroed(memory, (size_t)variant->cells * BONDINDEX_WORDS, sizeof *index->of);
    for (size_t i = 0; i < rules->bonds.size; i++) {
        const struct rules_bond *bond = &rules->bonds.data[i];
        number = enter(index, bond, rules_bond_cells(rules, bond), number);
    }
    for (size_t i = 0; i < derived->sums.size; i++) {
        const struct rules_bond *bond = &derived->sums.data[i].bond;
        number = enter(index, bond, derived->cells.data + bond->begin, number);
    }
    index->words = (number + 63) / 64;
}

void bondindex_free(struct bondindex *index, struct memory *memory) {
    memory_release(memory, index->of);
}
