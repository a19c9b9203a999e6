/* SPDX-License-Identifier: MIT */
/* What a name that there is not was meant for, beside distances by their definition. */
#include "common/base/nearest.h"

#include <string.h>

#include "common/base/diag.h"
#include "common/base/random.h"
#include "unit.h"

const char diag_tool[] = "unit-nearest";

enum { ROUNDS = 3000, LONGEST = 7 };

/* The fewest letters to leave out, put in or change, by trying all ways. */
static size_t distance(const char *a, const char *b) {
    if (!*a || !*b)
        return strlen(a) + strlen(b);
    if (*a == *b)
        return distance(a + 1, b + 1);
    size_t out = distance(a + 1, b), in = distance(a, b + 1), other = distance(a + 1, b + 1);
    size_t best = out < in ? out : in;
    return 1 + (best < other ? best : other);
}

static void draw(struct random *random, char *text) {
    size_t length = random_below(random, LONGEST + 1);
    for (size_t i = 0; i < length; i++)
        text[i] = (char)('a' + random_below(random, 3));
    text[length] = 0;
}

/* The least distance of three names, where one that begins as was typed is at hand; LONGEST + 1 for
 * none that is near. */
static void check_random(struct random *random) {
    char typed[LONGEST + 1], names[3][LONGEST + 1];
    size_t best = SIZE_MAX, at = 0;
    draw(random, typed);
    struct nearest nearest = nearest_begin(typed, strlen(typed));
    for (size_t i = 0; i < 3; i++) {
        draw(random, names[i]);
        nearest_try(&nearest, names[i]);
        size_t far =
            *typed && !strncmp(names[i], typed, strlen(typed)) ? 0 : distance(typed, names[i]);
        if (far < best) {
            best = far;
            at = i;
        }
    }
    CHECK(nearest_found(&nearest) == (3 * best <= strlen(typed) + 2 ? names[at] : NULL));
}

static const char *find(const char *typed) {
    static const char *const names[] = {"reduce_share", "restart-focused", "restart-stable", "n"};
    struct nearest nearest = nearest_begin(typed, strlen(typed));
    CHECK(!nearest_found(&nearest));
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        nearest_try(&nearest, names[i]);
    const char *found = nearest_found(&nearest);
    return found ? found : "";
}

int main(void) {
    struct random random = {1};
    CHECK_TEXT(find("reduce-share"), "reduce_share");
    CHECK_TEXT(find("redcue-share"), "reduce_share");
    CHECK_TEXT(find("restart"), "restart-focused");
    CHECK_TEXT(find("restart_stabel"), "restart-stable");
    CHECK_TEXT(find("speed"), "");
    CHECK_TEXT(find(""), "");
    CHECK_TEXT(find("reduce-share-that-is-far-too-long-for-a-name"), "");
    for (unsigned i = 0; i < ROUNDS; i++)
        check_random(&random);
    return unit_end();
}
