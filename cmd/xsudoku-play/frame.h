/* SPDX-License-Identifier: MIT */
/* How the board of a game lies on the screen. */
#ifndef XSUDOKU_PLAY_FRAME_H
#define XSUDOKU_PLAY_FRAME_H

#include "canvas.h"
#include "common/drawing/edges.h"
#include "session.h"

/* What the screen shows that is no part of the game. */
struct view {
    uint32_t cursor;
    bool marking;     /* digits are pencilled in */
    bool large;       /* cells are large, and signs of rules are not drawn */
    unsigned listing; /* the page of the list of keys that is shown; 0 for none */
    bool utf8;
    enum palette palette;
};

/* Measures of the panel and the message, in characters. */
enum { PANEL_ROWS = 20, PANEL_COLUMNS = 18, MESSAGE_ROWS = 2 };

/* How large the board is drawn, in characters.  A cell has `lines` rows.  A cell of one row shows
 * the digit alone; a cell of several rows has room for all marks and is followed by a blank column.
 * If `ruled` is set, the signs of rules are drawn: a row and a column stand before each cell, clues
 * stand outside the board, and a cell of one row shows as many marks as it has room for. */
struct frame {
    const struct view *view;
    const struct session *s;
    struct canvas *canvas;
    const struct variant *variant;
    struct drawing drawing; /* of the variant */
    bool ruled;             /* signs of rules are drawn */
    struct edges edges;
    int top, left;               /* rows and columns before the board */
    unsigned beside;             /* columns for each clue beside it */
    unsigned side, down, across; /* digits; rows and columns of the board */
    /* [r + 1]: rows of the canvas for edges above rows 0 to r; and the same for columns. */
    uint8_t rows_before[LINES_MAX + 2], columns_before[LINES_MAX + 2];
    unsigned lines, width; /* of a cell */
    unsigned marks;        /* in a row of a cell */
    unsigned spread;       /* columns from one mark to the next */
    unsigned rows, columns;
    int scroll; /* rows of the board above the screen */
};

/* Takes the largest cells for which the canvas has room.  If only rows are missing, scrolls the
 * board so that some rows around the cursor show.  Returns false if there is no room. */
bool frame_lay(struct frame *frame);

/* Whether a row, or a column, has a border before it.  The board has borders at both ends. */
bool frame_has_border(const uint8_t *before, unsigned line);

/* Whether there is a column between two cells at least. */
static inline bool frame_is_spaced(const struct frame *frame) {
    return frame->lines > 1 || frame->ruled;
}

/* Where in the width of a cell its digit is. */
static inline int frame_middle(const struct frame *frame) {
    return (int)frame->width / 2;
}

/* Where the cells of a row, or of a column, begin on the canvas. */
int frame_row(const struct frame *frame, unsigned row);
int frame_column(const struct frame *frame, unsigned column);

/* The place for a sign between two neighbours: beside their digits, or between their corners. */
void frame_between(const struct frame *frame, uint32_t a, uint32_t b, int *row, int *column);

/* Puts text where the message is not. */
void frame_put(struct frame *frame, int row, int column, enum ground ground, enum ink ink,
               const char *text);

#endif
