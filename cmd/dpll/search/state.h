/* SPDX-License-Identifier: MIT */
/* The state of conflict-driven search that its parts and all techniques share. */
#ifndef DPLL_SEARCH_STATE_H
#define DPLL_SEARCH_STATE_H

#include "common/random.h"
#include "state/ema.h"
#include "state/equations.h"
#include "state/heap.h"
#include "state/queue.h"
#include "state/reluctant.h"
#include "state/solver.h"
#include "state/sort.h"

STACK(level_number_stack, uint32_t);

/* Phases: the sign that a variable is decided with. */
struct phases {
    signed char *saved;  /* by variable: its last value, 1 or -1 */
    signed char *target; /* its value in the largest consistent trail since the last rephasing */
    signed char *best;   /* the same over the whole search; 0 where unknown */
    size_t target_size;  /* literals of the trail that target was copied from */
    size_t best_size;
    signed char forced; /* of all decisions; 0 for the signs above */
};

/* How valuable a learned clause is: see tier.h. */
enum tier { TIER_1, TIER_2, TIER_3 };

enum { TIER_GLUES = 64 };

struct tiers {
    uint64_t uses[TIER_GLUES]; /* in conflicts, by glue; the last counts all higher ones, too */
    uint32_t limits[TIER_3];   /* the highest glue of tiers 1 and 2 */
};

enum { RECENT = 4 };

/* The clauses learned last: see eager.h. */
struct recent {
    Ref refs[RECENT];
    size_t noted; /* since clauses were moved */
};

/* Random decisions: see burst.h. */
struct burst {
    struct random random;
    uint64_t count;     /* so far */
    uint64_t next, end; /* conflicts at which the next one begins, and the last one ends */
};

/* What focused mode has learned: see mode.h. */
struct focused_learning {
    uint64_t clauses, low; /* all, and those of glue 2 or less */
    uint64_t levels;       /* taken back, all together */
};

/* What restarts go by. */
struct averages {
    struct ema fast_glue, slow_glue;
};

/* What the theory has given so far: literals that it implied, and conflicts. */
struct theory_gain {
    uint64_t implied, conflicts;
};

/* The choice among assumptions that a question allows: see choice.h. */
struct choice {
    uint64_t asked; /* conflicts at which the question was put */
    size_t chosen;  /* the literal of s->either assumed at present; those before it are false */
    size_t tried;   /* literals of s->either that were decided, or had a value */
};

/* When techniques are due, and what they go by: counters are for printing. */
struct schedule {
    uint64_t restart, reduce, rephase; /* at this many conflicts */
    uint64_t mode_conflicts;           /* the first mode ends at this many */
    uint64_t mode_ticks;               /* later modes end at this effort */
    uint64_t mode_length; /* ticks of the first mode, the unit for later ones: see mode.h */
    uint64_t mode_switches, rephasings; /* since the question was put */
    uint64_t walked;                    /* effort of the search when it last walked */
    uint64_t reordered;                 /* and when decisions were last put in order */
    uint64_t reordered_conflicts;       /* conflicts then */
    bool reordered_again;               /* it was within the phase of stable mode at hand */
    bool ordered;                       /* they have been, at least once */
    uint64_t reductions;                /* so far */
    uint64_t reduced;                   /* effort of the search at the last reduction */
    uint64_t learned;                   /* clauses, since then */
    uint64_t questions;                 /* put, since then */
    uint64_t inprocess;                 /* at this many conflicts */
    uint64_t inprocessed;               /* effort of the search at the last inprocessing */
    uint64_t rounds;                    /* of inprocessing, the one at work included */
    uint64_t grant;    /* effort in which it has its share, beside that of the search */
    uint64_t sweeps;   /* effort of all sweeps so far */
    uint64_t rewarded; /* effort that they have got for pairs */
};

struct cdcl {
    Var room;  /* variables that the arrays have room for */
    Var spare; /* from here on they are in no clause, and kept for cdcl_add */

    bool stable; /* mode: stable, with scores and rare restarts, or focused */
    struct heap heap;
    double increment; /* of scores */
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
    struct var_stack analyzed;        /* variables with a mark */
    uint32_t *in_level;               /* by level: its literals in the clause being learned */
    struct level_number_stack levels; /* levels with in_level > 0 */
    uint64_t *stamps;                 /* by level: last clause whose glue counted it */
    uint64_t stamp;
    struct stamped_stack bumped; /* scratch: what is bumped, to be sorted */
    struct equations equations;  /* parity constraints found so far */
    bool matrix_barred;          /* a matrix of them was wanted, and not made because of a proof */
    const struct theory *theory; /* what propagates beside the clauses; NULL for nothing */
    void *theory_state;          /* known to the theory alone */
    struct theory_gain gain;

    struct private_state *private_states; /* of techniques: see private.h */
    /* By variable: clauses with it went since its elimination was last tried. */
    unsigned char *touched;

    bool preprocessed;
    bool found;   /* the last question had a model */
    bool uniform; /* the formula looks uniform: see uniform.h */
    bool guessed; /* no lucky guess was right */
    size_t fixed; /* level-0 literals when clauses were last collected */
    struct choice choice;
};

/* Marks of a variable while a conflict is analyzed. */
enum mark {
    MARK_SEEN = 1,      /* in the clause, or resolved away */
    MARK_REMOVABLE = 2, /* implied by the clause */
    MARK_POISON = 4,    /* known not to be implied by it */
    MARK_REASON = 8,    /* in the reason of a literal of the clause */
    MARK_SHRUNK = 16,   /* seen when the literals of its level were shrunk */
    MARK_FOLLOWS = 32,  /* while the clause is checked: has a value once the clause is negated */
    MARK_LEARNED = 64,  /* in the clause, as it is learned */
};

/* Makes the state of a search, for no variables yet. */
void cdcl_create(struct solver *s);

/* Makes room for the variables that the solver has gained, which take part in the search. */
void cdcl_grow(struct solver *s);

/* Ticks: a share of the effort of the search since the formula was last worked on. */
uint64_t cdcl_effort(const struct solver *s, double share);

/* Takes a variable that no clause has any more out of the search. */
void cdcl_remove(struct solver *s, Var var);

/* Sets variables aside for cdcl_add; tells whether any of them are left. */
void cdcl_make_spare(struct solver *s);
bool cdcl_has_spare(const struct solver *s);

/* Takes a new variable into the search. */
Var cdcl_add(struct solver *s);

#endif
