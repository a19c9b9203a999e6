/* SPDX-License-Identifier: MIT */
/* Equations of parity/system.h as sets of variables, beside all assignments. */
#ifndef SUMS_H
#define SUMS_H

#include "parity/system.h"
#include "planted.h"

/* Bit VAR for each variable; the sum of these is `value`. */
struct sum {
    uint32_t vars;
    bool value;
};

static inline bool sums_is_odd(uint32_t bits) {
    bool odd = false;
    for (; bits; bits &= bits - 1)
        odd = !odd;
    return odd;
}

static inline struct sum sums_read(const struct parity *p, uint32_t index) {
    struct sum sum = {0, p->xors.data[index].value};
    for (uint32_t i = 0; i < p->xors.data[index].size; i++)
        sum.vars |= 1u << system_vars(p, index)[i];
    return sum;
}

static inline bool sums_follows(const struct truth *models, struct sum sum) {
    for (uint32_t row = 0; row < 1u << SCENARIO_VARS; row++)
        if (truth_has(models, row) && sums_is_odd(row & sum.vars) != sum.value)
            return false;
    return true;
}

static inline struct parity *sums_begin(struct solver *s) {
    struct parity *p = memory_zeroed(s->memory, 1, sizeof *p);
    memory_region(&p->memory, s->memory);
    p->limit = UINT64_MAX;
    return p;
}

static inline void sums_end(struct solver *s, struct parity *p) {
    memory_clear(&p->memory);
    memory_release(s->memory, p);
}

static inline bool sums_has(const struct parity *p, struct sum sum) {
    for (uint32_t i = 0; i < p->xors.size; i++) {
        struct sum found = sums_read(p, i);
        if (found.vars == sum.vars && found.value == sum.value)
            return true;
    }
    return false;
}

#endif
