/* SPDX-License-Identifier: MIT */
#include "common/grids/fpuzzlesdots.h"

#include <assert.h>
#include <string.h>

bool fpuzzlesdots_pair(struct fpuzzlesreader *p, uint32_t entry, struct fpuzzles_cells *cells) {
    uint32_t node = fpuzzlesreader_field(p, entry, "cells");
    cells->count = 0;
    if (!node)
        return fpuzzlesreader_expected(p, entry, "cells");
    return fpuzzlesreader_cells(p, node, 0, cells) &&
           ((cells->count == 2 && area_are_beside(&p->area, cells->cell[0], cells->cell[1])) ||
            fpuzzlesreader_expected(p, node, "two cells side by side"));
}

/* Whether there is a dot of a kind between two cells. */
static bool is_dotted(struct fpuzzlesreader *p, const char *name, uint32_t a, uint32_t b) {
    const struct json *json = p->json;
    uint32_t member = fpuzzlesreader_field(p, 0, name);
    assert(area_are_beside(&p->area, a, b));
    for (uint32_t i = member ? json_first(json, member) : 0; i; i = json_next(json, member, i)) {
        struct fpuzzles_cells cells = {.count = 0};
        if (fpuzzlesdots_pair(p, i, &cells) && ((cells.cell[0] == a && cells.cell[1] == b) ||
                                                (cells.cell[0] == b && cells.cell[1] == a)))
            return true;
    }
    return false;
}

/* Requires that neighbouring cells differ by 2 or more, which in one row or column means that they
 * are not consecutive: cells with a black dot, or cells without a white one. */
static bool keep_apart(struct fpuzzlesreader *p, uint32_t node, bool black) {
    for (uint32_t a = 0; a < p->area.cells; a++)
        for (uint32_t b = a + 1; b < p->area.cells; b++) {
            if (!area_are_beside(&p->area, a, b) ||
                (black ? !is_dotted(p, "ratio", a, b) : is_dotted(p, "difference", a, b)))
                continue;
            struct fpuzzles_cells pair = {2, {a, b}};
            if (!fpuzzlesreader_add(p, node, "whisper", 2, &pair))
                return false;
        }
    return true;
}

/* Whether all dots of a kind have a number. */
static bool all_dots(struct fpuzzlesreader *p, const char *name, unsigned number) {
    const struct json *json = p->json;
    uint32_t member = fpuzzlesreader_field(p, 0, name);
    for (uint32_t i = member ? json_first(json, member) : 0; i; i = json_next(json, member, i)) {
        uint32_t node = fpuzzlesreader_field(p, i, "value");
        unsigned value = number;
        if (node && (!fpuzzlesreader_number(p, node, 0, &value) || value != number))
            return false;
    }
    return true;
}

/* Whether a value is a text, with its quotes. */
static bool is_word(const struct json *json, uint32_t node, const char *word) {
    const struct json_node *value = json_at(json, node);
    return value->end - value->at == strlen(word) &&
           !memcmp(json->text + value->at, word, strlen(word));
}

/* Pairs without dots are neither consecutive nor one twice the other.  Only a white dot makes two
 * cells consecutive: at a black one, 1 and 2 are not taken, as dclamage's solver does it. */
static bool finish_dots(struct fpuzzlesreader *p, uint32_t negative) {
    return fpuzzlesreader_flag(p, negative, "alldots") && keep_apart(p, negative, true);
}

/* Reads which marks, of "ratio" and "xv", have no exceptions.  Returns false after an error. */
static bool read_negative(struct fpuzzlesreader *p, uint32_t negative, bool *ratio, bool *xv) {
    const struct json *json = p->json;
    if (!fpuzzlesreader_is_kind(p, negative, JSON_ARRAY, "an array"))
        return false;
    for (uint32_t i = json_first(json, negative); i; i = json_next(json, negative, i)) {
        if (is_word(json, i, "\"ratio\""))
            *ratio = true;
        else if (is_word(json, i, "\"xv\""))
            *xv = true;
        else
            return fpuzzlesreader_expected(p, i, "\"ratio\" or \"xv\"");
    }
    return true;
}

/* White dots, which a puzzle without the others may have alone. */
static bool finish_white(struct fpuzzlesreader *p, uint32_t consecutive) {
    if (!consecutive)
        return true;
    return fpuzzlesreader_field(p, 0, "difference")
               ? keep_apart(p, consecutive, false)
               : fpuzzlesreader_flag(p, consecutive, "nonconsecutive");
}

bool fpuzzlesdots_finish(struct fpuzzlesreader *p) {
    uint32_t negative = fpuzzlesreader_field(p, 0, "negative"),
             consecutive = fpuzzlesreader_field(p, 0, "nonconsecutive");
    bool ratio = false, xv = false;
    if (negative && !read_negative(p, negative, &ratio, &xv))
        return false;
    if (ratio && (!consecutive || !all_dots(p, "ratio", 2)))
        return fpuzzlesreader_expected(
            p, negative, "\"ratio\" with nonconsecutive and no dots but those of ratio 2");
    return (ratio ? finish_dots(p, negative) : finish_white(p, consecutive)) &&
           (!xv || fpuzzlesreader_flag(p, negative, "allxv"));
}
