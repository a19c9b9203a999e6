/* SPDX-License-Identifier: MIT */
#include "common/base/nearest.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

/* Letters of what was typed that count. */
enum { LENGTH_MAX = 32 };

static size_t least(size_t a, size_t b) {
    return a < b ? a : b;
}

static bool is_same(char a, char b) {
    return (a == '_' ? '-' : a) == (b == '_' ? '-' : b);
}

struct nearest nearest_begin(const char *typed, size_t length) {
    struct nearest nearest = {.typed = typed, .length = least(length, LENGTH_MAX), .far = SIZE_MAX};
    return nearest;
}

static bool begins_so(const struct nearest *nearest, const char *name) {
    size_t i = 0;
    while (i < nearest->length && name[i] && is_same(name[i], nearest->typed[i]))
        i++;
    return i && i == nearest->length;
}

/* Letters to be left out, put in or changed so that one becomes the other. */
static size_t distance(const struct nearest *nearest, const char *name) {
    size_t row[LENGTH_MAX + 1];
    for (size_t k = 0; k <= nearest->length; k++)
        row[k] = k;
    for (size_t i = 0; name[i]; i++) {
        size_t corner = row[0];
        row[0] = i + 1;
        for (size_t k = 0; k < nearest->length; k++) {
            size_t changed = corner + !is_same(name[i], nearest->typed[k]);
            corner = row[k + 1];
            row[k + 1] = least(changed, least(row[k], corner) + 1);
        }
    }
    return row[nearest->length];
}

void nearest_try(struct nearest *nearest, const char *name) {
    size_t far = begins_so(nearest, name) ? 0 : distance(nearest, name);
    if (far >= nearest->far)
        return;
    nearest->far = far;
    nearest->name = name;
}

const char *nearest_found(const struct nearest *nearest) {
    assert(!nearest->name == (nearest->far == SIZE_MAX));
    return nearest->name && nearest->far <= (nearest->length + 2) / 3 ? nearest->name : NULL;
}
