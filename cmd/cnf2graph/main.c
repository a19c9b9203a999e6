/* SPDX-License-Identifier: MIT */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "common/formulas/dimacs.h"
#include "common/formulas/dimacssniff.h"
#include "common/streams/option.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "scene.h"

const char diag_tool[] = "cnf2graph";

static const char *const format_names[] = {"svg", "dot", "graphml", NULL};

static struct {
    int64_t edges, longest, problem, seed;
    int format;
    const char *assume, *output, *title;
    bool strict;
} options = {.edges = 20000, .longest = 10, .problem = 1, .output = "-"};

static const struct option_row rows[] = {
    {'a', "assume", OPTION_TEXT, &options.assume, "LITERALS",
     .help = "draw what their propagation leaves, as in '3 -7'"},
    {'f', "format", OPTION_CHOICE, &options.format, "NAME", "what to write",
     .choices = format_names},
    {'l', "longest", OPTION_COUNT, &options.longest, "SIZE",
     "of longer clauses, a ring instead of all pairs", .low = 2, .high = 1e9},
    {'n', "count", OPTION_COUNT, &options.edges, "EDGES",
     "at most EDGES edges, the heaviest (0: all)", .low = 0, .high = OPTION_COUNT_MAX},
    {'o', "output", OPTION_FILE, &options.output, "FILE",
     .help = "write to FILE instead of standard output"},
    {0, "problem", OPTION_COUNT, &options.problem, "NUMBER", "which problem of a stream to draw",
     .low = 1, .high = OPTION_COUNT_MAX},
    {'s', "seed", OPTION_COUNT, &options.seed, "SEED", "start of random places", .low = 0,
     .high = OPTION_COUNT_MAX},
    {'S', "strict", OPTION_FLAG, &options.strict, .help = "a wrong clause count is an error"},
    {'T', "title", OPTION_TEXT, &options.title, "TEXT", .help = "a line above the drawing"},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE]",
    .purpose = "Draw which variables of a DIMACS CNF formula are together in clauses.",
    .rows = rows,
    .operands_max = 1,
};

static void read_clauses(struct dimacs *d, struct formula *formula) {
    enum dimacs_event event;
    do
        event = dimacs_next(d, formula);
    while (event != DIMACS_END && event != DIMACS_ERROR);
    if (event == DIMACS_ERROR)
        status_die(&d->diag);
    if (formula->truncated)
        diag_die(EXIT_INPUT, "out of memory");
}

/* Reads the problem asked for, or ends the program. */
static void read_problem(struct dimacs *d, const char *path, struct formula *formula) {
    struct diag diag;
    int64_t seen = 0;
    dimacs_open(d, path, formula->memory);
    d->strict = options.strict;
    while (seen < options.problem && dimacs_begin(d, formula)) {
        read_clauses(d, formula);
        seen++;
    }
    if (d->failed)
        status_die(&d->diag);
    if (seen < options.problem)
        diag_die(EXIT_INPUT, "%s: expected %lld problems or more, found %lld", d->in.name,
                 (long long)options.problem, (long long)seen);
    if (dimacs_count_differs(d, formula, &diag))
        diag_warning(&diag);
}

/* Reads the literals of option -a, or ends the program. */
static void read_literals(struct lit_stack *lits, const struct formula *formula) {
    const char *text = options.assume;
    while (*(text += strspn(text, " \t\r\n"))) {
        char *end;
        errno = 0;
        long long number = strtoll(text, &end, 10);
        size_t length = strcspn(text, " \t\r\n");
        if (errno || end != text + length)
            option_fail("option -a needs literals, found '%s'", diag_quoted(text, length).text);
        if (number > (long long)formula->vars || -number > (long long)formula->vars)
            diag_die(EXIT_INPUT, "option -a: literal %lld exceeds the %u variable%s of the formula",
                     number, formula->vars, formula->vars == 1 ? "" : "s");
        if (number)
            stack_push(formula->memory, lits, lit_of((int)number));
        text = end;
    }
}

/* Ends the program if two of the literals contradict each other. */
static void refuse_contradictions(const struct lit_stack *lits) {
    for (size_t i = 0; i < lits->size; i++)
        for (size_t k = 0; k < i; k++)
            if (lits->data[i] == lit_not(lits->data[k]))
                diag_die(EXIT_INPUT, "option -a: %d and %d contradict each other",
                         lit_user(lits->data[k]), lit_user(lits->data[i]));
}

static void take_literals(struct lit_stack *lits, const struct formula *formula) {
    read_literals(lits, formula);
    refuse_contradictions(lits);
}

/* Removes variables that are declared and do not occur, if they are by far the most. */
static void leave_out_unused(struct formula *formula, struct lit_stack *lits) {
    if (!formula_is_sparse(formula))
        return;
    formula_rename(formula, lits->data, lits->size);
    for (size_t i = 0; i < lits->size; i++)
        lits->data[i] = formula_renamed(formula, lits->data[i]);
}

static int by_weight(const void *one, const void *two) {
    uint64_t a = *(const uint64_t *)one, b = *(const uint64_t *)two;
    return (a < b) - (a > b);
}

/* Chooses the edges to be written: the heaviest, up to the number asked for. */
static void choose_edges(struct scene *scene, struct memory *memory) {
    const struct edge_stack *edges = &scene->shown->edges;
    uint64_t *weights;
    scene->edges = edges->size;
    if (!options.edges || edges->size <= (uint64_t)options.edges)
        return;
    weights = memory_zeroed(memory, edges->size, sizeof *weights);
    for (size_t i = 0; i < edges->size; i++)
        weights[i] = edges->data[i].weight;
    qsort(weights, edges->size, sizeof *weights, by_weight);
    scene->edges = (size_t)options.edges;
    scene->least = weights[scene->edges - 1];
    for (size_t i = scene->edges; i-- > 0 && weights[i] == scene->least;)
        scene->lightest++;
    memory_release(memory, weights);
}

static void write_scene(struct output *out, const struct scene *scene) {
    static void (*const writers[])(struct output *, const struct scene *) = {
        scene_write_svg, scene_write_dot, scene_write_graphml};
    writers[options.format](out, scene);
}

/* Assigns the literals asked for, and builds the graph of the remaining formula. */
static void reduce(struct scene *scene, const struct lit_stack *lits, struct unit *unit,
                   struct graph *rest) {
    unit_propagate(unit, scene->formula, lits->data, lits->size);
    graph_make(rest, scene->formula, unit->values, (size_t)options.longest);
    scene->unit = unit;
    scene->shown = rest;
}

int main(int argc, char **argv) {
    standard_begin();
    static struct output out;
    struct memory memory;
    struct formula formula;
    struct dimacs d;
    struct graph graph, rest = {0};
    struct layout layout;
    struct unit unit = {0};
    struct lit_stack lits = {0};
    struct diag diag;
    int operand = option_parse(&table, argc, argv);
    memory_init(&memory, 0);
    formula_init(&formula, &memory);
    read_problem(&d, operand < argc ? argv[operand] : NULL, &formula);
    if (options.assume)
        take_literals(&lits, &formula);
    leave_out_unused(&formula, &lits);
    graph_make(&graph, &formula, NULL, (size_t)options.longest);
    struct scene scene = {.title = options.title,
                          .file = d.in.name,
                          .formula = &formula,
                          .whole = &graph,
                          .shown = &graph,
                          .layout = &layout};
    if (options.assume)
        reduce(&scene, &lits, &unit, &rest);
    layout_make(&layout, &graph, (uint64_t)options.seed);
    choose_edges(&scene, &memory);
    struct files others = {.operands = argv + operand};
    if (!dimacs_may_create(&others, options.output, &diag) ||
        !output_open(&out, options.output, &others, &diag))
        status_die(&diag);
    write_scene(&out, &scene);
    if (options.assume) {
        unit_free(&unit);
        graph_free(&rest);
    }
    stack_free(&memory, &lits);
    layout_free(&layout);
    graph_free(&graph);
    formula_free(&formula);
    dimacs_close(&d);
    return output_close(&out, EXIT_DONE);
}
