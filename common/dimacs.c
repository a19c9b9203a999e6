#include "common/dimacs.h"

#include "common/dimacsheader.h"
#include "common/narrow.h"
#include "common/xor.h"

/* Bytes of a group and its braces are fewer, so that its number fits into 64 bits. */
enum { GROUP_MAX = 20 };

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

/* Reads a variable that is shown, or 0.  Returns false after keeping what is wrong. */
static bool take_shown(struct dimacs *d, int64_t *value) {
    int c = input_skip_spaces(&d->in);
    uint64_t start = input_offset(&d->in);
    if (c < '0' || c > '9' || input_integer(&d->in, VAR_MAX, value) != INPUT_NUMBER)
        return input_unexpected(&d->in, &d->show_diag, "a variable or 0");
    if (!d->open || !d->declared || *value <= d->vars)
        return true;
    input_return(&d->in, start);
    return input_unexpected(&d->in, &d->show_diag, "a variable of the problem or 0");
}

/* Reads the comment at the cursor if it is a line "c p show VARIABLE ... 0".  What is wrong with it
 * is kept, and met when the problem ends or is asked about. */
static void read_show(struct dimacs *d) {
    int64_t value = 1;
    struct diag place;
    input_locate(&d->in, &place);
    if (!dimacs_take_word(d, "c") || !dimacs_take_word(d, "p") || !dimacs_take_word(d, "show") ||
        d->show_diag.file)
        return;
    if (!d->open) {
        d->show_diag = place;
        diag_set(&d->show_diag, "a line 'c p show' before the header of its problem");
    }
    d->shows = true;
    while (take_shown(d, &value) && value)
        stack_push(d->in.memory, &d->show, (int)value);
    if (value || d->show_diag.file)
        return;
    int c = input_skip_spaces(&d->in);
    if (c >= 0 && c != '\n')
        input_unexpected(&d->in, &d->show_diag, "the end of the line");
}

/* Skips comment lines, the first of which starts at or after the cursor, and blanks.  Returns the
 * byte that follows, or -1 at the end. */
static int skip_comments(struct dimacs *d) {
    int c;
    while ((c = input_skip_blanks(&d->in)) == 'c') {
        if (d->want_show)
            read_show(d);
        input_skip_line(&d->in);
    }
    return c;
}

/* Goes to the next token.  A 'c' begins a comment only where it is the first on its line: a slip of
 * the finger inside a clause must not swallow literals. */
static inline int next_token(struct dimacs *d) {
    uint64_t line = d->in.line;
    int c = input_skip_blanks(&d->in);
    if (c == 'c' && d->in.line != line)
        c = skip_comments(d);
    return c;
}

/* Skips what may stand before a problem: a byte order mark at the start of the input, blanks,
 * comments, and after '%' a lone 0. */
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
    d->shows = false;
    d->show_diag = (struct diag){0};
    stack_clear(&d->show);
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

/* Records what is wrong with the literal at the cursor. */
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

/* Appends literals while they are short integers on one line, all that is left to do for most
 * clauses, with the cursor in a register.  Returns whether this reached the closing 0; if not, the
 * cursor is where the general way must go on. */
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

/* Whether the clause that began at word start of the formula is longer than any may be. */
static bool too_long(struct dimacs *d, const struct formula *formula, size_t start) {
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
 * header, so there must be some limit to these. */
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

/* Whether a line "c p show" was malformed, which is an error then. */
static bool show_failed(struct dimacs *d) {
    if (!d->show_diag.file)
        return false;
    d->diag = d->show_diag;
    d->failed = true;
    return true;
}

static enum dimacs_event read_assumptions(struct dimacs *d, struct formula *formula) {
    if (show_failed(d))
        return DIMACS_ERROR;
    d->in.cursor++;
    return read_literals(d, formula) ? DIMACS_ASSUME : DIMACS_ERROR;
}

/* The number that the group {NUMBER} at the cursor has, or UINT64_MAX where it is none. */
static uint64_t group_number(const unsigned char *token, size_t length) {
    uint64_t number = 0;
    if (length < 3 || length == GROUP_MAX || token[0] != '{' || token[length - 1] != '}')
        return UINT64_MAX;
    for (size_t i = 1; i < length - 1; i++) {
        if (token[i] < '0' || token[i] > '9')
            return UINT64_MAX;
        number = 10 * number + (token[i] - '0');
    }
    return number;
}

/* Reads the group that stands before a clause. */
static bool read_group(struct dimacs *d) {
    char quoted[INPUT_QUOTED];
    size_t length = input_token(&d->in, GROUP_MAX);
    uint64_t number = group_number(d->in.cursor, length);
    if (number == UINT64_MAX)
        return dimacs_unexpected(d, "the group of a clause, as in {1}");
    if (number > d->groups)
        return dimacs_fail(d, "group %s exceeds the %u group%s declared in line %llu",
                           input_quote(&d->in, quoted), d->groups, d->groups == 1 ? "" : "s",
                           (unsigned long long)d->header_line);
    d->group = (Var)number;
    d->in.cursor += length;
    next_token(d);
    return true;
}

static enum dimacs_event end_problem(struct dimacs *d, const struct formula *formula) {
    if (show_failed(d))
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
    if (d->grouped && !read_group(d))
        return DIMACS_ERROR;
    return read_clause(d, formula);
}

uint64_t dimacs_read(const struct dimacs *d, const struct formula *formula) {
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
