/* SPDX-License-Identifier: MIT */
/* A technique of solving by hand: a row of the table in techniques.h, with everything about it. */
#ifndef COMMON_HUMAN_TECHNIQUE_H
#define COMMON_HUMAN_TECHNIQUE_H

#include "common/human/step.h"
#include "common/human/words.h"

enum technique_kind {
    TECHNIQUE_PLAIN,
    TECHNIQUE_CHAIN,  /* the cost grows with the length, the number of parts */
    TECHNIQUE_SINGLE, /* sets a cell, by looking at one cell or one house */
    TECHNIQUE_UNIQUE, /* valid only if the puzzle has one solution */
    /* Plain, and useful only in puzzles with: */
    TECHNIQUE_CROSSING, /* houses that share several cells, as a box and a row do */
    TECHNIQUE_SUM,      /* sums */
    TECHNIQUE_LINE,     /* clues outside, or lines whose cells are read in order */
};

struct technique {
    const char *name; /* in traces and ratings */
    uint32_t cost;    /* of one step, see rating.h */

    /* The rating of Sudoku Explainer in tenths, 0 for none; and the lower rating of an easier kind
     * of this step, 0 for none: see er.h. */
    uint8_t er, easier;

    enum technique_kind kind;

    /* Finds one step: begins *step, fills it in and returns true.  Returns false if there is none.
     * Where step->tell is set, passes every step to it and returns false.  NULL for guesses and
     * their retraction, which human.c makes. */
    bool (*find)(const struct board *board, struct step *step);

    /* Where it was seen, without the parentheses; NULL where the effect says it.  In it stand
     *     %d digits   %c cells   %h, %H houses before the cover, and the cover
     *     %1 .. %9 the cells of a part   %p all parts with their digits   %x a chain   %s cells set
     *     %t the text of a rule   %o its combinations   %O its orders   %b what a sum leaves a cell
     *     %i what cells that are set leave for one   %e a sum as an equation
     *     %u the rules that a net needs
     *     %l %n %N level, choice and choices of a guess   %r why it is taken back */
    const char *where[WORDS_LANGUAGES];

    /* Why the technique works, for a reader who does not know it; NULL where find is NULL. */
    const char *idea[WORDS_LANGUAGES];
};

#endif
