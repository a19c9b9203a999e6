/* SPDX-License-Identifier: MIT */
#include "common/human/relatives.h"

static bool is_relation(const struct rules_bond *bond) {
    return !bond->sums && !bond->diagram;
}

/* Counts the relations of each cell: begin[c + 1] is where those of cell c end. */
static void count(const struct rules *rules, uint32_t *begin) {
    for (size_t i = 0; i < rules->bonds.size; i++)
        for (unsigned k = 0; k < 2 && is_relation(&rules->bonds.data[i]); k++)
            begin[rules_bond_cells(rules, &rules->bonds.data[i])[k] + 1]++;
    for (uint32_t c = 0; c < rules->cells; c++)
        begin[c + 1] += begin[c];
}

/* Fills each cell's part from its end, which moves to its beginning. */
static void fill(const struct relatives *relatives, const struct rules *rules, uint32_t *end) {
    for (size_t i = rules->bonds.size; i-- > 0;) {
        const struct rules_bond *bond = &rules->bonds.data[i];
        const uint32_t *cells = rules_bond_cells(rules, bond);
        for (unsigned k = 0; k < 2 && is_relation(bond); k++)
            relatives->list[--end[cells[k]]] = (struct relative){
                cells[!k], (uint32_t)i, rules->tables.data + bond->table + (k ? rules->side : 0)};
    }
}

void relatives_init(struct relatives *relatives, const struct rules *rules, struct memory *memory) {
    *relatives = (struct relatives){NULL, NULL};
    if (!rules || !rules->bonds.size)
        return;
    uint32_t *begin = memory_zeroed(memory, (size_t)rules->cells + 2, sizeof *begin);
    relatives->begin = begin;
    count(rules, begin);
    relatives->list =
        memory_zeroed(memory, (size_t)begin[rules->cells] + 1, sizeof *relatives->list);
    begin[rules->cells + 1] = begin[rules->cells];
    fill(relatives, rules, begin + 1);
    for (uint32_t c = 0; c <= rules->cells; c++)
        begin[c] = begin[c + 1];
}

void relatives_free(struct relatives *relatives, struct memory *memory) {
    memory_release(memory, relatives->list);
    memory_release(memory, relatives->begin);
}
