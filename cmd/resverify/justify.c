/* SPDX-License-Identifier: MIT */
#include "justify.h"

#include <assert.h>

/* Makes all literals of a clause except `except` (NO_LIT for none) false, and propagates.
 * Returns whether there is a conflict, after tracing it. */
static bool refute(struct core *core, ClauseRef ref, Lit except) {
    assert(ref);
    struct propagate *p = core->p;
    const Lit *lits = archive_lits(p->archive, ref);
    uint32_t size = archive_size(p->archive, ref);
    for (uint32_t i = 0; i < size; i++) {
        if (lits[i] == except || p->values[lits[i]] < 0)
            continue;
        if (p->values[lits[i]] > 0) {
            /* An immediate conflict: the literal is implied or, without a reason, assumed. */
            Var var = lit_var(lits[i]);
            if (p->reasons[var])
                core_trace(core, p->reasons[var], var);
            return true;
        }
        propagate_assign(p, lit_not(lits[i]), 0);
    }
    ClauseRef conflict = propagate_run(p);
    if (conflict)
        core_trace(core, conflict, VAR_MAX);
    return conflict;
}

static bool contains(const struct archive *archive, ClauseRef ref, Lit lit) {
    const Lit *lits = archive_lits(archive, ref);
    for (uint32_t i = 0, size = archive_size(archive, ref); i < size; i++)
        if (lits[i] == lit)
            return true;
    return false;
}

/* Whether the denied lemma is RAT.  A clause with a variable that the proof introduces cannot
 * precede the first such clause. */
static bool is_rat(struct core *core, ClauseRef number) {
    assert(core->p->archive->refs.size > number);
    struct propagate *p = core->p;
    struct archive *archive = p->archive;
    ClauseRef ref = archive->refs.data[number];
    Lit negated = lit_not(archive_clause(archive, ref)[ARCHIVE_PIVOT]);
    if (!archive_size(archive, ref))
        return false;
    for (uint32_t i = archive_first(archive, lit_var(negated)); i < number; i++) {
        ClauseRef candidate = archive->refs.data[i];
        if (!(archive_clause(archive, candidate)[ARCHIVE_FLAGS] & ARCHIVE_ACTIVE) ||
            !contains(archive, candidate, negated))
            continue;
        uint32_t size = p->size;
        if (core->keep_hints)
            stack_push(core->memory, &core->hints, -(int64_t)i);
        bool good = refute(core, candidate, negated);
        propagate_undo(p, size);
        if (!good)
            return false;
    }
    return true;
}

bool justify_lemma(struct core *core, ClauseRef number) {
    assert(number > core->p->archive->clauses);
    struct propagate *p = core->p;
    size_t lemma = (size_t)number - p->archive->clauses - 1;
    size_t begin = core->hints.size;
    assert(core->p->heads[PROPAGATE_OTHER] == core->p->size);
    core->implied = p->size;
    bool good = refute(core, p->archive->refs.data[number], NO_LIT) || is_rat(core, number);
    propagate_undo(p, core->implied);
    if (core->keep_hints)
        core->spans[lemma] = (struct core_span){begin, core->hints.size};
    return good;
}
