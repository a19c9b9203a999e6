/* SPDX-License-Identifier: MIT */
/* Whether a puzzle that is solved by hand has one solution: techniques that rest on it, and
 * ratings, want to know.  The exact solver is asked, once a puzzle, and only when somebody wants to
 * know. */
#ifndef COMMON_HUMAN_COUNT_H
#define COMMON_HUMAN_COUNT_H

#include "common/human/layout.h"
#include "common/sudoku.h"

enum count_answer { COUNT_UNKNOWN, COUNT_NONE, COUNT_ONE, COUNT_SEVERAL };

struct count {
    const struct layout *layout;
    struct sudoku solver;
    bool ready;     /* the solver has memory */
    uint8_t *clues; /* of the puzzle at hand */
    bool asked;     /* count_find has its answer */
    enum count_answer answer;
    struct memory *memory;
};

/* The layout must outlive the struct. */
void count_init(struct count *count, const struct layout *layout, struct memory *memory);
void count_free(struct count *count);

/* Begins with a puzzle. */
void count_start(struct count *count, const uint8_t *clues);

/* How many solutions the puzzle has.  COUNT_UNKNOWN above side 12, where it could take for ever. */
enum count_answer count_find(struct count *count);

/* The same where one solution is known already; COUNT_UNKNOWN only after a long search. */
enum count_answer count_others(struct count *count, const uint8_t *known);

#endif
