/* SPDX-License-Identifier: MIT */
#include "common/human/vain.h"

#include <assert.h>
#include <string.h>

/* What held each digit when a search was in vain the last time: at first nothing, when each is. */
static uint64_t *holders_of(const struct board *board, struct step *step, enum vain_search search) {
    size_t words = (size_t)board->layout->side * board->layout->words;
    bool known;
    assert(search < VAIN_SEARCHES);
    uint64_t *holders =
        notes_of(&step->notes, board, NOTES_VAIN, VAIN_SEARCHES * words * sizeof *holders, &known);
    return holders + search * words;
}

Set vain_digits(const struct board *board, struct step *step, enum vain_search search) {
    const uint64_t *last = holders_of(board, step, search), *now = board->holders;
    uint32_t words = board->layout->words;
    Set vain = 0;
    for (unsigned digit = 1; digit <= board->layout->side; digit++, last += words, now += words) {
        uint64_t differ = 0;
        for (uint32_t w = 0; w < words; w++)
            differ |= last[w] ^ now[w];
        vain |= set_if(!differ, set_of(digit));
    }
    return vain;
}

void vain_note(const struct board *board, struct step *step, enum vain_search search, Set digits) {
    uint64_t *last = holders_of(board, step, search);
    size_t words = board->layout->words;
    assert(!(digits & ~board->layout->all));
    for (; digits && !step->tell; digits &= digits - 1)
        memcpy(last + set_first(digits) * words, board_holders(board, set_digit(digits)),
               words * sizeof *last);
}
