/* SPDX-License-Identifier: MIT */
/* One step of solving: what was seen where, and what it does.  A step says everything that is
 * needed to explain it, to draw it, or to carry it out. */
#ifndef COMMON_HUMAN_STEP_H
#define COMMON_HUMAN_STEP_H

#include <assert.h>

#include "common/human/notes.h"

/* Why a position leads no further, and a guess is taken back. */
enum step_reason {
    STEP_NO_DIGIT,  /* `where` is a cell without candidates */
    STEP_NO_PLACE,  /* `where` is a house without a place for `lost` */
    STEP_EXHAUSTED, /* all choices of level `level` + 1 were tried */
    STEP_TOO_DEEP,  /* one more guess would exceed the depth allowed */
    STEP_RULE,      /* `where` is the number of a rule that cannot hold, see rule.h */
    STEP_SOLVED,    /* a solution was found, and another one is sought */
};

struct step_removal {
    uint32_t cell;
    Set digits;
};

/* Enough for a fish of four lines and the four that cross them, and for the longest chain told. */
enum { STEP_HOUSES_MAX = 16, STEP_PARTS_MAX = 64, STEP_RULES_MAX = 8 };

/* Cells of a pattern that play one role: a colour, the fins of a fish, a link of a chain. */
struct step_part {
    Set digits;
    uint32_t begin, end; /* in cells */
};

struct step {
    const struct technique *technique; /* a row of technique.h */

    uint32_t cell;  /* that is set, or guessed, or was guessed */
    unsigned digit; /* to what; 0 where the step sets nothing */

    struct step_removal *removals; /* candidates that are ruled out otherwise */
    uint32_t removal_count;

    /* The pattern: its digits, its houses - those it begins with, then those that it has an effect
     * on - and its cells, which may fall into parts. */
    Set digits;
    uint32_t houses[STEP_HOUSES_MAX];
    uint32_t house_count, first_cover;
    uint32_t *cells;
    uint32_t cell_count;
    struct step_part parts[STEP_PARTS_MAX];
    uint32_t part_count;

    /* Of a guess and its way back. */
    uint32_t level; /* guesses open, this one included */
    unsigned choice, choices;
    enum step_reason reason;
    uint32_t where;     /* of a step by a rule, too: the bond */
    int64_t numbers[3]; /* of a step by a rule: what its words name, see technique.h */
    uint32_t rules[STEP_RULES_MAX], rule_count; /* of a net: the bonds it needs */
    unsigned lost;                              /* the digit without a place */

    size_t room; /* in removals and cells */

    struct notes notes; /* for finders */

    bool brief; /* no words are wanted: finders may leave out what these alone need */
    bool deep;  /* nothing was found otherwise: finders may take seconds; and the step is such */
    uint32_t suppositions; /* how many are left for that */
    uint32_t effort;       /* how many of them deep nets make for a candidate, or 0 at first */
    uint32_t vain;         /* how many were made in vain by nested nets */
    uint32_t net_begin;    /* the cell with which nested nets begin, or how many there are */

    /* Where all steps are wanted and not just one: told of each, see step_done.  Else NULL. */
    void (*tell)(void *context, const struct step *step);
    void *context;
};

/* Takes memory for any step on a layout. */
void step_init(struct step *step, const struct layout *layout, struct memory *memory);
void step_free(struct step *step, struct memory *memory);

/* Begins a step that does nothing yet. */
static inline void step_begin(struct step *step) {
    step->digit = 0;
    step->digits = 0;
    step->removal_count = step->house_count = step->first_cover = 0;
    step->cell_count = step->part_count = step->rule_count = 0;
}

/* Adds candidates to be ruled out, unless there are none. */
void step_remove(struct step *step, uint32_t cell, Set digits);

/* Rules a digit out in all cells of board that are in both sets a and b and have it. */
void step_remove_seen(struct step *step, const struct board *board, const uint64_t *a,
                      const uint64_t *b, unsigned digit);

/* Add what the pattern is made of, for words and pictures. */
static inline void step_add_house(struct step *step, uint32_t house) {
    assert(step->house_count < STEP_HOUSES_MAX);
    step->houses[step->house_count++] = house;
}

void step_add_cell(struct step *step, uint32_t cell);

/* The houses added from here on are those that the pattern has an effect on. */
void step_begin_cover(struct step *step);

/* Begins a part, to which the cells added from here on belong. */
void step_begin_part(struct step *step, Set digits);

/* Adds a part of one cell. */
void step_add_part(struct step *step, Set digits, uint32_t cell);

/* Whether nested nets of a puzzle with rules have been in vain for long: then they look at few
 * candidates, and fish that take longest are left, so that each step takes a part of a second. */
enum { STEP_VAIN_MAX = 60000 };
static inline bool step_is_long(const struct step *step) {
    return step->vain >= STEP_VAIN_MAX && !step->tell;
}

/* Ends a pattern that a finder has filled in.  Returns whether the search is to end: the pattern
 * has an effect, and is the only one wanted. */
static inline bool step_done(struct step *step) {
    assert(step->first_cover <= step->house_count);
    assert(!step->digit || !step->removal_count);
    if (!step->digit && !step->removal_count)
        return false;
    if (step->tell)
        step->tell(step->context, step);
    return !step->tell;
}

/* Rules out what a step rules out: a part of step_apply. */
void step_apply_removals(const struct step *step, struct board *board);

/* Does what a step says: sets its cell, if it has a digit, and rules its candidates out. */
static inline void step_apply(const struct step *step, struct board *board) {
    if (step->digit)
        board_place(board, step->cell, step->digit);
    if (step->removal_count)
        step_apply_removals(step, board);
}

#endif
