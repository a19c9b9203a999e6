/* A hint: the next step that a person could make.
 *
 * While digits are only added, each further hint goes one step on, so that what an earlier one
 * ruled out is known; after any other change the steps begin anew from the digits there are. */
#ifndef XSUDOKU_PLAY_HINT_H
#define XSUDOKU_PLAY_HINT_H

#include "common/human/human.h"
#include "game.h"

enum { HINT_TEXT = 1000 };

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

/* Finds the next step for a board without clashes and tells of it in hint->text.  Where no
 * technique finds anything the solution decides, which may be NULL.  Returns false, with text
 * saying why, when there is no step to make. */
bool hint_next(struct hint *hint, const struct game *game, const uint8_t *solution);

#endif
