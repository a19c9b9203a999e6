/* SPDX-License-Identifier: MIT */
/* The log of builds with LOG=1 or DEBUG=1: what happens in a run, a line each on standard error, so
 * that it can be followed.  All lines have one form,
 *
 *     LEVEL TAG [LITERALS] [by CLAUSE] [: WORDS] [in TECHNIQUE]
 *
 * with the decision level, a tag of those in cmd/dpll/README.md, and the technique at work, if one
 * is.  Without literals the words follow the tag, without a colon.  Literals are the user's
 * numbers, and those above the formula's are variables that the solver or the proof has added.  One
 * that has a value is followed by its level and the value, 1 or -1: "-5@3=-1" was made false at
 * level 3.
 *
 * Values are logged in trail.h, clauses that come and go in justify.h: the places that all
 * techniques pass.  Whatever else a file logs tells why.  A call is no code in other builds, and
 * its arguments are evaluated only where the log is on; so they must change nothing. */
#ifndef DPLL_STATE_LOG_H
#define DPLL_STATE_LOG_H

#include <inttypes.h>

#include "state/solver.h"

#if defined NDEBUG && !defined LOGGING
#define LOG_IS_IN 0
#else
#define LOG_IS_IN 1
#endif

#define LOG_IS_ON(S) (LOG_IS_IN && (S)->settings->log && log_wants(S))

#define LOG_CALL(S, CALL) (LOG_IS_ON(S) ? (CALL) : (void)0)

/* log_tag(S, TAG): the tag alone.  log_words(S, TAG, FORMAT, ...): words as by printf.
 * log_literal(S, TAG, LIT) and log_clause(S, TAG, LITS, SIZE): one literal, or SIZE of them.
 * log_literal_words(S, TAG, LIT, FORMAT, ...) and
 * log_clause_words(S, TAG, LITS, SIZE, FORMAT, ...): with words behind them.
 * log_vars(S, TAG, VARS, SIZE, FORMAT, ...): SIZE variables, with words.
 * log_reason(S, TAG, LIT, REASON, FORMAT, ...): a true literal, its reason, and words.
 * log_conflict(S, TAG, REF): the clause that is false.
 * log_assigned(S, LIT): a literal has become true, with the clause that forces it. */
#define log_tag(S, TAG) LOG_CALL(S, log_put_literals(S, TAG, NULL, 0))
#define log_words(S, ...) LOG_CALL(S, log_put_words(S, __VA_ARGS__))
#define log_literal(S, TAG, LIT) LOG_CALL(S, log_put_literal(S, TAG, LIT))
#define log_clause(S, TAG, LITS, SIZE) LOG_CALL(S, log_put_literals(S, TAG, LITS, SIZE))
#define log_literal_words(S, ...) LOG_CALL(S, log_put_literal_words(S, __VA_ARGS__))
#define log_clause_words(S, ...) LOG_CALL(S, log_put_clause_words(S, __VA_ARGS__))
#define log_vars(S, ...) LOG_CALL(S, log_put_vars(S, __VA_ARGS__))
#define log_reason(S, ...) LOG_CALL(S, log_put_reason(S, __VA_ARGS__))
#define log_conflict(S, TAG, REF) LOG_CALL(S, log_put_conflict(S, TAG, REF))
#define log_assigned(S, LIT) LOG_CALL(S, log_put_assigned(S, LIT))

/* Whether the technique at work, or "search" without one, is among those to be logged. */
bool log_wants(const struct solver *s);

void log_put_words(const struct solver *s, const char *tag, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void log_put_literal(const struct solver *s, const char *tag, Lit lit);
void log_put_literals(const struct solver *s, const char *tag, const Lit *lits, size_t size);
void log_put_literal_words(const struct solver *s, const char *tag, Lit lit, const char *format,
                           ...) __attribute__((format(printf, 4, 5)));
void log_put_clause_words(const struct solver *s, const char *tag, const Lit *lits, size_t size,
                          const char *format, ...) __attribute__((format(printf, 5, 6)));
void log_put_vars(const struct solver *s, const char *tag, const Var *vars, size_t size,
                  const char *format, ...) __attribute__((format(printf, 5, 6)));
void log_put_reason(const struct solver *s, const char *tag, Lit lit, uint32_t reason,
                    const char *format, ...) __attribute__((format(printf, 5, 6)));
void log_put_conflict(const struct solver *s, const char *tag, Ref conflict);
void log_put_assigned(const struct solver *s, Lit lit);

/* The user's number of a literal or a variable, for words. */
int log_number(const struct solver *s, Lit lit);
int log_var(const struct solver *s, Var var);

/* Writes the literals of a clause with their values, as those lines do, whatever the settings. */
void log_lits(const struct solver *s, const Lit *lits, size_t size);

/* Writes `what` and a clause before an assertion fails, whatever the settings. */
void log_error(const struct solver *s, const char *what, const Lit *lits, size_t size);

#endif
