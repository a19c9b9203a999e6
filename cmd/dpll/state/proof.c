/* SPDX-License-Identifier: MIT */
#include "state/proof.h"

#include <assert.h>
#include <errno.h>
#include <string.h>

#include "state/clause.h"

const char *const proof_format_names[] = {"lrat", "binary", "drat", "binary-drat", NULL};

bool proof_open(struct proof *proof, const char *path, enum proof_format format,
                const struct files *others, struct diag *diag) {
    *proof = (struct proof){.format = format, .stride = 1, .workers = 1};
    if (!output_open(&proof->out, path, others, diag))
        return false;
    output_outlast(&proof->out);
    return true;
}

int proof_close(struct proof *proof, int status) {
    return output_close(&proof->out, status);
}

void proof_divide(struct proof *proof, unsigned worker, unsigned workers, int fd, int parts) {
    assert(proof && worker < workers && !proof->begun);
    proof->worker = worker;
    proof->workers = workers;
    proof->stride = workers;
    proof->out.fd = fd;
    proof->out.kept = proof->out.made = false;
    proof->parts = (struct output){.fd = parts, .alarm = proof->out.alarm};
}

void proof_pass(struct proof *proof, uint64_t id) {
    assert(proof);
    if (id > proof->last)
        proof->last += (id - proof->last) / proof->stride * proof->stride;
}

void proof_attend(struct proof *proof) {
    assert(proof);
    proof->hints = proof->binaries = proof->resolved = (struct id_stack){0};
    proof->marked = proof->steps = proof->fixed = proof->derived = (struct step_stack){0};
    proof->ids = NULL;
    proof->marks = NULL;
    proof->room = 0;
    proof->units = 0;
}

void proof_grow(struct proof *proof, struct memory *memory, Var vars) {
    assert(proof);
    if (vars <= proof->room)
        return;
    proof->ids = memory_resize(memory, proof->ids, memory_bytes(vars, sizeof *proof->ids));
    proof->marks = memory_extend(memory, proof->marks, vars, 1);
    proof->room = vars;
}

void proof_take_in(struct proof *proof, const struct formula *formula) {
    assert(proof);
    assert(!proof->begun || proof->first <= formula->clauses);
    proof->formula = formula;
    proof->formula_vars = formula->vars;
    if (proof->begun)
        return;
    proof->begun = true;
    proof->first = formula->clauses;
    proof->last = proof->first + proof->worker;
    if (proof->incremental)
        proof->stride = 2;
}

uint64_t proof_input_id(const struct proof *proof, uint64_t index) {
    assert(proof && index);
    return index <= proof->first ? index : 2 * index - proof->first - 1;
}

static bool is_input(const struct proof *proof, uint64_t id) {
    return id <= proof->first || (id - proof->first) % 2;
}

static bool is_binary(const struct proof *proof) {
    return proof->format == PROOF_BINARY_LRAT || proof->format == PROOF_BINARY_DRAT;
}

/* Seven bits a byte, the lowest first; the top bit says that more follow. */
static void write_packed(struct output *out, uint64_t number) {
    char *at = output_room(out, 10);
    for (; number > 127; number >>= 7)
        *at++ = (char)(128 | (number & 127));
    *at++ = (char)number;
    output_took(out, at);
}

static void write_number(struct proof *proof, uint64_t number) {
    if (is_binary(proof))
        write_packed(&proof->out, 2 * number);
    else
        output_took(&proof->out,
                    numeral_put(&proof->numerals, output_room(&proof->out, NUMERAL_ROOM), number));
}

/* Writes the hints from index `next` on as far as the buffer has room.  Returns the index of the
 * first one not written.  Most of a proof is hints, so that a sign takes no branch and the end of
 * the buffer is in a local variable. */
static size_t put_hints(struct proof *proof, size_t next) {
    struct output *out = &proof->out;
    const uint64_t *hints = proof->hints.data;
    char *at = output_room(out, NUMERAL_ROOM);
    const char *last = out->buffer + sizeof out->buffer - NUMERAL_ROOM;
    for (; next < proof->hints.size && at <= last; next++) {
        uint64_t number = memory_at(hints, next) & ~PROOF_RESOLVING;
        assert(number);
        *at = '-';
        at = numeral_put(&proof->numerals, at + (number != memory_at(hints, next)), number);
    }
    output_took(out, at);
    return next;
}

static void write_hints(struct proof *proof) {
    const struct id_stack *hints = &proof->hints;
    size_t next = 0;
    for (; is_binary(proof) && next < hints->size; next++) {
        uint64_t number = stack_at(hints, next) & ~PROOF_RESOLVING;
        write_packed(&proof->out, 2 * number + (number != stack_at(hints, next)));
    }
    while (next < hints->size)
        next = put_hints(proof, next);
}

/* Whether the file has numbers for so many new variables of the solver and as many of the proof. */
static bool has_numbers(const struct proof *proof, uint64_t count) {
    return 2 * count * proof->workers <= VAR_MAX - formula_declared(proof->formula);
}

bool proof_may_define(const struct proof *proof, uint64_t count) {
    assert(proof);
    return !proof->incremental && has_numbers(proof, proof->own_vars + count);
}

bool proof_may_add(const struct proof *proof, uint64_t vars) {
    assert(proof);
    return vars <= proof->formula_vars || has_numbers(proof, vars - proof->formula_vars);
}

Var proof_new_vars(struct proof *proof, Var count) {
    assert(count && proof_may_define(proof, count));
    Var first = PROOF_VARS + proof->own_vars;
    proof->own_vars += count;
    return first;
}

/* The file's variable for new variable `index` of the solver (kind 0) or of the proof (kind 1). */
static Var new_var(const struct proof *proof, Var index, unsigned kind) {
    assert(kind < 2);
    return formula_declared(proof->formula) + (2 * index + kind) * proof->workers + proof->worker;
}

/* The file's literal for a literal: see PROOF_VARS. */
static Lit outside(const struct proof *proof, Lit lit) {
    Var var = lit_var(lit), base = proof->formula_vars;
    if (var >= PROOF_VARS)
        var = new_var(proof, var - PROOF_VARS, 1);
    else if (var >= base)
        var = new_var(proof, var - base, 0);
    else
        var = formula_name(proof->formula, var);
    return lit_make(var, lit_negative(lit));
}

static void write_lits(struct proof *proof, const Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++) {
        Lit lit = outside(proof, array_at(lits, size, i));
        if (is_binary(proof)) {
            write_packed(&proof->out, 2 * (uint64_t)(lit_var(lit) + 1) + lit_negative(lit));
        } else {
            if (lit_negative(lit))
                output_char(&proof->out, '-');
            write_number(proof, (uint64_t)lit_var(lit) + 1);
        }
    }
}

static void note_word(struct proof *proof, uint32_t word) {
    output_bytes(&proof->parts, (const char *)&word, sizeof word);
}

void proof_note(struct proof *proof, uint64_t id, const Lit *lits, size_t size) {
    assert(proof && id && id < proof->last + proof->stride);
    note_word(proof, (uint32_t)id);
    note_word(proof, (uint32_t)(id >> 32));
    note_word(proof, (uint32_t)size);
    for (size_t i = 0; i < size; i++)
        note_word(proof, outside(proof, array_at(lits, size, i)));
    if (output_flush(&proof->out) && !output_flush(&proof->parts))
        proof->out.failure = proof->parts.failure;
}

/* Ends a list of numbers; in text the last list of a step also ends the line. */
static void write_end(struct proof *proof, bool last) {
    if (is_binary(proof))
        output_char(&proof->out, 0);
    else
        output_text(&proof->out, last ? "0\n" : "0 ");
}

uint64_t proof_add(struct proof *proof, const Lit *lits, size_t size) {
    assert(proof && proof->stride);
    uint64_t id = proof->last += proof->stride;
    if (id > CLAUSE_ID_MAX)
        output_fail(&proof->out, EFBIG);
    if (is_binary(proof))
        output_char(&proof->out, 'a');
    if (proof_has_hints(proof))
        write_number(proof, id);
    write_lits(proof, lits, size);
    write_end(proof, !proof_has_hints(proof));
    if (proof_has_hints(proof)) {
        write_hints(proof);
        write_end(proof, true);
    }
    stack_clear(&proof->hints);
    if (!size)
        proof->empty = id;
    return id;
}

void proof_delete(struct proof *proof, uint64_t id, const Lit *lits, size_t size) {
    assert(proof);
    if (proof->incremental && is_input(proof, id))
        return;
    /* A clause taken from another worker may have a number less than a stride above proof->last. */
    assert(id && id < proof->last + proof->stride);
    if (is_binary(proof)) {
        output_char(&proof->out, 'd');
    } else {
        if (proof_has_hints(proof))
            write_number(proof, proof->last);
        output_text(&proof->out, "d ");
    }
    if (proof_has_hints(proof))
        write_number(proof, id);
    else
        write_lits(proof, lits, size);
    write_end(proof, true);
}
