/* SPDX-License-Identifier: MIT */
#include "state/log.h"

#if LOG_IS_IN

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Whether the `length` bytes at item are a name. */
static bool is_name(const char *item, size_t length, const char *name) {
    return strlen(name) == length && !strncmp(item, name, length);
}

bool log_wants(const struct solver *s) {
    const char *name = s->technique ? s->technique : "search", *item = s->settings->log;
    for (size_t length; *item; item += length + (item[length] == ',')) {
        length = strcspn(item, ",");
        if (is_name(item, length, "all") || is_name(item, length, name))
            return true;
    }
    return false;
}

static void begin(const struct solver *s, const char *tag) {
    fprintf(stderr, "%u %s", solver_level(s), tag);
}

static void end(const struct solver *s) {
    if (s->technique)
        fprintf(stderr, " in %s", s->technique);
    fputc('\n', stderr);
}

int log_number(const struct solver *s, Lit lit) {
    bool own = lit_var(lit) >= s->formula->vars;
    return own ? lit_user(lit) : formula_user(s->formula, lit);
}

int log_var(const struct solver *s, Var var) {
    return log_number(s, lit_make(var, 0));
}

/* A variable of the proof's own has no value, and one of a look-ahead no level. */
static void put_value(const struct solver *s, Lit lit) {
    if (lit_var(lit) < s->vars && s->values[lit])
        fprintf(stderr, "@%u=%d", s->assigned[lit_var(lit)].level, s->values[lit]);
}

void log_lits(const struct solver *s, const Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++) {
        fprintf(stderr, " %d", log_number(s, lits[i]));
        put_value(s, lits[i]);
    }
}

void log_put_literal(const struct solver *s, const char *tag, Lit lit) {
    begin(s, tag);
    fprintf(stderr, " %d", log_number(s, lit));
    end(s);
}

void log_put_literals(const struct solver *s, const char *tag, const Lit *lits, size_t size) {
    begin(s, tag);
    log_lits(s, lits, size);
    end(s);
}

/* Writes what is in front of the words, then the words that `args` of the caller make. */
#define PUT_WORDS(S, FORMAT, FRONT)     \
    do {                                \
        va_list args;                   \
        fputs(FRONT, stderr);           \
        va_start(args, FORMAT);         \
        vfprintf(stderr, FORMAT, args); \
        va_end(args);                   \
        end(S);                         \
    } while (0)

void log_put_words(const struct solver *s, const char *tag, const char *format, ...) {
    begin(s, tag);
    PUT_WORDS(s, format, " ");
}

void log_put_literal_words(const struct solver *s, const char *tag, Lit lit, const char *format,
                           ...) {
    begin(s, tag);
    fprintf(stderr, " %d", log_number(s, lit));
    PUT_WORDS(s, format, ": ");
}

void log_put_clause_words(const struct solver *s, const char *tag, const Lit *lits, size_t size,
                          const char *format, ...) {
    begin(s, tag);
    log_lits(s, lits, size);
    PUT_WORDS(s, format, size ? ": " : " : ");
}

void log_put_vars(const struct solver *s, const char *tag, const Var *vars, size_t size,
                  const char *format, ...) {
    begin(s, tag);
    for (size_t i = 0; i < size; i++)
        fprintf(stderr, " %d", log_var(s, vars[i]));
    PUT_WORDS(s, format, size ? ": " : " : ");
}

void log_error(const struct solver *s, const char *what, const Lit *lits, size_t size) {
    fprintf(stderr, "dpll: %s", what);
    log_lits(s, lits, size);
    fputc('\n', stderr);
}

void log_put_conflict(const struct solver *s, const char *tag, Ref conflict) {
    struct lits lits = solver_conflict_lits(s, conflict);
    log_put_literals(s, tag, lits.at, lits.size);
}

/* A literal that nothing forces, other than by a decision, which trail_decide has logged. */
static void put_free(const struct solver *s, Lit lit) {
    if (!solver_level(s))
        log_put_literal(s, "unit", lit);
    else if (stack_top(&s->levels).decision != lit)
        log_put_literal(s, "flip", lit);
}

static void put_by(const struct solver *s, const char *tag, Lit lit, uint32_t reason) {
    const Lit pair[2] = {lit, reason & ~BINARY};
    begin(s, tag);
    fprintf(stderr, " %d by", log_number(s, lit));
    if (reason & BINARY)
        log_lits(s, pair, 2);
    else if (reason >= THEORY_REASON)
        fputs(" the matrix", stderr);
    else
        log_lits(s, solver_lits(s, reason).at, solver_lits(s, reason).size);
}

void log_put_reason(const struct solver *s, const char *tag, Lit lit, uint32_t reason,
                    const char *format, ...) {
    put_by(s, tag, lit, reason);
    PUT_WORDS(s, format, ": ");
}

void log_put_assigned(const struct solver *s, Lit lit) {
    uint32_t reason = s->assigned[lit_var(lit)].reason;
    if (reason == NO_REASON) {
        put_free(s, lit);
        return;
    }
    put_by(s, "imply", lit, reason);
    end(s);
}

#endif
