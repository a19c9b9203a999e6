/* SPDX-License-Identifier: MIT */
#include "common/human/complexfish.h"

#include <string.h>

enum { FINS_MAX = 5, HOUSES_MAX = 8 * GRAPH_SIDE_MAX, SMALL_SIDE = 9, FEW = 2 };

struct hunt {
    const struct board *board;
    struct step *step;
    enum fishshape shape;
    bool finned;
    unsigned digit, size;
    uint32_t words;
    bool transposed; /* columns are base, and rows cover, where the shape tells them apart */
    const struct complexfish_nearness *nearness;
    uint32_t houses[HOUSES_MAX]; /* that have places of the digit, by number */
    struct cells places[HOUSES_MAX];
    struct cells left[HOUSES_MAX]; /* what would be left if the candidate were right */
    unsigned count;
    uint32_t *tries, *bases_left;
    uint32_t candidate;                     /* to be ruled out */
    unsigned bases[HOUSES_MAX], base_count; /* houses that may be base */
    unsigned fit[HOUSES_MAX], fit_count;    /* those of them that fit the cover */
    unsigned base[COMPLEXFISH_SIZE_MAX], cover[COMPLEXFISH_SIZE_MAX]; /* numbers */
};

static void list_houses(struct hunt *hunt) {
    const struct layout *layout = hunt->board->layout;
    const uint64_t *holders = board_holders(hunt->board, hunt->digit);
    hunt->count = 0;
    for (uint32_t h = 0; h < layout->houses && hunt->count < HOUSES_MAX; h++) {
        if (set_at_most_one(board_places(hunt->board, h, hunt->digit)))
            continue;
        struct cells *places = &hunt->places[hunt->count];
        hunt->houses[hunt->count++] = h;
        for (uint32_t w = 0; w < layout->words; w++)
            places->words[w] = layout->members[(size_t)h * layout->words + w] & holders[w];
    }
}

static bool may_join(const struct hunt *hunt, unsigned number, bool as_base) {
    enum fishshape_sort sort = fishshape_sort(hunt->board->layout, hunt->houses[number]);
    return fishshape_allows(hunt->shape, sort, as_base != hunt->transposed);
}

/* The sorts of some houses, as a set of bits. */
static unsigned sorts_of(const struct hunt *hunt, const unsigned *numbers) {
    unsigned sorts = 0;
    for (unsigned i = 0; i < hunt->size; i++)
        sorts |= 1u << fishshape_sort(hunt->board->layout, hunt->houses[numbers[i]]);
    return sorts;
}

/* Adds the cells of a set as a part. */
static void add_part(const struct hunt *hunt, const struct cells *set) {
    step_begin_part(hunt->step, set_of(hunt->digit));
    for (uint32_t w = 0; w < hunt->words; w++)
        for (uint64_t cells = set->words[w]; cells; cells &= cells - 1)
            step_add_cell(hunt->step, w * 64 + set_first(cells));
}

/* Rules out the cells that are in more houses of the cover than of the base and see all fins. */
static void rule_out(const struct hunt *hunt, const struct layers *base, const struct layers *cover,
                     const struct cells *seen) {
    struct cells out = layers_excess(cover, base, hunt->words, false);
    for (uint32_t w = 0; w < hunt->words; w++)
        for (uint64_t left = out.words[w] & seen->words[w]; left; left &= left - 1)
            step_remove(hunt->step, w * 64 + set_first(left), set_of(hunt->digit));
}

static bool take(const struct hunt *hunt, const struct layers *base, const struct layers *cover,
                 const struct cells *fins, const struct cells *seen) {
    struct step *step = hunt->step;
    struct cells rest = {{0}};
    step_begin(step);
    rule_out(hunt, base, cover, seen);
    if (!step->removal_count ||
        !fishshape_fits(hunt->shape, sorts_of(hunt, hunt->base), sorts_of(hunt, hunt->cover)))
        return false;
    step->digits = set_of(hunt->digit);
    for (unsigned i = 0; i < hunt->size; i++)
        step_add_house(step, hunt->houses[hunt->base[i]]);
    step_begin_cover(step);
    for (unsigned i = 0; i < hunt->size; i++)
        step_add_house(step, hunt->houses[hunt->cover[i]]);
    for (uint32_t w = 0; w < hunt->words; w++)
        rest.words[w] = base->one.words[w] & ~fins->words[w];
    add_part(hunt, &rest);
    add_part(hunt, fins);
    return step_done(step);
}

/* Takes a cell as a fin.  Returns whether anything still sees all of them. */
static bool narrow(const struct hunt *hunt, uint32_t fin, struct cells *seen) {
    for (uint32_t w = 0; w < hunt->words; w++)
        seen->words[w] &= hunt->nearness->of[fin].words[w];
    return !layers_none(seen, hunt->words);
}

/* Base and cover are chosen: all that is left uncovered are fins. */
static bool conclude(const struct hunt *hunt, const struct layers *base,
                     const struct layers *cover) {
    struct cells fins = layers_excess(base, cover, hunt->words, true), seen;
    unsigned count = 0;
    memcpy(seen.words, board_holders(hunt->board, hunt->digit), hunt->words * sizeof(uint64_t));
    for (uint32_t w = 0; w < hunt->words; w++)
        for (uint64_t left = fins.words[w]; left; left &= left - 1)
            if (++count > FINS_MAX || !narrow(hunt, w * 64 + set_first(left), &seen))
                return false;
    return hunt->finned == (count > 0) && take(hunt, base, cover, &fins, &seen);
}

/* Whether a house is among the first `covers` of the cover. */
static bool is_used(const struct hunt *hunt, unsigned number, unsigned covers) {
    for (unsigned i = 0; i < covers; i++)
        if (hunt->cover[i] == number)
            return true;
    return false;
}

/* Adds one of the houses of the candidate to the cover. */
static bool close_cover(struct hunt *hunt, const struct layers *base, const struct layers *cover) {
    for (unsigned i = 0; i < hunt->count; i++) {
        if (!set_has(hunt->places[i].words, hunt->candidate) || !may_join(hunt, i, false) ||
            is_used(hunt, i, hunt->size - 1))
            continue;
        struct layers more = *cover;
        layers_add(&more, &hunt->places[i], hunt->words);
        hunt->cover[hunt->size - 1] = i;
        if (conclude(hunt, base, &more))
            return true;
    }
    return false;
}

/* Lists the houses that may be base: they have places left without the candidate. */
static void list_bases(struct hunt *hunt) {
    hunt->base_count = 0;
    for (unsigned i = 0; i < hunt->count; i++)
        if (!layers_none(&hunt->left[i], hunt->words) && may_join(hunt, i, true) &&
            !set_has(hunt->places[i].words, hunt->candidate))
            hunt->bases[hunt->base_count++] = i;
}

/* Whether the cover would contain all places of a house if the candidate were right. */
static bool fits(const struct hunt *hunt, unsigned number, const struct layers *cover) {
    uint64_t outside = 0;
    for (uint32_t w = 0; w < hunt->words; w++)
        outside |= hunt->left[number].words[w] & ~cover->one.words[w];
    return !outside && !is_used(hunt, number, hunt->size - 1);
}

/* Chooses the base from number `first` on of the houses that fit: one house more than the cover
 * has. */
static bool choose_base(struct hunt *hunt, unsigned first, unsigned chosen,
                        const struct layers *base, const struct layers *cover) {
    if (chosen == hunt->size) {
        --*hunt->bases_left;
        return close_cover(hunt, base, cover);
    }
    for (unsigned i = first; i < hunt->fit_count && *hunt->bases_left; i++) {
        struct layers more = *base;
        layers_add(&more, &hunt->places[hunt->fit[i]], hunt->words);
        hunt->base[chosen] = hunt->fit[i];
        if (choose_base(hunt, i + 1, chosen + 1, &more, cover))
            return true;
    }
    return false;
}

/* Lists the houses that fit the cover, and goes on if they are enough for a base. */
static bool find_base(struct hunt *hunt, const struct layers *cover) {
    const struct layers none = {{{0}}, {{0}}, {{0}}};
    hunt->fit_count = 0;
    if (!*hunt->tries)
        return false;
    --*hunt->tries;
    for (unsigned i = 0; i < hunt->base_count; i++)
        if (fits(hunt, hunt->bases[i], cover))
            hunt->fit[hunt->fit_count++] = hunt->bases[i];
    return hunt->fit_count >= hunt->size && choose_base(hunt, 0, 0, &none, cover);
}

/* Chooses a cover of one house less than the fish has, from number `first` on. */
static bool choose_cover(struct hunt *hunt, unsigned first, unsigned chosen,
                         const struct layers *cover) {
    if (chosen + 1 == hunt->size)
        return find_base(hunt, cover);
    for (unsigned i = first; i < hunt->count; i++) {
        if (!may_join(hunt, i, false) || layers_none(&hunt->left[i], hunt->words))
            continue;
        struct layers more = *cover;
        layers_add(&more, &hunt->places[i], hunt->words);
        hunt->cover[chosen] = i;
        if (choose_cover(hunt, i + 1, chosen + 1, &more))
            return true;
    }
    return false;
}

/* What would be left of the places in all houses if the candidate were right. */
static void suppose(struct hunt *hunt, uint32_t candidate) {
    const uint64_t *holders = board_holders(hunt->board, hunt->digit);
    struct cells gone = {{0}};
    hunt->candidate = candidate;
    set_add(gone.words, candidate);
    for (uint32_t w = 0; w < hunt->words; w++)
        for (uint64_t fins = holders[w]; fins; fins &= fins - 1)
            if (set_has(hunt->nearness->of[w * 64 + set_first(fins)].words, candidate))
                set_add(gone.words, w * 64 + set_first(fins));
    for (unsigned i = 0; i < hunt->count; i++)
        for (uint32_t w = 0; w < hunt->words; w++)
            hunt->left[i].words[w] = hunt->places[i].words[w] & ~gone.words[w];
}

/* Finds fish of one size in one digit that rule out a given candidate.  If the candidate were
 * right, all places left in some houses would be in one house less. */
static bool search_candidate(struct hunt *hunt, uint32_t candidate) {
    const struct layers none = {{{0}}, {{0}}, {{0}}};
    suppose(hunt, candidate);
    for (unsigned turn = 0; turn < (hunt->shape == FISHSHAPE_MUTANT ? 1 : 2); turn++) {
        hunt->transposed = turn;
        list_bases(hunt);
        if (choose_cover(hunt, 0, 0, &none))
            return true;
    }
    return false;
}

static bool search_digit(struct hunt *hunt) {
    const uint64_t *holders = board_holders(hunt->board, hunt->digit);
    list_houses(hunt);
    for (uint32_t w = 0; w < hunt->words; w++)
        for (uint64_t left = holders[w]; left; left &= left - 1)
            if (search_candidate(hunt, w * 64 + set_first(left)))
                return true;
    return false;
}

unsigned complexfish_most(const struct board *board) {
    return board->layout->side > SMALL_SIDE ? FEW : COMPLEXFISH_SIZE_MAX;
}

bool complexfish_search(const struct board *board, struct step *step, struct complexfish *fish) {
    struct hunt hunt = {.board = board,
                        .step = step,
                        .shape = fish->shape,
                        .finned = fish->finned,
                        .digit = fish->digit,
                        .size = fish->size,
                        .words = board->layout->words,
                        .tries = &fish->tries,
                        .bases_left = &fish->bases,
                        .nearness = fish->nearness};
    return search_digit(&hunt);
}
