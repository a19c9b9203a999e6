#include "common/rulesets.h"

enum { SETS = 1 << RULESETS_SIDE_MAX };

/* Which entry of begin a set belongs to. */
static uint16_t *entry_of(struct rulesets *table, unsigned set) {
    unsigned size = 0, sum = 0;
    for (; set; set &= set - 1) {
        size++;
        sum += (unsigned)__builtin_ctz(set) + 1;
    }
    return &table->begin[size][sum];
}

/* By counting: begins are moved from the ends of their sets to where these begin. */
void rulesets_fill(struct rulesets *table) {
    uint16_t *begin = table->begin[0];
    unsigned entries = sizeof table->begin / sizeof *begin;
    *table = (struct rulesets){0};
    for (unsigned set = 0; set < SETS; set++)
        ++*entry_of(table, set);
    for (unsigned i = 1; i < entries; i++)
        begin[i] = (uint16_t)(begin[i] + begin[i - 1]);
    for (unsigned set = SETS; set-- > 0;)
        table->sets[--*entry_of(table, set)] = (uint16_t)set;
}
