/* SPDX-License-Identifier: MIT */
#include <math.h>

#include "common/streams/svg.h"
#include "draw.h"
#include "glyph.h"
#include "legend.h"

/* Sizes, in units of about a pixel. */
enum {
    MARGIN = LEGEND_MARGIN,
    BETWEEN = 56, /* two panels */
    CAPTION = 104,
    TITLE = 40,
    LABEL_OFF = 5, /* of an edge, from it */
    ROOMY = 250,   /* marks: with more, details are left to titles */
};

/* Where on an edge its label is, from the lower end: clear of the marks above and below. */
#define LABEL_UP 0.33

static const struct scale roomy = {12, {10, 60, GLYPH_FOLD_DOWN * 12}, true},
                          dense = {2.5, {1, 22, GLYPH_FOLD_DOWN * 2.5}, false};

/* How far a mark extends to either side, or the label on its edge. */
static double half_width(const struct panel *panel, const struct mark *mark,
                         const struct scale *scale) {
    const struct node *node = panel_node(panel, mark);
    char text[PANEL_TEXT];
    double half = mark->folded ? glyph_fold_half(scale, node) : scale->radius;
    return scale->labels ? fmax(half, svg_width(13, panel_edge(panel, mark, text))) : half;
}

static void place(struct panel *panel, const struct scale *scale) {
    struct picture *picture = &panel->picture;
    size_t count = picture->marks.size;
    double *half = memory_zeroed(picture->memory, count, sizeof *half);
    for (size_t i = 0; i < count; i++)
        half[i] = half_width(panel, &picture->marks.data[i], scale);
    tidy_place(picture, half, &scale->spacing);
    memory_release(picture->memory, half);
}

static void draw_edge(struct output *out, const struct panel *panel, const struct mark *mark,
                      const struct scale *scale) {
    const struct mark *above = &panel->picture.marks.data[mark->parent];
    char text[PANEL_TEXT];
    output_format(out, "<path d=\"M%.1f %.1fL%.1f %.1f\"%s%s/>\n", above->x, above->y, mark->x,
                  mark->y, mark->solution ? " class=\"way\"" : "", mark->run ? LEGEND_DASHES : "");
    if (!scale->labels)
        return;
    double across = mark->x - above->x, down = mark->y - above->y;
    double length = hypot(across, down), side = across < 0 ? -1 : 1;
    double x = mark->x - LABEL_UP * across + side * LABEL_OFF * down / length;
    double y = mark->y - LABEL_UP * down + (4 * down - LABEL_OFF * fabs(across)) / length;
    svg_text(out, x, y, 13, side < 0 ? "end" : "start", " class=\"lit\"",
             panel_edge(panel, mark, text));
}

static void draw_mark(struct output *out, const struct panel *panel, const struct mark *mark,
                      const struct scale *scale) {
    const struct node *node = panel_node(panel, mark);
    output_text(out, "<g><title>");
    panel_describe(out, panel, mark, "\n");
    output_text(out, "</title>");
    if (mark->folded)
        glyph_fold(out, mark, node, scale);
    else if (node->end == NODE_CONFLICT)
        glyph_conflict(out, mark->x, mark->y, scale->radius);
    else if (node->end == NODE_MODEL)
        glyph_model(out, mark->x, mark->y, scale->radius);
    else
        glyph_inner(out, mark, node, scale);
    output_text(out, "</g>\n");
}

/* Draws all edges and then all marks, from the panel's corner on. */
static void draw_tree(struct output *out, const struct panel *panel, const struct scale *scale,
                      double x, double y) {
    const struct mark_stack *marks = &panel->picture.marks;
    output_format(out, "<g transform=\"translate(%.1f %.1f)\">\n<g class=\"edges\">\n", x, y);
    for (size_t i = 1; i < marks->size; i++)
        draw_edge(out, panel, &marks->data[i], scale);
    output_text(out, "</g>\n");
    for (size_t i = 0; i < marks->size && !out->failure; i++)
        draw_mark(out, panel, &marks->data[i], scale);
    output_text(out, "</g>\n");
}

/* Draws the caption of the tree. */
static void draw_caption(struct output *out, const struct panel *panel, double y) {
    char text[PANEL_TEXT];
    svg_text(out, panel->left, y + 18, 20, "start", " font-weight=\"bold\"",
             panel_name(panel, text));
    svg_text(out, panel->left, y + 42, 16, "start", "", panel_answer(panel, text));
    svg_text(out, panel->left, y + 64, 16, "start", "", panel_size(panel, text));
}

/* Draws a bar for the size of the tree beside the largest one, whose bar has length `full`, the
 * same in all panels. */
static void draw_bar(struct output *out, const struct panel *panel, uint32_t largest, double full,
                     double y) {
    uint32_t nodes = panel->tree.nodes.data->nodes;
    output_format(out,
                  "<g class=\"bar\"><title>%u of %u nodes</title><rect x=\"%.1f\" y=\"%.1f\" "
                  "width=\"%.1f\" height=\"10\" fill=\"" SVG_PALE "\"/>",
                  nodes, largest, panel->left, y + 74, full);
    output_format(out,
                  "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"10\" fill=\"" SVG_BLUE
                  "\"/></g>\n",
                  panel->left, y + 74, fmax(full * nodes / largest, 1));
}

/* Draws a bar in each of several panels, on the scale for which the narrowest has room. */
static void draw_bars(struct output *out, const struct panel *panels, size_t count, double y) {
    double full = panels[0].width;
    uint32_t largest = 1;
    for (size_t i = 0; i < count; i++) {
        uint32_t nodes = panels[i].tree.nodes.data->nodes;
        largest = nodes > largest ? nodes : largest;
        full = fmin(full, panels[i].width);
    }
    for (size_t i = 0; i < count && count > 1; i++)
        draw_bar(out, &panels[i], largest, full, y);
}

static void write_style(struct output *out, const struct scale *scale) {
    double line = scale->labels ? 1.6 : 0.8;
    output_format(out,
                  "<style>\n"
                  ".edges path { stroke: " SVG_GREY "; stroke-width: %.1f; fill: none }\n"
                  ".edges path.way, .way { stroke: " SVG_GREEN "; stroke-width: %.1f }\n"
                  ".lit { fill: " SVG_INK "; stroke: white; stroke-width: 4px; "
                  "paint-order: stroke; stroke-linejoin: round }\n"
                  ".node { fill: white; stroke: " SVG_INK "; stroke-width: %.1f }\n",
                  line, 3 * line, line);
    output_format(out,
                  ".on { fill: " SVG_PALE_GREEN "; stroke: " SVG_GREEN "; stroke-width: %.1f }\n"
                  ".open { fill: white; stroke: " SVG_INK
                  "; stroke-width: %.1f; stroke-dasharray: 3 2 }\n"
                  ".bad { fill: " SVG_RED " }\n"
                  ".cross { stroke: white; stroke-width: %.1f; fill: none }\n",
                  2 * line, line, 1.4 * line);
    output_format(out,
                  ".good { fill: " SVG_GREEN "; stroke: white; stroke-width: %.1f }\n"
                  ".tick { stroke: white; stroke-width: %.1f; fill: none }\n"
                  ".fold { fill: " SVG_PALE_RED "; stroke: " SVG_RED "; stroke-width: %.1f }\n"
                  ".goodfold { fill: " SVG_PALE_GREEN "; stroke: " SVG_GREEN
                  "; stroke-width: %.1f }\n",
                  line, 1.6 * line, line, line);
    output_text(out, ".num { font-weight: bold }\n</style>\n");
}

/* Places the panels side by side.  Returns the width of all. */
static double arrange(struct panel *panels, size_t count) {
    double left = MARGIN;
    for (size_t i = 0; i < count; i++) {
        char name[PANEL_TEXT], size[PANEL_TEXT];
        struct panel *panel = &panels[i];
        double words = fmax(svg_width(20, panel_name(panel, name)) * 1.1,
                            svg_width(16, panel_size(panel, size)));
        panel->left = left;
        panel->width = fmax(panel->picture.width, words);
        left += panel->width + (i + 1 < count ? BETWEEN : MARGIN);
    }
    return fmax(left, LEGEND_COLUMN + 2 * MARGIN);
}

void draw_svg(struct output *out, struct panel *panels, size_t count, const char *title) {
    char name[PANEL_TEXT];
    size_t marks = 0;
    double height = 0, top = MARGIN + (title ? TITLE : 0);
    for (size_t i = 0; i < count; i++)
        marks += panels[i].picture.marks.size;
    const struct scale *scale = marks > ROOMY ? &dense : &roomy;
    for (size_t i = 0; i < count; i++) {
        place(&panels[i], scale);
        height = fmax(height, panels[i].picture.height);
    }
    double width = arrange(panels, count), trees = top + CAPTION + scale->radius;
    double keys = trees + height + GLYPH_FOLD_DOWN * scale->radius + MARGIN;
    unsigned needed = legend_needed(panels, count);
    int rows = legend_draw(NULL, needed, scale->labels, width, keys);
    svg_begin(out, width, keys + rows * LEGEND_ROW + MARGIN / 2.0,
              title ? title : panel_name(&panels[0], name));
    write_style(out, scale);
    if (title)
        svg_text(out, MARGIN, MARGIN + 22, 24, "start", " font-weight=\"bold\"", title);
    for (size_t i = 0; i < count; i++) {
        const struct panel *panel = &panels[i];
        draw_caption(out, panel, top);
        draw_tree(out, panel, scale, panel->left + (panel->width - panel->picture.width) / 2,
                  trees);
    }
    draw_bars(out, panels, count, top);
    legend_draw(out, needed, scale->labels, width, keys);
    svg_end(out);
}
