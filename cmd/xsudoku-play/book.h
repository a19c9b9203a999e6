/* SPDX-License-Identifier: MIT */
/* The puzzles to play: all puzzles of the files, in order. */
#ifndef XSUDOKU_PLAY_BOOK_H
#define XSUDOKU_PLAY_BOOK_H

#include "common/base/stack.h"
#include "common/grids/houses.h"
#include "common/streams/output.h"

struct book_puzzle {
    struct variant_shape shape;
    uint8_t *clues; /* by cell */
    char *label;    /* the text after the puzzle, terminated and fit to print, or NULL */
    size_t label_size;
};

STACK(book_puzzles, struct book_puzzle);

struct book {
    struct book_puzzles puzzles;
    struct memory *memory;
};

void book_init(struct book *book, struct memory *memory);
void book_free(struct book *book);

/* Adds the puzzles of a file (NULL or "-": standard input).  Puzzles without a header have the
 * given houses.  Returns false with diag filled if the file is malformed or has a side above the
 * largest that can be played. */
bool book_read(struct book *book, const char *path, const struct houses *houses, struct diag *diag);

/* Adds one puzzle without a label; the clues are copied. */
void book_add(struct book *book, const struct variant_shape *shape, const uint8_t *clues);

/* Whether a puzzle with the same houses and clues is in the book; *at is the place of the first. */
bool book_find(const struct book *book, const struct book_puzzle *puzzle, size_t *at);

/* Writes all puzzles with their labels, as book_read takes them. */
void book_write(struct output *out, const struct book *book);

#endif
