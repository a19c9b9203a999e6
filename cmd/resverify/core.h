/* SPDX-License-Identifier: MIT */
/* The core of a refutation: the clauses that it uses, and the hints of a lemma, found by tracing a
 * conflict back through the reasons on the trail. */
#ifndef RESVERIFY_CORE_H
#define RESVERIFY_CORE_H

#include "propagate.h"

STACK(core_hints, int64_t);

/* Hints from begin up to end, which is excluded. */
struct core_span {
    size_t begin, end;
};

struct core {
    struct memory *memory;
    struct propagate *p;
    bool keep_hints;
    /* Part of the trail that the active clauses imply: its reasons stay for long. */
    uint32_t implied;
    bool *seen; /* by variable */
    struct archive_words stack, found;
    struct core_hints hints; /* of all justified lemmas, as clause numbers */
    struct core_span *spans; /* by the number of a lemma, from 0; NULL if hints are not kept */
    struct core_span finish; /* of the conflict at the end of the proof */
};

/* Prepares; keep_hints costs memory. */
void core_init(struct core *core, struct propagate *p, bool keep_hints, struct memory *memory);
void core_free(struct core *core);

/* Puts the clauses that imply a conflict into the core and, with keep_hints, appends them to the
 * hints in the order in which they become unit, the conflict last. denied is a variable whose value
 * counts as an assumption although it has a reason, or VAR_MAX. */
void core_trace(struct core *core, ClauseRef conflict, Var denied);

/* The same for the conflict among the active clauses at the end of the proof. */
void core_finish(struct core *core, ClauseRef conflict);

/* Whether a clause is in the core. */
static inline bool core_has(const struct archive *archive, ClauseRef ref) {
    return archive_clause(archive, ref)[ARCHIVE_FLAGS] & ARCHIVE_CORE;
}

#endif
