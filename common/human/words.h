/* The words that explanations are made of. */
#ifndef COMMON_HUMAN_WORDS_H
#define COMMON_HUMAN_WORDS_H

#include "common/human/layout.h"
#include "common/output.h"

/* Writes "row 5", "box 2" and the like. */
void words_house(struct output *out, const struct layout *layout, uint32_t house);

/* Writes "r5c7". */
void words_cell(struct output *out, const struct layout *layout, uint32_t cell);

/* Writes count cells with a blank before each: " r5c7 r5c9". */
void words_cells(struct output *out, const struct layout *layout, const uint32_t *cells,
                 uint32_t count);

/* Writes the digits of a set one after the other: "48". */
void words_digits(struct output *out, Set digits);

#endif
