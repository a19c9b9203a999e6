#include "frame.h"

#include "common/border.h"

/* Counts the rows and columns that have borders before them. */
static void count_borders(struct frame *frame) {
    for (unsigned r = 0; r <= frame->down; r++) {
        bool any = false;
        for (unsigned c = 0; c < frame->across && !any; c++)
            any = border_above(frame->variant, r, c);
        frame->rows_before[r + 1] = (uint8_t)(frame->rows_before[r] + any);
    }
    for (unsigned c = 0; c <= frame->across; c++) {
        bool any = false;
        for (unsigned r = 0; r < frame->down && !any; r++)
            any = border_before(frame->variant, r, c);
        frame->columns_before[c + 1] = (uint8_t)(frame->columns_before[c] + any);
    }
}

bool frame_has_border(const uint8_t *before, unsigned line) {
    return before[line + 1] > before[line];
}

/* Measures the board with cells of `lines` lines, and `spread` columns from one mark to the next.
 */
static void measure(struct frame *frame, unsigned lines, unsigned spread) {
    unsigned side = frame->side, down = frame->down, across = frame->across;
    frame->lines = lines;
    frame->marks = (side + lines - 1) / lines;
    frame->spread = spread;
    frame->width = lines == 1 ? 2 : spread * frame->marks + (spread > 1);
    if (lines > 1 && frame->width < 5)
        frame->width = 5;
    frame->rows = down * lines + frame->rows_before[down + 1];
    frame->columns = lines > 1 ? across * (frame->width + 1) + 1
                               : 2 * across + 2 * frame->columns_before[across + 1] - 1;
}

static bool fits(const struct frame *frame) {
    return frame->rows + MESSAGE_ROWS <= frame->canvas->rows &&
           frame->columns + 1 + PANEL_COLUMNS <= frame->canvas->columns;
}

static bool choose_size(struct frame *frame) {
    unsigned lines = 1;
    while (lines * lines < frame->side && lines < 4)
        lines++;
    for (unsigned spread = 2; lines > 1; spread = 3 - spread) {
        measure(frame, lines, lines > 2 ? spread : 1);
        if (fits(frame))
            break;
        lines -= spread == 1;
    }
    if (lines == 1)
        measure(frame, 1, 1);
    return frame->canvas->rows >= PANEL_ROWS &&
           frame->canvas->columns >= frame->columns + 1 + PANEL_COLUMNS;
}

int frame_row(const struct frame *frame, unsigned row) {
    return (int)(row * frame->lines + frame->rows_before[row + 1]) - frame->scroll;
}

int frame_column(const struct frame *frame, unsigned column) {
    if (frame->lines > 1)
        return (int)(1 + column * (frame->width + 1));
    return (int)(2 * column + 2 * frame->columns_before[column + 1]) - 1;
}

/* Scrolls so that the cursor has some rows around it. */
static void scroll(struct frame *frame) {
    int room = (int)frame->canvas->rows - MESSAGE_ROWS, rows = (int)frame->rows;
    int at = frame_row(frame, variant_row(frame->variant, frame->view->cursor));
    frame->scroll = at - room / 2;
    if (frame->scroll > rows - room)
        frame->scroll = rows - room;
    if (frame->scroll < 0)
        frame->scroll = 0;
}

bool frame_lay(struct frame *frame) {
    count_borders(frame);
    if (!choose_size(frame))
        return false;
    scroll(frame);
    return true;
}

void frame_put(struct frame *frame, int row, int column, enum ground ground, enum ink ink,
               const char *text) {
    if (row < (int)frame->canvas->rows - MESSAGE_ROWS)
        canvas_put(frame->canvas, row, column, ground, ink, text);
}
