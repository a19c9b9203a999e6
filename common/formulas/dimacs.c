/* SPDX-License-Identifier: MIT */
#include "common/formulas/dimacs.h"

#include <assert.h>

#include "common/base/narrow.h"
#include "common/formulas/dimacsgroup.h"
#include "common/formulas/dimacsheader.h"
#include "common/formulas/dimacsshow.h"
#include "common/formulas/xor.h"

bool dimacs_open(struct dimacs *d, const char *path, struct memory *memory) {
    *d = (struct dimacs){0};
    d->failed = !input_open(&d->in, path, memory, &d->diag);
    d->in.text = d->in.packed = true;
    return !d->failed;
}

void dimacs_close(struct dimacs *d) {
    stack_free(d->in.memory, &d->assume);
    stack_free(d->in.memory, &d->show);
    input_close(&d->in);
}

/* Skips blanks and comment lines, the first of which begins at or after the cursor.  Returns the
 * next byte, or -1 at the end. */
static int skip_comments(struct dimacs *d) {
    int c;
    while ((c = input_skip_blanks(&d->in)) == 'c') {
        if (d->want_show)
            dimacs_show(d);
        input_skip_line(&d->in);
    }
    return c;
}

/* Goes to the next token.  A 'c' begins a comment only as the first token of its line: a typo
 * inside a clause must not swallow literals. */
static inline int next_token(struct dimacs *d) {
    uint64_t line = d->in.line;
    int c = input_skip_blanks(&d->in);
    if (c == 'c' && d->in.line != line)
        c = skip_comments(d);
    return c;
}

/* Skips what may precede a problem: a byte order mark at the start of the input, blanks, comments,
 * and after '%' a lone 0. */
static int skip_to_header(struct dimacs *d) {
    input_skip_mark(&d->in);
    int c = skip_comments(d);
    while (d->ended_by_percent && c == '0' && dimacs_token_is(d, "0")) {
        d->in.cursor++;
        c = skip_comments(d);
    }
    return c;
}

bool dimacs_begin(struct dimacs *d, struct formula *formula) {
    if (d->failed)
        return false;
    dimacs_show_begin(d);
    int c = skip_to_header(d);
    if (c < 0 && d->begun && !d->in.failure)
        return false;
    if (!dimacs_header(d))
        return false;
    d->begun = d->open = true;
    d->ended_by_percent = false;
    formula_clear(formula);
    formula->vars = d->vars;
    return true;
}

/* Fills diag for a wrong literal at the cursor. */
static bool bad_literal(struct dimacs *d, enum input_number kind) {
    char quoted[INPUT_QUOTED];
    if (kind == INPUT_NO_NUMBER)
        return dimacs_unexpected(d, "a literal or 0");
    input_quote(&d->in, quoted);
    if (d->declared)
        return dimacs_fail(d, "literal %s exceeds the %u variable%s declared in line %llu", quoted,
                           d->vars, d->vars == 1 ? "" : "s", (unsigned long long)d->header_line);
    return dimacs_fail(d, "literal %s exceeds %u, the most variables there can be", quoted,
                       VAR_MAX);
}

/* Reads a literal or 0. */
static inline bool read_literal(struct dimacs *d, struct formula *formula, int *elit) {
    int64_t value = 0;
    if (next_token(d) < 0)
        return dimacs_unexpected(d, "a literal or 0");
    uint64_t offset = input_offset(&d->in);
    enum input_number kind = input_integer(&d->in, VAR_MAX, &value);
    if (kind != INPUT_NUMBER)
        return bad_literal(d, kind);
    Var var = (Var)(value < 0 ? -value : value);
    if (var > d->vars) {
        if (d->declared) {
            input_return(&d->in, offset);
            return bad_literal(d, INPUT_TOO_LARGE);
        }
        d->vars = formula->vars = var;
    }
    *elit = (int)value;
    return true;
}

/* The fast path: appends literals while they are short integers on one line, with the cursor in a
 * register.  Returns whether it has read the closing 0; if not, the general path continues at the
 * cursor. */
static inline bool read_plain_literals(struct dimacs *d, struct formula *formula) {
    const unsigned char *at = d->in.cursor;
    bool closed = false;
    for (;;) {
        int elit = 0;
        while (*at == ' ')
            at++;
        const unsigned char *token = at;
        if (!input_short_integer(&at, &elit))
            break;
        if ((Var)(elit < 0 ? -elit : elit) > d->vars) {
            at = token;
            break;
        }
        closed = !elit;
        if (closed)
            break;
        formula_push(formula, lit_of(elit));
    }
    d->in.cursor = at;
    return closed;
}

/* Whether the clause that began at word start of the formula exceeds the maximum length. */
static bool too_long(struct dimacs *d, const struct formula *formula, size_t start) {
    assert(start <= formula->size);
    if (formula->size - start <= CLAUSE_SIZE_MAX)
        return false;
    d->diag = (struct diag){.file = d->in.name, .line = d->line, .column = d->column};
    diag_set(&d->diag, "the clause has more than %u literals, the most there can be",
             (unsigned)CLAUSE_SIZE_MAX);
    d->failed = true;
    return true;
}

/* Reads literals up to the closing 0 into d->assume. */
static bool read_literals(struct dimacs *d, struct formula *formula) {
    stack_clear(&d->assume);
    for (;;) {
        int elit = 0;
        if (!read_literal(d, formula, &elit))
            return false;
        if (!elit)
            return true;
        stack_push(d->in.memory, &d->assume, elit);
    }
}

/* Reads an exclusive or, whose x is at the cursor.  Fresh variables are numbered after those of the
 * header, which must therefore have counts. */
static enum dimacs_event read_xor(struct dimacs *d, struct formula *formula) {
    struct diag start;
    input_locate(&d->in, &start);
    d->failed = !d->declared;
    d->diag = start;
    if (d->failed) {
        diag_set(&d->diag, "an exclusive or needs a header with the number of variables");
        return DIMACS_ERROR;
    }
    d->in.cursor++;
    if (!read_literals(d, formula))
        return DIMACS_ERROR;
    d->failed = !d->keep_xors && !xor_add(formula, d->assume.data, d->assume.size);
    if (d->failed) {
        d->diag = start;
        diag_set(&d->diag, "the exclusive or takes more variables than there can be, %u", VAR_MAX);
        return DIMACS_ERROR;
    }
    d->xors++;
    return DIMACS_XOR;
}

static enum dimacs_event read_clause(struct dimacs *d, struct formula *formula) {
    size_t start = formula->size;
    while (!read_plain_literals(d, formula) && !too_long(d, formula, start)) {
        int elit = 0;
        if (formula->size == start && *d->in.cursor == 'x')
            return read_xor(d, formula);
        if (!read_literal(d, formula, &elit))
            return DIMACS_ERROR;
        if (!elit)
            break;
        formula_push(formula, lit_of(elit));
    }
    if (too_long(d, formula, start))
        return DIMACS_ERROR;
    formula_end_clause(formula, start);
    return DIMACS_CLAUSE;
}

static enum dimacs_event read_assumptions(struct dimacs *d, struct formula *formula) {
    if (dimacs_show_failed(d))
        return DIMACS_ERROR;
    d->in.cursor++;
    if (!d->declared && formula->vars < d->vars)
        formula->vars = d->vars; /* a variable that is shown may be above those of the clauses */
    return read_literals(d, formula) ? DIMACS_ASSUME : DIMACS_ERROR;
}

static enum dimacs_event end_problem(struct dimacs *d, const struct formula *formula) {
    if (dimacs_show_failed(d))
        return DIMACS_ERROR;
    d->failed = d->strict && dimacs_count_differs(d, formula, &d->diag);
    if (d->failed)
        return DIMACS_ERROR;
    d->open = false;
    return DIMACS_END;
}

enum dimacs_event dimacs_next(struct dimacs *d, struct formula *formula) {
    if (d->failed)
        return DIMACS_ERROR;
    assert(d->open);
    int c = next_token(d);
    d->line = d->in.line;
    d->column = input_column(&d->in);
    if (c == 'p' || (c < 0 && !d->in.failure))
        return end_problem(d, formula);
    if (c == '%' && dimacs_token_is(d, "%")) {
        d->in.cursor++;
        d->ended_by_percent = true;
        return end_problem(d, formula);
    }
    if (c == 'a' && d->incremental && dimacs_token_is(d, "a"))
        return read_assumptions(d, formula);
    if (d->grouped) {
        if (!dimacs_group(d))
            return DIMACS_ERROR;
        next_token(d);
    }
    return read_clause(d, formula);
}

uint64_t dimacs_read(const struct dimacs *d, const struct formula *formula) {
    assert(formula->clauses >= formula->expanded);
    return formula->clauses - formula->expanded + d->xors;
}

bool dimacs_count_differs(const struct dimacs *d, const struct formula *formula,
                          struct diag *diag) {
    uint64_t found = dimacs_read(d, formula);
    if (!d->declared || d->clauses == found)
        return false;
    *diag = d->header;
    diag_set(diag, "the header declares %llu clause%s, found %llu", (unsigned long long)d->clauses,
             d->clauses == 1 ? "" : "s", (unsigned long long)found);
    return true;
}
