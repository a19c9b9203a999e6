/* SPDX-License-Identifier: MIT */
#include "common/solving/sudokuclues.h"

#include <assert.h>
#include <string.h>

#include "common/solving/sudokulogic.h"
#include "common/solving/sudokurules.h"

/* Gives each blank cell the digits that are missing in its houses. */
static void find_candidates_of_several(struct sudoku *s, const struct sudoku_level *level,
                                       const uint8_t *clues) {
    s->queued = 0;
    for (uint32_t c = 0; c < s->cells; c++) {
        Digits mask = s->all;
        if (clues[c])
            continue;
        for (uint32_t i = s->of_begin[c]; i < s->of_begin[c + 1]; i++)
            mask &= level->missing[s->of[i]];
        level->candidates[c] = mask;
        sudokulogic_queue(s, c, mask, true);
    }
}

/* The same for one grid: the row, the column and the others. */
static void find_candidates(struct sudoku *s, const struct sudoku_level *level,
                            const uint8_t *clues) {
    assert(s->square);
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

/* Sets up a level from the clues. */
static bool place_clues(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues) {
    assert(clues);
    const uint32_t *of = s->of, *of_begin = s->of_begin;
    Digits *candidates = level->candidates, *missing = level->missing;
    uint32_t cells = s->cells, open = cells;
    for (uint32_t h = 0; h < s->missing; h++)
        missing[h] = s->all;
    for (uint32_t c = 0; c < cells; c++) {
        if (!clues[c])
            continue;
        assert(clues[c] <= s->side);
        Digits bit = sudoku_bit(clues[c]), all = bit;
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
    if (s->square)
        find_candidates(s, level, clues);
    else
        find_candidates_of_several(s, level, clues);
    return !s->rules || sudokurules_begin(s, level, clues);
}

static size_t level_size(const struct sudoku *s) {
    return ((size_t)s->cells + 1 + s->missing) * sizeof(Digits);
}

/* Whether there is a known position whose clues are all among these. */
static bool is_beyond_known(const struct sudoku *s, const uint8_t *clues) {
    for (uint32_t c = 0; c < s->cells; c++)
        if (s->known_clues[c] && s->known_clues[c] != clues[c])
            return false;
    return s->known_masks[0] != 0;
}

/* Sets up a level from the known position and sets the further clues. */
static bool begin_from_known(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues) {
    assert(s->known_masks[0]);
    memcpy(level->candidates, s->known_masks, level_size(s));
    level->open = s->known_open;
    sudokurules_branch(s, level);
    for (uint32_t c = 0; c < s->cells; c++) {
        if (!clues[c] || s->known_clues[c])
            continue;
        if (!(level->candidates[c] & sudoku_bit(clues[c])))
            return false;
        if (!sudokulogic_is_set(s, level, c, sudoku_bit(clues[c])))
            sudokulogic_assign(s, level, c, sudoku_bit(clues[c]));
    }
    return true;
}

/* Goes from the clues as far as possible without a guess, and keeps that position. */
static bool begin_anew(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues) {
    assert(s->bonds.size);
    s->known_masks[0] = 0;
    s->long_from = UINT64_MAX; /* later searches must not depend on earlier ones */
    if (!place_clues(s, level, clues) || !sudokulogic_propagate(s, level))
        return false;
    memcpy(s->known_clues, clues, s->cells);
    memcpy(s->known_masks, level->candidates, level_size(s));
    s->known_open = level->open;
    return true;
}

bool sudokuclues_begin(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues) {
    if (!s->bonds.size)
        return place_clues(s, level, clues);
    s->queued = 0;
    return is_beyond_known(s, clues) ? begin_from_known(s, level, clues)
                                     : begin_anew(s, level, clues);
}
