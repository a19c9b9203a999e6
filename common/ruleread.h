/* SPDX-License-Identifier: MIT */
/* Rules from text, a line each, as sudoku(5) writes them below a header. */
#ifndef COMMON_RULEREAD_H
#define COMMON_RULEREAD_H

#include "common/ruleclash.h"
#include "common/rulekinds.h"

struct ruleread {
    struct area area;
    struct rules *rules; /* where they go; NULL to look at the text only */
    unsigned houses;     /* that rules have made */
    unsigned rows;       /* of a map that are to come, */
    size_t letters;      /* and those of it that are there */
    bool placed[2];      /* there was a rule `first`, and a rule `board` */
    bool settled;        /* there was a rule of another kind: the area stays as it is */
    bool parted;         /* there are boxes, or regions of a map above */
    bool fixed;          /* rules elsewhere name cells: the first grid stays where it is */
    unsigned char map[RULES_SIDE_MAX * RULES_SIDE_MAX]; /* by cell: a letter; 0 for no region */
    struct ruleclash *clash; /* of the rules so far; NULL where rules are carried out */
};

/* Whether a line, from byte `at` on, can be a rule, or was meant to be one, or nothing: it begins
 * with a word that a blank or its end follows and that has a small letter, as no row of a puzzle
 * has. */
bool ruleread_looks_like_one(const unsigned char *line, size_t length, size_t at);

/* Whether a text begins with rules that make an area. */
bool ruleread_has_grids(const char *text);

/* Makes the area that a well-formed text asks for out of that of one grid. */
void ruleread_area(const char *text, struct area *area);

/* Reads one line: a rule, a row of the map that is being read, or a blank line or comment.  Returns
 * false, with the text of *diag filled and *wrong set to the byte it is about, when it is none. */
bool ruleread_line(struct ruleread *reader, const unsigned char *line, size_t length, size_t *wrong,
                   struct diag *diag);

/* How many rows a map of regions of an area has: those with cells. */
unsigned ruleread_map_rows(const struct area *area);

/* Builds the rules of an area, which is what they ask for already, with such boxes, that the lines
 * of preset (NULL: none) and text (NULL: none) say; both are well-formed.  Returns NULL where there
 * are none. */
struct rules *ruleread_build(const struct area *area, const struct rules_boxes *boxes,
                             const char *preset, const struct rules_text *text,
                             struct memory *memory);

#endif
