/* SPDX-License-Identifier: MIT */
#include "rules.h"

#include <assert.h>

#include "bonds.h"
#include "common/base/bit.h"

static bool has_clue(const struct encode *encode, uint32_t cell) {
    return encode->clues && encode->clues[cell];
}

/* Lists the open literals of a cell.  Returns their number. */
static unsigned of_cell(struct encode *encode, uint32_t cell) {
    unsigned count = 0;
    for (unsigned d = 1; d <= encode->variant.side; d++)
        if (clauses_is_open(encode, cell, d))
            encode->literals[count++] = clauses_literal(encode, cell, d);
    assert(!count || !has_clue(encode, cell)); /* a clue leaves nothing open */
    return count;
}

/* Lists the open literals of a digit in a house.  Returns their number. */
static unsigned of_house(struct encode *encode, uint32_t house, unsigned digit) {
    const uint32_t *cells = variant_members(&encode->variant, house);
    unsigned count = 0;
    for (unsigned i = 0; i < encode->variant.side; i++)
        if (clauses_is_open(encode, cells[i], digit))
            encode->literals[count++] = clauses_literal(encode, cells[i], digit);
    return count;
}

static void at_most_one(struct encode *encode, unsigned count) {
    amo_encode(encode->amo, encode->literals, count, &encode->sink);
}

static void cells_have_digits(struct encode *encode) {
    for (uint32_t c = 0; c < encode->variant.cells; c++)
        if (!has_clue(encode, c))
            clauses_add(encode, encode->literals, of_cell(encode, c));
}

static void houses_have_digits(struct encode *encode) {
    unsigned side = encode->variant.side;
    for (uint32_t h = 0; h < encode->variant.count; h++)
        for (unsigned d = 1; d <= side; d++)
            if (!encode->placed[(size_t)h * side + d - 1])
                clauses_add(encode, encode->literals, of_house(encode, h, d));
}

static bool has_house(const struct encode *encode, uint32_t cell) {
    return encode->variant.of_begin[cell] < encode->variant.of_begin[cell + 1];
}

/* No cell of a house has two digits.  This follows from the houses, and is written only for the
 * benefit of solvers. */
static void cells_have_no_two(struct encode *encode) {
    for (uint32_t c = 0; c < encode->variant.cells; c++)
        if (encode->rules >= ENCODE_EFFICIENT || !has_house(encode, c))
            at_most_one(encode, of_cell(encode, c));
}

/* Two cells do not have the same digit. */
static void differ(struct encode *encode, uint32_t a, uint32_t b) {
    for (unsigned word = 0; word < encode->words; word++) {
        uint64_t both = encode->open[(size_t)a * encode->words + word] &
                        encode->open[(size_t)b * encode->words + word];
        for (; both; both &= both - 1) {
            unsigned digit = 64 * word + bit_lowest(both) + 1;
            int pair[] = {-clauses_literal(encode, a, digit), -clauses_literal(encode, b, digit)};
            clauses_add(encode, pair, 2);
        }
    }
}

/* Pair by pair, so that cells that share several houses get one clause per digit. */
static void peers_differ(struct encode *encode) {
    for (uint32_t c = 0; c < encode->variant.cells; c++) {
        if (has_clue(encode, c))
            continue;
        uint32_t count = variant_peers(&encode->variant, c, encode->peers);
        for (uint32_t i = 0; i < count; i++)
            if (encode->peers[i] > c)
                differ(encode, c, encode->peers[i]);
    }
}

/* Pairs of cells that must differ by rules. */
static void pairs_differ(struct encode *encode) {
    const struct rules *rules = encode->variant.rules;
    for (size_t i = 0; rules && i < rules->pairs.size; i += 2)
        if (rules->pairs.data[i] < rules->pairs.data[i + 1])
            differ(encode, rules->pairs.data[i], rules->pairs.data[i + 1]);
}

static void houses_have_no_two(struct encode *encode) {
    for (uint32_t h = 0; h < encode->variant.count; h++)
        for (unsigned d = 1; d <= encode->variant.side; d++)
            at_most_one(encode, of_house(encode, h, d));
}

void rules_add(struct encode *encode) {
    encode->clauses = 0;
    encode->sink.next =
        clauses_variable(encode, encode->variant.cells - 1, encode->variant.side) + 1;
    if (encode->clash)
        clauses_add(encode, NULL, 0);
    cells_have_digits(encode);
    if (encode->rules >= ENCODE_EXTENDED)
        houses_have_digits(encode);
    cells_have_no_two(encode);
    if (encode->amo == AMO_PAIRWISE) {
        peers_differ(encode);
    } else {
        houses_have_no_two(encode);
        pairs_differ(encode);
    }
    bonds_clauses(encode);
}
