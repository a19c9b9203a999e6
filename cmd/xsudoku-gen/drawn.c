/* SPDX-License-Identifier: MIT */
#include "drawn.h"

#include <assert.h>

#include "cages.h"
#include "clues.h"
#include "dug.h"
#include "tiling.h"

/* Guesses for each cell of a jigsaw puzzle's grid before other regions are drawn. */
enum { FILL_GUESSES = 4 };

/* Changes to cages before others are drawn, for another grid. */
enum { MENDS = 8 };

/* Draws regions. */
static void tile(struct maker *maker) {
    const struct area *area = &maker->base.area;
    maker_reshape(maker,
                  (struct variant_shape){
                      .kind = VARIANT_LATIN,
                      .side = area->side,
                      .area = *area,
                      .rules = tiling_draw(area, maker->others, &maker->random, maker->memory)});
}

/* Draws clues for the grid. */
static void draw(struct maker *maker) {
    const struct wish *wish = &maker->wish;
    maker_change_rules(maker, clues_draw(wish->clues, &wish->shape.area, maker->solution,
                                         wish->jigsaw ? wish->shape.rules : maker->base.rules,
                                         &maker->random, maker->memory));
}

/* Whether cages may be changed until no digit is needed as a clue. */
static bool can_mend(const struct maker *maker) {
    return maker->dig.bare && maker->wish.clues == 1u << CLUES_KILLER && !maker->wish.jigsaw;
}

/* Changes cages so that the solution found by the last search is excluded. */
static bool mend(struct maker *maker) {
    const struct rules *drawn = maker->variant.rules, *given = maker->blank.rules;
    assert(!given || given->list.size <= drawn->list.size);
    struct rules_text *text = rules_text_new(maker->memory);
    rules_text_append(text, maker->base.rules);
    bool mended = cages_mend(drawn, given ? given->list.size : 0, maker->solution, maker->dig.other,
                             &maker->random, text);
    if (mended)
        maker_change_rules(maker, text);
    else
        rules_drop(text);
    return mended;
}

/* Digs with the clues drawn, or with changed ones. */
static bool dig_drawn(struct maker *maker) {
    unsigned left = can_mend(maker) ? MENDS : 0;
    while (!dug_dig(maker))
        if (!left-- || maker->given_up || !mend(maker))
            return false;
    return true;
}

bool drawn_make(struct maker *maker) {
    for (uint64_t tries = 0; tries < maker->wish.tries && !maker->given_up; tries++) {
        if (maker->wish.jigsaw)
            tile(maker);
        /* Some regions have no grid, which can take long to find out: it is faster to draw
         * others. */
        if (!dug_fill(maker, maker->wish.jigsaw ? (uint64_t)FILL_GUESSES * maker->variant.cells
                                                : SUDOKU_NO_LIMIT)) {
            if (!maker->wish.jigsaw)
                return false;
            continue;
        }
        maker->met.grids++;
        if (maker->wish.clues)
            draw(maker);
        if (dig_drawn(maker))
            return true;
    }
    return false;
}
