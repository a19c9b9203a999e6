/* SPDX-License-Identifier: MIT */
#include "common/grids/gridfpuzzles.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "common/grids/fpuzzles.h"
#include "common/grids/lzunpack.h"

enum { QUOTED = 60 };

/* The beginnings of addresses, and the text before the puzzle in one. */
static const char *const schemes[] = {"https://", "http://", "fpuz"};
static const char *const keys[] = {"load=", "fpuzzles", "fpuz"};

static bool begins_with(const struct gridline *line, size_t at, const char *word) {
    assert(at <= line->length);
    size_t length = strlen(word);
    return line->length - at >= length && !memcmp(line->text + at, word, length);
}

static bool is_address(const struct gridline *line, size_t at) {
    for (unsigned i = 0; i < sizeof schemes / sizeof *schemes; i++)
        if (begins_with(line, at, schemes[i]))
            return true;
    return false;
}

bool gridfpuzzles_is_next(const struct gridline *line, size_t at) {
    return at < line->length && (line->text[at] == '{' || is_address(line, at));
}

/* Reports in one line what was ignored: rules in words, which may say more than the constraints,
 * and things that are only drawn, about which there may be rules. */
static void warn(const struct grid_reader *r, const struct fpuzzles *puzzle,
                 const struct json *json) {
    struct diag diag = {.file = r->in.name, .line = r->gathered_line, .column = 1};
    char words[QUOTED] = "", drawn[QUOTED] = "";
    if (puzzle->drawn)
        snprintf(drawn, sizeof drawn, "what is only drawn, such as '%s', ", puzzle->drawn);
    if (puzzle->words) {
        const struct json_node *text = json_at(json, puzzle->words);
        diag_quote(words, sizeof words, json->text + text->at, text->end - text->at);
        diag_set(&diag, "%srules in words are left out, which may say more: %s",
                 puzzle->drawn ? strcat(drawn, "and ") : drawn, words);
    } else {
        diag_set(&diag, "%sis left out: rules in words may be about it", drawn);
    }
    diag_warning(&diag);
}

/* Takes over a puzzle that was read. */
static void take(struct grid_reader *r, struct fpuzzles *puzzle, const struct json *json) {
    rules_drop(r->own);
    r->own = puzzle->text;
    puzzle->text = NULL;
    gridreader_begin(r, &puzzle->shape);
    assert(r->grid.size <= FPUZZLES_CELLS_MAX);
    memcpy(r->grid.cells, puzzle->digits, r->grid.size);
    if (puzzle->drawn || puzzle->words)
        warn(r, puzzle, json);
    if (!puzzle->label.size)
        return;
    r->unquoted = memory_resize(r->in.memory, r->unquoted, puzzle->label.size);
    memcpy(r->unquoted, puzzle->label.data, puzzle->label.size);
    r->grid.label = r->unquoted;
    r->grid.label_length = puzzle->label.size;
}

/* Advances a place over a byte of the text collected. */
static void step(struct grid_place *place, char c) {
    place->column++;
    if (c == '\n') {
        place->below++;
        place->column = 1;
    }
}

/* The place in the input of a byte of the text collected. */
static struct grid_place find_place(const struct grid_reader *r, size_t at) {
    struct grid_place place = {0, r->gathered_column};
    for (size_t i = 0; i < at && i < r->gathered.size; i++)
        step(&place, r->gathered.data[i]);
    return place;
}

static bool fail_at(struct grid_reader *r, size_t at) {
    assert(at <= r->gathered.size);
    struct grid_place place = find_place(r, at);
    r->failed = true;
    r->diag.file = r->in.name;
    r->diag.line = r->gathered_line + place.below;
    r->diag.column = place.column;
    return false;
}

/* Computes the places of the cells, which are in order, in one pass over the text. */
static void place_cells(struct grid_reader *r, const struct fpuzzles *puzzle) {
    struct grid_place place = {0, r->gathered_column};
    size_t at = 0;
    for (uint32_t cell = 0; cell < r->grid.size; cell++) {
        assert(at <= puzzle->at[cell] && puzzle->at[cell] < r->gathered.size);
        for (; at < puzzle->at[cell]; at++)
            step(&place, r->gathered.data[at]);
        r->places[cell] = place;
    }
}

/* Reads the text collected. */
static bool read_gathered(struct grid_reader *r) {
    struct fpuzzles *puzzle = memory_zeroed(r->in.memory, 1, sizeof *puzzle);
    struct json json;
    size_t wrong;
    bool fine = json_read(&json, (const unsigned char *)r->gathered.data, r->gathered.size,
                          r->in.memory, &wrong, &r->diag);
    if (fine) {
        fine = fpuzzles_read(puzzle, &json, &wrong, &r->diag);
        if (fine) {
            take(r, puzzle, &json);
            place_cells(r, puzzle);
        }
        fpuzzles_drop(puzzle, &json);
    }
    json_free(&json);
    memory_release(r->in.memory, puzzle);
    if (!fine)
        return fail_at(r, wrong);
    r->grid.line = r->gathered_line;
    return true;
}

/* Skips a line as far as the object goes, ignoring brackets within strings.  Returns the byte
 * behind it, or the end of the line. */
static size_t pass(struct grid_reader *r, size_t at) {
    for (; at < r->text.length; at++) {
        unsigned char c = r->text.text[at];
        if (r->gathered_text) {
            at += c == '\\' && at + 1 < r->text.length;
            r->gathered_text = c != '"';
            continue;
        }
        r->gathered_text = c == '"';
        r->gathered_depth += c == '{' || c == '[';
        assert(r->gathered_depth);
        r->gathered_depth -= c == '}' || c == ']';
        if (!r->gathered_depth)
            return at + 1;
    }
    assert(at <= r->text.length);
    return at;
}

/* Adds a line, or the part of it that belongs to the puzzle. */
static bool gather(struct grid_reader *r, size_t at, bool *found) {
    size_t end = pass(r, at), next = end;
    if (end - at >= JSON_SIZE_MAX - r->gathered.size)
        return diag_set(gridreader_fail(r, at), "a puzzle of f-puzzles has more than %d bytes",
                        JSON_SIZE_MAX);
    stack_reserve(r->in.memory, &r->gathered, end - at + 1);
    memcpy(r->gathered.data + r->gathered.size, r->text.text + at, end - at);
    r->gathered.size += end - at;
    r->gathering = r->gathered_depth > 0;
    *found = !r->gathering;
    if (r->gathering) {
        r->gathered.data[r->gathered.size++] = '\n';
        return true;
    }
    while (next < r->text.length && input_is_blank(r->text.text[next]))
        next++;
    r->again = next < r->text.length && r->text.text[next] != '#' ? next : 0;
    return read_gathered(r);
}

static bool is_letter(unsigned char c) {
    return c &&
           (strchr("+/=", c) || (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z'));
}

/* Appends the letters of an address, in which %2B, %2F and %3D stand for some. */
static size_t take_letters(struct grid_reader *r, size_t at, struct rules_chars *letters) {
    assert(at <= r->text.length);
    static const char escapes[] = "%2B+%2F/%3D=";
    for (bool known = true; known && at < r->text.length;) {
        unsigned char c = r->text.text[at];
        known = is_letter(c);
        for (const char *escape = escapes; !known && *escape; escape += 4)
            if (r->text.length - at >= 3 && r->text.text[at + 1] == '2' + (escape[1] == '3') &&
                c == '%' && (r->text.text[at + 2] & 0xDF) == (unsigned char)escape[2]) {
                c = (unsigned char)escape[3];
                known = true;
                at += 2;
                break;
            }
        if (!known)
            break;
        stack_push(r->in.memory, letters, (char)c);
        at++;
    }
    return at;
}

/* The byte where the puzzle begins in an address, or its end. */
static size_t find_puzzle(const struct gridline *line, size_t at) {
    for (; at < line->length && !input_is_blank(line->text[at]); at++)
        for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++) {
            bool key = begins_with(line, at, keys[i]);
            /* SudokuPad has its name in no other place. */
            if (key && (i == 0 || at == 0 || strchr("/=", line->text[at - 1])))
                return at + strlen(keys[i]);
        }
    return at;
}

/* Reads an address.  The JSON in it has no lines of the input, so messages point at the address,
 * and so do the places of the cells. */
static bool read_address(struct grid_reader *r, size_t at) {
    size_t begin = find_puzzle(&r->text, at), wrong;
    struct rules_chars letters = {0};
    struct diag reason;
    size_t end = take_letters(r, begin, &letters);
    assert(begin <= end && end <= r->text.length);
    bool fine = letters.size;
    if (!fine)
        diag_set(&reason, "this address has no puzzle: one of f-puzzles has ?load= before it, one "
                          "of SudokuPad /fpuzzles or /fpuz");
    fine = fine && lzunpack((const unsigned char *)letters.data, letters.size, &r->gathered,
                            r->in.memory, &wrong, &reason);
    stack_free(r->in.memory, &letters);
    if (!fine)
        return diag_set(gridreader_fail(r, begin), "%s", reason.text);
    if (!read_gathered(r)) {
        struct diag in = r->diag;
        return diag_set(gridreader_fail(r, at),
                        "in the puzzle of this address, at line %u and column %u: %.300s",
                        (unsigned)(in.line - r->gathered_line + 1), (unsigned)in.column, in.text);
    }
    for (uint32_t cell = 0; cell < r->grid.size; cell++)
        r->places[cell] = (struct grid_place){0, (uint32_t)(r->mark + at + 1)};
    while (end < r->text.length && !input_is_blank(r->text.text[end]))
        end++;
    if (!r->grid.label)
        gridreader_label(r, end);
    return true;
}

bool gridfpuzzles_read(struct grid_reader *r, size_t at, bool *found) {
    assert(r->gathering ? r->gathered_depth && r->gathered.size : at < r->text.length);
    if (!r->gathering) {
        r->gathered.size = 0;
        r->gathered_line = r->line;
        r->gathered_column = (uint32_t)(r->mark + at + 1);
        r->gathered_text = false;
        r->gathered_depth = 0;
        if (r->text.text[at] != '{') {
            r->gathered_column = 1;
            *found = read_address(r, at);
            return *found;
        }
    }
    return gather(r, at, found);
}

bool gridfpuzzles_end(struct grid_reader *r) {
    if (!r->gathering)
        return true;
    r->failed = true;
    input_locate(&r->in, &r->diag);
    return diag_set(&r->diag, "expected the end of a puzzle of f-puzzles, found the end of the "
                              "input");
}

void gridfpuzzles_close(struct grid_reader *r) {
    stack_free(r->in.memory, &r->gathered);
}
