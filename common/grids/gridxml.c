/* SPDX-License-Identifier: MIT */
#include "common/grids/gridxml.h"

#include <assert.h>
#include <string.h>

#include "common/grids/gridwhole.h"

/* The place of a word between two bytes of the line, or `end` where there is none. */
static size_t find(const struct gridline *line, size_t at, size_t end, const char *word) {
    size_t length = strlen(word);
    assert(at <= end && end <= line->length && length);
    while (at + length <= end && memcmp(line->text + at, word, length))
        at++;
    return at + length <= end ? at : end;
}

/* The value of an attribute of the element between two bytes.  Returns false where it has none. */
static bool attribute(const struct gridline *line, size_t begin, size_t end, const char *name,
                      size_t *at, size_t *size) {
    size_t place = find(line, begin, end, name), first = place + strlen(name);
    if (place == end || first >= end)
        return false;
    const unsigned char *close = memchr(line->text + first + 1, line->text[first], end - first - 1);
    if (!close)
        return false;
    *at = first + 1;
    *size = (size_t)(close - line->text) - *at;
    return true;
}

/* Reads the game that the element between two bytes is. */
static bool read_game(struct grid_reader *r, size_t begin, size_t end) {
    assert(begin < end && end <= r->text.length);
    size_t at, size, note, length;
    if (!attribute(&r->text, begin, end, " data=", &at, &size))
        return diag_set(gridreader_fail(r, begin), "a game has no data=\"...\" on its line");
    for (size_t i = at; i < at + size; i++)
        if (gridline_symbols[r->text.text[i]] == GRIDLINE_NO_SYMBOL)
            return gridreader_wrong_cell(r, i, 1, 1);
    if (!gridwhole_read(r, at, size))
        return false;
    r->grid.label = NULL;
    r->grid.label_length = 0;
    if (attribute(&r->text, begin, end, " note=", &note, &length))
        gridreader_keep_label(r, note, note + length);
    return true;
}

bool gridxml_read(struct grid_reader *r, size_t at, bool *found) {
    size_t end = r->text.length, game = find(&r->text, at, end, "<game ");
    size_t close = find(&r->text, game, end, ">");
    *found = game < end;
    if (!*found)
        return true;
    size_t more = find(&r->text, close, end, "<game ");
    r->again = more < end ? more : 0;
    return read_game(r, game, close);
}
