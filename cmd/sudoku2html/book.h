/* SPDX-License-Identifier: MIT */
/* The puzzles of a page, all of them in memory, with their labels and, once they are read, their
 * solutions; and the different shapes that they have. */
#ifndef SUDOKU2HTML_BOOK_H
#define SUDOKU2HTML_BOOK_H

#include "common/base/stack.h"
#include "common/grids/grid.h"
#include "common/houses/variant.h"

struct puzzle {
    uint32_t shape;  /* index in the book's shapes */
    size_t cells;    /* where the cells are in the book's bytes, as in struct grid */
    size_t solution; /* the same of the solution */
    size_t label;    /* and of the label, label_length bytes */
    size_t label_length;
    const char *file; /* where it was read, for messages; not owned */
    uint64_t line;
};

struct shape {
    struct variant variant;
    uint8_t *classes; /* of its boards: board.h */
};

STACK(puzzles, struct puzzle);
STACK(shapes, struct shape);
STACK(bytes, uint8_t);

struct book {
    struct puzzles puzzles;
    struct shapes shapes;
    struct bytes bytes;
    bool solved; /* the solutions are there */
    struct memory *memory;
};

void book_init(struct book *book, struct memory *memory);
void book_free(struct book *book);

/* Adds a puzzle that was read from file. */
void book_add(struct book *book, const struct grid *grid, const char *file);

/* Copies count bytes into the book.  Returns where they are. */
size_t book_keep(struct book *book, const void *bytes, size_t count);

/* The houses of a puzzle. */
static inline const struct variant *book_variant(const struct book *book,
                                                 const struct puzzle *puzzle) {
    return &stack_at(&book->shapes, puzzle->shape).variant;
}

#endif
