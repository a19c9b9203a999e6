/* SPDX-License-Identifier: MIT */
#include "drat.h"

#include <assert.h>

#include "justify.h"

void drat_init(struct drat *drat, struct memory *memory) {
    *drat = (struct drat){.memory = memory};
    archive_init(&drat->archive, memory);
    drat->propagate.memory = memory;
    drat->core.memory = memory;
}

void drat_free(struct drat *drat) {
    core_free(&drat->core);
    propagate_free(&drat->propagate);
    archive_free(&drat->archive);
}

/* Makes a clause active and propagates.  Returns a clause whose literals are all false, or 0. */
static ClauseRef activate(struct drat *drat, ClauseRef ref) {
    assert(ref);
    if (!propagate_attach(&drat->propagate, ref))
        return ref;
    return propagate_run(&drat->propagate);
}

/* Takes a step of the proof without checking it.  Returns a clause whose literals are all false, or
 * 0. */
static ClauseRef take_step(struct drat *drat, ClauseRef *step) {
    struct archive *archive = &drat->archive;
    if (!(*step & ARCHIVE_DELETE))
        return activate(drat, archive->refs.data[*step]);
    ClauseRef ref = archive->refs.data[archive_step_number(*step)];
    if (propagate_is_reason(&drat->propagate, ref))
        *step = 0; /* It must not be undone, either. */
    else
        propagate_detach(&drat->propagate, ref);
    return 0;
}

/* Takes steps up to the conflict.  Returns the clause whose literals are all false; the empty
 * clause is the last one possible. */
static ClauseRef find_conflict(struct drat *drat) {
    struct archive *archive = &drat->archive;
    ClauseRef conflict = 0;
    for (ClauseRef number = 1; number <= archive->clauses && !conflict; number++)
        conflict = activate(drat, archive->refs.data[number]);
    while (!conflict)
        conflict = take_step(drat, &archive->steps.data[drat->steps++]);
    return conflict;
}

/* Undoes the steps from the last one taken, checking the lemmas of the core.  Returns 0, or the
 * number of a lemma that does not follow. */
static ClauseRef go_back(struct drat *drat) {
    struct archive *archive = &drat->archive;
    for (size_t i = drat->steps; i--;) {
        ClauseRef step = archive->steps.data[i];
        ClauseRef ref = archive->refs.data[archive_step_number(step)];
        if (!step)
            continue;
        if (step & ARCHIVE_DELETE) {
            propagate_attach(&drat->propagate, ref);
            continue;
        }
        propagate_detach(&drat->propagate, ref);
        if (core_has(archive, ref) && !justify_lemma(&drat->core, step))
            return step;
    }
    return 0;
}

static enum verdict blame(struct drat *drat, const struct proof *proof, ClauseRef number) {
    assert(number > drat->archive.clauses);
    struct archive *archive = &drat->archive;
    ClauseRef ref = archive->refs.data[number];
    archive_blame(archive, proof->in.name, number, &drat->diag,
                  archive_size(archive, ref)
                      ? "the clause is neither RUP nor RAT on its first literal"
                      : "the empty clause does not follow by unit propagation");
    return VERDICT_WRONG_PROOF;
}

enum verdict drat_check(struct drat *drat, const struct formula *formula, struct proof *proof,
                        bool keep_hints) {
    struct archive *archive = &drat->archive;
    enum verdict verdict = archive_read(archive, formula, proof);
    if (verdict == VERDICT_INCOMPLETE)
        proofstep_blame_end(proof, &drat->diag);
    if (verdict != VERDICT_VERIFIED)
        return verdict;
    propagate_init(&drat->propagate, archive, drat->memory);
    core_init(&drat->core, &drat->propagate, keep_hints, drat->memory);
    ClauseRef conflict = find_conflict(drat);
    ClauseRef number = archive_number(archive, conflict);
    if (!archive_size(archive, conflict) && number > archive->clauses)
        return blame(drat, proof, number);
    core_finish(&drat->core, conflict);
    number = go_back(drat);
    return number ? blame(drat, proof, number) : VERDICT_VERIFIED;
}
