/* Files of Sudoku grids, in every form that sudoku(5) describes: a stream of puzzles, each on one
 * line or in SIDE rows, plain, drawn with borders, or in a column of a table.
 *
 *     while (grid_next(&r))
 *         ... r.grid.cells[i] ...
 */
#ifndef COMMON_GRID_H
#define COMMON_GRID_H

#include "common/gridline.h"
#include "common/input.h"
#include "common/output.h"
#include "common/variant.h"

/* A puzzle as it was read. */
struct grid {
    struct variant_shape shape;
    uint32_t size;       /* cells: side * side */
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
    struct variant_shape header;   /* that shape */
    struct variant_shape one_line; /* of the last one-line puzzle; side 0 before */
    unsigned column;               /* of the puzzle in a table, from 0 */
    bool skipping;                 /* in a [Section] that holds no puzzle */
    uint32_t filled;               /* cells of the puzzle being read */
    size_t capacity;               /* of grid.cells and places */
    struct grid_place *places;     /* by cell, of a puzzle that is not on one line */
    uint64_t one_line_column;      /* of the first cell of one that is, or 0 */

    struct gridline text; /* the line at hand, */
    uint64_t line;        /* its number, */
    unsigned mark;        /* the length of a byte order mark left out before it, */
    bool unterminated;    /* and whether the input ends without its newline */
};

/* Opens path (NULL or "-": standard input).  kind is the variant of puzzles before which no header
 * stands.  Returns false with diag filled on failure. */
bool grid_open(struct grid_reader *r, const char *path, enum variant_kind kind,
               struct memory *memory);
void grid_close(struct grid_reader *r);

/* Takes puzzles to be of this shape until a header says otherwise. */
static inline void grid_assume(struct grid_reader *r, const struct variant_shape *shape) {
    r->declared = true;
    r->header = *shape;
}

/* Reads the next puzzle into r->grid.  Returns false at the end of the input, or when failed is
 * set: the place and text of the error are in r->diag.  An input without any puzzle is an error. */
bool grid_next(struct grid_reader *r);

/* Points diag at a cell of the puzzle last read; the caller fills in the text. */
void grid_locate(const struct grid_reader *r, uint32_t cell, struct diag *diag);

/* Writes the line that says what follows: "p sudoku x 9", or "p sudoku plain 12 2x6" where the
 * boxes are not the usual ones. */
void grid_write_header(struct output *out, const struct variant_shape *shape);

/* Writes side * side cells on one line, without its newline. */
void grid_write_line(struct output *out, unsigned side, const uint8_t *cells);

/* Writes them in side rows. */
void grid_write_rows(struct output *out, unsigned side, const uint8_t *cells);

#endif
