/* SPDX-License-Identifier: MIT */
#include "book.h"

#include <assert.h>
#include <string.h>

#include "board.h"

void book_init(struct book *book, struct memory *memory) {
    *book = (struct book){.memory = memory};
}

void book_free(struct book *book) {
    for (size_t i = 0; i < book->shapes.size; i++) {
        memory_release(book->memory, book->shapes.data[i].classes);
        variant_free(&book->shapes.data[i].variant);
    }
    stack_free(book->memory, &book->shapes);
    stack_free(book->memory, &book->puzzles);
    stack_free(book->memory, &book->bytes);
}

size_t book_keep(struct book *book, const void *bytes, size_t count) {
    size_t at = book->bytes.size;
    if (!count)
        return at;
    stack_reserve(book->memory, &book->bytes, count);
    memcpy(book->bytes.data + at, bytes, count);
    book->bytes.size += count;
    return at;
}

/* The index of a shape, which is added when it is new.  Streams hardly ever change it, so that the
 * last one is looked at first. */
static uint32_t find_shape(struct book *book, const struct variant_shape *shape) {
    struct shape new;
    for (size_t i = book->shapes.size; i-- > 0;)
        if (variant_same(&book->shapes.data[i].variant.shape, shape))
            return (uint32_t)i;
    variant_init(&new.variant, shape, book->memory);
    new.classes = board_classes(&new.variant, book->memory);
    stack_push(book->memory, &book->shapes, new);
    return (uint32_t)(book->shapes.size - 1);
}

void book_add(struct book *book, const struct grid *grid, const char *file) {
    assert(!book->solved && grid->size == grid->shape.area.cells);
    struct puzzle puzzle = {
        .shape = find_shape(book, &grid->shape),
        .cells = book_keep(book, grid->cells, grid->size),
        .label = book_keep(book, grid->label, grid->label_length),
        .label_length = grid->label_length,
        .file = file,
        .line = grid->line,
    };
    stack_push(book->memory, &book->puzzles, puzzle);
}
