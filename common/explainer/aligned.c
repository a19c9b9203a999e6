/* SPDX-License-Identifier: MIT */
#include "common/explainer/aligned.h"

#include <assert.h>

#include "common/base/index.h"

/* Ratings in tenths, and the most cells. */
enum { PAIR = 62, TRIPLE = 75, MOST = 3 };

/* The current aligned cells, and the cells that may exclude ways to fill them: cells that all
 * aligned cells see, and that a way may leave without a candidate. */
struct row {
    struct hunt *hunt;
    unsigned size;
    bool useful[FRAME_CELLS]; /* an open cell that sees one which may exclude */
    uint8_t cells[MOST];
    Nine excluders[FRAME_PEERS]; /* their candidates */
    unsigned excluder_count;
    unsigned kept[MOST]; /* by aligned cell: its digits in the ways that are left */
};

/* Whether a cell may be left without a candidate: it has no more of them than cells are aligned. */
static bool may_exclude(const struct row *row, unsigned cell) {
    unsigned size = nine_size(row->hunt->sheet->digits[cell]);
    return size >= 2 && size <= row->size;
}

static void list_useful(struct row *row) {
    const struct sheet *sheet = row->hunt->sheet;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++) {
        row->useful[cell] = false;
        for (unsigned i = 0; i < FRAME_PEERS && !row->useful[cell]; i++)
            row->useful[cell] = nine_size(sheet->digits[cell]) >= 2 &&
                                may_exclude(row, sheet->frame->peer[cell][i]);
    }
}

/* Lists the cells that all aligned cells see and that may exclude. */
static void list_excluders(struct row *row) {
    const struct sheet *sheet = row->hunt->sheet;
    assert(row->size >= 2 && row->size <= MOST);
    row->excluder_count = 0;
    for (unsigned i = 0; i < FRAME_PEERS; i++) {
        unsigned cell = sheet->frame->peer[row->cells[0]][i];
        bool seen = may_exclude(row, cell);
        for (unsigned j = 1; seen && j < row->size; j++)
            seen = sheet->frame->sees[cell][row->cells[j]];
        if (seen)
            array_at(row->excluders, FRAME_PEERS, row->excluder_count++) = sheet->digits[cell];
    }
}

/* Tries all ways to fill the aligned cells from number `from` on, and notes in row->kept those
 * that no cell excludes.  way[0 .. from - 1] are the digits of the cells before, and taken is
 * their set. */
static void fill(struct row *row, unsigned from, unsigned *way, unsigned taken) {
    const struct sheet *sheet = row->hunt->sheet;
    assert(from <= row->size && nine_size(taken) <= from);
    if (from == row->size || from == MOST) {
        for (unsigned i = 0; i < row->excluder_count; i++)
            if (!(row->excluders[i] & ~taken))
                return;
        for (unsigned i = 0; i < row->size; i++)
            row->kept[i] |= 1u << way[i];
        return;
    }
    FOR_EACH(d, sheet->digits[row->cells[from]]) {
        bool clash = false;
        for (unsigned i = 0; i < from; i++)
            clash |= way[i] == d && sheet->frame->sees[row->cells[i]][row->cells[from]];
        way[from] = d;
        if (!clash)
            fill(row, from + 1, way, taken | 1u << d);
    }
}

static bool try_cells(struct row *row) {
    unsigned way[MOST];
    list_excluders(row);
    if (row->excluder_count < 2)
        return false;
    for (unsigned i = 0; i < row->size; i++)
        row->kept[i] = 0;
    fill(row, 0, way, 0);
    hint_begin(row->hunt, row->size == 2 ? PAIR : TRIPLE);
    for (unsigned i = 0; i < row->size; i++) {
        assert(row->kept[i]); /* some way is that of the solution */
        hint_lose(row->hunt, row->cells[i], FRAME_ALL & ~row->kept[i]);
    }
    return hint_tell(row->hunt);
}

/* Tries the two cells at hand with each third one that may exclude itself. */
static bool try_thirds(struct row *row) {
    const struct frame *frame = row->hunt->sheet->frame;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++) {
        if (!row->useful[cell] || !may_exclude(row, cell) ||
            !(frame->sees[row->cells[0]][cell] || frame->sees[row->cells[1]][cell]))
            continue;
        row->cells[2] = (uint8_t)cell;
        if (cell != row->cells[0] && cell != row->cells[1] && try_cells(row))
            return true;
    }
    return false;
}

static bool find(struct hunt *hunt, unsigned size) {
    struct row row = {.hunt = hunt, .size = size};
    list_useful(&row);
    for (unsigned b = 1; b < FRAME_CELLS; b++)
        for (unsigned a = 0; a < b; a++) {
            row.cells[0] = (uint8_t)a;
            row.cells[1] = (uint8_t)b;
            if (row.useful[a] && row.useful[b] && (size == 2 ? try_cells(&row) : try_thirds(&row)))
                return true;
        }
    return false;
}

bool aligned_2(struct hunt *hunt) {
    return find(hunt, 2);
}

bool aligned_3(struct hunt *hunt) {
    return find(hunt, 3);
}
