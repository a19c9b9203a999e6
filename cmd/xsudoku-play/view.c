/* SPDX-License-Identifier: MIT */
#include "view.h"

#include <stdio.h>

#include "board.h"
#include "keylist.h"
#include "panel.h"
#include "text.h"

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
    snprintf(text, sizeof text, SESSION_IN(s, "and %d rows; here are", "和 %d 行；现在是"),
             PANEL_ROWS);
    canvas_put(frame->canvas, 1, 0, GROUND_NONE, INK_PLAIN, text);
    snprintf(text, sizeof text, SESSION_IN(s, "%u and %u.  q quits.", "%u 列 %u 行。q 退出。"),
             frame->canvas->columns, frame->canvas->rows);
    canvas_put(frame->canvas, 2, 0, GROUND_NONE, INK_PLAIN, text);
}

static void draw_game(const struct view *view, const struct session *s, struct canvas *canvas) {
    const struct variant_shape *shape = &s->layout.variant.shape;
    struct frame frame = {.view = view,
                          .s = s,
                          .canvas = canvas,
                          .variant = &s->layout.variant,
                          .drawing = {.variant = &s->layout.variant},
                          .side = shape->side,
                          .down = shape->area.rows,
                          .across = shape->area.columns};
    if (!frame_lay(&frame)) {
        draw_too_small(&frame);
        return;
    }
    board_draw(&frame);
    panel_draw(&frame);
    draw_message(s, canvas);
}

/* Hides the board while the time stands still. */
static void draw_pause(const struct session *s, struct canvas *canvas) {
    int row = (int)canvas->rows / 2;
    const char *text = SESSION_IN(s, "paused; any key goes on", "已暂停；按任意键继续");
    int column = ((int)canvas->columns - (int)text_columns(text)) / 2;
    canvas_put(canvas, row, column > 0 ? column : 0, GROUND_NONE, INK_TITLE, text);
}

void view_draw(const struct view *view, const struct session *s, struct canvas *canvas) {
    if (s->paused)
        draw_pause(s, canvas);
    else if (view->listing)
        keylist_draw(s, canvas, view->listing);
    else
        draw_game(view, s, canvas);
}
