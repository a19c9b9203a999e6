/* SPDX-License-Identifier: MIT */
#include "common/human/finned.h"

#include <assert.h>
#include <string.h>

/* FIN_LINES_MAX: lines that cross the fish at fins only. */
enum { SIZE_MAX_FISH = 4, FIN_LINES_MAX = 2 };

/* Rows and columns of a grid: see fish.c. */
struct hunt {
    const struct board *board;
    struct step *step;
    uint32_t base, cover; /* the first house of either kind */
    unsigned digit, size;
    bool sashimi, other;           /* what is looked for; whether there is one of the other kind */
    unsigned lines[SIZE_MAX_FISH]; /* chosen, counted from base */
    Set places[SIZE_MAX_FISH];     /* of the digit in these */
    Set united, own;               /* of all of them; the lines as places of a crossing line */
};

/* Whether each line has a place in the cover; *thin tells whether one has no other. */
static bool has_form(const struct hunt *hunt, Set cover, bool *thin) {
    *thin = false;
    for (unsigned i = 0; i < hunt->size; i++) {
        if (!(hunt->places[i] & cover))
            return false;
        *thin = *thin || set_at_most_one(hunt->places[i] & cover);
    }
    return true;
}

/* A line that may be left out of the cover: where it crosses the fish are fins. */
struct rim {
    Set line;
    uint64_t seen[LAYOUT_WORDS_MAX]; /* the places of the digit that see all of them */
};

/* What the fish rules out is neither in the row nor in the column of a fin.  Returns whether
 * anything sees all fins. */
static bool look_from(const struct hunt *hunt, Set line, struct rim *rim) {
    const struct layout *layout = hunt->board->layout;
    uint32_t house = hunt->cover + set_first(line);
    Set fins = board_places(hunt->board, house, hunt->digit) & hunt->own;
    uint64_t any = 0;
    assert(fins); /* the lines chosen have places there */
    rim->line = line;
    for (uint32_t w = 0; w < layout->words; w++) {
        rim->seen[w] = board_holders(hunt->board, hunt->digit)[w];
        for (Set left = fins; left; left &= left - 1)
            rim->seen[w] &= layout_near(layout, layout_cell(layout, house, set_first(left)))[w];
        any |= rim->seen[w];
    }
    return any;
}

/* Rules out what the fish would where all fins are seen, from one rim or two.  Returns whether
 * anything is. */
static bool rule_out(const struct hunt *hunt, Set cover, const struct rim *a, const struct rim *b) {
    const struct layout *layout = hunt->board->layout;
    step_begin(hunt->step);
    for (Set lines = cover; lines; lines &= lines - 1) {
        uint32_t house = hunt->cover + set_first(lines);
        Set at = board_places(hunt->board, house, hunt->digit) & ~hunt->own;
        for (; at; at &= at - 1) {
            uint32_t cell = layout_cell(layout, house, set_first(at));
            if (set_has(a->seen, cell) && set_has(b->seen, cell))
                step_remove(hunt->step, cell, set_of(hunt->digit));
        }
    }
    return hunt->step->removal_count > 0;
}

/* Adds the cells of the lines that are cover, or fins, as a part. */
static void add_part(const struct hunt *hunt, Set within) {
    step_begin_part(hunt->step, set_of(hunt->digit));
    for (unsigned i = 0; i < hunt->size; i++)
        for (Set at = hunt->places[i] & within; at; at &= at - 1)
            step_add_cell(hunt->step, layout_cell(hunt->board->layout, hunt->base + hunt->lines[i],
                                                  set_first(at)));
}

static bool meet(const struct rim *a, const struct rim *b, uint32_t words) {
    for (uint32_t w = 0; w < words; w++)
        if (a->seen[w] & b->seen[w])
            return true;
    return false;
}

static bool tell(const struct hunt *hunt, Set cover) {
    struct step *step = hunt->step;
    assert(set_size(cover) <= hunt->size && hunt->united & ~cover);
    step->digits = set_of(hunt->digit);
    for (unsigned i = 0; i < hunt->size; i++)
        step_add_house(step, hunt->base + hunt->lines[i]);
    step_begin_cover(step);
    for (Set lines = cover; lines; lines &= lines - 1)
        step_add_house(step, hunt->cover + set_first(lines));
    add_part(hunt, cover);
    add_part(hunt, ~cover);
    return step_done(step);
}

/* Leaves the lines of two rims, or of one that is given twice, out of the cover. */
static bool take(struct hunt *hunt, const struct rim *a, const struct rim *b) {
    Set cover = hunt->united & ~a->line & ~b->line;
    bool thin;
    if (!has_form(hunt, cover, &thin) || (thin != hunt->sashimi && hunt->other) ||
        !rule_out(hunt, cover, a, b))
        return false;
    if (thin == hunt->sashimi)
        return tell(hunt, cover);
    hunt->other = true;
    return false;
}

/* Leaves one line out of the cover, or two, the last ones first. */
static bool choose_cover(struct hunt *hunt) {
    struct rim rims[SIZE_MAX_FISH + FIN_LINES_MAX];
    bool two = set_size(hunt->united) == hunt->size + FIN_LINES_MAX;
    unsigned count = 0;
    for (Set left = hunt->united; left; left &= ~set_highest(left))
        count += look_from(hunt, set_highest(left), &rims[count]);
    for (unsigned i = 0; i < count; i++) {
        if (!two && take(hunt, &rims[i], &rims[i]))
            return true;
        for (unsigned j = 0; two && j < i; j++)
            if (meet(&rims[i], &rims[j], hunt->board->layout->words) &&
                take(hunt, &rims[i], &rims[j]))
                return true;
    }
    return false;
}

/* Chooses lines from `first` on, `chosen` of them so far.  Fins are near each other, so that lines
 * with many places more than the fish is large are not looked at. */
static bool choose_base(struct hunt *hunt, unsigned first, unsigned chosen, Set united, Set own) {
    if (chosen == hunt->size) {
        assert(set_size(own) == hunt->size);
        hunt->united = united;
        hunt->own = own;
        return set_size(united) > hunt->size && choose_cover(hunt);
    }
    for (unsigned i = first; i < hunt->board->layout->side; i++) {
        Set places = board_places(hunt->board, hunt->base + i, hunt->digit);
        if (set_at_most_one(places) || set_size(united | places) > hunt->size + FIN_LINES_MAX)
            continue;
        hunt->lines[chosen] = i;
        hunt->places[chosen] = places;
        if (choose_base(hunt, i + 1, chosen + 1, united | places, own | (Set)1 << i))
            return true;
    }
    return false;
}

/* Goes through the lines of one digit. */
static bool search_digit(struct hunt *hunt) {
    uint32_t side = hunt->board->layout->side, lines = hunt->board->layout->lines;
    for (uint32_t grid = 0; grid < lines; grid += side)
        for (unsigned turn = 0; turn < 2; turn++) {
            hunt->base = turn ? lines + grid : grid;
            hunt->cover = turn ? grid : lines + grid;
            if (choose_base(hunt, 0, 0, 0, 0))
                return true;
        }
    return false;
}

/* A complete search for a digit that was in vain: the cells that held the digit then, on which the
 * search depends, and by kind whether no fish was found. */
struct vain {
    uint64_t holders[LAYOUT_WORDS_MAX];
    bool none[2];
};

/* By size and digit, the last such search, kept from one position to the next. */
struct fins {
    struct vain last[SIZE_MAX_FISH + 1][LAYOUT_SIDE_MAX];
};

/* Whether a search would be in vain, as the last one was. */
static bool is_vain(const struct hunt *hunt, const struct vain *vain) {
    size_t bytes = hunt->board->layout->words * sizeof *vain->holders;
    return vain->none[hunt->sashimi] &&
           !memcmp(vain->holders, board_holders(hunt->board, hunt->digit), bytes);
}

/* A search that finds no fish of one kind has also looked at all of the other kind. */
static void note_vain(const struct hunt *hunt, struct vain *vain) {
    size_t bytes = hunt->board->layout->words * sizeof *vain->holders;
    memcpy(vain->holders, board_holders(hunt->board, hunt->digit), bytes);
    vain->none[hunt->sashimi] = !hunt->step->tell;
    vain->none[!hunt->sashimi] = !hunt->step->tell && !hunt->other;
}

static bool find(const struct board *board, struct step *step, unsigned size, bool sashimi) {
    struct hunt hunt = {.board = board, .step = step, .size = size, .sashimi = sashimi};
    bool known;
    struct fins *fins = notes_of(&step->notes, board, NOTES_FINS, sizeof *fins, &known);
    for (hunt.digit = 1; hunt.digit <= board->layout->side; hunt.digit++) {
        struct vain *vain = &fins->last[size][hunt.digit - 1];
        if (is_vain(&hunt, vain))
            continue;
        hunt.other = false;
        if (search_digit(&hunt))
            return true;
        note_vain(&hunt, vain);
    }
    return false;
}

bool finned_x_wing(const struct board *board, struct step *step) {
    return find(board, step, 2, false);
}
bool finned_swordfish(const struct board *board, struct step *step) {
    return find(board, step, 3, false);
}
bool finned_jellyfish(const struct board *board, struct step *step) {
    return find(board, step, 4, false);
}
bool sashimi_x_wing(const struct board *board, struct step *step) {
    return find(board, step, 2, true);
}
bool sashimi_swordfish(const struct board *board, struct step *step) {
    return find(board, step, 3, true);
}
bool sashimi_jellyfish(const struct board *board, struct step *step) {
    return find(board, step, 4, true);
}
