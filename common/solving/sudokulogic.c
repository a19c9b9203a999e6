/* SPDX-License-Identifier: MIT */
#include "common/solving/sudokulogic.h"

#include <assert.h>

#include "common/solving/sudokurules.h"

static bool is_long(const struct sudoku *s) {
    return s->guesses >= s->long_from;
}

void sudokulogic_queue(struct sudoku *s, uint32_t cell, Digits mask, bool changed) {
    assert(cell < s->cells && s->queued <= 2 * s->cells);
    s->queue[s->queued] = cell;
    s->queued += changed & !(mask & (mask - 1));
}

void sudokulogic_assign(struct sudoku *s, struct sudoku_level *level, uint32_t cell, Digits bit) {
    assert(level->open);
    Digits *candidates = level->candidates;
    const uint32_t *peer = s->peers + s->peers_begin[cell];
    const uint32_t *end = s->peers + s->peers_begin[cell + 1];
    uint32_t *queue = s->queue, queued = s->queued;
    assert(bit && !(bit & (bit - 1)) && (candidates[cell] & bit));
    candidates[cell] = bit;
    level->open--;
    for (uint32_t i = s->of_begin[cell]; i < s->of_begin[cell + 1]; i++)
        level->missing[s->of[i]] &= ~bit;
    for (; peer < end; peer += SUDOKU_BUNDLE)
        for (unsigned i = 0; i < SUDOKU_BUNDLE; i++) {
            Digits before = candidates[peer[i]], after = before & ~bit;
            candidates[peer[i]] = after;
            queue[queued] = peer[i];
            queued += (before != after) & !(after & (after - 1));
        }
    s->queued = queued;
}

/* Sets all queued cells.  Returns false if one has no candidate left. */
static bool set_naked_singles(struct sudoku *s, struct sudoku_level *level) {
    while (s->queued) {
        uint32_t cell = s->queue[--s->queued];
        Digits bit = level->candidates[cell];
        if (!bit)
            return false;
        if (!sudokulogic_is_set(s, level, cell, bit))
            sudokulogic_assign(s, level, cell, bit);
    }
    return true;
}

/* Sets the digits in `places`, which have at most one place in the house. */
static bool set_hidden_singles(struct sudoku *s, struct sudoku_level *level, uint32_t house,
                               Digits places) {
    assert(places && house < s->houses);
    const uint32_t *members = s->members + (size_t)house * s->side;
    while (places) {
        Digits bit = sudoku_lowest(places);
        unsigned i = 0;
        while (i < s->side && !(level->candidates[members[i]] & bit))
            i++;
        if (i == s->side)
            return false;
        sudokulogic_assign(s, level, members[i], bit);
        if (!set_naked_singles(s, level))
            return false;
        /* Others may have been set meanwhile. */
        places &= ~bit & level->missing[house];
    }
    return true;
}

/* Sets the digits that occur at most once among the candidates of a house; sets *found if there are
 * any.  Returns false if one of them has no place. side is s->side, passed so that the compiler can
 * unroll the loop. */
static inline bool scan_house(struct sudoku *s, struct sudoku_level *level, uint32_t house,
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

/* Visits the houses until a whole round has found nothing. */
static inline bool scan_houses(struct sudoku *s, struct sudoku_level *level, unsigned side) {
    uint32_t house = 0, last = s->houses - 1;
    bool found;
    if (!s->houses)
        return true;
    while (level->open) {
        if (level->missing[house]) {
            if (!scan_house(s, level, house, side, &found))
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

/* Removes digits from `count` cells. */
static void take_away(struct sudoku *s, Digits *candidates, const uint32_t *cell, unsigned count,
                      Digits digits) {
    assert(count <= s->side);
    for (unsigned i = 0; digits && i < count; i++) {
        Digits before = candidates[cell[i]], after = before & ~digits;
        candidates[cell[i]] = after;
        sudokulogic_queue(s, cell[i], after, before != after);
    }
}

/* Removes locked candidates: a digit whose places in house a are all in house b has no other place
 * in b.  Ends when a cell has a single candidate left.  Returns whether any candidate was
 * removed. */
static bool lock(struct sudoku *s, struct sudoku_level *level) {
    assert(!s->queued);
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

/* Sets singles, beginning with the queue, until there are no more.  Returns false on a
 * contradiction. */
static bool set_singles(struct sudoku *s, struct sudoku_level *level) {
    return set_naked_singles(s, level) &&
           (s->side == 9 ? scan_houses(s, level, 9) : scan_houses(s, level, s->side));
}

/* Searches hidden singles in houses that are due, until some are set: then sets *found.  Returns
 * false on a contradiction. */
static bool scan_due(struct sudoku *s, struct sudoku_level *level, bool *found) {
    *found = false;
    for (uint32_t h = 0; h < s->houses && !*found; h++) {
        if (!s->house_due[h])
            continue;
        s->house_due[h] = 0;
        if (level->missing[h] && !scan_house(s, level, h, s->side, found))
            return false;
    }
    return true;
}

/* The same with bonds, which alone are decisive for a full grid. */
static bool settle_bonds(struct sudoku *s, struct sudoku_level *level) {
    bool found;
    do {
        do
            if (!set_naked_singles(s, level))
                return false;
        while (sudokurules_narrow(s, level));
        if (!scan_due(s, level, &found))
            return false;
    } while (found);
    return true;
}

static bool settle(struct sudoku *s, struct sudoku_level *level) {
    return s->bonds.size ? settle_bonds(s, level) : set_singles(s, level);
}

bool sudokulogic_propagate(struct sudoku *s, struct sudoku_level *level) {
    bool consistent = settle(s, level);
    while (consistent && level->open && is_long(s) && lock(s, level))
        consistent = settle(s, level);
    if (!consistent && s->bonds.size)
        sudokurules_forget(s);
    s->queued = 0;
    return consistent;
}
