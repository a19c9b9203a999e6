/* SPDX-License-Identifier: MIT */
#include "common/houses/lineorder.h"

#include <assert.h>

#include "common/houses/variant.h"

void lineorder_draw(struct random *random, unsigned side, unsigned size, uint8_t *order) {
    uint32_t groups[VARIANT_SIDE_MAX], within[VARIANT_SIDE_MAX];
    assert(side <= VARIANT_SIDE_MAX && size && side % size == 0);
    random_order(random, groups, side / size);
    for (unsigned g = 0; g < side / size; g++) {
        random_order(random, within, size);
        for (unsigned i = 0; i < size; i++)
            order[g * size + i] = (uint8_t)(groups[g] * size + within[i]);
    }
}
