/* SPDX-License-Identifier: MIT */
/* A hint: the next step that a person could make.
 *
 * While the player only adds digits, each hint continues from the last one, so that what earlier
 * hints ruled out stays known.  After any other change the steps begin anew from the current
 * digits. */
#ifndef XSUDOKU_PLAY_HINT_H
#define XSUDOKU_PLAY_HINT_H

#include "common/human/human.h"
#include "game.h"

enum { HINT_TEXT = 1000, HINT_PART = 120 };

/* How much of a hint is told. */
enum hint_share { HINT_NOTHING, HINT_WHERE, HINT_WHAT, HINT_WHOLE };

struct hint {
    struct human human;
    enum words_language language;
    struct output *scratch;
    bool started;
    uint8_t digits[GAME_CELLS_MAX]; /* those that the steps began with */

    /* What was said last.  A digit of 0: candidates are ruled out, those of human.step. */
    uint32_t cell;
    unsigned digit;
    char text[HINT_TEXT];
};

/* The layout must outlive the hint. */
void hint_init(struct hint *hint, const struct layout *layout, enum words_language language,
               struct memory *memory);
void hint_free(struct hint *hint);

/* Finds the next step for a board without clashes and describes it in hint->text.  If no technique
 * finds a step, tells a digit of the solution, which may be NULL.  Returns false, with the reason
 * in the text, if there is no step. */
bool hint_next(struct hint *hint, const struct game *game, const uint8_t *solution);

/* Makes the steps begin anew, after a step that was found but not told completely. */
void hint_forget(struct hint *hint);

/* After hint_next has returned true: writes where to look (HINT_WHERE), or also by which technique
 * (HINT_WHAT). */
void hint_part(const struct hint *hint, enum hint_share share, char text[HINT_PART]);

#endif
