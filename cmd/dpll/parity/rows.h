/* SPDX-License-Identifier: MIT */
/* The matrix of jordan.h: rows of bits packed into words, in blocks without common variables. */
#ifndef DPLL_PARITY_ROWS_H
#define DPLL_PARITY_ROWS_H

#include "parity/bits.h"
#include "state/equations.h"

#define NO_ROW UINT32_MAX
#define NO_COLUMN UINT32_MAX

struct block {
    uint32_t first_row, rows;
    uint32_t first_word, words; /* the words of its columns */
};

/* A row: variables, assigned or not, whose sum is `value`.  Until the row implies something, its
 * basic column and its watch are open. */
struct row {
    uint64_t *bits; /* as many words as the block has */
    uint32_t block;
    uint32_t equation;       /* the equation that it started as */
    uint32_t basic, watch;   /* columns; no other row has the basic one */
    uint32_t next, previous; /* links of the list of rows with the same watch */
    bool value;
};

/* A variable whose reason is a clause for the duration of an analysis; `reason` is the row's,
 * restored afterwards. */
struct explained {
    Var var;
    uint32_t reason;
};

/* A snapshot for a review: conflicts, ticks of the search and of the matrix, and what rows have
 * implied. */
struct review {
    uint64_t conflicts, ticks, spent, gain;
};

STACK(block_stack, struct block);
STACK(row_stack, struct row);
STACK(explained_stack, struct explained);

struct jordan {
    struct memory memory;
    Var room;              /* number of columns allocated */
    uint32_t *columns;     /* by variable: its column + 1, or 0 */
    struct var_stack vars; /* by column */
    uint64_t *open;        /* by column, a bit each: it has no value */
    uint64_t *trues;       /* by column, a bit each: it is true */
    uint32_t *basics;      /* by column: the row with this basic column, or NO_ROW */
    uint32_t *watchers;    /* by column: the first row that watches it, or NO_ROW */
    uint32_t words;        /* of all columns */
    uint64_t *bits;        /* of all rows */
    size_t size;           /* of bits */
    struct row_stack rows;
    struct block_stack blocks;

    size_t seen;       /* literals of the trail noted in the columns */
    uint32_t conflict; /* the row in conflict, or NO_ROW */
    uint64_t ticks;    /* ticks so far */

    uint64_t review;      /* conflicts at which the next review is due */
    struct review before; /* the snapshot of the last review */

    bool explaining; /* rows were turned into clauses */
    size_t arena;    /* size of the arena before these clauses */
    struct lit_stack lits;
    struct explained_stack explained;
};

/* The block of a row. */
static inline const struct block *rows_block(const struct jordan *j, const struct row *row) {
    return &stack_at(&j->blocks, row->block);
}

/* Whether a row has a column of its block. */
static inline bool rows_has(const struct jordan *j, const struct row *row, uint32_t column) {
    return bits_get(row->bits, column - rows_block(j, row)->first_word * WORD);
}

/* Writes the first open columns of a row, at most max, to found.  Returns their number. */
unsigned rows_find_open(struct jordan *j, const struct row *row, unsigned max, uint32_t *found);

/* The sum that a row's open columns must have: its value plus the values of its assigned
 * columns. */
bool rows_rest(const struct jordan *j, const struct row *row);

/* Adds a row to another row of its block, modulo 2, in place. */
void rows_add(struct jordan *j, struct row *to, const struct row *from);

/* Makes a row watch a column beside its basic one, or none. */
void rows_watch(struct jordan *j, uint32_t index, uint32_t column);
void rows_unwatch(struct jordan *j, uint32_t index);

/* The literal that is false while a column has its value. */
static inline Lit rows_false_literal(const struct jordan *j, uint32_t column) {
    return lit_make(stack_at(&j->vars, column), bits_get(j->trues, column));
}

#endif
