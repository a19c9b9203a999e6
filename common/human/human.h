/* SPDX-License-Identifier: MIT */
/* Solving as a person does: step by step, by the easiest technique that applies.  If none applies,
 * a guess is made, and taken back when it leads to a contradiction.
 *
 *     if (human_start(&h, clues, &clash))
 *         while (human_next(&h) == HUMAN_STEP)
 *             ... explain_step(out, h.layout, &h.step) ...
 *
 * A guess sets a cell with the fewest candidates, and tries its digits in ascending order.  While a
 * guess is open, techniques that cost as much as chains are not used: a wrong guess is refuted
 * sooner by a further guess.  Techniques that assume a single solution are used only if the puzzle
 * is known to have one.  Hence continuing after a solution finds all solutions. */
#ifndef COMMON_HUMAN_HUMAN_H
#define COMMON_HUMAN_HUMAN_H

#include "common/human/clues.h"
#include "common/human/count.h"
#include "common/human/repertoire.h"
#include "common/human/technique.h"

enum human_outcome {
    HUMAN_STEP,   /* step has been made */
    HUMAN_SOLVED, /* the board is complete; to call again seeks another solution */
    /* There is no solution, or no further one; or there are several and h->decisive is set. */
    HUMAN_OVER,
};

/* A guess that is open. */
struct human_level {
    struct board before; /* the position before it */
    uint32_t cell;
    Set untried;
    unsigned digit, choice, choices;
};

struct human {
    const struct layout *layout;
    struct board board;
    struct step step;
    struct repertoire allowed; /* techniques that may be used; set by the caller */
    struct count count;        /* number of solutions of the puzzle, on demand */
    struct repertoire unique;  /* techniques that assume a single solution */
    struct repertoire cheap;   /* techniques before the first of these */
    struct repertoire light;   /* techniques used while guesses are open */
    uint32_t depth_limit;      /* most open guesses; set by the caller */
    bool decisive;             /* stop as soon as several solutions are known; set by the caller */
    bool patient;              /* nets may take seconds before a guess; set by the caller */

    struct human_level *levels; /* one for each cell; boards are allocated when first needed */
    uint32_t boards;            /* number of levels with a board */
    uint32_t level;             /* open guesses */
    bool retry;                 /* the last guess was undone: its next digit is due */
    bool cut;                   /* something was not tried because of depth_limit */

    uint64_t solutions, steps, guesses;
    uint32_t depth; /* most guesses open at once */
    struct memory *memory;
};

/* The layout must outlive the struct. */
void human_init(struct human *h, const struct layout *layout, struct memory *memory);
void human_free(struct human *h);

/* Begins a puzzle.  Returns false with *clash filled if two clues break a rule. */
bool human_start(struct human *h, const uint8_t *clues, struct clues_clash *clash);

/* Makes the next step, described in h->step.  After HUMAN_OVER, h->step has the reason why the
 * position without guesses has no solution, or no more. */
enum human_outcome human_next(struct human *h);

/* The techniques that may be used in the current position: those that assume a single solution only
 * if it is known. */
struct repertoire human_usable(struct human *h);

/* Tells of all steps that the allowed techniques find in the current position, in order, without
 * making any; a step with several explanations may be told several times. */
void human_tell(struct human *h, void (*tell)(void *context, const struct step *step),
                void *context);

#endif
