#include "common/rulenear.h"

#include <stdlib.h>

/* Cells down and to the right, or to the left; ended by 0, 0. */
struct move {
    int rows, columns;
};

static bool is_not_apart(int x, int y, int number) {
    return abs(x - y) != number;
}

/* The cell a move away, or AREA_NONE outside. */
static uint32_t moved(const struct area *area, uint32_t cell, const struct move *move) {
    unsigned row, column;
    area_place(area, cell, &row, &column);
    int to = (int)column + move->columns;
    return to < 0 ? AREA_NONE : area_cell(area, row + (unsigned)move->rows, (unsigned)to);
}

static void for_moves(struct rules *rules, const struct move *moves, bool different) {
    for (uint32_t c = 0; c < rules->cells; c++)
        for (const struct move *move = moves; move->rows || move->columns; move++) {
            uint32_t to = moved(&rules->area, c, move);
            if (to == AREA_NONE)
                continue;
            if (different)
                rules_add_pair(rules, c, to);
            else
                rules_add_relation(rules, c, to, is_not_apart, 1);
        }
}

void rulenear_knight(struct rules *rules, const struct rule *rule) {
    static const struct move moves[] = {{1, 2}, {1, -2}, {2, 1}, {2, -1}, {0, 0}};
    (void)rule;
    for_moves(rules, moves, true);
}

void rulenear_king(struct rules *rules, const struct rule *rule) {
    static const struct move moves[] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}, {0, 0}};
    (void)rule;
    for_moves(rules, moves, true);
}

void rulenear_nonconsecutive(struct rules *rules, const struct rule *rule) {
    static const struct move moves[] = {{0, 1}, {1, 0}, {0, 0}};
    (void)rule;
    for_moves(rules, moves, false);
}
