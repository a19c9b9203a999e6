/* SPDX-License-Identifier: MIT */
/* Files of results beside files of problems. */
#ifndef DPLL_BESIDE_H
#define DPLL_BESIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "common/base/stack.h"

struct beside_file {
    dev_t device;
    ino_t number;
};

STACK(beside_stack, struct beside_file);

/* Writes a name to text (capacity size): path without the ending of a compressed file and without
 * ".cnf" or ".icnf", followed by ".res".  Returns false if it does not fit. */
bool beside_name(char *text, size_t size, const char *path);

/* Whether the file of that name, by whatever links, was written before. */
bool beside_is_written(const struct beside_stack *written, const char *name);

/* Records that fd is a file of results. */
void beside_note(struct beside_stack *written, struct memory *memory, int fd);

#endif
