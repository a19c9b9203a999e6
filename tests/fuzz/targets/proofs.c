/* SPDX-License-Identifier: MIT */
#include "proofs.h"

#include <stdio.h>
#include <string.h>

#include "cmd/resverify/check.h"
#include "cmd/resverify/trim.h"
#include "common/formulas/dimacs.h"
#include "target.h"
#include "translate.h"

/* A truth table has 2^VARS rows. */
enum { VARS = 10, CLAUSES = 64 };

static const char usual_problem[] = "p cnf 3 8\n1 2 3 0\n-1 2 3 0\n1 -2 3 0\n-1 -2 3 0\n"
                                    "1 2 -3 0\n-1 2 -3 0\n1 -2 -3 0\n-1 -2 -3 0\n";

/* Bytes that are not owned. */
struct bytes {
    const unsigned char *data;
    size_t size;
};

/* What came of one check. */
struct outcome {
    enum verdict verdict;
    struct diag diag;
    bool binary;
};

/* Problems */

/* Splits the bytes behind a line that is "%". */
static void split(struct bytes all, struct bytes *problem, struct bytes *proof) {
    *problem = (struct bytes){(const unsigned char *)usual_problem, sizeof usual_problem - 1};
    *proof = all;
    if (!all.size || all.data[0] != 'p')
        return;
    for (size_t i = 0; i + 3 <= all.size; i++)
        if (!memcmp(all.data + i, "\n%\n", 3)) {
            *problem = (struct bytes){all.data, i + 1};
            *proof = (struct bytes){all.data + i + 3, all.size - i - 3};
            return;
        }
}

/* Returns whether the bytes are one problem in CNF for which a truth table is feasible. */
static bool read_problem(struct bytes bytes, struct formula *formula) {
    struct feed feed;
    struct dimacs d;
    enum dimacs_event event = DIMACS_ERROR;
    feed_begin(&feed, bytes.data, bytes.size, false);
    require(dimacs_open(&d, feed.path, formula->memory), "a pipe can be opened");
    feed_attach(&feed, &d.in);
    if (dimacs_begin(&d, formula) && !d.incremental && formula->vars <= VARS)
        while ((event = dimacs_next(&d, formula)) == DIMACS_CLAUSE)
            ;
    dimacs_close(&d);
    feed_end(&feed);
    return event == DIMACS_END && formula->clauses <= CLAUSES;
}

static bool satisfies(unsigned row, const struct clause_view *clause) {
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        if ((row >> lit_var(lit) & 1) != lit_negative(lit))
            return true;
    }
    return false;
}

static bool is_model(unsigned row, const struct formula *formula) {
    struct clause_view clause;
    for (size_t at = 0; formula_next(formula, &at, &clause);)
        if (!satisfies(row, &clause))
            return false;
    return true;
}

static bool is_satisfiable(const struct formula *formula) {
    for (unsigned row = 0; row < 1u << formula->vars; row++)
        if (is_model(row, formula))
            return true;
    return false;
}

/* The same formula with a tautology in the place of one clause. */
static void weaken(const struct formula *formula, size_t number, struct formula *weaker) {
    struct clause_view clause;
    size_t count = 0;
    formula_clear(weaker);
    weaker->vars = formula->vars;
    for (size_t at = 0; formula_next(formula, &at, &clause);) {
        size_t start = weaker->size;
        if (count++ == number) {
            formula_push(weaker, lit_of(1));
            formula_push(weaker, lit_of(-1));
        } else {
            for (size_t i = 0; i < clause.size; i++)
                formula_push(weaker, clause_lit(&clause, i));
        }
        formula_end_clause(weaker, start);
    }
}

/* Checks */

/* Binary proofs have no lines: their messages name a byte. */
static void require_reason(const struct feed *feed, const struct outcome *outcome) {
    unsigned long long byte;
    if (!outcome->binary)
        require_message(feed, &outcome->diag);
    else
        require(sscanf(outcome->diag.text, "byte %llu: ", &byte) == 1 && byte <= feed->size,
                "a message about a binary proof names a byte");
}

/* Checks a proof, and holds the verdict against the truth table. */
static struct outcome check(struct bytes proof, enum proof_format format, bool in_pieces,
                            const struct formula *formula) {
    struct feed feed;
    struct memory memory;
    struct check check;
    struct outcome outcome;
    memory_init(&memory, TARGET_MEMORY);
    feed_begin(&feed, proof.data, proof.size, in_pieces);
    check_init(&check, feed.path, format, &memory);
    require(check_open(&check), "a pipe can be opened");
    feed_attach(&feed, &check.proof.in);
    outcome.verdict = check_proof(&check, formula, NULL);
    outcome.diag = check.diag;
    outcome.binary = check.proof.binary;
    if (outcome.verdict == VERDICT_VERIFIED)
        require(!is_satisfiable(formula), "what is refuted has no model");
    else
        require_reason(&feed, &outcome);
    check_free(&check);
    feed_end(&feed);
    require(!memory.used, "all memory is released");
    return outcome;
}

static void require_same_outcome(const struct outcome *one, const struct outcome *other) {
    require(one->verdict == other->verdict && one->binary == other->binary,
            "a verdict does not depend on the pieces a proof comes in");
    if (one->verdict != VERDICT_VERIFIED)
        require(one->diag.line == other->diag.line && one->diag.column == other->diag.column &&
                    !strcmp(one->diag.text, other->diag.text),
                "a message does not depend on the pieces a proof comes in");
}

/* A proof that was right is tried on weaker problems, most of which are satisfiable. */
static void check_weakened(struct bytes proof, enum proof_format format,
                           const struct formula *formula) {
    struct memory memory;
    struct formula weaker;
    memory_init(&memory, TARGET_MEMORY);
    formula_init(&weaker, &memory);
    for (size_t number = 0; formula->vars && number < formula->clauses; number++) {
        weaken(formula, number, &weaker);
        check(proof, format, false, &weaker);
    }
    formula_free(&weaker);
}

/* The LRAT proof that is found on the way through a right one in DRAT must be right. */
static void check_trimmed(struct bytes bytes, const struct formula *formula) {
    struct feed feed;
    struct memory memory;
    struct proof proof;
    struct drat drat;
    struct output out;
    memory_init(&memory, TARGET_MEMORY);
    feed_begin(&feed, bytes.data, bytes.size, false);
    drat_init(&drat, &memory);
    require(proof_open(&proof, feed.path, PROOF_DRAT, &memory), "a pipe can be opened");
    feed_attach(&feed, &proof.in);
    proof_begin(&proof, formula->clauses);
    require(drat_check(&drat, formula, &proof, true) == VERDICT_VERIFIED,
            "hints do not change the verdict");
    transcript_begin(&out);
    trim_write(&out, &drat);
    drat_free(&drat);
    proof_close(&proof);
    feed_end(&feed);
    require(!memory.used, "all memory is released");
    struct bytes trimmed = {(const unsigned char *)out.buffer, out.used};
    if (!out.failure)
        require(check(trimmed, PROOF_LRAT, false, formula).verdict == VERDICT_VERIFIED,
                "the LRAT proof of a right DRAT proof is right");
}

/* A right LRAT proof, if its steps are RUP, must be right without its hints. */
static void check_translated(struct bytes bytes, const struct formula *formula) {
    struct feed feed;
    struct memory memory;
    struct proof proof;
    struct output out;
    memory_init(&memory, TARGET_MEMORY);
    feed_begin(&feed, bytes.data, bytes.size, false);
    require(proof_open(&proof, feed.path, PROOF_LRAT, &memory), "a pipe can be opened");
    feed_attach(&feed, &proof.in);
    proof_begin(&proof, formula->clauses);
    transcript_begin(&out);
    bool rup = translate(&proof, formula, &out);
    proof_close(&proof);
    feed_end(&feed);
    require(!memory.used, "all memory is released");
    struct bytes translated = {(const unsigned char *)out.buffer, out.used};
    if (rup)
        require(check(translated, PROOF_DRAT, false, formula).verdict == VERDICT_VERIFIED,
                "a right LRAT proof is right without its hints");
}

/* Reading and writing */

enum writing { TEXT, BINARY };

static void write_number(struct output *out, enum writing writing, int64_t number) {
    if (writing == TEXT) {
        output_integer(out, number);
        output_char(out, ' ');
        return;
    }
    uint64_t code = number < 0 ? 2 * -(uint64_t)number + 1 : 2 * (uint64_t)number;
    for (; code >= 0x80; code >>= 7)
        output_char(out, (char)(code | 0x80));
    output_char(out, (char)code);
}

static void write_lits(struct output *out, enum writing writing, const struct proof *p) {
    for (size_t i = 0; i < p->lits.size; i++)
        write_number(out, writing, lit_user(p->lits.data[i]));
    write_number(out, writing, 0);
}

static void write_numbers(struct output *out, enum writing writing, struct proof *p) {
    int64_t number;
    for (size_t i = 0; (number = proof_number(p, &i)); i++)
        write_number(out, writing, number);
    write_number(out, writing, 0);
}

static void write_step(struct output *out, enum writing writing, struct proof *p,
                       enum proof_event event) {
    bool lrat = p->format == PROOF_LRAT, deletion = event == PROOF_DELETE;
    require(p->numbers.size == p->places.size, "each number has a place");
    require(lrat || !p->numbers.size, "DRAT has no hints");
    if (writing == BINARY)
        output_char(out, deletion ? 'd' : 'a');
    /* The number before a deletion means nothing. */
    if (lrat && !(deletion && writing == BINARY))
        write_number(out, writing, deletion ? 1 : (int64_t)p->id);
    if (writing == TEXT && deletion)
        output_text(out, "d ");
    if (!lrat || !deletion)
        write_lits(out, writing, p);
    if (lrat)
        write_numbers(out, writing, p);
    if (writing == TEXT)
        output_char(out, '\n');
}

/* Reads all steps and writes them.  Returns whether there was no error. */
static bool copy(struct bytes bytes, enum proof_format format, enum writing from, enum writing to,
                 struct output *out) {
    struct feed feed;
    struct memory memory;
    struct proof proof;
    enum proof_event event;
    memory_init(&memory, TARGET_MEMORY);
    feed_begin(&feed, bytes.data, bytes.size, false);
    require(proof_open(&proof, feed.path, format, &memory), "a pipe can be opened");
    feed_attach(&feed, &proof.in);
    proof.binary = from == BINARY;
    transcript_begin(out);
    while ((event = proof_next(&proof)) == PROOF_ADD || event == PROOF_DELETE)
        write_step(out, to, &proof, event);
    proof_close(&proof);
    feed_end(&feed);
    require(!memory.used, "all memory is released");
    return event == PROOF_END && !out->failure;
}

/* Both forms of a proof tell the same steps. */
static void check_writing(struct bytes proof, enum proof_format format, enum writing from) {
    struct output text, binary, again;
    if (!copy(proof, format, from, TEXT, &text))
        return;
    struct bytes bytes = {(const unsigned char *)text.buffer, text.used};
    copy(bytes, format, TEXT, TEXT, &again);
    require_same(&text, &again, "steps written as text read the same");
    if (!copy(bytes, format, TEXT, BINARY, &binary))
        return;
    bytes = (struct bytes){(const unsigned char *)binary.buffer, binary.used};
    copy(bytes, format, BINARY, TEXT, &again);
    require_same(&text, &again, "steps written in binary read the same");
}

static void check_all(struct bytes proof, enum proof_format format, const struct formula *formula) {
    struct outcome whole = check(proof, format, false, formula);
    struct outcome pieces = check(proof, format, true, formula);
    require_same_outcome(&whole, &pieces);
    check(proof, PROOF_AUTO, false, formula);
    check_writing(proof, format, whole.binary ? BINARY : TEXT);
    if (whole.verdict != VERDICT_VERIFIED)
        return;
    check_weakened(proof, format, formula);
    if (format == PROOF_DRAT)
        check_trimmed(proof, formula);
    else
        check_translated(proof, formula);
}

void proofs_try(const uint8_t *data, size_t size, enum proof_format format) {
    struct bytes all = {data, size}, problem, proof;
    struct memory memory;
    struct formula formula;
    if (size > TARGET_SIZE_MAX)
        return;
    memory_init(&memory, TARGET_MEMORY);
    formula_init(&formula, &memory);
    split(all, &problem, &proof);
    if (read_problem(problem, &formula))
        check_all(proof, format, &formula);
    formula_free(&formula);
}
