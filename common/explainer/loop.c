/* SPDX-License-Identifier: MIT */
#include "common/explainer/loop.h"

#include <assert.h>

/* Cells of a loop; the rating of a rectangle in tenths; and the largest set of type 3. */
enum { SHORTEST = 4, LONGEST = FRAME_CELLS, RECTANGLE = 45, SET_MAX = 7 };

struct walk {
    struct hunt *hunt;
    unsigned pair;         /* the two digits */
    uint8_t path[LONGEST]; /* its cells; the first has no other candidates */
    unsigned length;
    uint32_t houses[2]; /* a bit for each that has a cell of the path, by even and odd places */
    struct hint best;
    unsigned type; /* of the best hint, 0 if there is none */
};

/* The rating of a loop by its length, without what a set adds. */
static unsigned tenths(unsigned length) {
    assert(length >= SHORTEST && length <= LONGEST && length % 2 == 0);
    return RECTANGLE + (length >= 10 ? 5 : length >= 8 ? 2 : length >= 6 ? 1 : 0);
}

/* Keeps the current hint if it is the easiest of the loop, or as easy and of a lower type. */
static void consider(struct walk *walk, unsigned type) {
    assert(type >= 1 && type <= 4);
    const struct hint *hint = &walk->hunt->hint;
    if (!hint->lost_count)
        return;
    if (walk->type && (hint->tenths > walk->best.tenths ||
                       (hint->tenths == walk->best.tenths && type >= walk->type)))
        return;
    walk->best = *hint;
    walk->type = type;
}

/* The candidates of a cell. */
static unsigned digits(const struct walk *walk, unsigned cell) {
    return walk->hunt->sheet->digits[cell];
}

/* Type 2: `extra` is the one other digit of some cells, one of which has it; what sees all of them
 * loses it. */
static void try_common(struct walk *walk, const uint8_t *cells, unsigned count, unsigned extra) {
    const struct frame *frame = walk->hunt->sheet->frame;
    assert(count >= 2 && nine_size(extra) == 1);
    hint_begin(walk->hunt, tenths(walk->length));
    for (unsigned i = 0; i < FRAME_PEERS; i++) {
        unsigned cell = frame->peer[cells[0]][i], seen = 1;
        while (seen < count && frame->sees[cell][cells[seen]])
            seen++;
        if (seen == count)
            hint_lose(walk->hunt, cell, extra);
    }
    consider(walk, 2);
}

/* Type 3: the two cells with other digits (ends) count as one cell that has these.  It makes a
 * naked set with the cells at `others`, places of the house, if these are as many as the digits
 * less one. */
static void try_naked(struct walk *walk, unsigned house, const uint8_t *ends, unsigned others) {
    const struct sheet *sheet = walk->hunt->sheet;
    assert(sheet->frame->sees[ends[0]][ends[1]] && nine_size(others) < FRAME_SIDE);
    unsigned extra = (digits(walk, ends[0]) | digits(walk, ends[1])) & ~walk->pair;
    unsigned known = extra & digits(walk, ends[0]) & digits(walk, ends[1]);
    FOR_EACH(i, others) {
        unsigned cell = sheet_cell(sheet, house, i);
        if (nine_size(digits(walk, cell)) < 2)
            return;
        known |= digits(walk, cell);
    }
    unsigned size = nine_size(others) + 1;
    if (nine_size(known) != size || nine_size(known | extra) != size)
        return;
    hint_begin(walk->hunt, tenths(walk->length) + size - 1);
    for (unsigned i = 0; i < FRAME_SIDE; i++) {
        unsigned cell = sheet_cell(sheet, house, i);
        if (!(others >> i & 1) && cell != ends[0] && cell != ends[1])
            hint_lose(walk->hunt, cell, known);
    }
    consider(walk, 3);
}

/* Type 3: the two digits of the loop and `more` make a hidden set, the two cells counted as one.
 * free: the places of the house but for the two cells. */
static void try_hidden(struct walk *walk, unsigned house, unsigned more, unsigned free) {
    const struct sheet *sheet = walk->hunt->sheet;
    assert(nine_size(walk->pair) == 2 && !(more & walk->pair));
    assert(nine_size(free) == FRAME_SIDE - 2);
    unsigned all = walk->pair | more, cells = 0;
    FOR_EACH(d, all) {
        if (!sheet->places[house][d])
            return;
        cells |= sheet->places[house][d] & free;
    }
    if (nine_size(cells) + 1 != nine_size(all))
        return;
    hint_begin(walk->hunt, tenths(walk->length) + nine_size(cells) - 1);
    FOR_EACH(i, cells)
        hint_lose(walk->hunt, sheet_cell(sheet, house, i), FRAME_ALL & ~all);
    consider(walk, 3);
}

/* Type 3: all naked sets of `size` cells; free: the places of the house but for the two cells. */
static void try_naked_sets(struct walk *walk, unsigned house, const uint8_t *ends, unsigned size,
                           unsigned free) {
    assert(size >= 2 && size <= SET_MAX);
    FOR_NINES(others, size - 1, FRAME_SIDE)
        if (!(others & ~free))
            try_naked(walk, house, ends, others);
}

/* Type 3: all naked and hidden sets of a house with the two cells. */
static void try_sets(struct walk *walk, unsigned house, const uint8_t *ends, unsigned free) {
    const struct sheet *sheet = walk->hunt->sheet;
    unsigned extra = (digits(walk, ends[0]) | digits(walk, ends[1])) & ~walk->pair;
    for (unsigned size = nine_size(extra); size <= SET_MAX; size++) {
        if (2 * size <= sheet->open[house])
            try_naked_sets(walk, house, ends, size, free);
        if (2 * size >= sheet->open[house])
            continue;
        if (size == 2) {
            try_hidden(walk, house, 0, free);
            continue;
        }
        FOR_NINES(more, size - 2, FRAME_SIDE)
            if (!(more & (extra | walk->pair)))
                try_hidden(walk, house, more, free);
    }
}

/* Type 4: a digit of the loop has no place in the house but the two cells, which therefore lack the
 * other digit of the loop. */
static void try_locked(struct walk *walk, unsigned house, const uint8_t *ends, unsigned free) {
    const struct sheet *sheet = walk->hunt->sheet;
    FOR_EACH(d, walk->pair) {
        if (sheet->places[house][d] & free)
            continue;
        hint_begin(walk->hunt, tenths(walk->length));
        hint_lose(walk->hunt, ends[0], walk->pair & ~(1u << d));
        hint_lose(walk->hunt, ends[1], walk->pair & ~(1u << d));
        consider(walk, 4);
        return;
    }
}

/* Types 2 to 4, for two cells with other candidates. */
static void try_two(struct walk *walk, const uint8_t *ends) {
    const struct frame *frame = walk->hunt->sheet->frame;
    unsigned extra = (digits(walk, ends[0]) | digits(walk, ends[1])) & ~walk->pair;
    if (nine_size(extra) == 1)
        try_common(walk, ends, 2, extra);
    for (unsigned kind = 0; kind < 3; kind++) {
        unsigned house = frame->house[ends[0]][kind];
        if (frame->house[ends[1]][kind] != house)
            continue;
        unsigned free =
            FRAME_ALL & ~(1u << frame->place[ends[0]][kind] | 1u << frame->place[ends[1]][kind]);
        if (nine_size(extra) >= 2)
            try_sets(walk, house, ends, free);
        try_locked(walk, house, ends, free);
    }
}

/* Looks for hints of a closed loop. */
static void try_all(struct walk *walk) {
    uint8_t ends[LONGEST];
    unsigned count = 0, extra = 0;
    assert(walk->houses[0] == walk->houses[1] && walk->length % 2 == 0);
    for (unsigned i = 0; i < walk->length; i++)
        if (digits(walk, walk->path[i]) != walk->pair) {
            ends[count++] = walk->path[i];
            extra |= digits(walk, walk->path[i]) & ~walk->pair;
        }
    assert(count); /* else the puzzle has another solution */
    if (count == 1) {
        hint_begin(walk->hunt, tenths(walk->length));
        hint_lose(walk->hunt, ends[0], walk->pair);
        consider(walk, 1);
    } else if (count == 2) {
        try_two(walk, ends);
    } else if (count > 2) {
        try_common(walk, ends, count, extra);
    }
}

static uint32_t houses_of(const struct frame *frame, unsigned cell) {
    return 1u << frame->house[cell][0] | 1u << frame->house[cell][1] | 1u << frame->house[cell][2];
}

/* Goes on from the last cell of the path by a house of another kind than `by`, by which it was
 * reached.  rich: how many cells of the path have other digits; extra: which digits. */
static void go_on(struct walk *walk, unsigned by, unsigned rich, unsigned extra);

static void step_to(struct walk *walk, unsigned cell, unsigned by, unsigned rich, unsigned extra) {
    uint32_t *taken = &walk->houses[walk->length % 2];
    uint32_t houses = houses_of(walk->hunt->sheet->frame, cell);
    unsigned others = digits(walk, cell) & ~walk->pair;
    bool allowed = !others || rich < 2 || nine_size(extra | others) == 1;
    if ((digits(walk, cell) & walk->pair) != walk->pair || (*taken & houses) || !allowed)
        return;
    *taken |= houses;
    assert(walk->length < LONGEST);
    walk->path[walk->length++] = (uint8_t)cell;
    go_on(walk, by, rich + (others != 0), extra | others);
    assert(walk->path[walk->length - 1] == cell && (*taken & houses) == houses);
    walk->length--;
    *taken ^= houses;
}

static void go_on(struct walk *walk, unsigned by, unsigned rich, unsigned extra) {
    assert(walk->length && rich <= walk->length);
    const struct frame *frame = walk->hunt->sheet->frame;
    unsigned last = walk->path[walk->length - 1];
    for (unsigned kind = 0; kind < 3; kind++)
        for (unsigned i = 0; kind != by && i < FRAME_SIDE; i++) {
            unsigned cell = frame->member[frame->house[last][kind]][i];
            if (cell != walk->path[0])
                step_to(walk, cell, kind, rich, extra);
            else if (walk->length >= SHORTEST && walk->houses[0] == walk->houses[1])
                try_all(walk);
        }
}

bool loop_find(struct hunt *hunt) {
    struct walk walk = {.hunt = hunt};
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++) {
        walk.pair = hunt->sheet->digits[cell];
        if (nine_size(walk.pair) != 2)
            continue;
        walk.length = 0;
        walk.houses[0] = walk.houses[1] = 0;
        step_to(&walk, cell, 3, 0, 0);
    }
    if (walk.type)
        hunt->hint = walk.best;
    return walk.type && hint_tell(hunt);
}
