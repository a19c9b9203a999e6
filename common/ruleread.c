#include "common/ruleread.h"

#include <string.h>

#include "common/input.h"
#include "common/list.h"

enum { NUMBER_MAX = 99999, QUOTED = 40, CELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX };

/* A line of which one word after the other is taken. */
struct words {
    const unsigned char *line;
    size_t length, at;
    size_t token, size; /* the word at hand */
    struct diag *diag;
};

/* Takes the next word.  Returns false at the end of the line, or at a comment. */
static bool next_word(struct words *words) {
    size_t i = words->at;
    while (i < words->length && input_is_blank(words->line[i]))
        i++;
    words->token = i;
    while (i < words->length && !input_is_blank(words->line[i]))
        i++;
    words->size = i - words->token;
    if (!words->size || words->line[words->token] == '#')
        return false;
    words->at = i;
    return true;
}

/* The word at hand, made printable. */
static const char *quoted(const struct words *words, char text[QUOTED]) {
    return diag_quote(text, QUOTED, words->line + words->token, words->size);
}

static bool is_small(unsigned char c) {
    return c >= 'a' && c <= 'z';
}

bool ruleread_looks_like_one(const unsigned char *line, size_t length, size_t at) {
    size_t i = at;
    while (i < length && is_small(line[i]))
        i++;
    return i > at && (i == length || input_is_blank(line[i]));
}

static bool read_kind(struct words *words, const struct rule_kind **kind) {
    const char *names[80] = {NULL};
    char text[QUOTED], list[500];
    *kind = rule_kind_find(words->line + words->token, words->size);
    if (*kind)
        return true;
    for (unsigned i = 0; rule_kind_at(i); i++)
        names[i] = rule_kind_at(i)->name;
    return diag_set(words->diag, "unknown rule '%s', expected %s", quoted(words, text),
                    list_or(list, sizeof list, names));
}

/* Reads a number up to NUMBER_MAX and steps over it; above that, it stays there. */
static bool number_at(const struct words *words, size_t *at, size_t end, unsigned *number) {
    size_t begin = *at;
    for (*number = 0; *at < end && words->line[*at] >= '0' && words->line[*at] <= '9'; ++*at)
        *number = *number > NUMBER_MAX ? *number : *number * 10 + words->line[*at] - '0';
    return *at > begin;
}

static bool read_number(struct words *words, const struct rule_kind *kind, int *number) {
    char text[QUOTED];
    unsigned value, least = kind->cells != RULE_LINE;
    if (!next_word(words))
        return diag_set(words->diag, "expected a number, found the end of the line");
    size_t at = words->token, end = at + words->size;
    if (!number_at(words, &at, end, &value) || at < end || value < least || value > NUMBER_MAX)
        return diag_set(words->diag, "expected a number from %u to %d, found '%s'", least,
                        NUMBER_MAX, quoted(words, text));
    *number = (int)value;
    return true;
}

/* The cells of a rule as they come. */
struct cells {
    const struct area *area;
    uint32_t count, cell[CELLS_MAX];
    bool met[CELLS_MAX];
};

static void begin_cells(struct cells *cells, const struct area *area) {
    cells->area = area;
    cells->count = 0;
    memset(cells->met, 0, area->cells * sizeof *cells->met);
}

/* Reads a cell, r1c1, from byte *at of the word at hand. */
static bool read_cell(struct words *words, const struct area *area, size_t *at, unsigned *row,
                      unsigned *column) {
    size_t end = words->token + words->size;
    char text[QUOTED];
    bool fine = *at < end && words->line[(*at)++] == 'r' && number_at(words, at, end, row) &&
                *at < end && words->line[(*at)++] == 'c' && number_at(words, at, end, column);
    if (!fine || !*row || !*column)
        return diag_set(words->diag, "expected a cell such as r1c1, found '%s'",
                        quoted(words, text));
    if (area_cell(area, *row - 1, *column - 1) != AREA_NONE)
        return true;
    if (area_is_square(area))
        return diag_set(words->diag, "%s is outside a grid of side %u", quoted(words, text),
                        area->side);
    return diag_set(words->diag, "%s is outside the grids", quoted(words, text));
}

static bool add_cell(struct words *words, struct cells *cells, unsigned row, unsigned column) {
    uint32_t cell = area_cell(cells->area, row - 1, column - 1);
    if (cell == AREA_NONE)
        return diag_set(words->diag, "r%uc%u is outside the grids", row, column);
    if (cells->met[cell])
        return diag_set(words->diag, "cell r%uc%u is twice in this rule", row, column);
    cells->met[cell] = true;
    cells->cell[cells->count++] = cell;
    return true;
}

/* Towards `to`, by one or not at all. */
static unsigned step(unsigned from, unsigned to) {
    return from < to ? from + 1 : from - (from > to);
}

/* Adds the rectangle between two corners, row by row from the first one on. */
static bool add_range(struct words *words, struct cells *cells, const unsigned from[2],
                      const unsigned to[2]) {
    for (unsigned row = from[0];; row = step(row, to[0])) {
        for (unsigned column = from[1];; column = step(column, to[1])) {
            if (!add_cell(words, cells, row, column))
                return false;
            if (column == to[1])
                break;
        }
        if (row == to[0])
            return true;
    }
}

/* Reads the word at hand: a cell, or two with a dash, a range. */
static bool read_cells(struct words *words, struct cells *cells) {
    size_t at = words->token, end = at + words->size;
    unsigned from[2] = {0}, to[2] = {0};
    char text[QUOTED];
    if (!read_cell(words, cells->area, &at, &from[0], &from[1]))
        return false;
    if (at == end)
        return add_cell(words, cells, from[0], from[1]);
    if (words->line[at++] != '-')
        return diag_set(words->diag, "expected a cell such as r1c1, found '%s'",
                        quoted(words, text));
    if (!read_cell(words, cells->area, &at, &to[0], &to[1]))
        return false;
    return at == end ? add_range(words, cells, from, to)
                     : diag_set(words->diag, "expected a range such as r1c1-r1c3, found '%s'",
                                quoted(words, text));
}

/* Whether the cells are a row or a column, from one end to the other. */
static bool check_line(const struct words *words, const struct rule_kind *kind,
                       const struct cells *cells) {
    uint32_t step = cells->count > 1 ? cells->cell[1] - cells->cell[0] : 1,
             from = cells->area->side;
    bool row = step == 1 || step == UINT32_MAX, fine = cells->count == from;
    for (uint32_t i = 1; fine && i < cells->count; i++)
        fine = cells->cell[i] - cells->cell[i - 1] == step;
    fine = fine && (row ? cells->cell[0] / from == cells->cell[from - 1] / from
                        : step == from || step == 0 - from);
    return fine ||
           diag_set(words->diag, "rule %s needs a row or a column from end to end, as r1c1-r1c%u",
                    kind->name, from);
}

/* Whether a rule can have these cells. */
static bool check_cells(const struct words *words, const struct rule_kind *kind,
                        const struct cells *cells) {
    if (kind->cells == RULE_LINE)
        return check_line(words, kind, cells);
    if (kind->cells == RULE_HOUSE && cells->count != cells->area->side)
        return diag_set(words->diag, "rule %s needs %u cells, found %u", kind->name,
                        cells->area->side, cells->count);
    if (kind->cells == RULE_PATH && cells->count > RULEDIAGRAM_SIDE_MAX)
        return diag_set(words->diag, "rule %s needs up to %d cells, found %u", kind->name,
                        RULEDIAGRAM_SIDE_MAX, cells->count);
    return cells->count >= kind->least ||
           diag_set(words->diag, "rule %s needs %u or more cells, found %u", kind->name,
                    kind->least, cells->count);
}

/* Reads all cells of a rule. */
static bool read_list(struct words *words, const struct rule_kind *kind, struct cells *cells) {
    while (next_word(words))
        if (!read_cells(words, cells))
            return false;
    return check_cells(words, kind, cells);
}

/* Whether the line is over. */
static bool read_end(struct words *words) {
    char text[QUOTED];
    return !next_word(words) ||
           diag_set(words->diag, "expected the end of the line, found '%s'", quoted(words, text));
}

/* Counts the houses of a rule. */
static bool count_houses(struct ruleread *reader, const struct words *words,
                         const struct rule_kind *kind) {
    reader->houses += kind->cells == RULE_MAP ? reader->area.side : kind->cells == RULE_HOUSE;
    return reader->houses <= RULES_HOUSES_MAX ||
           diag_set(words->diag, "rules make more than %d houses", RULES_HOUSES_MAX);
}

/* Adds a rule that was read, if it is to be carried out. */
static void take(struct ruleread *reader, const struct words *words, struct rule *rule) {
    struct rules *rules = reader->rules;
    if (!rules)
        return;
    uint32_t *copy = memory_zeroed(&rules->memory, rule->count, sizeof *copy);
    if (rule->count)
        memcpy(copy, rule->cells, rule->count * sizeof *copy);
    rule->cells = copy;
    rule->text = rules->text.size;
    rule->length = words->at;
    stack_reserve(&rules->memory, &rules->text, words->length + 1);
    memcpy(rules->text.data + rules->text.size, words->line, words->length);
    rules->text.size += words->length;
    stack_push(&rules->memory, &rules->list, *rule);
    rule->kind->build(rules, rule);
}

/* Sorts the cells of a map by letter.  Returns false unless each occurs `side` times. */
static bool sort_map(const struct ruleread *reader, uint32_t *cells, struct words *words) {
    unsigned side = reader->area.side, count[256] = {0}, begin[256], used = 0;
    for (uint32_t c = 0; c < side * side; c++)
        if (++count[reader->map[c]] == 1)
            begin[reader->map[c]] = side * used++;
    for (uint32_t c = 0; c < side * side; c++) {
        unsigned letter = reader->map[c];
        if (count[letter] != side)
            return diag_set(words->diag, "region %c has %u cells, not %u", (char)letter,
                            count[letter], side);
        cells[begin[letter]++] = c;
    }
    return true;
}

static bool take_map(struct ruleread *reader, struct words *words) {
    uint32_t cells[CELLS_MAX];
    struct rule rule = {.kind = rule_kind_find((const unsigned char *)"regions", 7),
                        .cells = cells,
                        .count = reader->area.cells};
    if (!sort_map(reader, cells, words) || !count_houses(reader, words, rule.kind))
        return false;
    take(reader, words, &rule);
    return true;
}

/* Reads `size` letters of a map, the word at hand, to place `from` of it. */
static bool read_letters(struct ruleread *reader, struct words *words, size_t size, size_t from) {
    char text[QUOTED];
    if (words->size != size)
        return diag_set(words->diag, "expected %zu letters of a map of regions, found '%s'", size,
                        quoted(words, text));
    for (size_t i = 0; i < size; i++)
        if (words->line[words->token + i] <= ' ' || words->line[words->token + i] > '~')
            return diag_set(words->diag, "expected letters, found '%s'", quoted(words, text));
    memcpy(reader->map + from, words->line + words->token, size);
    return read_end(words);
}

/* Reads a map on the line of its rule, or begins one in rows. */
static bool begin_map(struct ruleread *reader, struct words *words) {
    if (!area_is_square(&reader->area))
        return diag_set(words->diag, "rule regions is for one grid");
    if (next_word(words))
        return read_letters(reader, words, reader->area.cells, 0) && take_map(reader, words);
    reader->rows = reader->area.side;
    return true;
}

/* Reads one more row of a map: letters, apart or not. */
static bool read_row(struct ruleread *reader, struct words *words) {
    size_t from = (size_t)(reader->area.side - reader->rows) * reader->area.side;
    if (!next_word(words))
        return true;
    if (!read_letters(reader, words, reader->area.side, from))
        return false;
    return --reader->rows || take_map(reader, words);
}

/* Reads where a grid stands, and makes it part of the area. */
static bool read_place(struct ruleread *reader, struct words *words, const struct rule_kind *kind) {
    size_t begin = words->token;
    int row, column;
    if (!read_number(words, kind, &row) || !read_number(words, kind, &column) || !read_end(words))
        return false;
    words->token = begin;
    if (reader->settled)
        return diag_set(words->diag, "rule %s stands before rules of other kinds", kind->name);
    if (reader->fixed && kind->cells == RULE_FIRST)
        return diag_set(words->diag, "the variant has rules about cells of a grid at row 1 and "
                                     "column 1");
    if (reader->rules) /* whose area is known */
        return true;
    return kind->cells == RULE_FIRST
               ? area_move(&reader->area, (unsigned)row, (unsigned)column, words->diag)
               : area_add(&reader->area, (unsigned)row, (unsigned)column, words->diag);
}

/* Whether a machine reads the cells. */
static bool is_read(const struct rule_kind *kind) {
    return kind->cells == RULE_LINE || kind->cells == RULE_PATH;
}

static bool read_rule(struct ruleread *reader, struct words *words) {
    struct cells cells; /* large, and only partly used in small grids */
    struct rule rule = {.cells = cells.cell};
    size_t begin = words->token;
    begin_cells(&cells, &reader->area);
    if (!read_kind(words, &rule.kind))
        return false;
    if (rule.kind->cells == RULE_FIRST || rule.kind->cells == RULE_GRID)
        return read_place(reader, words, rule.kind);
    reader->settled = true;
    if (rule.kind->cells == RULE_MAP)
        return begin_map(reader, words);
    if (rule.kind->cells == RULE_LINE && !area_is_square(&reader->area))
        return diag_set(words->diag, "rule %s is for one grid", rule.kind->name);
    if (is_read(rule.kind) && reader->area.side > RULEDIAGRAM_SIDE_MAX)
        return diag_set(words->diag, "rule %s is for sides up to %d, not %u", rule.kind->name,
                        RULEDIAGRAM_SIDE_MAX, reader->area.side);
    if (rule.kind->numbered && !read_number(words, rule.kind, &rule.number))
        return false;
    if (rule.kind->cells == RULE_NO_CELLS ? !read_end(words) : !read_list(words, rule.kind, &cells))
        return false;
    rule.count = cells.count;
    words->token = begin;
    if (!count_houses(reader, words, rule.kind))
        return false;
    take(reader, words, &rule);
    return true;
}

bool ruleread_line(struct ruleread *reader, const unsigned char *line, size_t length, size_t *wrong,
                   struct diag *diag) {
    struct words words = {.line = line, .length = length, .diag = diag};
    bool fine =
        reader->rows ? read_row(reader, &words) : !next_word(&words) || read_rule(reader, &words);
    *wrong = words.token;
    return fine;
}

/* Carries out every line of a text. */
static void read_lines(struct ruleread *reader, const char *text, size_t length) {
    struct diag unused;
    for (size_t at = 0; at < length;) {
        const char *newline = memchr(text + at, '\n', length - at);
        size_t end = newline ? (size_t)(newline - text) : length, wrong;
        ruleread_line(reader, (const unsigned char *)text + at, end - at, &wrong, &unused);
        at = end + 1;
    }
}

bool ruleread_has_grids(const char *text) {
    return text && (!strncmp(text, "grid ", 5) || !strncmp(text, "first ", 6));
}

void ruleread_area(const char *text, struct area *area) {
    struct ruleread reader = {.area = *area};
    read_lines(&reader, text, strlen(text));
    *area = reader.area;
}

struct rules *ruleread_build(const struct area *area, const char *preset,
                             const struct rules_text *text, struct memory *memory) {
    if (!preset && !text)
        return NULL;
    struct rules *rules = rules_new(area, memory);
    if (preset)
        read_lines(&(struct ruleread){.area = *area, .rules = rules}, preset, strlen(preset));
    rules->named = rules->list.size;
    if (text)
        read_lines(&(struct ruleread){.area = *area, .rules = rules}, text->text.data,
                   text->text.size);
    rules_finish(rules);
    return rules;
}
