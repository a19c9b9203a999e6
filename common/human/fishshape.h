/* SPDX-License-Identifier: MIT */
/* Shapes of fish: the kinds of houses in base and cover. */
#ifndef COMMON_HUMAN_FISHSHAPE_H
#define COMMON_HUMAN_FISHSHAPE_H

#include "common/human/layout.h"

enum fishshape {
    FISHSHAPE_FRANKEN, /* rows and others against columns and others, or the other way round */
    FISHSHAPE_MUTANT,  /* any houses */
    FISHSHAPE_KRAKEN,  /* rows against columns, or the other way round */
};

enum fishshape_sort { FISHSHAPE_ROW, FISHSHAPE_COLUMN, FISHSHAPE_OTHER };

/* The kind of a house, for fish. */
enum fishshape_sort fishshape_sort(const struct layout *layout, uint32_t house);

/* Whether a fish of the shape may have a house of some sort on the side that rows are on. */
bool fishshape_allows(enum fishshape shape, enum fishshape_sort sort, bool with_rows);

/* Whether base and cover, as sets of bits 1 << sort, have the shape, and no simpler one. */
bool fishshape_fits(enum fishshape shape, unsigned base, unsigned cover);

#endif
