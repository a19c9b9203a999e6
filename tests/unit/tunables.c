/* SPDX-License-Identifier: MIT */
/* The numbers that can be set: each by its own name, in its own place, within its range. */
#include "state/tunables.h"

#include "common/base/diag.h"
#include "unit.h"

const char diag_tool[] = "unit-tunables";

enum { LENGTH = 40 };

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

/* A name without its last letter was meant for one that begins so, and nonsense for none. */
static void check_nearest(void) {
    char text[LENGTH];
    for (unsigned i = 0; i < tunables_count; i++) {
        size_t length = spell(&tunables_table[i], text) - 1;
        const struct tunable *nearest = tunables_nearest(text, length);
        CHECK(nearest && !strncmp(tunables_spelling(nearest).text, text, length));
    }
    CHECK(!tunables_nearest("no such number", 14));
}

int main(void) {
    for (unsigned i = 0; i < tunables_count; i++) {
        check_row(&tunables_table[i]);
        check_setting(i);
    }
    check_nearest();
    return unit_end();
}
