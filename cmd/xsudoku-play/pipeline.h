/* SPDX-License-Identifier: MIT */
/* The SAT pipeline as three processes: sudoku2cnf | dpll | res2sudoku.
 *
 * The programs are taken from the folder of this one, when it was started by a path and they are
 * there, else found on PATH.  Nothing here waits, unless it says so: what they print is read when
 * it is there, so that play goes on while they work. */
#ifndef XSUDOKU_PLAY_PIPELINE_H
#define XSUDOKU_PLAY_PIPELINE_H

#include <sys/types.h>

#include "common/variant.h"

enum { PIPELINE_PROGRAMS = 3, PIPELINE_TEXT = 1 << 15 };

struct pipeline {
    bool running;
    pid_t process[PIPELINE_PROGRAMS]; /* 0 for none */
    int fd;                           /* what they print, messages included */
    int grids; /* while they start: what tells the last one of several grids, or -1 */
    char text[PIPELINE_TEXT]; /* the same, as far as there is room; terminated at the end */
    size_t used;
    int status[PIPELINE_PROGRAMS]; /* of wait, at the end */
    double started;
    bool late; /* at the end: the solver may have come to its limit of time */
};

extern const char *const pipeline_programs[];

/* Starts the programs on a grid, which may have a digit twice in a house; they print up to two
 * solutions.  own is how this program was called.  Returns false with diag's text filled when
 * the system refuses. */
bool pipeline_start(struct pipeline *pipeline, const char *own, const struct variant_shape *shape,
                    const uint8_t *cells, struct diag *diag);

/* Reads what is there, waiting if there is nothing.  Returns false at the end, after which the
 * processes are gone. */
bool pipeline_read(struct pipeline *pipeline);

/* Ends the programs, if they run. */
void pipeline_stop(struct pipeline *pipeline);

#endif
