/* SPDX-License-Identifier: MIT */
/* The number of solutions of a puzzle solved by hand, for techniques that assume a single one, and
 * for ratings.  Asks the exact solver, at most once a puzzle. */
#ifndef COMMON_HUMAN_COUNT_H
#define COMMON_HUMAN_COUNT_H

#include "common/human/layout.h"
#include "common/solving/sudoku.h"

enum count_answer { COUNT_UNKNOWN, COUNT_NONE, COUNT_ONE, COUNT_SEVERAL };

struct count {
    const struct layout *layout;
    struct sudoku solver;
    bool ready;        /* the solver has memory */
    uint8_t *clues;    /* of the current puzzle */
    uint8_t *solution; /* a solution, if count_find has found one */
    bool asked;        /* count_find has an answer */
    enum count_answer answer;
    struct memory *memory;
};

/* The layout must outlive the struct. */
void count_init(struct count *count, const struct layout *layout, struct memory *memory);
void count_free(struct count *count);

/* Begins a puzzle. */
void count_start(struct count *count, const uint8_t *clues);

/* The number of solutions of the puzzle.  COUNT_UNKNOWN above side 12, where it could take very
 * long. */
enum count_answer count_find(struct count *count);

/* The only solution, by cell; NULL unless count_find has found that there is one. */
static inline const uint8_t *count_solution(const struct count *count) {
    return count->asked && count->answer == COUNT_ONE && count->solution[0] ? count->solution
                                                                            : NULL;
}

/* The same if one solution is known; COUNT_UNKNOWN only after a long search. */
enum count_answer count_others(struct count *count, const uint8_t *known);

#endif
