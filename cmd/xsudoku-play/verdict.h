/* SPDX-License-Identifier: MIT */
/* What the SAT pipeline says of a grid. */
#ifndef XSUDOKU_PLAY_VERDICT_H
#define XSUDOKU_PLAY_VERDICT_H

#include "common/human/words.h"
#include "game.h"
#include "pipeline.h"

enum verdict_kind {
    VERDICT_NONE,    /* nothing yet */
    VERDICT_UNSAT,   /* no solution */
    VERDICT_ONE,     /* exactly one */
    VERDICT_SOME,    /* one is given; whether there are more was not decided in time */
    VERDICT_SEVERAL, /* more than one: one of them is given */
    VERDICT_FAILED,  /* the pipeline is missing, failed, or gave up */
};

struct verdict {
    enum verdict_kind kind;
    uint8_t solution[GAME_CELLS_MAX]; /* VERDICT_ONE to VERDICT_SEVERAL */
    char failure[200];                /* VERDICT_FAILED: why, in a few words of this */
    enum words_language language;     /* which stays what it is */
};

/* Reads a verdict on the cells from the complete output of a pipeline.  A grid counts as a solution
 * only if it is complete, has no digit twice in a house, and keeps the cells given. */
void verdict_read(struct verdict *verdict, const struct pipeline *pipeline,
                  const struct layout *layout, const uint8_t *cells);

/* Says that there is none, printf-wise. */
void verdict_fail(struct verdict *verdict, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
