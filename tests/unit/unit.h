/* SPDX-License-Identifier: MIT */
/* Checks for small programs that test one module each.
 *
 * A check that fails prints its place, what was found and what was expected, and the program goes
 * on; unit_end gives the status.  Checks are there in every build, whatever NDEBUG says. */
#ifndef UNIT_H
#define UNIT_H

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static unsigned long unit_failures, unit_checks;

static inline bool unit_note(bool right) {
    unit_checks++;
    unit_failures += !right;
    return right;
}

static inline void unit_true(const char *file, int line, const char *text, bool found) {
    if (!unit_note(found))
        printf("%s:%d: %s: found false, expected true\n", file, line, text);
}

static inline void unit_same(const char *file, int line, const char *text, uint64_t found,
                             uint64_t expected) {
    if (!unit_note(found == expected))
        printf("%s:%d: %s: found %" PRIu64 ", expected %" PRIu64 "\n", file, line, text, found,
               expected);
}

static inline void unit_text(const char *file, int line, const char *text, const char *found,
                             const char *expected) {
    if (!unit_note(!strcmp(found, expected)))
        printf("%s:%d: %s: found '%s', expected '%s'\n", file, line, text, found, expected);
}

#define CHECK(CONDITION) unit_true(__FILE__, __LINE__, #CONDITION, CONDITION)
#define CHECK_SAME(FOUND, EXPECTED) unit_same(__FILE__, __LINE__, #FOUND, FOUND, EXPECTED)
#define CHECK_TEXT(FOUND, EXPECTED) unit_text(__FILE__, __LINE__, #FOUND, FOUND, EXPECTED)

/* Says how many checks there were.  Returns the status for main: 0 when all were right. */
static inline int unit_end(void) {
    printf("%lu checks, %lu failed\n", unit_checks, unit_failures);
    return unit_failures || !unit_checks;
}

#endif
