/* SPDX-License-Identifier: MIT */
#include "item.h"

#include <assert.h>
#include <string.h>

#include "common/drawing/pencil.h"
#include "common/solving/sudoku.h"

static void *copy(struct memory *memory, const void *bytes, size_t count) {
    void *to = memory_zeroed(memory, count + 1, 1);
    if (count)
        memcpy(to, bytes, count);
    return to;
}

void item_init(struct item *item, const struct grid *grid, struct memory *memory) {
    *item = (struct item){.label_length = grid->label_length};
    variant_init(&item->variant, &grid->shape, memory);
    item->cells = copy(memory, grid->cells, grid->size);
    item->label = copy(memory, grid->label, grid->label_length);
}

void item_free(struct item *item) {
    struct memory *memory = item->variant.memory;
    memory_release(memory, item->cells);
    memory_release(memory, item->solution);
    memory_release(memory, item->marks);
    memory_release(memory, item->label);
    variant_free(&item->variant);
}

void item_mark(struct item *item) {
    assert(!item->marks);
    const struct variant *variant = &item->variant;
    item->marks = memory_zeroed(variant->memory, variant->cells, variant->side);
    pencil_marks(variant, item->cells, item->marks);
}

bool item_solve(struct item *item, struct diag *diag) {
    assert(!item->solution);
    const struct variant *variant = &item->variant;
    struct sudoku sudoku;
    if (variant->side > SUDOKU_SIDE_MAX)
        return diag_set(diag, "option --solve is for sides up to %d, not %u", SUDOKU_SIDE_MAX,
                        variant->side);
    uint8_t *solution = copy(variant->memory, item->cells, variant->cells);
    sudoku_init(&sudoku, variant, variant->memory);
    uint64_t count = sudoku_count(&sudoku, item->cells, 2, solution);
    sudoku_free(&sudoku);
    if (count == 1) {
        item->solution = solution;
        return true;
    }
    memory_release(variant->memory, solution);
    return diag_set(diag,
                    count ? "the puzzle has more than one solution" : "the puzzle has no solution");
}

struct panel item_panel(const struct item *item) {
    return (struct panel){
        .drawing = {.variant = &item->variant,
                    .cells = item->solution ? item->solution : item->cells,
                    .clues = item->solution ? item->cells : NULL,
                    .marks = item->marks,
                    .faint = true},
        .label = item->label,
        .label_length = item->label_length,
    };
}
