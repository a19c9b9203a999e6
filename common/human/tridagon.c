/* SPDX-License-Identifier: MIT */
#include "common/human/tridagon.h"

/* Cells with guardians: more are seldom seen by one cell. */
enum { GUARDED_MAX = 3 };

/* Corners looked at: a region of side 9 has 6 choices of three cells. */
enum { CORNERS_MAX = 256 };

struct corner {
    uint32_t region, cells[3];
    unsigned guarded; /* cells that have guardians */
};

struct hunt {
    const struct board *board;
    struct step *step;
    Set digits; /* the three */
    unsigned count;
    struct corner corners[CORNERS_MAX];
    const struct corner *ring[4]; /* those chosen, in the order in which one goes round */
};

static Set guardians_of(const struct hunt *hunt, uint32_t cell) {
    return hunt->board->candidates[cell] & ~hunt->digits;
}

static bool are_in_line(const struct hunt *hunt, uint32_t a, uint32_t b) {
    const struct variant *variant = &hunt->board->layout->variant;
    return variant_row(variant, a) == variant_row(variant, b) ||
           variant_column(variant, a) == variant_column(variant, b);
}

/* Chooses the cells of a corner from a place of its region on, `chosen` being chosen before. */
static void choose_cells(struct hunt *hunt, struct corner corner, Set places, unsigned chosen) {
    if (chosen == 3) {
        if (hunt->count < CORNERS_MAX)
            hunt->corners[hunt->count++] = corner;
        return;
    }
    for (; places; places &= places - 1) {
        struct corner more = corner;
        uint32_t cell = layout_cell(hunt->board->layout, corner.region, set_first(places));
        bool fits = true;
        for (unsigned i = 0; i < chosen; i++)
            fits = fits && !are_in_line(hunt, cell, corner.cells[i]);
        more.cells[chosen] = cell;
        more.guarded += guardians_of(hunt, cell) != 0;
        if (fits && more.guarded <= GUARDED_MAX)
            choose_cells(hunt, more, places & (places - 1), chosen + 1);
    }
}

static void list_corners(struct hunt *hunt) {
    const struct layout *layout = hunt->board->layout;
    hunt->count = 0;
    for (uint32_t h = 0; h < layout->houses; h++) {
        Set places = 0;
        if (!layout_is_region(layout, h))
            continue;
        for (Set digits = hunt->digits; digits; digits &= digits - 1)
            places |= board_places(hunt->board, h, set_digit(digits));
        choose_cells(hunt, (struct corner){.region = h}, places, 0);
    }
}

/* Whether each cell of a corner sees one of the other corner, all different ones: cell i sees cell
 * to[i]. */
static bool sees_corner(const struct hunt *hunt, const struct corner *corner,
                        const struct corner *other, unsigned to[3]) {
    unsigned taken = 0;
    for (unsigned i = 0; i < 3; i++) {
        const uint64_t *sees = layout_sees(hunt->board->layout, corner->cells[i]);
        unsigned seen = 0;
        for (unsigned j = 0; j < 3; j++)
            if (set_has(sees, other->cells[j])) {
                to[i] = j;
                seen++;
            }
        if (seen != 1 || taken & 1u << to[i])
            return false;
        taken |= 1u << to[i];
    }
    return true;
}

/* Whether one of the three cells leads back to itself round the ring, and the others do not. */
static bool exchanges_two(const struct hunt *hunt) {
    unsigned at[3] = {0, 1, 2}, to[3];
    for (unsigned k = 0; k < 4; k++) {
        if (!sees_corner(hunt, hunt->ring[k], hunt->ring[(k + 1) % 4], to))
            return false;
        for (unsigned i = 0; i < 3; i++)
            at[i] = to[at[i]];
    }
    return (at[0] == 0) + (at[1] == 1) + (at[2] == 2) == 1;
}

/* Adds the corners as parts, and behind them the cells with guardians as another one.  Returns the
 * guardians, and in `seen` what sees all their cells. */
static Set tell_ring(const struct hunt *hunt, uint64_t *seen) {
    const struct layout *layout = hunt->board->layout;
    struct step *step = hunt->step;
    Set guardians = 0;
    for (unsigned k = 0; k < 4; k++) {
        step_begin_part(step, hunt->digits);
        for (unsigned i = 0; i < 3; i++) {
            step_add_cell(step, hunt->ring[k]->cells[i]);
            guardians |= guardians_of(hunt, hunt->ring[k]->cells[i]);
        }
    }
    step_begin_part(step, guardians);
    for (unsigned i = 0; i < 12; i++) {
        uint32_t cell = hunt->ring[i / 3]->cells[i % 3];
        if (!guardians_of(hunt, cell))
            continue;
        step_add_cell(step, cell);
        for (uint32_t w = 0; w < layout->words; w++)
            seen[w] &= layout_sees(layout, cell)[w];
    }
    return guardians;
}

static bool take(const struct hunt *hunt, unsigned guarded) {
    struct step *step = hunt->step;
    uint64_t seen[LAYOUT_WORDS_MAX];
    for (uint32_t w = 0; w < hunt->board->layout->words; w++)
        seen[w] = hunt->board->layout->whole[w];
    step_begin(step);
    Set guardians = tell_ring(hunt, seen);
    uint32_t last = step->cells[step->cell_count - 1];
    step->digits = hunt->digits;
    if (guarded == 1)
        step_remove(step, last, hunt->board->candidates[last] & hunt->digits);
    else if (set_size(guardians) == 1)
        step_remove_seen(step, hunt->board, seen, seen, set_digit(guardians));
    return step_done(step);
}

/* Chooses the corners of the ring from number k on.  The first has the lowest number, and the
 * second a lower one than the last, so that each ring comes once. */
static bool choose_ring(struct hunt *hunt, unsigned k, unsigned guarded) {
    unsigned to[3];
    if (k == 4)
        return exchanges_two(hunt) && take(hunt, guarded);
    for (unsigned i = 0; i < hunt->count; i++) {
        const struct corner *corner = &hunt->corners[i];
        if (guarded + corner->guarded > GUARDED_MAX || (k && corner <= hunt->ring[0]) ||
            (k == 3 && corner < hunt->ring[1]) ||
            (k > 1 && corner->region == hunt->ring[k - 2]->region) ||
            (k && !sees_corner(hunt, hunt->ring[k - 1], corner, to)))
            continue;
        hunt->ring[k] = corner;
        if (choose_ring(hunt, k + 1, guarded + corner->guarded))
            return true;
    }
    return false;
}

/* Whether enough cells have only candidates that this cell has, and it is the first such cell with
 * all three digits. */
static bool is_worth_it(const struct board *board, uint32_t cell) {
    Set digits = board->candidates[cell];
    unsigned pure = 0;
    if (set_size(digits) != 3)
        return false;
    for (uint32_t c = 0; c < board->layout->cells; c++) {
        if (c < cell && board->candidates[c] == digits)
            return false;
        pure += board->candidates[c] && !(board->candidates[c] & ~digits);
    }
    return pure >= 12 - GUARDED_MAX;
}

/* The digits are those of a cell that has all three. */
bool tridagon_find(const struct board *board, struct step *step) {
    struct hunt hunt = {.board = board, .step = step};
    for (uint32_t cell = 0; cell < board->layout->cells; cell++) {
        if (!is_worth_it(board, cell))
            continue;
        hunt.digits = board->candidates[cell];
        list_corners(&hunt);
        if (choose_ring(&hunt, 0, 0))
            return true;
    }
    return false;
}
