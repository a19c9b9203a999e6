/* SPDX-License-Identifier: MIT */
/* The native Sudoku solver as a judge of the SAT pipeline.
 *
 *   solutions LIMIT < GRIDS          for each grid: how many solutions, up to LIMIT, and the first
 *   solutions fill VARIANT SIDE SEED a complete grid drawn at random */
#include <stdlib.h>
#include <string.h>

#include "common/grids/grid.h"
#include "common/solving/sudoku.h"
#include "common/solving/sudokufill.h"

const char diag_tool[] = "solutions";

static struct output out;

static void count_solutions(struct sudoku *s, const struct grid *grid, uint64_t limit,
                            struct memory *memory) {
    uint8_t *solution = memory_zeroed(memory, grid->size, 1);
    output_unsigned(&out, sudoku_count(s, grid->cells, limit, solution));
    output_char(&out, ' ');
    grid_write_line(&out, &grid->shape, solution);
    output_char(&out, '\n');
    memory_release(memory, solution);
}

static int count(uint64_t limit, struct memory *memory) {
    struct grid_reader r;
    grid_open(&r, NULL, VARIANT_PLAIN, memory);
    while (grid_next(&r)) {
        struct variant variant;
        struct sudoku s;
        variant_init(&variant, &r.grid.shape, memory);
        sudoku_init(&s, &variant, memory);
        count_solutions(&s, &r.grid, limit, memory);
        sudoku_free(&s);
        variant_free(&variant);
    }
    if (r.failed)
        diag_error(&r.diag);
    int status = r.failed ? EXIT_INPUT : EXIT_DONE;
    grid_close(&r);
    return status;
}

static int fill(const char *name, unsigned side, uint64_t seed, struct memory *memory) {
    enum variant_kind kind;
    struct variant_shape shape;
    struct variant variant;
    struct sudoku s;
    struct diag diag;
    struct random random = {seed};
    if (!variant_find(name, strlen(name), &kind) || !variant_shape(&shape, kind, side, &diag))
        return EXIT_USAGE;
    variant_init(&variant, &shape, memory);
    sudoku_init(&s, &variant, memory);
    uint8_t *cells = memory_zeroed(memory, variant.cells, 1);
    bool filled = sudoku_fill(&s, &random, cells, SUDOKU_NO_LIMIT);
    if (filled) {
        grid_write_header(&out, &shape);
        grid_write_rows(&out, &shape, cells);
    }
    memory_release(memory, cells);
    sudoku_free(&s);
    variant_free(&variant);
    return filled ? EXIT_DONE : EXIT_NEGATIVE;
}

int main(int argc, char **argv) {
    struct memory memory;
    int status = EXIT_USAGE;
    memory_init(&memory, 0);
    output_stdout(&out);
    if (argc == 2)
        status = count(strtoull(argv[1], NULL, 10), &memory);
    else if (argc == 5 && !strcmp(argv[1], "fill"))
        status = fill(argv[2], (unsigned)atoi(argv[3]), strtoull(argv[4], NULL, 10), &memory);
    if (memory.used)
        diag_message("%zu bytes were not released", memory.used);
    return output_close(&out, status);
}
