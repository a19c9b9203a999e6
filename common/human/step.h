/* One step of solving: what was seen where, and what it does.  A step says everything that is
 * needed to explain it, to draw it, or to carry it out. */
#ifndef COMMON_HUMAN_STEP_H
#define COMMON_HUMAN_STEP_H

#include "common/human/board.h"

/* Why a position leads no further, and a guess is taken back. */
enum step_reason {
    STEP_NO_DIGIT,  /* `where` is a cell without candidates */
    STEP_NO_PLACE,  /* `where` is a house without a place for `lost` */
    STEP_EXHAUSTED, /* all choices of level `level` + 1 were tried */
    STEP_TOO_DEEP,  /* one more guess would exceed the depth allowed */
    STEP_SOLVED,    /* a solution was found, and another one is sought */
};

struct step_removal {
    uint32_t cell;
    Set digits;
};

/* Enough for a fish of four lines and the four that cross them. */
enum { STEP_HOUSES_MAX = 8 };

struct step {
    const struct technique *technique; /* a row of technique.h */

    uint32_t cell;  /* that is set, or guessed, or was guessed */
    unsigned digit; /* to what; 0 where the step sets nothing */

    struct step_removal *removals; /* candidates that are ruled out otherwise */
    uint32_t removal_count;

    /* The pattern: its digits, houses and cells.  Of a colouring the first first_colour cells have
     * one colour, the others the other one. */
    Set digits;
    uint32_t houses[STEP_HOUSES_MAX];
    uint32_t house_count;
    uint32_t *cells;
    uint32_t cell_count;
    uint32_t first_colour;

    /* Of a guess and its way back. */
    uint32_t level; /* guesses open, this one included */
    unsigned choice, choices;
    enum step_reason reason;
    uint32_t where;
    unsigned lost; /* the digit without a place */

    size_t room; /* in removals and cells */
};

/* Takes memory for any step on a layout. */
void step_init(struct step *step, const struct layout *layout, struct memory *memory);
void step_free(struct step *step, struct memory *memory);

/* Begins a step that does nothing yet. */
void step_begin(struct step *step);

/* Adds candidates to be ruled out, unless there are none.  A cell is added once. */
void step_remove(struct step *step, uint32_t cell, Set digits);

void step_add_house(struct step *step, uint32_t house);
void step_add_cell(struct step *step, uint32_t cell);

/* Does what a step says: sets its cell, or rules its candidates out. */
void step_apply(const struct step *step, struct board *board);

#endif
