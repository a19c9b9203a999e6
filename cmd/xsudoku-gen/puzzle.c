#include "puzzle.h"

#include <string.h>

#include "blocks.h"
#include "cages.h"
#include "clues.h"
#include "kakuro.h"
#include "shuffle.h"
#include "tiling.h"

/* Guesses for each cell of a jigsaw puzzle's grid before other regions are drawn. */
enum { FILL_GUESSES = 4 };

/* Digits of a board that are tried one after the other without getting nearer to a difficulty. */
enum { STEPS = 400 };

/* Changes to cages before others are drawn, for another grid. */
enum { MENDS = 8 };

/* Makes what depends on the houses. */
static void build(struct puzzle_maker *maker) {
    const struct puzzle_wish *wish = &maker->wish;
    struct memory *memory = maker->memory;
    variant_init(&maker->variant, &wish->shape, memory);
    sudoku_init(&maker->solver, &maker->variant, memory);
    dig_init(&maker->dig, &maker->variant, &maker->orbits, &maker->solver, &maker->random, memory);
    maker->dig.sparse = wish->clues != 0;
    maker->dig.bare = wish->clues && !wish->any_holes && wish->holes == maker->variant.cells;
    maker->dig.kept = wish->keeps ? wish->from : NULL;
    pattern_init(&maker->pattern, wish->pattern, &maker->solver, &maker->random, memory);
    difficulty_init(&maker->difficulty, &wish->difficulty, &wish->shape, memory);
}

static void release(struct puzzle_maker *maker) {
    difficulty_free(&maker->difficulty);
    pattern_free(&maker->pattern);
    dig_free(&maker->dig);
    sudoku_free(&maker->solver);
    variant_free(&maker->variant);
}

void puzzle_init(struct puzzle_maker *maker, const struct puzzle_wish *wish,
                 struct memory *memory) {
    *maker = (struct puzzle_maker){.wish = *wish, .memory = memory};
    maker->base = maker->wish.shape;
    rules_keep(maker->base.rules);
    rules_keep(maker->wish.shape.rules);
    orbits_init(&maker->orbits, wish->symmetry == SYMMETRY_RANDOM ? SYMMETRY_NONE : wish->symmetry,
                &wish->shape.area, memory);
    build(maker);
    variant_init(&maker->blank, &maker->base, memory);
    sudoku_init(&maker->filler, &maker->blank, memory);
    if (wish->jigsaw)
        maker->others = tiling_others(&maker->variant);
    maker->cells = memory_zeroed(memory, maker->variant.cells, 1);
    maker->solution = memory_zeroed(memory, maker->variant.cells, 1);
}

void puzzle_free(struct puzzle_maker *maker) {
    memory_release(maker->memory, maker->cells);
    memory_release(maker->memory, maker->solution);
    release(maker);
    sudoku_free(&maker->filler);
    variant_free(&maker->blank);
    orbits_free(&maker->orbits, maker->memory);
    rules_drop(maker->wish.shape.rules);
    rules_drop(maker->base.rules);
    rules_drop(maker->others);
}

/* Notes, and returns, whether all guesses are used up: then nothing is known about what was last
 * searched for. */
static bool give_up(struct puzzle_maker *maker) {
    maker->given_up = maker->wish.minimal && maker->solver.guesses >= maker->end;
    return maker->given_up;
}

/* Whether without any of its clues, those aside that are to stay, the puzzle would have a second
 * solution. */
static bool is_minimal(struct puzzle_maker *maker) {
    uint8_t *cells = maker->cells;
    bool minimal = true;
    for (uint32_t c = 0; minimal && c < maker->variant.cells; c++) {
        if (!cells[c] || (maker->dig.kept && maker->dig.kept[c]))
            continue;
        cells[c] = 0;
        minimal = !give_up(maker) && sudoku_other(&maker->solver, cells, maker->solution, c,
                                                  maker->end - maker->solver.guesses);
        cells[c] = maker->solution[c];
    }
    return minimal && !give_up(maker);
}

/* Gives clues back to a puzzle that was dug until it is as difficult as wished: fewer clues are
 * hardly ever easier, so their number is found by bisection, from the fewest holes on.  Where even
 * the last holes leave it too easy, more are dug the next time.  Returns whether it was found. */
static bool ease(struct puzzle_maker *maker) {
    uint32_t low = 0, high = maker->dig.count;
    while (low <= high) {
        uint32_t keep = low + (high - low) / 2;
        enum difficulty_answer answer = DIFFICULTY_EASIER;
        if (dig_keep(&maker->dig, keep) >= maker->wish.fewest_holes)
            answer = difficulty_compare(&maker->difficulty, maker->cells);
        if (answer == DIFFICULTY_FITS)
            return true;
        if (answer == DIFFICULTY_EASIER)
            low = keep + 1;
        else if (keep)
            high = keep - 1;
        else
            return false;
    }
    if (low > maker->dig.count)
        maker->depth += maker->wish.fewest_holes / 8 + 1;
    return false;
}

/* How many holes to dig at most.  Where a difficulty is asked for it begins with few, as in large
 * grids the last ones take long. */
static uint32_t most_holes(const struct puzzle_maker *maker) {
    const struct puzzle_wish *wish = &maker->wish;
    if (wish->minimal || (wish->clues && wish->any_holes && !wish->difficulty.given))
        return maker->variant.cells;
    return wish->any_holes ? maker->depth : wish->holes;
}

/* Whether the puzzle at hand has as many holes as are wished. */
static bool has_holes(const struct puzzle_maker *maker, uint32_t made) {
    return maker->wish.any_holes || made == maker->wish.holes;
}

/* Digs in the grid at hand.  Returns whether the puzzle is as wished. */
static bool dig(struct puzzle_maker *maker) {
    const struct puzzle_wish *wish = &maker->wish;
    memcpy(maker->cells, maker->solution, maker->variant.cells);
    uint32_t made =
        dig_holes(&maker->dig, maker->cells, most_holes(maker), wish->minimal ? maker->end : 0);
    maker->most = made > maker->most ? made : maker->most;
    if (give_up(maker) || !has_holes(maker, made))
        return false;
    if (!wish->minimal && wish->any_holes && wish->difficulty.given)
        return ease(maker);
    /* Where orbits are single cells, each clue was tried. */
    if (wish->minimal && wish->symmetry != SYMMETRY_NONE && !is_minimal(maker))
        return false;
    return difficulty_compare(&maker->difficulty, maker->cells) == DIFFICULTY_FITS;
}

/* Fills the grid, around digits that are given; regions are drawn by now, other clues are not. */
static bool fill(struct puzzle_maker *maker, uint64_t guesses) {
    struct sudoku *solver = maker->wish.jigsaw ? &maker->solver : &maker->filler;
    if (!maker->wish.from)
        return sudoku_fill(solver, &maker->random, maker->solution, guesses);
    memcpy(maker->solution, maker->wish.from, maker->variant.cells);
    return sudoku_complete(solver, &maker->random, maker->solution, guesses);
}

static bool make_dug(struct puzzle_maker *maker) {
    for (uint64_t tries = 0; tries < maker->wish.tries; tries++) {
        if (!fill(maker, SUDOKU_NO_LIMIT))
            return false;
        if (!maker->wish.from)
            shuffle_grid(&maker->wish.shape, &maker->random, maker->solution, maker->cells);
        if (dig(maker) || maker->given_up)
            return !maker->given_up;
    }
    return false;
}

/* Goes over to another shape, whose rules are the maker's to drop. */
static void reshape(struct puzzle_maker *maker, struct variant_shape shape) {
    release(maker);
    rules_drop(maker->wish.shape.rules);
    maker->wish.shape = shape;
    build(maker);
    maker->end = maker->solver.guesses + maker->wish.guesses;
}

/* Goes over to other rules, the maker's to drop, that make the same houses: most of what depends on
 * these stays. */
static void change_rules(struct puzzle_maker *maker, struct rules_text *rules) {
    struct variant_shape *shape = &maker->wish.shape;
    variant_free(&maker->variant);
    difficulty_free(&maker->difficulty);
    rules_drop(shape->rules);
    shape->rules = rules;
    variant_init(&maker->variant, shape, maker->memory);
    sudoku_take_rules(&maker->solver, maker->variant.rules);
    difficulty_init(&maker->difficulty, &maker->wish.difficulty, shape, maker->memory);
}

/* Draws regions. */
static void tile(struct puzzle_maker *maker) {
    unsigned side = maker->base.side;
    reshape(maker, (struct variant_shape){
                       .kind = VARIANT_LATIN,
                       .side = side,
                       .area = maker->base.area,
                       .rules = tiling_draw(side, maker->others, &maker->random, maker->memory)});
}

/* Draws clues for the grid. */
static void draw(struct puzzle_maker *maker) {
    const struct puzzle_wish *wish = &maker->wish;
    change_rules(maker, clues_draw(wish->clues, &wish->shape.area, maker->solution,
                                   wish->jigsaw ? wish->shape.rules : maker->base.rules,
                                   &maker->random, maker->memory));
}

/* Whether cages may be changed until no digit is needed. */
static bool can_mend(const struct puzzle_maker *maker) {
    return maker->dig.bare && maker->wish.clues == 1u << CLUES_KILLER && !maker->wish.jigsaw;
}

/* Changes cages so that the solution which the last search found is none any more. */
static bool mend(struct puzzle_maker *maker) {
    const struct rules *drawn = maker->variant.rules, *given = maker->blank.rules;
    struct rules_text *text = rules_text_new(maker->memory);
    rules_text_append(text, maker->base.rules);
    bool mended = cages_mend(drawn, given ? given->list.size : 0, maker->solution, maker->dig.other,
                             &maker->random, text);
    if (mended)
        change_rules(maker, text);
    else
        rules_drop(text);
    return mended;
}

/* Digs with the clues that were drawn, or with others like them. */
static bool dig_drawn(struct puzzle_maker *maker) {
    unsigned left = can_mend(maker) ? MENDS : 0;
    while (!dig(maker))
        if (!left-- || maker->given_up || !mend(maker))
            return false;
    return true;
}

/* Makes a puzzle with rules of its own. */
static bool make_drawn(struct puzzle_maker *maker) {
    for (uint64_t tries = 0; tries < maker->wish.tries && !maker->given_up; tries++) {
        if (maker->wish.jigsaw)
            tile(maker);
        /* Some regions have no grid, and that can take long to find out: sooner draw others. */
        if (!fill(maker, maker->wish.jigsaw ? (uint64_t)FILL_GUESSES * maker->variant.cells
                                            : SUDOKU_NO_LIMIT))
            continue;
        if (maker->wish.clues)
            draw(maker);
        if (dig_drawn(maker))
            return true;
    }
    return false;
}

/* The rules of a board, with the sums of its digits. */
static struct rules_text *rules_of(const struct puzzle_maker *maker, const struct kakuro *kakuro) {
    return kakuro_rules(kakuro, maker->base.rules, kakuro->area.cells < maker->base.area.cells);
}

/* Goes over to a board, */
static void take_board(struct puzzle_maker *maker, const struct kakuro *kakuro) {
    struct variant_shape shape = maker->base;
    shape.area = kakuro->area;
    shape.rules = rules_of(maker, kakuro);
    reshape(maker, shape);
}

/* or only to other sums. */
static void take_sums(struct puzzle_maker *maker, const struct kakuro *kakuro) {
    change_rules(maker, rules_of(maker, kakuro));
}

/* Changes digits of a board as long as that brings its puzzle nearer to the difficulty asked for.
 * Returns whether it gets there; each puzzle that is rated is a try. */
static bool approach(struct puzzle_maker *maker, struct kakuro *kakuro, uint64_t *tries) {
    uint32_t distance = difficulty_distance(&maker->difficulty, maker->cells, UINT32_MAX);
    for (uint32_t idle = 0; distance && idle < STEPS && *tries < maker->wish.tries; idle++) {
        struct kakuro_change change;
        if (!kakuro_vary(kakuro, &maker->solver, &maker->random, &change))
            continue;
        take_sums(maker, kakuro);
        ++*tries;
        uint32_t now = difficulty_distance(&maker->difficulty, maker->cells, distance);
        if (now > distance) {
            kakuro_undo(kakuro, &maker->solver, change);
            continue;
        }
        if (now < distance)
            idle = 0;
        distance = now;
    }
    return !distance;
}

/* Draws digits for a board of Kakuro, whose sums are its clues.  Returns whether the puzzle is as
 * wished. */
static bool make_sums(struct puzzle_maker *maker, struct kakuro *kakuro, uint64_t *tries) {
    if (!kakuro_fill(kakuro, &maker->random))
        return false;
    take_board(maker, kakuro);
    if (!kakuro_settle(kakuro, &maker->solver, &maker->random))
        return false;
    take_board(maker, kakuro);
    memset(maker->cells, 0, kakuro->area.cells);
    bool fits = !maker->wish.difficulty.given || approach(maker, kakuro, tries);
    memcpy(maker->solution, kakuro->solution, kakuro->area.cells);
    return fits;
}

static bool make_board(struct puzzle_maker *maker) {
    bool made = false;
    for (uint64_t tries = 0; tries < maker->wish.tries && !made; tries++) {
        struct area area = maker->base.area;
        struct kakuro kakuro;
        if (area.cells == area.rows * area.columns && !blocks_draw(&area, &maker->random))
            continue;
        kakuro_init(&kakuro, &area, maker->memory);
        made = make_sums(maker, &kakuro, &tries);
        kakuro_free(&kakuro);
    }
    return made;
}

static bool make_pattern(struct puzzle_maker *maker) {
    uint64_t tries = maker->wish.tries;
    while (!maker->given_up && pattern_find(&maker->pattern, &tries, maker->cells, maker->solution))
        if ((!maker->wish.minimal || is_minimal(maker)) &&
            difficulty_compare(&maker->difficulty, maker->cells) == DIFFICULTY_FITS)
            return true;
    return false;
}

bool puzzle_can_have(const struct puzzle_wish *wish, enum symmetry symmetry,
                     struct memory *memory) {
    struct orbits orbits;
    if (!symmetry_fits(symmetry, &wish->shape.area))
        return false;
    if (wish->any_holes)
        return true;
    orbits_init(&orbits, symmetry, &wish->shape.area, memory);
    bool possible = orbits_can_sum(&orbits, wish->holes, memory);
    orbits_free(&orbits, memory);
    return possible;
}

/* Draws a symmetry that the holes can have; the rarest one not for minimal puzzles. */
static void draw_symmetry(struct puzzle_maker *maker) {
    const struct puzzle_wish *wish = &maker->wish;
    unsigned kinds = wish->minimal ? SYMMETRY_DIHEDRAL : SYMMETRY_RANDOM;
    enum symmetry symmetry;
    do
        symmetry = (enum symmetry)(1 + random_below(&maker->random, kinds - 1));
    while (!puzzle_can_have(wish, symmetry, maker->memory));
    orbits_free(&maker->orbits, maker->memory);
    orbits_init(&maker->orbits, symmetry, &wish->shape.area, maker->memory);
    release(maker);
    build(maker);
}

bool puzzle_make(struct puzzle_maker *maker, uint64_t seed) {
    maker->random.state = seed;
    if (maker->wish.symmetry == SYMMETRY_RANDOM)
        draw_symmetry(maker);
    maker->most = 0;
    maker->depth = maker->wish.fewest_holes + maker->wish.fewest_holes / 4;
    maker->given_up = false;
    maker->end = maker->solver.guesses + maker->wish.guesses;
    if (maker->wish.pattern)
        return make_pattern(maker);
    if (area_is_board(&maker->base.area))
        return make_board(maker);
    return maker->wish.jigsaw || maker->wish.clues ? make_drawn(maker) : make_dug(maker);
}
