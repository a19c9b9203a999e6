#include "cages.h"

#include <stdio.h>

#include "neighbours.h"

enum { CELLS_MAX = AREA_CELLS_MAX, CAGE_MAX = 5, NO_CAGE = 0xffff };

/* By size: how many of a hundred cages have it. */
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
    cages->cage[cell] = (uint16_t)cage;
    cages->cells[cage][cages->size[cage]++] = cell;
}

static unsigned draw_size(struct random *random) {
    unsigned left = random_below(random, 100), size = 0;
    while (left >= percent[size])
        left -= percent[size++];
    return size;
}

/* A random neighbour of a cage that is in none and has another digit; false if there is none. */
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

/* Gives a cell that is alone to a cage beside it. */
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

/* Draws a cage that begins in a cell. */
static void draw_cage(struct cages *cages, uint32_t cell) {
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
    for (uint32_t i = 0; i < cells; i++) {
        uint32_t j = random_below(cages->random, i + 1);
        order[i] = order[j];
        order[j] = i;
        cages->cage[i] = NO_CAGE;
    }
    cages->count = 0;
    for (uint32_t i = 0; i < cells; i++)
        if (cages->cage[order[i]] == NO_CAGE)
            draw_cage(cages, order[i]);
}

/* Writes a cage, its cells from the first one on. */
static void write_cage(const struct cages *cages, uint32_t first, struct rules_text *text) {
    unsigned sum = 0, cage = cages->cage[first], count = 0;
    uint32_t cells[CAGE_MAX];
    char name[sizeof "cage 4294967295"];
    for (uint32_t cell = first; cell < cages->area->cells; cell++)
        if (cages->cage[cell] == cage) {
            cells[count++] = cell;
            sum += cages->solution[cell];
        }
    snprintf(name, sizeof name, "cage %u", sum);
    rules_text_cells(text, name, cells, count, cages->area);
}

/* Writes the cages in the order of their first cells. */
static void write_all(const struct cages *cages, struct rules_text *text) {
    bool written[CELLS_MAX] = {false};
    for (uint32_t cell = 0; cell < cages->area->cells; cell++) {
        unsigned cage = cages->cage[cell];
        if (cage != NO_CAGE && !written[cage])
            write_cage(cages, cell, text);
        if (cage != NO_CAGE)
            written[cage] = true;
    }
}

void cages_draw(const struct area *area, const uint8_t *solution, struct random *random,
                struct rules_text *text) {
    struct cages cages; /* large, and only partly used in small grids */
    cages.area = area;
    cages.solution = solution;
    cages.random = random;
    draw_all(&cages);
    write_all(&cages, text);
}
