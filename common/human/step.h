/* SPDX-License-Identifier: MIT */
/* One step of solving: its pattern and its effect, with everything needed to explain it, to draw it
 * and to apply it. */
#ifndef COMMON_HUMAN_STEP_H
#define COMMON_HUMAN_STEP_H

#include <assert.h>

#include "common/human/notes.h"

/* Why a position is a dead end, so that a guess is taken back. */
enum step_reason {
    STEP_NO_DIGIT,  /* `where` is a cell without candidates */
    STEP_NO_PLACE,  /* `where` is a house without a place for `lost` */
    STEP_EXHAUSTED, /* all choices of level `level` + 1 were tried */
    STEP_TOO_DEEP,  /* one more guess would exceed the depth allowed */
    STEP_RULE,      /* `where` is the number of a rule that cannot hold, see rule.h */
    STEP_SOLVED,    /* a solution was found, and another one is wanted */
};

struct step_removal {
    uint32_t cell;
    Set digits;
};

/* Enough for a fish of four lines and the four that cross them, and for the longest chain told. */
enum { STEP_HOUSES_MAX = 16, STEP_PARTS_MAX = 64, STEP_RULES_MAX = 8 };

/* Cells of a pattern with the same role: a colour, the fins of a fish, a link of a chain. */
struct step_part {
    Set digits;
    uint32_t begin, end; /* in cells */
};

struct step {
    const struct technique *technique; /* a row of technique.h */

    uint32_t cell;  /* the cell that is set or guessed, or whose guess is taken back */
    unsigned digit; /* its digit; 0 if the step sets no cell */

    struct step_removal *removals; /* the candidates that the step rules out besides */
    uint32_t removal_count;

    /* The pattern: its digits; its houses, first the base, then the cover, which the pattern
     * affects; and its cells, which may be divided into parts. */
    Set digits;
    uint32_t houses[STEP_HOUSES_MAX];
    uint32_t house_count, first_cover;
    uint32_t *cells;
    uint32_t cell_count;
    struct step_part parts[STEP_PARTS_MAX];
    uint32_t part_count;

    /* Of a guess and its retraction. */
    uint32_t level; /* the number of open guesses, with this one */
    unsigned choice, choices;
    enum step_reason reason;
    uint32_t where;     /* in a step by a rule: the bond */
    int64_t numbers[3]; /* in a step by a rule: the numbers that its words name, see technique.h */
    uint32_t rules[STEP_RULES_MAX], rule_count; /* in a net: the bonds it needs */
    unsigned lost;                              /* the digit without a place */

    size_t room; /* capacity of removals and cells */

    struct notes notes; /* what finders remember between positions */

    bool brief; /* no words are wanted: finders may leave out what only words need */
    /* No other technique has a step: finders may take seconds, and the step is marked as deep. */
    bool deep;
    uint32_t suppositions; /* how many suppositions are left for deep nets */
    uint32_t effort;       /* how many suppositions deep nets make per candidate; 0 at first */
    uint32_t vain;         /* how many suppositions nested nets have made in vain */
    uint32_t net_begin;    /* the cell with which nested nets begin, at most the number of cells */

    /* Called for each step where all steps are wanted, see step_done.  NULL where one is wanted. */
    void (*tell)(void *context, const struct step *step);
    void *context;
};

/* Allocates memory for any step on a layout. */
void step_init(struct step *step, const struct layout *layout, struct memory *memory);
void step_free(struct step *step, struct memory *memory);

/* Begins a step without any effect. */
static inline void step_begin(struct step *step) {
    step->digit = 0;
    step->digits = 0;
    step->removal_count = step->house_count = step->first_cover = 0;
    step->cell_count = step->part_count = step->rule_count = 0;
}

/* Adds candidates to rule out.  An empty set of digits adds nothing. */
void step_remove(struct step *step, uint32_t cell, Set digits);

/* Rules a digit out in all cells of the board that are in both sets a and b and have the digit as a
 * candidate. */
void step_remove_seen(struct step *step, const struct board *board, const uint64_t *a,
                      const uint64_t *b, unsigned digit);

/* Add elements of the pattern, for words and pictures. */
static inline void step_add_house(struct step *step, uint32_t house) {
    assert(step->house_count < STEP_HOUSES_MAX);
    step->houses[step->house_count++] = house;
}

void step_add_cell(struct step *step, uint32_t cell);

/* Begins the cover: houses added later are those that the pattern affects. */
void step_begin_cover(struct step *step);

/* Begins a part: cells added later belong to it. */
void step_begin_part(struct step *step, Set digits);

/* Adds a part of a single cell. */
void step_add_part(struct step *step, Set digits, uint32_t cell);

/* Whether nested nets have been in vain for long in a puzzle with rules.  If so, they look at few
 * candidates, and the fish that take longest are left out, so that each step takes a fraction of a
 * second. */
enum { STEP_VAIN_MAX = 60000 };
static inline bool step_is_long(const struct step *step) {
    return step->vain >= STEP_VAIN_MAX && !step->tell;
}

/* Ends a pattern that a finder has filled in.  Returns whether the search ends: the pattern has an
 * effect, and only one step is wanted. */
static inline bool step_done(struct step *step) {
    assert(step->first_cover <= step->house_count);
    assert(!step->digit || !step->removal_count);
    if (!step->digit && !step->removal_count)
        return false;
    if (step->tell)
        step->tell(step->context, step);
    return !step->tell;
}

#ifndef NDEBUG
/* Whether a step sets an open cell to one of its candidates, or else rules out candidates, and only
 * those; its pattern is within the board; and the solution, if one is known, stays. */
bool step_is_sound(const struct step *step, const struct board *board, const uint8_t *solution);
#endif

/* Rules out the candidates that a step rules out. */
void step_apply_removals(const struct step *step, struct board *board);

/* Applies a step: sets its cell if it has a digit, and rules its candidates out. */
static inline void step_apply(const struct step *step, struct board *board) {
    if (step->digit)
        board_place(board, step->cell, step->digit);
    if (step->removal_count)
        step_apply_removals(step, board);
}

#endif
