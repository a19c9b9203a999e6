/* SPDX-License-Identifier: MIT */
#include "linkdrawing.h"

#include <assert.h>
#include <math.h>

#include "common/drawing/drawingdigits.h"
#include "steplook.h"

/* A link as a quadratic Bezier curve; a straight one has its bend in the middle. */
struct curve {
    struct place begin, bend, end;
};

/* Places of a curve that are looked at, and how far from the middle of a digit it is clear. */
enum { SAMPLES = 32, DIGIT_RADIUS = DRAWING_CELL * 3 / 10 };

/* How far the bend is from the middle of a straight line, in parts of its length, and the least and
 * the most of that in units. */
static const double bends[] = {0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4};
enum { BENDS = sizeof bends / sizeof *bends, BEND_LEAST = 5, BEND_MOST = 30 };

static double distance(struct place a, struct place b) {
    return hypot(a.x - b.x, a.y - b.y);
}

static struct place place_at(const struct curve *curve, double t) {
    double first = (1 - t) * (1 - t), second = 2 * t * (1 - t), third = t * t;
    return (struct place){first * curve->begin.x + second * curve->bend.x + third * curve->end.x,
                          first * curve->begin.y + second * curve->bend.y + third * curve->end.y};
}

static struct place mark_of(const struct linkdrawing *links, const struct step_part *node,
                            uint32_t k) {
    assert(set_is_one(node->digits) && k >= node->begin && k < node->end);
    return drawingdigits_mark(links->drawing, links->chain->cells[k], set_digit(node->digits));
}

/* The closest marks of two nodes. */
static struct curve nearest(const struct linkdrawing *links, const struct step_part *from,
                            const struct step_part *to) {
    assert(from->begin < from->end && to->begin < to->end);
    struct curve best = {{0, 0}, {0, 0}, {0, 0}};
    double least = HUGE_VAL;
    for (uint32_t i = from->begin; i < from->end; i++)
        for (uint32_t k = to->begin; k < to->end; k++) {
            struct place a = mark_of(links, from, i), b = mark_of(links, to, k);
            if (distance(a, b) >= least)
                continue;
            least = distance(a, b);
            best = (struct curve){a, {(a.x + b.x) / 2, (a.y + b.y) / 2}, b};
        }
    return best;
}

static struct curve bent(const struct curve *line, double part) {
    double x = line->end.x - line->begin.x, y = line->end.y - line->begin.y;
    double length = hypot(x, y), units = fabs(part) * length;
    struct curve curve = *line;
    if (part == 0)
        return curve;
    units = fmin(fmax(units, BEND_LEAST), BEND_MOST) * (part < 0 ? -2 : 2);
    assert(length > 0);
    curve.bend.x += -y / length * units;
    curve.bend.y += x / length * units;
    return curve;
}

static bool is_on_digit(const struct linkdrawing *links, struct place at) {
    for (uint32_t cell = 0; cell < links->before->layout->cells; cell++)
        if (links->before->digits[cell] &&
            distance(at, drawingplace_centre(links->drawing, cell)) < DIGIT_RADIUS)
            return true;
    return false;
}

/* Whether a place is on a disc of the chain other than those at the ends of the link. */
static bool is_on_disc(const struct linkdrawing *links, const struct curve *curve,
                       struct place at) {
    for (uint32_t i = 0; i < links->chain->count; i++) {
        const struct step_part *node = &links->chain->nodes[i];
        for (uint32_t k = node->begin; k < node->end; k++) {
            struct place mark = mark_of(links, node, k);
            if (distance(at, mark) < links->radius * 1.2 && distance(mark, curve->begin) > 0.1 &&
                distance(mark, curve->end) > 0.1)
                return true;
        }
    }
    return false;
}

/* The number of points of a curve that cover digits or are outside the grid. */
static unsigned cost(const struct linkdrawing *links, const struct curve *curve) {
    const struct area *area = &links->drawing->variant->shape.area;
    unsigned bad = 0;
    for (unsigned i = 1; i < SAMPLES; i++) {
        struct place at = place_at(curve, (double)i / SAMPLES);
        bool inside = at.x > 0 && at.y > 0 && at.x < area->columns * DRAWING_CELL &&
                      at.y < area->rows * DRAWING_CELL;
        bad += !inside || is_on_digit(links, at) || is_on_disc(links, curve, at);
    }
    return bad;
}

/* The first curve of least cost, which is the straightest. */
static struct curve choose(const struct linkdrawing *links, const struct curve *line) {
    struct curve best = *line;
    unsigned least = cost(links, line);
    for (unsigned i = 1; i < BENDS && least; i++) {
        struct curve curve = bent(line, bends[i]);
        unsigned more = cost(links, &curve);
        if (more >= least)
            continue;
        least = more;
        best = curve;
    }
    assert(least < SAMPLES);
    return best;
}

void linkdrawing_band(struct output *out, const struct linkdrawing *links,
                      const struct step_part *node, const char *colour) {
    if (node->end < node->begin + 2)
        return;
    output_text(out, "<path d=\"");
    for (uint32_t k = node->begin; k < node->end; k++) {
        struct place at = mark_of(links, node, k);
        output_format(out, "%c%.2f %.2f", k > node->begin ? 'L' : 'M', at.x, at.y);
    }
    output_format(out,
                  "\" stroke=\"%s\" stroke-width=\"%.2f\" stroke-opacity=\"0.5\" fill=\"none\" "
                  "stroke-linejoin=\"round\" stroke-linecap=\"round\"/>\n",
                  colour, links->radius * 2);
}

static void write_link(struct output *out, const struct linkdrawing *links,
                       const struct step_part *from, const struct step_part *to, bool strong) {
    struct curve line = nearest(links, from, to), curve = choose(links, &line);
    assert(from != to && links->radius > 0);
    struct place begin = drawingplace_towards(curve.begin, curve.bend, links->radius);
    struct place end = drawingplace_towards(curve.end, curve.bend, links->radius);
    output_format(out, "<path d=\"M%.2f %.2fQ%.2f %.2f %.2f %.2f\" " STEPLOOK_LINK "%s/>\n",
                  begin.x, begin.y, curve.bend.x, curve.bend.y, end.x, end.y,
                  strong ? "" : STEPLOOK_DASHES);
}

static void write_rings(struct output *out, const struct linkdrawing *links,
                        const struct step_part *node) {
    for (uint32_t k = node->begin; k < node->end; k++) {
        struct place at = mark_of(links, node, k);
        output_format(out, "<circle cx=\"%.2f\" cy=\"%.2f\" r=\"%.2f\" " STEPLOOK_RING "/>\n", at.x,
                      at.y, links->radius);
    }
}

void linkdrawing_write(struct output *out, const struct linkdrawing *links) {
    const struct stepchain *chain = links->chain;
    if (!chain->count)
        return;
    assert(chain->count >= 2 && chain->count <= STEP_PARTS_MAX);
    const struct step_part *first = chain->nodes, *last = chain->nodes + chain->count - 1;
    for (uint32_t i = 0; i + 1 < chain->count; i++)
        write_link(out, links, &chain->nodes[i], &chain->nodes[i + 1], i % 2 == 0);
    if (chain->loop)
        write_link(out, links, last, first, false);
    if (chain->loop)
        return;
    write_rings(out, links, first);
    write_rings(out, links, last);
}
