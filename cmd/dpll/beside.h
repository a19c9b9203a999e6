/* SPDX-License-Identifier: MIT */
/* The files of results that stand beside files of problems. */
#ifndef DPLL_BESIDE_H
#define DPLL_BESIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "common/stack.h"

struct beside_file {
    dev_t device;
    ino_t number;
};

STACK(beside_stack, struct beside_file);

/* Writes the name to text (capacity size): that of path without the end of a compressed file's name
 * and without ".cnf" or ".icnf", and with ".res".  Returns false when there is no room for it. */
bool beside_name(char *text, size_t size, const char *path);

/* Whether the file of that name, by whatever links, is one of those written before. */
bool beside_is_written(const struct beside_stack *written, const char *name);

/* Notes that fd is a file of results. */
void beside_note(struct beside_stack *written, struct memory *memory, int fd);

#endif
