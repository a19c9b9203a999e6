/* SPDX-License-Identifier: MIT */
#include "book.h"

#include <assert.h>
#include <string.h>

#include "common/human/layout.h"

void book_init(struct book *book, struct memory *memory) {
    *book = (struct book){.memory = memory};
}

static size_t cells_of(const struct book_puzzle *puzzle) {
    return puzzle->shape.area.cells;
}

void book_free(struct book *book) {
    for (size_t i = 0; i < book->puzzles.size; i++) {
        struct book_puzzle *puzzle = &book->puzzles.data[i];
        memory_release(book->memory, puzzle->clues);
        memory_release(book->memory, puzzle->label);
        rules_drop(puzzle->shape.rules);
    }
    stack_free(book->memory, &book->puzzles);
}

void book_add(struct book *book, const struct variant_shape *shape, const uint8_t *clues) {
    assert(shape->side && shape->side <= LAYOUT_SIDE_MAX);
    struct book_puzzle puzzle = {0};
    variant_keep(&puzzle.shape, shape);
    puzzle.clues = memory_zeroed(book->memory, cells_of(&puzzle), 1);
    memcpy(puzzle.clues, clues, cells_of(&puzzle));
    stack_push(book->memory, &book->puzzles, puzzle);
}

/* Keeps the label of the puzzle added last.  Bytes that are not printable ASCII become question
 * marks: none moves a cursor or takes more room than it should. */
static void add_label(struct book *book, const char *label, size_t length) {
    struct book_puzzle *puzzle = &stack_top(&book->puzzles);
    assert(length && !puzzle->label);
    puzzle->label = memory_zeroed(book->memory, length + 1, 1);
    puzzle->label_size = length + 1;
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)label[i];
        puzzle->label[i] = c < 0x20 || c >= 0x7f ? '?' : (char)c;
    }
}

static bool add_grid(struct book *book, const struct grid_reader *r, struct diag *diag) {
    const struct grid *grid = &r->grid;
    if (grid->shape.side > LAYOUT_SIDE_MAX) {
        *diag = (struct diag){.file = r->in.name, .line = grid->line, .column = 1};
        return diag_set(diag, "side %u is above %d, the largest that is played", grid->shape.side,
                        LAYOUT_SIDE_MAX);
    }
    book_add(book, &grid->shape, grid->cells);
    if (grid->label_length)
        add_label(book, grid->label, grid->label_length);
    return true;
}

bool book_read(struct book *book, const char *path, const struct houses *houses,
               struct diag *diag) {
    struct grid_reader r;
    bool fine = houses_open(houses, &r, path, book->memory);
    while (fine && grid_next(&r))
        fine = add_grid(book, &r, diag);
    if (r.failed) {
        *diag = r.diag;
        fine = false;
    }
    grid_close(&r);
    return fine;
}

bool book_find(const struct book *book, const struct book_puzzle *puzzle, size_t *at) {
    for (*at = 0; *at < book->puzzles.size; ++*at) {
        const struct book_puzzle *other = &book->puzzles.data[*at];
        if (variant_same(&other->shape, &puzzle->shape) &&
            !memcmp(other->clues, puzzle->clues, cells_of(puzzle)))
            return true;
    }
    return false;
}

void book_write(struct output *out, const struct book *book) {
    struct variant_shape said = {0};
    for (size_t i = 0; i < book->puzzles.size; i++) {
        const struct book_puzzle *puzzle = &book->puzzles.data[i];
        grid_write_change(out, &said, &puzzle->shape);
        grid_write_labelled(out, &puzzle->shape, puzzle->clues, puzzle->label,
                            puzzle->label ? puzzle->label_size - 1 : 0);
    }
}
