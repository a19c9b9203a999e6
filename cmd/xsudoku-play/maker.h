/* SPDX-License-Identifier: MIT */
/* A new puzzle like another one: of its variant and size, with clues of the same kinds, and as
 * difficult; made by xsudoku-gen, while play goes on. */
#ifndef XSUDOKU_PLAY_MAKER_H
#define XSUDOKU_PLAY_MAKER_H

#include <sys/types.h>

#include "common/human/human.h"

enum { MAKER_TEXT = 1 << 15 };

struct maker {
    bool running;
    bool rated; /* the new puzzle is to be as difficult; else it has as many blank cells */
    pid_t process;
    int fd;                /* what it prints, messages included */
    char text[MAKER_TEXT]; /* the same, as far as there is room; terminated at the end */
    size_t used;
    int status; /* of wait, at the end */
};

/* Starts, unless it runs, on a puzzle like the one of these clues.  own is how this program was
 * called; h is used by the new process alone, to rate the clues.  Returns false with diag's text
 * filled when the system refuses. */
bool maker_start(struct maker *maker, const char *own, struct human *h, const uint8_t *clues,
                 bool rated, struct diag *diag);

/* Reads what is there, waiting if there is nothing.  Returns false at the end, after which the
 * process is gone. */
bool maker_read(struct maker *maker);

/* Whether it took longer than a player waits: to rate the puzzle, or else to make another one. */
bool maker_was_late(const struct maker *maker);

/* Ends the process, if it runs. */
void maker_stop(struct maker *maker);

#endif
