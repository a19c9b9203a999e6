/* SPDX-License-Identifier: MIT */
#include "encode.h"

#include <assert.h>
#include <string.h>

/* Rules longer than KEEP bytes are written anew for each puzzle. */
enum { KEEP = 1 << 26, CLAUSE_USUAL = 2 * ENCODE_LITERAL_MAX };

static void take_clause(void *context, const int *literals, unsigned count) {
    clauses_add(context, literals, count);
}

void encode_init(struct encode *encode, enum encode_rules rules, enum amo amo, enum coding coding,
                 bool incremental, struct output *out, struct memory *memory) {
    *encode = (struct encode){.rules = rules,
                              .amo = amo,
                              .coding = coding,
                              .incremental = incremental,
                              .out = out,
                              .memory = memory};
    encode->sink = (struct amo_sink){.clause = take_clause, .context = encode};
}

static size_t set_words(const struct encode *encode) {
    return (size_t)encode->variant.cells * encode->words;
}

static size_t placed_size(const struct encode *encode) {
    return (size_t)encode->variant.count * encode->variant.side;
}

static void forget_shape(struct encode *encode) {
    struct memory *memory = encode->memory;
    memory_release(memory, encode->peers);
    memory_release(memory, encode->literals);
    memory_release(memory, encode->open);
    memory_release(memory, encode->placed);
    variant_free(&encode->variant);
    stack_clear(&encode->text);
}

void encode_free(struct encode *encode) {
    forget_shape(encode);
    stack_free(encode->memory, &encode->text);
}

/* Leaves all digits of all cells open, so that the rules depend only on the shape. */
static void open_all(struct encode *encode) {
    unsigned last = (encode->variant.side - 1) % 64;
    for (size_t i = 0; i < set_words(encode); i++)
        encode->open[i] = (i + 1) % encode->words ? UINT64_MAX : UINT64_MAX >> (63 - last);
    if (placed_size(encode)) /* Without houses there is no array. */
        memset(encode->placed, 0, placed_size(encode));
    encode->clues = NULL;
    encode->clash = false;
}

/* A clue decides its digit at the peers of the cell, and all other digits in the cell. */
static void place_clue(struct encode *encode, uint32_t cell, unsigned digit) {
    unsigned word = (digit - 1) / 64;
    uint64_t bit = (uint64_t)1 << (digit - 1) % 64;
    uint32_t count = variant_peers(&encode->variant, cell, encode->peers);
    assert(digit && digit <= encode->variant.side && count <= encode->peers_max);
    for (uint32_t i = 0; i < count; i++)
        encode->open[(size_t)encode->peers[i] * encode->words + word] &= ~bit;
    memset(encode->open + (size_t)cell * encode->words, 0, encode->words * sizeof *encode->open);
    for (uint32_t i = encode->variant.of_begin[cell]; i < encode->variant.of_begin[cell + 1]; i++) {
        size_t place = (size_t)encode->variant.of[i] * encode->variant.side + digit - 1;
        encode->clash = encode->clash || encode->placed[place];
        encode->placed[place] = 1;
    }
}

/* Whether clues break a rule that requires two cells to differ. */
static bool breaks_rule(const struct rules *rules, const uint8_t *clues) {
    for (size_t i = 0; i < rules->pairs.size; i += 2) {
        unsigned digit = clues[rules->pairs.data[i]];
        if (digit && digit == clues[rules->pairs.data[i + 1]])
            return true;
    }
    return false;
}

/* Determines what the clues leave open. */
static void decide(struct encode *encode, const uint8_t *clues) {
    open_all(encode);
    encode->clues = clues;
    for (uint32_t c = 0; c < encode->variant.cells; c++)
        if (clues[c])
            place_clue(encode, c, clues[c]);
    if (encode->variant.rules && breaks_rule(encode->variant.rules, clues))
        encode->clash = true;
}

/* Counts the clauses and variables of the rules. */
static void count_rules(struct encode *encode) {
    assert(!encode->counting);
    encode->counting = true;
    rules_add(encode);
    encode->counting = false;
}

static void take_shape(struct encode *encode, const struct variant_shape *shape) {
    struct memory *memory = encode->memory;
    forget_shape(encode);
    variant_init(&encode->variant, shape, memory);
    encode->peers_max = variant_peers_max(&encode->variant);
    encode->words = (shape->side + 63) / 64;
    encode->peers = memory_zeroed(memory, encode->peers_max, sizeof *encode->peers);
    encode->literals = memory_zeroed(memory, shape->side, sizeof *encode->literals);
    encode->open = memory_zeroed(memory, set_words(encode), sizeof *encode->open);
    encode->placed = memory_zeroed(memory, placed_size(encode), 1);
    encode->kept = false;
    if (encode->rules == ENCODE_OPTIMIZED)
        return;
    open_all(encode);
    count_rules(encode);
    encode->kept = encode->clauses < KEEP / CLAUSE_USUAL; /* nearly all have two literals */
    if (encode->kept)
        rules_add(encode);
}

static void write_comment(struct encode *encode, const struct grid *grid) {
    struct output *out = encode->out;
    output_text(out, "c sudoku ");
    grid_write_shape(out, &grid->shape);
    if (grid->label_length) {
        output_char(out, ' ');
        output_bytes(out, grid->label, grid->label_length);
    }
    output_char(out, '\n');
}

/* Whether a digit of a cell is decided by a unit clause: at clues and, if the rules omit decided
 * literals, for excluded digits. */
static bool is_unit(const struct encode *encode, const uint8_t *clues, uint32_t cell,
                    unsigned digit) {
    return clues[cell] == digit || (encode->clues && !clauses_is_open(encode, cell, digit));
}

static uint64_t count_units(const struct encode *encode, const uint8_t *clues) {
    uint64_t units = 0;
    for (uint32_t c = 0; c < encode->variant.cells; c++)
        for (unsigned d = 1; d <= encode->variant.side; d++)
            units += is_unit(encode, clues, c, d);
    return units;
}

static void write_units(const struct encode *encode, const uint8_t *clues) {
    uint64_t written = 0;
    for (uint32_t c = 0; c < encode->variant.cells; c++)
        for (unsigned d = 1; d <= encode->variant.side; d++) {
            if (!is_unit(encode, clues, c, d))
                continue;
            if (clues[c] != d)
                output_char(encode->out, '-');
            output_unsigned(encode->out, clauses_variable(encode, c, d));
            output_text(encode->out, " 0\n");
            written++;
        }
    assert(written == count_units(encode, clues));
    (void)written;
}

/* Rules that were counted have as many clauses and variables when they are written. */
static void write_rules(struct encode *encode) {
    uint64_t clauses = encode->clauses, next = encode->sink.next;
    if (!encode->kept)
        rules_add(encode);
    assert(encode->clauses == clauses && encode->sink.next == next);
    (void)clauses, (void)next;
    output_bytes(encode->out, encode->text.data, encode->text.size);
    if (!encode->kept)
        stack_clear(&encode->text);
}

static void write_formula(struct encode *encode, const struct grid *grid) {
    struct output *out = encode->out;
    if (encode->rules == ENCODE_OPTIMIZED) {
        decide(encode, grid->cells);
        count_rules(encode);
    }
    write_comment(encode, grid);
    output_text(out, "p cnf ");
    output_unsigned(out, encode->sink.next - 1);
    output_char(out, ' ');
    output_unsigned(out, encode->clauses + count_units(encode, grid->cells));
    output_char(out, '\n');
    write_units(encode, grid->cells);
    write_rules(encode);
}

static void write_assumptions(struct encode *encode, const struct grid *grid) {
    struct output *out = encode->out;
    output_char(out, 'a');
    for (uint32_t c = 0; c < grid->size; c++)
        if (grid->cells[c]) {
            output_char(out, ' ');
            output_unsigned(out, clauses_variable(encode, c, grid->cells[c]));
        }
    output_text(out, " 0\n");
}

double encode_estimate(const struct encode *encode, const struct grid *grid) {
    double side = grid->shape.side, groups = grid->shape.kind == VARIANT_LATIN ? 2 : 3;
    groups += encode->rules >= ENCODE_EFFICIENT;
    double cells = grid->shape.area.cells;
    return encode->amo == AMO_PAIRWISE ? groups * cells * side * (side - 1) / 2 : 0;
}

void encode_grid(struct encode *encode, const struct grid *grid) {
    bool change = !variant_same(&encode->variant.shape, &grid->shape);
    if (change)
        take_shape(encode, &grid->shape);
    if (!encode->incremental) {
        write_formula(encode, grid);
        return;
    }
    if (change || grid->label_length)
        write_comment(encode, grid);
    if (change) {
        output_text(encode->out, "p inccnf\n");
        write_rules(encode);
    }
    write_assumptions(encode, grid);
}
