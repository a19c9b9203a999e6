/* SPDX-License-Identifier: MIT */
/* State shared by the parts of the LRAT checker: live clauses and assignment; following the hints
 * of the current step. */
#ifndef RESVERIFY_HINTS_H
#define RESVERIFY_HINTS_H

#include "chain.h"
#include "common/formulas/extension.h"
#include "common/formulas/proof.h"
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
    size_t at;      /* index of the current hint in the part of them that the proof holds */
    bool keep_uses; /* set by the caller before the check */
    struct uses uses;
    uint64_t last;  /* the largest number of a clause so far */
    uint64_t empty; /* number of live empty clauses */

    /* Of an iCNF problem. */
    bool incremental;
    uint64_t first;   /* clauses before the first question */
    uint64_t clauses; /* clauses loaded so far */
    size_t loaded;    /* words of the formula loaded so far */
    int verdict;      /* of the proof so far, an enum verdict */

    struct diag diag; /* the error in the proof */
};

/* The next hint of the current step, or the next clause to delete; 0 after the last. */
static inline int64_t hints_peek(struct lrat *lrat) {
    return proof_number(lrat->proof, &lrat->at);
}

/* The place of that number in the step, for messages; there must be one. */
static inline uint64_t hints_place(const struct lrat *lrat) {
    return lrat->proof->places.data[lrat->at];
}

/* Advances to the next hint. */
static inline void hints_take(struct lrat *lrat) {
    if (lrat->keep_uses)
        uses_hint(&lrat->uses, lrat->proof->numbers.data[lrat->at]);
    lrat->at++;
}

/* Finds the clause that the current number, of a hint or a deletion, names.  Returns 0, with diag
 * filled, if there is none. */
ClauseRef hints_clause(struct lrat *lrat, int64_t number);

/* Follows the positive hints up to a conflict, whose hint is taken, a negative hint or the last
 * one.  Returns CHAIN_WIDE, with diag filled, for a wrong hint, otherwise CHAIN_CONFLICT or
 * CHAIN_UNIT. */
enum chain_result hints_follow(struct lrat *lrat);

#endif
