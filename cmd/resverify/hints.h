/* What the parts of the LRAT checker share: the clauses alive, what is assigned, and following the
 * hints of the step at hand. */
#ifndef RESVERIFY_HINTS_H
#define RESVERIFY_HINTS_H

#include "chain.h"
#include "common/extension.h"
#include "common/proofstep.h"
#include "occurs.h"
#include "store.h"
#include "uses.h"

struct lrat {
    struct memory *memory;
    struct proof *proof;
    struct store store;
    struct chain chain;
    struct occurs occurs;
    struct extension extension;
    bool keep_uses; /* set by the caller before the check */
    struct uses uses;
    uint64_t last;  /* the largest number of a clause so far */
    uint64_t empty; /* empty clauses alive */

    /* Of an iCNF problem. */
    bool incremental;
    uint64_t first;   /* clauses before the first question */
    uint64_t clauses; /* loaded so far */
    size_t loaded;    /* of the formula's words */
    int verdict;      /* of the proof so far, an enum verdict */

    struct diag diag; /* what is wrong with the proof */
};

/* Finds the clause that number `index` of the step at hand names.  Returns 0, with diag filled,
 * when there is none. */
ClauseRef hints_clause(struct lrat *lrat, size_t index);

/* Follows the positive hints from *index on, up to a conflict, a negative hint or the last one.
 * *index is then the index of the first hint that was not used.  Returns CHAIN_WIDE, with diag
 * filled, after a hint that is wrong, otherwise CHAIN_CONFLICT or CHAIN_UNIT. */
enum chain_result hints_follow(struct lrat *lrat, size_t *index);

#endif
