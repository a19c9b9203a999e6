/* The kinds of houses and the variants of Sudoku: a row each, from which the tools take names,
 * cells and looks.
 *
 * A new variant is a row here, and its words in cmd/sudoku2html/words.js.  A new kind of house is a
 * row and a function in variants.c, for a variant to have; kinds of rules are in rulekinds.h. */
#ifndef COMMON_VARIANTS_H
#define COMMON_VARIANTS_H

#include <stdbool.h>
#include <stdint.h>

/* Each variant: what headers and -V call it, the rules that the name stands for, as sudoku(5)
 * writes them (NULL: none), and its houses in their order, all of a kind of variants.c or some by
 * their numbers.  Every variant has rows first and columns second. */
/* clang-format off */
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
    VARIANT(LATIN, "latin", NULL, ALL(row), ALL(column))                                       \
    VARIANT(ANTIKNIGHT, "antiknight", "knight", ALL(row), ALL(column), ALL(box))               \
    VARIANT(ANTIKING, "antiking", "king", ALL(row), ALL(column), ALL(box))                     \
    VARIANT(NONCONSECUTIVE, "nonconsecutive", "nonconsecutive", ALL(row), ALL(column), ALL(box))
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
    bool extra;         /* none of rows, columns and boxes: drawings shade its cells */
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
    unsigned numbers[5]; /* ended by 0; none: 1 to side */
};

/* By variant: its parts, ended by one without a kind. */
enum { VARIANT_PARTS_MAX = 8 };
extern const struct variant_part variant_parts[][VARIANT_PARTS_MAX];

#endif
