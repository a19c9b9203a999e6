/* SPDX-License-Identifier: MIT */
/* A position: the cells that are set, and the candidates of the others.  Candidates are stored
 * twice, as the digits of each cell and as the places of each digit in each house, so that every
 * technique finds the set it looks for in one word.  Naked and hidden singles, and the first
 * contradiction, are noted when they appear. */
#ifndef COMMON_HUMAN_BOARD_H
#define COMMON_HUMAN_BOARD_H

#include <assert.h>

#include "common/base/memory.h"
#include "common/human/layout.h"

/* Why a position has no solution. */
enum board_flaw {
    BOARD_SOUND,    /* no flaw is known */
    BOARD_NO_DIGIT, /* a cell has no candidate */
    BOARD_NO_PLACE, /* a digit has no place in a house */
    BOARD_RULE,     /* a rule cannot hold, see board_break */
};

struct board {
    const struct layout *layout;
    uint64_t *block; /* memory of everything below, so that a board is copied at once */
    size_t size;     /* in words */

    Set *candidates;   /* by cell: its digits; empty for a cell that is set */
    Set *places;       /* by house and digit, see board_places; empty for a digit that is set */
    Set *missing;      /* by house: the digits that are not set */
    uint64_t *holders; /* by digit: the cells with it as a candidate, a set of layout->words */
    uint64_t *naked;   /* cells with one candidate, a set of layout->words */
    Set *hidden;       /* by house: the digits with one place */
    uint64_t *last;    /* cells that are the last open one of a house, a set of layout->words */
    uint64_t *given;   /* the clues, a set of layout->words */
    uint8_t *digits;   /* by cell: its digit if it is set, or 0 */

    uint64_t changes; /* one more with each change, to know whether data are current */
    uint32_t open;    /* cells that are not set */
    enum board_flaw flaw;
    uint32_t flawed; /* the flawed cell, house or rule */
    unsigned lost;   /* the digit without a place in that house, or 0 */
};

/* Allocates a blank board.  The layout must outlive it. */
void board_init(struct board *board, const struct layout *layout, struct memory *memory);
void board_free(struct board *board, struct memory *memory);

/* Makes board a copy of `from` whose memory is the from->size words at `words`, which belong to the
 * caller.  board_copy may refill it; it must not be freed. */
void board_borrow(struct board *board, const struct board *from, uint64_t *words);

/* Resets digits, missing and holders to those of a blank board, and empties the rest. */
void board_clear(struct board *board);

/* Computes the rest from these, after board_clear. */
void board_fill(struct board *board);

/* Copies a board of the same layout. */
void board_copy(struct board *board, const struct board *from);

/* Sets an open cell to one of its candidates and removes that from its peers. */
void board_place(struct board *board, uint32_t cell, unsigned digit);

/* Removes a candidate from a cell. */
void board_remove(struct board *board, uint32_t cell, unsigned digit);

#ifndef NDEBUG
/* Whether the parts of a board without a flaw agree: cells, houses, holders, and the noted
 * singles. */
bool board_agrees(const struct board *board);
#endif

/* Records that a rule, numbered by the caller, is violated. */
void board_break(struct board *board, uint32_t number);

/* The places of a digit in a house. */
static inline Set board_places(const struct board *board, uint32_t house, unsigned digit) {
    assert(house < board->layout->houses && digit - 1 < board->layout->side);
    return board->places[house * board->layout->side + digit - 1];
}

/* The cells that have a digit as a candidate. */
static inline const uint64_t *board_holders(const struct board *board, unsigned digit) {
    assert(digit - 1 < board->layout->side);
    return board->holders + (size_t)(digit - 1) * board->layout->words;
}

/* Whether two sets of cells have a common cell with a digit as a candidate. */
static inline bool board_holds_in_both(const struct board *board, const uint64_t *a,
                                       const uint64_t *b, unsigned digit) {
    const uint64_t *holders = board_holders(board, digit);
    uint64_t any = 0;
    for (uint32_t w = 0; w < board->layout->words; w++)
        any |= a[w] & b[w] & holders[w];
    return any != 0;
}

#endif
