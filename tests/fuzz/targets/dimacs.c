/* SPDX-License-Identifier: MIT */
/* Fuzz target: the reader for DIMACS CNF and iCNF. */
#include "common/formulas/dimacs.h"
#include "target.h"

static void write_lits(struct output *out, const struct clause_view *clause, Var vars) {
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        require(lit_var(lit) < vars, "a literal is of a variable of the formula");
        output_integer(out, lit_user(lit));
        output_char(out, ' ');
    }
    output_text(out, "0\n");
}

static void write_header(struct output *out, const struct dimacs *d) {
    output_text(out, d->incremental ? "p inccnf" : "p cnf");
    require(d->incremental || d->declared, "a problem in CNF has counts");
    if (d->declared)
        output_format(out, " %u %llu", d->vars, (unsigned long long)d->clauses);
    output_char(out, '\n');
}

static void write_lits_kept(struct output *out, const char *begin, const struct dimacs *d,
                            Var vars) {
    require(*begin == 'x' || d->incremental, "assumptions are those of iCNF");
    output_text(out, begin);
    for (size_t i = 0; i < d->assume.size; i++) {
        int elit = d->assume.data[i];
        require(elit && lit_var(lit_of(elit)) < vars, "a literal kept is of a known variable");
        output_integer(out, elit);
        output_char(out, ' ');
    }
    output_text(out, "0\n");
}

/* Passes the clauses of the exclusive or just read, which are those that its place says. */
static void pass_xor(const struct dimacs *d, const struct formula *formula, size_t *at,
                     size_t *clauses) {
    struct clause_view clause;
    require(d->declared, "an exclusive or is in a problem with counts");
    const struct formula_xor * xor = &formula->xors.data[formula->xors.size - 1];
    require(xor->word == *at && xor->size == d->assume.size, "an exclusive or is taken down");
    while (*at < xor->end && formula_next(formula, at, &clause)) {
        require(clause.size <= 4, "exclusive ors are cut");
        for (size_t i = 0; i < clause.size; i++)
            require(lit_var(clause_lit(&clause, i)) < formula->vars, "a literal is of the formula");
        ++*clauses;
    }
    require(*at == xor->end &&*clauses == formula->clauses, "its clauses are counted");
}

/* Writes the problem that has begun as it is read. */
static void copy_problem(const struct feed *feed, struct dimacs *d, struct formula *formula,
                         struct output *out) {
    enum dimacs_event event;
    struct clause_view clause = {0};
    size_t at = 0, clauses = 0;
    struct diag diag;
    write_header(out, d);
    while ((event = dimacs_next(d, formula)) != DIMACS_END && event != DIMACS_ERROR) {
        int byte = feed_byte(feed, d->line, d->column);
        require(byte >= 0 && !input_is_blank(byte), "clauses and assumptions begin at a token");
        if (event == DIMACS_ASSUME)
            write_lits_kept(out, "a ", d, d->vars);
        if (event == DIMACS_XOR) {
            write_lits_kept(out, "x ", d, d->vars);
            pass_xor(d, formula, &at, &clauses);
        }
        if (event != DIMACS_CLAUSE)
            continue;
        require(formula_next(formula, &at, &clause), "an event brings a clause");
        require(++clauses == formula->clauses, "clauses are counted");
        write_lits(out, &clause, d->vars);
    }
    require(formula->vars <= VAR_MAX, "there are no more variables than there can be");
    require(d->vars == formula_given(formula), "reader and formula agree on the variables");
    require(event == DIMACS_ERROR || !formula_next(formula, &at, &clause),
            "each clause has an event");
    if (event == DIMACS_END && dimacs_count_differs(d, formula, &diag))
        require_message(feed, &diag);
}

/* Writes all problems one clause a line, and the message where they end with an error.  Returns
 * whether they do not. */
static bool copy(const void *bytes, size_t size, bool in_pieces, struct output *out) {
    struct feed feed;
    struct memory memory;
    struct dimacs d;
    struct formula formula;
    transcript_begin(out);
    feed_begin(&feed, bytes, size, in_pieces);
    memory_init(&memory, TARGET_MEMORY);
    formula_init(&formula, &memory);
    require(dimacs_open(&d, feed.path, &memory), "a pipe can be opened");
    feed_attach(&feed, &d.in);
    while (dimacs_begin(&d, &formula))
        copy_problem(&feed, &d, &formula, out);
    bool failed = d.failed;
    if (failed) {
        require_message(&feed, &d.diag);
        require(dimacs_next(&d, &formula) == DIMACS_ERROR, "an error is the end");
        write_message(out, &d.diag);
    }
    dimacs_close(&d);
    formula_free(&formula);
    feed_end(&feed);
    require(!memory.used, "all memory is released");
    return !failed;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    require_copies(copy, data, size);
    return 0;
}
