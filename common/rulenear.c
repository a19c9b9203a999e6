#include "common/rulenear.h"

#include <stdlib.h>

/* Cells down and to the right, or to the left; ended by 0, 0. */
struct move {
    int rows, columns;
};

static bool is_not_apart(int x, int y, int number) {
    return abs(x - y) != number;
}

/* The cell a move away, or UINT32_MAX outside. */
static uint32_t moved(unsigned side, uint32_t cell, const struct move *move) {
    int row = (int)(cell / side) + move->rows, column = (int)(cell % side) + move->columns;
    if (row >= (int)side || column < 0 || column >= (int)side)
        return UINT32_MAX;
    return (uint32_t)row * side + (uint32_t)column;
}

static void for_moves(struct rules *rules, const struct move *moves, bool different) {
    uint32_t cells = rules->side * rules->side;
    for (uint32_t c = 0; c < cells; c++)
        for (const struct move *move = moves; move->rows || move->columns; move++) {
            uint32_t to = moved(rules->side, c, move);
            if (to == UINT32_MAX)
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
