/* SPDX-License-Identifier: MIT */
/* The kinds of houses and the variants of Sudoku: a row each, from which the tools take names,
 * cells and looks.
 *
 * A new variant is a row here, its name in Chinese in human/words.c, and its words in
 * cmd/sudoku2html/words.js.  A new kind of house is a row and a function in variants.c, for a
 * variant to have, and its name in human/words.c; kinds of rules are in rulekinds.h. */
#ifndef COMMON_HOUSES_VARIANTS_H
#define COMMON_HOUSES_VARIANTS_H

#include <stdbool.h>
#include <stdint.h>

/* A row for each variant: its name in headers and for -V; the rules that the name stands for, as
 * sudoku(5) writes them (NULL for none; rules that name cells are for side 9); and its houses in
 * their order, all of a kind of variants.c or some by their numbers.  Rows come first and columns
 * second. */
/* clang-format off */
#define GRIDS ALL(row), ALL(column), ALL(box)
#define VARIANTS(VARIANT)                                                                \
    VARIANT(PLAIN, "plain", NULL, ALL(row), ALL(column), ALL(box))                             \
    VARIANT(X, "x", NULL, ALL(row), ALL(column), ALL(box), SOME(diagonal, 1, 2))               \
    VARIANT(PERCENT, "percent", NULL, ALL(row), ALL(column), ALL(box), SOME(diagonal, 2),      \
            SOME(window, 1, 4))                                                                \
    VARIANT(WINDOKU, "windoku", NULL, ALL(row), ALL(column), ALL(box),                         \
            SOME(window, 1, 2, 3, 4))                                                          \
    VARIANT(ASTERISK, "asterisk", NULL, ALL(row), ALL(column), ALL(box), SOME(asterisk, 1))    \
    VARIANT(GIRANDOLA, "girandola", NULL, ALL(row), ALL(column), ALL(box), SOME(girandola, 1)) \
    VARIANT(CENTERDOT, "centerdot", NULL, ALL(row), ALL(column), ALL(box), SOME(dot, 1))       \
    VARIANT(PYRAMID, "pyramid", NULL, ALL(row), ALL(column), ALL(box),                         \
            SOME(pyramid, 1, 2, 3, 4))                                                         \
    VARIANT(CROSS, "cross", NULL, ALL(row), ALL(column), ALL(box), SOME(cross, 1))             \
    VARIANT(DISJOINT, "disjoint", NULL, ALL(row), ALL(column), ALL(box), ALL(group))           \
    VARIANT(DISJOINTX, "disjointx", NULL, ALL(row), ALL(column), ALL(box), ALL(group),         \
            SOME(diagonal, 1, 2))                                                              \
    VARIANT(WINDOKUX, "windokux", NULL, ALL(row), ALL(column), ALL(box),                       \
            SOME(window, 1, 2, 3, 4), SOME(diagonal, 1, 2))                                    \
    VARIANT(LATIN, "latin", NULL, ALL(row), ALL(column))                                       \
    VARIANT(ANTIKNIGHT, "antiknight", "knight", ALL(row), ALL(column), ALL(box))               \
    VARIANT(ANTIKING, "antiking", "king", ALL(row), ALL(column), ALL(box))                     \
    VARIANT(NONCONSECUTIVE, "nonconsecutive", "nonconsecutive", ALL(row), ALL(column),         \
            ALL(box))                                                                          \
    VARIANT(CHESS, "chess", "knight\nking", ALL(row), ALL(column), ALL(box))                   \
    VARIANT(MIRACLE, "miracle", "knight\nking\nnonconsecutive", ALL(row), ALL(column),         \
            ALL(box))                                                                          \
    VARIANT(ARGYLE, "argyle", VARIANTS_ARGYLE, ALL(row), ALL(column), ALL(box))                \
    VARIANT(MAGIC, "magic", VARIANTS_MAGIC, ALL(row), ALL(column), ALL(box))                    \
    VARIANT(TWODOKU, "twodoku", "grid 7 7", GRIDS)                                             \
    VARIANT(GATTAI_3, "gattai-3", "first 1 7\ngrid 7 1\ngrid 7 13", GRIDS)                     \
    VARIANT(BUTTERFLY, "butterfly", "grid 1 4\ngrid 4 1\ngrid 4 4", GRIDS)                     \
    VARIANT(SOHEI, "sohei", "first 1 7\ngrid 7 1\ngrid 7 13\ngrid 13 7", GRIDS)                \
    VARIANT(FLOWER, "flower", "first 1 4\ngrid 4 1\ngrid 4 4\ngrid 4 7\ngrid 7 4", GRIDS)      \
    VARIANT(WINDMILL, "windmill", "first 1 4\ngrid 4 13\ngrid 7 7\ngrid 10 1\ngrid 13 10", GRIDS)\
    VARIANT(SAMURAI, "samurai", "grid 1 13\ngrid 7 7\ngrid 13 1\ngrid 13 13", GRIDS)          \
    VARIANT(KAKURO, "kakuro", "board 9 9", ALL(row), ALL(column))

/* Texts about cells are for side 9. */
#define VARIANTS_ARGYLE                                                                        \
    "different r1c2 r2c3 r3c4 r4c5 r5c6 r6c7 r7c8 r8c9\n"                                      \
    "different r2c1 r3c2 r4c3 r5c4 r6c5 r7c6 r8c7 r9c8\n"                                      \
    "different r1c8 r2c7 r3c6 r4c5 r5c4 r6c3 r7c2 r8c1\n"                                      \
    "different r2c9 r3c8 r4c7 r5c6 r6c5 r7c4 r8c3 r9c2\n"                                      \
    "different r1c5 r2c6 r3c7 r4c8 r5c9\ndifferent r5c1 r6c2 r7c3 r8c4 r9c5\n"                 \
    "different r1c5 r2c4 r3c3 r4c2 r5c1\ndifferent r5c9 r6c8 r7c7 r8c6 r9c5"
#define VARIANTS_MAGIC                                                                         \
    "sum 15 r4c4-r4c6\nsum 15 r5c4-r5c6\nsum 15 r6c4-r6c6\n"                                   \
    "sum 15 r4c4-r6c4\nsum 15 r4c5-r6c5\nsum 15 r4c6-r6c6\n"                                   \
    "sum 15 r4c4 r5c5 r6c6\nsum 15 r4c6 r5c5 r6c4"
/* clang-format on */

#define VARIANT_KIND(KIND, ...) VARIANT_##KIND,
enum variant_kind { VARIANTS(VARIANT_KIND) VARIANT_KINDS };
#undef VARIANT_KIND

/* By kind, ended by NULL. */
extern const char *const variant_names[];

/* By kind: the rules that the name stands for, or NULL. */
extern const char *const variant_rules[];

/* The measures of a grid: box_rows * box_columns = side, or both 0 without boxes. */
struct variant_measures {
    unsigned side, box_rows, box_columns;
};

struct variant_house_kind {
    const char *name;   /* in messages, explanations and pages: "row" */
    bool line;          /* else a region: see common/human/locked.h for the difference */
    bool extra;         /* none of rows, columns and boxes */
    bool shaded;        /* drawings shade its cells */
    bool boxed;         /* made of boxes: only sides that have boxes have it */
    unsigned only_side; /* the one side that has it, or 0 for any */

    /* Writes the `side` cells, ascending, of house `number`, from 1 to side. */
    void (*write)(const struct variant_measures *grid, unsigned number, uint32_t *cells);
};

/* The kinds of houses that rules make: parts of a map of regions, and others. */
extern const struct variant_house_kind variant_region, variant_extra;

/* Houses of a kind that a variant has. */
struct variant_part {
    const struct variant_house_kind *kind;
    unsigned numbers[5]; /* ended by 0, which the compiler asks room for; none: 1 to side */
};

/* By variant: its parts, ended by one without a kind. */
enum { VARIANT_PARTS_MAX = 8 };
extern const struct variant_part variant_parts[][VARIANT_PARTS_MAX];

#endif
