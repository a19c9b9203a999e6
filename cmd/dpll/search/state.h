/* SPDX-License-Identifier: MIT */
/* The state of conflict-driven search that its parts and all techniques share. */
#ifndef DPLL_SEARCH_STATE_H
#define DPLL_SEARCH_STATE_H

#include "common/base/random.h"
#include "state/ema.h"
#include "state/equations.h"
#include "state/heap.h"
#include "state/queue.h"
#include "state/reluctant.h"
#include "state/solver.h"
#include "state/sort.h"

STACK(level_number_stack, uint32_t);

/* The signs that variables are decided with.  Target and best have the values of the largest trail
 * without a conflict since the last time that they were begun anew: phase.c says when that is. */
struct phases {
    signed char *saved;  /* by variable: its last value, 1 or -1 */
    signed char *target; /* by variable: 1 or -1, 0 if unknown */
    signed char *best;   /* the same, begun anew less often */
    size_t target_size;  /* size of the trail that target was copied from */
    size_t best_size;
    signed char forced; /* the sign of all decisions; 0 to use the signs above */
};

/* How valuable a learned clause is: see tier.h. */
enum tier { TIER_1, TIER_2, TIER_3 };

enum { TIER_GLUES = 64 };

struct tiers {
    uint64_t uses[TIER_GLUES]; /* in conflicts, by glue; the last entry counts all above, too */
    uint32_t limits[TIER_3];   /* the highest glue of tiers 1 and 2 */
};

enum { RECENT = 4 };

/* The clauses learned last, for eager.h. */
struct recent {
    Ref refs[RECENT];
    size_t noted; /* clauses noted since the arena was last moved */
};

/* Bursts of random decisions: see burst.h. */
struct burst {
    struct random random;
    uint64_t count;     /* bursts so far */
    uint64_t next, end; /* conflicts at which the next burst begins and the last one ends */
};

/* Clauses learned in focused mode: see mode.h. */
struct focused_learning {
    uint64_t clauses, low; /* all clauses, and those of glue learns_glue or less */
    uint64_t levels;       /* sum of the levels undone by backjumps */
};

/* Averages that restarts depend on. */
struct averages {
    struct ema fast_glue, slow_glue;
};

/* Literals implied and conflicts found by the theory so far. */
struct theory_gain {
    uint64_t implied, conflicts;
};

/* The choice among assumptions of a question: see choice.h. */
struct choice {
    uint64_t asked; /* conflicts when the question was put */
    size_t chosen;  /* index in s->either of the literal assumed; those before it are false */
    size_t tried;   /* literals of s->either that were decided or had a value */
};

/* When techniques are due, and what their schedules depend on; counters are for printing alone. */
struct schedule {
    uint64_t restart, reduce, rephase; /* conflicts at which each is due */
    uint64_t mode_conflicts;           /* conflicts at which the first mode ends */
    uint64_t mode_ticks;               /* ticks of the search at which later modes end */
    uint64_t mode_length; /* ticks of the first mode, the unit for later ones: see mode.h */
    uint64_t mode_switches, rephasings; /* switches and rephasings since the question was put */
    uint64_t walked;                    /* ticks of the search at the last walk */
    uint64_t reordered;                 /* ticks of the search at the last reordering */
    uint64_t reordered_conflicts;       /* conflicts at the last reordering */
    bool reordered_again; /* the last reordering was within the current period of stable mode */
    bool ordered;         /* there was a reordering */
    uint64_t reductions;  /* reductions so far */
    uint64_t reduced;     /* ticks of the search at the last reduction */
    uint64_t learned;     /* clauses learned since the last reduction */
    uint64_t questions;   /* questions put since the last reduction */
    uint64_t inprocess;   /* conflicts at which the next round is due */
    uint64_t inprocessed; /* ticks of the search at the last round */
    uint64_t rounds;      /* rounds of inprocessing, the current one included */
    uint64_t grant;       /* ticks added to those of the search in cdcl_effort */
    uint64_t sweeps;      /* ticks of all sweeps so far */
    uint64_t rewarded;    /* ticks that sweeps were granted for equivalent pairs */
};

struct cdcl {
    Var room;  /* variables that the arrays have room for */
    Var spare; /* the first of the variables kept for cdcl_add, which no clause contains */

    bool stable; /* mode: stable, with scores and rare restarts, or focused */
    struct heap heap;
    double increment; /* of the next bump of a score */
    struct queue queue;
    struct phases phases;
    struct burst burst;

    struct focused_learning focused;
    struct averages averages[2]; /* by mode, as each learns clauses of its own kind */
    struct tiers tiers[2];       /* by mode, for the same reason */
    struct recent recent;
    struct reluctant reluctant;
    struct schedule schedule;

    unsigned char *marks;             /* by variable: enum mark */
    struct var_stack analyzed;        /* marked variables */
    uint32_t *in_level;               /* by level: number of literals in the clause being learned */
    struct level_number_stack levels; /* levels with in_level > 0 */
    uint64_t *stamps;                 /* by level: the last clause whose glue counted it */
    uint64_t stamp;
    struct stamped_stack bumped; /* scratch: variables or clauses to be sorted */
    struct equations equations;  /* parity constraints found so far */
    bool matrix_barred;          /* a matrix was not built because a proof is written */
    const struct theory *theory; /* propagates beside the clauses; NULL for none */
    void *theory_state;          /* known to the theory alone */
    struct theory_gain gain;

    struct private_state *private_states; /* of techniques: see private.h */
    /* By variable: whether a clause with it was removed since its elimination was last tried. */
    unsigned char *touched;

    bool preprocessed;
    bool found;   /* the last question had a model */
    bool uniform; /* the formula looks uniform: see uniform.h */
    bool unlucky; /* lucky guesses were made, and none was a model */
    size_t fixed; /* literals at level 0 at the last collection */
    struct choice choice;
};

/* Marks of a variable while a conflict is analyzed. */
enum mark {
    MARK_SEEN = 1,      /* in the clause or resolved away */
    MARK_REMOVABLE = 2, /* implied by the clause */
    MARK_POISON = 4,    /* known not to be implied by the clause */
    MARK_REASON = 8,    /* in the reason of a literal of the clause */
    MARK_SHRUNK = 16,   /* visited when its level was shrunk */
    MARK_FOLLOWS = 32,  /* while checking: its value follows from the negated clause */
    MARK_LEARNED = 64,  /* in the clause being learned */
};

/* Creates the state of a search without variables. */
void cdcl_create(struct solver *s);

/* Takes the variables that the solver has gained into the search. */
void cdcl_grow(struct solver *s);

/* A share, in ticks, of the effort of the search since the last round of inprocessing. */
uint64_t cdcl_effort(const struct solver *s, double share);

/* Removes a variable that occurs in no clause from the search. */
void cdcl_remove(struct solver *s, Var var);

/* cdcl_make_spare sets variables aside for cdcl_add; cdcl_has_spare tells whether any are left. */
void cdcl_make_spare(struct solver *s);
bool cdcl_has_spare(const struct solver *s);

/* Takes a variable set aside into the search. */
Var cdcl_add(struct solver *s);

#endif
