/* SPDX-License-Identifier: MIT */
/* Solving as a person does: the easiest technique that applies, one step at a time, and where
 * none does a guess, which is taken back when it leads to a contradiction.
 *
 *     if (human_start(&h, clues, &clash))
 *         while (human_next(&h) == HUMAN_STEP)
 *             ... explain_step(out, h.layout, &h.step) ...
 *
 * A guess is made at a cell with the fewest candidates, its digits in ascending order; while one is
 * open, techniques that cost as much as chains do are left, as a guess that fails is sooner found
 * by another guess.  Techniques that rest on there being one solution are used only where that is
 * known, so that going on after one finds all. */
#ifndef COMMON_HUMAN_HUMAN_H
#define COMMON_HUMAN_HUMAN_H

#include "common/human/clues.h"
#include "common/human/count.h"
#include "common/human/repertoire.h"
#include "common/human/technique.h"

enum human_outcome {
    HUMAN_STEP,   /* step has been made */
    HUMAN_SOLVED, /* the board is complete; to call again seeks another solution */
    HUMAN_OVER,   /* there is no solution, or no more; or several, which ends a decisive one */
};

/* An open guess. */
struct human_level {
    struct board before; /* the position in which it was made */
    uint32_t cell;
    Set untried;
    unsigned digit, choice, choices;
};

struct human {
    const struct layout *layout;
    struct board board;
    struct step step;
    struct repertoire allowed; /* techniques that may be used; the caller may set it */
    struct count count;        /* how many solutions the puzzle has, for those who want to know */
    struct repertoire unique;  /* techniques that rest on there being one */
    struct repertoire cheap;   /* techniques before the first of these */
    struct repertoire light;   /* techniques for positions that were guessed */
    uint32_t depth_limit;      /* guesses open at once; the caller may set it */
    bool decisive;             /* no steps where there are several solutions, as soon as that is
                                  known; the caller may set it */
    bool patient;              /* nets may take seconds before a guess; the caller may set it */

    struct human_level *levels; /* room for one a cell; boards are taken when first needed */
    uint32_t boards;            /* how many levels have taken a board */
    uint32_t level;             /* open guesses */
    bool retry;                 /* the innermost guess was taken back: its next digit is due */
    bool cut;                   /* something was not tried because of depth_limit */

    uint64_t solutions, steps, guesses;
    uint32_t depth; /* most guesses that were open at once */
    struct memory *memory;
};

/* The layout must outlive the struct. */
void human_init(struct human *h, const struct layout *layout, struct memory *memory);
void human_free(struct human *h);

/* Begins with a puzzle.  Returns false with *clash filled when two clues break a rule. */
bool human_start(struct human *h, const uint8_t *clues, struct clues_clash *clash);

/* Makes the next step and tells of it in h->step.  After HUMAN_OVER, step says why the position
 * without guesses has no solution, or no more: its reason. */
enum human_outcome human_next(struct human *h);

/* The techniques that may be used in the position at hand: those that rest on there being one
 * solution only where that is known. */
struct repertoire human_usable(struct human *h);

/* Tells of all steps that the techniques allowed find in the position at hand, in their order, and
 * makes none; a step may be told of more than once where there is more than one way to see it. */
void human_tell(struct human *h, void (*tell)(void *context, const struct step *step),
                void *context);

#endif
