#include "state/log.h"

#ifndef NDEBUG

#include <stdio.h>

static void begin(const struct solver *s, const char *what) {
    fprintf(stderr, "%u %s", solver_level(s), what);
}

static void put_lits(const struct solver *s, const Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++) {
        bool own = lit_var(lits[i]) >= s->formula->vars;
        fprintf(stderr, " %d", own ? lit_user(lits[i]) : formula_user(s->formula, lits[i]));
    }
}

void log_event(const struct solver *s, const char *what) {
    if (s->settings->log)
        fprintf(stderr, "%u %s\n", solver_level(s), what);
}

void log_clause(const struct solver *s, const char *what, const Lit *lits, size_t size) {
    if (!s->settings->log)
        return;
    begin(s, what);
    put_lits(s, lits, size);
    fputc('\n', stderr);
}

void log_error(const struct solver *s, const char *what, const Lit *lits, size_t size) {
    fprintf(stderr, "dpll: %s", what);
    put_lits(s, lits, size);
    fputc('\n', stderr);
}

void log_literal(const struct solver *s, const char *what, Lit lit) {
    log_clause(s, what, &lit, 1);
}

void log_assigned(const struct solver *s, Lit lit) {
    uint32_t reason = s->assigned[lit_var(lit)].reason;
    if (!s->settings->log || reason == NO_REASON)
        return;
    begin(s, "imply");
    put_lits(s, &lit, 1);
    fputs(" by", stderr);
    if (reason & BINARY) {
        const Lit pair[2] = {lit, reason & ~BINARY};
        put_lits(s, pair, 2);
    } else if (reason >= THEORY_REASON) {
        fputs(" the matrix", stderr);
    } else {
        const struct clause *clause = solver_clause(s, reason);
        put_lits(s, clause->lits, clause->size);
    }
    fputc('\n', stderr);
}

#endif
