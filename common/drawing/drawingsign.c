/* SPDX-License-Identifier: MIT */
#include "common/drawing/drawingsign.h"

#include <assert.h>

#include "common/rules/rulekinds.h"

/* Radii of dots without and with a number, of the paper behind letters, and of the
 * circle where cells meet. */
#define DOT 2.4
#define DOT_NUMBERED 3.6
#define PAPER 3.7
#define CORNER 5.6

/* Half the length of an inequality sign, and how far it opens for each unit of that; how far below
 * their middles the feet of numbers and letters are. */
#define LESS 2.2
#define LESS_OPENING 1.2
#define NUMBER_FOOT 1.7
#define CORNER_FOOT 1.5
#define LETTER_FOOT 2.4

/* Draws a thin line between two cells without a common border, for the sign to be on. */
static void write_bridge(struct output *out, const struct drawing *drawing, uint32_t a,
                         uint32_t b) {
    const uint32_t cells[] = {a, b};
    if (drawingplace_touch(drawing, a, b))
        return;
    output_text(out, "<path fill=\"none\" stroke=\"#999\" stroke-width=\"0.8\" d=\"");
    drawingplace_line(out, drawing, cells, 2);
    output_text(out, "\"/>\n");
}

/* The place of the sign between neighbours i - 1 and i of a rule; draws the line below it, if
 * needed. */
static struct place begin_sign(struct output *out, const struct drawing *drawing,
                               const struct rule *rule, uint32_t i) {
    assert(i && i < rule->count);
    write_bridge(out, drawing, rule->cells[i - 1], rule->cells[i]);
    return drawingplace_between(drawing, rule->cells[i - 1], rule->cells[i]);
}

static void write_number(struct output *out, struct place at, int number, const char *fill) {
    output_format(
        out, "<text x=\"%g\" y=\"%g\" font-size=\"%s\" fill=\"%s\" stroke=\"none\">%d</text>\n",
        at.x, at.y + NUMBER_FOOT, number > 9 ? "4" : "5", fill, number);
}

static void write_dots(struct output *out, const struct drawing *drawing, const struct rule *rule,
                       int usual, const char *ink) {
    assert(usual == 1 || usual == 2);
    bool numbered = rule->kind->numbered && rule->number != usual;
    for (uint32_t i = 1; i < rule->count; i++) {
        struct place at = begin_sign(out, drawing, rule, i);
        output_format(out, "<circle cx=\"%g\" cy=\"%g\" r=\"%g\"/>\n", at.x, at.y,
                      numbered ? DOT_NUMBERED : DOT);
        if (numbered)
            write_number(out, at, rule->number, ink);
    }
}

void drawingsign_white(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    write_dots(out, drawing, rule, 1, "#000");
}

void drawingsign_black(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    write_dots(out, drawing, rule, 2, "#fff");
}

/* Hides the border behind a sign; pages may have paper other than white. */
static void write_paper(struct output *out, struct place at) {
    output_format(out,
                  "<circle class=\"back\" cx=\"%g\" cy=\"%g\" r=\"%g\" fill=\"#fff\" "
                  "stroke=\"none\"/>\n",
                  at.x, at.y, PAPER);
}

/* Draws a sign that points to cell a, the lesser one. */
static void write_less(struct output *out, struct place at, struct place a) {
    struct place tip = drawingplace_towards(at, a, LESS), end = drawingplace_towards(at, a, -LESS);
    double x = at.x - tip.x, y = at.y - tip.y;
    output_format(out, "<path d=\"M%.2f %.2fL%.2f %.2fL%.2f %.2f\"/>\n", end.x - y * LESS_OPENING,
                  end.y + x * LESS_OPENING, tip.x, tip.y, end.x + y * LESS_OPENING,
                  end.y - x * LESS_OPENING);
}

void drawingsign_less(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    for (uint32_t i = 1; i < rule->count; i++) {
        struct place at = begin_sign(out, drawing, rule, i);
        write_paper(out, at);
        write_less(out, at, drawingplace_centre(drawing, rule->cells[i - 1]));
    }
}

void drawingsign_equal(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    for (uint32_t i = 1; i < rule->count; i++) {
        struct place at = begin_sign(out, drawing, rule, i);
        write_paper(out, at);
        output_format(out, "<path d=\"M%g %gh4.8m0 2.4h-4.8\"/>\n", at.x - 2.4, at.y - 1.2);
    }
}

void drawingsign_corner(struct output *out, const struct drawing *drawing,
                        const struct rule *rule) {
    assert(rule->count && rule->number > 0);
    struct place at = {0, 0};
    for (uint32_t i = 0; i < rule->count; i++) {
        struct place cell = drawingplace_centre(drawing, rule->cells[i]);
        at.x += cell.x / rule->count;
        at.y += cell.y / rule->count;
    }
    output_format(
        out,
        "<circle class=\"back\" cx=\"%g\" cy=\"%g\" r=\"%g\" fill=\"#fff\" stroke=\"#555\" "
        "stroke-width=\"0.5\"/>\n<text x=\"%g\" y=\"%g\">%d</text>\n",
        at.x, at.y, CORNER, at.x, at.y + CORNER_FOOT, rule->number);
}

bool drawingsign_is_pair(const struct drawing *drawing, const struct rule *rule) {
    return rule->count == 2 && drawingplace_touch(drawing, rule->cells[0], rule->cells[1]);
}

void drawingsign_pair(struct output *out, const struct drawing *drawing, const struct rule *rule) {
    assert(drawingsign_is_pair(drawing, rule));
    struct place at = drawingplace_between(drawing, rule->cells[0], rule->cells[1]);
    write_paper(out, at);
    output_format(out, "<text x=\"%g\" y=\"%g\">", at.x, at.y + LETTER_FOOT);
    if (rule->number == 5 || rule->number == 10)
        output_char(out, rule->number == 5 ? 'V' : 'X');
    else
        output_integer(out, rule->number);
    output_text(out, "</text>\n");
}
