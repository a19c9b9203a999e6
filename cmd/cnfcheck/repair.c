/* SPDX-License-Identifier: MIT */
#include "repair.h"

#include <assert.h>
#include <string.h>

#include "common/formulas/dimacsreader.h"

bool repair_open(struct repair *r, const char *path, struct memory *memory) {
    *r = (struct repair){0};
    r->failed = !input_open(&r->in, path, memory, &r->diag);
    r->in.text = r->in.packed = true;
    return !r->failed;
}

void repair_close(struct repair *r) {
    stack_free(r->in.memory, &r->lines);
    input_close(&r->in);
}

/* Warns that something is repaired at the cursor. */
static void mend(const struct repair *r, const char *text) {
    struct diag diag;
    input_locate(&r->in, &diag);
    diag_set(&diag, "%s", text);
    diag_warning(&diag);
}

static bool unexpected(struct repair *r, const char *what) {
    r->failed = true;
    return input_unexpected(&r->in, &r->diag, what);
}

static bool token_is(struct repair *r, const char *word) {
    size_t length = strlen(word);
    return input_token(&r->in, length + 1) == length && !memcmp(r->in.cursor, word, length);
}

/* Goes to the next token that is no comment.  Returns its first byte, or -1 at the end. */
static int next_token(struct repair *r) {
    for (;;) {
        int c = input_skip_blanks(&r->in);
        r->fresh = r->in.line != r->line;
        r->line = r->in.line;
        if (c != 'c' || (!r->fresh && !token_is(r, "c")))
            return c;
        if (!r->fresh)
            mend(r, "a comment needs a line of its own");
        input_skip_line(&r->in);
    }
}

/* Reads a count of the header.  Returns whether there is one on this line. */
static bool read_count(struct repair *r, int64_t limit, int64_t *count) {
    assert(limit <= DIMACS_CLAUSES_MAX);
    int c = input_skip_spaces(&r->in);
    return c >= '0' && c <= '9' &&
           input_integer(&r->in, DIMACS_CLAUSES_MAX, count) == INPUT_NUMBER && *count <= limit;
}

/* Reads the valid part of the header at the cursor, and skips its line. */
static bool read_header(struct repair *r, const struct formula *formula) {
    int64_t vars = 0, clauses = 0;
    assert(*r->in.cursor == 'p' && !r->headed);
    if (formula->size)
        mend(r, "the header stands behind clauses");
    input_locate(&r->in, &r->header);
    r->in.cursor++;
    input_skip_spaces(&r->in);
    if (token_is(r, "inccnf") || token_is(r, "gcnf"))
        return unexpected(r, "'cnf', the one form that can be repaired");
    bool named = token_is(r, "cnf");
    if (named)
        r->in.cursor += 3;
    r->headed = true;
    r->counted = read_count(r, VAR_MAX, &vars) && read_count(r, DIMACS_CLAUSES_MAX, &clauses);
    if (!named || !r->counted) {
        diag_set(&r->header, "this is no header 'p cnf VARIABLES CLAUSES'");
        diag_warning(&r->header);
    }
    r->vars = (Var)vars;
    r->clauses = (uint64_t)clauses;
    input_skip_line(&r->in);
    return true;
}

static bool read_literal(struct repair *r, struct formula *formula) {
    int64_t value = 0;
    if (!r->closed && r->fresh)
        stack_push(r->in.memory, &r->lines, formula->size);
    enum input_number kind = input_integer(&r->in, VAR_MAX, &value);
    if (kind != INPUT_NUMBER)
        return unexpected(r, kind == INPUT_NO_NUMBER ? "a literal or 0" : "a smaller literal");
    Var var = (Var)(value < 0 ? -value : value);
    if (var > formula->vars)
        formula->vars = var;
    if (value) {
        formula_push(formula, lit_of((int)value));
        return true;
    }
    assert(r->start <= formula->size);
    formula_end_clause(formula, r->start);
    r->start = formula->size;
    r->closed = true;
    return true;
}

/* If there is no 0 at all, each line is a clause. */
static void close_lines(struct repair *r, struct formula *formula) {
    for (size_t i = 0; i < r->lines.size && !formula->truncated; i++) {
        bool last = i + 1 == r->lines.size;
        size_t end = last ? formula->size : r->lines.data[i + 1];
        assert(end > r->lines.data[i] && end <= formula->size);
        formula->words[end - 1] |= FORMULA_LAST;
        formula->clauses++;
    }
}

static void close_clause(struct repair *r, struct formula *formula) {
    assert(r->start <= formula->size);
    if (formula->size == r->start)
        return;
    if (r->closed) {
        mend(r, "the last clause has no 0");
        formula_end_clause(formula, r->start);
    } else {
        mend(r, "no clause has a 0, so each line is one");
        close_lines(r, formula);
    }
    r->start = formula->size;
}

/* Reports an error of the header. */
static void compare(struct repair *r, const char *what, uint64_t declared, uint64_t found) {
    diag_set(&r->header, "the header declares %llu %s, found %llu", (unsigned long long)declared,
             what, (unsigned long long)found);
    diag_warning(&r->header);
}

static void settle_header(struct repair *r, struct formula *formula) {
    assert(!r->counted || r->headed);
    if (!r->headed)
        mend(r, "there was no header");
    if (r->counted && r->vars < formula->vars)
        compare(r, "variables", r->vars, formula->vars);
    if (r->counted && r->clauses != formula->clauses)
        compare(r, "clauses", r->clauses, formula->clauses);
    if (r->vars > formula->vars)
        formula->vars = r->vars;
}

/* After '%' nothing is read up to the next header. */
static void skip_rest(struct repair *r) {
    int c;
    do
        input_skip_line(&r->in);
    while ((c = input_skip_blanks(&r->in)) >= 0 && c != 'p');
    r->line = 0;
}

/* Reads up to the end of the problem.  Returns false after an error. */
static bool read_problem(struct repair *r, struct formula *formula) {
    int c;
    while ((c = next_token(r)) >= 0) {
        if (c == 'p' && r->fresh && r->headed)
            return true;
        if (c == 'p' && r->fresh) {
            if (!read_header(r, formula))
                return false;
        } else if (c == '%' && token_is(r, "%")) {
            close_clause(r, formula);
            skip_rest(r);
            return true;
        } else if (!read_literal(r, formula)) {
            return false;
        }
    }
    return !r->in.failure || unexpected(r, "a literal or 0");
}

bool repair_next(struct repair *r, struct formula *formula) {
    if (r->failed)
        return false;
    input_skip_mark(&r->in);
    formula_clear(formula);
    stack_clear(&r->lines);
    r->headed = r->counted = r->closed = false;
    r->vars = 0;
    r->clauses = r->line = r->start = 0;
    if (!read_problem(r, formula))
        return false;
    if (!r->headed && !formula->size)
        return !r->begun && unexpected(r, "a problem");
    close_clause(r, formula);
    r->begun = true;
    settle_header(r, formula);
    return true;
}
