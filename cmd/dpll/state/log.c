/* SPDX-License-Identifier: MIT */
#include "state/log.h"

#ifndef NDEBUG

#include <stdio.h>

static void begin(const struct solver *s, const char *what) {
    fprintf(stderr, "%u %s", solver_level(s), what);
}

static void end(const struct solver *s) {
    if (s->technique)
        fprintf(stderr, " in %s", s->technique);
    fputc('\n', stderr);
}

static void put_lit(const struct solver *s, Lit lit) {
    bool own = lit_var(lit) >= s->formula->vars;
    fprintf(stderr, " %d", own ? lit_user(lit) : formula_user(s->formula, lit));
}

/* Variables of the proof's own have no value. */
static void put_value(const struct solver *s, Lit lit) {
    if (lit_var(lit) < s->vars && s->values[lit])
        fprintf(stderr, "@%u=%d", s->assigned[lit_var(lit)].level, s->values[lit]);
}

void log_lits(const struct solver *s, const Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++) {
        put_lit(s, lits[i]);
        put_value(s, lits[i]);
    }
}

void log_event(const struct solver *s, const char *what) {
    log_clause(s, what, NULL, 0);
}

void log_literal(const struct solver *s, const char *what, Lit lit) {
    if (!s->settings->log)
        return;
    begin(s, what);
    put_lit(s, lit);
    end(s);
}

void log_clause(const struct solver *s, const char *what, const Lit *lits, size_t size) {
    if (!s->settings->log)
        return;
    begin(s, what);
    log_lits(s, lits, size);
    end(s);
}

void log_error(const struct solver *s, const char *what, const Lit *lits, size_t size) {
    fprintf(stderr, "dpll: %s", what);
    log_lits(s, lits, size);
    fputc('\n', stderr);
}

void log_conflict(const struct solver *s, struct lits lits) {
    log_clause(s, "conflict", lits.at, lits.size);
}

/* Logs a literal without a reason; trail_decide has already logged decisions. */
static void log_free(const struct solver *s, Lit lit) {
    if (!solver_level(s))
        log_literal(s, "unit", lit);
    else if (stack_top(&s->levels).decision != lit)
        log_literal(s, "flip", lit);
}

static void put_reason(const struct solver *s, Lit lit, uint32_t reason) {
    const Lit pair[2] = {lit, reason & ~BINARY};
    if (reason & BINARY)
        log_lits(s, pair, 2);
    else if (reason >= THEORY_REASON)
        fputs(" the matrix", stderr);
    else
        log_lits(s, solver_lits(s, reason).at, solver_lits(s, reason).size);
}

void log_assigned(const struct solver *s, Lit lit) {
    uint32_t reason = s->assigned[lit_var(lit)].reason;
    if (!s->settings->log)
        return;
    if (reason == NO_REASON) {
        log_free(s, lit);
        return;
    }
    begin(s, "imply");
    put_lit(s, lit);
    fputs(" by", stderr);
    put_reason(s, lit, reason);
    end(s);
}

#endif
