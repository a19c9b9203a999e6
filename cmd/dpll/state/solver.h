/* SPDX-License-Identifier: MIT */
/* The state that all engines share: assignment, trail, clauses, watches.
 *
 * Everything belongs to one struct solver and is in one region of memory, which its owner clears
 * wherever the search was left: running out of memory unwinds past all engine code. */
#ifndef DPLL_SOLVER_H
#define DPLL_SOLVER_H

#include <assert.h>

#include "common/formula.h"
#include "common/random.h"
#include "common/stack.h"
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

/* Why a variable has its value: NO_REASON (a decision, an assumption, a unit), BINARY | other
 * literal, or the clause. */
#define NO_REASON 0x7fffffffu

/* Reasons from here on to NO_REASON are those of a theory: see theory.h. */
#define THEORY_REASON 0x70000000u

/* What propagation returns for a false clause: its reference, or one of these.  No clause is
 * false. */
#define NO_CONFLICT 0x7fffffffu

/* The false clause is the binary one in s->binary_conflict. */
#define CONFLICT_BINARY BINARY

struct assigned {
    uint32_t level;
    uint32_t reason;
};

/* One decision level above 0. */
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
    const struct formula *formula; /* what is being solved; must stay */
    size_t words;                  /* of the formula that were taken in */
    uint64_t clauses;              /* of the formula that were taken in */
    struct proof *proof;           /* NULL when none is written */
    struct trace *trace;           /* NULL when none is written */
    struct profile *profile;       /* NULL without -v */
    struct checker *checker;       /* of debug builds; NULL for none: see checker.h */
    struct limits limits;
    struct counters counters;
    uint64_t *account; /* the counter of ticks that propagation is charged to */
    struct random random;

    Var vars;
    signed char *values;       /* by literal: 1 true, -1 false, 0 open */
    struct assigned *assigned; /* by variable; means something while it has a value */
    struct lit_stack trail;    /* literals in the order they became true; room for all variables */
    const signed char *whole;  /* by variable: the model at hand, 1 or -1, where the trail leaves
                                  some open; NULL where it has all */
    size_t propagated;         /* trail literals whose watches have been visited */
    unsigned char *removed; /* by variable: no clause has it any more, extend.h gives its value */
    Var gone;               /* how many are removed */
    struct level_stack levels;

    struct arena arena;
    struct watches watches;
    size_t irredundant; /* clauses that are part of the formula */
    size_t redundant;   /* clauses that were learned */
    bool inconsistent;  /* the clauses alone are contradictory */
    bool walked;        /* there has been a local search */
    bool narrowed;      /* models were excluded: clauses no longer mean the formula */

    struct lit_stack extension;   /* see extend.h */
    struct lit_stack assumptions; /* taken as the first decisions */
    struct lit_stack either;      /* the last assumption is any of these; empty: itself */
    struct lit_stack core;        /* those that the clauses contradict; empty for none */
    struct lit_stack clause;      /* scratch: the clause being added or learned */
    struct lit_stack counts;      /* scratch: a number for each literal */
    Lit binary_conflict[2];       /* the clause behind CONFLICT_BINARY */
    uint64_t binary_conflict_id;  /* its number in the proof */

    struct branch *branch;   /* of the textbook engine */
    struct counted *counted; /* of its propagation by counters */
    struct scan *scan;       /* of that by a list of clauses */
    struct look *look;       /* of the lookahead engine */
    struct walk *walk;       /* of the engine of local search */
    struct cdcl *cdcl;       /* of the conflict-driven engine */
    struct scout *scout;     /* of a second such search, without a proof */

    struct portfolio *portfolio; /* of the automatic choice */
    const char *engine;          /* the name of the engine at work */
    const char *technique;       /* and of the technique, for the log; NULL in the search itself */
};

/* Prepares to solve the formula, with a region of memory for the solver alone.  memory, settings,
 * formula, limits->stop and proof (NULL for none) outlive the solver. */
void solver_init(struct solver *s, struct memory *memory, const struct settings *settings,
                 const struct formula *formula, const struct limits *limits, struct proof *proof);

/* Charges propagation to another counter of ticks.  Returns the one before. */
uint64_t *solver_charge(struct solver *s, uint64_t *account);

/* Makes variables up to vars, beyond those of the formula, for an engine to use. */
void solver_grow(struct solver *s, Var vars);

/* Adds the clause of size literals, no two of them of the same variable, with its number in the
 * proof, and watches the first two.  Returns its reference, for a binary clause what its watches
 * have there; size is at least 2. */
Ref solver_add_clause(struct solver *s, const Lit *lits, uint32_t size, bool redundant,
                      uint64_t id);

/* Watches the first two literals of a clause in the arena. */
void solver_watch(struct solver *s, const Lit *lits, Ref ref);

#ifndef NDEBUG
/* Whether s->irredundant and s->redundant are as many as there are clauses: in search, and between
 * the uses of occurrences. */
bool solver_is_counted(const struct solver *s);
#endif

/* The present level: how many decisions are in force. */
static inline unsigned solver_level(const struct solver *s) {
    return (unsigned)s->levels.size;
}

/* Whether a literal is of one of the solver's variables: for assertions. */
static inline bool solver_has_lit(const struct solver *s, Lit lit) {
    return lit_var(lit) < s->vars;
}

/* The proof, which is being written. */
static inline struct proof *solver_proof(const struct solver *s) {
    assert(s->proof);
    return s->proof;
}

/* The clause of the arena at a reference; good until a clause is added. */
static inline struct clause *solver_clause(const struct solver *s, Ref ref) {
    return arena_clause(&s->arena, ref);
}

/* The literals of a clause, wherever it is kept; good until clauses move. */
struct lits {
    const Lit *at;
    uint32_t size;
};

/* One of these literals. */
#define lits_at(LITS, I) ((LITS).at[INDEX(I, (LITS).size)])

static inline struct lits solver_lits(const struct solver *s, Ref ref) {
    const struct clause *clause = solver_clause(s, ref);
    return (struct lits){clause->lits, clause->size};
}

/* Those of a false clause, as propagation returns it. */
static inline struct lits solver_conflict_lits(const struct solver *s, Ref conflict) {
    assert(conflict != NO_CONFLICT);
    return conflict == CONFLICT_BINARY ? (struct lits){s->binary_conflict, 2}
                                       : solver_lits(s, conflict);
}

/* Those of a reason: of a binary clause the other literal alone, which is put into *other; of a
 * larger one all, the literal that it forces among them. */
static inline struct lits solver_reason_lits(const struct solver *s, uint32_t reason, Lit *other) {
    assert(reason & BINARY || reason < THEORY_REASON);
    *other = reason & ~BINARY;
    return reason & BINARY ? (struct lits){other, 1} : solver_lits(s, reason);
}

#endif
