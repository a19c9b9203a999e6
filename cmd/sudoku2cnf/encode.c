#include "encode.h"

#include <string.h>

#include "common/literal.h"

/* Rules longer than KEEP bytes are written anew for each puzzle, in pieces, so that memory stays
 * bounded for large sides; PIECE is when a piece is passed on.  LITERAL_MAX is the room of one
 * literal with its blank. */
enum { KEEP = 1 << 26, PIECE = 1 << 16, LITERAL_MAX = 12 };

void encode_init(struct encode *encode, enum encode_rules rules, enum coding coding,
                 struct output *out, struct memory *memory) {
    *encode = (struct encode){.rules = rules, .coding = coding, .out = out, .memory = memory};
}

static void forget_shape(struct encode *encode) {
    memory_release(encode->memory, encode->peers, encode->peers_max * sizeof *encode->peers);
    variant_free(&encode->variant);
    stack_clear(&encode->text);
}

void encode_free(struct encode *encode) {
    forget_shape(encode);
    stack_free(encode->memory, &encode->text);
}

/* The variable that says that a cell holds a digit. */
static uint32_t variable(const struct encode *encode, uint32_t cell, unsigned digit) {
    return coding_variable(encode->coding, encode->variant.side, cell, digit);
}

static uint32_t variables(const struct encode *encode) {
    return variable(encode, encode->variant.cells - 1, encode->variant.side);
}

/* Appends a literal and a blank.  There must be room. */
static void put_literal(struct encode_text *text, bool negative, uint32_t var) {
    char digits[10], *to = text->data + text->size;
    unsigned count = 0;
    do
        digits[count++] = (char)('0' + var % 10);
    while (var /= 10);
    if (negative)
        *to++ = '-';
    while (count)
        *to++ = digits[--count];
    *to++ = ' ';
    text->size = (size_t)(to - text->data);
}

static void end_clause(struct encode_text *text) {
    text->data[text->size++] = '0';
    text->data[text->size++] = '\n';
}

/* Makes room for a clause of so many literals; hands on the text before it if it is not kept. */
static struct encode_text *begin_clause(struct encode *encode, unsigned literals) {
    struct encode_text *text = &encode->text;
    if (!encode->kept && text->size >= PIECE) {
        output_bytes(encode->out, text->data, text->size);
        stack_clear(text);
    }
    stack_reserve(encode->memory, text, (size_t)literals * LITERAL_MAX + 2);
    return text;
}

static void not_both(struct encode *encode, uint32_t a, uint32_t b) {
    struct encode_text *text = begin_clause(encode, 2);
    put_literal(text, true, a);
    put_literal(text, true, b);
    end_clause(text);
}

static void some_digit(struct encode *encode, uint32_t cell) {
    struct encode_text *text = begin_clause(encode, encode->variant.side);
    for (unsigned d = 1; d <= encode->variant.side; d++)
        put_literal(text, false, variable(encode, cell, d));
    end_clause(text);
}

static void one_digit_only(struct encode *encode, uint32_t cell) {
    for (unsigned d = 1; d <= encode->variant.side; d++)
        for (unsigned e = d + 1; e <= encode->variant.side; e++)
            not_both(encode, variable(encode, cell, d), variable(encode, cell, e));
}

static void some_cell(struct encode *encode, uint32_t house, unsigned digit) {
    const uint32_t *cells = variant_members(&encode->variant, house);
    struct encode_text *text = begin_clause(encode, encode->variant.side);
    for (unsigned i = 0; i < encode->variant.side; i++)
        put_literal(text, false, variable(encode, cells[i], digit));
    end_clause(text);
}

/* No later peer of the cell has the same digit. */
static void differs_from_peers(struct encode *encode, uint32_t cell) {
    uint32_t count = variant_peers(&encode->variant, cell, encode->peers);
    for (uint32_t i = 0; i < count; i++)
        for (unsigned d = 1; encode->peers[i] > cell && d <= encode->variant.side; d++)
            not_both(encode, variable(encode, cell, d), variable(encode, encode->peers[i], d));
}

/* Turns the rules into text. */
static void put_rules(struct encode *encode) {
    const struct variant *variant = &encode->variant;
    bool extended = encode->rules == ENCODE_EXTENDED;
    for (uint32_t c = 0; c < variant->cells; c++)
        some_digit(encode, c);
    for (uint32_t h = 0; extended && h < variant->count; h++)
        for (unsigned d = 1; d <= variant->side; d++)
            some_cell(encode, h, d);
    for (uint32_t c = 0; extended && c < variant->cells; c++)
        one_digit_only(encode, c);
    for (uint32_t c = 0; c < variant->cells; c++)
        differs_from_peers(encode, c);
}

/* How many clauses put_rules makes. */
static uint64_t count_clauses(struct encode *encode) {
    const struct variant *variant = &encode->variant;
    uint64_t side = variant->side, cells = variant->cells, pairs = 0;
    for (uint32_t c = 0; c < variant->cells; c++)
        pairs += variant_peers(variant, c, encode->peers);
    uint64_t clauses = cells + pairs / 2 * side;
    if (encode->rules == ENCODE_EXTENDED)
        clauses += variant->count * side + cells * (side * (side - 1) / 2);
    return clauses;
}

static void take_shape(struct encode *encode, const struct variant_shape *shape) {
    forget_shape(encode);
    variant_init(&encode->variant, shape, encode->memory);
    encode->peers_max = variant_peers_max(&encode->variant);
    encode->peers = memory_zeroed(encode->memory, encode->peers_max, sizeof *encode->peers);
    encode->clauses = count_clauses(encode);
    /* Nearly all clauses have two literals. */
    encode->kept = encode->clauses < KEEP / (2 * LITERAL_MAX);
    if (encode->kept)
        put_rules(encode);
}

static void write_comment(struct encode *encode, const struct grid *grid) {
    struct output *out = encode->out;
    output_text(out, "c sudoku ");
    output_text(out, variant_names[grid->shape.kind]);
    output_char(out, ' ');
    output_unsigned(out, grid->shape.side);
    if (!variant_usual(&grid->shape))
        output_format(out, " %ux%u", grid->shape.box_rows, grid->shape.box_columns);
    if (grid->label_length) {
        output_char(out, ' ');
        output_bytes(out, grid->label, grid->label_length);
    }
    output_char(out, '\n');
}

static uint64_t count_clues(const struct grid *grid) {
    uint64_t clues = 0;
    for (uint32_t c = 0; c < grid->size; c++)
        clues += grid->cells[c] != 0;
    return clues;
}

static void write_clues(struct encode *encode, const struct grid *grid) {
    for (uint32_t c = 0; c < grid->size; c++)
        if (grid->cells[c]) {
            output_unsigned(encode->out, variable(encode, c, grid->cells[c]));
            output_text(encode->out, " 0\n");
        }
}

void encode_grid(struct encode *encode, const struct grid *grid) {
    struct output *out = encode->out;
    if (!variant_same(&encode->variant.shape, &grid->shape))
        take_shape(encode, &grid->shape);
    write_comment(encode, grid);
    output_text(out, "p cnf ");
    output_unsigned(out, variables(encode));
    output_char(out, ' ');
    output_unsigned(out, encode->clauses + count_clues(grid));
    output_char(out, '\n');
    write_clues(encode, grid);
    if (!encode->kept)
        put_rules(encode);
    output_bytes(out, encode->text.data, encode->text.size);
    if (!encode->kept)
        stack_clear(&encode->text);
}
