/* SPDX-License-Identifier: MIT */
/* The rules of a puzzle beyond its variant's houses, as sudoku(5) writes them, and what they come
 * down to.
 *
 * However many kinds of rules there are (rulekinds.h), a solver, an encoder or an explainer meets
 * six forms only: a house, two cells that differ, the digits that a cell may have, a relation of
 * two cells, a sum, and cells that are read one after the other.  A kind of rule says in one
 * function which of these it is made of. */
#ifndef COMMON_RULES_H
#define COMMON_RULES_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "common/area.h"
#include "common/diag.h"
#include "common/rulediagram.h"
#include "common/rulesets.h"
#include "common/stack.h"

/* A set of digits: bit d - 1 for digit d.  Rules are for sides that it has room for. */
typedef uint32_t RuleDigits;
enum { RULES_SIDE_MAX = 32 };

/* Of a set that is not empty: its lowest digit, and its highest. */
static inline int rules_lowest(RuleDigits digits) {
    assert(digits);
    return __builtin_ctz(digits) + 1;
}
static inline int rules_highest(RuleDigits digits) {
    assert(digits);
    return RULES_SIDE_MAX - __builtin_clz(digits);
}

STACK(rules_chars, char);

/* The text of some rules, one a line, shared by all shapes that have it.  A shape keeps its text
 * alive by rules_keep; no text is changed once a shape has it. */
struct rules_text {
    struct rules_chars text;
    uint32_t users;
    struct memory *memory;
};

/* Texts are no longer than this, so that a pipe has room for one. */
enum { RULES_TEXT_MAX = 12 * 1024 };

/* The rules of a puzzle make no more houses than this. */
enum { RULES_HOUSES_MAX = 256 };

/* An empty text with one user. */
struct rules_text *rules_text_new(struct memory *memory);

/* Appends a line; its newline is added. */
void rules_text_add(struct rules_text *text, const void *line, size_t length);

/* Appends the lines of another text; NULL has none. */
void rules_text_append(struct rules_text *text, const struct rules_text *other);

/* Appends a rule about cells of an area: a name, and the cells. */
void rules_text_cells(struct rules_text *text, const char *name, const uint32_t *cells,
                      uint32_t count, const struct area *area);

/* The same, with a number up to 9999 behind its name. */
void rules_text_numbered(struct rules_text *text, const char *name, unsigned number,
                         const uint32_t *cells, uint32_t count, const struct area *area);

/* Appends the rules that put grids where those of an area are. */
void rules_text_grids(struct rules_text *text, const struct area *area);

/* One more user, and one less: with the last one the text goes.  NULL, which is no rules, is fine
 * in all three. */
struct rules_text *rules_keep(struct rules_text *text);
void rules_drop(struct rules_text *text);
bool rules_same(const struct rules_text *a, const struct rules_text *b);

/* A rule as it was written. */
struct rule {
    const struct rule_kind *kind; /* a row of rulekinds.h */
    int number;                   /* such as the sum of a cage; 0 where the kind has none */
    const uint32_t *cells;        /* those named; of regions all that are in one, by
                                     region */
    uint32_t count;
    size_t text, length; /* where in rules.text it is, without a comment; of a map the last line */
};

/* A house, all of whose `side` cells have different digits. */
struct rules_house {
    uint32_t rule;         /* the one that it comes from */
    const uint32_t *cells; /* ascending */
};

/* What narrows the digits of several cells: a relation of two, a sum, or a line that is read. */
struct rules_bond {
    uint32_t rule;
    uint32_t begin, count; /* its cells: rules.bonded.data[begin] and so on */
    size_t table;          /* of a relation: allowed digits of the second cell by digit - 1 of the
                              first, from rules.tables.data[table] on, then the other way round */
    const struct rulediagram *diagram; /* of a line; else NULL */
    bool sums;                         /* else a relation, or a line */
    bool different;                    /* a sum of different digits */
    uint32_t minus; /* how many cells, the last ones, count against the others, */
    uint32_t twice; /* and how many, the first ones, twice: none in a rule's sum */
    int total;
};

STACK(rules_list, struct rule);
STACK(rules_houses, struct rules_house);
STACK(rules_bonds, struct rules_bond);
STACK(rules_cells, uint32_t);
STACK(rules_tables, RuleDigits);
STACK(rules_diagrams, struct rulediagram *);

/* Rows and columns of a box; 0 where there are none. */
struct rules_boxes {
    unsigned rows, columns;
};

struct rules {
    struct area area;
    struct rules_boxes boxes;
    unsigned side;  /* its side, */
    uint32_t cells; /* and how many cells it has */
    struct rules_list list;
    size_t named; /* of list, the first ones: those that the variant's name stands for */
    struct rules_chars text;
    struct rules_houses houses;
    struct rules_cells pairs;  /* cells that differ, two and two, each pair once in either order */
    uint64_t *paired;          /* the pairs as a set: bit a * cells + b */
    struct rules_cells differ; /* the same by cell: for cell c from differ_begin[c] on */
    uint32_t *differ_begin;    /* cells + 1 entries */
    RuleDigits *allowed;       /* by cell */
    bool restricted;           /* some cell is not allowed every digit */
    struct rules_bonds bonds;
    struct rules_cells bonded;
    struct rules_tables tables;
    struct rules_diagrams diagrams; /* each once: lines with the same number share one */
    struct rulesets *sets; /* where sums of different digits are to be looked up; or NULL */
    uint32_t *room;        /* where cells of rules and houses to come go */
    uint32_t room_left;    /* entries of it */
    struct memory memory;  /* a region: all of the above goes at once */
};

/* No rules yet, for an area of a side up to RULES_SIDE_MAX; when all are added, rules_finish makes
 * ready what is asked for by cell.  ruleread.h makes rules of text. */
struct rules *rules_new(const struct area *area, struct memory *memory);
void rules_finish(struct rules *rules);
void rules_free(struct rules *rules, struct memory *memory);

/* Whether digits can change their names: nothing but houses and cells that differ. */
bool rules_are_symmetric(const struct rules *rules);

/* Whether anything but houses is asked for: then digits that could be exchanged in all houses need
 * not be exchangeable.  NULL is no rules. */
bool rules_beyond_houses(const struct rules *rules);

/* Keeps a copy of cells as long as the rules. */
uint32_t *rules_keep_cells(struct rules *rules, const uint32_t *cells, uint32_t count);

/* What the functions of kinds call, for the rule that was put on the list last.  Cells are copied.
 */

/* A house of `side` cells. */
void rules_add_house(struct rules *rules, const uint32_t *cells);

/* Two different cells that differ; several, of which every two do. */
void rules_add_pair(struct rules *rules, uint32_t a, uint32_t b);
void rules_add_different(struct rules *rules, const uint32_t *cells, uint32_t count);

/* The only digits that a cell may have. */
void rules_add_digits(struct rules *rules, uint32_t cell, RuleDigits digits);

/* A relation, which holds for the digits x of a and y of b.  One function, with one number, for all
 * relations of a rule. */
void rules_add_relation(struct rules *rules, uint32_t a, uint32_t b,
                        bool (*holds)(int x, int y, int number), int number);

/* A sum, of different digits or not; with minus the last cell counts against the others. */
void rules_add_sum(struct rules *rules, const uint32_t *cells, uint32_t count, int total,
                   bool different, bool minus);

/* Cells, up to RULEDIAGRAM_SIDE_MAX, as a machine (rulediagram.h) reads them by a number; different
 * if they are a row or a column. */
void rules_add_reading(struct rules *rules, const uint32_t *cells, uint32_t count, RuleStep step,
                       int number, bool different);

/* The cells of a bond. */
static inline const uint32_t *rules_bond_cells(const struct rules *rules,
                                               const struct rules_bond *bond) {
    return rules->bonded.data + bond->begin;
}

#endif
