/* SPDX-License-Identifier: MIT */
#include "common/human/ways.h"

#include <assert.h>
#include <string.h>

#include "common/base/bit.h"
#include "common/human/bond.h"
#include "common/human/relation.h"

/* The most digits that are tried in cells.  More ways than these allow take long to find and to
 * read.  There are many suppositions, so they get fewer tries. */
enum { TRIES = 4000, NARROW_TRIES = 1000, LISTED_MAX = STEP_PARTS_MAX - 1 };

/* A sum, or the relations of a rule. */
struct hunt {
    const struct board *board;
    const struct rules *rules;
    uint32_t begin, end; /* numbers of its bonds */
    uint32_t cells[WAYS_CELLS_MAX], count;
    RuleDigits digits[WAYS_CELLS_MAX], chosen[WAYS_CELLS_MAX], kept[WAYS_CELLS_MAX];
    unsigned seen[WAYS_CELLS_MAX]; /* bit i: sees cell i, which comes before */
    int least[WAYS_CELLS_MAX + 1]; /* the least sum of the cells from here on */
    int most[WAYS_CELLS_MAX + 1];
    uint32_t tries, ways;
    RuleDigits every; /* digits that occur in all ways */
    RuleDigits listed[LISTED_MAX];
    struct ways_pairs *pairs; /* to be filled in, too, or NULL */
};

static bool is_sum(const struct hunt *hunt) {
    return hunt->rules->bonds.data[hunt->begin].sums;
}

static uint32_t place_of(const struct hunt *hunt, uint32_t cell) {
    uint32_t i = 0;
    while (i < hunt->count && hunt->cells[i] != cell)
        i++;
    return i;
}

/* Adds a cell unless it was added before.  Returns false if there is no room. */
static bool add_cell(struct hunt *hunt, uint32_t cell, RuleDigits digits) {
    uint32_t at = place_of(hunt, cell);
    if (at == WAYS_CELLS_MAX)
        return false;
    assert(at <= hunt->count && digits);
    hunt->seen[at] = 0;
    for (uint32_t i = 0; i < at; i++)
        if (set_has(layout_sees(hunt->board->layout, cell), hunt->cells[i]))
            hunt->seen[at] |= 1u << i;
    hunt->cells[at] = cell;
    hunt->digits[at] = digits;
    hunt->kept[at] = 0;
    hunt->count += at == hunt->count;
    return true;
}

/* Adds the cells of a bond.  Returns false if there is no room or a cell has no digit left. */
static bool add_cells(struct hunt *hunt, const struct bond *bond) {
    bool fine = true;
    for (uint32_t i = 0; i < bond->bond->count && fine; i++)
        fine = bond->digits[i] && add_cell(hunt, bond->cells[i], bond->digits[i]);
    return fine;
}

/* Lists the cells of all bonds.  Returns false if there are too many, if all bonds were looked at
 * in vain before, or if a cell has no digit left. */
static bool list_cells(struct hunt *hunt, struct step *step, enum bond_look look) {
    struct bond bond;
    bool idle = true, fine = true;
    hunt->count = 0;
    for (uint32_t b = hunt->begin; b < hunt->end; b++) {
        bond_begin(&bond, hunt->board, b);
        idle = bond_is_idle(&bond, hunt->board, step, look) && idle;
        fine = fine && add_cells(hunt, &bond);
    }
    return fine && !idle && (hunt->count > 2 || look == BOND_DIGIT);
}

/* The sign of a cell in the sum: 1, or -1 if it is subtracted. */
static int sign(const struct hunt *hunt, uint32_t at) {
    const struct rules_bond *bond = &hunt->rules->bonds.data[hunt->begin];
    return at < bond->count - bond->minus ? 1 : -1;
}

static void find_ends(struct hunt *hunt) {
    memset(hunt->least, 0, sizeof hunt->least);
    memset(hunt->most, 0, sizeof hunt->most);
    for (uint32_t i = hunt->count; i-- > 0 && is_sum(hunt);) {
        int low = (int)bit_lowest(hunt->digits[i]) + 1,
            high = (int)bit_highest(hunt->digits[i]) + 1;
        hunt->least[i] = hunt->least[i + 1] + (sign(hunt, i) > 0 ? low : -high);
        hunt->most[i] = hunt->most[i + 1] + (sign(hunt, i) > 0 ? high : -low);
    }
}

/* Of some digits of cell number `at`, those that the relations to the cells before it allow. */
static RuleDigits related(const struct hunt *hunt, uint32_t at, RuleDigits digits) {
    for (uint32_t b = hunt->begin; b < hunt->end; b++) {
        const struct rules_bond *bond = &hunt->rules->bonds.data[b];
        const uint32_t *cells = rules_bond_cells(hunt->rules, bond);
        unsigned first = cells[1] == hunt->cells[at]; /* where the other one stands */
        uint32_t other = place_of(hunt, cells[!first]);
        const RuleDigits *table =
            hunt->rules->tables.data + bond->table + (first ? 0 : hunt->rules->side);
        if (cells[first] == hunt->cells[at] && other < at)
            digits &= table[bit_lowest(hunt->chosen[other])];
    }
    return digits;
}

static void keep_pairs(const struct hunt *hunt) {
    for (uint32_t i = 0; i < hunt->count; i++)
        for (uint32_t j = 0; j < hunt->count; j++)
            hunt->pairs->with[i][bit_lowest(hunt->chosen[i])][j] |= hunt->chosen[j];
}

static void keep(struct hunt *hunt) {
    RuleDigits digits = 0;
    for (uint32_t i = 0; i < hunt->count; i++) {
        assert(set_is_one(hunt->chosen[i]) && !(hunt->chosen[i] & ~hunt->digits[i]));
        digits |= hunt->chosen[i];
        hunt->kept[i] |= hunt->chosen[i];
        if (hunt->ways * hunt->count + i < LISTED_MAX)
            hunt->listed[hunt->ways * hunt->count + i] = hunt->chosen[i];
    }
    hunt->every &= digits;
    hunt->ways++;
    if (hunt->pairs)
        keep_pairs(hunt);
}

/* The digits of a cell without those that the first `before` cells have where it sees them. */
static RuleDigits unseen(const struct hunt *hunt, uint32_t at, uint32_t before) {
    RuleDigits digits = hunt->digits[at];
    for (uint32_t i = 0; i < before; i++)
        if (hunt->seen[at] >> i & 1)
            digits &= ~hunt->chosen[i];
    return digits;
}

/* Fills the cells from number `at` on; the cells before it add up to `sum`.  Returns false if that
 * takes too many tries. */
static bool fill(struct hunt *hunt, uint32_t at, int sum) {
    int total = is_sum(hunt) ? hunt->rules->bonds.data[hunt->begin].total : 0;
    if (at == hunt->count) {
        keep(hunt);
        return true;
    }
    RuleDigits digits = unseen(hunt, at, at);
    if (!is_sum(hunt))
        digits = related(hunt, at, digits);
    for (; digits; digits &= digits - 1) {
        int more = is_sum(hunt) ? sum + sign(hunt, at) * ((int)bit_lowest(digits) + 1) : 0;
        if (more + hunt->least[at + 1] > total || more + hunt->most[at + 1] < total)
            continue;
        hunt->chosen[at] = digits & -digits;
        if (!hunt->tries-- || !fill(hunt, at + 1, more))
            return false;
    }
    return true;
}

static void look_again(const struct hunt *hunt, struct step *step, enum bond_look look) {
    struct bond bond;
    for (uint32_t b = hunt->begin; b < hunt->end; b++) {
        bond_begin(&bond, hunt->board, b);
        bond_look_again(&bond, hunt->board, step, look);
    }
}

static bool try_ways(struct hunt *hunt) {
    hunt->tries = TRIES;
    hunt->ways = 0;
    hunt->every = ~(RuleDigits)0;
    find_ends(hunt);
    return fill(hunt, 0, 0) && hunt->ways;
}

/* The end of the run of bonds that begins with hunt->begin; hunt->begin itself if that is a
 * line. */
static uint32_t run_end(const struct hunt *hunt) {
    return is_sum(hunt) ? hunt->begin + 1 : relation_run(hunt->rules, hunt->begin);
}

/* Advances from hunt->end to the next sum or rule that can be filled and was not looked at in vain.
 * Returns false if there is none. */
static bool next_filled(struct hunt *hunt, struct step *step, enum bond_look look) {
    while (hunt->rules && hunt->end < hunt->rules->bonds.size) {
        hunt->begin = hunt->end;
        hunt->end = run_end(hunt);
        if (hunt->end == hunt->begin)
            hunt->end++; /* a line */
        else if (list_cells(hunt, step, look) && try_ways(hunt))
            return true;
    }
    return false;
}

bool ways_pairs(const struct board *board, uint32_t begin, uint32_t *end,
                struct ways_pairs *pairs) {
    struct hunt hunt = {.board = board, .rules = board->layout->variant.rules, .begin = begin};
    struct bond bond;
    bool fine = true;
    *end = hunt.end = run_end(&hunt);
    if (*end == begin) {
        ++*end;
        return false;
    }
    for (uint32_t b = begin; b < *end && fine; b++) {
        bond_begin(&bond, board, b);
        fine = add_cells(&hunt, &bond);
    }
    if (!fine)
        return false;
    memset(pairs->with, 0, hunt.count * sizeof *pairs->with);
    hunt.pairs = pairs;
    pairs->count = hunt.count;
    memcpy(pairs->cells, hunt.cells, sizeof pairs->cells);
    return try_ways(&hunt);
}

static bool see_each_other(const struct hunt *hunt) {
    for (uint32_t i = 0; i < hunt->count; i++)
        if (hunt->seen[i])
            return true;
    return false;
}

/* Keeps the digits that the last two cells can have at the same time; the cells before them add up
 * to `sum`. */
static void keep_last(struct hunt *hunt, int sum) {
    uint32_t last = hunt->count - 1;
    int first_sign = sign(hunt, last - 1), last_sign = sign(hunt, last);
    bool differ = hunt->seen[last] >> (last - 1) & 1;
    int rest = hunt->rules->bonds.data[hunt->begin].total - sum;
    struct rules_bond pair = {.count = 2,
                              .sums = true,
                              .different = differ,
                              .minus = first_sign != last_sign,
                              .total = first_sign > 0 ? rest : -rest};
    RuleDigits digits[] = {unseen(hunt, last - 1, last - 1), unseen(hunt, last, last - 1)};
    if (pair.minus && differ && !rest)
        return;
    rulebond_narrow(hunt->rules, &pair, digits);
    if (!digits[0] || !digits[1])
        return;
    for (uint32_t i = 0; i + 1 < last; i++)
        hunt->kept[i] |= hunt->chosen[i];
    hunt->kept[last - 1] |= digits[0];
    hunt->kept[last] |= digits[1];
}

static bool keeps_all(const struct hunt *hunt) {
    uint32_t i = 0;
    while (i < hunt->count && hunt->kept[i] == hunt->digits[i])
        i++;
    return i == hunt->count;
}

/* Fills all cells of a sum except the last two, in the manner of fill, until all digits are
 * kept. */
static bool fill_but_two(struct hunt *hunt, uint32_t at, int sum) {
    int total = hunt->rules->bonds.data[hunt->begin].total;
    if (at + 2 == hunt->count) {
        keep_last(hunt, sum);
        return true;
    }
    for (RuleDigits digits = unseen(hunt, at, at); digits && !keeps_all(hunt);
         digits &= digits - 1) {
        int more = sum + sign(hunt, at) * ((int)bit_lowest(digits) + 1);
        if (more + hunt->least[at + 1] > total || more + hunt->most[at + 1] < total)
            continue;
        hunt->chosen[at] = digits & -digits;
        if (!hunt->tries-- || !fill_but_two(hunt, at + 1, more))
            return false;
    }
    return true;
}

void ways_narrow(const struct board *board, struct bond *bond) {
    struct hunt hunt = {.board = board, .rules = bond->rules, .begin = bond->number};
    if (bond->bond->different || !add_cells(&hunt, bond) || !see_each_other(&hunt))
        return;
    assert(hunt.count == bond->bond->count);
    hunt.tries = NARROW_TRIES;
    find_ends(&hunt);
    if (!fill_but_two(&hunt, 0, 0))
        return;
    for (uint32_t i = 0; i < bond->bond->count; i++)
        bond->digits[i] = hunt.kept[place_of(&hunt, bond->cells[i])];
}

/* Lists the ways, with the cells in the order in which the rule names them. */
static void list_ways(const struct hunt *hunt, struct step *step) {
    const struct rule *rule = &hunt->rules->list.data[hunt->rules->bonds.data[hunt->begin].rule];
    uint32_t digits = hunt->ways * hunt->count;
    step->numbers[0] = hunt->ways;
    for (uint32_t i = 0; digits <= LISTED_MAX && rule->count == hunt->count && i < digits; i++) {
        uint32_t at = i % hunt->count;
        step_begin_part(step, hunt->listed[i - at + place_of(hunt, rule->cells[at])]);
    }
}

bool ways_find(const struct board *board, struct step *step) {
    struct hunt hunt = {.board = board, .rules = board->layout->variant.rules};
    while (next_filled(&hunt, step, BOND_WAYS)) {
        step_begin(step);
        step->where = hunt.begin;
        step_begin_part(step, 0);
        for (uint32_t i = 0; i < hunt.count; i++) {
            uint32_t cell = hunt.cells[i];
            step_add_cell(step, cell);
            step_remove(step, cell, board->candidates[cell] & ~(Set)hunt.kept[i]);
        }
        list_ways(&hunt, step);
        if (step->removal_count)
            look_again(&hunt, step, BOND_WAYS);
        if (step_done(step))
            return true;
    }
    return false;
}

/* Whether a line cannot be filled without a digit. */
static bool is_required(const struct bond *bond, unsigned digit) {
    struct bond without = *bond;
    for (uint32_t i = 0; i < bond->bond->count; i++)
        without.digits[i] &= ~(RuleDigits)set_of(digit);
    rulebond_narrow(bond->rules, bond->bond, without.digits);
    for (uint32_t i = 0; i < bond->bond->count; i++)
        if (!without.digits[i])
            return true;
    return false;
}

/* Finds a digit without which a line cannot be filled. */
static bool digit_of_bond(const struct bond *bond, const struct board *board, struct step *step) {
    struct bond_cells among = bond_cells(bond);
    for (unsigned digit = 1; digit <= board->layout->side; digit++) {
        if (!bond_place(&among, board, digit, step) || !is_required(bond, digit))
            continue;
        bond_look_again(bond, board, step, BOND_DIGIT);
        if (step_done(step))
            return true;
    }
    return false;
}

static bool digit_of_line(const struct board *board, struct step *step) {
    const struct rules *rules = board->layout->variant.rules;
    struct bond bond;
    for (uint32_t b = 0; rules && b < rules->bonds.size; b++) {
        if (!rules->bonds.data[b].diagram || rules->bonds.data[b].count == board->layout->side)
            continue;
        bond_begin(&bond, board, b);
        if (!bond_is_idle(&bond, board, step, BOND_DIGIT) && digit_of_bond(&bond, board, step))
            return true;
    }
    return false;
}

bool ways_digit(const struct board *board, struct step *step) {
    struct hunt hunt = {.board = board, .rules = board->layout->variant.rules};
    while (next_filled(&hunt, step, BOND_DIGIT)) {
        struct bond_cells among = {hunt.begin, hunt.cells, hunt.kept, hunt.count};
        for (RuleDigits digits = hunt.every; digits; digits &= digits - 1) {
            if (!bond_place(&among, board, set_digit(digits), step))
                continue;
            look_again(&hunt, step, BOND_DIGIT);
            if (step_done(step))
                return true;
        }
    }
    return digit_of_line(board, step);
}
