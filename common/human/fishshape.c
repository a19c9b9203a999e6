/* SPDX-License-Identifier: MIT */
#include "common/human/fishshape.h"

enum fishshape_sort fishshape_sort(const struct layout *layout, uint32_t house) {
    return house < layout->lines       ? FISHSHAPE_ROW
           : house < 2 * layout->lines ? FISHSHAPE_COLUMN
                                       : FISHSHAPE_OTHER;
}

bool fishshape_allows(enum fishshape shape, enum fishshape_sort sort, bool with_rows) {
    if (shape == FISHSHAPE_MUTANT)
        return true;
    if (sort == FISHSHAPE_OTHER)
        return shape == FISHSHAPE_FRANKEN;
    return (sort == FISHSHAPE_ROW) == with_rows;
}

bool fishshape_fits(enum fishshape shape, unsigned base, unsigned cover) {
    unsigned others = (base | cover) & 1u << FISHSHAPE_OTHER;
    unsigned lines = 1u << FISHSHAPE_ROW | 1u << FISHSHAPE_COLUMN;
    bool mixed = (base & lines) == lines || (cover & lines) == lines || (base & cover & lines) != 0;
    switch (shape) {
    case FISHSHAPE_FRANKEN:
        return others && !mixed;
    case FISHSHAPE_MUTANT:
        return mixed;
    case FISHSHAPE_KRAKEN:
        break;
    }
    return true;
}
