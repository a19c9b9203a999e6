/* SPDX-License-Identifier: MIT */
/* The state of the lookahead engine.
 *
 * Clauses are kept by the number of their open literals, so that a look-ahead visits only clauses
 * that it changes: binary ones as implications, ternary ones as pairs, longer ones with a count.
 * Only lasting assignments (decisions and what follows from them) move clauses; the changes
 * recorded for their level undo that.  A look-ahead assigns on top of the trail and moves
 * nothing. */
#ifndef DPLL_LOOK_STATE_H
#define DPLL_LOOK_STATE_H

#include "state/solver.h"

#include "state/log.h"

/* By literal: the other literal of each binary clause with its negation.  With a proof the
 * references of these clauses, or for binary ones those in their watches, are stored behind the
 * room for the literals. */
struct implied {
    Lit *data;
    uint32_t size, capacity;
};

struct pair {
    Lit first, second;
};

/* By literal: when it becomes true, one of each pair must, too.  Pairs of clauses that are true or
 * kept as binary ones stay, since passing over them is faster than removing them.  References are
 * stored as above. */
struct pair_list {
    struct pair *data;
    uint32_t size, capacity;
};

/* By literal: its clauses of four or more literals.  For an open literal, those that no look-ahead
 * needs to count are behind the first `size`. */
struct occurrences {
    uint32_t *data;
    uint32_t size, capacity;
};

/* A clause of two or three literals, for preselection. */
struct binary {
    Lit lits[2];
};

struct ternary {
    Lit lits[3];
};

STACK(binary_stack, struct binary);
STACK(ternary_stack, struct ternary);

/* Weights of clauses are integers in units of 1 / WEIGHT_ONE, the precision of a float. */
#define WEIGHT_ONE (1u << 24)

/* Ticks of propagating a literal: TICKS_LITERAL + pairs / PAIRS_PER_TICK
 * + long clauses / COUNTS_PER_TICK. */
enum { TICKS_LITERAL = 2, PAIRS_PER_TICK = 4, COUNTS_PER_TICK = 4 };

enum change_kind { CHANGE_IMPLIED, CHANGE_PAIR, CHANGE_LARGE, CHANGE_SIZE };

/* A change of the clauses: of the list of a literal, or of the count of a long clause. */
struct change {
    uint32_t kind, index;
    uint32_t was; /* CHANGE_SIZE: the former size */
};

STACK(change_stack, struct change);

/* The clause that has made a literal true, or is false: its place in a list of a true literal whose
 * negation it contains. */
enum listing { NOT_LISTED, IN_IMPLIED, IN_PAIRS, IN_LARGE };

struct why {
    Lit from;
    uint32_t entry; /* 4 * (place in that list, or number of a long clause) + enum listing */
};

/* Packs a reason: the list of literal `from`, or a long clause, and the place; why_listing and
 * why_at unpack it. */
static inline struct why why_listed(Lit from, enum listing listing, uint32_t at) {
    return (struct why){from, at << 2 | listing};
}

static inline enum listing why_listing(struct why why) {
    return (enum listing)(why.entry & 3);
}

static inline uint32_t why_at(struct why why) {
    return why.entry >> 2;
}

STACK(why_stack, struct why);

/* What is restored when a level is left. */
struct restore_point {
    size_t changes;             /* size of look->changes */
    size_t binaries, ternaries; /* clauses of look->binaries and look->ternaries */
    size_t lemmas;              /* place in the arena of the first clause behind a failed literal */
    size_t depth;
};

STACK(restore_stack, struct restore_point);
STACK(size_stack, size_t);

/* A literal whose look-ahead is on top of the trail. */
struct standing {
    uint32_t place; /* place in the order of look-ahead */
    size_t trail;
    size_t doubled; /* number of doubled literals on top of the look-aheads below */
};

STACK(standing_stack, struct standing);

/* A look-ahead in the order, in which a literal comes after one that it implies. */
struct visit {
    Lit lit;
    uint32_t parent; /* place of an implied literal to stand on, or NO_PLACE */
};

#define NO_PLACE UINT32_MAX

STACK(visit_stack, struct visit);

STACK(rank_stack, uint64_t);

/* A literal of a path saved while another engine works: path.h. */
struct path_step {
    Lit lit;
    uint64_t id; /* number of the clause behind it, in a proof */
};

STACK(path_stack, struct path_step);

struct path_level {
    size_t begin; /* index of its first step */
    size_t depth; /* depth before its decision */
};

STACK(path_level_stack, struct path_level);

/* A literal that has failed on top of a look-ahead, so that its negation is assigned there. */
struct doubled {
    size_t trail;       /* place of its negation */
    size_t begin, size; /* the literals it had led to, itself first, in look->doubled_lits */
    struct why failed;  /* see struct look */
};

STACK(doubled_stack, struct doubled);

/* A clause of a proof under construction: lemma.h. */
struct lemma {
    unsigned char flag;     /* of its variables in look->flags */
    uint32_t from;          /* literals false since an earlier moment are not explained */
    struct id_stack hints;  /* numbers of the clauses it follows from, the last one first */
    struct lit_stack lits;  /* its literals */
    struct lit_stack units; /* literals false at level 0 in clauses it follows from */
};

/* Flags of variables in look->flags. */
enum {
    IN_LEMMA = 1, /* occurs in look->lemma */
    IN_INNER = 2  /* occurs in look->inner */
};

/* A clause to be deleted when look->lemma is written. */
struct spent {
    uint64_t id;
    size_t begin; /* index of its first literal in look->spent_lits */
};

STACK(spent_stack, struct spent);

struct cut_tree;

struct look {
    struct memory memory;
    Var vars;             /* variables that the arrays by literal have room for */
    Var gone;             /* removed variables when the clauses were built */
    size_t words;         /* words of the formula when the clauses were built */
    bool built;           /* the clauses are there and current */
    uint64_t build_ticks; /* ticks of building them */
    uint64_t built_at;    /* ticks of lookahead when they were built */

    struct implied *implied;
    struct pair_list *pairs;
    struct occurrences *large;
    struct binary_stack binaries;   /* all clauses ever added to implied until the level is left */
    struct ternary_stack ternaries; /* all clauses added to pairs */
    struct lit_stack lits;          /* literals of the long clauses */
    struct size_stack starts;       /* by long clause: its first literal; and the end of the last */
    size_t longest;                 /* literals of the longest clause */

    /* By long clause: the number of its open literals, plus `done` for each true literal and once
     * if it is kept as a shorter one; `done` is a power of two above all lengths.  The sum may wrap
     * and make a true clause look open, so that its literals are checked before it is used. */
    struct lit_stack counts;
    uint32_t done;

    size_t reduced; /* trail literals whose clauses were moved */
    struct change_stack changes;
    size_t depth;   /* number of branchings above, on either side */
    double refuted; /* part of the tree refuted; each side of a branching is half of it */
    struct restore_stack marks; /* by level above 0 */

    float *strength;  /* by literal: expected reduction when it becomes true */
    float *scaled;    /* scratch: strength of open literals divided by the mean, else 0 */
    float *refined;   /* scratch: the next strength */
    float *shortened; /* by literal: weight of the long clauses it shortens, from clauses_tidy */
    double scale;     /* makes the product of two strengths 1 on average */
    float *worth;     /* by literal: weight of the clauses its last look-ahead has shortened */
    /* By length: the weight of a clause shortened to it, in units of 1 / WEIGHT_ONE; 0 for 0. */
    uint32_t *weights;
    struct var_stack candidates; /* open variables chosen for look-ahead */
    struct rank_stack ranks;     /* scratch: ranks of all open variables, see preselect.c */

    struct visit_stack order;
    uint32_t *places;   /* by literal: its place in the order, or NO_PLACE */
    uint32_t *children; /* by literal: first child in the trees */
    uint32_t *siblings;
    Lit *parents; /* by literal, while the order is made */
    struct lit_stack todo;
    struct standing_stack standing;
    size_t seen;             /* trail literals propagated by a look-ahead */
    size_t counted;          /* trail literals counted in long clauses */
    double sum;              /* weight of the clauses shortened by the current look-ahead */
    struct lit_stack forced; /* literals forced by longer clauses in the current look-ahead */
    struct why *whys;        /* by place on the trail, for look-aheads only */
    struct why failed;       /* place of the clause last found false */
    struct cut_tree *cuts;   /* see cubes.c */
    double trigger;          /* worth above which a look-ahead is doubled */

    bool midway;          /* the rounds of look-ahead were interrupted and will continue */
    uint32_t place, idle; /* place in the order; places visited since something was assigned */

    /* For proofs: see explain.h, reasons.h and prove.h. */
    struct ref_stack large_refs;   /* by long clause: its reference, as for short ones */
    uint32_t *when;                /* by literal: the moment when it became true, or never */
    uint32_t never;                /* later than any moment */
    uint64_t *needed;              /* by moment, 64 to a word: its literal must be explained */
    size_t followed;               /* trail literals with lasting moments */
    size_t settled;                /* number of those at level 0 */
    struct doubled_stack doubled;  /* literals failed on top of the standing ones */
    struct lit_stack doubled_lits; /* literals of these records */
    struct why_stack doubled_whys; /* why each of doubled_lits was true */
    unsigned char *flags;          /* by variable: IN_LEMMA and IN_INNER */
    struct lemma lemma;            /* of the literal or node being explained */
    struct lemma inner;            /* of a doubled literal needed for it */
    struct spent_stack spent;      /* inner lemmas written, to be deleted */
    struct lit_stack spent_lits;   /* literals of these */
    Ref conflict;                  /* the clause that is false at level 0, or NO_CONFLICT */
    uint64_t demand_id;            /* if not 0: the clause that the decisions imply `demanded`, */
    Lit demanded;                  /* which is false; otherwise look->failed is false */

    struct path_stack path; /* see path.h */
    struct path_level_stack path_levels;
    size_t path_depth; /* depth at the end of the path */

    /* Levels above the assumptions whose other side belongs to another process: split.h. */
    size_t given;
    struct lit_stack message; /* scratch: a path in words */
};

/* The references behind a list: see struct implied and struct pair_list. */
static inline Ref *implied_refs(const struct implied *list) {
    return list->data + list->capacity;
}

static inline Ref *pair_refs(const struct pair_list *list) {
    return (Ref *)(list->data + list->capacity);
}

/* Whether every variable that clauses may contain has a value. */
static inline bool look_complete(const struct solver *s) {
    return s->trail.size + s->gone == s->vars;
}

#ifndef NDEBUG
/* Whether a reason is at a valid place of the list of a true literal. */
static inline bool look_has(const struct solver *s, struct why why) {
    const struct look *look = s->look;
    switch (why_listing(why)) {
    case NOT_LISTED:
        return true;
    case IN_LARGE:
        return why_at(why) < look->counts.size;
    case IN_IMPLIED:
        return solver_value(s, why.from) > 0 &&
               why_at(why) < memory_at(look->implied, why.from).size;
    default:
        return solver_value(s, why.from) > 0 && why_at(why) < memory_at(look->pairs, why.from).size;
    }
}
#endif

/* Makes an open literal true in a look-ahead, with its reason. */
static inline void look_assign(struct solver *s, Lit lit, struct why why) {
    assert(!solver_value(s, lit) && !memory_at(s->removed, lit_var(lit)));
    assert(look_has(s, why));
    memory_at(s->look->whys, s->trail.size) = why;
    solver_value(s, lit) = 1;
    solver_value(s, lit_not(lit)) = -1;
    stack_put(&s->trail, lit);
    if (why_listing(why) != NOT_LISTED)
        log_literal_words(s, "follow", lit, "of %d", log_number(s, why.from));
    else
        log_literal(s, "ahead", lit);
}

#endif
