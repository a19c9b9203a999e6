/* SPDX-License-Identifier: MIT */
#include "common/explainer/stronglinks.h"

#include <assert.h>

/* Room for the links of all houses, 18 each: a line has at most three, and few crosses and pairs of
 * lines of a box have all places of a digit.  A digit with more than PLACES_MOST places in a house
 * links nothing there. */
enum { LINKS_MOST = FRAME_HOUSES * 18, LENGTH_MOST = 4, PLACES_MOST = 6 };

static const uint8_t tenths[] = {0, 0, 40, 54, 58}; /* by links */

/* One side of a link: places of the digit, one of which has it if no place of the other side
 * has. */
struct end {
    uint8_t cells[FRAME_SIDE];
    uint8_t count;
    uint32_t houses; /* a bit for each that has all of the cells */
};

struct link {
    struct end ends[2];
    uint8_t house;
    bool grouped; /* an end has several cells */
};

struct search {
    struct hunt *hunt;
    unsigned digit, length;
    struct link links[LINKS_MOST];
    unsigned count;
    struct hint best;
    bool found;
};

static void fill_end(const struct frame *frame, struct end *end, unsigned house, unsigned places) {
    assert(places && places <= FRAME_ALL);
    end->count = 0;
    end->houses = UINT32_MAX;
    FOR_EACH(i, places) {
        unsigned cell = frame->member[house][i];
        end->cells[end->count++] = (uint8_t)cell;
        end->houses &=
            1u << frame->house[cell][0] | 1u << frame->house[cell][1] | 1u << frame->house[cell][2];
    }
    assert(end->houses >> house & 1 && end->count == nine_size(places));
}

/* Adds a link if the two ends have all places of the digit in the house. */
static void add_link(struct search *search, unsigned house, unsigned a, unsigned b) {
    const struct sheet *sheet = search->hunt->sheet;
    unsigned places = sheet->places[house][search->digit];
    a &= places;
    b &= places;
    if (!a || !b || (a | b) != places)
        return;
    assert(search->count < LINKS_MOST);
    struct link *link = &search->links[search->count++];
    link->house = (uint8_t)house;
    link->grouped = nine_size(places) > 2;
    fill_end(sheet->frame, &link->ends[0], house, a);
    fill_end(sheet->frame, &link->ends[1], house, b);
}

/* In a box: two rows or two columns, or a row and a column that cross in a cell, which counts with
 * either. */
static void add_box(struct search *search, unsigned house) {
    for (unsigned i = 0; i < 3; i++)
        for (unsigned j = 0; j < 3; j++) {
            unsigned row = 7u << 3 * i, column = 73u << j;
            add_link(search, house, row & ~column, column);
            if (search->hunt->sheet->places[house][search->digit] & row & column)
                add_link(search, house, row, column & ~row);
        }
    for (unsigned i = 0; i < 3; i++) {
        unsigned j = (i + 1) % 3;
        add_link(search, house, 7u << 3 * i, 7u << 3 * j);
        add_link(search, house, 73u << i, 73u << j);
    }
}

static void list_links(struct search *search) {
    search->count = 0;
    for (unsigned h = 0; h < FRAME_HOUSES; h++) {
        unsigned places = search->hunt->sheet->places[h][search->digit];
        if (nine_size(places) < 2 || nine_size(places) > PLACES_MOST)
            continue;
        if (nine_size(places) == 2)
            add_link(search, h, places & -places, places & (places - 1));
        else if (h < FRAME_COLUMNS)
            add_box(search, h);
        else
            for (unsigned i = 0; i < 3; i++)
                add_link(search, h, 7u << 3 * i, 7u << 3 * ((i + 1) % 3));
    }
}

static bool has(const struct end *end, unsigned cell) {
    for (unsigned i = 0; i < end->count; i++)
        if (end->cells[i] == cell)
            return true;
    return false;
}

static bool sees(const struct frame *frame, const struct end *end, unsigned cell) {
    for (unsigned i = 0; i < end->count; i++)
        if (!frame->sees[end->cells[i]][cell])
            return false;
    return true;
}

/* Whether one of two ends lacks the digit: they are in one house and share no cell. */
static bool is_weak(const struct end *a, const struct end *b) {
    if (!(a->houses & b->houses))
        return false;
    for (unsigned i = 0; i < a->count; i++)
        if (has(b, a->cells[i]))
            return false;
    return true;
}

/* A chain with grouped links is 0.3 harder; else boxes count 0.1, and rows beside columns 0.1. */
static unsigned rate(const struct search *search, const struct link **chain) {
    assert(search->length < sizeof tenths && tenths[search->length]);
    unsigned boxes = 0, columns = 0, rows = 0;
    for (unsigned i = 0; i < search->length; i++) {
        if (chain[i]->grouped)
            return tenths[search->length] + 3u;
        boxes |= chain[i]->house < FRAME_COLUMNS;
        rows |= chain[i]->house >= FRAME_ROWS;
        columns |= chain[i]->house >= FRAME_COLUMNS && chain[i]->house < FRAME_ROWS;
    }
    return tenths[search->length] + boxes + (columns && rows);
}

/* For a complete chain: cells that see both outer ends lose the digit.  Keeps the easiest hint, of
 * these the one with most lost candidates. */
static void consider(struct search *search, const struct link **chain, const struct end *first,
                     const struct end *last) {
    assert(first->count && last->count && first != last);
    const struct sheet *sheet = search->hunt->sheet;
    struct hint *hint = &search->hunt->hint, *best = &search->best;
    hint_begin(search->hunt, rate(search, chain));
    if (search->found && hint->tenths > best->tenths)
        return;
    for (unsigned i = 0; i < FRAME_PEERS; i++) {
        unsigned cell = sheet->frame->peer[first->cells[0]][i];
        if (sees(sheet->frame, first, cell) && sees(sheet->frame, last, cell))
            hint_lose(search->hunt, cell, 1u << search->digit);
    }
    if (!hint->lost_count ||
        (search->found && hint->tenths == best->tenths && hint->lost_count <= best->lost_count))
        return;
    search->best = *hint;
    search->found = true;
}

/* Extends the chain after `depth` links, the last of which has the free end `out`. */
static void go_on(struct search *search, const struct link **chain, unsigned depth,
                  const struct end *first, const struct end *out) {
    assert(depth && depth <= search->length && search->length <= LENGTH_MOST);
    if (depth == search->length) {
        consider(search, chain, first, out);
        return;
    }
    for (unsigned i = 0; i < search->count; i++) {
        bool used = false;
        for (unsigned j = 0; j < depth; j++)
            used |= chain[j]->house == search->links[i].house;
        chain[depth] = &search->links[i];
        for (unsigned in = 0; in < 2 && !used; in++)
            if (is_weak(out, &search->links[i].ends[in]))
                go_on(search, chain, depth + 1, first, &search->links[i].ends[!in]);
    }
}

static bool find(struct hunt *hunt, unsigned length) {
    struct search search = {.hunt = hunt, .length = length};
    const struct link *chain[LENGTH_MOST];
    for (search.digit = 0; search.digit < FRAME_SIDE; search.digit++) {
        list_links(&search);
        for (unsigned i = 0; i < search.count; i++) {
            chain[0] = &search.links[i];
            go_on(&search, chain, 1, &search.links[i].ends[0], &search.links[i].ends[1]);
            go_on(&search, chain, 1, &search.links[i].ends[1], &search.links[i].ends[0]);
        }
    }
    if (search.found)
        hunt->hint = search.best;
    return search.found && hint_tell(hunt);
}

bool stronglinks_2(struct hunt *hunt) {
    return find(hunt, 2);
}

bool stronglinks_3(struct hunt *hunt) {
    return find(hunt, 3);
}

bool stronglinks_4(struct hunt *hunt) {
    return find(hunt, 4);
}
