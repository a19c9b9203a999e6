/* SPDX-License-Identifier: MIT */
/* The SAT pipeline as three processes: sudoku2cnf | dpll | res2sudoku.
 *
 * If this program was started by a path and the three are in its folder, they are taken from there;
 * else they are found on PATH.  Nothing here waits unless its comment says so: output is read when
 * it has arrived, so that play goes on meanwhile. */
#ifndef XSUDOKU_PLAY_PIPELINE_H
#define XSUDOKU_PLAY_PIPELINE_H

#include <sys/types.h>

#include "common/houses/variant.h"

enum { PIPELINE_PROGRAMS = 3, PIPELINE_TEXT = 1 << 15 };

struct pipeline {
    bool running;
    pid_t process[PIPELINE_PROGRAMS]; /* 0 for none */
    int fd;                           /* to read their output and messages */
    int grids;                /* while they start: tells the last one of several grids, or -1 */
    char text[PIPELINE_TEXT]; /* their output, as far as there is room; terminated at the end */
    size_t used;
    int status[PIPELINE_PROGRAMS]; /* of wait, at the end */
    double started;
    bool late; /* at the end: the solver may have come to its limit of time */
};

extern const char *const pipeline_programs[];

/* Starts the programs on a grid, which may have a digit twice in a house.  They print up to two
 * solutions.  own is how this program was called.  Returns false with diag's text filled if the
 * system refuses. */
bool pipeline_start(struct pipeline *pipeline, const char *own, const struct variant_shape *shape,
                    const uint8_t *cells, struct diag *diag);

/* Reads output, waiting if there is none.  Returns false at the end, when the processes have
 * ended. */
bool pipeline_read(struct pipeline *pipeline);

/* Ends the programs, if they run. */
void pipeline_stop(struct pipeline *pipeline);

#endif
