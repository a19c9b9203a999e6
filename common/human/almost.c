/* SPDX-License-Identifier: MIT */
#include "common/human/almost.h"

#include <assert.h>
#include <string.h>

enum { SMALL_SIDE = 9, FEW = 4 };

/* The open cells of a house. */
struct choice {
    struct almost_list *list;
    uint32_t house;
    uint32_t cells[GRAPH_SIDE_MAX];
    Set digits[GRAPH_SIDE_MAX]; /* their candidates */
    unsigned count, most;
};

/* Whether an earlier house, one of those of the first cell, has all cells of a set. */
static bool is_known(const struct choice *choice, const struct almost *set) {
    const struct layout *layout = choice->list->board->layout;
    const struct variant *variant = &layout->variant;
    uint32_t cell = set_least(set->cells, layout->words);
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++) {
        const uint64_t *members = layout->members + (size_t)variant->of[i] * layout->words;
        uint64_t outside = 0;
        for (uint32_t w = 0; w < layout->words; w++)
            outside |= set->cells[w] & ~members[w];
        if (!outside && variant->of[i] < choice->house)
            return true;
    }
    return false;
}

static void add(const struct choice *choice, struct almost *set) {
    struct almost_list *list = choice->list;
    if (list->count == ALMOST_MAX || list->views + set->size + 1 > ALMOST_DIGITS_MAX ||
        is_known(choice, set))
        return;
    assert(set_size(set->digits) == set->size + 1); /* one more than cells */
    set->views = list->views;
    list->views += set->size + 1;
    list->sets[list->count++] = *set;
}

/* Adds the set of the cells chosen. */
static void add_chosen(const struct choice *choice, Set digits, Set chosen, uint32_t size) {
    struct almost set = {.digits = digits, .size = size};
    for (; chosen; chosen &= chosen - 1)
        set_add(set.cells, choice->cells[set_first(chosen)]);
    add(choice, &set);
}

/* Chooses cells from number `from` on in addition to `size` chosen ones, whose digits are given.
 * Leaves out sets with no digit to spare, and with more digits than further cells could take. */
static void grow(const struct choice *choice, Set digits, Set chosen, uint32_t size,
                 unsigned from) {
    for (unsigned i = from; i < choice->count; i++) {
        Set all = digits | choice->digits[i];
        unsigned spare = set_size(all) - (size + 1);
        if (spare == 0 || size + 1 + spare > choice->most + 1)
            continue;
        if (spare == 1)
            add_chosen(choice, all, chosen | (Set)1 << i, size + 1);
        grow(choice, all, chosen | (Set)1 << i, size + 1, i + 1);
    }
}

/* Sorts small sets first, as they are easier to see: a stable counting sort. */
static void sort_by_size(struct almost_list *list) {
    struct almost sorted[ALMOST_MAX];
    uint32_t begin[GRAPH_SIDE_MAX + 2] = {0};
    for (uint32_t i = 0; i < list->count; i++)
        begin[list->sets[i].size + 1]++;
    for (unsigned size = 1; size <= GRAPH_SIDE_MAX; size++)
        begin[size] += begin[size - 1];
    for (uint32_t i = 0; i < list->count; i++)
        sorted[begin[list->sets[i].size]++] = list->sets[i];
    assert(begin[GRAPH_SIDE_MAX] == list->count);
    memcpy(list->sets, sorted, list->count * sizeof *sorted);
}

void almost_find(struct almost_list *list, const struct board *board, unsigned most) {
    const struct layout *layout = board->layout;
    assert(graph_fits(layout) && most);
    struct choice choice = {.list = list, .most = most};
    list->board = board;
    list->count = list->views = 0;
    for (; choice.house < layout->houses; choice.house++) {
        choice.count = 0;
        for (unsigned i = 0; i < layout->side; i++) {
            uint32_t cell = layout_cell(layout, choice.house, i);
            if (!board->candidates[cell])
                continue;
            choice.digits[choice.count] = board->candidates[cell];
            choice.cells[choice.count++] = cell;
        }
        grow(&choice, 0, 0, 0, 0);
    }
    sort_by_size(list);
}

/* Fills in the view of a digit of a set.  Returns whether any candidate sees all its places. */
static bool fill_view(struct almost_list *list, const struct almost *set, unsigned digit,
                      uint32_t view) {
    const struct layout *layout = list->board->layout;
    const uint64_t *holders = board_holders(list->board, digit);
    uint64_t *places = list->places + (size_t)view * layout->words;
    uint64_t *seen = list->seen + (size_t)view * layout->words, any = 0;
    memcpy(seen, holders, layout->words * sizeof *seen);
    for (uint32_t w = 0; w < layout->words; w++) {
        places[w] = set->cells[w] & holders[w];
        for (uint64_t left = places[w]; left; left &= left - 1) {
            const uint64_t *sees = layout_sees(layout, w * 64 + set_first(left));
            for (uint32_t v = 0; v < layout->words; v++)
                seen[v] &= sees[v];
        }
    }
    for (uint32_t w = 0; w < layout->words; w++)
        any |= seen[w];
    return any != 0;
}

void almost_look(struct almost_list *list, struct almost *set) {
    uint32_t view = set->views;
    set->visible = 0;
    for (Set digits = set->digits; digits; digits &= digits - 1)
        if (fill_view(list, set, set_digit(digits), view++))
            set->visible |= digits & -digits;
}

unsigned almost_most(const struct board *board) {
    return board->layout->side > SMALL_SIDE ? FEW : SMALL_SIDE - 1;
}

bool almost_overlap(const struct almost_list *list, const struct almost *a,
                    const struct almost *b) {
    uint64_t both = 0;
    for (uint32_t w = 0; w < list->board->layout->words; w++)
        both |= a->cells[w] & b->cells[w];
    return both != 0;
}

uint32_t almost_first_place(const struct almost_list *list, const struct almost *set,
                            unsigned digit) {
    return set_least(list->places + almost_view_of(list, set, digit), list->board->layout->words);
}

/* Whether one set sees all places of a digit in another one. */
static bool sees_all(const struct almost_list *list, const struct almost *from,
                     const struct almost *set, unsigned digit) {
    const uint64_t *seen = almost_seen(list, from, digit);
    const uint64_t *places = list->places + almost_view_of(list, set, digit);
    uint64_t others = 0;
    for (uint32_t w = 0; w < list->board->layout->words; w++)
        others |= places[w] & ~seen[w];
    return !others;
}

Set almost_joint_of(const struct almost_list *list, const struct almost *a,
                    const struct almost *b) {
    Set joint = 0;
    for (Set digits = a->visible & b->visible; digits; digits &= digits - 1)
        if (sees_all(list, a, b, set_digit(digits)))
            joint |= digits & -digits;
    return joint;
}

bool almost_any_seen(const struct almost_list *list, const struct almost *a, const struct almost *b,
                     Set digits) {
    for (digits &= a->visible & b->visible; digits; digits &= digits - 1) {
        const uint64_t *from_a = almost_seen(list, a, set_digit(digits));
        const uint64_t *from_b = almost_seen(list, b, set_digit(digits));
        for (uint32_t w = 0; w < list->board->layout->words; w++)
            if (from_a[w] & from_b[w])
                return true;
    }
    return false;
}

void almost_remove_seen(const struct almost_list *list, const struct almost *a,
                        const struct almost *b, Set digits, struct step *step) {
    for (digits &= a->visible & b->visible; digits; digits &= digits - 1) {
        unsigned digit = set_digit(digits);
        step_remove_seen(step, list->board, almost_seen(list, a, digit),
                         almost_seen(list, b, digit), digit);
    }
}

void almost_add_part(const struct almost_list *list, const struct almost *set, struct step *step) {
    step_begin_part(step, set->digits);
    for (uint32_t w = 0; w < list->board->layout->words; w++)
        for (uint64_t cells = set->cells[w]; cells; cells &= cells - 1)
            step_add_cell(step, w * 64 + set_first(cells));
}
