/* SPDX-License-Identifier: MIT */
#include "parity/rows.h"

#include <assert.h>

#include "common/base/bit.h"
#include "state/ticks.h"

unsigned rows_find_open(struct jordan *j, const struct row *row, unsigned max, uint32_t *found) {
    assert(max);
    const struct block *block = rows_block(j, row);
    const uint64_t *open = j->open + block->first_word;
    unsigned count = 0;
    ticks_add(&j->ticks, ticks_of_pass(block->words, sizeof *open));
    for (uint32_t i = 0; i < block->words; i++)
        for (uint64_t word = row->bits[INDEX(i, block->words)] & open[INDEX(i, block->words)]; word;
             word &= word - 1) {
            found[INDEX(count++, max)] = (block->first_word + i) * WORD + bit_lowest(word);
            if (count == max)
                return count;
        }
    return count;
}

bool rows_rest(const struct jordan *j, const struct row *row) {
    const struct block *block = rows_block(j, row);
    const uint64_t *trues = j->trues + block->first_word;
    uint64_t sum = 0;
    for (uint32_t i = 0; i < block->words; i++)
        sum ^= row->bits[INDEX(i, block->words)] & trues[INDEX(i, block->words)];
    return bit_odd(sum) ^ row->value;
}

void rows_add(struct jordan *j, struct row *to, const struct row *from) {
    assert(to != from && to->block == from->block);
    uint32_t words = rows_block(j, to)->words;
    for (uint32_t i = 0; i < words; i++)
        to->bits[INDEX(i, words)] ^= from->bits[INDEX(i, words)];
    to->value ^= from->value;
    ticks_add(&j->ticks, ticks_of_pass(words, sizeof *to->bits));
}

void rows_unwatch(struct jordan *j, uint32_t index) {
    struct row *rows = j->rows.data, *row = &memory_at(rows, index);
    if (row->watch == NO_COLUMN)
        return;
    assert(row->previous == NO_ROW ? memory_at(j->watchers, row->watch) == index
                                   : memory_at(rows, row->previous).next == index);
    if (row->previous == NO_ROW)
        memory_at(j->watchers, row->watch) = row->next;
    else
        memory_at(rows, row->previous).next = row->next;
    if (row->next != NO_ROW)
        memory_at(rows, row->next).previous = row->previous;
    row->watch = NO_COLUMN;
}

void rows_watch(struct jordan *j, uint32_t index, uint32_t column) {
    assert(column < j->words * WORD);
    struct row *rows = j->rows.data, *row = &memory_at(rows, index);
    rows_unwatch(j, index);
    assert(row->watch == NO_COLUMN);
    row->watch = column;
    row->previous = NO_ROW;
    row->next = memory_at(j->watchers, column);
    if (row->next != NO_ROW)
        memory_at(rows, row->next).previous = index;
    memory_at(j->watchers, column) = index;
}
