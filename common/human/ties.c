/* SPDX-License-Identifier: MIT */
#include "common/human/ties.h"

#include <string.h>

#include "common/human/ways.h"

/* A tie and the candidate at its other end, by which the ties are sorted later. */
struct found {
    uint16_t from;
    struct tie tie;
};

struct search {
    const struct board *board;
    const struct rules *rules;
    uint32_t count;
    struct found found[TIES_MAX];
};

/* The memory kept in the notes: the ties, and a work area too large for the stack. */
struct kept {
    struct ties ties;
    struct search search;
};

static uint16_t node_of(const struct search *search, uint32_t cell, unsigned digit) {
    return (uint16_t)((digit - 1) * search->board->layout->cells + cell);
}

/* Two cells of a rule and their compatible digits: with[d] has the digits that the second cell may
 * have beside d + 1 in the first. */
struct pair {
    uint32_t cells[2];
    RuleDigits with[RULES_SIDE_MAX];
    uint32_t bond;
};

static void add(struct search *search, const struct pair *pair, unsigned first, unsigned second,
                bool strong) {
    uint16_t a = node_of(search, pair->cells[0], first);
    uint16_t b = node_of(search, pair->cells[1], second);
    if (search->count + 2 > TIES_MAX)
        return;
    search->found[search->count++] = (struct found){a, {b, strong, pair->bond}};
    search->found[search->count++] = (struct found){b, {a, strong, pair->bond}};
}

/* Links incompatible digits weakly, except equal digits in cells that see each other, which their
 * houses link. */
static void link_weakly(struct search *search, const struct pair *pair) {
    const Set *candidates = search->board->candidates;
    bool sees = set_has(layout_sees(search->board->layout, pair->cells[0]), pair->cells[1]);
    for (Set digits = candidates[pair->cells[0]]; digits; digits &= digits - 1) {
        unsigned digit = set_digit(digits);
        Set others = candidates[pair->cells[1]] & ~(Set)pair->with[digit - 1];
        for (others &= sees ? ~set_of(digit) : others; others; others &= others - 1)
            add(search, pair, digit, set_digit(others), false);
    }
}

/* Links a digit of the first cell with the only one of the second that goes with its others; where
 * it has one other, or none, the links in cells say so already. */
static void link_strongly(struct search *search, const struct pair *pair) {
    Set all = search->board->candidates[pair->cells[0]];
    for (Set digits = all; digits && set_size(all) > 2; digits &= digits - 1) {
        RuleDigits beside = 0;
        for (Set others = all & ~(digits & -digits); others; others &= others - 1)
            beside |= pair->with[set_digit(others) - 1];
        beside &= (RuleDigits)search->board->candidates[pair->cells[1]];
        if (beside && !(beside & (beside - 1)))
            add(search, pair, set_digit(digits), set_digit(beside), true);
    }
}

/* Links two cells, unless one of them is set. */
static void link_cells(struct search *search, const struct pair *pair) {
    const Set *candidates = search->board->candidates;
    if (!candidates[pair->cells[0]] || !candidates[pair->cells[1]])
        return;
    link_weakly(search, pair);
    link_strongly(search, pair);
}

/* Links cells by the relation of one bond. */
static void link_relation(struct search *search, uint32_t bond) {
    const struct rules_bond *relation = &search->rules->bonds.data[bond];
    const uint32_t *cells = rules_bond_cells(search->rules, relation);
    if (relation->sums || relation->diagram)
        return;
    struct pair pair = {.cells = {cells[0], cells[1]}, .bond = bond};
    memcpy(pair.with, search->rules->tables.data + relation->table,
           search->rules->side * sizeof *pair.with);
    link_cells(search, &pair);
}

/* Links every two cells by the ways to fill all cells of the rule. */
static void link_ways(struct search *search, const struct ways_pairs *pairs, uint32_t bond) {
    for (uint32_t i = 0; i < pairs->count; i++)
        for (uint32_t j = i + 1; j < pairs->count; j++) {
            struct pair pair = {.cells = {pairs->cells[i], pairs->cells[j]}, .bond = bond};
            for (unsigned d = 0; d < search->rules->side; d++)
                pair.with[d] = pairs->with[i][d][j];
            link_cells(search, &pair);
        }
}

/* Goes through the bonds, and takes those of one rule together. */
static void find(struct search *search) {
    struct ways_pairs pairs;
    search->count = 0;
    for (uint32_t begin = 0, end; begin < search->rules->bonds.size; begin = end) {
        if (ways_pairs(search->board, begin, &end, &pairs))
            link_ways(search, &pairs, begin);
        else
            for (uint32_t bond = begin; bond < end; bond++)
                link_relation(search, bond);
    }
}

/* Sorts the ties by their first candidate. */
static void sort(struct ties *ties, const struct search *search) {
    uint32_t nodes = search->board->layout->cells * search->board->layout->side;
    memset(ties->begin, 0, (nodes + 1) * sizeof *ties->begin);
    for (uint32_t i = 0; i < search->count; i++)
        ties->begin[search->found[i].from + 1]++;
    for (uint32_t n = 0; n < nodes; n++)
        ties->begin[n + 1] += ties->begin[n];
    for (uint32_t i = search->count; i-- > 0;) /* each end moves down to its beginning */
        ties->list[--ties->begin[search->found[i].from + 1]] = search->found[i].tie;
    memmove(ties->begin, ties->begin + 1, nodes * sizeof *ties->begin);
    ties->begin[nodes] = search->count;
}

const struct ties *ties_of(const struct board *board, struct step *step) {
    const struct rules *rules = board->layout->variant.rules;
    bool known;
    if (!rules || !rules->bonds.size)
        return NULL;
    struct kept *kept = notes_of(&step->notes, board, NOTES_TIES, sizeof *kept, &known);
    if (known)
        return &kept->ties;
    kept->search.board = board;
    kept->search.rules = rules;
    find(&kept->search);
    sort(&kept->ties, &kept->search);
    return &kept->ties;
}

const struct tie *ties_find(const struct ties *ties, uint16_t from, uint16_t to, bool strong) {
    for (uint32_t i = ties->begin[from]; i < ties->begin[from + 1]; i++)
        if (ties->list[i].node == to && ties->list[i].strong == strong)
            return &ties->list[i];
    return NULL;
}
