/* SPDX-License-Identifier: MIT */
#include "common/drawing/pencil.h"

#include <assert.h>
#include <string.h>

/* The digits that rules allow a cell; without rules all. */
static void begin_cell(const struct variant *variant, uint32_t cell, uint8_t *marks) {
    const struct rules *rules = variant->rules;
    memset(marks, 1, variant->side);
    for (unsigned digit = 0; rules && rules->restricted && digit < variant->side; digit++)
        marks[digit] = rules->allowed[cell] >> digit & 1;
}

void pencil_marks(const struct variant *variant, const uint8_t *cells, uint8_t *marks) {
    unsigned side = variant->side;
    uint32_t *peers = memory_zeroed(variant->memory, variant_peers_max(variant), sizeof *peers);
    memset(marks, 0, (size_t)variant->cells * side);
    for (uint32_t c = 0; c < variant->cells; c++) {
        uint8_t *own = marks + (size_t)c * side;
        assert(cells[c] <= side);
        if (cells[c])
            continue;
        begin_cell(variant, c, own);
        for (uint32_t i = variant_peers(variant, c, peers); i-- > 0;)
            if (cells[peers[i]])
                own[cells[peers[i]] - 1] = 0;
    }
    memory_release(variant->memory, peers);
}
