/* SPDX-License-Identifier: MIT */
#include "tidy.h"

#include <assert.h>
#include <math.h>

/* A mark on the outline of a subtree, and its distance to the right of the subtree's root. */
struct spot {
    uint32_t mark;
    double x;
};

/* Data of a subtree. */
struct shape {
    double offset;      /* of its root, from its parent */
    struct spot low[2]; /* the leftmost and the rightmost of its deepest marks */
    struct spot thread; /* of a leaf: the next spot down the outline; mark 0 for none */
};

struct layout {
    const struct mark *marks;
    const double *half;
    const struct spacing *spacing;
    struct shape *shapes;
};

#define NOWHERE ((struct spot){0, 0})

/* The next spot down the left (0) or right (1) outline; mark 0 at its end. */
static struct spot next(const struct layout *layout, struct spot at, int side) {
    const struct mark *mark = &layout->marks[at.mark];
    uint32_t child = mark->children[mark->children[1] ? side : 0];
    const struct shape *shape = &layout->shapes[at.mark];
    if (child)
        return (struct spot){child, at.x + layout->shapes[child].offset};
    return shape->thread.mark ? (struct spot){shape->thread.mark, at.x + shape->thread.x} : NOWHERE;
}

/* How far from a mark's middle the lowest point of a leaf beside it must stay, to be clear of the
 * mark and of the edge that leaves the mark on the side of the leaf, left (0) or right (1). */
static double reach(const struct layout *layout, uint32_t mark, int side) {
    const struct mark *m = &layout->marks[mark];
    double half = layout->half[mark];
    if (!m->children[1])
        return half;
    double across = fabs(layout->shapes[m->children[side]].offset);
    return fmax(half, across * layout->spacing->foot / layout->spacing->row);
}

/* The least distance of two neighbours on a line. */
static double distance(const struct layout *layout, uint32_t left, uint32_t right) {
    const double *half = layout->half;
    double apart = half[left] + half[right];
    if (!layout->marks[left].children[0])
        apart = half[left] + reach(layout, right, 0);
    else if (!layout->marks[right].children[0])
        apart = reach(layout, left, 1) + half[right];
    return apart + layout->spacing->gap;
}

/* Moves the two subtrees of a mark as close together as possible, and joins their outlines. */
static void join(const struct layout *layout, uint32_t mark) {
    const struct mark *marks = layout->marks;
    struct shape *shapes = layout->shapes;
    uint32_t left = marks[mark].children[0], right = marks[mark].children[1];
    struct spot inner[2] = {{left, 0}, {right, 0}}, down[2];
    double apart = 0;
    for (;;) {
        apart =
            fmax(apart, inner[0].x - inner[1].x + distance(layout, inner[0].mark, inner[1].mark));
        down[0] = next(layout, inner[0], 1);
        down[1] = next(layout, inner[1], 0);
        if (!down[0].mark || !down[1].mark)
            break;
        inner[0] = down[0];
        inner[1] = down[1];
    }
    shapes[left].offset = -apart / 2;
    shapes[right].offset = apart / 2;
    const struct shape *one = &shapes[left], *two = &shapes[right];
    struct spot low[2] = {{one->low[0].mark, one->low[0].x - apart / 2},
                          {two->low[1].mark, two->low[1].x + apart / 2}};
    if (down[0].mark) {
        shapes[low[1].mark].thread = (struct spot){down[0].mark, down[0].x - apart / 2 - low[1].x};
        low[1] = (struct spot){one->low[1].mark, one->low[1].x - apart / 2};
    } else if (down[1].mark) {
        shapes[low[0].mark].thread = (struct spot){down[1].mark, down[1].x + apart / 2 - low[0].x};
        low[0] = (struct spot){two->low[0].mark, two->low[0].x + apart / 2};
    }
    shapes[mark].low[0] = low[0];
    shapes[mark].low[1] = low[1];
}

static void shape_marks(const struct layout *layout, size_t count) {
    const struct mark *marks = layout->marks;
    struct shape *shapes = layout->shapes;
    for (size_t i = count; i-- > 0;) {
        uint32_t mark = (uint32_t)i, child = marks[i].children[0];
        if (marks[i].children[1]) {
            join(layout, mark);
        } else if (child) {
            shapes[i].low[0] = shapes[child].low[0];
            shapes[i].low[1] = shapes[child].low[1];
        } else {
            shapes[i].low[0] = shapes[i].low[1] = (struct spot){mark, 0};
        }
    }
}

/* Turns offsets into places, and shifts all marks so that none is left of 0. */
static void place_marks(struct picture *p, const struct shape *shapes, const double *half,
                        double row) {
    struct mark *marks = p->marks.data;
    double least = 0, most = 0;
    for (size_t i = 0; i < p->marks.size; i++) {
        const struct mark *above = &marks[marks[i].parent];
        marks[i].x = i ? above->x + shapes[i].offset : 0;
        marks[i].y = i ? above->y + row : 0;
        least = marks[i].x - half[i] < least ? marks[i].x - half[i] : least;
        most = marks[i].x + half[i] > most ? marks[i].x + half[i] : most;
        p->height = marks[i].y > p->height ? marks[i].y : p->height;
    }
    for (size_t i = 0; i < p->marks.size; i++)
        marks[i].x -= least;
    p->width = most - least;
}

#ifndef NDEBUG
/* Whether two siblings are in order, apart, and centred below their parent. */
static bool is_centred(const struct picture *p, const struct mark *parent, const double *half,
                       double gap) {
    uint32_t left = parent->children[0], right = parent->children[1];
    const struct mark *one = &p->marks.data[left], *two = &p->marks.data[right];
    double slack = 1e-6 * (1 + p->width);
    return two->x - one->x + slack >= half[left] + half[right] + gap &&
           fabs(one->x + two->x - 2 * parent->x) <= slack;
}

/* Whether each mark is a row below its parent, straight below it if it is the only child, and all
 * are within the width and the height of the picture. */
static bool is_tidy(const struct picture *p, const double *half, const struct spacing *spacing) {
    double slack = 1e-6 * (1 + p->width);
    for (size_t i = 0; i < p->marks.size; i++) {
        const struct mark *mark = &p->marks.data[i], *above = &p->marks.data[mark->parent];
        if (mark->x - half[i] < -slack || mark->x + half[i] > p->width + slack ||
            mark->y > p->height)
            return false;
        if (i && (mark->y != above->y + spacing->row ||
                  (!above->children[1] && fabs(mark->x - above->x) > slack)))
            return false;
        if (mark->children[1] && !is_centred(p, mark, half, spacing->gap))
            return false;
    }
    return true;
}
#endif

void tidy_place(struct picture *picture, const double *half, const struct spacing *spacing) {
    size_t count = picture->marks.size;
    struct shape *shapes = memory_zeroed(picture->memory, count, sizeof *shapes);
    const struct layout layout = {picture->marks.data, half, spacing, shapes};
    shape_marks(&layout, count);
    place_marks(picture, shapes, half, spacing->row);
    assert(is_tidy(picture, half, spacing));
    memory_release(picture->memory, shapes);
}
