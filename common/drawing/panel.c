/* SPDX-License-Identifier: MIT */
#include "common/drawing/panel.h"

#include <assert.h>
#include <string.h>

#include "common/drawing/drawinglegend.h"
#include "common/streams/html.h"

/* The sizes of letters as parts of the grid's width, the height of a line, and the average width of
 * a letter as part of its size. */
#define HEADING 0.05
#define LEGEND (1 / 30.0)
#define LINE 1.35
#define LETTER 0.5

static double grid_width(const struct panel *panel) {
    return DRAWING_CELL * panel->drawing.variant->shape.area.columns;
}
static double grid_height(const struct panel *panel) {
    return DRAWING_CELL * panel->drawing.variant->shape.area.rows;
}

/* The height of the heading, with the space below it. */
static double heading_height(const struct panel *panel) {
    return panel->number || panel->label_length ? grid_width(panel) * HEADING * LINE : 0;
}

/* The approximate width of a text in letters: characters of three bytes, such as Chinese ones,
 * count as two. */
static size_t letters(const char *text) {
    size_t count = 0;
    for (; *text; text++) {
        unsigned char byte = (unsigned char)*text;
        count += byte < 0x80 || byte >= 0xc0;
        count += byte >= 0xe0;
    }
    return count;
}

/* The number of lines of the legend, and the length of the longest. */
static unsigned count_lines(const struct panel *panel, size_t *longest) {
    char text[DRAWINGLEGEND_LINE];
    unsigned lines = 0;
    *longest = 1;
    while (panel->legend && drawinglegend_line(&panel->drawing, lines, text)) {
        *longest = letters(text) > *longest ? letters(text) : *longest;
        lines++;
    }
    return lines;
}

/* The font size of the legend: its longest line is no wider than the grid. */
static double legend_size(const struct panel *panel, size_t longest) {
    assert(longest);
    double size = grid_width(panel) * LEGEND, most = grid_width(panel) / LETTER / (double)longest;
    return size < most ? size : most;
}

struct panel_size panel_size(const struct panel *panel) {
    struct drawing_margins margins = drawing_margins(&panel->drawing);
    double grid = grid_width(panel);
    size_t longest;
    unsigned lines = count_lines(panel, &longest);
    struct panel_size size = {.x = -(double)margins.left, .y = -(double)margins.top};
    size.y -= heading_height(panel);
    size.width = margins.left + grid + margins.right;
    size.height = margins.top + heading_height(panel) + grid_height(panel) + margins.bottom +
                  (lines ? lines + 0.5 : 0) * legend_size(panel, longest) * LINE;
    assert(size.x <= 0 && size.y <= 0);
    assert(size.x + size.width >= grid && size.y + size.height >= grid_height(panel));
    return size;
}

static void begin_text(struct output *out, double x, double y, double size, const char *more) {
    output_format(out,
                  "<text x=\"%.2f\" y=\"%.2f\" font-size=\"%.2f\" fill=\"currentColor\" "
                  "font-family=\"Helvetica, Arial, sans-serif\"%s>",
                  x, y, size, more);
}

/* A label that is too long for the grid is condensed. */
static void write_label(struct output *out, const struct panel *panel, double size) {
    assert(panel->label && size > 0);
    double room = grid_width(panel) - (panel->number ? 4 * size : 0);
    bool narrow = (double)panel->label_length * size * LETTER > room;
    if (narrow)
        output_format(out, "<tspan textLength=\"%.2f\" lengthAdjust=\"spacingAndGlyphs\">", room);
    html_text(out, panel->label, panel->label_length);
    if (narrow)
        output_text(out, "</tspan>");
}

static void write_heading(struct output *out, const struct panel *panel) {
    double size = grid_width(panel) * HEADING;
    double y = -(double)drawing_margins(&panel->drawing).top - size * (LINE - 0.9);
    begin_text(out, 0, y, size, "");
    if (panel->number)
        output_format(out, "<tspan font-weight=\"bold\">%llu</tspan>%s",
                      (unsigned long long)panel->number, panel->label_length ? " " : "");
    if (panel->label_length)
        write_label(out, panel, size);
    output_text(out, "</text>\n");
}

static void write_legend(struct output *out, const struct panel *panel) {
    char text[DRAWINGLEGEND_LINE];
    size_t longest;
    unsigned lines = count_lines(panel, &longest);
    double size = legend_size(panel, longest);
    assert(size > 0);
    double y = grid_height(panel) + drawing_margins(&panel->drawing).bottom + size * LINE * 0.5;
    for (unsigned i = 0; i < lines; i++) {
        drawinglegend_line(&panel->drawing, i, text);
        begin_text(out, 0, y + size * (LINE * i + 0.9), size, "");
        html_text(out, text, strlen(text));
        output_text(out, "</text>\n");
    }
}

void panel_write(struct output *out, const struct panel *panel) {
    if (panel->number || panel->label_length)
        write_heading(out, panel);
    drawing_write(out, &panel->drawing);
    if (panel->legend)
        write_legend(out, panel);
}
