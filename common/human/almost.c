#include "common/human/almost.h"

#include <string.h>

enum { SMALL_SIDE = 9, FEW = 4 };

/* The cells of a house that are open. */
struct choice {
    struct almost_list *list;
    uint32_t house;
    uint32_t cells[GRAPH_SIDE_MAX];
    unsigned count, most;
};

/* Whether some house before this one has all cells of a set. */
static bool is_known(const struct choice *choice, const struct almost *set) {
    const struct layout *layout = choice->list->board->layout;
    for (uint32_t h = 0; h < choice->house; h++) {
        const uint64_t *members = layout->members + (size_t)h * layout->words;
        uint64_t outside = 0;
        for (uint32_t w = 0; w < layout->words; w++)
            outside |= set->cells[w] & ~members[w];
        if (!outside)
            return true;
    }
    return false;
}

/* Adds the view of a digit of a set. */
static void add_view(struct almost_list *list, const struct almost *set, unsigned digit) {
    const struct layout *layout = list->board->layout;
    const uint64_t *holders = board_holders(list->board, digit);
    uint64_t *places = list->places + (size_t)list->views * layout->words;
    uint64_t *seen = list->seen + (size_t)list->views++ * layout->words;
    memset(seen, 0xff, layout->words * sizeof *seen);
    for (uint32_t w = 0; w < layout->words; w++) {
        places[w] = set->cells[w] & holders[w];
        for (uint64_t left = places[w]; left; left &= left - 1) {
            const uint64_t *sees = layout_sees(layout, w * 64 + set_first(left));
            for (uint32_t v = 0; v < layout->words; v++)
                seen[v] &= sees[v];
        }
    }
}

static void add(const struct choice *choice, struct almost *set) {
    struct almost_list *list = choice->list;
    if (list->count == ALMOST_MAX || list->views + set->size + 1 > ALMOST_DIGITS_MAX ||
        is_known(choice, set))
        return;
    set->views = list->views;
    for (Set digits = set->digits; digits; digits &= digits - 1)
        add_view(list, set, set_digit(digits));
    list->sets[list->count++] = *set;
}

/* Adds cells from number `from` on to a set.  What has no digit to spare is left, and so is what
 * has more than cells could be added for. */
static void grow(const struct choice *choice, const struct almost *set, unsigned from) {
    for (unsigned i = from; i < choice->count; i++) {
        struct almost larger = *set;
        uint32_t cell = choice->cells[i];
        larger.digits |= choice->list->board->candidates[cell];
        set_add(larger.cells, cell);
        unsigned spare = set_size(larger.digits) - ++larger.size;
        if (spare == 0 || larger.size + spare > choice->most + 1)
            continue;
        if (spare == 1)
            add(choice, &larger);
        grow(choice, &larger, i + 1);
    }
}

/* Small sets come first, as they are easier to see: stable, by counting. */
static void sort_by_size(struct almost_list *list) {
    struct almost sorted[ALMOST_MAX];
    uint32_t begin[GRAPH_SIDE_MAX + 2] = {0};
    for (uint32_t i = 0; i < list->count; i++)
        begin[list->sets[i].size + 1]++;
    for (unsigned size = 1; size <= GRAPH_SIDE_MAX; size++)
        begin[size] += begin[size - 1];
    for (uint32_t i = 0; i < list->count; i++)
        sorted[begin[list->sets[i].size]++] = list->sets[i];
    memcpy(list->sets, sorted, list->count * sizeof *sorted);
}

void almost_find(struct almost_list *list, const struct board *board, unsigned most) {
    const struct layout *layout = board->layout;
    struct choice choice = {.list = list, .most = most};
    list->board = board;
    list->count = list->views = 0;
    for (; choice.house < layout->houses; choice.house++) {
        choice.count = 0;
        for (unsigned i = 0; i < layout->side; i++) {
            uint32_t cell = layout_cell(layout, choice.house, i);
            if (board->candidates[cell])
                choice.cells[choice.count++] = cell;
        }
        grow(&choice, &(struct almost){0}, 0);
    }
    sort_by_size(list);
}

unsigned almost_most(const struct board *board) {
    return board->layout->side > SMALL_SIDE ? FEW : SMALL_SIDE - 1;
}

static bool overlap(const struct almost_list *list, const struct almost *a,
                    const struct almost *b) {
    uint64_t both = 0;
    for (uint32_t w = 0; w < list->board->layout->words; w++)
        both |= a->cells[w] & b->cells[w];
    return both != 0;
}

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

/* Joins the set to those that have all places of a digit in cells, the first in the one given. */
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
    const uint64_t *holders = board_holders(list->board, digit);
    for (uint32_t w = 0; w < list->board->layout->words; w++)
        for (uint64_t cells = seen[w] & holders[w]; cells; cells &= cells - 1)
            join_from(list, joined, digit, w * 64 + set_first(cells), seen);
}

void almost_join(struct almost_list *list, unsigned most) {
    struct joined joined = {.count = 0};
    uint32_t count = 0;
    sort_views(list);
    for (uint32_t i = 0; i < list->count; i++) {
        joined.set = &list->sets[i];
        joined.count = 0;
        list->sets[i].joints = count;
        if (joined.set->size > most)
            continue;
        for (Set digits = joined.set->digits; digits; digits &= digits - 1)
            join_by(list, &joined, set_digit(digits));
        for (uint32_t k = 0; k < joined.count; k++) {
            uint16_t other = joined.sets[k];
            if (count < ALMOST_JOINTS_MAX && !overlap(list, joined.set, &list->sets[other]))
                list->joints[count++] = (struct almost_joint){other, joined.digits[other]};
            joined.digits[other] = 0;
        }
    }
    list->sets[list->count].joints = count;
}

const struct almost_list *almost_all(const struct board *board, struct step *step) {
    bool known;
    struct almost_list *list = notes_of(&step->notes, board, NOTES_ALMOST, sizeof *list, &known);
    if (!known) {
        almost_find(list, board, almost_most(board));
        almost_join(list, almost_most(board));
    }
    return list;
}

void almost_add_part(const struct almost_list *list, const struct almost *set, struct step *step) {
    step_begin_part(step, set->digits);
    for (uint32_t w = 0; w < list->board->layout->words; w++)
        for (uint64_t cells = set->cells[w]; cells; cells &= cells - 1)
            step_add_cell(step, w * 64 + set_first(cells));
}
