/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>

#include "common/streams/svg.h"
#include "scene.h"

/* Sizes, in units of about a pixel. */
enum {
    MARGIN = 24,
    WIDTH_MIN = 800,
    KEY_ROW = 34,
    KEY_COLUMN = 390,
    SPACING = 84,     /* of variables in small graphs */
    AREA = 1100000,   /* of large ones */
    RADIUS_NAMED = 8, /* from here on variables have their number in them */
};

/* The scale of the drawing. */
struct frame {
    double scale, left, top;
    double radius; /* of the average variable */
    double pen;    /* the width of an edge of average weight */
    double mean;   /* that weight */
};

static double largest_pen(const struct frame *frame) {
    return 3.5 * frame->pen;
}

static struct frame make_frame(const struct scene *scene) {
    const struct layout *layout = scene->layout;
    struct frame frame = {.left = MARGIN};
    double area = fmax(layout->size.x * layout->size.y, 1e-9), n = fmax(layout->vars, 1);
    double wanted = fmin(AREA, n * SPACING * SPACING);
    frame.scale = sqrt(wanted / area);
    frame.radius = fmin(fmax(0.42 * frame.scale * layout->apart, 1.3), 15);
    double edges = fmax((double)scene->whole->edges.size, 1);
    frame.pen = fmin(fmax(40 / sqrt(edges), 0.25), 1.6);
    for (size_t i = 0; i < scene->whole->edges.size; i++)
        frame.mean += (double)scene->whole->edges.data[i].weight / edges;
    return frame;
}

static struct point place_of(const struct scene *scene, const struct frame *frame, Var var) {
    struct point at = scene->layout->places[var];
    return (struct point){frame->left + frame->scale * at.x, frame->top + frame->scale * at.y};
}

/* Removed edges are not drawn, since they would hide those that remain. */
static void draw_edges(struct output *out, const struct scene *scene, const struct frame *frame,
                       bool binary) {
    const struct edge_stack *edges = &scene->shown->edges;
    size_t lightest = 0;
    output_format(out, "<g stroke=\"%s\" stroke-opacity=\"%.2f\" fill=\"none\">\n",
                  binary ? SVG_BLUE : SVG_GREY, binary ? 0.75 : 0.55);
    for (size_t i = 0; i < edges->size && !out->failure; i++) {
        const struct edge *edge = &edges->data[i];
        if (!scene_draws(scene, edge, &lightest) || edge->binary != binary)
            continue;
        struct point a = place_of(scene, frame, edge->from), b = place_of(scene, frame, edge->to);
        double pen = frame->pen * sqrt((double)edge->weight / frame->mean) * (binary ? 1.3 : 1);
        output_format(out, "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke-width=\"%.2f\"/>\n", a.x, a.y,
                      b.x, b.y, fmin(fmax(pen, 0.2), largest_pen(frame)));
    }
    output_text(out, "</g>\n");
}

/* The radius of a variable; its area grows with the number of its neighbours. */
static double radius_of(const struct scene *scene, const struct frame *frame, Var var) {
    const struct graph *graph = scene->whole;
    double degree = 2 * (double)graph->edges.size / fmax(graph->vars, 1);
    double relative = degree > 0 ? graph->degrees[var] / degree : 1;
    return frame->radius * fmin(fmax(sqrt(relative), 0.75), 1.5);
}

static const char *class_of(const struct scene *scene, Var var) {
    int value = scene_value(scene, var);
    if (!value)
        return "var";
    if (!scene_given(scene, var))
        return value > 0 ? "gone true" : "gone false";
    return value > 0 ? "given true" : "given false";
}

static void draw_variable(struct output *out, const struct scene *scene, const struct frame *frame,
                          Var var) {
    struct point at = place_of(scene, frame, var);
    double radius = radius_of(scene, frame, var);
    int value = scene_value(scene, var);
    char name[16];
    output_format(out, "<g><title>%u", formula_name(scene->formula, var) + 1);
    if (value)
        output_format(out, " is %s, %s", value > 0 ? "true" : "false",
                      scene_given(scene, var) ? "as given" : "by propagation");
    else
        output_format(out, ": %u neighbour%s", scene->shown->degrees[var],
                      scene->shown->degrees[var] == 1 ? "" : "s");
    output_format(out, "</title><circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>",
                  class_of(scene, var), at.x, at.y, radius);
    snprintf(name, sizeof name, "%d", formula_user(scene->formula, lit_make(var, value < 0)));
    int size = radius > 11 ? 12 : 10;
    if (frame->radius >= RADIUS_NAMED && svg_width(size, name) < 2.4 * radius)
        svg_text(out, at.x, at.y + 0.35 * size, size, "middle",
                 value && !scene_given(scene, var) ? " class=\"pale\"" : "", name);
    output_text(out, "</g>\n");
}

static void draw_variables(struct output *out, const struct scene *scene,
                           const struct frame *frame) {
    for (Var var = 0; var < scene->formula->vars && !out->failure; var++)
        draw_variable(out, scene, frame, var);
}

static void write_style(struct output *out, const struct frame *frame) {
    double line = fmin(1.5, 0.3 * frame->radius);
    output_format(out,
                  "<style>\n"
                  ".var { fill: " SVG_YELLOW "; stroke: " SVG_INK "; stroke-width: %.2f }\n"
                  ".gone { fill: white; stroke: " SVG_GREY "; stroke-width: %.2f }\n"
                  ".gone.false { stroke-dasharray: %.1f %.1f }\n",
                  line, 0.7 * line, line * 2, line * 1.5);
    output_format(out,
                  ".given { fill: " SVG_PALE_RED "; stroke: " SVG_RED "; stroke-width: %.2f }\n"
                  ".given.false { stroke-dasharray: %.1f %.1f }\n"
                  ".pale { fill: #767676 }\n"
                  "</style>\n",
                  2.2 * line, 3 * line, 2 * line);
}

/* The keys of the legend: a circle of a class, or a line of a colour. */
static const struct key {
    const char *class, *colour, *text;
} keys[] = {
    {"var", NULL, "variable: the larger, the more neighbours"},
    {NULL, SVG_GREY, "together in a clause"},
    {NULL, SVG_BLUE, "together in a clause of two"},
    {"given true", NULL, "given a value; dashed: false"},
    {"gone true", NULL, "propagated; dashed: false"},
};

enum { KEY_VARIABLE, KEY_EDGE, KEY_BINARY, KEY_GIVEN, KEY_GONE, KEYS };

/* The keys that the picture needs, as bits. */
static unsigned find_keys(const struct scene *scene) {
    unsigned found = 0;
    size_t lightest = 0;
    for (Var var = 0; var < scene->formula->vars; var++)
        found |= !scene_value(scene, var)  ? 1U << KEY_VARIABLE
                 : scene_given(scene, var) ? 1U << KEY_GIVEN
                                           : 1U << KEY_GONE;
    for (size_t i = 0; i < scene->shown->edges.size; i++) {
        const struct edge *edge = &scene->shown->edges.data[i];
        if (scene_draws(scene, edge, &lightest))
            found |= edge->binary ? 1U << KEY_BINARY : 1U << KEY_EDGE;
    }
    return found;
}

static void draw_key(struct output *out, const struct key *key, double x, double y) {
    if (key->colour)
        output_format(out, "<path d=\"M%.1f %.1fh36\" stroke=\"%s\" stroke-width=\"3\"/>", x, y,
                      key->colour);
    else
        output_format(out,
                      "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"9\" "
                      "style=\"stroke-width:2px\"/>",
                      key->class, x + 18, y);
    svg_text(out, x + 48, y + 5, 15, "start", "", key->text);
}

/* Draws the keys that the picture needs; without output only counts their rows. */
static int draw_keys(struct output *out, const struct scene *scene, double width, double y) {
    int columns = (int)((width - 2 * MARGIN) / KEY_COLUMN), count = 0;
    unsigned found = find_keys(scene);
    columns = columns < 1 ? 1 : columns;
    for (int key = 0; key < KEYS; key++) {
        if (!(found & 1U << key))
            continue;
        if (out)
            draw_key(out, &keys[key], MARGIN + count % columns * KEY_COLUMN,
                     y + KEY_ROW / 2.0 + count / columns * KEY_ROW);
        count++;
    }
    return (count + columns - 1) / columns;
}

/* Draws the caption.  Returns its height. */
static double draw_caption(struct output *out, const struct scene *scene) {
    char text[SCENE_TEXT], drawn[SVG_NUMBER], all[SVG_NUMBER];
    double y = MARGIN;
    if (scene->title && out)
        svg_text(out, MARGIN, y + 22, 24, "start", " font-weight=\"bold\"", scene->title);
    y += scene->title ? 40 : 0;
    if (out)
        svg_text(out, MARGIN, y + 16, 18, "start", " font-weight=\"bold\"",
                 scene_formula(scene, text));
    y += 26;
    if (scene->unit && out)
        svg_text(out, MARGIN, y + 16, 16, "start",
                 scene->unit->conflict ? " font-weight=\"bold\" fill=\"#b34700\"" : "",
                 scene_rest(scene, text));
    y += 26; /* in any case, so that drawings can be laid over each other */
    if (scene->edges == scene->shown->edges.size)
        return y + 12;
    snprintf(text, sizeof text, "drawn: the %s heaviest of %s edges",
             svg_number(drawn, scene->edges), svg_number(all, scene->shown->edges.size));
    if (out)
        svg_text(out, MARGIN, y + 16, 16, "start", "", text);
    return y + 38;
}

void scene_write_svg(struct output *out, const struct scene *scene) {
    char text[SCENE_TEXT], rest[SCENE_TEXT];
    struct frame frame = make_frame(scene);
    double words = svg_width(18, scene_formula(scene, text)) * 1.08;
    double drawing = frame.scale * scene->layout->size.x;
    double common = fmax(fmax(drawing, words), WIDTH_MIN);
    double width = fmax(common, svg_width(16, scene_rest(scene, rest))) + 2 * MARGIN;
    frame.top = draw_caption(NULL, scene);
    frame.left = MARGIN + (common - drawing) / 2;
    double bottom = frame.top + frame.scale * scene->layout->size.y + MARGIN / 2.0;
    int rows = draw_keys(NULL, scene, width, bottom);
    svg_begin(out, width, bottom + rows * KEY_ROW + MARGIN / 2.0,
              scene->title ? scene->title : text);
    write_style(out, &frame);
    draw_caption(out, scene);
    draw_edges(out, scene, &frame, false);
    draw_edges(out, scene, &frame, true);
    draw_variables(out, scene, &frame);
    draw_keys(out, scene, width, bottom);
    svg_end(out);
}
