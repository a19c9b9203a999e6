/* SPDX-License-Identifier: MIT */
/* Capabilities of the output: colour and characters, by the usual conventions. */
#ifndef COMMON_STREAMS_TERMINAL_H
#define COMMON_STREAMS_TERMINAL_H

#include <stdbool.h>

/* When to write escape sequences. */
enum terminal_color { TERMINAL_AUTO, TERMINAL_ALWAYS, TERMINAL_NEVER };

/* Names by terminal_color, as --color takes them, ended by NULL. */
extern const char *const terminal_colors[];

/* Whether to write escape sequences to fd.  TERMINAL_AUTO: if fd is a terminal, TERM has a value
 * other than "dumb", and NO_COLOR is unset or empty. */
bool terminal_wants_color(enum terminal_color color, int fd);

/* Whether the user's locale has UTF-8 for its characters. */
bool terminal_is_utf8(void);

#endif
