/* SPDX-License-Identifier: MIT */
#include "common/human/template.h"

#include <assert.h>
#include <string.h>

#include "common/human/vain.h"

enum { SIDE_MAX = 16, WORDS = SIDE_MAX * SIDE_MAX / 64, TRIES_MAX = 20000 };

/* A set of cells. */
struct cells {
    uint64_t words[WORDS];
};

struct hunt {
    const struct board *board;
    struct step *step;
    unsigned digit;
    uint32_t rows[SIDE_MAX]; /* rows without the digit, those with few places first */
    unsigned count, tries;
    struct cells chosen;
    struct cells in_any,
        in_all; /* the cells in at least one template so far, and the cells in all of them */
};

/* Lists the rows, which are the first houses of every variant. */
static void list_rows(struct hunt *hunt) {
    unsigned side = hunt->board->layout->side;
    hunt->count = 0;
    for (uint32_t h = 0; h < side; h++) {
        if (!(hunt->board->missing[h] & set_of(hunt->digit)))
            continue;
        unsigned size = set_size(board_places(hunt->board, h, hunt->digit)), i = hunt->count++;
        for (; i > 0 && set_size(board_places(hunt->board, hunt->rows[i - 1], hunt->digit)) > size;
             i--)
            hunt->rows[i] = hunt->rows[i - 1];
        hunt->rows[i] = h;
    }
}

/* Whether every house has a chosen cell.  No house has two. */
static bool is_complete(const struct hunt *hunt) {
    const struct layout *layout = hunt->board->layout;
    for (uint32_t h = layout->side; h < layout->houses; h++) {
        const uint64_t *members = layout->members + (size_t)h * layout->words;
        uint64_t any = !(hunt->board->missing[h] & set_of(hunt->digit));
        for (uint32_t w = 0; w < layout->words; w++)
            any |= hunt->chosen.words[w] & members[w];
        if (!any)
            return false;
    }
    return true;
}

#ifndef NDEBUG
static unsigned count_cells(const struct cells *cells) {
    unsigned count = 0;
    for (uint32_t w = 0; w < WORDS; w++)
        count += set_size(cells->words[w]);
    return count;
}
#endif

static void count_way(struct hunt *hunt) {
    assert(count_cells(&hunt->chosen) == hunt->count);
    for (uint32_t w = 0; w < WORDS; w++) {
        hunt->in_any.words[w] |= hunt->chosen.words[w];
        hunt->in_all.words[w] &= hunt->chosen.words[w];
    }
}

/* Chooses a cell for row number `number` and each later one.  Returns false if the search gives
 * up. */
static bool choose(struct hunt *hunt, unsigned number, const struct cells *free) {
    const struct layout *layout = hunt->board->layout;
    if (++hunt->tries > TRIES_MAX)
        return false;
    if (number == hunt->count) {
        if (is_complete(hunt))
            count_way(hunt);
        return true;
    }
    Set places = board_places(hunt->board, hunt->rows[number], hunt->digit);
    for (; places; places &= places - 1) {
        uint32_t cell = layout_cell(layout, hunt->rows[number], set_first(places));
        struct cells left = {{0}};
        if (!set_has(free->words, cell))
            continue;
        for (uint32_t w = 0; w < layout->words; w++)
            left.words[w] = free->words[w] & ~layout_sees(layout, cell)[w];
        set_add(hunt->chosen.words, cell);
        bool done = choose(hunt, number + 1, &left);
        set_drop(hunt->chosen.words, cell);
        if (!done)
            return false;
    }
    return true;
}

/* Goes through all templates.  Returns false if there is no row to fill or the search gives up. */
static bool survey(struct hunt *hunt) {
    const struct layout *layout = hunt->board->layout;
    struct cells free = {{0}};
    memcpy(free.words, board_holders(hunt->board, hunt->digit), layout->words * sizeof(uint64_t));
    hunt->in_any = hunt->chosen = (struct cells){{0}};
    hunt->in_all = free;
    hunt->tries = 0;
    list_rows(hunt);
    return hunt->count && choose(hunt, 0, &free);
}

/* Sets a cell that is in all templates. */
static bool take_settings(const struct hunt *hunt) {
    for (uint32_t w = 0; w < hunt->board->layout->words; w++)
        for (uint64_t cells = hunt->in_all.words[w]; cells; cells &= cells - 1) {
            step_begin(hunt->step);
            hunt->step->digits = set_of(hunt->digit);
            hunt->step->digit = hunt->digit;
            hunt->step->cell = w * 64 + set_first(cells);
            if (step_done(hunt->step))
                return true;
        }
    return false;
}

static bool take_removals(const struct hunt *hunt) {
    const uint64_t *holders = board_holders(hunt->board, hunt->digit);
    step_begin(hunt->step);
    hunt->step->digits = set_of(hunt->digit);
    for (uint32_t w = 0; w < hunt->board->layout->words; w++)
        for (uint64_t cells = holders[w] & ~hunt->in_any.words[w]; cells; cells &= cells - 1)
            step_remove(hunt->step, w * 64 + set_first(cells), set_of(hunt->digit));
    return step_done(hunt->step);
}

bool template_find(const struct board *board, struct step *step) {
    struct hunt hunt = {.board = board, .step = step};
    const struct layout *layout = board->layout;
    if (layout->side > SIDE_MAX || !area_is_square(&layout->variant.shape.area))
        return false;
    Set digits = layout->all & ~vain_digits(board, step, VAIN_TEMPLATE);
    for (; digits; digits &= digits - 1) {
        hunt.digit = set_digit(digits);
        if (survey(&hunt) && (take_settings(&hunt) || take_removals(&hunt)))
            return true;
        vain_note(board, step, VAIN_TEMPLATE, set_of(hunt.digit));
    }
    return false;
}
