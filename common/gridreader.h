/* SPDX-License-Identifier: MIT */
/* What the parts of the reader of grids share: its state, how a puzzle begins, and what is said of
 * a wrong one.  Users of the reader include grid.h. */
#ifndef COMMON_GRIDREADER_H
#define COMMON_GRIDREADER_H

#include "common/gridline.h"
#include "common/input.h"
#include "common/ruleread.h"
#include "common/variant.h"

/* A puzzle as it was read. */
struct grid {
    struct variant_shape shape;
    uint32_t size;       /* cells: shape.area.cells */
    uint8_t *cells;      /* row by row: a digit from 1 to side, or 0 for a blank */
    const char *label;   /* what follows on the line: label_length bytes, not terminated, kept */
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

    enum variant_kind kind;        /* where no header says */
    bool declared;                 /* a header has given the shape */
    struct variant_shape header;   /* that shape, with the rules below it */
    bool tiled;                    /* regions will be drawn, above all rules */
    bool ruling;                   /* only rules have followed the header yet */
    struct rules_text *own;        /* of the last puzzle whose name had rules, or NULL */
    struct ruleread rules;         /* the rule at hand, which a map may have several lines for */
    struct ruleclash clash;        /* of the rules below the header, */
    bool clashing;                 /* once there are any */
    struct variant_shape one_line; /* of the last one-line puzzle; side 0 before */
    unsigned column;               /* of the puzzle in a table, from 0 */
    size_t again;                  /* the byte of the line at hand to go on at, or 0 */
    bool skipping;                 /* in a [Section] that holds no puzzle */
    uint32_t filled;               /* cells of the puzzle being read */
    size_t capacity;               /* of grid.cells and places */
    struct grid_place *places;     /* by cell, of a puzzle that is not on one line */
    uint64_t one_line_column;      /* of the first cell of one that is, or 0 */
    char *unquoted;                /* a label whose quotes stood twice, or NULL */
    bool gathering;                /* lines of one object of JSON, */
    bool gathered_text;            /* the last of which ends in a text, */
    uint32_t gathered_depth;       /* brackets still open after it, */
    struct rules_chars gathered;   /* its lines so far, */
    uint64_t gathered_line;        /* from this one on */
    uint32_t gathered_column;

    struct gridline text; /* the line at hand, */
    uint64_t line;        /* its number, */
    unsigned mark;        /* the length of a byte order mark left out before it, */
    bool unterminated;    /* and whether the input ends without its newline */
};

/* Points the diagnostic at byte `at` of the line at hand and sets failed; the caller fills in the
 * text.  Returns the diagnostic. */
struct diag *gridreader_fail(struct grid_reader *r, size_t at);

/* Begins a puzzle of a shape at the line at hand. */
void gridreader_begin(struct grid_reader *r, const struct variant_shape *shape);

/* Keeps the bytes from `at` up to `end` of the line, without blanks round them, as the label,
 * unless there are none. */
void gridreader_keep_label(struct grid_reader *r, size_t at, size_t end);

/* The row, from 0, of the cell that comes next in a puzzle that is being read. */
unsigned gridreader_row(const struct grid_reader *r);

/* Keeps what follows the puzzle on its line, from byte `at` on, as its label, unless it is a
 * comment. */
void gridreader_label(struct grid_reader *r, size_t at);

/* Finds the shape for a side that the text at byte `at` shows.  Returns false with an error when
 * the variant has no such side. */
bool gridreader_shape(struct grid_reader *r, unsigned side, size_t at, struct variant_shape *shape);

/* The whole number whose square is the largest up to `square`. */
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
