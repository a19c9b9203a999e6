/* SPDX-License-Identifier: MIT */
#include "separate.h"

#include <math.h>
#include <stdlib.h>

/* Rounds of sweeping. */
enum { ROUNDS = 20 };

/* A point during the sweep. */
struct sweep {
    double x;
    uint32_t place;
};

static int by_x(const void *one, const void *two) {
    const struct sweep *a = one, *b = two;
    if (a->x != b->x)
        return a->x < b->x ? -1 : 1;
    return (a->place > b->place) - (a->place < b->place);
}

/* Pushes apart two points that are nearer than allowed, each by half of the missing distance.
 * Points in the same place move left and right. */
static void push_apart(struct point *a, struct point *b, double least) {
    double dx = b->x - a->x, dy = b->y - a->y, distance = sqrt(dx * dx + dy * dy);
    if (distance >= least)
        return;
    double push = (least - distance) / 2;
    dx = distance > 1e-9 ? dx / distance : 1;
    dy = distance > 1e-9 ? dy / distance : 0;
    *a = (struct point){a->x - push * dx, a->y - push * dy};
    *b = (struct point){b->x + push * dx, b->y + push * dy};
}

/* The least distance wanted: about half of that of evenly spread points, or half of that of
 * neighbours if this is less. */
static double least_distance(const struct parts *p, const struct part *part) {
    double width = part->high.x - part->low.x, height = part->high.y - part->low.y, sum = 0;
    double even = sqrt(width * height / (double)part->size);
    size_t first = p->starts[part->begin], last = p->starts[part->begin + part->size];
    for (size_t at = part->begin; at < part->begin + part->size; at++)
        for (size_t i = p->starts[at]; i < p->starts[at + 1]; i++) {
            struct point other = p->points[p->neighbours[i].place];
            sum += hypot(other.x - p->points[at].x, other.y - p->points[at].y);
        }
    return 0.46 * fmin(even, last > first ? sum / (double)(last - first) : even);
}

double separate_points(struct parts *p, const struct part *part) {
    size_t size = part->size;
    double least = least_distance(p, part);
    struct sweep *sweeps = memory_zeroed(p->memory, size, sizeof *sweeps);
    for (int round = 0; round < ROUNDS; round++) {
        for (size_t i = 0; i < size; i++)
            sweeps[i] = (struct sweep){p->points[part->begin + i].x, (uint32_t)(part->begin + i)};
        qsort(sweeps, size, sizeof *sweeps, by_x);
        for (size_t i = 0; i < size; i++)
            for (size_t k = i + 1; k < size && sweeps[k].x - sweeps[i].x < least; k++)
                push_apart(&p->points[sweeps[i].place], &p->points[sweeps[k].place], least);
    }
    memory_release(p->memory, sweeps);
    return least;
}
