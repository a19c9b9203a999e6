/* SPDX-License-Identifier: MIT */
#include "common/streams/names.h"

#include <stdio.h>
#include <string.h>

/* Room for the largest number and width. */
enum { NUMBER_ROOM = 100 };

bool names_parse(struct names *names, const char *pattern) {
    const char *percent = strchr(pattern, '%');
    size_t length = strlen(pattern);
    *names = (struct names){.pattern = pattern, .before = length, .after = length};
    if (length > NAMES_MAX - NUMBER_ROOM)
        return false;
    if (!percent)
        return true;
    const char *at = percent + 1;
    if (*at == '0' && at[1] >= '1' && at[1] <= '9') {
        names->width = at[1] - '0';
        at += 2;
    }
    names->numbered = *at == 'd' && !strchr(at, '%');
    names->before = (size_t)(percent - pattern);
    names->after = (size_t)(at + 1 - pattern);
    return names->numbered;
}

const char *names_write(const struct names *names, uint64_t number, char text[NAMES_MAX]) {
    if (names->numbered)
        snprintf(text, NAMES_MAX, "%.*s%0*llu%s", (int)names->before, names->pattern, names->width,
                 (unsigned long long)number, names->pattern + names->after);
    else
        snprintf(text, NAMES_MAX, "%s", names->pattern);
    return text;
}
