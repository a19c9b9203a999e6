/* SPDX-License-Identifier: MIT */
#include "common/grids/gridline.h"

#include <assert.h>
#include <string.h>

#include "common/streams/input.h"

enum { NUMBER_MAX = 9999 };

#define NO GRIDLINE_NO_SYMBOL
#define NO8 NO, NO, NO, NO, NO, NO, NO, NO
#define NO32 NO8, NO8, NO8, NO8

/* clang-format off */
const uint8_t gridline_symbols[256] = {
    NO32,
    NO8, NO, NO, 0, NO, NO, NO, 0, NO,
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, NO, NO, NO, NO, NO, NO,
    NO, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, NO, NO, NO, NO, 0,
    NO32, NO32, NO32, NO32, NO32};
/* clang-format on */

char gridline_letter(unsigned digit) {
    assert(digit <= GRIDLINE_SYMBOLS);
    return ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[digit];
}

bool gridline_spells(const unsigned char *token, size_t size, const char *word) {
    size_t i = 0;
    for (; i < size && word[i]; i++) {
        unsigned char c = token[i];
        if ((c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c) != word[i])
            return false;
    }
    return i == size && !word[i];
}

/* The length of the box-drawing character (U+2500 to U+257F in UTF-8) at byte `at`, or 0. */
static size_t box_drawing(const struct gridline *line, size_t at) {
    assert(at < line->length);
    const unsigned char *c = line->text + at;
    return at + 3 <= line->length && c[0] == 0xe2 && (c[1] == 0x94 || c[1] == 0x95) ? 3 : 0;
}

static bool is_decoration(unsigned char c) {
    return c && strchr("|!+-=", c);
}

/* The length of what may stand between cells at byte `at`, or 0. */
static size_t filler(const struct gridline *line, size_t at) {
    unsigned char c = line->text[at];
    return input_is_blank(c) || is_decoration(c) ? 1 : box_drawing(line, at);
}

/* Whether a stroke of a horizontal line is at byte `at`; box is the length of a box-drawing
 * character there. */
static bool is_stroke(const struct gridline *line, size_t at, size_t box) {
    const unsigned char *c = line->text + at;
    if (box) /* U+2500, U+2501 and U+2550 */
        return (c[1] == 0x94 && c[2] <= 0x81) || (c[1] == 0x95 && c[2] == 0x90);
    return *c == '-' || *c == '=';
}

/* Whether the line is drawn between rows: two strokes in a row somewhere, and nothing but what
 * borders are made of.  Dots and stars, elsewhere blank cells, are corners here, as in "*---*". */
static bool is_border(const struct gridline *line) {
    bool strokes = false, before = false;
    size_t size;
    for (size_t i = 0; i < line->length; i += size) {
        size_t box = box_drawing(line, i);
        bool stroke = is_stroke(line, i, box);
        size = box ? box : 1;
        if (!filler(line, i) && !(line->text[i] && strchr(".:'`,*", line->text[i])))
            return false;
        strokes = strokes || (stroke && before);
        before = stroke;
    }
    return strokes;
}

enum gridline_kind gridline_classify(const struct gridline *line, size_t *at) {
    size_t i = 0;
    while (i < line->length && input_is_blank(line->text[i]))
        i++;
    *at = i;
    if (i == line->length || line->text[i] == '#')
        return GRIDLINE_EMPTY;
    if (line->text[i] == '[')
        return GRIDLINE_SECTION;
    if (line->text[i] == 'p' && i + 1 < line->length && input_is_blank(line->text[i + 1]))
        return GRIDLINE_HEADER;
    return is_border(line) ? GRIDLINE_EMPTY : GRIDLINE_OTHER;
}

static bool is_digit(unsigned char c) {
    return c >= '0' && c <= '9';
}

/* Reads a decimal number, of which there is one digit at least. */
static size_t number(const struct gridline *line, size_t at, unsigned *value) {
    size_t i = at;
    *value = 0;
    for (; i < line->length && is_digit(line->text[i]); i++)
        if (*value <= NUMBER_MAX)
            *value = *value * 10 + line->text[i] - '0';
    if (*value > NUMBER_MAX)
        *value = NUMBER_MAX;
    assert(i > at);
    return i - at;
}

enum gridline_cell gridline_next(const struct gridline *line, bool numbers, size_t *at,
                                 unsigned *value, size_t *token, size_t *size) {
    assert(*at <= line->length);
    size_t i = *at, past = i, skip;
    while (i < line->length && (skip = filler(line, i))) {
        i += skip;
        past = input_is_blank(line->text[i - 1]) ? past : i;
    }
    *token = *at = past;
    *size = 0;
    if (i == line->length || line->text[i] == '#')
        return GRIDLINE_END;
    *token = i;
    *size = 1;
    *value = gridline_symbols[line->text[i]];
    if (numbers && is_digit(line->text[i]))
        *size = number(line, i, value);
    else if (*value == GRIDLINE_NO_SYMBOL || (numbers && *value))
        return GRIDLINE_WRONG;
    assert(i + *size <= line->length);
    *at = i + *size;
    return GRIDLINE_CELL;
}

bool gridline_token(const struct gridline *line, size_t *at, size_t *token, size_t *size) {
    assert(*at <= line->length);
    size_t i = *at;
    while (i < line->length && input_is_blank(line->text[i]))
        i++;
    *token = i;
    while (i < line->length && !input_is_blank(line->text[i]))
        i++;
    *size = i - *token;
    *at = i;
    return *size > 0;
}

size_t gridline_run(const struct gridline *line, size_t at, bool *pure) {
    assert(at <= line->length);
    size_t count = 0;
    *pure = true;
    for (; at < line->length; at++) {
        unsigned char c = line->text[at];
        if (input_is_blank(c) || c == ',' || c == ';' || c == '"')
            break;
        if (gridline_symbols[c] == GRIDLINE_NO_SYMBOL)
            *pure = false;
        else
            count++;
    }
    return count;
}

/* Narrows [*at, *at + *size) to what lies within blanks and quotes. */
static void strip(const struct gridline *line, size_t *at, size_t *size) {
    assert(*at + *size <= line->length);
    const unsigned char *text = line->text;
    while (*size && (input_is_blank(text[*at]) || text[*at] == '"')) {
        ++*at;
        --*size;
    }
    while (*size && (input_is_blank(text[*at + *size - 1]) || text[*at + *size - 1] == '"'))
        --*size;
}

bool gridline_field(const struct gridline *line, unsigned field, size_t *at, size_t *size) {
    size_t begin = 0;
    for (;;) {
        const unsigned char *start = line->text + begin;
        const unsigned char *comma = memchr(start, ',', line->length - begin);
        size_t length = comma ? (size_t)(comma - start) : line->length - begin;
        if (!field) {
            *at = begin;
            *size = length;
            strip(line, at, size);
            return true;
        }
        if (!comma)
            return false;
        begin += length + 1;
        field--;
    }
}

bool gridline_puzzle_column(const struct gridline *line, unsigned *field) {
    static const char *const names[] = {"puzzle",  "puzzles", "quiz",     "quizzes",
                                        "problem", "sudoku",  "question", "grid"};
    size_t at, size;
    for (*field = 0; gridline_field(line, *field, &at, &size); ++*field)
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            if (gridline_spells(line->text + at, size, names[i]))
                return true;
    return false;
}
