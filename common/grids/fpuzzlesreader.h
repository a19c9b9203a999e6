/* SPDX-License-Identifier: MIT */
/* A puzzle of f-puzzles while it is read: the cells and numbers that the nodes of its JSON stand
 * for, the rules that they become, and the place of an error.
 *
 * Functions whose comments begin with "whether" answer a question.  All others return true on
 * success, and else false, with the error in *p->diag and its node in p->wrong. */
#ifndef COMMON_GRIDS_FPUZZLESREADER_H
#define COMMON_GRIDS_FPUZZLESREADER_H

#include "common/grids/json.h"
#include "common/houses/variant.h"
#include "common/rules/ruleread.h"

enum { FPUZZLES_CELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX, FPUZZLES_NO_REGION = 255 };

/* A puzzle that was read. */
struct fpuzzles {
    struct variant_shape shape; /* its rules are `text` */
    struct rules_text *text;    /* fpuzzles_drop releases it */
    uint8_t digits[FPUZZLES_CELLS_MAX];
    uint32_t at[FPUZZLES_CELLS_MAX]; /* by cell: its place in the JSON, in bytes */
    struct rules_chars label;        /* title and author */
    const char *drawn;               /* NULL, or what is only drawn, such as "text" */
    uint32_t words;                  /* 0, or the node of rules in words */
};

/* A puzzle while it is read. */
struct fpuzzlesreader {
    const struct json *json;
    struct fpuzzles *puzzle;
    unsigned side;
    struct area area;
    bool irregular;                      /* regions are no boxes */
    char parity[FPUZZLES_CELLS_MAX];     /* by cell: 'e' or 'o', or 0 */
    uint8_t regions[FPUZZLES_CELLS_MAX]; /* by cell: its region, or FPUZZLES_NO_REGION */
    struct ruleread reader;
    struct ruleclash clash;
    uint32_t wrong; /* the node that an error is about */
    struct diag *diag;
};

/* A list of cells. */
struct fpuzzles_cells {
    uint32_t count, cell[FPUZZLES_CELLS_MAX];
};

/* A constraint, and the rule that its entries become. */
struct fpuzzles_constraint {
    const char *name;
    unsigned has; /* the fields of its entries; 0: it has no entries, only true or false */
    bool (*read)(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                 uint32_t node);
    const char *rule;
    unsigned number; /* the number of the rule if no value gives one; 0 for none */
};

/* Points the error at a node; the caller fills in the text.  Returns the diagnostic. */
struct diag *fpuzzlesreader_fail(struct fpuzzlesreader *p, uint32_t node);

/* Records the error that a value should be `what`. */
bool fpuzzlesreader_expected(struct fpuzzlesreader *p, uint32_t node, const char *what);

/* Whether a value is of a kind, called `what` in messages; if not, records that as the error. */
bool fpuzzlesreader_is_kind(struct fpuzzlesreader *p, uint32_t node, enum json_kind kind,
                            const char *what);

/* Whether a node says nothing: null, false, or an empty text, array or object. */
bool fpuzzlesreader_is_empty(const struct json *json, uint32_t node);

/* Reads a whole number from `least` to 9999, or a text that is one. */
bool fpuzzlesreader_number(struct fpuzzlesreader *p, uint32_t node, unsigned least,
                           unsigned *number);

/* Adds the rule at the end of the text, from byte `begin` on, which a node stands for. */
bool fpuzzlesreader_check(struct fpuzzlesreader *p, uint32_t node, size_t begin);

/* Adds a rule about at least one cell, by its name, with a number up to 9999, or without one if
 * `number` is negative. */
bool fpuzzlesreader_add(struct fpuzzlesreader *p, uint32_t node, const char *rule, int number,
                        const struct fpuzzles_cells *cells);

/* Adds a rule about all cells. */
bool fpuzzlesreader_flag(struct fpuzzlesreader *p, uint32_t node, const char *rule);

/* A member of an entry, which is an object; 0 if it is missing or empty. */
uint32_t fpuzzlesreader_field(const struct fpuzzlesreader *p, uint32_t entry, const char *name);

/* Reads the row and column of a text such as R1C1, from 0 to one beyond the side. */
bool fpuzzlesreader_place(struct fpuzzlesreader *p, uint32_t node, unsigned *row, unsigned *column);

/* Whether such a place is in the grid, whose rows and columns count from 1. */
bool fpuzzlesreader_is_inside(const struct fpuzzlesreader *p, unsigned row, unsigned column);

/* Appends the cell of a text such as R1C1. */
bool fpuzzlesreader_cell(struct fpuzzlesreader *p, uint32_t node, struct fpuzzles_cells *cells);

/* Appends the cells of an array, from entry number `first` on. */
bool fpuzzlesreader_cells(struct fpuzzlesreader *p, uint32_t node, unsigned first,
                          struct fpuzzles_cells *cells);

#endif
