/* SPDX-License-Identifier: MIT */
/* One line of a file of Sudoku grids: what it is, and the cells in it.
 *
 * The functions work on a line that is in memory and keep no state; the reader of whole puzzles
 * (grid.h) decides what the line means. */
#ifndef COMMON_GRIDS_GRIDLINE_H
#define COMMON_GRIDS_GRIDLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Digits up to this one have a symbol of one character, 1-9 and A-Z; larger ones are decimal. */
enum { GRIDLINE_SYMBOLS = 35 };

struct gridline {
    const unsigned char *text; /* without the newline; not owned */
    size_t length;
};

enum gridline_kind {
    GRIDLINE_EMPTY,   /* blanks, a comment, or the border of a drawing */
    GRIDLINE_SECTION, /* [Name] */
    GRIDLINE_HEADER,  /* p ... */
    GRIDLINE_OTHER,   /* cells, or something wrong */
};

/* The kind of a line.  *at is set to its first byte that is not blank. */
enum gridline_kind gridline_classify(const struct gridline *line, size_t *at);

/* What each byte stands for: a digit, 0 for a blank cell (. 0 _ *), or GRIDLINE_NO_SYMBOL. */
enum { GRIDLINE_NO_SYMBOL = 255 };
extern const uint8_t gridline_symbols[256];

/* The symbol of a digit up to GRIDLINE_SYMBOLS, '.' for 0. */
char gridline_letter(unsigned digit);

enum gridline_cell { GRIDLINE_CELL, GRIDLINE_END, GRIDLINE_WRONG };

/* The next cell of a row from *at on, over blanks and decoration: one symbol, or with numbers set a
 * decimal number or a blank.  Sets *value (numbers above 9999 are 9999), *token and *size to the
 * place and length of what was found, and *at past it.  GRIDLINE_WRONG: something that is no cell.
 * At the end, or a comment, *token is just past what belongs to the row. */
enum gridline_cell gridline_next(const struct gridline *line, bool numbers, size_t *at,
                                 unsigned *value, size_t *token, size_t *size);

/* The next token from *at on, up to a blank.  Returns false at the end of the line. */
bool gridline_token(const struct gridline *line, size_t *at, size_t *token, size_t *size);

/* The symbols that begin at byte `at`, up to a blank, a comma, a semicolon, a quote or the end: how
 * many there are.  *pure is set unless something else, decoration say, is among them. */
size_t gridline_run(const struct gridline *line, size_t at, bool *pure);

/* Field number `field` (from 0) of a line of a table with commas, quotes and blanks around it left
 * out.  Returns false when the line has fewer fields. */
bool gridline_field(const struct gridline *line, unsigned field, size_t *at, size_t *size);

/* The field that a line with the names of columns calls the puzzle.  Returns false when the line
 * is something else. */
bool gridline_puzzle_column(const struct gridline *line, unsigned *field);

/* Whether the size bytes at token spell word, capitals or not. */
bool gridline_spells(const unsigned char *token, size_t size, const char *word);

#endif
