/* Checks a proof in the LRAT format in one pass, step by step, while it is being read.
 *
 * The steps follow from their hints (L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann,
 * P. Schneider-Kamp, Efficient certified RAT verification, CADE 2017): those of a RUP step make
 * the denied clause run into a conflict; those of a RAT step do so for each clause that contains
 * the negation of its first literal, the pivot.  Only the clauses alive are kept. */
#ifndef RESVERIFY_LRAT_H
#define RESVERIFY_LRAT_H

#include "chain.h"
#include "common/extension.h"
#include "common/formula.h"
#include "occurs.h"
#include "proof.h"
#include "store.h"
#include "verdict.h"

struct lrat {
    struct memory *memory;
    struct proof *proof;
    struct store store;
    struct chain chain;
    struct occurs occurs;
    struct extension extension;
    uint64_t last;    /* the largest number of a clause so far */
    uint64_t empty;   /* empty clauses alive */
    struct diag diag; /* what is wrong with the proof */
};

void lrat_init(struct lrat *lrat, struct memory *memory);
void lrat_free(struct lrat *lrat);

/* Reads the steps of a proof that has begun up to the end, or to a step that is wrong; those behind
 * the empty clause must be right, too.  Returns VERDICT_VERIFIED; VERDICT_WRONG_PROOF or
 * VERDICT_INCOMPLETE, with place and reason in lrat->diag; or VERDICT_BROKEN, with proof->diag
 * filled. */
enum verdict lrat_check(struct lrat *lrat, const struct formula *formula, struct proof *proof);

/* For the parts of the checker: finds the clause that number `index` of the step at hand names.
 * Returns 0, with diag filled, when there is none. */
ClauseRef lrat_named(struct lrat *lrat, size_t index);

/* For the parts of the checker: follows the positive hints from *index on, up to a conflict, a
 * negative hint or the last one.  *index is then that of the first one not used.  Returns
 * CHAIN_WIDE, with diag filled, after a hint that is wrong, otherwise CHAIN_CONFLICT or
 * CHAIN_UNIT. */
enum chain_result lrat_follow(struct lrat *lrat, size_t *index);

#endif
