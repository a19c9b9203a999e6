/* SPDX-License-Identifier: MIT */
#include "possible.h"

#include <assert.h>
#include <stdio.h>

#include "clues.h"
#include "puzzle.h"

/* Plain puzzles of side 9 with fewer clues have several solutions: McGuire, Tugemann and Civario,
 * "There is no 16-Clue Sudoku", 2012, who looked through all grids. */
enum { PLAIN_CLUES_MIN = 17 };

/* Whether a pattern of the symmetry, or of any that may be drawn, can have this many holes. */
static bool can_have(const struct maker *maker, uint32_t holes) {
    struct wish wish = maker->wish;
    wish.holes = holes;
    if (wish.symmetry != SYMMETRY_RANDOM)
        return symmetry_can_sum(&maker->orbits, holes, maker->memory);
    for (unsigned symmetry = SYMMETRY_NONE + 1; symmetry < SYMMETRY_DIHEDRAL; symmetry++)
        if (puzzle_can_have(&wish, (enum symmetry)symmetry, maker->memory))
            return true;
    return false;
}

static bool fits_symmetry(const struct maker *maker, struct diag *diag) {
    const struct wish *wish = &maker->wish;
    uint32_t below = wish->holes, above = wish->holes;
    char others[40];
    if (wish->any_holes || wish->pattern || can_have(maker, wish->holes))
        return true;
    while (below && !can_have(maker, --below)) /* none and all can be blank in any symmetry */
        ;
    while (++above < wish->shape.area.cells && !can_have(maker, above))
        ;
    snprintf(others, sizeof others, "%u or %u", below, above);
    return diag_set(diag, "no pattern of symmetry %s has %u holes at side %u: %s would do",
                    symmetry_names[wish->symmetry], wish->holes, wish->shape.side, others);
}

/* The fewest clues that a puzzle can have because digits without a clue could be exchanged: of
 * digits that no rule tells apart, all but one have a clue. */
static uint32_t clues_needed(const struct maker *maker) {
    unsigned side = maker->wish.shape.side, clues = maker->wish.clues;
    unsigned parity = 1u << CLUES_EVENODD, ends = 1u << CLUES_SANDWICH;
    if (!rules_are_symmetric(maker->blank.rules) || area_is_board(&maker->base.area))
        return 0;
    if (!clues)
        return side - 1;
    if (clues == parity) /* even digits, and odd ones */
        return side - (side > 1 ? 2 : 1);
    if (clues == ends || (clues == (ends | parity) && side % 2)) /* 1 and the highest one */
        return side > 1;
    return 0;
}

static bool leaves_clues(const struct maker *maker, struct diag *diag) {
    const struct wish *wish = &maker->wish;
    assert(clues_needed(maker) <= wish->shape.area.cells);
    uint32_t most = wish->shape.area.cells - clues_needed(maker);
    if (wish->holes <= most)
        return true;
    return diag_set(diag,
                    "no puzzle with %u holes has one solution: two digits without a clue can "
                    "change places, so %u is the most",
                    wish->holes, most);
}

static bool is_plain_nine(const struct wish *wish) {
    const struct variant_shape *shape = &wish->shape;
    return shape->kind == VARIANT_PLAIN && shape->side == 9 && shape->box_rows == 3 &&
           !shape->rules && !wish->clues && !wish->jigsaw;
}

static bool has_known_number(const struct wish *wish, struct diag *diag) {
    uint32_t most = wish->shape.area.cells - PLAIN_CLUES_MIN;
    if (!is_plain_nine(wish) || wish->holes <= most)
        return true;
    return diag_set(diag,
                    "no plain puzzle of side 9 with %u holes has one solution: all have %d clues "
                    "or more, so %u is the most",
                    wish->holes, PLAIN_CLUES_MIN, most);
}

/* Finds two rows or columns of the same boxes without a clue; both are the same if there are
 * none. */
static void find_empty(const struct wish *wish, bool columns, unsigned pair[2]) {
    const struct variant_shape *shape = &wish->shape;
    unsigned band = columns ? shape->box_columns : shape->box_rows, side = shape->side;
    assert(band && side % band == 0);
    pair[0] = pair[1] = 0;
    for (unsigned line = 0, last = side; line < side && pair[0] == pair[1]; line++) {
        bool empty = true;
        for (unsigned i = 0; i < side; i++)
            empty &= !wish->pattern[columns ? i * side + line : line * side + i];
        if (empty && last != side && last / band == line / band) {
            pair[0] = last;
            pair[1] = line;
        }
        last = empty ? line : last;
    }
}

static bool tells_lines_apart(const struct wish *wish, struct diag *diag) {
    unsigned pair[2];
    if (!wish->pattern || wish->shape.kind != VARIANT_PLAIN || wish->shape.rules)
        return true;
    for (unsigned columns = 0; columns < 2; columns++) {
        find_empty(wish, columns, pair);
        if (pair[0] != pair[1])
            return diag_set(diag,
                            "no puzzle with this pattern has one solution: %s %u and %u, without a "
                            "clue, can change places",
                            columns ? "columns" : "rows", pair[0] + 1, pair[1] + 1);
    }
    return true;
}

bool possible(struct maker *maker, const char *from, struct diag *diag) {
    const struct wish *wish = &maker->wish;
    if (wish->from && !sudoku_count(&maker->solver, wish->from, 1, NULL))
        return diag_set(diag, "the grid in %s has no solution with these houses and rules", from);
    if (!wish->holes && wish->minimal && !wish->any_holes && !wish->keeps &&
        !area_is_board(&wish->shape.area) && maker->blank.count)
        return diag_set(diag, "no puzzle without holes is minimal: any one clue can be dropped");
    return leaves_clues(maker, diag) && has_known_number(wish, diag) &&
           tells_lines_apart(wish, diag) && fits_symmetry(maker, diag);
}
