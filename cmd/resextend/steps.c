/* SPDX-License-Identifier: MIT */
#include "steps.h"

#include <assert.h>

enum line { LINE_END, LINE_ORIGINAL, LINE_NAMES, LINE_EXTEND, LINE_HEADER, LINE_OTHER };

bool steps_open(struct steps *s, const char *path, struct memory *memory) {
    *s = (struct steps){0};
    s->failed = !input_open(&s->in, path, memory, &s->diag);
    s->in.text = s->in.packed = true;
    formula_init(&s->clauses, memory);
    return !s->failed;
}

void steps_close(struct steps *s) {
    stack_free(s->in.memory, &s->names);
    formula_free(&s->clauses);
    input_close(&s->in);
}

/* Records an error about the token at the cursor: "expected WHAT, found 'TOKEN'". */
static bool unexpected(struct steps *s, const char *what) {
    s->failed = true;
    return input_unexpected(&s->in, &s->diag, what);
}

/* Skips a word and the blanks after it, if it is at the cursor. */
static bool take_word(struct steps *s, const char *word) {
    size_t length = strlen(word);
    if (input_token(&s->in, length + 1) != length || memcmp(s->in.cursor, word, length) != 0)
        return false;
    s->in.cursor += length;
    input_skip_spaces(&s->in);
    return true;
}

/* Returns the kind of the next line, and skips the words that tell it; other lines completely. */
static enum line next_line(struct steps *s) {
    if (input_skip_blanks(&s->in) < 0)
        return LINE_END;
    s->line = s->in.line;
    s->column = input_column(&s->in);
    if (take_word(s, "p"))
        return LINE_HEADER;
    if (take_word(s, "c")) {
        if (take_word(s, "original"))
            return LINE_ORIGINAL;
        if (take_word(s, "names"))
            return LINE_NAMES;
        if (take_word(s, "extend"))
            return LINE_EXTEND;
    }
    input_skip_line(&s->in);
    return LINE_OTHER;
}

/* Reads an integer from low to VAR_MAX that stands on the line. */
static bool read_number(struct steps *s, const char *what, int64_t low, int64_t *value) {
    int c = input_skip_spaces(&s->in);
    if (c < 0 || c == '\n')
        return unexpected(s, what);
    uint64_t start = input_offset(&s->in);
    if (input_integer(&s->in, VAR_MAX, value) != INPUT_NUMBER)
        return unexpected(s, what);
    if (*value >= low && *value <= VAR_MAX)
        return true;
    input_return(&s->in, start);
    return unexpected(s, what);
}

static bool read_vars(struct steps *s, Var *vars) {
    int64_t value;
    if (!read_number(s, "a number of variables", 0, &value))
        return false;
    *vars = (Var)value;
    return true;
}

static bool end_of_line(struct steps *s) {
    int c = input_skip_spaces(&s->in);
    return c == '\n' || (c < 0 && !s->in.failure) || unexpected(s, "the end of the line");
}

static void note_var(struct steps *s, Var var) {
    assert(var < VAR_MAX);
    if (var >= s->vars)
        s->vars = var + 1;
}

static void add_lit(struct steps *s, Lit lit) {
    formula_push(&s->clauses, lit);
    note_var(s, lit_var(lit));
}

/* Reads the variables that a line of names has. */
static bool read_names(struct steps *s) {
    int64_t value;
    for (int c; (c = input_skip_spaces(&s->in)) >= 0 && c != '\n';) {
        if (!read_number(s, "a variable", 1, &value))
            return false;
        stack_push(s->in.memory, &s->names, (Var)value - 1);
        note_var(s, (Var)value - 1);
    }
    return end_of_line(s);
}

/* Reads the literals of a step up to its 0. */
static bool read_step(struct steps *s) {
    size_t start = s->clauses.size;
    const int64_t low = -(int64_t)VAR_MAX;
    int64_t elit;
    input_skip_spaces(&s->in);
    uint64_t first = input_offset(&s->in);
    if (!read_number(s, "a literal", low, &elit))
        return false;
    if (!elit) {
        input_return(&s->in, first);
        return unexpected(s, "a literal");
    }
    do
        add_lit(s, lit_of((int)elit));
    while (read_number(s, "a literal or 0", low, &elit) && elit);
    if (s->failed || !end_of_line(s))
        return false;
    formula_end_clause(&s->clauses, start);
    return true;
}

/* Whether the header, at the line begun last, has as many variables as there are names, if there
 * are any. */
static bool names_match(struct steps *s) {
    if (!s->names.size || s->names.size == s->simplified)
        return true;
    s->failed = true;
    s->diag = (struct diag){.file = s->in.name, .line = s->line, .column = s->column};
    return diag_set(&s->diag, "%zu variables have names, and the header says %u", s->names.size,
                    s->simplified);
}

/* Reads the header, "p cnf VARS CLAUSES", for the number of variables. */
static bool read_header(struct steps *s) {
    int64_t clauses;
    if (!take_word(s, "cnf"))
        return unexpected(s, "'cnf'");
    return read_vars(s, &s->simplified) && read_number(s, "a number of clauses", 0, &clauses) &&
           end_of_line(s) && names_match(s);
}

/* Fills diag: the current line belongs to no problem. */
static bool misplaced(struct steps *s, const char *found) {
    s->failed = true;
    s->diag = (struct diag){.file = s->in.name, .line = s->line, .column = s->column};
    return diag_set(&s->diag, "expected a line 'c original VARIABLES' first, found %s", found);
}

/* Goes to the first line of the next problem.  Returns false at the end or if failed is set. */
static bool find_problem(struct steps *s) {
    input_skip_mark(&s->in);
    for (;;)
        switch (next_line(s)) {
        case LINE_ORIGINAL:
            return true;
        case LINE_NAMES:
            return misplaced(s, "names");
        case LINE_EXTEND:
            return misplaced(s, "a step");
        case LINE_HEADER:
            return misplaced(s, "a header");
        case LINE_END:
            return s->in.failure || !s->begun ? unexpected(s, "a line 'c original VARIABLES'")
                                              : false;
        case LINE_OTHER:
            break;
        }
}

/* Without a header, only names tell the number of variables. */
static bool without_header(struct steps *s) {
    if (s->names.size)
        s->simplified = (Var)s->names.size;
    return true;
}

/* Reads the lines of a problem up to its header, the next problem or the end. */
static bool read_steps(struct steps *s) {
    for (;;)
        switch (next_line(s)) {
        case LINE_ORIGINAL:
            s->headed = true;
            return without_header(s);
        case LINE_NAMES:
            if (!read_names(s))
                return false;
            break;
        case LINE_EXTEND:
            if (!read_step(s))
                return false;
            break;
        case LINE_HEADER:
            return read_header(s);
        case LINE_END:
            return s->in.failure ? unexpected(s, "a step") : without_header(s);
        case LINE_OTHER:
            break;
        }
}

/* Whether memory sufficed for all steps. */
static bool have_all(struct steps *s) {
    if (!s->clauses.truncated)
        return true;
    s->failed = true;
    s->diag = (struct diag){0};
    return diag_set(&s->diag, "out of memory");
}

bool steps_next(struct steps *s) {
    if (s->failed || (!s->headed && !find_problem(s)))
        return false;
    s->begun = true;
    s->headed = false;
    s->simplified = VAR_MAX;
    s->vars = 0;
    stack_clear(&s->names);
    formula_clear(&s->clauses);
    return read_vars(s, &s->original) && end_of_line(s) && read_steps(s) && have_all(s);
}

static bool is_satisfied(const struct clause_view *clause, const signed char *values) {
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        if ((values[lit_var(lit)] > 0) != lit_negative(lit))
            return true;
    }
    return false;
}

void steps_apply(const struct steps *s, signed char *values) {
    struct clause_view clause;
    for (size_t at = 0; formula_next(&s->clauses, &at, &clause);)
        if (!is_satisfied(&clause, values)) {
            assert(clause.size); /* read_step accepts no clause without its witness */
            Lit witness = clause_lit(&clause, 0);
            values[lit_var(witness)] = lit_sign(witness);
        }
}

void steps_forget(const struct steps *s, signed char *values) {
    struct clause_view clause;
    for (size_t at = 0; formula_next(&s->clauses, &at, &clause);)
        values[lit_var(clause_lit(&clause, 0))] = 0;
}
