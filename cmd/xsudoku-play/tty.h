/* SPDX-License-Identifier: MIT */
/* The controlling terminal as a full screen: keys one by one, and its state restored afterwards. */
#ifndef XSUDOKU_PLAY_TTY_H
#define XSUDOKU_PLAY_TTY_H

#include <termios.h>

#include "common/streams/output.h"

struct tty {
    struct output out; /* what is written to it; flushed once a frame */
    struct termios before;
    bool entered;
    unsigned rows, columns;
};

/* Opens the terminal.  Returns false with diag's text filled when there is none. */
bool tty_open(struct tty *tty, struct diag *diag);
void tty_close(struct tty *tty);

/* Takes the whole screen, and gives it back as it was; either may be called again. */
void tty_enter(struct tty *tty);
void tty_leave(struct tty *tty);

/* Asks for the size; 24 rows of 80 where it is not known. */
void tty_measure(struct tty *tty);

#endif
