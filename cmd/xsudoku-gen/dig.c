/* SPDX-License-Identifier: MIT */
/* A clue can be dropped if the puzzle without it has no second solution.  More clues never bring
 * more solutions, so a clue that has to stay will have to stay when further clues have gone.  One
 * pass over the orbits in random order therefore leaves no clue that could be dropped, at the price
 * of a search for each orbit.
 *
 * Most of these searches are saved.  Orbits that can go together can also go one by one, so the
 * pass begins by blanking as many at once as nearly always can go, and fewer if there is a second
 * solution.  A clue that is the last one of an unavoidable set stays without a search.
 *
 * If few clues are likely to be left, digging begins from the other end.  All cells are blanked,
 * and while there is another solution, a cell in which it differs gets its clue back.  In the end
 * the clues that later ones made needless are dropped. */
#include "dig.h"

#include <assert.h>
#include <string.h>

/* Blanking this percentage of the cells at once succeeds often enough to be tried first. */
enum { CROWD_PERCENT = 56 };

/* If more holes than this percentage of the cells are wanted, a sparse puzzle begins without
 * clues. */
enum { SPARSE_PERCENT = 75 };

/* A search is given up after PATIENCE guesses for each cell, unless dig->end is set. */
enum { PATIENCE = 10 };

void dig_init(struct dig *dig, const struct variant *variant, const struct orbits *orbits,
              struct sudoku *solver, struct random *random, struct memory *memory) {
    *dig = (struct dig){.orbits = orbits, .solver = solver, .random = random, .memory = memory};
    unavoidable_init(&dig->unavoidable, variant, solver, memory);
    dig->order = memory_zeroed(memory, orbits->count, sizeof *dig->order);
    dig->dug = memory_zeroed(memory, orbits->count, sizeof *dig->dug);
    dig->place = memory_zeroed(memory, solver->cells, sizeof *dig->place);
    dig->known = memory_zeroed(memory, solver->cells, 1);
    dig->other = memory_zeroed(memory, solver->cells, 1);
}

void dig_free(struct dig *dig) {
    unavoidable_free(&dig->unavoidable, dig->memory);
    memory_release(dig->memory, dig->order);
    memory_release(dig->memory, dig->dug);
    memory_release(dig->memory, dig->place);
    memory_release(dig->memory, dig->known);
    memory_release(dig->memory, dig->other);
}

/* The cells of the orbit at a place in order: from *cell up to the end, which is returned. */
static const uint32_t *orbit_at(const struct dig *dig, uint32_t place, const uint32_t **cell) {
    const struct orbits *orbits = dig->orbits;
    uint32_t orbit = dig->order[place];
    *cell = orbits->cells + orbits->begin[orbit];
    return orbits->cells + orbits->begin[orbit + 1];
}

static bool is_blank(const struct dig *dig, uint32_t place) {
    const uint32_t *cell;
    orbit_at(dig, place, &cell);
    return !dig->grid[*cell];
}

/* Blanks the orbit at a place, unless that would exceed the holes wanted, or one of its cells must
 * keep its clue or is known to need it.  Returns whether the orbit is blank. */
static bool blank(struct dig *dig, uint32_t place, uint32_t wanted) {
    assert(!is_blank(dig, place));
    const uint32_t *begin, *end = orbit_at(dig, place, &begin);
    if (dig->made + (uint32_t)(end - begin) > wanted)
        return false;
    for (const uint32_t *cell = begin; dig->kept && cell < end; cell++)
        if (dig->kept[*cell])
            return false;
    for (const uint32_t *cell = begin; cell < end; cell++) {
        if (unavoidable_needs(&dig->unavoidable, *cell)) {
            while (cell > begin)
                unavoidable_restore(&dig->unavoidable, *--cell);
            return false;
        }
        unavoidable_blank(&dig->unavoidable, *cell);
    }
    for (const uint32_t *cell = begin; cell < end; cell++)
        dig->grid[*cell] = 0;
    dig->made += (uint32_t)(end - begin);
    assert(dig->made <= wanted);
    return true;
}

/* Gives the orbit at a place its clues back, if it is blank. */
static void restore(struct dig *dig, uint32_t place) {
    const uint32_t *cell, *end = orbit_at(dig, place, &cell);
    if (!is_blank(dig, place))
        return;
    for (; cell < end; cell++) {
        assert(dig->made && !dig->grid[*cell]);
        dig->grid[*cell] = dig->known[*cell];
        unavoidable_restore(&dig->unavoidable, *cell);
        dig->made--;
    }
}

/* Whether the guesses allowed are used up. */
static bool is_given_up(const struct dig *dig) {
    return dig->end && dig->solver->guesses >= dig->end;
}

/* The number of guesses that a search may take. */
static uint64_t guesses_left(const struct dig *dig) {
    if (!dig->end)
        return (uint64_t)PATIENCE * dig->solver->cells;
    return is_given_up(dig) ? 0 : dig->end - dig->solver->guesses;
}

/* Whether there is a second solution after the orbit at a place was blanked. */
static bool second_solution(const struct dig *dig, uint32_t place) {
    const uint32_t *cell, *end = orbit_at(dig, place, &cell);
    assert(is_blank(dig, place));
    return sudoku_other(dig->solver, dig->grid, dig->known,
                        end - cell == 1 ? *cell : SUDOKU_ANYWHERE, guesses_left(dig));
}

/* Blanks the first orbits in order, about `crowd` cells, at once.  Returns the place of the first
 * orbit not tried, or 0 if that gives a second solution. */
static uint32_t blank_crowd(struct dig *dig, uint32_t crowd) {
    uint32_t place = 0;
    for (; place < dig->orbits->count && dig->made < crowd; place++)
        blank(dig, place, dig->holes);
    if (!sudoku_other(dig->solver, dig->grid, dig->known, SUDOKU_ANYWHERE, dig->solver->cells))
        return place;
    while (place)
        restore(dig, --place);
    assert(!dig->made);
    return 0;
}

/* Blanks as many of the first orbits at once as succeeds. */
static uint32_t begin_with_crowd(struct dig *dig) {
    uint32_t place = 0, crowd = dig->solver->cells * CROWD_PERCENT / 100;
    for (crowd = crowd < dig->holes ? crowd : dig->holes; !place && crowd; crowd -= (crowd + 3) / 4)
        place = blank_crowd(dig, crowd);
    return place;
}

/* A cell whose clue excludes another known solution; if there is none, any blank cell. */
static uint32_t draw_cell(const struct dig *dig) {
    uint32_t drawn = 0, found = 0;
    bool differ = memcmp(dig->other, dig->known, dig->solver->cells) != 0;
    for (uint32_t c = 0; c < dig->solver->cells; c++)
        if (differ ? dig->other[c] != dig->known[c] : !dig->grid[c])
            if (random_below(dig->random, ++found) == 0)
                drawn = c;
    assert(found && !dig->grid[drawn]);
    return drawn;
}

static void find_places(struct dig *dig) {
    const uint32_t *cell;
    for (uint32_t place = 0; place < dig->orbits->count; place++)
        for (const uint32_t *end = orbit_at(dig, place, &cell); cell < end; cell++)
            dig->place[*cell] = place;
}

/* Whether no clue is allowed but one is needed. */
static bool is_hopeless(const struct dig *dig) {
    return dig->bare && dig->made < dig->solver->cells;
}

/* Gives clues to a blank grid until it has one solution.  Returns the place of the last clue, which
 * is needed. */
static uint32_t add_clues(struct dig *dig) {
    uint32_t last = dig->orbits->count;
    find_places(dig);
    while (!is_hopeless(dig) &&
           sudoku_another(dig->solver, dig->grid, dig->known, dig->other, guesses_left(dig)) &&
           !is_given_up(dig)) {
        last = dig->place[draw_cell(dig)];
        restore(dig, last);
    }
    return last;
}

/* Drops clues made unnecessary by later ones. */
static void drop_clues(struct dig *dig, uint32_t last) {
    for (uint32_t place = 0; place < dig->orbits->count && !is_given_up(dig); place++)
        if (place != last && !is_blank(dig, place) && blank(dig, place, dig->solver->cells) &&
            second_solution(dig, place))
            restore(dig, place);
}

/* Gives clues back if more cells are blank than wanted. */
static void fill_up(struct dig *dig) {
    for (uint32_t place = dig->orbits->count; place-- > 0 && dig->made > dig->holes;)
        if (symmetry_orbit_size(dig->orbits, dig->order[place]) <= dig->made - dig->holes)
            restore(dig, place);
}

/* Finds the few clues that are needed; without most of them an unavoidable set has none. */
static void dig_sparsely(struct dig *dig) {
    for (uint32_t place = 0; place < dig->orbits->count; place++)
        blank(dig, place, dig->solver->cells);
    drop_clues(dig, add_clues(dig));
    fill_up(dig);
}

static void dig_deeper(struct dig *dig) {
    for (uint32_t place = begin_with_crowd(dig); place < dig->orbits->count && !is_given_up(dig);
         place++)
        if (blank(dig, place, dig->holes) && second_solution(dig, place))
            restore(dig, place);
}

/* Lists the blank orbits. */
static void list_dug(struct dig *dig) {
    dig->count = 0;
    for (uint32_t place = 0; place < dig->orbits->count; place++)
        if (is_blank(dig, place))
            dig->dug[dig->count++] = place;
}

uint32_t dig_keep(struct dig *dig, uint32_t keep) {
    uint32_t holes = 0;
    assert(keep <= dig->count);
    for (uint32_t i = 0; i < dig->count; i++) {
        const uint32_t *cell, *end = orbit_at(dig, dig->dug[i], &cell);
        holes += i < keep ? (uint32_t)(end - cell) : 0;
        for (; cell < end; cell++)
            dig->grid[*cell] = i < keep ? 0 : dig->known[*cell];
    }
    assert(holes <= dig->made && (holes == dig->made) == (keep == dig->count));
    return holes;
}

#ifndef NDEBUG
/* Whether orbits are blank as a whole or not at all, and none that must keep its clues is. */
static bool are_whole(const struct dig *dig) {
    for (uint32_t place = 0; place < dig->orbits->count; place++) {
        const uint32_t *cell, *end = orbit_at(dig, place, &cell);
        bool blank = is_blank(dig, place);
        for (; cell < end; cell++)
            if (blank == (dig->grid[*cell] != 0) || (blank && dig->kept && dig->kept[*cell]))
                return false;
    }
    return true;
}

/* Guesses of a search that checks a puzzle. */
enum { CHECK_GUESSES = 200 };

/* Whether no second solution is found by a short search.  With bonds a search leaves a position
 * behind, from which later ones would begin; they are left out. */
static bool is_unique(const struct dig *dig) {
    struct sudoku *s = dig->solver;
    uint64_t before = s->guesses;
    if (s->bonds.size)
        return true;
    bool other = sudoku_other(s, dig->grid, dig->known, SUDOKU_ANYWHERE, CHECK_GUESSES);
    bool ended = s->guesses - before < CHECK_GUESSES;
    s->guesses = before;
    return !other || !ended;
}

/* Whether as many cells are blank as were made so, and all others have their known digits. */
static bool is_dug(const struct dig *dig) {
    uint32_t blanks = 0;
    for (uint32_t c = 0; c < dig->solver->cells; c++) {
        blanks += !dig->grid[c];
        if (dig->grid[c] && dig->grid[c] != dig->known[c])
            return false;
    }
    return blanks == dig->made;
}
#endif

uint32_t dig_holes(struct dig *dig, uint8_t *grid, uint32_t holes, uint64_t end) {
    dig->end = end;
    dig->grid = grid;
    dig->holes = holes;
    dig->made = 0;
    memcpy(dig->known, grid, dig->solver->cells);
    if (dig->bare)
        unavoidable_forget(&dig->unavoidable);
    else
        unavoidable_find(&dig->unavoidable, grid);
    random_order(dig->random, dig->order, dig->orbits->count);
    if (dig->sparse && holes > dig->solver->cells * SPARSE_PERCENT / 100)
        dig_sparsely(dig);
    else
        dig_deeper(dig);
    list_dug(dig);
    assert(dig->made <= holes || dig->sparse);
    assert(is_dug(dig) && are_whole(dig));
    assert(dig->bare || is_given_up(dig) || is_unique(dig));
    return dig->made;
}
