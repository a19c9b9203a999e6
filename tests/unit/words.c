/* SPDX-License-Identifier: MIT */
/* Chinese names of variants and houses, of which none keeps its English one; and what a stop is. */
#include "common/human/words.h"

#include "unit.h"

const char diag_tool[] = "unit-words";

static bool has_chinese(const char *name) {
    const char *chinese = words_name(name, WORDS_CHINESE);
    CHECK(words_name(name, WORDS_ENGLISH) == name);
    return strcmp(chinese, name) != 0 && (unsigned char)*chinese >= 0x80;
}

/* The kinds of houses of a variant at side 9. */
static void check_houses(enum variant_kind kind, struct memory *memory) {
    struct variant_shape shape;
    struct variant variant;
    struct diag diag;
    CHECK(variant_shape(&shape, kind, 9, &diag));
    variant_init(&variant, &shape, memory);
    for (uint32_t h = 0; h < variant.count; h++)
        CHECK(has_chinese(variant.houses[h].kind->name));
    variant_free(&variant);
}

int main(void) {
    struct memory memory;
    memory_init(&memory, 0);
    for (unsigned kind = 0; kind < VARIANT_KINDS; kind++) {
        CHECK(has_chinese(variant_names[kind]));
        check_houses((enum variant_kind)kind, &memory);
    }
    CHECK(has_chinese(variant_region.name));
    CHECK(has_chinese(variant_extra.name));
    CHECK_TEXT(words_name("sudoku", WORDS_CHINESE), "sudoku");
    CHECK(words_stop("，所以") && words_stop("。") && words_stop("”"));
    CHECK(!words_stop("所以，") && !words_stop("“") && !words_stop(",") && !words_stop(""));
    return unit_end();
}
