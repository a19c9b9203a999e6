/* SPDX-License-Identifier: MIT */
#include "common/human/er.h"

#include "common/human/techniques.h"

/* Inserts a way behind those of the same rating or a lower one. */
static void add(struct er *er, uint8_t number, uint8_t tenths, bool easier) {
    unsigned i = er->count++;
    for (; i && er->ways[i - 1].tenths > tenths; i--)
        er->ways[i] = er->ways[i - 1];
    er->ways[i] = (struct er_way){number, tenths, easier};
}

void er_init(struct er *er, const struct layout *layout, struct memory *memory) {
    *er = (struct er){.memory = memory};
    step_init(&er->step, layout, memory);
    for (uint8_t i = 0; techniques[i].name; i++) {
        if (techniques[i].er)
            add(er, i, techniques[i].er, false);
        if (techniques[i].easier)
            add(er, i, techniques[i].easier, true);
    }
}

void er_free(struct er *er) {
    step_free(&er->step, er->memory);
}

/* A search for an easier kind of step: its first one is kept. */
struct search {
    const struct board *board;
    struct step *kept;
    bool found;
};

static bool loses(const struct step *step, uint32_t cell, Set digit) {
    for (uint32_t i = 0; i < step->removal_count; i++)
        if (step->removals[i].cell == cell)
            return (step->removals[i].digits & digit) != 0;
    return false;
}

/* Whether a step leaves one place for a digit in a house. */
static bool leaves_one(const struct board *board, const struct step *step, uint32_t house,
                       unsigned digit) {
    Set places = board_places(board, house, digit), left = 0;
    for (Set p = places; p; p &= p - 1)
        if (!loses(step, layout_cell(board->layout, house, set_first(p)), set_of(digit)))
            left |= p & -p;
    return left && left != places && set_at_most_one(left);
}

/* Whether a step leaves one place in a house for one of the digits. */
static bool leaves_single(const struct board *board, const struct step *step, uint32_t house,
                          Set digits) {
    for (; digits; digits &= digits - 1)
        if (leaves_one(board, step, house, set_digit(digits)))
            return true;
    return false;
}

/* Whether a hidden single that a step leaves in `house` makes the step direct.  For a subset it
 * must be the subset's own house; for a locked digit another house of the kind in which the digit
 * is locked. */
static bool counts(const struct board *board, const struct step *step, uint32_t house) {
    const struct variant_house *houses = board->layout->variant.houses;
    uint32_t from = step->houses[0];
    return step->house_count == 1 ? house == from
                                  : house != from && houses[house].kind == houses[from].kind;
}

/* Whether a step is followed by a hidden single that it leaves: Sudoku Explainer calls it direct,
 * and rates it lower. */
static bool is_direct(const struct board *board, const struct step *step) {
    const struct variant *variant = &board->layout->variant;
    for (uint32_t i = 0; i < step->removal_count; i++) {
        uint32_t cell = step->removals[i].cell;
        for (uint32_t h = variant->of_begin[cell]; h < variant->of_begin[cell + 1]; h++)
            if (counts(board, step, variant->of[h]) &&
                leaves_single(board, step, variant->of[h], step->removals[i].digits))
                return true;
    }
    return false;
}

/* Whether a hidden single was seen in a region, where it is easier to see than in a line. */
static bool is_in_region(const struct board *board, const struct step *step) {
    return !board->layout->variant.houses[step->houses[0]].kind->line;
}

/* Keeps what a step does. */
static void keep(struct step *kept, const struct step *step) {
    kept->cell = step->cell;
    kept->digit = step->digit;
    kept->removal_count = step->removal_count;
    for (uint32_t i = 0; i < step->removal_count; i++)
        kept->removals[i] = step->removals[i];
}

static void keep_easier(void *context, const struct step *step) {
    struct search *search = context;
    if (search->found ||
        !(step->digit ? is_in_region(search->board, step) : is_direct(search->board, step)))
        return;
    search->found = true;
    keep(search->kept, step);
}

/* Finds an easier step of a technique and keeps it. */
static bool find_easier(struct er *er, const struct technique *technique, struct human *h) {
    struct search search = {&h->board, &er->step, false};
    h->step.tell = keep_easier;
    h->step.context = &search;
    technique->find(&h->board, &h->step);
    h->step.tell = NULL;
    return search.found;
}

/* What the length of a chain adds. */
static unsigned length_tenths(unsigned length) {
    unsigned tenths = 0;
    for (unsigned most = 4; length > most; most = tenths % 2 ? most * 3 / 2 : most * 4 / 3)
        tenths++;
    return tenths;
}

/* Looks for a step that is easier than `least`, and keeps it.  Returns its tenths, else least. */
static unsigned look(struct er *er, struct human *h, const struct er_way *way, unsigned least) {
    const struct technique *technique = &techniques[way->number];
    h->step.technique = technique;
    if (way->easier)
        return find_easier(er, technique, h) ? way->tenths : least;
    if (!technique->find(&h->board, &h->step))
        return least;
    unsigned longer = technique->kind == TECHNIQUE_CHAIN ? length_tenths(h->step.part_count) : 0;
    if (way->tenths + longer >= least)
        return least;
    keep(&er->step, &h->step);
    return way->tenths + longer;
}

/* Takes the easiest step.  Returns its tenths, ER_GUESS where there is none. */
static unsigned take(struct er *er, struct human *h, const struct repertoire *usable) {
    unsigned least = ER_GUESS;
    for (unsigned i = 0; i < er->count && er->ways[i].tenths < least; i++)
        if (set_has(usable->words, er->ways[i].number))
            least = look(er, h, &er->ways[i], least);
    if (least < ER_GUESS)
        step_apply(&er->step, &h->board);
    return least;
}

unsigned er_find(struct er *er, struct human *h) {
    unsigned hardest = 0;
    struct repertoire usable = human_usable(h);
    while (h->board.open && hardest < ER_GUESS) {
        unsigned tenths = take(er, h, &usable);
        hardest = tenths > hardest ? tenths : hardest;
    }
    return hardest;
}
