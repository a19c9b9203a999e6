/* SPDX-License-Identifier: MIT */
#include "common/grids/gridheader.h"

#include <assert.h>
#include <string.h>

#include "common/base/list.h"
#include "common/rules/linewords.h"

/* Takes the next word.  Returns false with an error saying what was expected. */
static bool need_word(struct linewords *words, const char *what) {
    return linewords_next(words) ||
           diag_set(words->diag, "expected %s, found the end of the line", what);
}

static bool is_word(const struct linewords *words, const char *word) {
    return words->size == strlen(word) && !memcmp(words->line + words->token, word, words->size);
}

static bool read_format(struct linewords *words) {
    char text[LINEWORDS_QUOTED];
    if (!need_word(words, "'sudoku'"))
        return false;
    return is_word(words, "sudoku") ||
           diag_set(words->diag, "expected 'sudoku', found '%s'", linewords_quote(words, text));
}

static bool read_variant(struct linewords *words, enum variant_kind *kind) {
    char text[LINEWORDS_QUOTED], names[400];
    if (!need_word(words, "a variant"))
        return false;
    if (variant_find((const char *)words->line + words->token, words->size, kind))
        return true;
    return diag_set(words->diag, "unknown variant '%s', expected %s", linewords_quote(words, text),
                    list_or(names, sizeof names, variant_names));
}

/* The number that the word at hand is; 0 when it is none, above VARIANT_SIDE_MAX when it is larger
 * than that. */
static unsigned number_of(const struct linewords *words) {
    assert(words->token + words->size <= words->length);
    unsigned number = 0;
    for (size_t i = 0; i < words->size; i++) {
        unsigned char c = words->line[words->token + i];
        if (c < '0' || c > '9')
            return 0;
        number = number > VARIANT_SIDE_MAX ? number : number * 10 + (c - (unsigned)'0');
    }
    return number;
}

static bool read_side(struct linewords *words, enum variant_kind kind,
                      struct variant_shape *shape) {
    char text[LINEWORDS_QUOTED];
    if (!need_word(words, "a side"))
        return false;
    unsigned side = number_of(words);
    if (!side || side > VARIANT_SIDE_MAX)
        return diag_set(words->diag, "expected a side from 1 to %d, found '%s'", VARIANT_SIDE_MAX,
                        linewords_quote(words, text));
    return variant_shape(shape, kind, side, words->diag);
}

/* Reads the boxes, such as 3x4, if the header has any. */
static bool read_boxes(struct linewords *words, struct variant_shape *shape) {
    enum { BOXES_MAX = 16 };
    struct variant_shape boxed;
    size_t before = words->at;
    char text[BOXES_MAX];
    if (!linewords_next(words) || words->size >= BOXES_MAX ||
        !memchr(words->line + words->token, 'x', words->size)) {
        words->at = before;
        return true;
    }
    memcpy(text, words->line + words->token, words->size);
    text[words->size] = 0;
    if (!variant_boxed(&boxed, shape->kind, text, words->diag))
        return false;
    if (boxed.side != shape->side)
        return diag_set(words->diag, "boxes of %s make side %u, not %u", text, boxed.side,
                        shape->side);
    *shape = boxed;
    return true;
}

bool gridheader_read(const struct gridline *line, size_t at, struct variant_shape *shape,
                     size_t *wrong, struct diag *diag) {
    assert(at <= line->length);
    struct linewords words = {.line = line->text, .length = line->length, .at = at, .diag = diag};
    enum variant_kind kind;
    bool fine = read_format(&words) && read_variant(&words, &kind) &&
                read_side(&words, kind, shape) && read_boxes(&words, shape) &&
                linewords_end(&words);
    *wrong = words.token;
    return fine;
}
