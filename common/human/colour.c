/* SPDX-License-Identifier: MIT */
#include "common/human/colour.h"

#include <assert.h>

#include "common/human/vain.h"

/* The chain of a digit from one cell, whose colour is 0. */
struct chain {
    const struct board *board;
    unsigned digit;
    uint64_t colours[2][LAYOUT_WORDS_MAX]; /* sets of cells */
    uint32_t cells[LAYOUT_SIDE_MAX * LAYOUT_SIDE_MAX];
    uint32_t count;
};

static bool meet(const struct chain *chain, const uint64_t *a, const uint64_t *b) {
    for (uint32_t w = 0; w < chain->board->layout->words; w++)
        if (a[w] & b[w])
            return true;
    return false;
}

static void paint(struct chain *chain, uint32_t cell, unsigned colour) {
    if (set_has(chain->colours[colour], cell))
        return;
    assert(chain->board->candidates[cell] & set_of(chain->digit));
    set_add(chain->colours[colour], cell);
    array_at(chain->cells, LAYOUT_SIDE_MAX * LAYOUT_SIDE_MAX, chain->count++) = cell;
}

/* Follows all pairs from a cell on.  Each cell gets one colour; a pair that closes a circle of odd
 * length has the same one twice, which is_wrong notices. */
static void grow(struct chain *chain, uint32_t start) {
    const struct board *board = chain->board;
    const struct variant *variant = &board->layout->variant;
    chain->count = 0;
    for (uint32_t w = 0; w < board->layout->words; w++)
        chain->colours[0][w] = chain->colours[1][w] = 0;
    paint(chain, start, 0);
    for (uint32_t next = 0; next < chain->count; next++) {
        uint32_t cell = chain->cells[next];
        unsigned other = set_has(chain->colours[0], cell);
        for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++) {
            Set places = board_places(board, variant->of[i], chain->digit);
            if (set_size(places) != 2)
                continue;
            uint32_t first = layout_cell(board->layout, variant->of[i], set_first(places));
            uint32_t last =
                layout_cell(board->layout, variant->of[i], set_first(places & (places - 1)));
            uint32_t partner = cell == first ? last : first;
            assert(cell == first || cell == last);
            if (!set_has(chain->colours[!other], partner))
                paint(chain, partner, other);
        }
    }
}

/* Whether two cells of a colour share a house. */
static bool is_wrong(const struct chain *chain, unsigned colour) {
    const uint64_t *cells = chain->colours[colour];
    for (uint32_t i = 0; i < chain->count; i++)
        if (set_has(cells, chain->cells[i]) &&
            meet(chain, cells, layout_sees(chain->board->layout, chain->cells[i])))
            return true;
    return false;
}

/* Rules out the cells of a colour. */
static void rule_out_colour(const struct chain *chain, unsigned colour, struct step *step) {
    for (uint32_t i = 0; i < chain->count; i++)
        if (set_has(chain->colours[colour], chain->cells[i]))
            step_remove(step, chain->cells[i], step->digits);
}

/* Rules out the cells of a colour that is wrong, or those that see both. */
static void rule_out(const struct chain *chain, struct step *step) {
    const struct layout *layout = chain->board->layout;
    const uint64_t *holders = board_holders(chain->board, chain->digit);
    for (unsigned colour = 0; colour < 2; colour++)
        if (is_wrong(chain, colour)) {
            rule_out_colour(chain, colour, step);
            return;
        }
    for (uint32_t w = 0; w < layout->words; w++) {
        uint64_t rest = holders[w] & ~(chain->colours[0][w] | chain->colours[1][w]);
        for (; rest; rest &= rest - 1) {
            uint32_t cell = w * 64 + set_first(rest);
            const uint64_t *sees = layout_sees(layout, cell);
            if (meet(chain, sees, chain->colours[0]) && meet(chain, sees, chain->colours[1]))
                step_remove(step, cell, step->digits);
        }
    }
}

/* Whether the chain rules something out. */
static bool take(const struct chain *chain, struct step *step) {
    step_begin(step);
    step->digits = set_of(chain->digit);
    rule_out(chain, step);
    if (!step->removal_count)
        return false;
    for (unsigned colour = 0; colour < 2; colour++) {
        step_begin_part(step, step->digits);
        for (uint32_t i = 0; i < chain->count; i++)
            if (set_has(chain->colours[colour], chain->cells[i]))
                step_add_cell(step, chain->cells[i]);
    }
    return step_done(step);
}

/* Goes through the chains of a digit of two cells or more.  Returns true where told to end. */
static bool each_chain(struct chain *chain, bool (*use)(struct chain *chain, void *context),
                       void *context) {
    const uint64_t *holders = board_holders(chain->board, chain->digit);
    uint64_t done[LAYOUT_WORDS_MAX] = {0};
    for (uint32_t w = 0; w < chain->board->layout->words; w++)
        for (uint64_t left; (left = holders[w] & ~done[w]);) {
            grow(chain, w * 64 + set_first(left));
            assert(chain->count && set_has(chain->colours[0], chain->cells[0]));
            for (uint32_t i = 0; i < chain->count; i++)
                set_add(done, chain->cells[i]);
            if (chain->count > 1 && use(chain, context))
                return true;
        }
    return false;
}

static bool use_one(struct chain *chain, void *context) {
    return take(chain, context);
}

bool colour_find(const struct board *board, struct step *step) {
    struct chain chain = {.board = board};
    Set digits = board->layout->all & ~vain_digits(board, step, VAIN_COLOUR);
    for (; digits; digits &= digits - 1) {
        chain.digit = set_digit(digits);
        if (each_chain(&chain, use_one, step))
            return true;
        vain_note(board, step, VAIN_COLOUR, set_of(chain.digit));
    }
    return false;
}

/* Colours of several chains; number 2i + 1 is the other one of number 2i. */
enum { COLOURS_MAX = 64 };

struct colours {
    struct step *step;
    unsigned count;
    struct colour {
        uint64_t cells[LAYOUT_WORDS_MAX], seen[LAYOUT_WORDS_MAX]; /* by any of the cells */
    } all[COLOURS_MAX];
};

static bool keep_chain(struct chain *chain, void *context) {
    struct colours *colours = context;
    const struct layout *layout = chain->board->layout;
    for (unsigned k = 0; k < 2 && colours->count < COLOURS_MAX; k++) {
        struct colour *colour = &colours->all[colours->count++];
        *colour = (struct colour){{0}, {0}};
        for (uint32_t i = 0; i < chain->count; i++) {
            if (!set_has(chain->colours[k], chain->cells[i]))
                continue;
            set_add(colour->cells, chain->cells[i]);
            for (uint32_t w = 0; w < layout->words; w++)
                colour->seen[w] |= layout_sees(layout, chain->cells[i])[w];
        }
    }
    return false;
}

static void add_colour(const struct chain *chain, const struct colour *colour, struct step *step) {
    step_begin_part(step, step->digits);
    for (uint32_t w = 0; w < chain->board->layout->words; w++)
        for (uint64_t cells = colour->cells[w]; cells; cells &= cells - 1)
            step_add_cell(step, w * 64 + set_first(cells));
}

static void add_colours(const struct chain *chain, const struct colours *colours, unsigned first) {
    assert(first % 2 == 0 && first + 1 < colours->count);
    add_colour(chain, &colours->all[first], colours->step);
    add_colour(chain, &colours->all[first + 1], colours->step);
}

static void begin_multi(const struct chain *chain, struct step *step) {
    step_begin(step);
    step->digits = set_of(chain->digit);
}

/* Rules out a colour that sees both colours of another chain, the first of which is b. */
static bool take_wrong(const struct chain *chain, const struct colours *colours, unsigned a,
                       unsigned b) {
    const struct colour *all = colours->all;
    struct step *step = colours->step;
    if (!meet(chain, all[a].seen, all[b].cells) || !meet(chain, all[a].seen, all[b + 1].cells))
        return false;
    begin_multi(chain, step);
    step_remove_seen(step, chain->board, all[a].cells, all[a].cells, chain->digit);
    add_colours(chain, colours, a & ~1u);
    add_colours(chain, colours, b);
    return step_done(step);
}

/* For two chains that begin with a and b: if a colour of one chain sees a colour of the other, one
 * of the two other colours is right, so the places that both of these see are ruled out. */
static bool take_seen(const struct chain *chain, const struct colours *colours, unsigned a,
                      unsigned b) {
    const struct colour *all = colours->all;
    struct step *step = colours->step;
    begin_multi(chain, step);
    for (unsigned i = a; i < a + 2; i++)
        for (unsigned j = b; j < b + 2; j++)
            if (meet(chain, all[i].seen, all[j].cells))
                step_remove_seen(step, chain->board, all[i ^ 1].seen, all[j ^ 1].seen,
                                 chain->digit);
    add_colours(chain, colours, a);
    add_colours(chain, colours, b);
    return step_done(step);
}

static bool pair_up(const struct chain *chain, const struct colours *colours) {
    for (unsigned a = 0; a < colours->count; a += 2)
        for (unsigned b = a + 2; b < colours->count; b += 2)
            if (take_wrong(chain, colours, a, b) || take_wrong(chain, colours, a + 1, b) ||
                take_wrong(chain, colours, b, a) || take_wrong(chain, colours, b + 1, a) ||
                take_seen(chain, colours, a, b))
                return true;
    return false;
}

bool colour_multi(const struct board *board, struct step *step) {
    struct chain chain = {.board = board};
    struct colours colours; /* large, and only partly used */
    Set digits = board->layout->all & ~vain_digits(board, step, VAIN_MULTI);
    colours.step = step;
    for (; digits; digits &= digits - 1) {
        chain.digit = set_digit(digits);
        colours.count = 0;
        each_chain(&chain, keep_chain, &colours);
        if (pair_up(&chain, &colours))
            return true;
        vain_note(board, step, VAIN_MULTI, set_of(chain.digit));
    }
    return false;
}
