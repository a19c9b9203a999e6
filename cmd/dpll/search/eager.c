/* SPDX-License-Identifier: MIT */
/* Successive conflicts are often alike, and a later analysis may get farther: the search learns
 * (a, b, c) and then (a, b), which makes (a, b, c) needless.  Looking through all learned clauses
 * would cost too much, so only the RECENT last ones are compared.  A subsumed clause may be a
 * reason on the trail; it is marked, and the next reduction removes it. */
#include "search/eager.h"

#include <assert.h>

#include "search/state.h"
#include "state/log.h"
#include "state/technique.h"

/* The clause being learned is false, so that a mark on a variable stands for its false literal. */
static bool is_marked_false(const struct solver *s, Lit lit) {
    assert(solver_has_lit(s, lit));
    return (memory_at(s->cdcl->marks, lit_var(lit)) & MARK_LEARNED) && solver_value(s, lit) < 0;
}

/* Whether a clause contains all `size` marked literals. */
static bool contains_marked(const struct solver *s, const struct clause *clause, size_t size) {
    assert(size < clause->size);
    size_t missing = size;
    for (uint32_t i = 0; missing && clause->size - i >= missing; i++)
        missing -= is_marked_false(s, clause->lits[i]);
    return !missing;
}

static void set_marks(struct solver *s, bool marked) {
    unsigned char *marks = s->cdcl->marks;
    for (size_t i = 0; i < s->clause.size; i++) {
        Var var = lit_var(stack_at(&s->clause, i));
        memory_at(marks, var) = (unsigned char)(marked ? memory_at(marks, var) | MARK_LEARNED
                                                       : memory_at(marks, var) & ~MARK_LEARNED);
    }
}

void eager_subsume(struct solver *s) {
    const struct recent *recent = &s->cdcl->recent;
    if (!technique_is_on(s, TECHNIQUE_EAGER))
        return;
    set_marks(s, true);
    for (size_t i = 0; i < RECENT && i < recent->noted; i++) {
        struct clause *clause = solver_clause(s, recent->refs[i]);
        if (clause->subsumed || clause->size <= s->clause.size ||
            !contains_marked(s, clause, s->clause.size))
            continue;
        clause->subsumed = true;
        s->counters.eagerly_subsumed++;
        log_clause_words(s, "subsumed", clause->lits, clause->size, "by what is learned");
    }
    set_marks(s, false);
}

void eager_note(struct solver *s, Ref ref) {
    assert(solver_clause(s, ref)->redundant);
    struct recent *recent = &s->cdcl->recent;
    recent->refs[recent->noted++ % RECENT] = ref;
}

void eager_forget(struct cdcl *cdcl) {
    cdcl->recent.noted = 0;
}
