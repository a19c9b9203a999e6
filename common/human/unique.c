/* SPDX-License-Identifier: MIT */
#include "common/human/unique.h"

#include <string.h>

#include "common/human/rectangle.h"
#include "common/human/subset.h"

/* Narrows seen to the cells that see the cells with other candidates. */
static void look_from_thick(const struct rectangle *r, uint64_t *seen) {
    const struct layout *layout = r->board->layout;
    for (uint32_t w = 0; w < layout->words; w++)
        seen[w] = UINT64_MAX;
    for (unsigned i = 0; i < 4; i++)
        for (uint32_t w = 0; r->extra[i] && w < layout->words; w++)
            seen[w] &= layout_sees(layout, r->cells[i])[w];
}

/* Type 1: one cell has other candidates; it has one of these. */
static bool examine_1(struct rectangle *r) {
    if (r->thick != 1)
        return false;
    rectangle_begin(r);
    for (unsigned i = 0; i < 4; i++)
        if (r->extra[i])
            step_remove(r->step, r->cells[i], r->both);
    return step_done(r->step);
}

/* Type 2: all other candidates are the same digit, which one of these cells has. */
static bool examine_same(struct rectangle *r) {
    Set others = r->extra[0] | r->extra[1] | r->extra[2] | r->extra[3];
    uint64_t seen[LAYOUT_WORDS_MAX];
    if (r->thick < 2 || !set_at_most_one(others))
        return false;
    look_from_thick(r, seen);
    rectangle_begin(r);
    step_remove_seen(r->step, r->board, seen, seen, set_digit(others));
    return step_done(r->step);
}

static bool examine_2(struct rectangle *r) {
    return r->thick == 2 && !rectangle_is_diagonal(r) && examine_same(r);
}
static bool examine_5(struct rectangle *r) {
    return (r->thick == 3 || rectangle_is_diagonal(r)) && examine_same(r);
}

/* Up to three cells of a house, and the two corners with others, which are the first. */
enum { SUBSET_MAX = 5 };
struct subset {
    uint32_t house;
    uint32_t cells[SUBSET_MAX], count;
};

/* Rules a subset's digits out in the rest of the houses that have it. */
static bool take_subset(struct rectangle *r, const struct subset *subset, Set digits) {
    rectangle_begin(r);
    step_begin_part(r->step, digits);
    for (uint32_t i = 2; i < subset->count; i++)
        step_add_cell(r->step, subset->cells[i]);
    return subset_clear(r->step, r->board, subset->house, digits, subset->cells, subset->count) &&
           step_done(r->step);
}

/* Chooses cells of a house that with one of the two corners have as many digits as they are. */
static bool choose_subset(struct rectangle *r, struct subset *subset, Set left, Set digits) {
    if (subset->count > 2 && set_size(digits) + 1 == subset->count)
        return take_subset(r, subset, digits);
    for (; subset->count < SUBSET_MAX && left; left &= left - 1) {
        uint32_t cell = layout_cell(r->board->layout, subset->house, set_first(left));
        Set more = digits | r->board->candidates[cell];
        subset->cells[subset->count++] = cell;
        if (set_size(more) < SUBSET_MAX && choose_subset(r, subset, left & (left - 1), more))
            return true;
        subset->count--;
    }
    return false;
}

/* The open cells of a house but for two. */
static Set open_places(const struct board *board, uint32_t house, uint32_t a, uint32_t b) {
    Set open = 0;
    for (unsigned i = 0; i < board->layout->side; i++) {
        uint32_t cell = layout_cell(board->layout, house, i);
        if (board->candidates[cell] && cell != a && cell != b)
            open |= (Set)1 << i;
    }
    return open;
}

/* The two cells with others, which are neighbours.  Returns false when there are no such two. */
static bool find_roof(const struct rectangle *r, uint32_t roof[2]) {
    unsigned count = 0;
    if (r->thick != 2 || rectangle_is_diagonal(r))
        return false;
    for (unsigned i = 0; i < 4; i++)
        if (r->extra[i])
            roof[count++] = r->cells[i];
    return true;
}

typedef bool in_house(struct rectangle *r, uint32_t house, const uint32_t roof[2]);

/* Goes through the houses of both cells with others. */
static bool search_roof(struct rectangle *r, in_house *look) {
    const struct variant *variant = &r->board->layout->variant;
    uint32_t roof[2];
    if (!find_roof(r, roof))
        return false;
    for (uint32_t i = variant->of_begin[roof[0]]; i < variant->of_begin[roof[0] + 1]; i++)
        if (layout_has(r->board->layout, variant->of[i], roof[1]) && look(r, variant->of[i], roof))
            return true;
    return false;
}

static bool look_for_subset(struct rectangle *r, uint32_t house, const uint32_t roof[2]) {
    Set open = open_places(r->board, house, roof[0], roof[1]);
    Set others = r->extra[0] | r->extra[1] | r->extra[2] | r->extra[3];
    struct subset subset = {house, {roof[0], roof[1]}, 2};
    return choose_subset(r, &subset, open, others);
}

/* One of the two cells has one of the others: with cells of a house they are a naked subset. */
static bool examine_3(struct rectangle *r) {
    return search_roof(r, look_for_subset);
}

static bool look_for_place(struct rectangle *r, uint32_t house, const uint32_t roof[2]) {
    for (Set digits = r->both; digits; digits &= digits - 1) {
        if (set_size(board_places(r->board, house, set_digit(digits))) != 2)
            continue;
        rectangle_begin(r);
        step_add_house(r->step, house);
        step_remove(r->step, roof[0], r->both & ~set_of(set_digit(digits)));
        step_remove(r->step, roof[1], r->both & ~set_of(set_digit(digits)));
        if (step_done(r->step))
            return true;
    }
    return false;
}

/* One of the digits has no place but these two cells in a house, so the other one has none. */
static bool examine_4(struct rectangle *r) {
    return search_roof(r, look_for_place);
}

/* Whether a digit has only the places a and b in some house. */
static bool is_linked(const struct board *board, uint32_t a, uint32_t b, unsigned digit) {
    const struct variant *variant = &board->layout->variant;
    for (uint32_t i = variant->of_begin[a]; i < variant->of_begin[a + 1]; i++)
        if (layout_has(board->layout, variant->of[i], b) &&
            set_size(board_places(board, variant->of[i], digit)) == 2)
            return true;
    return false;
}

/* A digit has only the corners as places in two opposite sides, so it is on one diagonal: not on
 * that of the cells with others, where the rest would have the other digit. */
static bool examine_6(struct rectangle *r) {
    const uint32_t *cells = r->cells;
    if (!rectangle_is_diagonal(r))
        return false;
    for (Set digits = r->both; digits; digits &= digits - 1) {
        unsigned digit = set_digit(digits);
        bool rows = is_linked(r->board, cells[0], cells[1], digit) &&
                    is_linked(r->board, cells[2], cells[3], digit);
        bool columns = is_linked(r->board, cells[1], cells[2], digit) &&
                       is_linked(r->board, cells[3], cells[0], digit);
        if (!rows && !columns)
            continue;
        rectangle_begin(r);
        for (unsigned i = 0; i < 4; i++)
            if (r->extra[i])
                step_remove(r->step, cells[i], set_of(digit));
        if (step_done(r->step))
            return true;
    }
    return false;
}

/* Opposite a corner without others, a digit has two places in both lines of the rectangle: if that
 * corner had the other digit, the first one would be at both of its neighbours. */
static bool examine_hidden(struct rectangle *r) {
    for (unsigned i = 0; i < 4; i++) {
        uint32_t corner = r->cells[(i + 2) % 4];
        if (r->extra[i] || !r->extra[(i + 2) % 4])
            continue;
        for (Set digits = r->both; digits; digits &= digits - 1) {
            unsigned digit = set_digit(digits);
            if (!is_linked(r->board, corner, r->cells[(i + 1) % 4], digit) ||
                !is_linked(r->board, corner, r->cells[(i + 3) % 4], digit))
                continue;
            rectangle_begin(r);
            step_remove(r->step, corner, r->both & ~set_of(digit));
            if (step_done(r->step))
                return true;
        }
    }
    return false;
}

/* Whether a corner that has its digit makes the next one take its own: that has no other
 * candidates, or no place but these two in a house. */
static bool leads_to(const struct rectangle *r, unsigned from, unsigned to, unsigned digit) {
    return !r->extra[to] || (r->board->candidates[r->cells[from]] & set_of(digit) &&
                             is_linked(r->board, r->cells[from], r->cells[to], digit));
}

/* Whether it makes all of them, one after the other. */
static bool leads_round(const struct rectangle *r, const unsigned *digits, unsigned corner) {
    unsigned reached = 1u << corner;
    for (unsigned i = 0; i < 3 * 4; i++) {
        unsigned from = i % 4, next = (from + 1) % 4, last = (from + 3) % 4;
        if (!(reached >> from & 1))
            continue;
        if (leads_to(r, from, next, digits[next % 2]))
            reached |= 1u << next;
        if (leads_to(r, from, last, digits[last % 2]))
            reached |= 1u << last;
    }
    return reached == 0xf;
}

/* Parts the candidates of the corners.  Returns whether one of them lacks one of both digits. */
static bool part_candidates(struct rectangle *r) {
    bool lacks = false;
    r->thick = 0;
    for (unsigned i = 0; i < 4; i++) {
        Set candidates = r->board->candidates[r->cells[i]];
        r->extra[i] = candidates & ~r->both;
        r->thick += r->extra[i] != 0;
        lacks = lacks || (r->both & ~candidates);
    }
    return lacks;
}

/* The four corners must not alternate between two digits; here one corner lacks one of the two.  If
 * a digit in one corner forces all others to alternate, it goes from that corner.  If all extra
 * candidates are one digit, some corner has it. */
static bool examine_turns(struct rectangle *r, const unsigned *digits) {
    r->both = set_of(digits[0]) | set_of(digits[1]);
    if (!part_candidates(r))
        return false;
    for (unsigned i = 0; i < 4; i++) {
        if (!leads_round(r, digits, i))
            continue;
        rectangle_begin(r);
        step_remove(r->step, r->cells[i], set_of(digits[i % 2]));
        if (step_done(r->step))
            return true;
    }
    return examine_same(r);
}

/* Tries all two digits that the corners may have by turns. */
static bool examine_incomplete(struct rectangle *r) {
    const Set *candidates = r->board->candidates;
    Set evens = candidates[r->cells[0]] & candidates[r->cells[2]];
    Set odds = candidates[r->cells[1]] & candidates[r->cells[3]];
    for (Set a = evens; a; a &= a - 1)
        for (Set b = odds & ~(a & -a); b; b &= b - 1)
            if (examine_turns(r, (unsigned[]){set_digit(a), set_digit(b)}))
                return true;
    return false;
}

bool unique_incomplete(const struct board *board, struct step *step) {
    const struct layout_rectangles *deadly = &board->layout->deadly;
    struct rectangle r = {.board = board, .step = step};
    for (size_t i = 0; i < deadly->size; i++) {
        memcpy(r.cells, deadly->data[i].cells, sizeof r.cells);
        if (examine_incomplete(&r))
            return true;
    }
    return false;
}

bool unique_1(const struct board *board, struct step *step) {
    return rectangle_search(board, step, examine_1);
}
bool unique_2(const struct board *board, struct step *step) {
    return rectangle_search(board, step, examine_2);
}
bool unique_3(const struct board *board, struct step *step) {
    return rectangle_search(board, step, examine_3);
}
bool unique_4(const struct board *board, struct step *step) {
    return rectangle_search(board, step, examine_4);
}
bool unique_5(const struct board *board, struct step *step) {
    return rectangle_search(board, step, examine_5);
}
bool unique_6(const struct board *board, struct step *step) {
    return rectangle_search(board, step, examine_6);
}
bool unique_hidden(const struct board *board, struct step *step) {
    return rectangle_search(board, step, examine_hidden);
}
