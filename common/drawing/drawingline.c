/* SPDX-License-Identifier: MIT */
#include "common/drawing/drawingline.h"

#include <assert.h>
#include <math.h>

/* Sizes in units of a drawing.  BULB, BULB_INSIDE and CIRCLE are radii: of a bulb, of its inside
 * when it is hollow, and of a circle.  An arrow ends AHEAD before the middle of its last cell, and
 * its head is HEAD long.  SQUARE is half the side of a square; a block is FLAT instead in its
 * narrower direction.  DIAMOND is half the diagonal of a diamond.  Dots are about BETWEEN_DOTS
 * apart. */
#define BULB 7.5
#define BULB_INSIDE 6.3
#define CIRCLE 8.0
#define AHEAD 3.0
#define HEAD 4.5
#define SQUARE 7.5
#define FLAT 5.5
#define DIAMOND 9.0
#define BETWEEN_DOTS 10.0

static void write_path(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    assert(rule->count);
    output_text(out, "<path d=\"");
    drawingplace_line(out, drawing, rule->cells, rule->count);
    output_text(out, "\"/>\n");
}

void drawingline_plain(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    write_path(out, drawing, rule);
}

/* Dots are strokes of length 0 with round ends.  Between two cells they are evenly spaced; dashes
 * would not end at the last cell. */
void drawingline_dots(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    output_text(out, "<path d=\"");
    struct place from = drawingplace_centre(drawing, rule->cells[0]);
    for (uint32_t i = 1; i < rule->count; i++) {
        struct place to = drawingplace_centre(drawing, rule->cells[i]);
        double length = hypot(to.x - from.x, to.y - from.y), steps = round(length / BETWEEN_DOTS);
        assert(steps >= 1);
        for (double step = 0; step < steps; step++) {
            struct place at = drawingplace_towards(from, to, length * step / steps);
            output_format(out, "M%.5g %.5gh0", at.x, at.y);
        }
        from = to;
    }
    output_format(out, "M%g %gh0\"/>\n", from.x, from.y);
}

static void write_bulb(struct output *out, const struct drawing *drawing, uint32_t cell,
                       double radius, const char *fill) {
    struct place at = drawingplace_centre(drawing, cell);
    output_format(out, "<circle cx=\"%g\" cy=\"%g\" r=\"%g\" fill=\"%s\" stroke=\"none\"/>\n", at.x,
                  at.y, radius, fill);
}

void drawingline_thermo(struct output *out, const struct drawing *drawing,
                        const struct rule *rule) {
    write_path(out, drawing, rule);
    write_bulb(out, drawing, rule->cells[0], BULB, "#bdbdbd");
}

void drawingline_hollow(struct output *out, const struct drawing *drawing,
                        const struct rule *rule) {
    write_path(out, drawing, rule);
    write_bulb(out, drawing, rule->cells[0], BULB_INSIDE, "#fff");
}

/* Draws the two strokes of the head, from its point back at either side of its direction. */
static void write_head(struct output *out, struct place tip, struct place from) {
    struct place back = drawingplace_towards(tip, from, HEAD);
    double x = (back.x - tip.x) / 2, y = (back.y - tip.y) / 2;
    output_format(out, "M%.2f %.2fL%.2f %.2fL%.2f %.2f", back.x - y, back.y + x, tip.x, tip.y,
                  back.x + y, back.y - x);
}

void drawingline_between(struct output *out, const struct drawing *drawing,
                         const struct rule *rule) {
    const uint32_t ends[] = {rule->cells[0], rule->cells[rule->count - 1]};
    write_path(out, drawing, rule);
    for (unsigned i = 0; i < 2; i++) {
        struct place at = drawingplace_centre(drawing, ends[i]);
        output_format(out, "<circle cx=\"%g\" cy=\"%g\" r=\"%g\" fill=\"#fff\"/>\n", at.x, at.y,
                      CIRCLE);
    }
}

void drawingline_diamonds(struct output *out, const struct drawing *drawing,
                          const struct rule *rule) {
    const uint32_t ends[] = {rule->cells[0], rule->cells[rule->count - 1]};
    write_path(out, drawing, rule);
    for (unsigned i = 0; i < 2; i++) {
        struct place at = drawingplace_centre(drawing, ends[i]);
        output_format(out, "<path d=\"M%g %gL%g %gL%g %gL%g %gZ\" fill=\"#fff\"/>\n", at.x,
                      at.y - DIAMOND, at.x + DIAMOND, at.y, at.x, at.y + DIAMOND, at.x - DIAMOND,
                      at.y);
    }
}

/* Draws the shaft of an arrow whose bulb ends with one of its cells, and the head. */
static void write_shaft(struct output *out, const struct drawing *drawing, const struct rule *rule,
                        uint32_t bulb_end) {
    assert(bulb_end + 1 < rule->count);
    uint32_t last = rule->count - 1;
    struct place bulb = drawingplace_centre(drawing, rule->cells[bulb_end]);
    struct place begin = drawingplace_centre(drawing, rule->cells[bulb_end + 1]);
    struct place end = drawingplace_centre(drawing, rule->cells[last]);
    struct place before = drawingplace_centre(drawing, rule->cells[last - 1]);
    struct place tip = drawingplace_towards(end, before, -AHEAD);
    begin = drawingplace_towards(bulb, begin, CIRCLE);
    output_format(out, "<path d=\"M%.2f %.2f", begin.x, begin.y);
    for (uint32_t i = bulb_end + 1; i < last; i++) {
        struct place at = drawingplace_centre(drawing, rule->cells[i]);
        output_format(out, "L%g %g", at.x, at.y);
    }
    output_format(out, "L%.2f %.2f", tip.x, tip.y);
    write_head(out, tip, before);
    output_text(out, "\"/>\n");
}

void drawingline_arrow(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    struct place bulb = drawingplace_centre(drawing, rule->cells[0]);
    output_format(out, "<circle cx=\"%g\" cy=\"%g\" r=\"%g\"/>\n", bulb.x, bulb.y, CIRCLE);
    write_shaft(out, drawing, rule, 0);
}

void drawingline_bulb(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    assert(rule->number > 0 && (uint32_t)rule->number <= rule->count);
    output_text(out, "<path d=\"");
    drawingplace_line(out, drawing, rule->cells, (uint32_t)rule->number);
    output_text(out, "\"/>\n");
}

void drawingline_shaft(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    assert(rule->number > 0);
    write_shaft(out, drawing, rule, (uint32_t)rule->number - 1);
}

void drawingline_squares(struct output *out, const struct drawing *drawing,
                         const struct rule *rule) {
    for (uint32_t i = 0; i < rule->count; i++) {
        struct place at = drawingplace_centre(drawing, rule->cells[i]);
        output_format(out, "<rect x=\"%g\" y=\"%g\" width=\"%g\" height=\"%g\"/>\n", at.x - SQUARE,
                      at.y - SQUARE, 2 * SQUARE, 2 * SQUARE);
    }
}

void drawingline_circles(struct output *out, const struct drawing *drawing,
                         const struct rule *rule) {
    for (uint32_t i = 0; i < rule->count; i++) {
        struct place at = drawingplace_centre(drawing, rule->cells[i]);
        output_format(out, "<circle cx=\"%g\" cy=\"%g\" r=\"%g\"/>\n", at.x, at.y, CIRCLE);
    }
}

bool drawingline_is_row(const struct drawing *drawing, const struct rule *rule) {
    for (uint32_t i = 1; i < rule->count; i++)
        if (drawingplace_rows(drawing, rule->cells[0], rule->cells[i]))
            return false;
    return true;
}

bool drawingline_is_column(const struct drawing *drawing, const struct rule *rule) {
    for (uint32_t i = 1; i < rule->count; i++)
        if (drawingplace_columns(drawing, rule->cells[0], rule->cells[i]))
            return false;
    return rule->count > 1;
}

void drawingline_block(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    assert(rule->number > 0 && (uint32_t)rule->number <= rule->count);
    struct place at = drawingplace_centre(drawing, rule->cells[rule->number - 1]);
    double right = drawingline_is_column(drawing, rule) ? FLAT : SQUARE;
    double down = drawingline_is_row(drawing, rule) ? FLAT : SQUARE;
    output_format(out, "<rect x=\"%g\" y=\"%g\" width=\"%g\" height=\"%g\"/>\n", at.x - right,
                  at.y - down, 2 * right, 2 * down);
}
