/* SPDX-License-Identifier: MIT */
#include "cages.h"

#include <assert.h>

#include "neighbours.h"

enum { CELLS_MAX = AREA_CELLS_MAX, CAGE_MAX = 5, NO_CAGE = 0xffff };

/* By size: the percentage of cages. */
static const unsigned percent[CAGE_MAX + 1] = {0, 0, 74, 20, 5, 1};

struct cages {
    const struct area *area;
    const uint8_t *solution;
    struct random *random;
    uint16_t cage[CELLS_MAX]; /* by cell, or NO_CAGE */
    uint32_t cells[CELLS_MAX][CAGE_MAX];
    unsigned size[CELLS_MAX]; /* by cage */
    unsigned count;
};

static bool has_digit(const struct cages *cages, unsigned cage, unsigned digit) {
    for (unsigned i = 0; i < cages->size[cage]; i++)
        if (cages->solution[cages->cells[cage][i]] == digit)
            return true;
    return false;
}

static void add(struct cages *cages, unsigned cage, uint32_t cell) {
    assert(cages->size[cage] < CAGE_MAX && !has_digit(cages, cage, cages->solution[cell]));
    cages->cage[cell] = (uint16_t)cage;
    cages->cells[cage][cages->size[cage]++] = cell;
}

static unsigned draw_size(struct random *random) {
    unsigned left = random_below(random, 100), size = 0;
    while (left >= percent[size]) {
        left -= percent[size++];
        assert(size <= CAGE_MAX); /* the percentages add up to 100 */
    }
    assert(size >= 2);
    return size;
}

/* A random neighbour of a cage that is in no cage and whose digit the cage lacks; false if there is
 * none. */
static bool find_next(const struct cages *cages, unsigned cage, uint32_t *next) {
    uint32_t beside[4];
    unsigned found = 0;
    for (unsigned i = 0; i < cages->size[cage]; i++)
        for (unsigned k = neighbours_in(cages->area, cages->cells[cage][i], beside); k-- > 0;)
            if (cages->cage[beside[k]] == NO_CAGE &&
                !has_digit(cages, cage, cages->solution[beside[k]]) &&
                random_below(cages->random, ++found) == 0)
                *next = beside[k];
    return found > 0;
}

/* Adds a cell without a cage to a neighbouring cage. */
static void join_neighbour(struct cages *cages, uint32_t cell) {
    uint32_t beside[4];
    for (unsigned k = neighbours_in(cages->area, cell, beside); k-- > 0;) {
        unsigned cage = cages->cage[beside[k]];
        if (cage != NO_CAGE && cages->size[cage] < CAGE_MAX &&
            !has_digit(cages, cage, cages->solution[cell])) {
            add(cages, cage, cell);
            return;
        }
    }
}

/* Draws a cage from a cell on. */
static void draw_cage(struct cages *cages, uint32_t cell) {
    assert(cages->cage[cell] == NO_CAGE);
    unsigned cage = cages->count, size = draw_size(cages->random);
    uint32_t next;
    cages->size[cage] = 0;
    add(cages, cage, cell);
    while (cages->size[cage] < size && find_next(cages, cage, &next))
        add(cages, cage, next);
    if (cages->size[cage] > 1) {
        cages->count++;
        return;
    }
    cages->cage[cell] = NO_CAGE;
    join_neighbour(cages, cell);
}

static void draw_all(struct cages *cages) {
    uint32_t order[CELLS_MAX], cells = cages->area->cells;
    random_order(cages->random, order, cells);
    for (uint32_t i = 0; i < cells; i++)
        cages->cage[i] = NO_CAGE;
    cages->count = 0;
    for (uint32_t i = 0; i < cells; i++)
        if (cages->cage[order[i]] == NO_CAGE)
            draw_cage(cages, order[i]);
}

/* Writes a cage, its cells from the first on. */
static void write_cage(const struct cages *cages, uint32_t first, struct rules_text *text) {
    unsigned sum = 0, cage = cages->cage[first], count = 0;
    uint32_t cells[CAGE_MAX];
    for (uint32_t cell = first; count < cages->size[cage]; cell++) {
        assert(cell < cages->area->cells);
        if (cages->cage[cell] == cage) {
            cells[count++] = cell;
            sum += cages->solution[cell];
        }
    }
    rules_text_numbered(text, "cage", sum, cells, count, cages->area);
}

static bool are_beside(const struct cages *cages, uint32_t a, uint32_t b) {
    uint32_t beside[4];
    for (unsigned k = neighbours_in(cages->area, a, beside); k-- > 0;)
        if (beside[k] == b)
            return true;
    return false;
}

#ifndef NDEBUG
/* Whether a cage is connected: whether each cell can be reached from the first one.  Cells reached
 * are a bit each. */
static bool is_joined(const struct cages *cages, unsigned cage) {
    const uint32_t *cells = cages->cells[cage];
    unsigned size = cages->size[cage], reached = 1, before = 0;
    while (reached != before) {
        before = reached;
        for (unsigned i = 0; i < size; i++)
            for (unsigned k = 0; k < size; k++)
                if (reached >> i & 1 && are_beside(cages, cells[i], cells[k]))
                    reached |= 1u << k;
    }
    return reached == (1u << size) - 1;
}

/* Whether each cage has connected cells of different digits, two or more, and each cell of a cage
 * knows it.  A dissolved cage has none. */
static bool are_sound(const struct cages *cages) {
    for (unsigned cage = 0; cage < cages->count; cage++) {
        uint64_t digits = 0;
        for (unsigned i = 0; i < cages->size[cage]; i++) {
            uint32_t cell = cages->cells[cage][i];
            uint64_t digit = (uint64_t)1 << cages->solution[cell];
            if (cages->cage[cell] != cage || digits & digit)
                return false;
            digits |= digit;
        }
        if (cages->size[cage] && (cages->size[cage] < 2 || !is_joined(cages, cage)))
            return false;
    }
    return true;
}
#endif

/* Writes the cages in the order of their first cells. */
static void write_all(const struct cages *cages, struct rules_text *text) {
    bool written[CELLS_MAX] = {false};
    assert(are_sound(cages));
    for (uint32_t cell = 0; cell < cages->area->cells; cell++) {
        unsigned cage = cages->cage[cell];
        if (cage != NO_CAGE && !written[cage])
            write_cage(cages, cell, text);
        if (cage != NO_CAGE)
            written[cage] = true;
    }
}

/* A cage beside a cell, other than two given ones, that has room for the cell and lacks its digit;
 * NO_CAGE if there is none. */
static unsigned find_room(const struct cages *cages, uint32_t cell, unsigned but, unsigned nor) {
    uint32_t beside[4];
    unsigned found = 0, room = NO_CAGE;
    for (unsigned k = neighbours_in(cages->area, cell, beside); k-- > 0;) {
        unsigned cage = cages->cage[beside[k]];
        if (cage != NO_CAGE && cage != but && cage != nor && cages->size[cage] < CAGE_MAX &&
            !has_digit(cages, cage, cages->solution[cell]) &&
            random_below(cages->random, ++found) == 0)
            room = cage;
    }
    return room;
}

static void take_out(struct cages *cages, unsigned cage, uint32_t cell) {
    uint32_t *cells = cages->cells[cage];
    unsigned i = 0;
    while (cells[i] != cell)
        i++;
    assert(i < cages->size[cage]);
    cells[i] = cells[--cages->size[cage]];
}

/* Whether a cage is connected. */
static bool is_whole(struct cages *cages, unsigned cage) {
    uint32_t *cells = cages->cells[cage];
    unsigned reached = 1;
    for (unsigned i = 0; i < reached; i++)
        for (unsigned k = reached; k < cages->size[cage]; k++)
            if (are_beside(cages, cells[i], cells[k])) {
                uint32_t cell = cells[k];
                cells[k] = cells[reached];
                cells[reached++] = cell;
            }
    return reached == cages->size[cage];
}

/* Moves a cell to another cage.  If its own cage had two cells, the cage is dissolved and its other
 * cell moves, too, to a third cage.  Returns false, without changes, if that is impossible. */
static bool move(struct cages *cages, uint32_t cell) {
    unsigned own = cages->cage[cell], to = find_room(cages, cell, own, own), third = to;
    assert(to == NO_CAGE || to != own);
    if (to == NO_CAGE)
        return false;
    if (own != NO_CAGE) {
        uint32_t last;
        take_out(cages, own, cell);
        last = cages->cells[own][0];
        if (cages->size[own] == 1)
            third = find_room(cages, last, own, to);
        if (third == NO_CAGE || !is_whole(cages, own)) {
            add(cages, own, cell);
            return false;
        }
        if (cages->size[own] == 1) {
            assert(third != own && third != to);
            cages->size[own] = 0;
            add(cages, third, last);
        }
    }
    add(cages, to, cell);
    return true;
}

/* Reads the cages from the rules from `first` on. */
static void take_cages(struct cages *cages, const struct rules *rules, size_t first) {
    for (uint32_t cell = 0; cell < cages->area->cells; cell++)
        cages->cage[cell] = NO_CAGE;
    cages->count = 0;
    for (size_t i = first; i < rules->list.size; i++) {
        cages->size[cages->count] = 0;
        for (uint32_t k = 0; k < rules->list.data[i].count; k++)
            add(cages, cages->count, rules->list.data[i].cells[k]);
        cages->count++;
    }
}

bool cages_mend(const struct rules *rules, size_t first, const uint8_t *solution,
                const uint8_t *other, struct random *random, struct rules_text *text) {
    struct cages cages;
    uint32_t order[CELLS_MAX], count = 0;
    cages.area = &rules->area;
    cages.solution = solution;
    cages.random = random;
    take_cages(&cages, rules, first);
    for (uint32_t cell = 0; cell < rules->cells; cell++)
        if (other[cell] != solution[cell])
            order[count++] = cell;
    while (count) {
        uint32_t i = random_below(random, count);
        if (move(&cages, order[i])) {
            write_all(&cages, text);
            return true;
        }
        order[i] = order[--count];
    }
    return false;
}

void cages_draw(const struct area *area, const uint8_t *solution, struct random *random,
                struct rules_text *text) {
    struct cages cages; /* large, and only partly used by small grids */
    cages.area = area;
    cages.solution = solution;
    cages.random = random;
    draw_all(&cages);
    write_all(&cages, text);
}
