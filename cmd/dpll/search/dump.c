/* SPDX-License-Identifier: MIT */
#include "search/dump.h"

#ifndef NDEBUG

#include <inttypes.h>
#include <stdio.h>

#include "search/theory.h"
#include "state/log.h"

/* The internal literal of a user's number; numbers above the formula's variables are variables that
 * the solver has added. */
static Lit inside(const struct solver *s, int elit) {
    for (Lit lit = 0; lit < 2 * s->formula->vars; lit++)
        if (formula_user(s->formula, lit) == elit)
            return lit;
    return lit_of(elit);
}

static void put_clause(const struct solver *s, Ref ref) {
    struct lits lits = solver_lits(s, ref);
    log_lits(s, lits.at, lits.size);
}

/* Writes the reason of a literal of the trail. */
static void put_reason(const struct solver *s, Lit lit) {
    struct assigned assigned = s->assigned[lit_var(lit)];
    const Lit pair[2] = {lit, assigned.reason & ~BINARY};
    if (assigned.reason & BINARY) {
        log_lits(s, pair, 2);
    } else if (theory_gave(assigned.reason)) {
        fputs(" row of the matrix", stderr);
    } else if (assigned.reason < s->arena.size && assigned.level) {
        fprintf(stderr, " clause %" PRIu32 ":", assigned.reason);
        put_clause(s, assigned.reason);
    } else {
        fputs(assigned.level ? " decided, or flipped" : " unit", stderr);
    }
}

void dump_trail(const struct solver *s) {
    for (size_t i = 0; i < s->trail.size; i++) {
        Lit lit = s->trail.data[i];
        fprintf(stderr, "%s%zu", i < s->propagated ? "" : "| ", i);
        log_lits(s, &lit, 1);
        fputs(" by", stderr);
        put_reason(s, lit);
        fputc('\n', stderr);
    }
}

static void put_var(const struct solver *s, Var var) {
    const struct cdcl *cdcl = s->cdcl;
    Lit lit = lit_make(var, 0);
    fputs("variable", stderr);
    log_lits(s, &lit, 1);
    if (s->removed[var])
        fputs(" removed", stderr);
    if (cdcl && var < cdcl->room)
        fprintf(stderr, " score %g%s, stamp %" PRIu64 "%s, signs: saved %d, target %d, best %d",
                cdcl->heap.scores[var], heap_has(&cdcl->heap, var) ? " in the heap" : "",
                cdcl->queue.links[var].stamp, cdcl->queue.search == var ? " under the finger" : "",
                cdcl->phases.saved[var], cdcl->phases.target[var], cdcl->phases.best[var]);
    if (cdcl && var < cdcl->room && cdcl->marks[var])
        fprintf(stderr, ", marks %d", cdcl->marks[var]);
    fputc('\n', stderr);
}

void dump_var(const struct solver *s, int number) {
    Lit lit = number ? inside(s, number) : 2 * s->vars;
    if (lit_var(lit) < s->vars)
        put_var(s, lit_var(lit));
    else
        fprintf(stderr, "no variable %d\n", number);
}

void dump_vars(const struct solver *s) {
    for (Var var = 0; var < s->vars; var++)
        put_var(s, var);
}

void dump_clause(const struct solver *s, Ref ref) {
    if (ref >= s->arena.size) {
        fprintf(stderr, "no clause %" PRIu32 "\n", ref);
        return;
    }
    const struct clause *clause = solver_clause(s, ref);
    fprintf(stderr, "clause %" PRIu32 "%s%s%s%s", ref, clause->redundant ? " learned" : "",
            clause->garbage ? " garbage" : "", clause->reason ? " reason" : "",
            clause->subsumed ? " subsumed" : "");
    if (clause->redundant)
        fprintf(stderr, " glue %u used %u", clause->glue, clause->used);
    fputc(':', stderr);
    put_clause(s, ref);
    fputc('\n', stderr);
}

static void put_watch(const struct solver *s, Lit lit, struct watch watch) {
    const Lit pair[2] = {lit, watch.blocker};
    if (!(watch.ref & BINARY)) {
        dump_clause(s, watch.ref);
        return;
    }
    fprintf(stderr, "binary%s:", watch.ref & BINARY_REDUNDANT ? " learned" : "");
    log_lits(s, pair, 2);
    fputc('\n', stderr);
}

/* Writes the watched clauses of a literal: all of them, or only the binary ones in which it is the
 * smaller literal. */
static void put_list(const struct solver *s, Lit lit, bool all) {
    const struct watch_list *list = &s->watches.lists[lit];
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = watch_at(&s->watches, list, i);
        if (all || (watch.ref & BINARY && lit < watch.blocker))
            put_watch(s, lit, watch);
    }
}

void dump_clauses(const struct solver *s) {
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        put_list(s, lit, false);
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref))
        dump_clause(s, ref);
}

void dump_watches(const struct solver *s, int elit) {
    Lit lit = elit ? inside(s, elit) : 2 * s->vars;
    if (lit_var(lit) < s->vars)
        put_list(s, lit, true);
    else
        fprintf(stderr, "no literal %d\n", elit);
}

void dump(const struct solver *s) {
    fprintf(stderr,
            "%" PRIu32 " variables, %" PRIu32 " of them gone; level %u, %zu literals, %zu"
            " propagated; %zu clauses, %zu learned%s\n",
            s->vars, s->gone, solver_level(s), s->trail.size, s->propagated, s->irredundant,
            s->redundant, s->inconsistent ? "; contradictory" : "");
    fprintf(stderr, "engine %s, technique %s\n", s->engine ? s->engine : "none",
            s->technique ? s->technique : "none");
    dump_trail(s);
    dump_clauses(s);
    dump_vars(s);
}

#endif
