/* SPDX-License-Identifier: MIT */
#include "common/solving/sudokurules.h"

#include <assert.h>
#include <string.h>

#include "common/rules/rulebond.h"

/* Restricts the candidates of a cell.  Returns whether it loses any. */
static bool leave(struct sudoku *s, struct sudoku_level *level, uint32_t cell, Digits digits) {
    assert(cell < s->cells);
    Digits before = level->candidates[cell], after = before & digits;
    if (before == after)
        return false;
    level->candidates[cell] = after;
    if (!(after & (after - 1)))
        s->queue[s->queued++] = cell;
    return true;
}

/* Removes a clue's digit from the cells that rules make different.  Returns false if one of them
 * has it. */
static bool differ(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues,
                   uint32_t cell) {
    const struct rules *rules = s->rules;
    for (uint32_t i = rules->differ_begin[cell]; i < rules->differ_begin[cell + 1]; i++) {
        uint32_t other = rules->differ.data[i];
        if (clues[other] == clues[cell])
            return false;
        if (!clues[other])
            leave(s, level, other, ~sudoku_bit(clues[cell]));
    }
    return true;
}

static void make_all_due(struct sudoku *s, const struct sudoku_level *level) {
    uint32_t count = (uint32_t)s->bonds.size;
    memcpy(s->seen, level->candidates, s->cells * sizeof *s->seen);
    memset(s->house_due, 1, s->missing);
    memset(s->is_due, 1, count);
    for (uint32_t i = 0; i < count; i++)
        s->due[i] = i;
    s->due_first = 0;
    s->due_count = count;
}

bool sudokurules_begin(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues) {
    assert(s->rules);
    const RuleDigits *allowed = s->rules->allowed;
    for (uint32_t c = 0; c < s->cells; c++) {
        if (!clues[c])
            leave(s, level, c, allowed[c]);
        else if (!(allowed[c] & sudoku_bit(clues[c])) || !differ(s, level, clues, c))
            return false;
    }
    if (s->bonds.size)
        make_all_due(s, level);
    return true;
}

/* Makes the bonds and houses of a cell due. */
static void touch(struct sudoku *s, uint32_t cell) {
    assert(cell < s->cells);
    uint32_t count = (uint32_t)s->bonds.size;
    for (uint32_t i = s->of_begin[cell]; i < s->of_begin[cell + 1]; i++)
        s->house_due[s->of[i]] = 1;
    for (uint32_t i = s->bonds_begin[cell]; i < s->bonds_begin[cell + 1]; i++) {
        uint32_t bond = s->bonds_of[i], at = s->due_first + s->due_count;
        if (s->is_due[bond])
            continue;
        s->is_due[bond] = 1;
        s->due[at < count ? at : at - count] = bond;
        s->due_count++;
        assert(s->due_count <= count);
    }
}

/* Finds the cells that have lost candidates. */
static void find_changes(struct sudoku *s, const struct sudoku_level *level) {
    for (uint32_t c = 0; c < s->cells; c++)
        if (level->candidates[c] != s->seen[c]) {
            s->seen[c] = level->candidates[c];
            touch(s, c);
        }
}

/* Takes a bond off the ring; is_due stays set until the caller clears it. */
static uint32_t take_due(struct sudoku *s) {
    assert(s->due_count);
    uint32_t bond = s->due[s->due_first++];
    if (s->due_first == s->bonds.size)
        s->due_first = 0;
    s->due_count--;
    return bond;
}

/* Whether narrowing by a bond again right away has no effect. */
static bool is_final(const struct rules_bond *bond) {
    return bond->count == 2 || bond->diagram;
}

/* Narrows candidates by one bond. */
static void narrow(struct sudoku *s, struct sudoku_level *level, const struct rules_bond *bond) {
    assert(bond->count && bond->count <= s->cells);
    const uint32_t *cells = s->bonded.data + bond->begin;
    RuleDigits digits[SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX];
    for (uint32_t i = 0; i < bond->count; i++)
        digits[i] = level->candidates[cells[i]];
    rulebond_narrow(s->rules, bond, digits);
    for (uint32_t i = 0; i < bond->count; i++)
        if (leave(s, level, cells[i], digits[i])) {
            s->seen[cells[i]] = digits[i];
            touch(s, cells[i]);
        }
}

bool sudokurules_narrow(struct sudoku *s, struct sudoku_level *level) {
    assert(!s->queued);
    find_changes(s, level);
    while (s->due_count && !s->queued) {
        uint32_t due = take_due(s);
        const struct rules_bond *bond = &s->bonds.data[due];
        s->is_due[due] = is_final(bond);
        narrow(s, level, bond);
        s->is_due[due] &= !is_final(bond);
    }
    return s->queued > 0;
}

void sudokurules_branch(struct sudoku *s, const struct sudoku_level *level) {
    if (s->bonds.size)
        memcpy(s->seen, level->candidates, s->cells * sizeof *s->seen);
}

void sudokurules_forget(struct sudoku *s) {
    while (s->due_count)
        s->is_due[take_due(s)] = 0;
    memset(s->house_due, 0, s->missing);
    assert(!s->due_count);
}
