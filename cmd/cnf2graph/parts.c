/* SPDX-License-Identifier: MIT */
#include "parts.h"

#include <math.h>

/* Edges of a variable, on average.  In graphs with more, each edge pulls less, so that all edges of
 * a variable together pull as strongly as these: else dense graphs would be drawn as a point. */
#define DENSE 4.0

/* The pull of an edge; the average edge has 1. */
static double pull_of(const struct edge *edge, double mean) {
    double pull = sqrt((double)edge->weight / mean);
    return fmin(fmax(pull, 0.3), 3);
}

static void connect(struct parts *p, const struct graph *graph) {
    double mean = 0, degree = (double)p->ends / (double)p->size;
    double weaker = degree > DENSE ? DENSE / degree : 1;
    for (size_t i = 0; i < graph->edges.size; i++)
        mean += (double)graph->edges.data[i].weight / (double)graph->edges.size;
    for (size_t i = 0; i < p->size; i++)
        p->starts[i + 1] = graph->degrees[p->vars[i]];
    for (size_t i = 0; i < p->size; i++)
        p->starts[i + 1] += p->starts[i];
    size_t *next = memory_zeroed(p->memory, p->size, sizeof *next);
    for (size_t i = 0; i < graph->edges.size; i++) {
        const struct edge *edge = &graph->edges.data[i];
        uint32_t a = p->order[edge->from], b = p->order[edge->to];
        float pull = (float)(weaker * pull_of(edge, mean));
        p->neighbours[p->starts[a] + next[a]++] = (struct neighbour){b, pull};
        p->neighbours[p->starts[b] + next[b]++] = (struct neighbour){a, pull};
    }
    memory_release(p->memory, next);
}

/* The variable that represents a part: union-find with path halving. */
static Var find(Var *above, Var var) {
    while (above[var] != var)
        var = above[var] = above[above[var]];
    return var;
}

/* Orders variables by part, and parts by their lowest variable. */
static void find_parts(struct parts *p, const struct graph *graph) {
    Var *above = memory_zeroed(p->memory, p->size, sizeof *above);
    uint32_t *number = memory_zeroed(p->memory, p->size, sizeof *number);
    for (Var var = 0; var < graph->vars; var++)
        above[var] = var;
    for (size_t i = 0; i < graph->edges.size; i++) {
        Var a = find(above, graph->edges.data[i].from), b = find(above, graph->edges.data[i].to);
        above[a < b ? b : a] = a < b ? a : b;
    }
    for (Var var = 0; var < graph->vars; var++) {
        Var root = find(above, var);
        if (root == var) {
            number[var] = (uint32_t)p->list.size;
            stack_push(p->memory, &p->list, (struct part){0});
        }
        p->list.data[number[root]].size++;
    }
    for (size_t i = 1; i < p->list.size; i++)
        p->list.data[i].begin = p->list.data[i - 1].begin + p->list.data[i - 1].size;
    for (size_t i = 0; i < p->list.size; i++)
        p->list.data[i].size = 0;
    for (Var var = 0; var < graph->vars; var++) {
        struct part *part = &p->list.data[number[find(above, var)]];
        p->order[var] = (uint32_t)(part->begin + part->size++);
        p->vars[p->order[var]] = var;
    }
    memory_release(p->memory, above);
    memory_release(p->memory, number);
}

void parts_init(struct parts *p, const struct graph *graph, uint64_t seed) {
    size_t size = graph->vars;
    *p = (struct parts){.memory = graph->memory, .size = size, .random = {seed}};
    p->tree.memory = graph->memory;
    p->ends = 2 * graph->edges.size;
    p->vars = memory_zeroed(p->memory, size, sizeof *p->vars);
    p->order = memory_zeroed(p->memory, size, sizeof *p->order);
    p->starts = memory_zeroed(p->memory, size + 1, sizeof *p->starts);
    p->neighbours = memory_zeroed(p->memory, p->ends, sizeof *p->neighbours);
    p->points = memory_zeroed(p->memory, size, sizeof *p->points);
    p->moves = memory_zeroed(p->memory, size, sizeof *p->moves);
    find_parts(p, graph);
    connect(p, graph);
}

void parts_free(struct parts *p) {
    memory_release(p->memory, p->vars);
    memory_release(p->memory, p->order);
    memory_release(p->memory, p->starts);
    memory_release(p->memory, p->neighbours);
    memory_release(p->memory, p->points);
    memory_release(p->memory, p->moves);
    stack_free(p->memory, &p->list);
    quadtree_free(&p->tree);
}
