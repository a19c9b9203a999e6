#include "view.h"

#include <stdio.h>
#include <string.h>

#include "common/border.h"
#include "common/gridline.h"
#include "ruling.h"
#include "text.h"

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

/* Whether a row, or a column, has borders before it; the board has both at its ends. */
static bool has_border(const uint8_t *before, unsigned line) {
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

/* Takes the largest cells for which there is room.  Where only rows are wanting the board is
 * scrolled.  Returns whether there is enough. */
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

static int row_at(const struct frame *frame, unsigned row) {
    return (int)(row * frame->lines + frame->rows_before[row + 1]) - frame->scroll;
}

static int column_at(const struct frame *frame, unsigned column) {
    if (frame->lines > 1)
        return (int)(1 + column * (frame->width + 1));
    return (int)(2 * column + 2 * frame->columns_before[column + 1]) - 1;
}

/* Scrolls so that the cursor has some rows around it. */
static void scroll(struct frame *frame) {
    int room = (int)frame->canvas->rows - MESSAGE_ROWS, rows = (int)frame->rows;
    int at = row_at(frame, variant_row(frame->variant, frame->view->cursor));
    frame->scroll = at - room / 2;
    if (frame->scroll > rows - room)
        frame->scroll = rows - room;
    if (frame->scroll < 0)
        frame->scroll = 0;
}

/* Puts text where the message is not. */
static void put(struct frame *frame, int row, int column, enum ground ground, enum ink ink,
                const char *text) {
    if (row < (int)frame->canvas->rows - MESSAGE_ROWS)
        canvas_put(frame->canvas, row, column, ground, ink, text);
}

/* Whether a cell is in a house that is shaded. */
static bool is_extra(const struct variant *variant, uint32_t cell) {
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++)
        if (variant->houses[variant->of[i]].kind->shaded)
            return true;
    return false;
}

/* Whether the hint at hand is about a cell. */
static bool is_hinted(const struct session *s, uint32_t cell) {
    const struct step *step = &s->hint.human.step;
    if (!s->hinted || cell == s->hint.cell)
        return s->hinted;
    for (uint32_t i = 0; i < step->removal_count; i++)
        if (step->removals[i].cell == cell)
            return true;
    for (uint32_t i = 0; i < step->cell_count; i++)
        if (step->cells[i] == cell)
            return true;
    return false;
}

static bool is_clashing(const struct frame *frame, uint32_t cell) {
    struct game_clash clash;
    return game_clashes(&frame->s->game, cell, &clash);
}

/* What a cell is, the most important first. */
static enum ground ground_of(const struct frame *frame, uint32_t cell) {
    const struct session *s = frame->s;
    uint32_t cursor = frame->view->cursor;
    unsigned digit = s->game.digits[cursor];
    bool extra = is_extra(&s->layout.variant, cell);
    if (cell == cursor)
        return GROUND_CURSOR;
    if (s->checked[cell] == MARK_WRONG || is_clashing(frame, cell))
        return GROUND_WRONG;
    if (s->checked[cell] == MARK_RIGHT)
        return GROUND_RIGHT;
    if (is_hinted(s, cell))
        return GROUND_HINT;
    if (digit && s->game.digits[cell] == digit)
        return GROUND_SAME;
    if (set_has(layout_sees(&s->layout, cursor), cell))
        return extra ? GROUND_PEER_EXTRA : GROUND_PEER;
    return extra ? GROUND_EXTRA : GROUND_NONE;
}

/* What stands beside a digit, so that nothing is told by colour alone. */
static char sign_of(const struct frame *frame, uint32_t cell) {
    if (is_clashing(frame, cell))
        return '!';
    switch (frame->s->checked[cell]) {
    case MARK_RIGHT:
        return '+';
    case MARK_WRONG:
        return 'x';
    default:
        return ' ';
    }
}

/* What fills a cell's edges where there is no colour to shade it. */
static char shade_of(const struct frame *frame, enum ground ground) {
    if (frame->view->palette != PALETTE_MONOCHROME)
        return ' ';
    return ground == GROUND_EXTRA || ground == GROUND_PEER_EXTRA ? ':'
           : ground == GROUND_PEER                               ? '\''
                                                                 : ' ';
}

/* The marks of a cell that stand in one of its lines; each has its own place. */
static void write_marks(const struct frame *frame, uint32_t cell, unsigned line, char *text) {
    unsigned spread = frame->spread;
    for (unsigned i = 0; i < frame->marks; i++) {
        unsigned digit = line * frame->marks + i + 1;
        if (digit <= frame->side && frame->s->game.marks[cell] & set_of(digit))
            text[i * spread + (spread > 1)] = gridline_letter(digit);
    }
}

/* Draws a cell that has room for marks. */
static void draw_large(struct frame *frame, uint32_t cell, enum ground ground, int row,
                       int column) {
    char text[2 * LAYOUT_SIDE_MAX + 2];
    unsigned digit = frame->s->game.digits[cell], middle = frame->width / 2;
    enum ink ink = !digit ? INK_MARK : game_is_clue(&frame->s->game, cell) ? INK_CLUE : INK_PLAIN;
    for (unsigned line = 0; line < frame->lines; line++) {
        memset(text, ' ', frame->width);
        text[frame->width] = 0;
        text[0] = text[frame->width - 1] = shade_of(frame, ground);
        if (!digit)
            write_marks(frame, cell, line, text);
        if (digit && line == (frame->lines - 1) / 2) {
            text[middle] = gridline_letter(digit);
            text[middle + 1] = sign_of(frame, cell);
        }
        put(frame, row + (int)line, column, ground, ink, text);
    }
}

/* Draws a cell of two characters. */
static void draw_small(struct frame *frame, uint32_t cell, enum ground ground, int row,
                       int column) {
    unsigned digit = frame->s->game.digits[cell];
    char left[2] = {sign_of(frame, cell), 0}, symbol[2] = {gridline_letter(digit), 0};
    enum ink ink = game_is_clue(&frame->s->game, cell) ? INK_CLUE : INK_PLAIN;
    if (*left == ' ')
        *left = shade_of(frame, ground);
    put(frame, row, column, ground, ink, left);
    put(frame, row, column + 1, ground, ink, digit ? symbol : frame->view->utf8 ? "·" : ".");
}

static void draw_cells(struct frame *frame) {
    for (uint32_t c = 0; c < frame->s->layout.cells; c++) {
        int row = row_at(frame, variant_row(frame->variant, c));
        int column = column_at(frame, variant_column(frame->variant, c));
        enum ground ground = ground_of(frame, c);
        if (frame->lines > 1)
            draw_large(frame, c, ground, row, column);
        else
            draw_small(frame, c, ground, row, column);
    }
}

/* Where the border before a column is, or the one after the last. */
static int border_at(const struct frame *frame, unsigned column) {
    return column == frame->across ? (int)frame->columns - 1 : column_at(frame, column) - 1;
}

static void put_joint(struct frame *frame, int row, int column, unsigned arms) {
    put(frame, row, column, GROUND_NONE, INK_PLAIN, frame->strokes[arms]);
}

/* Draws what meets above a row and before a column. */
static void draw_joint(struct frame *frame, unsigned row, unsigned column) {
    unsigned arms = border_corner(frame->variant, row, column);
    if (arms)
        put_joint(frame, row_at(frame, row) - 1, border_at(frame, column), arms);
}

/* Draws the borders above row `row`, or below the last one. */
static void draw_border(struct frame *frame, unsigned row) {
    int at = row_at(frame, row) - 1;
    for (unsigned c = 0; c < frame->across; c++)
        for (int x = border_at(frame, c);
             border_above(frame->variant, row, c) && x < border_at(frame, c + 1); x++)
            put_joint(frame, at, x, BORDER_LEFT + BORDER_RIGHT);
    for (unsigned c = 0; c <= frame->across; c++)
        if (has_border(frame->columns_before, c))
            draw_joint(frame, row, c);
}

/* Draws the borders before the cells of a row, and after the last one. */
static void draw_uprights(struct frame *frame, unsigned row) {
    for (unsigned c = 0; c <= frame->across; c++)
        for (unsigned y = 0; y < frame->lines && border_before(frame->variant, row, c); y++)
            put_joint(frame, row_at(frame, row) + (int)y, border_at(frame, c),
                      BORDER_UP + BORDER_DOWN);
}

static void draw_board(struct frame *frame) {
    for (unsigned r = 0; r <= frame->down; r++) {
        if (r < frame->down)
            draw_uprights(frame, r);
        if (has_border(frame->rows_before, r))
            draw_border(frame, r);
    }
    draw_cells(frame);
}

/* Writes one line of the panel. */
static void write_line(struct frame *frame, int *row, enum ink ink, const char *text) {
    put(frame, (*row)++, (int)frame->columns + 1, GROUND_NONE, ink, text);
}

/* Writes how the game stands. */
static void write_standing(struct frame *frame, int *row) {
    const struct session *s = frame->s;
    const struct variant_shape *shape = &s->layout.variant.shape;
    unsigned long time = session_seconds(s);
    unsigned clashes = game_clash_count(&s->game);
    char text[80];
    snprintf(text, sizeof text, "%s %ux%u", words_name(variant_names[shape->kind], s->language),
             shape->area.rows, shape->area.columns);
    write_line(frame, row, INK_TITLE, text);
    snprintf(text, sizeof text, SESSION_IN(s, "puzzle %zu of %zu", "第 %zu/%zu 题"), s->at + 1,
             s->book->puzzles.size);
    write_line(frame, row, INK_PLAIN, text);
    if (session_puzzle(s)->label)
        write_line(frame, row, INK_PLAIN, session_puzzle(s)->label);
    snprintf(text, sizeof text, SESSION_IN(s, "time %lu:%02lu:%02lu", "用时 %lu:%02lu:%02lu"),
             time / 3600, time / 60 % 60, time % 60);
    write_line(frame, row, INK_PLAIN, text);
    size_t used =
        (size_t)snprintf(text, sizeof text, SESSION_IN(s, "open %u", "空 %u"), s->game.open);
    if (clashes)
        snprintf(text + used, sizeof text - used, SESSION_IN(s, ", clash %u", ", 冲突 %u"),
                 clashes);
    write_line(frame, row, INK_PLAIN,
               game_is_solved(&s->game) ? SESSION_IN(s, "solved", "已完成") : text);
}

/* Writes the place of the cursor, and the marks there where cells have no room for them. */
static void write_place(struct frame *frame, int *row) {
    char text[80];
    uint32_t cursor = frame->view->cursor;
    Set marks = frame->lines > 1 ? 0 : frame->s->game.marks[cursor];
    size_t used = (size_t)snprintf(text, sizeof text, "r%uc%u%s", session_row(frame->s, cursor),
                                   session_column(frame->s, cursor), marks ? " " : "");
    for (; marks; marks &= marks - 1)
        text[used++] = gridline_letter(set_digit(marks));
    text[used] = 0;
    write_line(frame, row, INK_PLAIN, text);
}

/* What keys do, in no more than PANEL_COLUMNS. */
static const char *const keys[][WORDS_LANGUAGES] = {
    {"x 0   erase", "x 0   擦除"},
    {"u r   undo, redo", "u r   撤销, 重做"},
    {"?     hint", "?     提示"},
    {"Enter follow it", "Enter 照提示做"},
    {"c w   check, watch", "c w   检查, 随时"},
    {"a     all marks", "a     全部笔记"},
    {"b !   again, solve", "b !   重来, 填解"},
    {"n p   next, prev", "n p   下题, 上题"},
    {"q     save, quit", "q     保存, 退出"},
};

/* Writes the rules of the cell at the cursor, as far as there is room. */
static void write_rules(struct frame *frame, int row) {
    const struct rules *rules = frame->s->layout.variant.rules;
    char text[PANEL_COLUMNS + 1];
    for (unsigned i = 0; ruling_line(rules, frame->view->cursor, i, PANEL_COLUMNS, text) &&
                         row < (int)frame->canvas->rows - MESSAGE_ROWS;
         i++)
        write_line(frame, &row, INK_TITLE, text);
}

static void draw_panel(struct frame *frame) {
    const struct session *s = frame->s;
    int row = 0;
    char text[80];
    write_standing(frame, &row);
    write_place(frame, &row);
    row += frame->canvas->rows > PANEL_ROWS;
    write_line(frame, &row, INK_PLAIN, SESSION_IN(s, "arrows, hjkl: move", "方向键, hjkl: 移动"));
    snprintf(text, sizeof text, SESSION_IN(s, "1-%c   digit", "1-%c   填数"),
             gridline_letter(frame->side));
    write_line(frame, &row, INK_PLAIN, text);
    write_line(frame, &row, frame->view->marking ? INK_TITLE : INK_PLAIN,
               frame->view->marking ? SESSION_IN(s, "m     marks: on", "m     笔记: 开")
                                    : SESSION_IN(s, "m     marks: off", "m     笔记: 关"));
    for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++)
        write_line(frame, &row, INK_PLAIN, keys[i][s->language]);
    write_rules(frame, row);
}

/* Writes the message into the last rows, over as many as it takes. */
static void draw_message(const struct session *s, struct canvas *canvas) {
    const char *rest = s->message;
    char text[SESSION_TEXT];
    for (unsigned i = 0; i < MESSAGE_ROWS && *rest && canvas->columns; i++) {
        size_t part = text_fit(rest, canvas->columns);
        snprintf(text, sizeof text, "%.*s", (int)part, rest);
        canvas_put(canvas, (int)(canvas->rows - MESSAGE_ROWS + i), 0, GROUND_NONE, INK_TITLE, text);
        rest += part;
        rest += *rest == ' ';
    }
    if (*rest)
        canvas_put(canvas, (int)canvas->rows - 1, (int)canvas->columns - 3, GROUND_NONE, INK_TITLE,
                   "...");
}

static void draw_too_small(const struct frame *frame) {
    const struct session *s = frame->s;
    char text[120];
    snprintf(text, sizeof text, SESSION_IN(s, "This puzzle needs %u columns", "本题需要 %u 列"),
             frame->columns + 1 + PANEL_COLUMNS);
    canvas_put(frame->canvas, 0, 0, GROUND_NONE, INK_PLAIN, text);
    snprintf(text, sizeof text, SESSION_IN(s, "and %d rows; here are", "和 %d 行; 现在是"),
             PANEL_ROWS);
    canvas_put(frame->canvas, 1, 0, GROUND_NONE, INK_PLAIN, text);
    snprintf(text, sizeof text, SESSION_IN(s, "%u and %u.  q quits.", "%u 列 %u 行. q 退出."),
             frame->canvas->columns, frame->canvas->rows);
    canvas_put(frame->canvas, 2, 0, GROUND_NONE, INK_PLAIN, text);
}

void view_draw(const struct view *view, const struct session *s, struct canvas *canvas) {
    const struct variant_shape *shape = &s->layout.variant.shape;
    struct frame frame = {.view = view,
                          .s = s,
                          .canvas = canvas,
                          .strokes = view->utf8 ? border_unicode : border_ascii,
                          .variant = &s->layout.variant,
                          .side = shape->side,
                          .down = shape->area.rows,
                          .across = shape->area.columns};
    count_borders(&frame);
    if (!choose_size(&frame)) {
        draw_too_small(&frame);
        return;
    }
    scroll(&frame);
    draw_board(&frame);
    draw_panel(&frame);
    draw_message(s, canvas);
}
