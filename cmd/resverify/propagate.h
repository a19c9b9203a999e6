/* SPDX-License-Identifier: MIT */
/* Unit propagation over the active clauses of an archive, with two watched literals (M. Moskewicz,
 * C. Madigan, Y. Zhao, L. Zhang, S. Malik, Chaff, DAC 2001), core first (N. Wetzler, M. Heule,
 * W. Hunt, DRAT-trim, SAT 2014): what clauses of the core imply is found before any other clause is
 * looked at, so that few new ones get into the core.
 *
 * The lower part of the trail holds what the active clauses imply by themselves.  Clauses are made
 * inactive in one of two cases: none of that rests on them, or all that are active were so when the
 * clause was made active.  Either way what is left on the trail is what the active clauses imply,
 * and nothing has to be propagated again. */
#ifndef RESVERIFY_PROPAGATE_H
#define RESVERIFY_PROPAGATE_H

#include "archive.h"

struct propagate_watch {
    ClauseRef ref;
    Lit blocker; /* another literal of the clause: while it is true, nothing is to do */
};

STACK(propagate_watches, struct propagate_watch);

enum { PROPAGATE_CORE, PROPAGATE_OTHER, PROPAGATE_LISTS };

struct propagate {
    struct memory *memory;
    struct archive *archive;
    Var vars;
    signed char *values; /* by literal: 1 true, -1 false, 0 open */
    ClauseRef *reasons;  /* by variable: a clause, 0 for none */
    uint32_t *positions; /* by variable: on the trail */
    bool *settled;       /* by variable: for the user; cleared when its literal is taken back */
    Lit *trail;          /* what is true */
    uint32_t size;       /* of the trail */
    uint32_t heads[PROPAGATE_LISTS]; /* literals of the trail propagated so far */
    struct propagate_watches *watches[PROPAGATE_LISTS]; /* by literal.  A clause that got into the
                                                           core moves when it is met next. */
};

/* Prepares for the variables of an archive that has been read, with no clause active. */
void propagate_init(struct propagate *p, struct archive *archive, struct memory *memory);
void propagate_free(struct propagate *p);

/* Makes a literal that is open true, for a reason or, with 0, as an assumption. */
void propagate_assign(struct propagate *p, Lit lit, ClauseRef reason);

/* Propagates to the end.  Returns a clause whose literals are all false, or 0. */
ClauseRef propagate_run(struct propagate *p);

/* Takes back what was assigned since the trail had this size. */
void propagate_undo(struct propagate *p, uint32_t size);

/* Makes a clause active.  A literal that it implies is assigned but not propagated.  Returns false
 * when all of its literals are false. */
bool propagate_attach(struct propagate *p, ClauseRef ref);

/* Makes a clause inactive.  If it is the reason of a literal, takes back that literal and all later
 * ones on the trail; then no clause may be active that was not when this one was made so. */
void propagate_detach(struct propagate *p, ClauseRef ref);

/* Whether a clause is the reason of a literal that is true. */
bool propagate_is_reason(const struct propagate *p, ClauseRef ref);

#endif
