/* SPDX-License-Identifier: MIT */
/* An estimate of ER for any rules; common/explainer has what plain Sudoku is rated.  ER, the rating
 * by Sudoku Explainer (Juillerat, 2006), is that of the hardest step of a way through the puzzle on
 * which the easiest step on its scale is taken each time.  What techniques are rated is in the
 * table in techniques.c; a chain gets 0.1 more each time it is longer than 4, 6, 8, 12, 16, 24 and
 * so on, as there.
 *
 * Which of several steps of the same rating comes first is decided in another way here, static and
 * dynamic chains of several suppositions are not told apart, and suppositions within suppositions
 * end at one level.  What no technique solves is ER_GUESS. */
#ifndef COMMON_HUMAN_ER_H
#define COMMON_HUMAN_ER_H

#include "common/human/human.h"

enum { ER_GUESS = 110 };

/* One way to look for a step: by a row of the table, perhaps for its easier kind of step only. */
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

/* The ER in tenths of the puzzle with which h has been started, 0 for a complete grid; h is not to
 * be asked for steps after it. */
unsigned er_find(struct er *er, struct human *h);

#endif
