/* SPDX-License-Identifier: MIT */
/* What the lookahead engine knows beside the assignment.
 *
 * Clauses are kept by the number of their open literals, so that a look-ahead touches nothing but
 * what it changes: binary ones as implications, ternary ones as pairs, longer ones with a count.
 * Only assignments that last (decisions and what follows from them) move clauses about; the
 * changes noted for their level take that back.  A look-ahead assigns on top of the trail and
 * moves nothing. */
#ifndef DPLL_LOOK_STATE_H
#define DPLL_LOOK_STATE_H

#include "state/solver.h"

/* By literal: what follows when it becomes true, of each binary clause the other literal.  While a
 * proof is written, behind the room for these there is as much for the clauses: references in the
 * arena, or what watches have there. */
struct implied {
    Lit *data;
    uint32_t size, capacity;
};

struct pair {
    Lit first, second;
};

/* By literal: when it becomes true, one of each pair must, too.  Pairs that ask for nothing, as one
 * is true, or the clause is kept as a binary one, stay: to pass over them takes less time than to
 * sort them out.  References are behind them as above. */
struct pair_list {
    struct pair *data;
    uint32_t size, capacity;
};

/* By literal: the clauses of four or more literals that it occurs in.  Behind the first `size` of
 * an open literal are the clauses that no look-ahead needs to count. */
struct occurrences {
    uint32_t *data;
    uint32_t size, capacity;
};

/* A clause of two or three literals in one piece, for preselection. */
struct binary {
    Lit lits[2];
};

struct ternary {
    Lit lits[3];
};

STACK(binary_stack, struct binary);
STACK(ternary_stack, struct ternary);

/* Weights of clauses are whole numbers of this part of 1, which is how exact a float is. */
#define WEIGHT_ONE (1u << 24)

/* Ticks of propagating a literal: TICKS_LITERAL + pairs / PAIRS_PER_TICK
 * + long clauses / COUNTS_PER_TICK. */
enum { TICKS_LITERAL = 2, PAIRS_PER_TICK = 4, COUNTS_PER_TICK = 4 };

enum change_kind { CHANGE_IMPLIED, CHANGE_PAIR, CHANGE_LARGE, CHANGE_SIZE };

/* One change to the clauses: to a list, by its literal, or to the count of a long clause. */
struct change {
    uint32_t kind, index;
    uint32_t was; /* CHANGE_SIZE: the size */
};

STACK(change_stack, struct change);

/* The clause that has made a literal true, or is false: its place in a list of a true literal whose
 * opposite the clause has. */
enum listing { NOT_LISTED, IN_IMPLIED, IN_PAIRS, IN_LARGE };

struct why {
    Lit from;
    uint32_t entry; /* place in that list, or the number of a long clause; and enum listing */
};

/* A reason by where its clause is: the list of literal `from`, or of long clauses, and the place
 * there; and these two again. */
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

/* What a level goes back to. */
struct restore_point {
    size_t changes;             /* where its changes begin */
    size_t binaries, ternaries; /* where the clauses that it has shortened begin */
    size_t lemmas; /* in the arena, where the clauses behind its failed literals begin */
    size_t depth;
};

STACK(restore_stack, struct restore_point);
STACK(size_stack, size_t);

/* A literal whose look-ahead is on top of the trail. */
struct standing {
    uint32_t place; /* in the order of look-ahead */
    size_t trail;
    size_t doubled; /* how many have failed on top of those below */
};

STACK(standing_stack, struct standing);

/* One look-ahead in the order that visits what a literal implies before the literal. */
struct visit {
    Lit lit;
    uint32_t parent; /* place of an implied literal to stand on, or NO_PLACE */
};

#define NO_PLACE UINT32_MAX
#define NO_LIT UINT32_MAX

STACK(visit_stack, struct visit);

STACK(rank_stack, uint64_t);

/* A literal of a path that is kept while another engine works: path.h. */
struct path_step {
    Lit lit;
    uint64_t id; /* of the clause behind it, in a proof */
};

STACK(path_stack, struct path_step);

struct path_level {
    size_t begin; /* of its steps */
    size_t depth; /* before its decision */
};

STACK(path_level_stack, struct path_level);

/* A literal that has failed on top of a look-ahead, so that its opposite came to hold there. */
struct doubled {
    size_t trail;       /* where its opposite is */
    size_t begin, size; /* the literals it had led to, itself first, in look->doubled_lits */
    struct why failed;  /* see struct look */
};

STACK(doubled_stack, struct doubled);

/* A clause of a proof, as it is put together: lemma.h. */
struct lemma {
    unsigned char flag;     /* of its variables, in look->flags */
    uint32_t from;          /* what is false since an earlier moment need not be explained */
    struct id_stack hints;  /* numbers of the clauses it follows from, the last one first */
    struct lit_stack lits;  /* its literals */
    struct lit_stack units; /* false at level 0, in a clause it follows from */
};

/* In look->flags, by variable. */
enum {
    IN_LEMMA = 1, /* it is in look->lemma */
    IN_INNER = 2  /* it is in look->inner */
};

/* A clause that goes when look->lemma is written. */
struct spent {
    uint64_t id;
    size_t begin; /* of its literals, in look->spent_lits */
};

STACK(spent_stack, struct spent);

struct cut_tree;

struct look {
    struct memory memory;
    Var vars;             /* that the arrays by literal have room for */
    Var gone;             /* variables removed when the clauses were built */
    size_t words;         /* of the formula that the clauses were built from */
    bool built;           /* the clauses are there, and as good as those of the solver */
    uint64_t build_ticks; /* effort of that */
    uint64_t built_at;    /* effort of lookahead when it was done */

    struct implied *implied;
    struct pair_list *pairs;
    struct occurrences *large;
    struct binary_stack binaries;   /* all that were added to implied, */
    struct ternary_stack ternaries; /* and to pairs */
    struct lit_stack lits;          /* of the long clauses, one after the other */
    struct size_stack starts;       /* of each of them, and the end of the last */
    size_t longest;                 /* literals in a clause */

    /* By long clause: its open literals; and `done`, a power of two above the length of any clause,
     * for each true literal and once when the clause is kept as a shorter one.  That may wrap, and
     * a clause count as open that is true: whoever acts on it looks at its literals. */
    struct lit_stack counts;
    uint32_t done;

    size_t reduced; /* trail literals whose clauses have been moved */
    struct change_stack changes;
    size_t depth;               /* branchings above, whichever side this is */
    double refuted;             /* part of the tree, of which each side of a branching has half */
    struct restore_stack marks; /* by level above 0 */

    float *strength;   /* by literal: how much making it true would reduce */
    float *scaled;     /* scratch: the strength of open literals over the mean, else 0 */
    float *refined;    /* scratch: the next strength */
    float *shortened;  /* by literal: what it shortens of long clauses, as of clauses_tidy */
    double scale;      /* makes the product of two strengths 1 on average */
    float *worth;      /* by literal: what its last look-ahead was worth */
    uint32_t *weights; /* by length, in parts of WEIGHT_ONE: of a clause shortened to it; 0 for 0 */
    struct var_stack candidates; /* open variables that are looked at */
    struct rank_stack ranks;     /* scratch: of all open variables, see preselect.c */

    struct visit_stack order;
    uint32_t *places;   /* by literal: in the order, or NO_PLACE */
    uint32_t *children; /* by literal: first child, and next sibling */
    uint32_t *siblings;
    Lit *parents; /* by literal, while the order is made */
    struct lit_stack todo;
    struct standing_stack standing;
    size_t seen;             /* trail literals that a look-ahead has propagated */
    size_t counted;          /* those of them that long clauses have counted */
    double sum;              /* weight of what the current look-ahead has shortened */
    struct lit_stack forced; /* by longer clauses in the current look-ahead */
    struct why *whys;        /* by place on the trail, of look-aheads alone */
    struct why failed;       /* of the clause that was found false last */
    struct cut_tree *cuts;   /* see cubes.c */
    double trigger;          /* what a look-ahead must be worth to be doubled */

    bool midway;          /* the rounds of look-ahead were left at a place, to go on there */
    uint32_t place, idle; /* in the order; places since something was assigned */

    /* For the proof: see explain.h, reasons.h and prove.h. */
    struct ref_stack large_refs;   /* by long clause: as short ones have behind them */
    uint32_t *when;                /* by literal: the moment that it became true, or never */
    uint32_t never;                /* later than any moment */
    uint64_t *needed;              /* by moment, 64 in each: the literal is to be explained */
    size_t followed;               /* trail literals that have moments which last */
    size_t settled;                /* and those of them at level 0 */
    struct doubled_stack doubled;  /* on top of the standing literals */
    struct lit_stack doubled_lits; /* of these, one after the other, */
    struct why_stack doubled_whys; /* and why each was true */
    unsigned char *flags;          /* by variable: IN_LEMMA and so on */
    struct lemma lemma;            /* of the literal or node that is explained */
    struct lemma inner;            /* of one that has failed on top, and is needed for that */
    struct spent_stack spent;      /* all of the latter */
    struct lit_stack spent_lits;   /* of these, one after the other */
    Ref conflict;                  /* the clause that is false at level 0, or NO_CONFLICT: */
    uint64_t demand_id;            /* then the number of one over the decisions and a literal */
    Lit demanded;                  /* that is false, too; or 0, and look->failed tells */

    struct path_stack path; /* see path.h */
    struct path_level_stack path_levels;
    size_t path_depth; /* at its end */

    size_t given; /* levels above the assumptions whose other side is not ours: split.h */
    struct lit_stack message; /* scratch: a path in words */
};

/* Where the references behind a list are: see struct implied and struct pair_list. */
static inline Ref *implied_refs(const struct implied *list) {
    return list->data + list->capacity;
}

static inline Ref *pair_refs(const struct pair_list *list) {
    return (Ref *)(list->data + list->capacity);
}

/* Whether every variable that clauses may have has a value. */
static inline bool look_complete(const struct solver *s) {
    return s->trail.size + s->gone == s->vars;
}

#ifndef NDEBUG
/* Whether a reason is in a list of a literal that is true. */
static inline bool look_has(const struct solver *s, struct why why) {
    const struct look *look = s->look;
    switch (why_listing(why)) {
    case NOT_LISTED:
        return true;
    case IN_LARGE:
        return why_at(why) < look->counts.size;
    case IN_IMPLIED:
        return memory_at(s->values, why.from) > 0 &&
               why_at(why) < memory_at(look->implied, why.from).size;
    default:
        return memory_at(s->values, why.from) > 0 &&
               why_at(why) < memory_at(look->pairs, why.from).size;
    }
}
#endif

/* Makes an open literal true in a look-ahead, and notes why. */
static inline void look_assign(struct solver *s, Lit lit, struct why why) {
    assert(!memory_at(s->values, lit) && !memory_at(s->removed, lit_var(lit)));
    assert(look_has(s, why));
    memory_at(s->look->whys, s->trail.size) = why;
    memory_at(s->values, lit) = 1;
    memory_at(s->values, lit_not(lit)) = -1;
    stack_put(&s->trail, lit);
}

#endif
