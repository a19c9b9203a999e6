/* SPDX-License-Identifier: MIT */
/* Fuzz target: the comments that turn a model of a simplified formula into one of the original. */
#include "steps.h"

#include "target.h"

/* Values are tried where there are no more variables than these. */
enum { VARS = 4096 };

static void write_names(struct output *out, const struct steps *s) {
    if (!s->names.size)
        return;
    output_text(out, "c names");
    for (size_t i = 0; i < s->names.size; i++) {
        require(s->names.data[i] < s->vars, "a name is of a known variable");
        output_format(out, " %u", s->names.data[i] + 1);
    }
    output_char(out, '\n');
}

static void write_steps(struct output *out, const struct steps *s) {
    struct clause_view clause;
    for (size_t at = 0; formula_next(&s->clauses, &at, &clause);) {
        require(clause.size > 0, "a step has a witness");
        output_text(out, "c extend ");
        for (size_t i = 0; i < clause.size; i++) {
            Lit lit = clause_lit(&clause, i);
            require(lit_var(lit) < s->vars, "a literal is of a known variable");
            output_integer(out, lit_user(lit));
            output_char(out, ' ');
        }
        output_text(out, "0\n");
    }
}

/* Writes the problem as it was read. */
static void write_problem(struct output *out, const struct steps *s) {
    require(!s->names.size || s->names.size == s->simplified, "each variable has its name");
    output_format(out, "c original %u\n", s->original);
    write_names(out, s);
    write_steps(out, s);
    if (s->simplified != VAR_MAX)
        output_format(out, "p cnf %u 0\n", s->simplified);
}

static bool is_true(const struct clause_view *clause, const signed char *values) {
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        if (lit_negative(lit) ? values[lit_var(lit)] <= 0 : values[lit_var(lit)] > 0)
            return true;
    }
    return false;
}

/* Whatever the values were, the last step has a true literal, and only witnesses have changed. */
static void require_steps(const struct steps *s, signed char sign) {
    static signed char values[VARS], may_change[VARS];
    struct clause_view clause = {0};
    memset(values, sign, sizeof values);
    memset(may_change, 0, sizeof may_change);
    for (size_t at = 0; formula_next(&s->clauses, &at, &clause);) {
        Var witness = lit_var(clause_lit(&clause, 0));
        require(witness < s->vars, "a witness is of a known variable");
        may_change[witness % VARS] = 1;
    }
    steps_apply(s, values);
    require(!clause.size || is_true(&clause, values), "the last step is taken");
    for (Var var = 0; var < s->vars; var++)
        require(may_change[var] || values[var] == sign, "steps change witnesses only");
}

/* Writes all problems, and the message where they end with an error.  Returns whether they do
 * not. */
static bool copy(const void *bytes, size_t size, bool in_pieces, struct output *out) {
    struct feed feed;
    struct memory memory;
    struct steps s;
    transcript_begin(out);
    feed_begin(&feed, bytes, size, in_pieces);
    memory_init(&memory, TARGET_MEMORY);
    require(steps_open(&s, feed.path, &memory), "a pipe can be opened");
    feed_attach(&feed, &s.in);
    while (steps_next(&s)) {
        write_problem(out, &s);
        if (s.vars <= VARS) {
            require_steps(&s, 1);
            require_steps(&s, -1);
        }
    }
    bool failed = s.failed;
    if (failed) {
        require_message(&feed, &s.diag);
        require(!steps_next(&s), "an error is the end");
        write_message(out, &s.diag);
    }
    steps_close(&s);
    feed_end(&feed);
    require(!memory.used, "all memory is released");
    return !failed;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    require_copies(copy, data, size);
    return 0;
}
