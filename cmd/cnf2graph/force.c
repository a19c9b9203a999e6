/* SPDX-License-Identifier: MIT */
#include "force.h"

#include <assert.h>
#include <math.h>

/* Rounds of averaging before the forces; rounds of forces: ROUNDS_WORK / variables, within
 * bounds. */
enum { AVERAGINGS = 150, ROUNDS_MAX = 400, ROUNDS_MIN = 60 };
#define ROUNDS_WORK 1.5e6

/* Half the way to the average of the neighbours, weighted by their pull. */
static struct point averaged(const struct parts *p, size_t at) {
    struct point sum = {0, 0};
    double pulls = 0;
    for (size_t i = p->starts[at]; i < p->starts[at + 1]; i++) {
        double pull = (double)p->neighbours[i].pull;
        sum.x += pull * p->points[p->neighbours[i].place].x;
        sum.y += pull * p->points[p->neighbours[i].place].y;
        pulls += pull;
    }
    assert(pulls > 0);
    return (struct point){(p->points[at].x + sum.x / pulls) / 2,
                          (p->points[at].y + sum.y / pulls) / 2};
}

/* Centres the points of a part, makes y orthogonal to x, and scales both to the wanted root mean
 * square. */
static void straighten(struct parts *p, const struct part *part, double wanted) {
    struct point *points = p->points + part->begin;
    double n = (double)part->size, x = 0, y = 0, xx = 0, xy = 0, yy = 0;
    for (size_t i = 0; i < part->size; i++) {
        x += points[i].x / n;
        y += points[i].y / n;
    }
    for (size_t i = 0; i < part->size; i++) {
        points[i].x -= x;
        points[i].y -= y;
        xx += points[i].x * points[i].x;
        xy += points[i].x * points[i].y;
    }
    for (size_t i = 0; i < part->size; i++) {
        points[i].y -= points[i].x * xy / fmax(xx, 1e-300);
        yy += points[i].y * points[i].y;
    }
    for (size_t i = 0; i < part->size; i++) {
        points[i].x *= wanted * sqrt(n / fmax(xx, 1e-300));
        points[i].y *= wanted * sqrt(n / fmax(yy, 1e-300));
    }
}

/* Initial places.  Averaging over neighbours removes differences between neighbours first, and
 * those between the far ends of the graph last. */
static void unfold(struct parts *p, const struct part *part) {
    double wanted = sqrt((double)part->size) / 2;
    for (size_t i = part->begin; i < part->begin + part->size; i++)
        p->points[i] = (struct point){random_unit(&p->random) - .5, random_unit(&p->random) - .5};
    for (int round = 0; round < AVERAGINGS && part->size > 2; round++) {
        for (size_t i = part->begin; i < part->begin + part->size; i++)
            p->moves[i] = averaged(p, i);
        for (size_t i = part->begin; i < part->begin + part->size; i++)
            p->points[i] = p->moves[i];
        straighten(p, part, wanted);
    }
    for (size_t i = part->begin; i < part->begin + part->size; i++) {
        p->points[i].x += random_unit(&p->random) - .5;
        p->points[i].y += random_unit(&p->random) - .5;
    }
}

/* Repulsion is 1 / distance, attraction distance^2. */
static struct point force_on(struct parts *p, size_t at) {
    struct point here = p->points[at], force = quadtree_repulsion(&p->tree, here);
    for (size_t i = p->starts[at]; i < p->starts[at + 1]; i++) {
        struct point other = p->points[p->neighbours[i].place];
        double dx = other.x - here.x, dy = other.y - here.y;
        double pull = (double)p->neighbours[i].pull * sqrt(dx * dx + dy * dy);
        force.x += pull * dx;
        force.y += pull * dy;
    }
    return force;
}

/* Moves each point by its force, limited to the distance allowed. */
static void move_points(struct parts *p, const struct part *part, double allowed) {
    quadtree_build(&p->tree, p->points + part->begin, part->size);
    for (size_t i = part->begin; i < part->begin + part->size; i++) {
        struct point force = force_on(p, i);
        double length = sqrt(force.x * force.x + force.y * force.y);
        double step = length > allowed ? allowed / length : 1;
        assert(isfinite(length) && step * length <= allowed * 1.001);
        p->moves[i] = (struct point){step * force.x, step * force.y};
    }
    for (size_t i = part->begin; i < part->begin + part->size; i++) {
        p->points[i].x += p->moves[i].x;
        p->points[i].y += p->moves[i].y;
    }
}

void force_lay_out(struct parts *p, const struct part *part) {
    double n = (double)part->size, rounds = fmin(fmax(ROUNDS_WORK / n, ROUNDS_MIN), ROUNDS_MAX);
    double widest = 0.15 * sqrt(n) + 0.3;
    if (part->size == 1)
        return;
    unfold(p, part);
    for (double round = 0; round < rounds; round++) {
        double left = 1 - round / rounds;
        move_points(p, part, widest * left * left + 0.002);
    }
}
