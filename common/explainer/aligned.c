#include "common/explainer/aligned.h"

enum { PAIR = 62, TRIPLE = 75, MOST = 3 };

/* The cells at hand and what they exclude. */
struct row {
    struct hunt *hunt;
    unsigned size;
    bool useful[FRAME_CELLS]; /* sees a cell that may be left without a candidate */
    uint8_t cells[MOST];
    Nine excluded[FRAME_PEERS]; /* candidates of the cells that all of them see */
    unsigned excluders;
    unsigned kept[MOST]; /* by cell: the candidates of some way that is allowed */
};

/* Whether a cell may be left without a candidate: it has not more than there are cells. */
static bool may_fall(const struct row *row, unsigned cell) {
    unsigned size = nine_size(row->hunt->sheet->digits[cell]);
    return size >= 2 && size <= row->size;
}

static void list_useful(struct row *row) {
    const struct sheet *sheet = row->hunt->sheet;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++) {
        row->useful[cell] = false;
        for (unsigned i = 0; i < FRAME_PEERS && !row->useful[cell]; i++)
            row->useful[cell] =
                nine_size(sheet->digits[cell]) >= 2 && may_fall(row, sheet->frame->peer[cell][i]);
    }
}

/* Lists the cells that all of `count` cells see and that may fall. */
static void list_excluders(struct row *row) {
    const struct sheet *sheet = row->hunt->sheet;
    row->excluders = 0;
    for (unsigned i = 0; i < FRAME_PEERS; i++) {
        unsigned cell = sheet->frame->peer[row->cells[0]][i];
        bool seen = may_fall(row, cell);
        for (unsigned j = 1; seen && j < row->size; j++)
            seen = sheet->frame->sees[cell][row->cells[j]];
        if (seen)
            row->excluded[row->excluders++] = sheet->digits[cell];
    }
}

/* Notes all ways to fill the cells from the one numbered `from` on that are allowed; taken are the
 * digits of those before, way has them. */
static void fill(struct row *row, unsigned from, unsigned *way, unsigned taken) {
    const struct sheet *sheet = row->hunt->sheet;
    if (from == row->size || from == MOST) {
        for (unsigned i = 0; i < row->excluders; i++)
            if (!(row->excluded[i] & ~taken))
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
    if (row->excluders < 2)
        return false;
    for (unsigned i = 0; i < row->size; i++)
        row->kept[i] = 0;
    fill(row, 0, way, 0);
    hint_begin(row->hunt, row->size == 2 ? PAIR : TRIPLE);
    for (unsigned i = 0; i < row->size; i++)
        hint_lose(row->hunt, row->cells[i], FRAME_ALL & ~row->kept[i]);
    return hint_tell(row->hunt);
}

/* Tries the two cells at hand with each third one, which may be left without a candidate itself. */
static bool try_thirds(struct row *row) {
    const struct frame *frame = row->hunt->sheet->frame;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++) {
        if (!row->useful[cell] || !may_fall(row, cell) ||
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
