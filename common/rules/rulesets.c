/* SPDX-License-Identifier: MIT */
#include "common/rules/rulesets.h"

#include <assert.h>

#include "common/base/bit.h"

enum { SETS = 1 << RULESETS_SIDE_MAX };

/* The entry of begin of each set, by size and sum. */
static void find_entries(uint16_t entries[SETS]) {
    entries[0] = 0;
    for (unsigned set = 1; set < SETS; set++)
        entries[set] =
            (uint16_t)(entries[set & (set - 1)] + (RULESETS_SUM_MAX + 2) + bit_lowest(set) + 1);
}

/* Counting sort: begins are first the ends of their sets, and are counted down. */
void rulesets_fill(struct rulesets *table) {
    uint16_t *begin = table->begin[0], entries[SETS];
    unsigned count = sizeof table->begin / sizeof *begin;
    *table = (struct rulesets){0};
    find_entries(entries);
    for (unsigned set = 0; set < SETS; set++)
        begin[entries[set]]++;
    for (unsigned i = 1; i < count; i++)
        begin[i] = (uint16_t)(begin[i] + begin[i - 1]);
    assert(begin[count - 1] == SETS);
    for (unsigned set = SETS; set-- > 0;) {
        assert(entries[set] < count && begin[entries[set]]);
        table->sets[--begin[entries[set]]] = (uint16_t)set;
    }
}
