/* SPDX-License-Identifier: MIT */
#include "sheet.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "common/streams/html.h"
#include "common/streams/svg.h"

/* In millimetres: the edge of the paper, the title with the room below it, between panels, and the
 * widest cell. */
#define EDGE 12.0
#define TITLE 12.0
#define TITLE_SIZE 7.0
#define GAP 8.0
#define CELL_LARGEST 18.0

struct paper {
    double width, height;
};

static struct paper paper_of(const struct sheet *sheet) {
    return sheet->letter ? (struct paper){216, 279} : (struct paper){210, 297};
}

static double top_of(const struct sheet *sheet) {
    return EDGE + (sheet->title ? TITLE : 0);
}

/* The room that one panel has. */
static struct paper room_of(const struct sheet *sheet) {
    struct paper paper = paper_of(sheet);
    double width = paper.width - 2 * EDGE - GAP * (sheet->columns - 1);
    double height = paper.height - top_of(sheet) - EDGE - GAP * (sheet->rows - 1);
    assert(width > 0 && height > 0);
    return (struct paper){width / sheet->columns, height / sheet->rows};
}

static double grid_width(const struct panel *panel) {
    return DRAWING_CELL * panel->drawing.variant->shape.area.columns;
}

/* How wide the grid of a panel can be. */
static double widest(const struct panel *panel, const struct paper *room) {
    struct panel_size size = panel_size(panel);
    double across = room->width / (size.width + 2 * DRAWING_BORDER);
    double down = room->height / (size.height + 2 * DRAWING_BORDER);
    double scale = across < down ? across : down;
    if (scale * DRAWING_CELL > CELL_LARGEST)
        scale = CELL_LARGEST / DRAWING_CELL;
    assert(scale > 0 && scale * size.width <= room->width + 1e-6);
    return scale * grid_width(panel);
}

/* The width of all grids. */
static double common_width(const struct sheet *sheet, const struct paper *room) {
    double width = room->width;
    for (unsigned i = 0; i < sheet->count; i++) {
        double one = widest(&sheet->panels[i], room);
        width = one < width ? one : width;
    }
    assert(width > 0 && width <= room->width);
    return width;
}

/* Grids are in the middle of their column, and their panels at the top of their row. */
static void write_panel(struct output *out, const struct sheet *sheet, unsigned i,
                        const struct paper *room, double width) {
    const struct panel *panel = &sheet->panels[i];
    double scale = width / grid_width(panel), y = panel_size(panel).y - DRAWING_BORDER;
    double left = EDGE + i % sheet->columns * (room->width + GAP) + (room->width - width) / 2;
    double top = top_of(sheet) + i / sheet->columns * (room->height + GAP) - y * scale;
    assert(i < sheet->count && i / sheet->columns < sheet->rows);
    assert(left >= EDGE && left + width <= paper_of(sheet).width - EDGE + 1e-6);
    assert(top >= top_of(sheet) && top <= paper_of(sheet).height - EDGE);
    output_format(out, "<g transform=\"translate(%.3f %.3f) scale(%.5f)\">\n", left, top, scale);
    panel_write(out, panel);
    output_text(out, "</g>\n");
}

static void write_title(struct output *out, const struct sheet *sheet) {
    output_format(out,
                  "<text x=\"%g\" y=\"%g\" font-size=\"%g\" font-weight=\"bold\" "
                  "font-family=\"Helvetica, Arial, sans-serif\">",
                  EDGE, EDGE + TITLE_SIZE * 0.75, TITLE_SIZE);
    html_text(out, sheet->title, strlen(sheet->title));
    output_text(out, "</text>\n");
}

static void write_head(struct output *out, const struct sheet *sheet) {
    struct paper paper = paper_of(sheet);
    char title[40];
    output_text(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    svg_open(out,
             &(struct svg_frame){0, 0, paper.width, paper.height, paper.width, paper.height, "mm"},
             "");
    snprintf(title, sizeof title, "Sudoku, sheet %llu", (unsigned long long)sheet->number);
    svg_title(out, title);
    output_format(out, "<rect width=\"%g\" height=\"%g\" fill=\"#fff\"/>\n", paper.width,
                  paper.height);
}

void sheet_write(struct output *out, const struct sheet *sheet) {
    assert(sheet->count && sheet->count <= sheet->columns * sheet->rows);
    assert(sheet->columns * sheet->rows <= SHEET_PANELS);
    struct paper room = room_of(sheet);
    double width = common_width(sheet, &room);
    write_head(out, sheet);
    if (sheet->title)
        write_title(out, sheet);
    for (unsigned i = 0; i < sheet->count; i++)
        write_panel(out, sheet, i, &room, width);
    svg_end(out);
}
