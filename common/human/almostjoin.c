/* SPDX-License-Identifier: MIT */
#include "common/human/almostjoin.h"

#include <string.h>

/* The first place of a digit in a view, as a node. */
static uint32_t node_of(const struct almost_list *list, uint32_t view, unsigned digit) {
    const struct layout *layout = list->board->layout;
    return (digit - 1) * layout->cells +
           set_least(list->places + (size_t)view * layout->words, layout->words);
}

/* Lists the sets by their digits and the first places of these, by counting. */
static void sort_views(struct almost_list *list) {
    const struct layout *layout = list->board->layout;
    uint32_t *begin = list->having_begin, nodes = layout->side * layout->cells, view;
    memset(begin, 0, (nodes + 1) * sizeof *begin);
    for (uint32_t i = 0; i < list->count; i++) {
        view = list->sets[i].views;
        for (Set digits = list->sets[i].digits; digits; digits &= digits - 1)
            begin[node_of(list, view++, set_digit(digits))]++;
    }
    for (uint32_t n = 1; n <= nodes; n++)
        begin[n] += begin[n - 1];
    /* Filling moves each end to its begin. */
    for (uint32_t i = list->count; i-- > 0;) {
        view = list->sets[i].views;
        for (Set digits = list->sets[i].digits; digits; digits &= digits - 1, view++)
            list->having[--begin[node_of(list, view, set_digit(digits))]] =
                (struct almost_view){(uint16_t)i, (uint16_t)view};
    }
}

/* The sets that are joined to one, and by what. */
struct joined {
    const struct almost *set;
    uint16_t digits[ALMOST_MAX]; /* by set */
    uint16_t sets[ALMOST_MAX];
    uint32_t count;
};

static void join(struct joined *joined, uint16_t set, unsigned digit) {
    if (!joined->digits[set])
        joined->sets[joined->count++] = set;
    joined->digits[set] |= (uint16_t)set_of(digit);
}

/* Joins the set to those whose places of the digit are all among cells, the first of them in
 * cell. */
static void join_from(const struct almost_list *list, struct joined *joined, unsigned digit,
                      uint32_t cell, const uint64_t *cells) {
    const struct layout *layout = list->board->layout;
    uint32_t node = (digit - 1) * layout->cells + cell;
    for (uint32_t k = list->having_begin[node]; k < list->having_begin[node + 1]; k++) {
        const uint64_t *places = list->places + (size_t)list->having[k].view * layout->words;
        uint64_t others = 0;
        for (uint32_t w = 0; w < layout->words; w++)
            others |= places[w] & ~cells[w];
        if (!others)
            join(joined, list->having[k].set, digit);
    }
}

static void join_by(const struct almost_list *list, struct joined *joined, unsigned digit) {
    const uint64_t *seen = almost_seen(list, joined->set, digit);
    for (uint32_t w = 0; w < list->board->layout->words; w++)
        for (uint64_t cells = seen[w]; cells; cells &= cells - 1)
            join_from(list, joined, digit, w * 64 + set_first(cells), seen);
}

/* Fills in the joints of all sets. */
static void fill(struct almost_list *list) {
    struct joined joined = {.count = 0};
    uint32_t count = 0;
    sort_views(list);
    for (uint32_t i = 0; i < list->count; i++) {
        joined.set = &list->sets[i];
        joined.count = 0;
        list->sets[i].joints = count;
        for (Set digits = joined.set->visible; digits; digits &= digits - 1)
            join_by(list, &joined, set_digit(digits));
        for (uint32_t k = 0; k < joined.count; k++) {
            uint16_t other = joined.sets[k];
            if (count < ALMOST_JOINTS_MAX && !almost_overlap(list, joined.set, &list->sets[other]))
                list->joints[count++] = (struct almost_joint){other, joined.digits[other]};
            joined.digits[other] = 0;
        }
    }
    list->sets[list->count].joints = count;
}

const struct almost_list *almostjoin_all(const struct board *board, struct step *step) {
    bool known;
    struct almost_list *list = notes_of(&step->notes, board, NOTES_ALMOST, sizeof *list, &known);
    if (!known) {
        almost_find(list, board, almost_most(board));
        for (uint32_t i = 0; i < list->count; i++)
            almost_look(list, &list->sets[i]);
        fill(list);
    }
    return list;
}
