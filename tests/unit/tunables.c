/* SPDX-License-Identifier: MIT */
/* The numbers that can be set: each by its own name, in its own place, within its range. */
#include "state/tunables.h"

#include "common/diag.h"
#include "common/random.h"
#include "unit.h"

const char diag_tool[] = "unit-tunables";

enum { LENGTH = 40, TYPOS = 300 };

/* As users write it. */
static size_t spell(const struct tunable *tunable, char *text) {
    size_t length = 0;
    for (; tunable->name[length]; length++)
        text[length] = tunable->name[length] == '_' ? '-' : tunable->name[length];
    text[length] = 0;
    return length;
}

static void check_row(const struct tunable *tunable) {
    char text[LENGTH];
    size_t length = spell(tunable, text);
    double value = tunables_value(&tunables_default, tunable);
    CHECK(tunable->low <= value && value <= tunable->high && tunable->low < tunable->high);
    CHECK(!tunable->whole || (double)(uint32_t)value == value);
    CHECK(tunables_find(text, length) == tunable);
    CHECK(tunables_find(tunable->name, length) == tunable);
    CHECK(tunables_find(text, length - 1) != tunable);
    CHECK(tunables_nearest(text, length) == tunable);
    CHECK_TEXT(tunables_spelling(tunable).text, text);
}

/* Setting one changes no other. */
static void check_setting(unsigned index) {
    struct tunables tunables = tunables_default;
    const struct tunable *set = &tunables_table[index];
    const double values[] = {set->high, set->low};
    for (unsigned i = 0; i < 2; i++) {
        tunables_set(&tunables, set, values[i]);
        CHECK(tunables_value(&tunables, set) == values[i]);
        for (unsigned k = 0; k < tunables_count; k++)
            CHECK(k == index || tunables_value(&tunables, &tunables_table[k]) ==
                                    tunables_value(&tunables_default, &tunables_table[k]));
    }
    tunables_set(&tunables, set, tunables_value(&tunables_default, set));
    CHECK(!memcmp(&tunables, &tunables_default, sizeof tunables));
}

/* The distance of Levenshtein by its recursive definition, in a table. */
static unsigned distance(const char *a, const char *b) {
    static unsigned table[LENGTH + 1][LENGTH + 1];
    size_t size = strlen(a), other = strlen(b);
    for (size_t i = 0; i <= size; i++)
        for (size_t k = 0; k <= other; k++) {
            unsigned best = (unsigned)(i + k);
            if (i && table[i - 1][k] + 1 < best)
                best = table[i - 1][k] + 1;
            if (k && table[i][k - 1] + 1 < best)
                best = table[i][k - 1] + 1;
            if (i && k && table[i - 1][k - 1] + (a[i - 1] != b[k - 1]) < best)
                best = table[i - 1][k - 1] + (a[i - 1] != b[k - 1]);
            table[i][k] = best;
        }
    return table[size][other];
}

/* A name with some letters changed, left out or put in: none is nearer than the one proposed. */
static void check_typo(struct random *random) {
    char typed[2 * LENGTH], text[LENGTH];
    spell(&tunables_table[random_below(random, tunables_count)], typed);
    for (unsigned changes = 1 + random_below(random, 3); changes; changes--) {
        size_t length = strlen(typed), at = random_below(random, (uint32_t)length - 1);
        if (random_below(random, 2))
            memmove(typed + at, typed + at + 1, length - at);
        else
            typed[at] = (char)('a' + random_below(random, 26));
    }
    unsigned least = LENGTH;
    for (unsigned i = 0; i < tunables_count; i++) {
        spell(&tunables_table[i], text);
        unsigned far = distance(typed, text);
        least = far < least ? far : least;
    }
    spell(tunables_nearest(typed, strlen(typed)), text);
    CHECK_SAME(distance(typed, text), least);
}

int main(void) {
    struct random random = {1};
    for (unsigned i = 0; i < tunables_count; i++) {
        check_row(&tunables_table[i]);
        check_setting(i);
    }
    for (unsigned i = 0; i < TYPOS; i++)
        check_typo(&random);
    return unit_end();
}
