/* SPDX-License-Identifier: MIT */
/* An estimate of ER for any rules; common/explainer computes it for plain Sudoku.
 *
 * ER, the rating by Sudoku Explainer (Juillerat, 2006), is the rating of the hardest step if each
 * step is the easiest on its scale.  The table in techniques.c has the ratings of techniques.  A
 * chain gets 0.1 more each time it is longer than 4, 6, 8, 12, 16, 24 and so on, as there.
 * Differences: the order of steps of the same rating; static and dynamic chains of several
 * suppositions are not told apart; suppositions are nested at one level only.  ER_GUESS if no
 * technique solves the puzzle. */
#ifndef COMMON_HUMAN_ER_H
#define COMMON_HUMAN_ER_H

#include "common/human/human.h"

enum { ER_GUESS = 110 };

/* A way to find a step: a row of the table, or only the easier kind of its steps. */
struct er_way {
    uint8_t number, tenths;
    bool easier;
};

struct er {
    struct er_way ways[2 * REPERTOIRE_MAX]; /* the easiest first */
    unsigned count;
    struct step step; /* the one to be taken */
    struct memory *memory;
};

void er_init(struct er *er, const struct layout *layout, struct memory *memory);
void er_free(struct er *er);

/* The ER, in tenths, of the puzzle with which h was started, 0 for a complete grid. h must not be
 * used for steps afterwards. */
unsigned er_find(struct er *er, struct human *h);

#endif
