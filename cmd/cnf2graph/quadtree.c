/* SPDX-License-Identifier: MIT */
#include "quadtree.h"

#include <assert.h>
#include <math.h>

/* A square acts as one point where it is seen under a smaller angle than this. */
#define NARROW 0.8

/* Squares are not divided below this part of the whole: points there count as one. */
#define SMALLEST 1e-6

static uint32_t add_square(struct quadtree *tree, struct point middle, double side) {
    struct square square = {.middle = middle, .side = side};
    stack_push(tree->memory, &tree->squares, square);
    return (uint32_t)tree->squares.size - 1;
}

static void add_whole(struct quadtree *tree, const struct point *points, size_t count) {
    struct point low = points[0], high = points[0];
    for (size_t i = 1; i < count; i++) {
        low = (struct point){fmin(low.x, points[i].x), fmin(low.y, points[i].y)};
        high = (struct point){fmax(high.x, points[i].x), fmax(high.y, points[i].y)};
    }
    struct point middle = {(low.x + high.x) / 2, (low.y + high.y) / 2};
    add_square(tree, middle, fmax(fmax(high.x - low.x, high.y - low.y), 1e-9));
}

/* The quarter of a square that contains a point, created if it is missing. */
static uint32_t descend(struct quadtree *tree, uint32_t at, struct point point) {
    const struct square *square = &tree->squares.data[at];
    bool right = point.x > square->middle.x, low = point.y > square->middle.y;
    uint32_t child = square->children[2 * low + right];
    if (child)
        return child;
    double side = square->side / 2;
    struct point middle = {square->middle.x + (right ? side : -side) / 2,
                           square->middle.y + (low ? side : -side) / 2};
    child = add_square(tree, middle, side);
    tree->squares.data[at].children[2 * low + right] = child;
    return child;
}

static void add_to(struct square *square, struct point point) {
    square->sum.x += point.x;
    square->sum.y += point.y;
    square->count++;
}

/* Adds a point; divides a square that already holds one. */
static void add_point(struct quadtree *tree, struct point point) {
    double smallest = tree->squares.data[0].side * SMALLEST;
    uint32_t at = 0;
    for (;;) {
        struct square *square = &tree->squares.data[at];
        bool divided = square->count > 1;
        add_to(square, point);
        if (square->count == 1)
            square->first = point;
        if (square->count == 1 || square->side < smallest)
            return;
        if (!divided) {
            struct point first = square->first;
            uint32_t child = descend(tree, at, first);
            add_to(&tree->squares.data[child], first);
            tree->squares.data[child].first = first;
        }
        at = descend(tree, at, point);
    }
}

void quadtree_build(struct quadtree *tree, const struct point *points, size_t count) {
    assert(count);
    stack_clear(&tree->squares);
    add_whole(tree, points, count);
    for (size_t i = 0; i < count; i++)
        add_point(tree, points[i]);
}

struct point quadtree_repulsion(struct quadtree *tree, struct point at) {
    struct point force = {0, 0};
    stack_clear(&tree->todo);
    stack_push(tree->memory, &tree->todo, 0);
    while (tree->todo.size) {
        const struct square *square = &tree->squares.data[stack_pop(&tree->todo)];
        double dx = at.x - square->sum.x / square->count, dy = at.y - square->sum.y / square->count;
        double squared = dx * dx + dy * dy;
        bool divided = square->children[0] || square->children[1] || square->children[2] ||
                       square->children[3];
        if (!divided || square->side * square->side < NARROW * NARROW * squared) {
            if (squared < 1e-12)
                continue;
            force.x += square->count * dx / squared;
            force.y += square->count * dy / squared;
            continue;
        }
        for (int i = 0; i < 4; i++)
            if (square->children[i])
                stack_push(tree->memory, &tree->todo, square->children[i]);
    }
    return force;
}

void quadtree_free(struct quadtree *tree) {
    stack_free(tree->memory, &tree->squares);
    stack_free(tree->memory, &tree->todo);
}
