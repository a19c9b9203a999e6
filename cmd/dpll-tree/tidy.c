#include "tidy.h"

/* A place on the outline of a subtree: a mark, and how far right of the subtree's root it is. */
struct spot {
    uint32_t mark;
    double x;
};

/* What is known of a subtree. */
struct shape {
    double offset;      /* of its root, from its parent's */
    struct spot low[2]; /* the leftmost and the rightmost of its deepest marks */
    struct spot thread; /* from a leaf: the next one down on the outline; mark 0 for none */
};

#define NOWHERE ((struct spot){0, 0})

/* The next spot down on the left (0) or right (1) outline; mark 0 at its end. */
static struct spot next(const struct mark *marks, const struct shape *shapes, struct spot at,
                        int side) {
    const struct mark *mark = &marks[at.mark];
    uint32_t child = mark->children[mark->children[1] ? side : 0];
    if (child)
        return (struct spot){child, at.x + shapes[child].offset};
    const struct shape *shape = &shapes[at.mark];
    return shape->thread.mark ? (struct spot){shape->thread.mark, at.x + shape->thread.x} : NOWHERE;
}

/* Moves the two subtrees of a mark as near to each other as they can be, and joins their outlines.
 */
static void join(const struct mark *marks, struct shape *shapes, uint32_t mark, const double *half,
                 double gap) {
    uint32_t left = marks[mark].children[0], right = marks[mark].children[1];
    struct spot inner[2] = {{left, 0}, {right, 0}}, down[2];
    double apart = 0;
    for (;;) {
        double need = inner[0].x - inner[1].x + half[inner[0].mark] + half[inner[1].mark] + gap;
        apart = need > apart ? need : apart;
        down[0] = next(marks, shapes, inner[0], 1);
        down[1] = next(marks, shapes, inner[1], 0);
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

static void shape_marks(struct picture *p, struct shape *shapes, const double *half, double gap) {
    const struct mark *marks = p->marks.data;
    for (size_t i = p->marks.size; i-- > 0;) {
        uint32_t mark = (uint32_t)i, child = marks[i].children[0];
        if (marks[i].children[1]) {
            join(marks, shapes, mark, half, gap);
        } else if (child) {
            shapes[i].low[0] = shapes[child].low[0];
            shapes[i].low[1] = shapes[child].low[1];
        } else {
            shapes[i].low[0] = shapes[i].low[1] = (struct spot){mark, 0};
        }
    }
}

/* Turns offsets into places, and moves all so that nothing is left of 0. */
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

void tidy_place(struct picture *picture, const double *half, double gap, double row) {
    size_t count = picture->marks.size;
    struct shape *shapes = memory_zeroed(picture->memory, count, sizeof *shapes);
    shape_marks(picture, shapes, half, gap);
    place_marks(picture, shapes, half, row);
    memory_release(picture->memory, shapes, count * sizeof *shapes);
}
