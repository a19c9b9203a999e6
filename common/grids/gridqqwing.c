/* SPDX-License-Identifier: MIT */
#include "common/grids/gridqqwing.h"

#include <assert.h>
#include <string.h>

/* The beginnings of remarks, after their number if they have one. */
static const char *const plain[] = {"The solution to the puzzle is unique.",
                                    "There are ",
                                    "Puzzle has no solution.",
                                    "Puzzle is not possible.",
                                    "Time: ",
                                    "Number of ",
                                    "Difficulty: ",
                                    NULL},
                         *const numbered[] = {" puzzle generated in ",
                                              " puzzles generated in ",
                                              " puzzle solved in ",
                                              " puzzles solved in ",
                                              ". Round: ",
                                              NULL};

static bool begins(const struct gridline *line, size_t at, const char *const *texts) {
    assert(at <= line->length);
    for (; *texts; texts++) {
        size_t length = strlen(*texts);
        if (line->length - at >= length && !memcmp(line->text + at, *texts, length))
            return true;
    }
    return false;
}

bool gridqqwing_is_remark(const struct gridline *line, size_t at) {
    size_t behind = at;
    while (behind < line->length && line->text[behind] >= '0' && line->text[behind] <= '9')
        behind++;
    return behind == at ? begins(line, at, plain) : begins(line, behind, numbered);
}
