/* SPDX-License-Identifier: MIT */
#include "state/tunables.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "common/base/nearest.h"

#define VALUE(NAME, VALUE, ...) .NAME = VALUE,

const struct tunables tunables_default = {TUNABLES(VALUE, VALUE)};

#define ROW(NAME, LOW, HIGH, WHAT, SOURCE, IS_WHOLE) \
    {#NAME, WHAT, SOURCE, LOW, HIGH, IS_WHOLE, offsetof(struct tunables, NAME)},
#define WHOLE(NAME, VALUE, LOW, HIGH, WHAT, SOURCE) ROW(NAME, LOW, HIGH, WHAT, SOURCE, true)
#define REAL(NAME, VALUE, LOW, HIGH, WHAT, SOURCE) ROW(NAME, LOW, HIGH, WHAT, SOURCE, false)

const struct tunable tunables_table[] = {TUNABLES(WHOLE, REAL)};

const unsigned tunables_count = sizeof tunables_table / sizeof *tunables_table;

static char as_written(char c) {
    return c == '_' ? '-' : c;
}

/* Letters that two names share from their beginnings. */
static size_t common_beginning(const char *name, const char *other, size_t length) {
    size_t same = 0;
    while (same < length && name[same] && as_written(name[same]) == as_written(other[same]))
        same++;
    return same;
}

const struct tunable *tunables_find(const char *name, size_t length) {
    for (unsigned i = 0; i < tunables_count; i++)
        if (strlen(tunables_table[i].name) == length &&
            common_beginning(tunables_table[i].name, name, length) == length)
            return &tunables_table[i];
    return NULL;
}

const struct tunable *tunables_nearest(const char *name, size_t length) {
    struct nearest nearest = nearest_begin(name, length);
    for (unsigned i = 0; i < tunables_count; i++)
        nearest_try(&nearest, tunables_table[i].name);
    const char *found = nearest_found(&nearest);
    return found ? tunables_find(found, strlen(found)) : NULL;
}

double tunables_value(const struct tunables *tunables, const struct tunable *tunable) {
    const char *place = (const char *)tunables + tunable->offset;
    uint32_t whole;
    double real;
    if (!tunable->whole) {
        memcpy(&real, place, sizeof real);
        return real;
    }
    memcpy(&whole, place, sizeof whole);
    return whole;
}

void tunables_set(struct tunables *tunables, const struct tunable *tunable, double value) {
    assert(value >= tunable->low && value <= tunable->high);
    assert(!tunable->whole || value == floor(value));
    char *place = (char *)tunables + tunable->offset;
    if (tunable->whole) {
        uint32_t whole = (uint32_t)value;
        memcpy(place, &whole, sizeof whole);
    } else {
        memcpy(place, &value, sizeof value);
    }
    assert(tunables_value(tunables, tunable) == value);
}

struct spelling tunables_spelling(const struct tunable *tunable) {
    struct spelling spelling = {0};
    for (size_t i = 0; tunable->name[i]; i++) {
        assert(i + 1 < sizeof spelling.text);
        spelling.text[i] = as_written(tunable->name[i]);
    }
    return spelling;
}

void tunables_write(struct output *out, const struct tunables *tunables) {
    output_text(out, "name                    value      lowest highest    what, and its source\n");
    for (unsigned i = 0; i < tunables_count; i++) {
        const struct tunable *tunable = &tunables_table[i];
        output_format(out, "%-23s %-10.10g %-6.10g %-10.10g %s", tunables_spelling(tunable).text,
                      tunables_value(tunables, tunable), tunable->low, tunable->high,
                      tunable->what);
        if (tunable->source)
            output_format(out, " (%s)", tunable->source);
        output_char(out, '\n');
    }
}
