/* SPDX-License-Identifier: MIT */
/* The state shared by the parts of the reader of grids, how a puzzle begins, and messages about
 * malformed ones.  Users of the reader include grid.h. */
#ifndef COMMON_GRIDS_GRIDREADER_H
#define COMMON_GRIDS_GRIDREADER_H

#include "common/grids/gridline.h"
#include "common/houses/variant.h"
#include "common/rules/ruleread.h"
#include "common/streams/input.h"

/* A puzzle as it was read. */
struct grid {
    struct variant_shape shape;
    uint32_t size;       /* cells: shape.area.cells */
    uint8_t *cells;      /* row by row: a digit from 1 to side, or 0 for a blank */
    const char *label;   /* the rest of its line: label_length bytes, not terminated; valid */
    size_t label_length; /* until the next grid is read */
    uint64_t line;       /* where it begins */
};

/* Where a cell of a puzzle in rows stands: lines below the puzzle's first one, and the column. */
struct grid_place {
    uint32_t below, column;
};

struct grid_reader {
    struct input in;
    struct diag diag; /* the error, after one */
    bool failed;
    struct grid grid; /* the puzzle last read */
    uint64_t count;   /* puzzles read */

    enum variant_kind kind;        /* the variant of puzzles without a header */
    bool declared;                 /* a header has given the shape */
    struct variant_shape header;   /* that shape, with the rules below it */
    bool tiled;                    /* regions will be drawn, above all rules */
    bool ruling;                   /* so far only rules have followed the header */
    struct rules_text *own;        /* the rules of the last puzzle whose name had rules, or NULL */
    struct ruleread rules;         /* the current rule; a map may have several lines */
    struct ruleclash clash;        /* finds contradictions of the rules below the header */
    bool clashing;                 /* clash is in use: there are such rules */
    struct variant_shape one_line; /* of the last one-line puzzle; side 0 before */
    unsigned column;               /* of the puzzle in a table, from 0 */
    size_t again;                  /* the byte of the current line to continue at, or 0 */
    bool skipping;                 /* in a [Section] that holds no puzzle */
    uint32_t filled;               /* cells of the puzzle being read */
    size_t capacity;               /* of grid.cells and places */
    struct grid_place *places;     /* by cell, of a puzzle that is not on one line */
    uint64_t one_line_column;      /* of the first cell of one that is, or 0 */
    char *unquoted;                /* a label without its doubled quotes, or NULL */
    bool gathering;                /* the lines of an object of JSON are collected */
    bool gathered_text;            /* the last of them ends within a string */
    uint32_t gathered_depth;       /* number of open brackets after it */
    struct rules_chars gathered;   /* the lines so far */
    uint64_t gathered_line;        /* number of the first of them */
    uint32_t gathered_column;

    struct gridline text; /* the current line */
    uint64_t line;        /* its number */
    unsigned mark;        /* the length of a byte order mark left out before it */
    bool unterminated;    /* the input ends without its newline */
};

/* Points the diagnostic at byte `at` of the current line and sets failed; the caller fills in the
 * text.  Returns the diagnostic. */
struct diag *gridreader_fail(struct grid_reader *r, size_t at);

/* Begins a puzzle of a shape at the line at hand. */
void gridreader_begin(struct grid_reader *r, const struct variant_shape *shape);

/* Keeps the bytes from `at` up to `end` of the line, without blanks round them, as the label,
 * unless there are none. */
void gridreader_keep_label(struct grid_reader *r, size_t at, size_t end);

/* The row, from 0, of the cell that comes next in a puzzle that is being read. */
unsigned gridreader_row(const struct grid_reader *r);

/* Keeps the rest of the line, from byte `at` on, as the label of the puzzle, unless it is a
 * comment. */
void gridreader_label(struct grid_reader *r, size_t at);

/* Finds the shape for a side, which the text at byte `at` shows.  Returns false with an error if
 * the variant has no such side. */
bool gridreader_shape(struct grid_reader *r, unsigned side, size_t at, struct variant_shape *shape);

/* The largest whole number n with n * n <= square. */
unsigned gridreader_root(size_t square);

/* Errors; each returns false.  A token that is no cell, after `found` cells on its line: */
bool gridreader_wrong_cell(struct grid_reader *r, size_t at, size_t size, uint32_t found);

/* A digit above the side: */
bool gridreader_too_large(struct grid_reader *r, size_t at, size_t size, unsigned value);

/* Symbols at byte `at` whose count is neither that of a row nor that of a puzzle: */
bool gridreader_wrong_length(struct grid_reader *r, size_t at, size_t count);

/* A digit where a board of several grids has no cell: */
bool gridreader_no_cell(struct grid_reader *r, size_t at, unsigned row, unsigned column);

/* A token behind a row that is full, from 0: */
bool gridreader_wrong_end(struct grid_reader *r, size_t at, size_t size, unsigned row);

#endif
