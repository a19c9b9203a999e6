/* SPDX-License-Identifier: MIT */
/* Following the hints of an LRAT step: an assignment that grows by one literal for each hint.
 *
 * There is no propagation.  A hint names a clause with all literals but one false: that literal
 * becomes true.  If all are false, the step is justified. */
#ifndef RESVERIFY_CHAIN_H
#define RESVERIFY_CHAIN_H

#include "common/base/stack.h"
#include "store.h"

STACK(chain_values, signed char);
STACK(chain_trail, Lit);

struct chain {
    struct memory *memory;
    struct chain_values values; /* by literal: 1 true, -1 false, 0 open */
    struct chain_trail trail;   /* true literals */
};

enum chain_result {
    CHAIN_UNIT,     /* one literal was not false and is true now */
    CHAIN_CONFLICT, /* all literals are false */
    CHAIN_WIDE,     /* several literals are not false, or one that occurs twice */
};

/* Begins without values; chain_free releases everything. */
void chain_init(struct chain *chain, struct memory *memory);
void chain_free(struct chain *chain);

/* Makes room for the values of these literals. */
void chain_cover(struct chain *chain, const Lit *lits, size_t size);

/* Makes the literals false, except true ones and `except` (NO_LIT for none).  Returns whether
 * none was true. */
bool chain_deny(struct chain *chain, const Lit *lits, size_t size, Lit except);

/* Undoes the assignments made since the trail had this size. */
void chain_undo(struct chain *chain, size_t size);

/* Follows one hint. */
enum chain_result chain_follow(struct chain *chain, const struct store *store, ClauseRef ref);

#endif
