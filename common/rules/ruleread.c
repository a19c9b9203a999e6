/* SPDX-License-Identifier: MIT */
#include "common/rules/ruleread.h"

#include <assert.h>
#include <string.h>

#include "common/base/list.h"
#include "common/rules/rulecells.h"
#include "common/rules/rulenumber.h"
#include "common/streams/input.h"

static bool is_small(unsigned char c) {
    return c >= 'a' && c <= 'z';
}

/* Names of rules have lower-case letters only; an upper-case letter, a hyphen or a colon is a
 * likely mistake. */
static bool is_of_word(unsigned char c) {
    return is_small(c) || (c >= 'A' && c <= 'Z') || c == '-' || c == '_' || c == ':';
}

bool ruleread_looks_like_one(const unsigned char *line, size_t length, size_t at) {
    assert(at <= length);
    bool small = false;
    size_t i = at;
    for (; i < length && is_of_word(line[i]); i++)
        small |= is_small(line[i]);
    return small && (i == length || input_is_blank(line[i]));
}

static bool read_kind(struct linewords *words, const struct rule_kind **kind) {
    const char *names[80] = {NULL};
    char text[LINEWORDS_QUOTED], list[700];
    *kind = rulekinds_find(words->line + words->token, words->size);
    if (*kind)
        return true;
    for (unsigned i = 0; rulekinds_at(i); i++)
        names[i] = rulekinds_at(i)->name;
    return diag_set(words->diag, "unknown rule '%s', expected %s", linewords_quote(words, text),
                    list_or(list, sizeof list, names));
}

/* Counts the houses of a rule. */
static bool count_houses(struct ruleread *reader, const struct linewords *words,
                         const struct rule *rule) {
    reader->houses += rule->kind->cells == RULE_MAP ? rule->count / reader->area.side
                                                    : rule->kind->cells == RULE_HOUSE;
    return reader->houses <= RULES_HOUSES_MAX ||
           diag_set(words->diag, "rules make more than %d houses", RULES_HOUSES_MAX);
}

/* Whether digits can satisfy a rule, whose number, or else its name, has `size` bytes at
 * `begin`. */
static bool check_rule(struct ruleread *reader, struct linewords *words, const struct rule *rule,
                       size_t begin, size_t size) {
    size_t wrong = 0;
    if (reader->rules)
        return true;
    bool fine =
        (!rule->kind->numbered || rulenumber_check(rule, reader->area.side, words->line + begin,
                                                   size, &wrong, words->diag)) &&
        (!reader->clash || ruleclash_check(reader->clash, &reader->area, rule, words->diag));
    if (!fine)
        words->token = begin + wrong;
    return fine;
}

/* Adds a rule that was read, if it is to be built. */
static void take(struct ruleread *reader, const struct linewords *words, struct rule *rule) {
    struct rules *rules = reader->rules;
    assert(words->at <= words->length);
    if (!rules)
        return;
    rule->cells = rules_keep_cells(rules, rule->cells, rule->count);
    rule->text = rules->text.size;
    rule->length = words->at;
    stack_reserve(&rules->memory, &rules->text, words->length + 1);
    memcpy(rules->text.data + rules->text.size, words->line, words->length);
    rules->text.size += words->length;
    stack_push(&rules->memory, &rules->list, *rule);
    rule->kind->build(rules, rule);
}

/* In a map of several grids a cell may be in no region, since a map may be for one grid. */
static const unsigned char no_region = '.';

/* Clears the letters of cells in no region.  Returns the number of cells in one. */
static uint32_t drop_places(struct ruleread *reader) {
    uint32_t left = 0;
    for (uint32_t c = 0; c < reader->area.cells; c++) {
        if (reader->map[c] == no_region && reader->area.count > 1)
            reader->map[c] = 0;
        left += reader->map[c] != 0;
    }
    return left;
}

/* Sorts the cells of a map by letter.  Returns false unless each letter occurs `side` times. */
static bool sort_map(const struct ruleread *reader, uint32_t *cells, struct linewords *words) {
    unsigned side = reader->area.side, count[256] = {0}, begin[256], used = 0;
    for (uint32_t c = 0; c < reader->area.cells; c++)
        if (++count[reader->map[c]] == 1 && reader->map[c])
            begin[reader->map[c]] = side * used++;
    for (uint32_t c = 0; c < reader->area.cells; c++) {
        unsigned letter = reader->map[c];
        if (!letter)
            continue;
        if (count[letter] != side)
            return diag_set(words->diag, "region %c has %u cells, not %u", (char)letter,
                            count[letter], side);
        assert(begin[letter] < RULECELLS_MAX);
        cells[begin[letter]++] = c;
    }
    return true;
}

/* Records the regions for later rules; another map may follow. */
static void note_map(struct ruleread *reader, const struct rule *rule) {
    if (!reader->clash)
        return;
    reader->clash->map = reader->map;
    for (uint32_t i = 0; i < rule->count; i += reader->area.side)
        ruleclash_differ(reader->clash, rule->cells + i, reader->area.side);
}

static bool take_map(struct ruleread *reader, struct linewords *words) {
    uint32_t cells[RULECELLS_MAX];
    struct rule rule = {.kind = rulekinds_find((const unsigned char *)"regions", 7),
                        .cells = cells,
                        .count = drop_places(reader)};
    if (!rule.count)
        return diag_set(words->diag, "the map has no region");
    if (!sort_map(reader, cells, words) || !count_houses(reader, words, &rule))
        return false;
    reader->parted = true;
    note_map(reader, &rule);
    if (!check_rule(reader, words, &rule, words->token, words->size))
        return false;
    take(reader, words, &rule);
    return true;
}

/* Reads `size` letters of a map: the current word and, for several grids, further words, between
 * which there are no cells. */
static bool read_letters(struct ruleread *reader, struct linewords *words, size_t size) {
    char text[LINEWORDS_QUOTED];
    size_t end = reader->letters + size;
    assert(end <= reader->area.cells && end <= sizeof reader->map);
    do {
        size_t left = end - reader->letters;
        if (words->size > left || (words->size < left && reader->area.count == 1))
            return diag_set(words->diag, "expected %zu letters of a map of regions, found '%s'",
                            left, linewords_quote(words, text));
        for (size_t i = 0; i < words->size; i++)
            if (words->line[words->token + i] <= ' ' || words->line[words->token + i] > '~')
                return diag_set(words->diag, "expected letters, found '%s'",
                                linewords_quote(words, text));
        memcpy(reader->map + reader->letters, words->line + words->token, words->size);
        reader->letters += words->size;
    } while (reader->letters < end && linewords_next(words));
    if (reader->letters < end)
        return diag_set(words->diag,
                        "expected %zu more letters of a map of regions, found the end "
                        "of the line",
                        end - reader->letters);
    return linewords_end(words);
}

unsigned ruleread_map_rows(const struct area *area) {
    unsigned rows = 0;
    for (unsigned row = 0; row < area->rows; row++)
        rows += area_row_cells(area, row) > 0;
    return rows;
}

/* Reads a map on the line of its rule, or begins one in rows. */
static bool begin_map(struct ruleread *reader, struct linewords *words) {
    if (area_is_board(&reader->area))
        return diag_set(words->diag, "rule regions is for grids, not for a board");
    reader->letters = 0;
    if (linewords_next(words))
        return read_letters(reader, words, reader->area.cells) && take_map(reader, words);
    reader->rows = ruleread_map_rows(&reader->area);
    return true;
}

/* The number of letters in the next row; `rows` rows with letters remain. */
static unsigned letters_of_row(const struct area *area, unsigned rows) {
    assert(rows && rows <= ruleread_map_rows(area));
    unsigned row = area->rows;
    while (rows)
        rows -= area_row_cells(area, --row) > 0;
    return area_row_cells(area, row);
}

/* Reads another row of a map: letters, with blanks for places without a cell. */
static bool read_row(struct ruleread *reader, struct linewords *words) {
    if (!linewords_next(words))
        return true;
    if (!read_letters(reader, words, letters_of_row(&reader->area, reader->rows)))
        return false;
    return --reader->rows || take_map(reader, words);
}

/* Adds a grid to the area, or makes it a board. */
static bool place(struct area *area, enum rule_cells kind, unsigned row, unsigned column,
                  struct diag *diag) {
    if (kind == RULE_BOARD)
        return area_board(area, row, column, diag);
    return kind == RULE_FIRST ? area_move(area, row, column, diag)
                              : area_add(area, row, column, diag);
}

/* Removes the cells of a line from the area. */
static bool read_blocked(struct ruleread *reader, struct linewords *words,
                         const struct rule_kind *kind) {
    struct rulecells cells;
    const struct area before = reader->area;
    size_t begin = words->token;
    unsigned row, column;
    if (!area_is_board(&reader->area))
        return diag_set(words->diag, "rule blocked is for a board, which rule board makes");
    if (!rulecells_read(words, kind, &before, &cells))
        return false;
    words->token = begin;
    for (uint32_t i = 0; i < cells.count; i++) {
        area_place(&before, cells.cell[i], &row, &column);
        if (!area_block(&reader->area, row, column, words->diag))
            return false;
    }
    return true;
}

/* Reads the place of a grid, or the size of a board, and adds it to the area. */
static bool read_place(struct ruleread *reader, struct linewords *words,
                       const struct rule_kind *kind) {
    size_t begin = words->token;
    int row, column;
    if (!linewords_number(words, 1, &row) || !linewords_number(words, 1, &column) ||
        !linewords_end(words))
        return false;
    words->token = begin;
    if (reader->fixed && kind->cells != RULE_GRID && !area_is_board(&reader->area))
        return diag_set(words->diag, "the variant has rules about cells of a grid at row 1 and "
                                     "column 1");
    return place(&reader->area, kind->cells, (unsigned)row, (unsigned)column, words->diag);
}

/* Reads a rule that defines the area. */
static bool read_area(struct ruleread *reader, struct linewords *words,
                      const struct rule_kind *kind) {
    if (reader->rules) /* the area is known */
        return true;
    if (reader->settled)
        return diag_set(words->diag, "rule %s stands before rules of other kinds", kind->name);
    if (kind->cells == RULE_FIRST || kind->cells == RULE_BOARD) {
        bool *there = &reader->placed[kind->cells == RULE_BOARD];
        if (*there)
            return diag_set(words->diag, "rule %s is there already", kind->name);
        *there = true;
    }
    return kind->cells == RULE_BLOCKED ? read_blocked(reader, words, kind)
                                       : read_place(reader, words, kind);
}

/* Whether a machine reads the cells. */
static bool is_read(const struct rule_kind *kind) {
    return kind->cells == RULE_LINE || kind->cells == RULE_PATH || kind->cells == RULE_PARTS;
}

static bool read_rule(struct ruleread *reader, struct linewords *words) {
    struct rulecells cells;
    struct rule rule = {.cells = cells.cell};
    size_t begin = words->token, number, size;
    if (!read_kind(words, &rule.kind))
        return false;
    if (rule.kind->cells >= RULE_FIRST)
        return read_area(reader, words, rule.kind);
    reader->settled = true;
    if (rule.kind->cells == RULE_MAP)
        return begin_map(reader, words);
    if (rule.kind->cells == RULE_LINE && area_is_board(&reader->area))
        return diag_set(words->diag, "rule %s is for grids, not for a board", rule.kind->name);
    if (rule.kind->cells == RULE_PARTS && !reader->parted && !reader->rules)
        return diag_set(words->diag, "rule %s needs regions: boxes, or those of a map above it",
                        rule.kind->name);
    if (is_read(rule.kind) && reader->area.side > RULEDIAGRAM_SIDE_MAX)
        return diag_set(words->diag, "rule %s is for sides up to %d, not %u", rule.kind->name,
                        RULEDIAGRAM_SIDE_MAX, reader->area.side);
    if (rule.kind->numbered &&
        !linewords_number(words, rule.kind->cells != RULE_LINE, &rule.number))
        return false;
    number = words->token;
    size = words->size;
    if (!rulecells_read(words, rule.kind, &reader->area, &cells))
        return false;
    rule.count = cells.count;
    if (!check_rule(reader, words, &rule, number, size))
        return false;
    words->token = begin;
    if (!count_houses(reader, words, &rule))
        return false;
    take(reader, words, &rule);
    return true;
}

bool ruleread_line(struct ruleread *reader, const unsigned char *line, size_t length, size_t *wrong,
                   struct diag *diag) {
    assert(line || !length);
    struct linewords words = {.line = line, .length = length, .diag = diag};
    bool fine = reader->rows ? read_row(reader, &words)
                             : !linewords_next(&words) || read_rule(reader, &words);
    *wrong = words.token;
    return fine;
}

/* Builds the rules of a text line by line. */
static void read_lines(struct ruleread *reader, const char *text, size_t length) {
    struct diag unused;
    for (size_t at = 0; at < length;) {
        const char *newline = memchr(text + at, '\n', length - at);
        size_t end = newline ? (size_t)(newline - text) : length, wrong;
        bool fine =
            ruleread_line(reader, (const unsigned char *)text + at, end - at, &wrong, &unused);
        assert(fine);
        (void)fine;
        at = end + 1;
    }
    assert(!reader->rows);
}

bool ruleread_has_grids(const char *text) {
    return text && (!strncmp(text, "grid ", 5) || !strncmp(text, "first ", 6) ||
                    !strncmp(text, "board ", 6));
}

void ruleread_area(const char *text, struct area *area) {
    struct ruleread reader = {.area = *area};
    read_lines(&reader, text, strlen(text));
    *area = reader.area;
}

struct rules *ruleread_build(const struct area *area, const struct rules_boxes *boxes,
                             const char *preset, const struct rules_text *text,
                             struct memory *memory) {
    if (!preset && !text)
        return NULL;
    struct rules *rules = rules_new(area, memory);
    rules->boxes = *boxes;
    if (preset)
        read_lines(&(struct ruleread){.area = *area, .rules = rules}, preset, strlen(preset));
    rules->named = rules->list.size;
    if (text) {
        stack_reserve(&rules->memory, &rules->text, text->text.size + 1);
        read_lines(&(struct ruleread){.area = *area, .rules = rules}, text->text.data,
                   text->text.size);
    }
    rules_finish(rules);
    return rules;
}
