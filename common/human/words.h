/* SPDX-License-Identifier: MIT */
/* The parts of explanations, in the languages of explanations. */
#ifndef COMMON_HUMAN_WORDS_H
#define COMMON_HUMAN_WORDS_H

#include "common/human/layout.h"
#include "common/streams/output.h"

enum words_language { WORDS_ENGLISH, WORDS_CHINESE, WORDS_LANGUAGES };

/* Selects one of two texts by language.  Compilers check both as formats. */
#define WORDS_IN(language, english, chinese) ((language) == WORDS_CHINESE ? (chinese) : (english))

/* The name of a kind of house or of a variant in a language; the English name if it has no
 * other. */
const char *words_name(const char *name, enum words_language language);

/* Writes "row 5", "box 2" and the like. */
void words_house(struct output *out, const struct layout *layout, uint32_t house,
                 enum words_language language);

/* Writes count houses, those of one kind together: "rows 3 7", "row 1 box 2". */
void words_houses(struct output *out, const struct layout *layout, const uint32_t *houses,
                  uint32_t count, enum words_language language);

/* Writes "r5c7". */
void words_cell(struct output *out, const struct layout *layout, uint32_t cell);

/* Writes count cells with a blank between them: "r5c7 r5c9". */
void words_cells(struct output *out, const struct layout *layout, const uint32_t *cells,
                 uint32_t count);

/* Whether Chinese punctuation that must not begin a line stands at text, where a UTF-8 character
 * begins. */
bool words_stop(const char *text);

/* Writes the digits of a set: "48". */
void words_digits(struct output *out, Set digits);

#endif
