#include "common/grid.h"

#include <string.h>

enum { QUOTED = 40 };

bool grid_open(struct grid_reader *r, const char *path, enum variant_kind kind,
               struct memory *memory) {
    *r = (struct grid_reader){.kind = kind};
    r->failed = !input_open(&r->in, path, memory, &r->diag);
    r->in.text = true;
    return !r->failed;
}

void grid_close(struct grid_reader *r) {
    if (!r->in.buffer)
        return;
    memory_release(r->in.memory, r->grid.cells, r->capacity);
    memory_release(r->in.memory, r->places, r->capacity * sizeof *r->places);
    input_close(&r->in);
}

/* Points the diagnostic at byte `at` of the line at hand and sets failed; the caller fills in the
 * text.  Returns the diagnostic. */
static struct diag *failure_at(struct grid_reader *r, size_t at) {
    r->failed = true;
    r->diag = (struct diag){.file = r->in.name, .line = r->line, .column = r->mark + at + 1};
    return &r->diag;
}

/* The token at byte `at`, made printable. */
static const char *quoted(const struct grid_reader *r, size_t at, size_t size, char text[QUOTED]) {
    return diag_quote(text, QUOTED, r->text.text + at, size);
}

/* Takes the next line of the input that is no comment: those may be longer than memory. */
static bool next_line(struct grid_reader *r) {
    input_skip_mark(&r->in);
    while (!r->unterminated && input_line_begins(&r->in, '#'))
        input_skip_line(&r->in);
    uint64_t start = r->in.line_start;
    r->line = r->in.line;
    r->mark = (unsigned)(input_column(&r->in) - 1);
    if (r->unterminated || !input_line(&r->in, &r->text.text, &r->text.length))
        return false;
    r->unterminated = r->in.line_start == start;
    return true;
}

/* Makes room for a puzzle of so many cells; what was there is gone. */
static void make_room(struct grid_reader *r, uint32_t cells) {
    struct memory *memory = r->in.memory;
    memory_release(memory, r->grid.cells, r->capacity);
    memory_release(memory, r->places, r->capacity * sizeof *r->places);
    r->grid.cells = NULL;
    r->places = NULL;
    r->grid.cells = memory_zeroed(memory, cells, 1);
    r->places = memory_zeroed(memory, cells, sizeof *r->places);
    r->capacity = cells;
}

/* Begins a puzzle of a shape at the line at hand. */
static void begin_grid(struct grid_reader *r, const struct variant_shape *shape) {
    struct grid *grid = &r->grid;
    grid->shape = *shape;
    grid->size = shape->side * shape->side;
    grid->line = r->line;
    grid->label = NULL;
    grid->label_length = 0;
    r->one_line_column = 0;
    if (grid->size > r->capacity)
        make_room(r, grid->size);
}

/* Finds the shape for a side that the text at byte `at` shows. */
static bool shape_from_text(struct grid_reader *r, unsigned side, size_t at,
                            struct variant_shape *shape) {
    struct diag reason;
    if (variant_shape(shape, r->kind, side, &reason))
        return true;
    return diag_set(failure_at(r, at), "%s", reason.text);
}

/* Keeps what follows the puzzle from byte `at` on, unless it is a comment. */
static void keep_label(struct grid_reader *r, size_t at) {
    const unsigned char *text = r->text.text;
    size_t end = r->text.length;
    while (at < end && (input_is_blank(text[at]) || text[at] == ',' || text[at] == '"'))
        at++;
    while (end > at && input_is_blank(text[end - 1]))
        end--;
    if (at == end || text[at] == '#')
        return;
    r->grid.label = (const char *)text + at;
    r->grid.label_length = end - at;
}

/* Converts the symbols at text.  Returns whether every one is a digit of the side or a blank. */
static bool convert(struct grid_reader *r, const unsigned char *text) {
    unsigned wrong = 0, side = r->grid.shape.side;
    for (uint32_t i = 0; i < r->grid.size; i++) {
        unsigned value = gridline_symbols[text[i]];
        r->grid.cells[i] = (uint8_t)value;
        wrong |= value > side;
    }
    return !wrong;
}

/* Whether the line is a puzzle of the shape met last, and nothing else than that is in question;
 * then it is read.  All other lines take the long way. */
static bool read_like_last(struct grid_reader *r) {
    unsigned side = r->one_line.side;
    size_t cells = (size_t)side * side;
    if (!side || r->column || r->skipping || r->text.length < cells)
        return false;
    if (r->declared ? !variant_same(&r->header, &r->one_line) : cells <= GRIDLINE_SYMBOLS)
        return false;
    unsigned char after = r->text.length == cells ? ' ' : r->text.text[cells];
    if (!input_is_blank(after) && after != ',')
        return false;
    begin_grid(r, &r->one_line);
    r->one_line_column = r->mark + 1;
    if (!convert(r, r->text.text))
        return false;
    keep_label(r, cells);
    return true;
}

/* Reports a token that is no cell, after `found` cells on its line. */
static bool wrong_cell(struct grid_reader *r, size_t at, size_t size, uint32_t found) {
    char text[QUOTED];
    unsigned side = r->grid.shape.side;
    const char *token = quoted(r, at, size, text);
    struct diag *diag = failure_at(r, at);
    if (found)
        return diag_set(diag, "expected a symbol, found '%s'", token);
    if (!r->filled)
        return diag_set(diag, "expected a puzzle, found '%s'", token);
    return diag_set(diag, "expected row %u of %u, found '%s'", (unsigned)(r->filled / side + 1),
                    side, token);
}

static bool too_large(struct grid_reader *r, size_t at, size_t size, unsigned value) {
    char text[QUOTED];
    unsigned side = r->grid.shape.side;
    if (size > 1 || value < 10 || value > GRIDLINE_SYMBOLS)
        return diag_set(failure_at(r, at), "digit %s exceeds side %u", quoted(r, at, size, text),
                        side);
    return diag_set(failure_at(r, at), "symbol %s, digit %u, exceeds side %u",
                    quoted(r, at, size, text), value, side);
}

/* Reports the first wrong symbol of a one-line puzzle at byte `at`. */
static bool wrong_symbol(struct grid_reader *r, size_t at) {
    while (gridline_symbols[r->text.text[at]] <= r->grid.shape.side)
        at++;
    unsigned value = gridline_symbols[r->text.text[at]];
    if (value != GRIDLINE_NO_SYMBOL)
        return too_large(r, at, 1, value);
    return wrong_cell(r, at, 1, 1);
}

/* Reads the one-line puzzle at byte `at`, whose shape is known and which is as long as it must. */
static bool read_one_line(struct grid_reader *r, const struct variant_shape *shape, size_t at) {
    begin_grid(r, shape);
    r->one_line = *shape;
    r->one_line_column = r->mark + at + 1;
    if (!convert(r, r->text.text + at))
        return wrong_symbol(r, at);
    keep_label(r, at + r->grid.size);
    return true;
}

static unsigned square_root(size_t square) {
    unsigned root = 0;
    while ((size_t)(root + 1) * (root + 1) <= square)
        root++;
    return root;
}

/* Reports that count symbols at byte `at` are more than a row and not a puzzle. */
static bool wrong_length(struct grid_reader *r, size_t at, size_t count) {
    if (r->declared)
        return diag_set(failure_at(r, at), "expected %u symbols or a row of %u, found %zu",
                        r->header.side * r->header.side, r->header.side, count);
    unsigned side = square_root(count);
    if (count - (size_t)side * side > side && side < GRIDLINE_SYMBOLS)
        side++; /* The next square is nearer. */
    side = side > GRIDLINE_SYMBOLS ? GRIDLINE_SYMBOLS : side;
    return diag_set(failure_at(r, at), "expected %u symbols for side %u, found %zu", side * side,
                    side, count);
}

/* Reads a line that is known to have the whole puzzle, count symbols from byte `at` on. */
static bool read_whole(struct grid_reader *r, size_t at, size_t count) {
    struct variant_shape shape = r->header;
    unsigned side = r->declared ? r->header.side : square_root(count);
    if ((size_t)side * side != count || side > GRIDLINE_SYMBOLS || !side)
        return wrong_length(r, at, count);
    if (!r->declared && !shape_from_text(r, side, at, &shape))
        return false;
    return read_one_line(r, &shape, at);
}

/* Reads the field of a table that has the puzzle. */
static bool read_field(struct grid_reader *r) {
    size_t at, size;
    bool pure;
    if (!gridline_field(&r->text, r->column, &at, &size))
        return diag_set(failure_at(r, r->text.length),
                        "expected a puzzle in column %u, found the end of the line", r->column + 1);
    size_t run = gridline_run(&r->text, at, &pure);
    return pure && run ? read_whole(r, at, run) : wrong_cell(r, at, size, 0);
}

/* Reports a row that is over before it is full, at byte `at`. */
static bool row_too_short(struct grid_reader *r, size_t at, uint32_t row, unsigned found) {
    unsigned side = r->grid.shape.side;
    return diag_set(failure_at(r, at), "row %u ends after %u of %u cells", row, found, side);
}

static bool row_too_long(struct grid_reader *r, size_t at, size_t size, uint32_t row) {
    char text[QUOTED];
    return diag_set(failure_at(r, at), "expected the end of row %u after %u cells, found '%s'", row,
                    r->grid.shape.side, quoted(r, at, size, text));
}

/* Reads wanted cells, one row or all, from the line at hand.  A line of decoration is passed
 * over. */
static bool read_cells(struct grid_reader *r, uint32_t wanted) {
    unsigned side = r->grid.shape.side, value = 0;
    uint32_t found = 0, row = r->filled / side + 1;
    size_t at = 0, token, size;
    enum gridline_cell event;
    while ((event = gridline_next(&r->text, side > GRIDLINE_SYMBOLS, &at, &value, &token, &size)) ==
           GRIDLINE_CELL) {
        if (found == wanted)
            return row_too_long(r, token, size, row);
        if (value > side)
            return too_large(r, token, size, value);
        r->places[r->filled + found] = (struct grid_place){(uint32_t)(r->line - r->grid.line),
                                                           (uint32_t)(r->mark + token + 1)};
        r->grid.cells[r->filled + found++] = (uint8_t)value;
    }
    if (event == GRIDLINE_WRONG)
        return wrong_cell(r, token, size, found);
    if (found && found < wanted)
        return row_too_short(r, token, row + found / side, found % side);
    r->filled += found;
    return true;
}

/* Counts the cells of the line at hand; *first is where the first one is.  Returns false
 * with an error when something else is in it. */
static bool count_cells(struct grid_reader *r, bool numbers, uint32_t *count, size_t *first) {
    size_t at = 0, token, size;
    unsigned value;
    enum gridline_cell event;
    *count = 0;
    while ((event = gridline_next(&r->text, numbers, &at, &value, &token, &size)) ==
           GRIDLINE_CELL) {
        if (!*count)
            *first = token;
        ++*count;
    }
    return event == GRIDLINE_END || wrong_cell(r, token, size, *count);
}

/* Whether the line has more tokens than a row can have symbols: then they are numbers. */
static bool has_numbers(const struct grid_reader *r) {
    size_t at = 0, token, size, count = 0;
    while (gridline_token(&r->text, &at, &token, &size) && r->text.text[token] != '#')
        count++;
    return count > GRIDLINE_SYMBOLS;
}

/* Begins a puzzle with its first row, or, in numbers, with all of it.  Leaves filled at 0 when the
 * line has no cells. */
static bool read_first_row(struct grid_reader *r) {
    struct variant_shape shape = r->header;
    bool numbers = r->declared ? r->header.side > GRIDLINE_SYMBOLS : has_numbers(r);
    uint32_t count;
    size_t first = 0;
    if (!count_cells(r, numbers, &count, &first) || !count)
        return !r->failed;
    bool whole = r->declared ? count == shape.side * shape.side : count > VARIANT_SIDE_MAX;
    unsigned side = whole ? square_root(count) : count;
    if (whole ? side * side != count : !numbers && count > GRIDLINE_SYMBOLS)
        return wrong_length(r, first, count);
    if (!r->declared && !shape_from_text(r, side, first, &shape))
        return false;
    begin_grid(r, &shape);
    return read_cells(r, numbers && whole ? r->grid.size : shape.side);
}

/* Reads on at a line that may begin a puzzle: one line, a table, or the first row. */
static bool read_first_line(struct grid_reader *r, size_t at) {
    bool pure, comma = memchr(r->text.text, ',', r->text.length) != NULL;
    unsigned column;
    if (comma && gridline_puzzle_column(&r->text, &column)) {
        r->column = column;
        return true;
    }
    if (r->column && comma) {
        r->filled = read_field(r) ? r->grid.size : 0;
        return !r->failed;
    }
    at += r->text.text[at] == '"';
    size_t run = gridline_run(&r->text, at, &pure);
    unsigned side = r->declared ? r->header.side : GRIDLINE_SYMBOLS;
    bool whole = r->declared && run == (size_t)side * side;
    if (side > GRIDLINE_SYMBOLS || !(whole || (pure && run > side)))
        return read_first_row(r);
    r->filled = read_whole(r, at, run) ? r->grid.size : 0;
    return !r->failed;
}

/* Reads a SIDE from the token.  Returns 0 when it is no number. */
static unsigned read_side(const unsigned char *token, size_t size) {
    unsigned side = 0;
    for (size_t i = 0; i < size; i++) {
        if (token[i] < '0' || token[i] > '9')
            return 0;
        side = side > VARIANT_SIDE_MAX ? side : side * 10 + (token[i] - (unsigned)'0');
    }
    return side;
}

/* Takes the next word of a header.  Returns false with an error saying what was expected. */
static bool header_word(struct grid_reader *r, const char *what, size_t *at, size_t *token,
                        size_t *size) {
    if (gridline_token(&r->text, at, token, size) && r->text.text[*token] != '#')
        return true;
    return diag_set(failure_at(r, *token), "expected %s, found the end of the line", what);
}

static bool header_variant(struct grid_reader *r, size_t token, size_t size,
                           enum variant_kind *kind) {
    char text[QUOTED], names[100] = "";
    if (variant_find((const char *)r->text.text + token, size, kind))
        return true;
    for (int i = 0; variant_names[i]; i++) {
        strcat(names, !i ? "" : variant_names[i + 1] ? ", " : " or ");
        strcat(names, variant_names[i]);
    }
    return diag_set(failure_at(r, token), "unknown variant '%s', expected %s",
                    quoted(r, token, size, text), names);
}

/* Reads the boxes, such as 3x4, if the header has any. */
static bool header_boxes(struct grid_reader *r, size_t *at) {
    enum { BOXES_MAX = 16 };
    struct variant_shape *shape = &r->header, boxed;
    struct diag reason;
    size_t token, size, behind = *at;
    char text[BOXES_MAX];
    if (!gridline_token(&r->text, &behind, &token, &size) || size >= BOXES_MAX ||
        r->text.text[token] == '#' || !memchr(r->text.text + token, 'x', size))
        return true;
    *at = behind;
    memcpy(text, r->text.text + token, size);
    text[size] = 0;
    if (!variant_boxed(&boxed, shape->kind, text, &reason))
        return diag_set(failure_at(r, token), "%s", reason.text);
    if (boxed.side != shape->side)
        return diag_set(failure_at(r, token), "boxes of %s make side %u, not %u", text, boxed.side,
                        shape->side);
    *shape = boxed;
    return true;
}

/* Reads a line "p sudoku VARIANT SIDE [BOXES]" from behind the p. */
static bool read_header(struct grid_reader *r, size_t at) {
    size_t token, size;
    enum variant_kind kind;
    struct diag reason;
    char text[QUOTED];
    if (!header_word(r, "'sudoku'", &at, &token, &size))
        return false;
    if (size != 6 || memcmp(r->text.text + token, "sudoku", 6) != 0)
        return diag_set(failure_at(r, token), "expected 'sudoku', found '%s'",
                        quoted(r, token, size, text));
    if (!header_word(r, "a variant", &at, &token, &size) ||
        !header_variant(r, token, size, &kind) || !header_word(r, "a side", &at, &token, &size))
        return false;
    unsigned side = read_side(r->text.text + token, size);
    if (!side || side > VARIANT_SIDE_MAX)
        return diag_set(failure_at(r, token), "expected a side from 1 to %d, found '%s'",
                        VARIANT_SIDE_MAX, quoted(r, token, size, text));
    if (!variant_shape(&r->header, kind, side, &reason))
        return diag_set(failure_at(r, token), "%s", reason.text);
    if (!header_boxes(r, &at))
        return false;
    if (gridline_token(&r->text, &at, &token, &size) && r->text.text[token] != '#')
        return diag_set(failure_at(r, token), "expected the end of the line, found '%s'",
                        quoted(r, token, size, text));
    r->declared = true;
    return true;
}

/* A section other than [Puzzle], such as [State], repeats the grid as far as it is solved. */
static void enter_section(struct grid_reader *r, size_t at) {
    size_t token, size;
    gridline_token(&r->text, &at, &token, &size);
    r->skipping = !gridline_spells(r->text.text + token, size, "[puzzle]");
}

/* Takes in a line between puzzles.  Sets filled when a puzzle begins in it. */
static bool read_between(struct grid_reader *r) {
    size_t at;
    if (read_like_last(r)) {
        r->filled = r->grid.size;
        return true;
    }
    switch (gridline_classify(&r->text, &at)) {
    case GRIDLINE_EMPTY:
        return true;
    case GRIDLINE_SECTION:
        enter_section(r, at);
        return true;
    case GRIDLINE_HEADER:
        r->skipping = false;
        return read_header(r, at + 1);
    case GRIDLINE_OTHER:
        break;
    }
    return r->skipping || read_first_line(r, at);
}

/* Takes in a line inside a puzzle. */
static bool read_row(struct grid_reader *r) {
    size_t at;
    if (gridline_classify(&r->text, &at) == GRIDLINE_EMPTY)
        return true;
    return read_cells(r, r->grid.shape.side);
}

/* Reports an input that ends too early, or a failed read. */
static bool end_of_input(struct grid_reader *r) {
    unsigned side = r->grid.shape.side;
    if (r->in.failure) {
        r->failed = true;
        return input_failed(&r->in, &r->diag);
    }
    if (r->count && !r->filled)
        return false;
    r->failed = true;
    input_locate(&r->in, &r->diag);
    if (!r->filled)
        return diag_set(&r->diag, "expected a puzzle, found the end of the input");
    return diag_set(&r->diag, "expected row %u of %u, found the end of the input",
                    (unsigned)(r->filled / side + 1), side);
}

bool grid_next(struct grid_reader *r) {
    r->filled = 0;
    while (!r->failed && next_line(r)) {
        if (!(r->filled ? read_row(r) : read_between(r)))
            return false;
        if (r->filled && r->filled == r->grid.size) {
            r->count++;
            return true;
        }
    }
    return !r->failed && end_of_input(r);
}

void grid_locate(const struct grid_reader *r, uint32_t cell, struct diag *diag) {
    *diag = (struct diag){.file = r->in.name, .line = r->grid.line};
    if (r->one_line_column) {
        diag->column = r->one_line_column + cell;
    } else {
        diag->line += r->places[cell].below;
        diag->column = r->places[cell].column;
    }
}

void grid_write_header(struct output *out, const struct variant_shape *shape) {
    output_format(out, "p sudoku %s %u", variant_names[shape->kind], shape->side);
    if (!variant_usual(shape))
        output_format(out, " %ux%u", shape->box_rows, shape->box_columns);
    output_char(out, '\n');
}

/* One number, or the dot of a blank, right-aligned. */
static void write_number(struct output *out, unsigned value, unsigned width) {
    char text[4];
    unsigned used = 0;
    do
        text[used++] = value ? (char)('0' + value % 10) : '.';
    while (value /= 10);
    for (; width > used; width--)
        output_char(out, ' ');
    while (used)
        output_char(out, text[--used]);
}

static void write_cells(struct output *out, unsigned side, const uint8_t *cells, uint32_t count) {
    if (side <= GRIDLINE_SYMBOLS) {
        for (uint32_t i = 0; i < count; i++)
            output_char(out, gridline_letter(cells[i]));
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (i)
            output_char(out, ' ');
        write_number(out, cells[i], side < 100 ? 2 : 3);
    }
}

void grid_write_line(struct output *out, unsigned side, const uint8_t *cells) {
    write_cells(out, side, cells, side * side);
}

void grid_write_rows(struct output *out, unsigned side, const uint8_t *cells) {
    for (unsigned r = 0; r < side; r++) {
        write_cells(out, side, cells + (size_t)r * side, side);
        output_char(out, '\n');
    }
}
