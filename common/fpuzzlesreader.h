/* SPDX-License-Identifier: MIT */
/* A puzzle of f-puzzles while it is read: what the nodes of its JSON say about cells and numbers,
 * the rules that they ask for, and where an error is.
 *
 * A function that returns no answer to a question ("whether") returns true when all is well, and
 * else false, with the error in *p->diag and its node in p->wrong. */
#ifndef COMMON_FPUZZLESREADER_H
#define COMMON_FPUZZLESREADER_H

#include "common/json.h"
#include "common/ruleread.h"
#include "common/variant.h"

enum { FPUZZLES_CELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX, FPUZZLES_NO_REGION = 255 };

/* A puzzle that was read. */
struct fpuzzles {
    struct variant_shape shape; /* its rules are `text` */
    struct rules_text *text;    /* which fpuzzles_drop gives back */
    uint8_t digits[FPUZZLES_CELLS_MAX];
    uint32_t at[FPUZZLES_CELLS_MAX]; /* the byte of the JSON where a cell is, */
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
    char parity[FPUZZLES_CELLS_MAX];     /* by cell: 'e' or 'o', or 0; */
    uint8_t regions[FPUZZLES_CELLS_MAX]; /* its region, or FPUZZLES_NO_REGION */
    struct ruleread reader;
    struct ruleclash clash;
    uint32_t wrong; /* the node that an error is about */
    struct diag *diag;
};

/* A list of cells. */
struct fpuzzles_cells {
    uint32_t count, cell[FPUZZLES_CELLS_MAX];
};

/* A constraint, and the rule that its entries are. */
struct fpuzzles_constraint {
    const char *name;
    unsigned has; /* what its entries have; 0: it has none, but is there or is not */
    bool (*read)(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                 uint32_t node);
    const char *rule;
    unsigned number; /* where no value says; 0: it has none */
};

/* Points the error at a node; the caller fills in the text.  Returns the diagnostic. */
struct diag *fpuzzlesreader_fail(struct fpuzzlesreader *p, uint32_t node);

/* Says that a value should be something else. */
bool fpuzzlesreader_expected(struct fpuzzlesreader *p, uint32_t node, const char *what);

/* Whether a value is of a kind, which `what` says in words; if not, says so as above. */
bool fpuzzlesreader_is_kind(struct fpuzzlesreader *p, uint32_t node, enum json_kind kind,
                            const char *what);

/* Whether a node says nothing: null, false, or an empty text, array or object. */
bool fpuzzlesreader_is_empty(const struct json *json, uint32_t node);

/* A whole number, or a text that is one, from `least` to 9999. */
bool fpuzzlesreader_number(struct fpuzzlesreader *p, uint32_t node, unsigned least,
                           unsigned *number);

/* Adds the rule that was put at the end of the text last, `begin` bytes in, which a node asks
 * for. */
bool fpuzzlesreader_check(struct fpuzzlesreader *p, uint32_t node, size_t begin);

/* Adds a rule about cells, one at least, by its name, with a number, up to 9999, unless that is
 * negative. */
bool fpuzzlesreader_add(struct fpuzzlesreader *p, uint32_t node, const char *rule, int number,
                        const struct fpuzzles_cells *cells);

/* Adds a rule about all cells. */
bool fpuzzlesreader_flag(struct fpuzzlesreader *p, uint32_t node, const char *rule);

/* A member of an entry, which is an object, or 0 where it says nothing. */
uint32_t fpuzzlesreader_field(const struct fpuzzlesreader *p, uint32_t entry, const char *name);

/* The row and column of a text such as R1C1, from 0 to one beyond the side. */
bool fpuzzlesreader_place(struct fpuzzlesreader *p, uint32_t node, unsigned *row, unsigned *column);

/* Whether such a place is one of the grid, whose rows and columns count from 1. */
bool fpuzzlesreader_is_inside(const struct fpuzzlesreader *p, unsigned row, unsigned column);

/* Appends the cell of a text such as R1C1. */
bool fpuzzlesreader_cell(struct fpuzzlesreader *p, uint32_t node, struct fpuzzles_cells *cells);

/* Appends those of an array, from number `first` on. */
bool fpuzzlesreader_cells(struct fpuzzlesreader *p, uint32_t node, unsigned first,
                          struct fpuzzles_cells *cells);

#endif
