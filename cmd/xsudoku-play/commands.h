/* SPDX-License-Identifier: MIT */
/* The commands of play in lines: names, operands, help, and what they do. */
#ifndef XSUDOKU_PLAY_COMMANDS_H
#define XSUDOKU_PLAY_COMMANDS_H

#include "common/streams/files.h"
#include "session.h"

enum { COMMANDS_WORDS_MAX = 5 };

/* A command being carried out. */
struct call {
    struct session *s;
    struct output *out;
    const struct files *files;             /* that are read */
    const char *words[COMMANDS_WORDS_MAX]; /* the command's name first */
    unsigned count;
    bool quit;
};

/* Carries out the words of a line, at least one.  The answer is then in call->s->message. */
void commands_run(struct call *call);

/* Waits for what the solver says of the puzzle. */
void commands_wait(struct call *call);

#endif
