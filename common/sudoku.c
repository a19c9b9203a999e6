#include "common/sudoku.h"

#include <string.h>

/* A random completion that has guessed this often a cell is lost in a bad corner and starts over
 * (the runs of such a search are heavy-tailed; Gomes, Selman, Kautz, 1998). */
enum { PATIENCE = 4 };

/* A search is long when it has guessed this often: then it looks for locked candidates, and weighs
 * cells.  Short ones are over sooner without. */
enum { LONG_AFTER = 32 };

/* Weights: the first one, what part of it the next one has more, and the largest.  They are whole
 * numbers so that every machine branches alike. */
#define WEIGHT_FIRST ((uint64_t)1 << 10)
#define WEIGHT_PART 20
#define WEIGHT_MAX ((uint64_t)1 << 50)

/* Peers are looked at in bundles of so many. */
enum { BUNDLE = 4 };

/* What a search is for, and what has come of it. */
struct aim {
    uint64_t wanted;       /* solutions after which it ends */
    uint64_t guess_limit;  /* count of guesses at which it ends */
    struct random *random; /* NULL, or what draws the digits to try */
    const uint8_t *known;  /* NULL, or a solution that does not count and is kept close to */
    uint8_t *solution;     /* NULL, or where the first solution goes */
    uint64_t found;
};

static bool is_long(const struct sudoku *s) {
    return s->guesses >= s->long_from;
}

/* Random completions start over instead. */
static bool is_weighing(const struct sudoku *s) {
    return s->guesses >= s->weigh_from;
}

static Digits lowest(Digits set) {
    return set & (0 - set);
}

static uint8_t digit_of(Digits bit) {
    return (uint8_t)(__builtin_ctz(bit) + 1);
}

static Digits digit_bit(unsigned digit) {
    return (Digits)1 << (digit - 1);
}

/* A copy of count entries of a table of the variant, charged to the solver. */
static uint32_t *copied(struct sudoku *s, const uint32_t *from, size_t count) {
    uint32_t *to = memory_zeroed(s->memory, count, sizeof *to);
    memcpy(to, from, count * sizeof *to);
    return to;
}

/* Fills a cell's peers up with a cell that is none and never has candidates. */
static uint32_t round_up(uint32_t count) {
    return (count + BUNDLE - 1) / BUNDLE * BUNDLE;
}

static void init_peers(struct sudoku *s, const struct variant *variant) {
    uint32_t most = round_up(variant_peers_max(variant));
    s->peers = memory_zeroed(s->memory, (size_t)s->cells * most, sizeof *s->peers);
    s->peers_begin = memory_zeroed(s->memory, (size_t)s->cells + 2, sizeof *s->peers_begin);
    for (uint32_t c = 0; c < s->cells; c++) {
        uint32_t *peers = s->peers + s->peers_begin[c];
        uint32_t count = variant_peers(variant, c, peers);
        while (count % BUNDLE)
            peers[count++] = s->cells;
        s->peers_begin[c + 1] = s->peers_begin[c] + count;
    }
    s->peers_begin[s->cells + 1] = s->cells * most; /* what was taken */
}

/* Appends the cells of house a that are in house b, or those that are not.  Returns how many. */
static unsigned append(struct sudoku *s, const struct variant *variant, uint32_t a, uint32_t b,
                       bool shared) {
    const uint32_t *members = variant_members(variant, a);
    size_t before = s->crossed.size;
    for (unsigned i = 0; i < s->side; i++)
        if (variant_has(variant, b, members[i]) == shared)
            stack_push(s->memory, &s->crossed, members[i]);
    return (unsigned)(s->crossed.size - before);
}

static void init_crossings(struct sudoku *s, const struct variant *variant) {
    for (uint32_t a = 0; a < s->houses; a++)
        for (uint32_t b = a + 1; b < s->houses; b++) {
            struct sudoku_crossing crossing = {.begin = s->crossed.size};
            crossing.shared = append(s, variant, a, b, true);
            if (crossing.shared < 2) {
                s->crossed.size = crossing.begin;
                continue;
            }
            append(s, variant, a, b, false);
            append(s, variant, b, a, false);
            stack_push(s->memory, &s->crossings, crossing);
        }
}

static void init_levels(struct sudoku *s) {
    size_t stride = s->cells + 1 + s->houses;
    s->levels = memory_zeroed(s->memory, (size_t)s->cells + 1, sizeof *s->levels);
    s->masks = memory_zeroed(s->memory, ((size_t)s->cells + 1) * stride, sizeof *s->masks);
    for (uint32_t i = 0; i <= s->cells; i++) {
        s->levels[i].candidates = s->masks + i * stride;
        s->levels[i].missing = s->levels[i].candidates + s->cells + 1;
    }
}

void sudoku_init(struct sudoku *s, const struct variant *variant, struct memory *memory) {
    *s = (struct sudoku){.side = variant->side,
                         .cells = variant->cells,
                         .houses = variant->count,
                         .all = (Digits)(((uint64_t)1 << variant->side) - 1),
                         .memory = memory};
    size_t entries = (size_t)s->houses * s->side;
    s->members = copied(s, variant->members, entries);
    s->of = copied(s, variant->of, entries);
    s->of_begin = copied(s, variant->of_begin, (size_t)s->cells + 1);
    init_peers(s, variant);
    init_crossings(s, variant);
    /* A cell is queued when it comes down to one candidate and when it loses that; one more entry
     * is written, not kept. */
    s->weights = memory_zeroed(memory, s->cells, sizeof *s->weights);
    s->queue = memory_zeroed(memory, 2 * (size_t)s->cells + 2, sizeof *s->queue);
    init_levels(s);
}

void sudoku_free(struct sudoku *s) {
    struct memory *memory = s->memory;
    if (!memory)
        return;
    size_t entries = (size_t)s->houses * s->side, cells = s->cells;
    memory_release(memory, s->members, entries * sizeof *s->members);
    memory_release(memory, s->of, entries * sizeof *s->of);
    memory_release(memory, s->of_begin, (cells + 1) * sizeof *s->of_begin);
    memory_release(memory, s->peers, s->peers_begin[cells + 1] * sizeof *s->peers);
    memory_release(memory, s->peers_begin, (cells + 2) * sizeof *s->peers_begin);
    stack_free(memory, &s->crossings);
    stack_free(memory, &s->crossed);
    memory_release(memory, s->weights, cells * sizeof *s->weights);
    memory_release(memory, s->queue, (2 * cells + 2) * sizeof *s->queue);
    memory_release(memory, s->levels, (cells + 1) * sizeof *s->levels);
    memory_release(memory, s->masks, (cells + 1) * (cells + 1 + s->houses) * sizeof *s->masks);
    *s = (struct sudoku){0};
}

/* Queues the cell if its mask has one bit or none, without a branch to guess. */
static void queue_if_single(struct sudoku *s, uint32_t cell, Digits mask, bool changed) {
    s->queue[s->queued] = cell;
    s->queued += changed & !(mask & (mask - 1));
}

/* Sets a cell, of whose candidates bit must be one, and takes the digit from its peers.  Those that
 * come down to one candidate or none are queued, without a branch to guess. */
static void assign(struct sudoku *s, struct sudoku_level *level, uint32_t cell, Digits bit) {
    Digits *candidates = level->candidates;
    const uint32_t *peer = s->peers + s->peers_begin[cell];
    const uint32_t *end = s->peers + s->peers_begin[cell + 1];
    uint32_t *queue = s->queue, queued = s->queued;
    candidates[cell] = bit;
    level->open--;
    for (uint32_t i = s->of_begin[cell]; i < s->of_begin[cell + 1]; i++)
        level->missing[s->of[i]] &= ~bit;
    for (; peer < end; peer += BUNDLE)
        for (unsigned i = 0; i < BUNDLE; i++) {
            Digits before = candidates[peer[i]], after = before & ~bit;
            candidates[peer[i]] = after;
            queue[queued] = peer[i];
            queued += (before != after) & !(after & (after - 1));
        }
    s->queued = queued;
}

/* Whether the digit is set already in the cell's row; in the cell itself, if it is a candidate. */
static bool is_set(const struct sudoku *s, const struct sudoku_level *level, uint32_t cell,
                   Digits bit) {
    return !(level->missing[s->of[s->of_begin[cell]]] & bit);
}

/* Sets all queued cells.  Returns false when one has no candidate left. */
static bool set_naked_singles(struct sudoku *s, struct sudoku_level *level) {
    while (s->queued) {
        uint32_t cell = s->queue[--s->queued];
        Digits bit = level->candidates[cell];
        if (!bit)
            return false;
        if (!is_set(s, level, cell, bit))
            assign(s, level, cell, bit);
    }
    return true;
}

/* Sets the digits in places, a set of those that have at most one place in the house. */
static bool set_hidden_singles(struct sudoku *s, struct sudoku_level *level, uint32_t house,
                               Digits places) {
    const uint32_t *members = s->members + (size_t)house * s->side;
    while (places) {
        Digits bit = lowest(places);
        unsigned i = 0;
        while (i < s->side && !(level->candidates[members[i]] & bit))
            i++;
        if (i == s->side)
            return false;
        assign(s, level, members[i], bit);
        if (!set_naked_singles(s, level))
            return false;
        /* Others may have been set on the way. */
        places &= ~bit & level->missing[house];
    }
    return true;
}

/* Sets the digits that do not occur twice among the candidates of a house; *found tells whether
 * there were any.  Returns false when one of them has no place at all.  side is s->side, passed so
 * that the compiler can unroll the loop. */
static inline bool look_at_house(struct sudoku *s, struct sudoku_level *level, uint32_t house,
                                 unsigned side, bool *found) {
    const uint32_t *members = s->members + (size_t)house * side;
    Digits once = 0, twice = 0, missing = level->missing[house];
    *found = false;
    for (unsigned i = 0; i < side; i++) {
        Digits mask = level->candidates[members[i]];
        twice |= once & mask;
        once |= mask;
    }
    Digits places = missing & ~twice;
    *found = places != 0;
    return !places || set_hidden_singles(s, level, house, places);
}

/* Goes round the houses until a whole round brings nothing. */
static inline bool look_at_houses(struct sudoku *s, struct sudoku_level *level, unsigned side) {
    uint32_t house = 0, last = s->houses - 1;
    bool found;
    while (level->open) {
        if (level->missing[house]) {
            if (!look_at_house(s, level, house, side, &found))
                return false;
            if (found)
                last = house;
            else if (house == last)
                return true;
        } else if (house == last) {
            return true;
        }
        house = house + 1 == s->houses ? 0 : house + 1;
    }
    return true;
}

/* The digits that are candidates in one of count cells. */
static Digits any_of(const Digits *candidates, const uint32_t *cell, unsigned count) {
    Digits any = 0;
    for (unsigned i = 0; i < count; i++)
        any |= candidates[cell[i]];
    return any;
}

/* Takes digits from count cells, if there are any. */
static void take_away(struct sudoku *s, Digits *candidates, const uint32_t *cell, unsigned count,
                      Digits digits) {
    for (unsigned i = 0; digits && i < count; i++) {
        Digits before = candidates[cell[i]], after = before & ~digits;
        candidates[cell[i]] = after;
        queue_if_single(s, cell[i], after, before != after);
    }
}

/* Takes away locked candidates: a digit that has its places of one house in another house, too, has
 * none in the rest of that one.  Goes on until one comes down to a single.  Returns whether there
 * were any. */
static bool lock(struct sudoku *s, struct sudoku_level *level) {
    Digits *candidates = level->candidates, taken = 0;
    for (size_t i = 0; i < s->crossings.size && !s->queued; i++) {
        const struct sudoku_crossing *crossing = &s->crossings.data[i];
        unsigned rest = s->side - crossing->shared;
        const uint32_t *shared = s->crossed.data + crossing->begin;
        const uint32_t *first = shared + crossing->shared, *second = first + rest;
        Digits both = any_of(candidates, shared, crossing->shared);
        Digits in_first = any_of(candidates, first, rest);
        Digits in_second = any_of(candidates, second, rest);
        take_away(s, candidates, first, rest, both & ~in_second & in_first);
        take_away(s, candidates, second, rest, both & ~in_first & in_second);
        taken |= both & (in_first ^ in_second);
    }
    return taken != 0;
}

/* Sets singles, starting from the queue, until there are no more.  Returns false on a
 * contradiction. */
static bool set_singles(struct sudoku *s, struct sudoku_level *level) {
    return set_naked_singles(s, level) &&
           (s->side == 9 ? look_at_houses(s, level, 9) : look_at_houses(s, level, s->side));
}

/* Goes as far as one gets without a guess.  Returns false on a contradiction. */
static bool propagate(struct sudoku *s, struct sudoku_level *level) {
    bool consistent = set_singles(s, level);
    while (consistent && level->open && is_long(s) && lock(s, level))
        consistent = set_singles(s, level);
    s->queued = 0;
    return consistent;
}

/* Gives each blank cell the digits that its houses miss: the row, the column and the others. */
static void find_candidates(struct sudoku *s, const struct sudoku_level *level,
                            const uint8_t *clues) {
    const Digits *missing = level->missing, *columns = missing + s->side;
    const uint32_t *of = s->of, *of_begin = s->of_begin;
    Digits *candidates = level->candidates;
    uint32_t *queue = s->queue, queued = 0;
    unsigned side = s->side;
    for (unsigned r = 0, c = 0; r < side; r++)
        for (unsigned column = 0; column < side; column++, c++) {
            if (clues[c])
                continue;
            Digits mask = missing[r] & columns[column];
            for (uint32_t i = of_begin[c] + 2; i < of_begin[c + 1]; i++)
                mask &= missing[of[i]];
            candidates[c] = mask;
            queue[queued] = c;
            queued += !(mask & (mask - 1));
        }
    s->queued = queued;
}

/* Sets up the first level from the clues.  Returns false when two of them clash. */
static bool begin(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues) {
    const uint32_t *of = s->of, *of_begin = s->of_begin;
    Digits *candidates = level->candidates, *missing = level->missing;
    uint32_t cells = s->cells, open = cells;
    for (uint32_t h = 0; h < s->houses; h++)
        missing[h] = s->all;
    for (uint32_t c = 0; c < cells; c++) {
        if (!clues[c])
            continue;
        Digits bit = digit_bit(clues[c]), all = bit;
        for (uint32_t i = of_begin[c]; i < of_begin[c + 1]; i++) {
            all &= missing[of[i]];
            missing[of[i]] &= ~bit;
        }
        if (!all)
            return false;
        candidates[c] = bit;
        open--;
    }
    level->open = open;
    find_candidates(s, level, clues);
    return true;
}

/* How many bits are set: pairs, fours and bytes of them are added up side by side. */
static unsigned size_of(Digits set) {
    set -= set >> 1 & 0x55555555;
    set = (set & 0x33333333) + (set >> 2 & 0x33333333);
    set = (set + (set >> 4)) & 0x0f0f0f0f;
    return set * 0x01010101u >> 24;
}

/* Whether to branch on cell b, which has as few candidates as a, in its place. */
static bool is_better(const struct sudoku *s, uint32_t a, uint32_t b) {
    return is_weighing(s) && s->weights[b] > s->weights[a];
}

/* Picks a cell with the fewest candidates; nearly always one has two. */
static void choose_cell(const struct sudoku *s, struct sudoku_level *level) {
    unsigned fewest = SUDOKU_SIDE_MAX + 1;
    for (uint32_t c = 0; c < s->cells; c++) {
        Digits mask = level->candidates[c], rest = mask & (mask - 1);
        if (!rest)
            continue;
        unsigned size = rest & (rest - 1) ? size_of(mask) : 2;
        if (size > fewest || (size == fewest && !is_better(s, level->cell, c)))
            continue;
        level->cell = c;
        fewest = size;
        if (size == 2 && !is_weighing(s))
            break;
    }
    level->untried = level->candidates[level->cell];
}

/* Notes that branching on a cell has led to a contradiction. */
static void add_weight(struct sudoku *s, uint32_t cell) {
    s->weights[cell] += s->weight;
    s->weight += s->weight / WEIGHT_PART;
    if (s->weight <= WEIGHT_MAX)
        return;
    for (uint32_t c = 0; c < s->cells; c++)
        s->weights[c] /= WEIGHT_MAX / WEIGHT_FIRST;
    s->weight = WEIGHT_FIRST;
}

static void forget_weights(struct sudoku *s) {
    memset(s->weights, 0, s->cells * sizeof *s->weights);
    s->weight = WEIGHT_FIRST;
}

static Digits random_member(struct random *random, Digits set) {
    for (uint32_t skip = random_below(random, size_of(set)); skip; skip--)
        set &= set - 1;
    return lowest(set);
}

/* Which digit to try at the level's cell. */
static Digits choose_digit(const struct aim *aim, const struct sudoku_level *level) {
    if (aim->random)
        return random_member(aim->random, level->untried);
    if (aim->known && level->untried & digit_bit(aim->known[level->cell]))
        return digit_bit(aim->known[level->cell]);
    return lowest(level->untried);
}

/* Tries the next digit at the level's cell: on a copy, or in place when it is the last one.
 * Returns the level that it was set in. */
static struct sudoku_level *take_branch(struct sudoku *s, struct sudoku_level *level,
                                        const struct aim *aim) {
    Digits bit = choose_digit(aim, level);
    struct sudoku_level *next = level;
    uint32_t cell = level->cell;
    level->untried &= ~bit;
    if (level->untried) {
        next = level + 1;
        memcpy(next->candidates, level->candidates,
               ((size_t)s->cells + 1 + s->houses) * sizeof *next->candidates);
        next->open = level->open;
    }
    next->untried = 0;
    s->guesses++;
    if (s->guesses == s->weigh_from)
        forget_weights(s);
    s->branched = cell;
    assign(s, next, cell, bit);
    return next;
}

static void read_off(const struct sudoku *s, const struct sudoku_level *level, uint8_t *solution) {
    for (uint32_t c = 0; c < s->cells; c++)
        solution[c] = digit_of(level->candidates[c]);
}

static bool is_known(const struct sudoku *s, const struct sudoku_level *level,
                     const uint8_t *known) {
    for (uint32_t c = 0; c < s->cells; c++)
        if (level->candidates[c] != digit_bit(known[c]))
            return false;
    return true;
}

/* Takes in a solution: counts it, unless it is known already, and keeps the first one. */
static void take_solution(const struct sudoku *s, const struct sudoku_level *level,
                          struct aim *aim) {
    if (aim->known && is_known(s, level, aim->known))
        return;
    if (!aim->found++ && aim->solution)
        read_off(s, level, aim->solution);
}

/* Searches below the first level until the aim is reached, or there is nothing left to try, or the
 * guesses are at their limit. */
static void search(struct sudoku *s, struct aim *aim) {
    struct sudoku_level *level = s->levels;
    s->long_from = s->guesses + LONG_AFTER;
    s->weigh_from = aim->random ? UINT64_MAX : s->long_from;
    for (;;) {
        if (propagate(s, level)) {
            if (level->open)
                choose_cell(s, level);
            else
                take_solution(s, level, aim);
            if (aim->found == aim->wanted)
                return;
        } else if (is_weighing(s)) {
            add_weight(s, s->branched);
        }
        while (!level->untried) {
            if (level == s->levels)
                return;
            level--;
        }
        if (s->guesses == aim->guess_limit)
            return;
        level = take_branch(s, level, aim);
    }
}

/* Searches from the clues.  Returns how many solutions were found. */
static uint64_t solve(struct sudoku *s, const uint8_t *clues, struct aim aim) {
    s->levels->untried = 0;
    if (begin(s, s->levels, clues))
        search(s, &aim);
    return aim.found;
}

uint64_t sudoku_count(struct sudoku *s, const uint8_t *clues, uint64_t limit, uint8_t *solution) {
    return solve(s, clues,
                 (struct aim){.wanted = limit, .guess_limit = UINT64_MAX, .solution = solution});
}

bool sudoku_other(struct sudoku *s, const uint8_t *clues, const uint8_t *known, uint32_t cell,
                  uint64_t guesses) {
    struct aim aim = {.wanted = 1, .guess_limit = UINT64_MAX, .known = known};
    struct sudoku_level *level = s->levels;
    if (guesses < UINT64_MAX - s->guesses)
        aim.guess_limit = s->guesses + guesses;
    level->untried = 0;
    if (!begin(s, level, clues))
        return false;
    if (cell != SUDOKU_ANYWHERE) {
        level->candidates[cell] &= ~digit_bit(known[cell]);
        queue_if_single(s, cell, level->candidates[cell], true);
    }
    search(s, &aim);
    return aim.found || s->guesses == aim.guess_limit;
}

bool sudoku_complete(struct sudoku *s, struct random *random, uint8_t *grid) {
    uint64_t guesses = s->guesses, patience = (uint64_t)PATIENCE * s->cells, found, stop;
    struct aim aim = {.wanted = 1, .random = random, .solution = grid};
    do {
        aim.guess_limit = stop = s->guesses + patience;
        found = solve(s, grid, aim);
        patience += patience / 2;
    } while (!found && s->guesses == stop); /* Else the search ended by itself. */
    s->guesses = guesses;
    return found > 0;
}

/* The first house, a row, in random order: the digits' names are drawn at once. */
static void shuffle_row(const struct sudoku *s, struct random *random, uint8_t *grid) {
    memset(grid, 0, s->cells);
    for (unsigned i = 0; i < s->side; i++) {
        unsigned j = random_below(random, i + 1);
        grid[i] = grid[j];
        grid[j] = (uint8_t)(i + 1);
    }
}

bool sudoku_fill(struct sudoku *s, struct random *random, uint8_t *grid) {
    shuffle_row(s, random, grid);
    return sudoku_complete(s, random, grid);
}
