/* SPDX-License-Identifier: MIT */
/* Shapes of fish: which houses their base and their cover are made of. */
#ifndef COMMON_HUMAN_FISHSHAPE_H
#define COMMON_HUMAN_FISHSHAPE_H

#include "common/human/layout.h"

enum fishshape {
    FISHSHAPE_FRANKEN, /* rows and others against columns and others, or the other way round */
    FISHSHAPE_MUTANT,  /* any houses */
    FISHSHAPE_KRAKEN,  /* rows against columns, or the other way round */
};

enum fishshape_sort { FISHSHAPE_ROW, FISHSHAPE_COLUMN, FISHSHAPE_OTHER };

/* The sort of a house. */
enum fishshape_sort fishshape_sort(const struct layout *layout, uint32_t house);

/* Whether a fish of the shape may have a house of some sort on the side that rows are on. */
bool fishshape_allows(enum fishshape shape, enum fishshape_sort sort, bool with_rows);

/* Whether base and cover, as sets of bits 1 << sort, are of the shape, and of none that is
 * simpler. */
bool fishshape_fits(enum fishshape shape, unsigned base, unsigned cover);

#endif
