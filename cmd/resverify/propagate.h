/* SPDX-License-Identifier: MIT */
/* Unit propagation over the active clauses of an archive, with two watched literals (M. Moskewicz,
 * C. Madigan, Y. Zhao, L. Zhang, S. Malik, Chaff, DAC 2001), core first (N. Wetzler, M.
 * Heule, W. Hunt, DRAT-trim, SAT 2014): the clauses of the core are propagated before any other
 * clause is visited, so that few new ones get into the core.
 *
 * The lower part of the trail consists of the literals that the active clauses imply.  A clause is
 * made inactive in one of two cases: none of these literals depends on it, or all active clauses
 * were active when it was made so.  In both cases the rest of the trail is what the active clauses
 * imply, and nothing has to be propagated again. */
#ifndef RESVERIFY_PROPAGATE_H
#define RESVERIFY_PROPAGATE_H

#include "archive.h"

struct propagate_watch {
    ClauseRef ref;
    Lit blocker; /* another literal of the clause: if it is true, the clause need not be visited */
};

STACK(propagate_watches, struct propagate_watch);

enum { PROPAGATE_CORE, PROPAGATE_OTHER, PROPAGATE_LISTS };

struct propagate {
    struct memory *memory;
    struct archive *archive;
    Var vars;
    signed char *values; /* by literal: 1 true, -1 false, 0 open */
    ClauseRef *reasons;  /* by variable: a clause, or 0 */
    uint32_t *positions; /* by variable: its place on the trail */
    bool *settled;       /* by variable: for the user; cleared when its literal is undone */
    Lit *trail;          /* true literals */
    uint32_t size;       /* of the trail */
    uint32_t heads[PROPAGATE_LISTS]; /* literals of the trail propagated so far */
    /* By literal.  A clause new in the core moves when it is visited next. */
    struct propagate_watches *watches[PROPAGATE_LISTS];
};

/* Prepares for the variables of an archive that was read, without active clauses. */
void propagate_init(struct propagate *p, struct archive *archive, struct memory *memory);
void propagate_free(struct propagate *p);

/* Makes an open literal true, for a reason or, with 0, as an assumption. */
void propagate_assign(struct propagate *p, Lit lit, ClauseRef reason);

/* Propagates.  Returns a clause whose literals are all false, or 0. */
ClauseRef propagate_run(struct propagate *p);

/* Undoes the assignments made since the trail had this size. */
void propagate_undo(struct propagate *p, uint32_t size);

/* Makes a clause active.  Assigns a literal that it implies, without propagating it.  Returns false
 * if all its literals are false. */
bool propagate_attach(struct propagate *p, ClauseRef ref);

/* Makes a clause inactive.  If it is the reason of a literal, undoes that literal and all later
 * ones on the trail; then every active clause must have been active when this one was made so. */
void propagate_detach(struct propagate *p, ClauseRef ref);

/* Whether a clause is the reason of a literal that is true. */
bool propagate_is_reason(const struct propagate *p, ClauseRef ref);

#endif
