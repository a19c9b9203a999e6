/* SPDX-License-Identifier: MIT */
/* The matrix of jordan.h: rows packed into words, in blocks that have no variable in common. */
#ifndef DPLL_ROWS_H
#define DPLL_ROWS_H

#include "parity/bits.h"
#include "state/equations.h"

#define NO_ROW UINT32_MAX
#define NO_COLUMN UINT32_MAX

struct block {
    uint32_t first_row, rows;
    uint32_t first_word, words; /* of the columns */
};

/* Variables, with or without a value, whose sum is `value`.  A row that implies nothing yet has its
 * basic column and its watch open. */
struct row {
    uint64_t *bits; /* as many words as the block has */
    uint32_t block;
    uint32_t equation;       /* that it began with */
    uint32_t basic, watch;   /* columns; no other row has the basic one */
    uint32_t next, previous; /* of the rows with the same watch beside the basic column */
    bool value;
};

/* A variable whose reason is a clause for the time of an analysis; `reason` is the row's, put back
 * afterwards. */
struct explained {
    Var var;
    uint32_t reason;
};

/* How things stand: conflicts, effort of the search and of the matrix, and what rows gave. */
struct review {
    uint64_t conflicts, ticks, spent, gain;
};

STACK(block_stack, struct block);
STACK(row_stack, struct row);
STACK(explained_stack, struct explained);

struct jordan {
    struct memory memory;
    Var room;              /* of columns */
    uint32_t *columns;     /* by variable: its column + 1, or 0 for none */
    struct var_stack vars; /* by column */
    uint64_t *open;        /* by column, a bit each: whether it has no value, */
    uint64_t *trues;       /* and whether it is true */
    uint32_t *basics;      /* by column: the row whose basic column it is, or NO_ROW */
    uint32_t *watchers;    /* by column: the first of the rows that watch it, or NO_ROW */
    uint32_t words;        /* of all columns */
    uint64_t *bits;        /* of all rows */
    size_t size;           /* of bits */
    struct row_stack rows;
    struct block_stack blocks;

    size_t seen;       /* literals of the trail that the columns know of */
    uint32_t conflict; /* the row that cannot hold, or NO_ROW */
    uint64_t ticks;    /* effort so far */

    uint64_t review;      /* conflicts at which the next one is due */
    struct review before; /* what the last one saw */

    bool explaining; /* rows have been made clauses */
    size_t arena;    /* size of the arena before these clauses */
    struct lit_stack lits;
    struct explained_stack explained;
};

/* The block that a row is in. */
static inline const struct block *rows_block(const struct jordan *j, const struct row *row) {
    return &stack_at(&j->blocks, row->block);
}

/* Whether a row has a column of its block. */
static inline bool rows_has(const struct jordan *j, const struct row *row, uint32_t column) {
    return bits_get(row->bits, column - rows_block(j, row)->first_word * WORD);
}

/* Writes a row's first open columns, no more than max, to found.  Returns how many. */
unsigned rows_find_open(struct jordan *j, const struct row *row, unsigned max, uint32_t *found);

/* The sum that a row's open columns must have: its value + those of its columns with a value. */
bool rows_rest(const struct jordan *j, const struct row *row);

/* Adds a row to another one of its block, modulo 2, in place. */
void rows_add(struct jordan *j, struct row *to, const struct row *from);

/* Makes a row watch a column beside its basic one, or none. */
void rows_watch(struct jordan *j, uint32_t index, uint32_t column);
void rows_unwatch(struct jordan *j, uint32_t index);

/* The literal that is false while a column has its value. */
static inline Lit rows_false_literal(const struct jordan *j, uint32_t column) {
    return lit_make(stack_at(&j->vars, column), bits_get(j->trues, column));
}

#endif
