/* SPDX-License-Identifier: MIT */
#include "boards.h"

#include <string.h>

#include "blocks.h"
#include "kakuro.h"

/* The digits of a board that are changed in succession without getting nearer to the difficulty. */
enum { STEPS = 400 };

/* The rules of a board, with the sums of its digits. */
static struct rules_text *rules_of(const struct maker *maker, const struct kakuro *kakuro) {
    return kakuro_rules(kakuro, maker->base.rules, kakuro->area.cells < maker->base.area.cells);
}

/* Changes to a board with the sums of its digits. */
static void take_board(struct maker *maker, const struct kakuro *kakuro) {
    struct variant_shape shape = maker->base;
    shape.area = kakuro->area;
    shape.rules = rules_of(maker, kakuro);
    maker_reshape(maker, shape);
}

/* Changes the sums on the same board. */
static void take_sums(struct maker *maker, const struct kakuro *kakuro) {
    maker_change_rules(maker, rules_of(maker, kakuro));
}

/* Changes digits of a board while that brings its puzzle nearer to the difficulty.  Returns whether
 * the puzzle gets there.  Each rated puzzle counts as a try. */
static bool approach(struct maker *maker, struct kakuro *kakuro, uint64_t *tries) {
    uint32_t distance = maker_distance(maker, UINT32_MAX);
    for (uint32_t idle = 0; distance && idle < STEPS && *tries < maker->wish.tries; idle++) {
        struct kakuro_change change;
        if (!kakuro_vary(kakuro, &maker->solver, &maker->random, &change))
            continue;
        take_sums(maker, kakuro);
        ++*tries;
        uint32_t now = maker_distance(maker, distance);
        if (now > distance) {
            kakuro_undo(kakuro, &maker->solver, change);
            continue;
        }
        if (now < distance)
            idle = 0;
        distance = now;
    }
    return !distance;
}

/* Draws digits for a Kakuro board, whose sums are the clues.  Returns whether the puzzle is as
 * asked for. */
static bool make_sums(struct maker *maker, struct kakuro *kakuro, uint64_t *tries) {
    if (!kakuro_fill(kakuro, &maker->random))
        return false;
    take_board(maker, kakuro);
    if (!kakuro_settle(kakuro, &maker->solver, &maker->random))
        return false;
    take_board(maker, kakuro);
    memset(maker->cells, 0, kakuro->area.cells);
    bool fits = !maker->wish.difficulty.given || approach(maker, kakuro, tries);
    memcpy(maker->solution, kakuro->solution, kakuro->area.cells);
    return fits;
}

bool boards_make(struct maker *maker) {
    bool made = false;
    for (uint64_t tries = 0; tries < maker->wish.tries && !made; tries++) {
        struct area area = maker->base.area;
        struct kakuro kakuro;
        if (area.cells == area.rows * area.columns && !blocks_draw(&area, &maker->random))
            continue;
        kakuro_init(&kakuro, &area, maker->memory);
        made = make_sums(maker, &kakuro, &tries);
        kakuro_free(&kakuro);
    }
    return made;
}
