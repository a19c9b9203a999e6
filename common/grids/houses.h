/* SPDX-License-Identifier: MIT */
/* The options -V, -B and -R of tools that read or make grids: the houses of grids without a header.
 *
 *     static struct { struct houses houses; ... } options = {.houses.variant = VARIANT_PLAIN};
 *     static const struct option_row rows[] = {HOUSES_BOXES(options.houses),
 *                                              HOUSES_RULES(options.houses), ...};
 *     ...
 *     houses_check(&options.houses, &memory);
 *     houses_open(&options.houses, &r, path, &memory); */
#ifndef COMMON_GRIDS_HOUSES_H
#define COMMON_GRIDS_HOUSES_H

#include "common/grids/grid.h"
#include "common/streams/option.h"

struct houses {
    int variant;                /* an enum variant_kind */
    const char *boxes;          /* RxC, or NULL */
    const char *rules;          /* a file of them, or NULL */
    bool tiled;                 /* regions will be drawn, at random, above those rules */
    bool declared;              /* boxes or rules determine the shape */
    struct variant_shape shape; /* that shape */
};

/* Rows of the table of options, for readers. */
#define HOUSES_VARIANT(HOUSES)                                           \
    {                                                                    \
        'V', "variant", OPTION_CHOICE, &(HOUSES).variant, "VARIANT",     \
            "the houses, where no header says", .choices = variant_names \
    }
#define HOUSES_BOXES(HOUSES)                                                                      \
    {                                                                                             \
        'B', "boxes", OPTION_TEXT, &(HOUSES).boxes,                                               \
            .operand = "RxC",                                                                     \
            .help = "boxes of R rows and C columns, where no header says;\nR times C is the side" \
    }

#define HOUSES_RULES(HOUSES)                                                                    \
    {                                                                                           \
        'R', "rules", OPTION_FILE, &(HOUSES).rules,                                             \
            .operand = "FILE",                                                                  \
            .help =                                                                             \
                "rules that hold where no header says; a header in\nFILE says variant and side" \
    }

/* The default side of grids. */
enum { HOUSES_SIDE = 9 };

/* Determines the shape.  Ends the program with EXIT_USAGE if the variant has no such boxes, and
 * with EXIT_INPUT if the file of rules is malformed. */
void houses_check(struct houses *houses, struct memory *memory);

/* Opens path as grid_open does, to read grids of these houses. */
bool houses_open(const struct houses *houses, struct grid_reader *r, const char *path,
                 struct memory *memory);

#endif
