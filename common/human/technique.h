/* SPDX-License-Identifier: MIT */
/* What a technique of solving by hand is: a row of the table in techniques.h, which says everything
 * about it. */
#ifndef COMMON_HUMAN_TECHNIQUE_H
#define COMMON_HUMAN_TECHNIQUE_H

#include "common/human/step.h"
#include "common/human/words.h"

enum technique_kind {
    TECHNIQUE_PLAIN,
    TECHNIQUE_CHAIN,  /* the harder the longer, that is the more parts it has */
    TECHNIQUE_SINGLE, /* sets a cell, by looking at one cell or one house */
    TECHNIQUE_UNIQUE, /* right only where the puzzle has one solution */
    /* Plain, and of use only in puzzles that have such things: */
    TECHNIQUE_CROSSING, /* houses that share several cells, as a box and a row */
    TECHNIQUE_SUM,      /* sums */
    TECHNIQUE_LINE,     /* clues outside, and lines whose cells are read one after the other */
};

struct technique {
    const char *name; /* as traces and ratings have it */
    uint32_t cost;    /* of one step: see rating.h */

    /* In tenths, what Sudoku Explainer rates it, 0 where it knows no such technique; and the lower
     * rating of an easier kind of step, 0 where there is none: see er.h. */
    uint8_t er, easier;

    enum technique_kind kind;

    /* Finds one step, if there is any: begins *step and fills it in.  Where step->tell is set it is
     * told of every step instead, and the result is false.  NULL where human.c makes the step: for
     * guesses and their way back. */
    bool (*find)(const struct board *board, struct step *step);

    /* Where it was seen, without the parentheses; NULL where the effect says it.  In it stand
     *     %d digits   %c cells   %h, %H houses before the cover, and the cover
     *     %1 .. %9 the cells of a part   %p all parts with their digits   %x a chain   %s cells set
     *     %t the text of a rule   %o its combinations   %O its orders   %b what a sum leaves a cell
     *     %i what cells that are set leave for one   %e a sum as an equation
     *     %u the rules that a net needs
     *     %l %n %N level, choice and choices of a guess   %r why it is taken back */
    const char *where[WORDS_LANGUAGES];

    /* Why it works, for whoever does not know it by its name; NULL where find is. */
    const char *idea[WORDS_LANGUAGES];
};

#endif
