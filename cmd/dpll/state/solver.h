/* SPDX-License-Identifier: MIT */
/* The state shared by all engines: assignment, trail, clauses, watches.  Everything belongs to one
 * struct solver and is in one region of memory, which its owner releases wherever the search has
 * stopped: running out of memory unwinds past all engine code. */
#ifndef DPLL_STATE_SOLVER_H
#define DPLL_STATE_SOLVER_H

#include <assert.h>

#include "common/base/random.h"
#include "common/base/stack.h"
#include "common/formulas/formula.h"
#include "state/arena.h"
#include "state/counters.h"
#include "state/limits.h"
#include "state/profile.h"
#include "state/proof.h"
#include "state/settings.h"
#include "state/watch.h"

STACK(lit_stack, Lit);
STACK(var_stack, Var);
STACK(ref_stack, Ref);

/* The reason of a variable's value: NO_REASON (a decision, an assumption, a unit), BINARY | other
 * literal, or the reference of a clause. */
#define NO_REASON 0x7fffffffu

/* Reasons from here to NO_REASON are a theory's: see theory.h. */
#define THEORY_REASON 0x70000000u

/* Propagation returns the reference of a false clause, or one of these.  No clause is false. */
#define NO_CONFLICT 0x7fffffffu

/* The binary clause s->binary_conflict is false. */
#define CONFLICT_BINARY BINARY

struct assigned {
    uint32_t level;
    uint32_t reason;
};

/* A decision level above 0. */
struct level {
    Lit decision;
    size_t trail; /* where its literals begin on the trail */
};

STACK(level_stack, struct level);

struct branch;
struct cdcl;
struct checker;
struct counted;
struct look;
struct portfolio;
struct scan;
struct scout;
struct trace;
struct walk;

struct solver {
    struct memory *memory;
    const struct settings *settings;
    const struct tunables *tuned;  /* those of the settings */
    const struct formula *formula; /* the formula being solved; must outlive the solver */
    size_t words;                  /* words of the formula taken in */
    uint64_t clauses;              /* clauses of the formula taken in */
    struct proof *proof;           /* NULL if none is written */
    struct trace *trace;           /* NULL if none is written */
    struct profile *profile;       /* NULL without -v */
    struct checker *checker;       /* in debug builds; NULL for none: see checker.h */
    struct limits limits;
    struct counters counters;
    uint64_t *account; /* the counter of ticks that propagation is charged to */
    struct random random;

    Var vars;
    signed char *values;       /* by literal: 1 true, -1 false, 0 open */
    struct assigned *assigned; /* by variable; valid while it has a value */
    struct lit_stack trail;    /* literals in the order they became true; room for all variables */
    /* By variable: the current model, 1 or -1, if the trail leaves variables open; else NULL. */
    const signed char *whole;
    size_t propagated;      /* literals of the trail whose watches were visited */
    unsigned char *removed; /* by variable: no clause contains it, and extend.h gives its value */
    Var gone;               /* number of removed variables */
    struct level_stack levels;

    struct arena arena;
    struct watches watches;
    size_t irredundant; /* number of irredundant clauses */
    size_t redundant;   /* number of learned clauses */
    bool inconsistent;  /* the clauses contradict each other */
    bool walked;        /* there was a local search */
    bool narrowed;      /* models were excluded: the clauses are not equivalent to the formula */

    struct lit_stack extension;   /* see extend.h */
    struct lit_stack assumptions; /* decided first */
    struct lit_stack either;      /* alternatives to the last assumption; empty for none */
    struct lit_stack core;        /* the failed assumptions; empty for none */
    struct lit_stack clause;      /* scratch: the clause being added or learned */
    struct lit_stack counts;      /* scratch: a number for each literal */
    Lit binary_conflict[2];       /* the clause of CONFLICT_BINARY */
    uint64_t binary_conflict_id;  /* its number in the proof */

    struct branch *branch;   /* of the textbook engine */
    struct counted *counted; /* of propagation by counters */
    struct scan *scan;       /* of propagation by scanning */
    struct look *look;       /* of the lookahead engine */
    struct walk *walk;       /* of the engine of local search */
    struct cdcl *cdcl;       /* of the conflict-driven engine */
    struct scout *scout;     /* of a second conflict-driven search, without a proof */

    struct portfolio *portfolio; /* of the automatic choice */
    const char *engine;          /* name of the running engine */
    const char *technique;       /* the running technique, for the log; NULL in the search itself */
};

/* Prepares to solve the formula.  The region memory is the solver's alone. memory, settings,
 * formula, limits->stop and proof (NULL for none) must outlive the solver. */
void solver_init(struct solver *s, struct memory *memory, const struct settings *settings,
                 const struct formula *formula, const struct limits *limits, struct proof *proof);

/* Charges propagation to another counter of ticks.  Returns the one before. */
uint64_t *solver_charge(struct solver *s, uint64_t *account);

/* Grows to `vars` variables, unless there are as many.  An engine has those above the formula's. */
void solver_grow(struct solver *s, Var vars);

/* Adds the clause of size literals, at least 2 and of different variables, with its number in the
 * proof, and watches the first two.  Returns its reference; of a binary clause, that in its
 * watches. */
Ref solver_add_clause(struct solver *s, const Lit *lits, uint32_t size, bool redundant,
                      uint64_t id);

/* Watches the first two literals of a clause in the arena. */
void solver_watch(struct solver *s, const Lit *lits, Ref ref);

#ifndef NDEBUG
/* Whether s->irredundant and s->redundant are the numbers of clauses, in the search and while there
 * are no occurrence lists (rewrite/dense.h). */
bool solver_is_counted(const struct solver *s);
#endif

/* The value of a literal: 1 true, -1 false, 0 open; as an lvalue. */
#define solver_value(S, LIT) memory_at((S)->values, LIT)

/* Where its variable got its value, which it must have; as an lvalue. */
#define solver_assigned(S, LIT) memory_at((S)->assigned, lit_var(LIT))

/* The current decision level. */
static inline unsigned solver_level(const struct solver *s) {
    return (unsigned)s->levels.size;
}

/* Whether a literal belongs to a variable of the solver; for assertions. */
static inline bool solver_has_lit(const struct solver *s, Lit lit) {
    return lit_var(lit) < s->vars;
}

/* The proof, which must be there. */
static inline struct proof *solver_proof(const struct solver *s) {
    assert(s->proof);
    return s->proof;
}

/* The clause of the arena at a reference; valid until a clause is added. */
static inline struct clause *solver_clause(const struct solver *s, Ref ref) {
    return arena_clause(&s->arena, ref);
}

/* The literals of a clause of any kind; valid until clauses move. */
struct lits {
    const Lit *at;
    uint32_t size;
};

/* Literal I of LITS. */
#define lits_at(LITS, I) ((LITS).at[INDEX(I, (LITS).size)])

static inline struct lits solver_lits(const struct solver *s, Ref ref) {
    const struct clause *clause = solver_clause(s, ref);
    return (struct lits){clause->lits, clause->size};
}

/* The literals of a false clause, as propagation returns it. */
static inline struct lits solver_conflict_lits(const struct solver *s, Ref conflict) {
    assert(conflict != NO_CONFLICT);
    return conflict == CONFLICT_BINARY ? (struct lits){s->binary_conflict, 2}
                                       : solver_lits(s, conflict);
}

/* The literals of a reason: of a binary clause the other literal alone, stored in *other; of a
 * larger one all literals, the forced one included. */
static inline struct lits solver_reason_lits(const struct solver *s, uint32_t reason, Lit *other) {
    assert(reason & BINARY || reason < THEORY_REASON);
    *other = reason & ~BINARY;
    return reason & BINARY ? (struct lits){other, 1} : solver_lits(s, reason);
}

#endif
