#include <math.h>
#include <stdio.h>
#include <string.h>

#include "common/svg.h"
#include "draw.h"
#include "tidy.h"

/* Sizes, in units of about a pixel. */
enum {
    MARGIN = 24,
    BETWEEN = 56, /* two panels */
    CAPTION = 104,
    TITLE = 40,
    KEY_COLUMN = 330,
    KEY_TEXT = 54,
    KEY_ROW = 36,
    LABEL_OFF = 5, /* of an edge, from it */
    ROOMY = 250,   /* marks: with more, details are left to titles */
};

/* Where on an edge its label is, from the lower end: clear of the marks above and below. */
#define LABEL_UP 0.33

/* How far below its middle a folded subtree reaches, in radiuses: further than any other mark. */
#define FOLD_DOWN 1.6

/* The look of an edge that leaves nodes out. */
#define DASHES " stroke-dasharray=\"5 4\""

/* How large marks are drawn. */
struct scale {
    double radius;
    struct spacing spacing;
    bool labels;
};

static const struct scale roomy = {12, {10, 60, FOLD_DOWN * 12}, true},
                          dense = {2.5, {1, 22, FOLD_DOWN * 2.5}, false};

static const struct node *node_of(const struct panel *panel, const struct mark *mark) {
    return &panel->tree.nodes.data[mark->node];
}

/* Half the width of a folded subtree: by its size, ten times as many nodes are so much wider.  Its
 * number has room within. */
static double fold_half(const struct scale *scale, const struct node *node) {
    return scale->radius * (0.5 + 0.8 * log10(node->nodes));
}

/* How far a mark reaches to either side: itself, or the label on its edge. */
static double half_width(const struct panel *panel, const struct mark *mark,
                         const struct scale *scale) {
    const struct node *node = node_of(panel, mark);
    char text[PANEL_TEXT];
    double half = mark->folded ? fold_half(scale, node) : scale->radius;
    return scale->labels ? fmax(half, svg_width(13, panel_edge(panel, mark, text))) : half;
}

static void place(struct panel *panel, const struct scale *scale) {
    struct picture *picture = &panel->picture;
    size_t count = picture->marks.size;
    double *half = memory_zeroed(picture->memory, count, sizeof *half);
    for (size_t i = 0; i < count; i++)
        half[i] = half_width(panel, &picture->marks.data[i], scale);
    tidy_place(picture, half, &scale->spacing);
    memory_release(picture->memory, half, count * sizeof *half);
}

static void draw_edge(const struct panel *panel, const struct mark *mark, const struct scale *scale,
                      struct output *out) {
    const struct mark *above = &panel->picture.marks.data[mark->parent];
    char text[PANEL_TEXT];
    output_format(out, "<path d=\"M%.1f %.1fL%.1f %.1f\"%s%s/>\n", above->x, above->y, mark->x,
                  mark->y, mark->solution ? " class=\"way\"" : "", mark->run ? DASHES : "");
    if (!scale->labels)
        return;
    double across = mark->x - above->x, down = mark->y - above->y;
    double length = hypot(across, down), side = across < 0 ? -1 : 1;
    double x = mark->x - LABEL_UP * across + side * LABEL_OFF * down / length;
    double y = mark->y - LABEL_UP * down + (4 * down - LABEL_OFF * fabs(across)) / length;
    svg_text(out, x, y, 13, side < 0 ? "end" : "start", " class=\"lit\"",
             panel_edge(panel, mark, text));
}

static void draw_fold(const struct mark *mark, const struct node *node, const struct scale *scale,
                      struct output *out) {
    double half = fold_half(scale, node), top = mark->y - scale->radius,
           bottom = mark->y + FOLD_DOWN * scale->radius;
    char text[SVG_NUMBER];
    output_format(out, "<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1fL%.1f %.1fZ\"/>\n",
                  node->models ? "goodfold" : "fold", mark->x, top, mark->x + half, bottom,
                  mark->x - half, bottom);
    if (scale->labels)
        svg_text(out, mark->x, bottom - 4, 12, "middle", " class=\"num\"",
                 svg_number(text, node->nodes));
}

/* Marks of a radius below this have no cross or tick, which would cover their colour. */
#define SMALL 5

static void draw_conflict(double x, double y, double radius, struct output *out) {
    double half = 0.85 * radius, arm = 0.45 * radius;
    output_format(out,
                  "<rect class=\"bad\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n",
                  x - half, y - half, 2 * half, 2 * half);
    if (radius >= SMALL)
        output_format(out,
                      "<path class=\"cross\" d=\"M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f\"/>\n",
                      x - arm, y - arm, x + arm, y + arm, x - arm, y + arm, x + arm, y - arm);
}

static void draw_model(double x, double y, double radius, struct output *out) {
    double arm = 0.5 * radius;
    output_format(out, "<circle class=\"good\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>\n", x, y,
                  1.2 * radius);
    if (radius >= SMALL)
        output_format(out, "<path class=\"tick\" d=\"M%.1f %.1fL%.1f %.1fL%.1f %.1f\"/>\n", x - arm,
                      y, x - 0.2 * arm, y + arm, x + arm, y - arm);
}

static void draw_inner(const struct mark *mark, const struct node *node, const struct scale *scale,
                       struct output *out) {
    uint64_t held = (uint64_t)node->propagated + node->forced;
    char text[SVG_NUMBER];
    output_format(out, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>\n",
                  !node->children[0] ? "open"
                  : mark->solution   ? "on"
                                     : "node",
                  mark->x, mark->y, scale->radius);
    if (!scale->labels)
        return;
    if (held < 1000)
        snprintf(text, sizeof text, "%u", (unsigned)held);
    else
        snprintf(text, sizeof text, "%uk", (unsigned)(held / 1000));
    svg_text(out, mark->x, mark->y + 4, 11, "middle", "", text);
}

static void draw_mark(const struct panel *panel, const struct mark *mark, const struct scale *scale,
                      struct output *out) {
    const struct node *node = node_of(panel, mark);
    output_text(out, "<g><title>");
    panel_describe(panel, mark, out, "\n");
    output_text(out, "</title>");
    if (mark->folded)
        draw_fold(mark, node, scale, out);
    else if (node->end == NODE_CONFLICT)
        draw_conflict(mark->x, mark->y, scale->radius, out);
    else if (node->end == NODE_MODEL)
        draw_model(mark->x, mark->y, scale->radius, out);
    else
        draw_inner(mark, node, scale, out);
    output_text(out, "</g>\n");
}

/* Draws all marks over all edges, from the panel's corner on. */
static void draw_tree(const struct panel *panel, const struct scale *scale, double x, double y,
                      struct output *out) {
    const struct mark_stack *marks = &panel->picture.marks;
    output_format(out, "<g transform=\"translate(%.1f %.1f)\">\n<g class=\"edges\">\n", x, y);
    for (size_t i = 1; i < marks->size; i++)
        draw_edge(panel, &marks->data[i], scale, out);
    output_text(out, "</g>\n");
    for (size_t i = 0; i < marks->size && !out->failure; i++)
        draw_mark(panel, &marks->data[i], scale, out);
    output_text(out, "</g>\n");
}

/* Says what the tree is of. */
static void draw_caption(const struct panel *panel, double y, struct output *out) {
    char text[PANEL_TEXT];
    svg_text(out, panel->left, y + 18, 20, "start", " font-weight=\"bold\"",
             panel_name(panel, text));
    svg_text(out, panel->left, y + 42, 16, "start", "", panel_answer(panel, text));
    svg_text(out, panel->left, y + 64, 16, "start", "", panel_size(panel, text));
}

/* Shows how large the tree is beside the largest, whose bar is as long as `full`: that is the same
 * in all panels, so that eyes can compare them. */
static void draw_bar(const struct panel *panel, uint32_t largest, double full, double y,
                     struct output *out) {
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

/* Draws a bar in each of several panels, all on the scale that the narrowest has room for. */
static void draw_bars(const struct panel *panels, size_t count, double y, struct output *out) {
    double full = panels[0].width;
    uint32_t largest = 1;
    for (size_t i = 0; i < count; i++) {
        uint32_t nodes = panels[i].tree.nodes.data->nodes;
        largest = nodes > largest ? nodes : largest;
        full = fmin(full, panels[i].width);
    }
    for (size_t i = 0; i < count && count > 1; i++)
        draw_bar(&panels[i], largest, full, y, out);
}

enum key {
    KEY_INNER,
    KEY_CONFLICT,
    KEY_MODEL,
    KEY_WAY,
    KEY_FOLD,
    KEY_GOOD_FOLD,
    KEY_OPEN,
    KEY_RUN,
    KEYS
};

/* What the marks mean in drawings with labels, and in those without. */
static const struct {
    const char *labelled, *plain;
} key_texts[KEYS] = {
    {"branching, literals propagated", "branching"},
    {"conflict: a clause is false", "conflict: a clause is false"},
    {"model: all clauses are true", "model: all clauses are true"},
    {"the way to the model", "the way to the model"},
    {"a whole subtree, and its nodes", "a whole subtree"},
    {"the same, with models", "a whole subtree with models"},
    {"not finished", "not finished"},
    {"9 nodes left out, one side each", "nodes left out, one side each"},
};

static void draw_run_key(bool labels, double x, double y, struct output *out) {
    output_format(
        out, "<path d=\"M%.1f %.1fh40\" stroke=\"" SVG_GREY "\" stroke-width=\"1.6\"" DASHES "/>",
        x, y + (labels ? 6 : 0));
    if (labels)
        svg_text(out, x + 20, y, 13, "middle", "", "+9");
}

/* Draws a mark as it is where it means something, but as large in all drawings. */
static void draw_key(enum key key, bool labels, double x, double y, struct output *out) {
    const struct node inner = {.children = {key == KEY_INNER}, .propagated = 3};
    const struct node fold = {.nodes = 50, .models = key == KEY_GOOD_FOLD};
    const struct scale scale = {.radius = 11, .labels = labels}, bare = {.radius = 11};
    const struct mark mark = {.x = x + 24, .y = y};
    if (key == KEY_INNER)
        draw_inner(&mark, &inner, &scale, out);
    else if (key == KEY_CONFLICT)
        draw_conflict(mark.x, y, 11, out);
    else if (key == KEY_MODEL)
        draw_model(mark.x, y, 10, out);
    else if (key == KEY_WAY)
        output_format(out, "<path class=\"way\" d=\"M%.1f %.1fh40\"/>", x, y);
    else if (key == KEY_OPEN)
        draw_inner(&mark, &inner, &bare, out);
    else if (key == KEY_RUN)
        draw_run_key(labels, x, y, out);
    else
        draw_fold(&mark, &fold, &bare, out);
    svg_text(out, x + KEY_TEXT, y + 5, 15, "start", "",
             labels ? key_texts[key].labelled : key_texts[key].plain);
}

/* Which keys the drawing needs. */
static unsigned needed_keys(const struct panel *panels, size_t count) {
    unsigned keys = 0;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < panels[i].picture.marks.size; k++) {
            const struct mark *mark = &panels[i].picture.marks.data[k];
            const struct node *node = node_of(&panels[i], mark);
            keys |= mark->folded                 ? 1u << (node->models ? KEY_GOOD_FOLD : KEY_FOLD)
                    : node->end == NODE_CONFLICT ? 1u << KEY_CONFLICT
                    : node->end == NODE_MODEL    ? 1u << KEY_MODEL
                    : node->children[0]          ? 1u << KEY_INNER
                                                 : 1u << KEY_OPEN;
            keys |= k && mark->solution ? 1u << KEY_WAY : 0;
            keys |= mark->run ? 1u << KEY_RUN : 0;
        }
    return keys;
}

/* Draws the keys, or counts their rows only, where there is no output. */
static int draw_keys(unsigned keys, bool labels, double width, double y, struct output *out) {
    int columns = (int)((width - 2 * MARGIN) / KEY_COLUMN), shown = 0;
    columns = columns < 1 ? 1 : columns;
    for (enum key key = 0; key < KEYS; key++) {
        if (!(keys >> key & 1))
            continue;
        if (out)
            draw_key(key, labels, MARGIN + shown % columns * KEY_COLUMN,
                     y + KEY_ROW / 2.0 + shown / columns * KEY_ROW, out);
        shown++;
    }
    return (shown + columns - 1) / columns;
}

static void write_style(const struct scale *scale, struct output *out) {
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

/* Sets the panels side by side.  Returns the width of all. */
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
    return fmax(left, KEY_COLUMN + 2 * MARGIN);
}

void draw_svg(struct panel *panels, size_t count, const char *title, struct output *out) {
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
    double keys = trees + height + FOLD_DOWN * scale->radius + MARGIN;
    unsigned needed = needed_keys(panels, count);
    int rows = draw_keys(needed, scale->labels, width, keys, NULL);
    svg_begin(out, width, keys + rows * KEY_ROW + MARGIN / 2.0,
              title ? title : panel_name(&panels[0], name));
    write_style(scale, out);
    if (title)
        svg_text(out, MARGIN, MARGIN + 22, 24, "start", " font-weight=\"bold\"", title);
    for (size_t i = 0; i < count; i++) {
        const struct panel *panel = &panels[i];
        draw_caption(panel, top, out);
        draw_tree(panel, scale, panel->left + (panel->width - panel->picture.width) / 2, trees,
                  out);
    }
    draw_bars(panels, count, top, out);
    draw_keys(needed, scale->labels, width, keys, out);
    svg_end(out);
}
