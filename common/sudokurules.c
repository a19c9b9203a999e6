#include "common/sudokurules.h"

#include "common/rulebond.h"

/* Leaves a cell only some candidates.  Returns whether it had others. */
static bool leave(struct sudoku *s, struct sudoku_level *level, uint32_t cell, Digits digits) {
    Digits before = level->candidates[cell], after = before & digits;
    if (before == after)
        return false;
    level->candidates[cell] = after;
    if (!(after & (after - 1)))
        s->queue[s->queued++] = cell;
    return true;
}

/* Takes a clue's digit from the cells that rules have differ from it.  Returns false when one of
 * them has it. */
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

bool sudokurules_begin(struct sudoku *s, struct sudoku_level *level, const uint8_t *clues) {
    const RuleDigits *allowed = s->rules->allowed;
    for (uint32_t c = 0; c < s->cells; c++) {
        if (!clues[c])
            leave(s, level, c, allowed[c]);
        else if (!(allowed[c] & sudoku_bit(clues[c])) || !differ(s, level, clues, c))
            return false;
    }
    return true;
}

/* The candidates of a bond's cells in two words, or 0 where they do not fit. */
static struct sudoku_packed packed(const struct sudoku *s, const RuleDigits *digits,
                                   uint32_t count) {
    struct sudoku_packed packed = {{0, 0}};
    uint32_t each = 64 / s->side;
    if (count > 2 * each)
        return packed;
    for (uint32_t i = 0; i < count; i++)
        packed.words[i >= each] = packed.words[i >= each] << s->side | digits[i];
    return packed;
}

/* Narrows by one relation or sum.  Returns whether that took a candidate. */
static bool narrow(struct sudoku *s, struct sudoku_level *level, size_t number) {
    const struct rules_bond *bond = &s->rules->bonds.data[number];
    const uint32_t *cells = rules_bond_cells(s->rules, bond);
    RuleDigits digits[SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX];
    bool changed = false;
    for (uint32_t i = 0; i < bond->count; i++)
        digits[i] = level->candidates[cells[i]];
    struct sudoku_packed before = packed(s, digits, bond->count), *settled = &s->settled[number];
    if (before.words[0] && before.words[0] == settled->words[0] &&
        before.words[1] == settled->words[1])
        return false;
    rulebond_narrow(s->rules, bond, digits);
    for (uint32_t i = 0; i < bond->count; i++)
        changed |= leave(s, level, cells[i], digits[i]);
    if (!changed)
        *settled = before;
    return changed;
}

bool sudokurules_narrow(struct sudoku *s, struct sudoku_level *level) {
    size_t count = s->rules->bonds.size, last = count;
    /* Goes round until a whole round has brought nothing since the last that did. */
    for (size_t i = 0; count && !s->queued; i = i + 1 == count ? 0 : i + 1) {
        if (i == last)
            break;
        if (narrow(s, level, i) || last == count)
            last = i;
    }
    return s->queued > 0;
}
