/* SPDX-License-Identifier: MIT */
/* The choice of techniques on the command line. */
#ifndef XSUDOKU_STEP_CHOOSE_H
#define XSUDOKU_STEP_CHOOSE_H

#include "common/human/repertoire.h"
#include "common/human/words.h"

/* The techniques of a comma-separated list.  Ends the program with a message for an unknown one.
 * option is the long name of the option to which the list belongs. */
struct repertoire choose_listed(const char *option, const char *list);

/* The techniques up to the one with a name, in the order of the table; with the same messages. */
struct repertoire choose_up_to(const char *option, const char *name);

/* Writes the table: a line each, with the cost, and the idea in words. */
void choose_list(struct output *out, enum words_language language);

#endif
