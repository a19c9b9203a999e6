/* SPDX-License-Identifier: MIT */
#include "common/base/list.h"

#include <stdio.h>

const char *list_or(char *text, size_t size, const char *const *names) {
    size_t used = 0;
    text[0] = 0;
    for (size_t i = 0; names[i] && used < size; i++) {
        const char *join = !i ? "" : names[i + 1] ? ", " : " or ";
        used += (size_t)snprintf(text + used, size - used, "%s%s", join, names[i]);
    }
    return text;
}
