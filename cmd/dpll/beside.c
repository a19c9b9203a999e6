/* SPDX-License-Identifier: MIT */
#include "beside.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static const char *const packed[] = {".Z", ".gz", ".xz", ".bz2", ".zst", ".lzma", NULL};
static const char *const problems[] = {".cnf", ".icnf", NULL};

/* The length of a name without one of the endings, if something remains; else its length. */
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

bool beside_is_written(const struct beside_stack *written, const char *name) {
    struct stat file;
    if (!written->size || stat(name, &file))
        return false;
    for (size_t i = 0; i < written->size; i++)
        if (file.st_dev == stack_at(written, i).device &&
            file.st_ino == stack_at(written, i).number)
            return true;
    return false;
}

void beside_note(struct beside_stack *written, struct memory *memory, int fd) {
    struct stat file;
    if (fstat(fd, &file) || !S_ISREG(file.st_mode))
        return;
    struct beside_file one = {file.st_dev, file.st_ino};
    stack_push(memory, written, one);
}
