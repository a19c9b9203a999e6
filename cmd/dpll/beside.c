/* SPDX-License-Identifier: MIT */
#include "beside.h"

#include <stdio.h>
#include <string.h>

static const char *const packed[] = {".Z", ".gz", ".xz", ".bz2", ".zst", ".lzma", NULL};
static const char *const problems[] = {".cnf", ".icnf", NULL};

/* The length of a name without one of the endings, which must leave something of it. */
static size_t without(const char *path, size_t length, const char *const *endings) {
    for (; *endings; endings++) {
        size_t end = strlen(*endings);
        if (length > end && path[length - end - 1] != '/' &&
            !memcmp(path + length - end, *endings, end))
            return length - end;
    }
    return length;
}

bool beside_name(char *text, size_t size, const char *path) {
    size_t length = without(path, strlen(path), packed);
    length = without(path, length, problems);
    int needed = snprintf(text, size, "%.*s.res", (int)length, path);
    return needed > 0 && (size_t)needed < size;
}
