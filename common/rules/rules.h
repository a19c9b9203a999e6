/* SPDX-License-Identifier: MIT */
/* The rules of a puzzle beyond its variant's houses, as sudoku(5) writes them, and the constraints
 * they stand for.
 *
 * For all kinds of rules (rulekinds.h) a solver, an encoder or an explainer handles only six forms:
 * a house, two cells that differ, the digits allowed in a cell, a relation of two cells, a sum, and
 * cells read one after the other by a machine.  A kind of rule is one function that builds it from
 * these. */
#ifndef COMMON_RULES_RULES_H
#define COMMON_RULES_RULES_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "common/base/bit.h"
#include "common/base/diag.h"
#include "common/base/stack.h"
#include "common/rules/area.h"
#include "common/rules/rulediagram.h"
#include "common/rules/rulesets.h"

/* A set of digits: bit d - 1 for digit d, for sides up to its number of bits. */
typedef uint32_t RuleDigits;
enum { RULES_SIDE_MAX = 32 };

/* Of a set that is not empty: its lowest digit, and its highest. */
static inline int rules_lowest(RuleDigits digits) {
    assert(digits);
    return (int)bit_lowest(digits) + 1;
}
static inline int rules_highest(RuleDigits digits) {
    assert(digits);
    return (int)bit_highest(digits) + 1;
}

STACK(rules_chars, char);

/* The text of some rules, one on a line, shared by all shapes that have it. rules_keep keeps the
 * text alive for a shape; a text does not change once a shape has it. */
struct rules_text {
    struct rules_chars text;
    uint32_t users;
    struct memory *memory;
};

/* Limit of a text, so that it fits into a pipe. */
enum { RULES_TEXT_MAX = 12 * 1024 };

/* Limit of the houses made by the rules of a puzzle. */
enum { RULES_HOUSES_MAX = 256 };

/* An empty text with one user. */
struct rules_text *rules_text_new(struct memory *memory);

/* Appends a line, or several with newlines between them; the last newline is added.  Nobody else
 * uses the text. */
void rules_text_add(struct rules_text *text, const void *line, size_t length);

/* Appends the lines of another text, or nothing for NULL. */
void rules_text_append(struct rules_text *text, const struct rules_text *other);

/* Appends a rule about cells of an area: its name and the cells. */
void rules_text_cells(struct rules_text *text, const char *name, const uint32_t *cells,
                      uint32_t count, const struct area *area);

/* The same, with a number up to 9999 behind its name. */
void rules_text_numbered(struct rules_text *text, const char *name, unsigned number,
                         const uint32_t *cells, uint32_t count, const struct area *area);

/* Appends the rules that give the grids of an area their places. */
void rules_text_grids(struct rules_text *text, const struct area *area);

/* Adds a user; removes one, and with the last one releases the text.  NULL, which is no rules, is
 * allowed. */
struct rules_text *rules_keep(struct rules_text *text);
void rules_drop(struct rules_text *text);
bool rules_same(const struct rules_text *a, const struct rules_text *b);

/* A rule as it was written. */
struct rule {
    const struct rule_kind *kind; /* a row of rulekinds.h */
    int number;                   /* such as the sum of a cage; 0 if the kind has none */
    const uint32_t *cells;        /* the cells named; for regions all cells in one, by region */
    uint32_t count;
    size_t text, length; /* its place in rules.text, without a comment; of a map the last line */
};

/* A house: `side` cells with different digits. */
struct rules_house {
    uint32_t rule;         /* the rule that has made it */
    const uint32_t *cells; /* ascending */
};

/* A bond restricts the digits of several cells: a relation of two, a sum, or a line read by a
 * machine. */
struct rules_bond {
    uint32_t rule;
    uint32_t begin, count; /* its cells are rules.bonded.data[begin] and following */
    /* Of a relation: allowed digits of the second cell, by digit - 1 of the first, in
     * rules.tables.data[table] and following, then the reverse. */
    size_t table;
    const struct rulediagram *diagram; /* of a line; NULL for others */
    bool sums;                         /* it is a sum */
    bool different;                    /* it is a sum of different digits */
    uint32_t minus;                    /* number of its last cells, which are subtracted */
    uint32_t twice; /* number of its first cells, which count twice; 0 in a rule's own sum */
    int total;
};

STACK(rules_list, struct rule);
STACK(rules_houses, struct rules_house);
STACK(rules_bonds, struct rules_bond);
STACK(rules_cells, uint32_t);
STACK(rules_tables, RuleDigits);
STACK(rules_diagrams, struct rulediagram *);

/* Size of a box; 0 without boxes. */
struct rules_boxes {
    unsigned rows, columns;
};

struct rules {
    struct area area;
    struct rules_boxes boxes;
    unsigned side;  /* its side, */
    uint32_t cells; /* and how many cells it has */
    struct rules_list list;
    size_t named; /* number of the first rules in list, which the variant's name stands for */
    struct rules_chars text;
    struct rules_houses houses;
    struct rules_cells pairs;  /* cells that differ, two entries for each pair, in either order */
    uint64_t *paired;          /* the pairs as a set: bit a * cells + b */
    struct rules_cells differ; /* the same by cell: for cell c from differ_begin[c] on */
    uint32_t *differ_begin;    /* cells + 1 entries */
    RuleDigits *allowed;       /* by cell */
    bool restricted;           /* some cell does not allow every digit */
    struct rules_bonds bonds;
    struct rules_cells bonded;
    struct rules_tables tables;
    struct rules_diagrams diagrams; /* without duplicates: lines with the same number share one */
    struct rulesets *sets;          /* table for sums of different digits, or NULL */
    uint32_t *room;                 /* room for the cells of rules and houses to come */
    uint32_t room_left;             /* entries of it */
    struct memory memory;           /* a region with everything above */
};

/* Creates an empty set of rules, for an area of a side up to RULES_SIDE_MAX.  When all rules are
 * added, rules_finish builds the tables by cell. ruleread.h builds rules from text. */
struct rules *rules_new(const struct area *area, struct memory *memory);
void rules_finish(struct rules *rules);
void rules_free(struct rules *rules, struct memory *memory);

/* Whether digits are interchangeable: there are only houses and cells that differ. */
bool rules_are_symmetric(const struct rules *rules);

/* Whether there is anything but houses: then digits that could be swapped in all houses may not be
 * interchangeable.  NULL is no rules. */
bool rules_beyond_houses(const struct rules *rules);

/* Keeps a copy of cells as long as the rules exist. */
uint32_t *rules_keep_cells(struct rules *rules, const uint32_t *cells, uint32_t count);

/* Called by the functions of kinds, for the last rule of the list.  Cells are copied. */

/* A house of `side` cells. */
void rules_add_house(struct rules *rules, const uint32_t *cells);

/* Adds that two different cells differ; that every two of several cells differ. */
void rules_add_pair(struct rules *rules, uint32_t a, uint32_t b);
void rules_add_different(struct rules *rules, const uint32_t *cells, uint32_t count);

/* Adds the digits allowed in a cell. */
void rules_add_digits(struct rules *rules, uint32_t cell, RuleDigits digits);

/* Adds a relation, which holds for the digits x of a and y of b.  All relations of a rule must have
 * the same function and number. */
void rules_add_relation(struct rules *rules, uint32_t a, uint32_t b,
                        bool (*holds)(int x, int y, int number), int number);

/* Adds a sum, of different digits or not; with minus the last cell is subtracted. */
void rules_add_sum(struct rules *rules, const uint32_t *cells, uint32_t count, int total,
                   bool different, bool minus);

/* Adds cells, up to RULEDIAGRAM_SIDE_MAX, read by a machine (rulediagram.h) with a number;
 * different if they are a row or a column. */
void rules_add_reading(struct rules *rules, const uint32_t *cells, uint32_t count, RuleStep step,
                       int number, bool different);

/* The cells of a bond. */
static inline const uint32_t *rules_bond_cells(const struct rules *rules,
                                               const struct rules_bond *bond) {
    assert(bond->begin + bond->count <= rules->bonded.size);
    return rules->bonded.data + bond->begin;
}

#endif
