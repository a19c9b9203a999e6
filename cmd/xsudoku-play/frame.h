/* How the board of a game lies on the screen. */
#ifndef XSUDOKU_PLAY_FRAME_H
#define XSUDOKU_PLAY_FRAME_H

#include "canvas.h"
#include "common/area.h"
#include "session.h"

/* What the screen shows that is no part of the game. */
struct view {
    uint32_t cursor;
    bool marking; /* digits are pencilled in */
    bool utf8;
    enum palette palette;
};

/* Measures of the panel and the message, in characters. */
enum { PANEL_ROWS = 20, PANEL_COLUMNS = 18, MESSAGE_ROWS = 2 };

/* Rows and columns of the largest board. */
enum { LINES_MAX = AREA_LINES_MAX };

/* How large the board is drawn.  A cell has `lines` rows: one for its digit alone, or several with
 * room for all its marks, and a column between it and the next. */
struct frame {
    const struct view *view;
    const struct session *s;
    struct canvas *canvas;
    const char *const *strokes; /* of borders, by arms */
    const struct variant *variant;
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

/* Where the cells of a row, or of a column, begin on the canvas. */
int frame_row(const struct frame *frame, unsigned row);
int frame_column(const struct frame *frame, unsigned column);

/* Puts text where the message is not. */
void frame_put(struct frame *frame, int row, int column, enum ground ground, enum ink ink,
               const char *text);

#endif
