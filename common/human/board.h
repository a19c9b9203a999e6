/* SPDX-License-Identifier: MIT */
/* A position: which cells are set, and the candidates of the others, kept from both sides - the
 * digits of each cell, and the places of each digit in each house - so that every technique finds
 * what it looks for as a set in one word.  Cells and digits that have come down to one possibility
 * are noted as it happens, and so is the first contradiction. */
#ifndef COMMON_HUMAN_BOARD_H
#define COMMON_HUMAN_BOARD_H

#include <assert.h>

#include "common/human/layout.h"
#include "common/memory.h"

/* Why a position has no solution. */
enum board_flaw {
    BOARD_SOUND,    /* nothing known against it */
    BOARD_NO_DIGIT, /* a cell has no candidate */
    BOARD_NO_PLACE, /* a digit has no place in a house */
    BOARD_RULE,     /* a rule cannot hold, see board_break */
};

struct board {
    const struct layout *layout;
    uint64_t *block; /* the memory of all that follows, so that a board is copied at once */
    size_t size;     /* in words */

    Set *candidates;   /* by cell: its digits; none for a cell that is set */
    Set *places;       /* by house and digit, see board_places; none for a digit that is set */
    Set *missing;      /* by house: the digits that are not set */
    uint64_t *holders; /* by digit: the cells that have it as a candidate, a set of layout->words */
    uint64_t *naked;   /* the cells that have one candidate, a set of layout->words */
    Set *hidden;       /* by house: the digits with one place left */
    uint64_t *last;    /* the cells that are all a house lacks, a set of layout->words */
    uint64_t *given;   /* the cells that were clues, a set of layout->words */
    uint8_t *digits;   /* by cell: what it is set to, or 0 */

    uint64_t changes; /* grows with each, so that what is known of a position can be kept for it */
    uint32_t open;    /* cells that are not set */
    enum board_flaw flaw;
    uint32_t flawed; /* the cell, house or number of the rule that is */
    unsigned lost;   /* the digit that has no place in that house, else 0 */
};

/* Takes the memory of a board, which is blank.  The layout must outlive it. */
void board_init(struct board *board, const struct layout *layout, struct memory *memory);
void board_free(struct board *board, struct memory *memory);

/* Makes board like another one of the same layout in from->size words that the caller owns, which
 * board_copy may fill anew; it is not to be freed. */
void board_borrow(struct board *board, const struct board *from, uint64_t *words);

/* Makes digits, missing and holders those of a blank board, and the rest empty. */
void board_clear(struct board *board);

/* Fills in the rest by these, after a board was cleared. */
void board_fill(struct board *board);

/* Makes board like another one of the same layout. */
void board_copy(struct board *board, const struct board *from);

/* Sets an open cell to one of its candidates and takes that from its peers. */
void board_place(struct board *board, uint32_t cell, unsigned digit);

/* Takes a candidate from a cell. */
void board_remove(struct board *board, uint32_t cell, unsigned digit);

#ifndef NDEBUG
/* Whether all of a board without a flaw says the same of its candidates: the cells, the houses, the
 * holders of each digit, and what is noted of cells and digits with one possibility. */
bool board_agrees(const struct board *board);
#endif

/* Notes that a rule, which has a number of the caller's, cannot hold. */
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

/* Whether two sets of cells have one in common that has a digit as a candidate. */
static inline bool board_holds_in_both(const struct board *board, const uint64_t *a,
                                       const uint64_t *b, unsigned digit) {
    const uint64_t *holders = board_holders(board, digit);
    uint64_t any = 0;
    for (uint32_t w = 0; w < board->layout->words; w++)
        any |= a[w] & b[w] & holders[w];
    return any != 0;
}

#endif
