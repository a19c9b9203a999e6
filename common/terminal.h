/* SPDX-License-Identifier: MIT */
/* What the output may look like: colour and characters, by the usual conventions. */
#ifndef COMMON_TERMINAL_H
#define COMMON_TERMINAL_H

#include <stdbool.h>

/* When to use escape sequences. */
enum terminal_color { TERMINAL_AUTO, TERMINAL_ALWAYS, TERMINAL_NEVER };

/* By terminal_color, ended by NULL; what --color calls them. */
extern const char *const terminal_colors[];

/* Whether to write escape sequences to fd.  TERMINAL_AUTO: where fd is a terminal that has a name
 * other than "dumb" in TERM, and NO_COLOR is unset or empty. */
bool terminal_wants_color(enum terminal_color color, int fd);

/* Whether the user's locale has UTF-8 for its characters. */
bool terminal_is_utf8(void);

#endif
