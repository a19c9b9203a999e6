/* SPDX-License-Identifier: MIT */
#include "layout.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "force.h"
#include "separate.h"

/* Free room around a connected part. */
#define BORDER 0.6

/* Computes the extent of a part, with its border. */
static void measure(const struct parts *p, struct part *part) {
    struct point low = p->points[part->begin], high = low;
    for (size_t i = part->begin; i < part->begin + part->size; i++) {
        struct point at = p->points[i];
        low = (struct point){fmin(low.x, at.x), fmin(low.y, at.y)};
        high = (struct point){fmax(high.x, at.x), fmax(high.y, at.y)};
    }
    part->low = (struct point){low.x - BORDER, low.y - BORDER};
    part->high = (struct point){high.x + BORDER, high.y + BORDER};
    assert(isfinite(part->high.x - part->low.x) && isfinite(part->high.y - part->low.y));
}

static int by_height(const void *one, const void *two) {
    const struct part *a = one, *b = two;
    double first = a->high.y - a->low.y, second = b->high.y - b->low.y;
    if (first != second)
        return first > second ? -1 : 1;
    return (a->begin > b->begin) - (a->begin < b->begin);
}

/* The width of the rows: that of the widest part, or one that makes the drawing a bit wider than
 * high. */
static double row_width(const struct parts *p) {
    double area = 0, width = 0;
    for (size_t i = 0; i < p->list.size; i++) {
        const struct part *part = &p->list.data[i];
        area += (part->high.x - part->low.x) * (part->high.y - part->low.y);
        width = fmax(width, part->high.x - part->low.x);
    }
    return fmax(width, sqrt(1.6 * area));
}

static void set_part(struct parts *p, const struct part *part, struct point corner) {
    for (size_t i = part->begin; i < part->begin + part->size; i++) {
        p->points[i].x += corner.x - part->low.x;
        p->points[i].y += corner.y - part->low.y;
    }
}

/* Places the parts in rows, from the highest to the lowest.  Returns the size of the drawing. */
static struct point pack(struct parts *p) {
    struct point corner = {0, 0}, size = {0, 0};
    double width = row_width(p);
    if (p->list.size)
        qsort(p->list.data, p->list.size, sizeof *p->list.data, by_height);
    for (size_t i = 0; i < p->list.size; i++) {
        const struct part *part = &p->list.data[i];
        if (corner.x > 0 && corner.x + part->high.x - part->low.x > width * 1.0001)
            corner = (struct point){0, size.y};
        set_part(p, part, corner);
        corner.x += part->high.x - part->low.x;
        size.x = fmax(size.x, corner.x);
        size.y = fmax(size.y, corner.y + part->high.y - part->low.y);
    }
    return size;
}

#ifndef NDEBUG
/* Whether all points are within the drawing, at least BORDER from its edges. */
static bool are_within(const struct parts *p, struct point size) {
    double slack = 1e-6 * (1 + size.x + size.y), border = BORDER - slack;
    for (size_t i = 0; i < p->size; i++) {
        struct point at = p->points[i];
        if (!(at.x >= border && at.x <= size.x - border && at.y >= border &&
              at.y <= size.y - border))
            return false;
    }
    return true;
}
#endif

void layout_make(struct layout *layout, const struct graph *graph, uint64_t seed) {
    struct parts parts;
    size_t largest = 0;
    parts_init(&parts, graph, seed);
    *layout = (struct layout){.memory = graph->memory, .vars = graph->vars};
    for (size_t i = 0; i < parts.list.size; i++) {
        struct part *part = &parts.list.data[i];
        force_lay_out(&parts, part);
        measure(&parts, part);
        double apart = separate_points(&parts, part);
        measure(&parts, part);
        if (part->size > largest)
            layout->apart = apart;
        largest = part->size > largest ? part->size : largest;
    }
    layout->places = memory_zeroed(graph->memory, graph->vars, sizeof *layout->places);
    layout->size = pack(&parts);
    assert(are_within(&parts, layout->size));
    for (size_t i = 0; i < parts.size; i++)
        layout->places[parts.vars[i]] = parts.points[i];
    parts_free(&parts);
}

void layout_free(struct layout *layout) {
    memory_release(layout->memory, layout->places);
}
