/* SPDX-License-Identifier: MIT */
#include "common/solving/sudokuloose.h"

#include <assert.h>
#include <string.h>

#include "common/solving/sudokuclues.h"

void sudokuloose_change(struct sudoku *s, uint32_t bond, int total) {
    assert(bond < s->bonds.size && s->bonds.data[bond].sums);
    s->bonds.data[bond].total = total;
    s->known_masks[0] = 0; /* the known position depends on the old total */
}

static uint32_t size_of(Digits set) {
    assert(set);
    uint32_t size = 0;
    for (; set; set &= set - 1)
        size++;
    return size;
}

uint32_t sudokuloose_count(struct sudoku *s, const uint8_t *clues, Digits *left) {
    assert(s->bonds.size);
    uint32_t count = 0;
    sudokuclues_begin(s, s->levels, clues);
    memcpy(left, s->levels->candidates, s->cells * sizeof *left);
    for (uint32_t c = 0; c < s->cells; c++)
        count += size_of(left[c]) - 1;
    return count;
}
