/* How the board of a game lies on the screen. */
#ifndef XSUDOKU_PLAY_FRAME_H
#define XSUDOKU_PLAY_FRAME_H

#include "canvas.h"
#include "edges.h"
#include "session.h"

/* What the screen shows that is no part of the game. */
struct view {
    uint32_t cursor;
    bool marking; /* digits are pencilled in */
    bool large;   /* cells are to be large, and what rules draw is not drawn */
    bool listing; /* the list of keys is shown */
    bool utf8;
    enum palette palette;
};

/* Measures of the panel and the message, in characters. */
enum { PANEL_ROWS = 20, PANEL_COLUMNS = 18, MESSAGE_ROWS = 2 };

/* How large the board is drawn.  A cell has `lines` rows: one for its digit alone, or several with
 * room for all its marks, and a column between it and the next.  Where what rules draw is drawn,
 * there are a row and a column before each cell, and room outside for clues there; a cell of one
 * row then has all marks that go into it. */
struct frame {
    const struct view *view;
    const struct session *s;
    struct canvas *canvas;
    const struct variant *variant;
    struct drawing drawing; /* of the variant */
    bool ruled;             /* what rules draw is drawn */
    struct edges edges;
    int top, left;                      /* rows and columns before the board, */
    unsigned beside;                    /* columns for each clue beside it */
    unsigned side, down, across;        /* digits; rows and columns of the board */
    uint8_t rows_before[LINES_MAX + 2]; /* borders above row r but for the first: [r] - [0] */
    uint8_t columns_before[LINES_MAX + 2];
    unsigned lines, width; /* of a cell */
    unsigned marks;        /* to a line, */
    unsigned spread;       /* and columns from one to the next */
    unsigned rows, columns;
    int scroll; /* rows of the board above the screen */
};

/* Takes the largest cells for which the canvas has room.  Where only rows are wanting the board is
 * scrolled, so that the cursor has some rows around it.  Returns whether there is enough. */
bool frame_lay(struct frame *frame);

/* Whether a row, or a column, has borders before it; the board has both at its ends. */
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

/* Where what is between two neighbours is: beside their digits, or between their corners. */
void frame_between(const struct frame *frame, uint32_t a, uint32_t b, int *row, int *column);

/* Puts text where the message is not. */
void frame_put(struct frame *frame, int row, int column, enum ground ground, enum ink ink,
               const char *text);

#endif
