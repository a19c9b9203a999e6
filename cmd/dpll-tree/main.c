/* SPDX-License-Identifier: MIT */
#include "common/formulas/dimacssniff.h"
#include "common/streams/option.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "draw.h"
#include "trace.h"

const char diag_tool[] = "dpll-tree";

enum format { FORMAT_SVG, FORMAT_DOT };

static const char *const format_names[] = {"svg", "dot", NULL};

static struct {
    int64_t depth, nodes, problem;
    int format;
    const char *output, *title;
} options = {.depth = 1000000000, .nodes = 120, .problem = 1, .output = "-"};

static const struct option_row rows[] = {
    {'d', "depth", OPTION_COUNT, &options.depth, "DEPTH",
     "show nodes at most DEPTH branchings deep", .low = 0, .high = 1e9, .unset = true},
    {'f', "format", OPTION_CHOICE, &options.format, "NAME", "what to write",
     .choices = format_names},
    {'n', "count", OPTION_COUNT, &options.nodes, "NODES",
     "show at most NODES of all trees together, and the\nrest folded (0: all)", .low = 0,
     .high = 1e9},
    {'o', "output", OPTION_FILE, &options.output, "FILE",
     .help = "write to FILE instead of standard output"},
    {0, "problem", OPTION_COUNT, &options.problem, "NUMBER",
     "which problem or question of a stream to draw", .low = 1, .high = OPTION_COUNT_MAX},
    {'T', "title", OPTION_TEXT, &options.title, "TEXT", .help = "a line above the drawing"},
    {0},
};

static const struct option_table table = {
    .usage = "[TRACE ...]",
    .purpose = "Draw the search trees that 'dpll --trace' has written, side by side.",
    .rows = rows,
    .operands_max = -1,
};

/* Reads a tree, or ends the program. */
static void read_panel(struct panel *panel, const char *path, struct memory *memory) {
    struct diag diag;
    tree_init(&panel->tree, memory);
    if (!trace_read(&panel->tree, path, options.problem, &diag))
        status_die(&diag);
}

/* The number of nodes that each tree may show if all may show a given number: small trees leave the
 * rest of their share to others. */
static uint64_t fair_share(const struct panel *panels, size_t count) {
    uint64_t left = (uint64_t)options.nodes, share = left / count;
    size_t large = count, before;
    do {
        before = large;
        left = (uint64_t)options.nodes;
        large = 0;
        for (size_t i = 0; i < count; i++) {
            uint64_t needed = tree_count(&panels[i].tree, (uint64_t)options.depth);
            left -= needed <= share ? needed : 0;
            large += needed > share;
        }
        share = large ? left / large : share;
    } while (large && large < before);
    return share ? share : 1;
}

static void fold_panels(struct panel *panels, size_t count) {
    uint64_t most = options.nodes ? fair_share(panels, count) : 0;
    for (size_t i = 0; i < count; i++)
        fold_choose(&panels[i].picture, &panels[i].tree, most, (uint64_t)options.depth);
}

static void open_output(struct output *out, char *const *operands) {
    struct files others = {.operands = operands};
    struct diag diag;
    if (!dimacs_may_create(&others, options.output, &diag) ||
        !output_open(out, options.output, &others, &diag))
        status_die(&diag);
}

int main(int argc, char **argv) {
    standard_begin();
    static struct output out;
    struct memory memory;
    int operand = option_parse(&table, argc, argv);
    size_t count = operand < argc ? (size_t)(argc - operand) : 1;
    memory_init(&memory, 0);
    struct panel *panels = memory_zeroed(&memory, count, sizeof *panels);
    for (size_t i = 0; i < count; i++)
        read_panel(&panels[i], operand < argc ? argv[operand + (int)i] : NULL, &memory);
    fold_panels(panels, count);
    open_output(&out, argv + operand);
    if (options.format == FORMAT_SVG)
        draw_svg(&out, panels, count, options.title);
    else
        draw_dot(&out, panels, count, options.title);
    for (size_t i = 0; i < count; i++) {
        fold_free(&panels[i].picture);
        tree_free(&panels[i].tree);
    }
    memory_release(&memory, panels);
    return output_close(&out, EXIT_DONE);
}
