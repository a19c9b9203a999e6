#include "thermos.h"

enum { CELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX, SHORTEST = 3, LONGEST = 7 };

/* Of a hundred cells so many are on thermometers, if as many as that can be. */
enum { COVERED_PERCENT = 60 };

struct thermos {
    const struct area *area;
    unsigned side; /* its side */
    const uint8_t *solution;
    struct random *random;
    bool taken[CELLS_MAX];
    uint32_t next[CELLS_MAX]; /* the cell after this one, or the cell itself */
};

/* Whether a diagonal step would cross one that is there: between the other two cells of the
 * square. */
static bool crosses(const struct thermos *t, uint32_t from, uint32_t to) {
    uint32_t side = t->side, a = from / side * side + to % side, b = to / side * side + from % side;
    return t->next[a] == b || t->next[b] == a;
}

/* A random cell beside one, also at a corner, that is free and has a higher digit; false if there
 * is none. */
static bool find_next(const struct thermos *t, uint32_t cell, uint32_t *next) {
    int side = (int)t->side, row = (int)cell / side, column = (int)cell % side;
    unsigned found = 0;
    for (int r = row - 1; r <= row + 1; r++)
        for (int c = column - 1; c <= column + 1; c++) {
            uint32_t to = (uint32_t)(r * side + c);
            if (r < 0 || c < 0 || r >= side || c >= side || t->taken[to] ||
                t->solution[to] <= t->solution[cell])
                continue;
            if (r != row && c != column && crosses(t, cell, to))
                continue;
            if (random_below(t->random, ++found) == 0)
                *next = to;
        }
    return found > 0;
}

/* Draws one from its bulb.  Returns how many cells it has, or 0 if they are too few: then it is not
 * there. */
static uint32_t draw_one(struct thermos *t, uint32_t bulb, uint32_t path[LONGEST]) {
    uint32_t count = 1, wanted = SHORTEST + random_below(t->random, LONGEST - SHORTEST + 1);
    path[0] = bulb;
    t->taken[bulb] = true;
    while (count < wanted && find_next(t, path[count - 1], &path[count])) {
        t->taken[path[count]] = true;
        t->next[path[count - 1]] = path[count];
        count++;
    }
    for (uint32_t i = 0; count < SHORTEST && i < count; i++) {
        t->taken[path[i]] = false;
        t->next[path[i]] = path[i];
    }
    return count < SHORTEST ? 0 : count;
}

void thermos_draw(const struct area *area, const uint8_t *solution, struct random *random,
                  struct rules_text *text) {
    struct thermos t = {.area = area, .side = area->side, .solution = solution, .random = random};
    uint32_t order[CELLS_MAX], cells = area->cells, covered = 0;
    for (uint32_t i = 0; i < cells; i++) {
        uint32_t j = random_below(random, i + 1);
        order[i] = order[j];
        order[j] = i;
        t.next[i] = i;
    }
    for (uint32_t i = 0; i < cells && covered * 100 < cells * COVERED_PERCENT; i++) {
        uint32_t path[LONGEST], count = t.taken[order[i]] ? 0 : draw_one(&t, order[i], path);
        if (count)
            rules_text_cells(text, "thermo", path, count, area);
        covered += count;
    }
}
