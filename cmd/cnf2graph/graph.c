/* SPDX-License-Identifier: MIT */
#include "graph.h"

#include <assert.h>
#include <stdlib.h>

/* Takes the open variables of a clause, without duplicates.  Returns false for a clause that is
 * true. marks: by variable, the number of the last clause with it. */
static bool take_clause(struct graph *graph, const struct clause_view *clause,
                        const signed char *values, size_t *marks, size_t number) {
    stack_clear(&graph->clause);
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        if (values && values[lit] > 0)
            return false;
        if ((values && values[lit]) || marks[lit_var(lit)] == number)
            continue;
        marks[lit_var(lit)] = number;
        stack_push(graph->memory, &graph->clause, lit_var(lit));
    }
    return true;
}

static void add_edge(struct graph *graph, Var a, Var b, uint64_t weight) {
    assert(a != b && a < graph->vars && b < graph->vars);
    struct edge edge = {a < b ? a : b, a < b ? b : a, weight, graph->clause.size == 2};
    stack_push(graph->memory, &graph->edges, edge);
}

static void add_pairs(struct graph *graph) {
    const Var *vars = graph->clause.data;
    size_t size = graph->clause.size;
    uint64_t weight = GRAPH_ONE / (size * (size - 1) / 2);
    for (size_t i = 0; i < size; i++)
        for (size_t k = i + 1; k < size; k++)
            add_edge(graph, vars[i], vars[k], weight);
}

static void add_ring(struct graph *graph) {
    const Var *vars = graph->clause.data;
    size_t size = graph->clause.size;
    graph->rings++;
    for (size_t i = 0; i < size; i++)
        add_edge(graph, vars[i], vars[i + 1 < size ? i + 1 : 0], GRAPH_ONE / size);
}

static int by_ends(const void *one, const void *two) {
    const struct edge *a = one, *b = two;
    if (a->from != b->from)
        return a->from < b->from ? -1 : 1;
    return (a->to > b->to) - (a->to < b->to);
}

#ifndef NDEBUG
/* Whether edges ascend, each two variables have one, and all weigh at most GRAPH_ONE a clause. */
static bool are_merged(const struct graph *graph) {
    uint64_t weight = 0;
    for (size_t i = 0; i < graph->edges.size; i++) {
        const struct edge *edge = &graph->edges.data[i];
        if (edge->from >= edge->to || (i && by_ends(edge - 1, edge) >= 0))
            return false;
        weight += edge->weight;
    }
    return weight <= GRAPH_ONE * (uint64_t)graph->clauses;
}
#endif

/* Merges the edges between the same two variables. */
static void merge(struct graph *graph) {
    struct edge *edges = graph->edges.data;
    size_t kept = 0;
    if (graph->edges.size)
        qsort(edges, graph->edges.size, sizeof *edges, by_ends);
    for (size_t i = 0; i < graph->edges.size;) {
        struct edge edge = edges[i];
        edge.weight = 0;
        for (; i < graph->edges.size && !by_ends(&edges[i], &edge); i++) {
            edge.weight += edges[i].weight;
            edge.binary |= edges[i].binary;
        }
        edges[kept++] = edge;
    }
    graph->edges.size = kept;
    assert(are_merged(graph));
}

static void count_degrees(struct graph *graph) {
    graph->degrees = memory_zeroed(graph->memory, graph->vars, sizeof *graph->degrees);
    for (size_t i = 0; i < graph->edges.size; i++) {
        graph->degrees[graph->edges.data[i].from]++;
        graph->degrees[graph->edges.data[i].to]++;
    }
}

void graph_make(struct graph *graph, const struct formula *formula, const signed char *values,
                size_t longest) {
    struct clause_view clause;
    size_t number = 0, *marks;
    *graph = (struct graph){.memory = formula->memory, .vars = formula->vars};
    marks = memory_zeroed(graph->memory, graph->vars, sizeof *marks);
    for (size_t at = 0; formula_next(formula, &at, &clause);) {
        if (!take_clause(graph, &clause, values, marks, ++number))
            continue;
        graph->clauses++;
        if (graph->clause.size > longest)
            add_ring(graph);
        else if (graph->clause.size > 1)
            add_pairs(graph);
    }
    memory_release(graph->memory, marks);
    merge(graph);
    count_degrees(graph);
}

void graph_free(struct graph *graph) {
    stack_free(graph->memory, &graph->edges);
    stack_free(graph->memory, &graph->clause);
    memory_release(graph->memory, graph->degrees);
}
