/* SPDX-License-Identifier: MIT */
#include "common/streams/terminal.h"

#include <langinfo.h>
#include <locale.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *const terminal_colors[] = {"auto", "always", "never", NULL};

static bool is_set(const char *name) {
    const char *value = getenv(name);
    return value && *value;
}

bool terminal_wants_color(enum terminal_color color, int fd) {
    if (color != TERMINAL_AUTO)
        return color == TERMINAL_ALWAYS;
    return isatty(fd) && !is_set("NO_COLOR") && is_set("TERM") &&
           strcmp(getenv("TERM"), "dumb") != 0;
}

bool terminal_is_utf8(void) {
    return setlocale(LC_CTYPE, "") && !strcmp(nl_langinfo(CODESET), "UTF-8");
}
