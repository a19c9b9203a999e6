/* SPDX-License-Identifier: MIT */
/* Rules from text, one on a line, as sudoku(5) describes them. */
#ifndef COMMON_RULES_RULEREAD_H
#define COMMON_RULES_RULEREAD_H

#include "common/rules/ruleclash.h"
#include "common/rules/rulekinds.h"

struct ruleread {
    struct area area;
    struct rules *rules; /* receives the rules; NULL to check the text only */
    unsigned houses;     /* number of houses made by rules */
    unsigned rows;       /* rows of a map still to be read */
    size_t letters;      /* letters of the map read so far */
    bool placed[2];      /* there was a rule `first`; a rule `board` */
    bool settled;        /* there was a rule of another kind: the area is final */
    bool parted;         /* there are boxes, or regions of an earlier map */
    bool fixed;          /* other rules name cells: the first grid must not move */
    unsigned char map[RULES_SIDE_MAX * RULES_SIDE_MAX]; /* by cell: a letter; 0 for no region */
    struct ruleclash *clash; /* of the rules so far; NULL when rules are built */
};

/* Whether a line, from byte `at` on, can be, or was meant to be, a rule: it begins with a word that
 * is followed by a blank or the end and contains a lower-case letter, as no row of a puzzle
 * does. */
bool ruleread_looks_like_one(const unsigned char *line, size_t length, size_t at);

/* Whether a text begins with rules that define an area. */
bool ruleread_has_grids(const char *text);

/* Applies the rules of a well-formed text that define the area to an area of one grid. */
void ruleread_area(const char *text, struct area *area);

/* Reads one line: a rule, a row of the current map, a blank line or a comment.  Returns false, with
 * the text of *diag filled and *wrong set to the offending byte, on an error. */
bool ruleread_line(struct ruleread *reader, const unsigned char *line, size_t length, size_t *wrong,
                   struct diag *diag);

/* The number of rows with cells, and so of a map of regions, of an area. */
unsigned ruleread_map_rows(const struct area *area);

/* Builds the rules of the lines of preset and text (NULL for none), which are well-formed, for an
 * area to which they were already applied, with such boxes.  Returns NULL if there are none. */
struct rules *ruleread_build(const struct area *area, const struct rules_boxes *boxes,
                             const char *preset, const struct rules_text *text,
                             struct memory *memory);

#endif
