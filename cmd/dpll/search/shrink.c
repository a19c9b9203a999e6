/* SPDX-License-Identifier: MIT */
/* A learned clause often has several literals of one level, as several consequences of one decision
 * took part in the conflict.  If a single literal u of that level implies them all, -u can replace
 * them.  With the reasons (-u, p) and (-u, q), for example, the clause (-p, -q, c) becomes (-u, c)
 * by two resolutions.  Minimization only removes literals and cannot find this.
 *
 * The search for u is the one of analyze.c, on a lower level: it goes back along the trail and
 * replaces each marked literal by its reason until one marked literal is left.  A reason may
 * contain literals of lower levels only if the clause implies them; otherwise the literals of the
 * level stay as they are.  A level may be long, so the search gives up after shrink_steps trail
 * literals for each literal of the clause on that level.
 *
 * Fleury and Biere shrink each level first and minimize what cannot be shrunk.  Here the whole
 * clause is minimized before. */
#include "search/shrink.h"

#include <assert.h>

#include "search/minimize.h"
#include "search/state.h"
#include "search/theory.h"
#include "state/log.h"
#include "state/technique.h"

/* Marks a literal of the current level.  Returns whether it was unmarked. */
static bool visit(struct solver *s, Lit lit) {
    assert(solver_has_lit(s, lit) && solver_value(s, lit) && solver_assigned(s, lit).level);
    struct cdcl *cdcl = s->cdcl;
    Var var = lit_var(lit);
    if (memory_at(cdcl->marks, var) & MARK_SHRUNK)
        return false;
    if (!memory_at(cdcl->marks, var))
        stack_push(s->memory, &cdcl->analyzed, var);
    memory_at(cdcl->marks, var) |= MARK_SHRUNK;
    return true;
}

/* Visits the literals of a reason that are on the level, and adds to *open the number of new ones.
 * Returns false if the reason has a literal of a lower level that the clause does not imply. */
static bool visit_reason(struct solver *s, uint32_t reason, Lit skip, uint32_t level,
                         unsigned *open) {
    Lit other;
    uint32_t size = solver_reason_lits(s, reason, &other).size;
    for (uint32_t i = 0; i < size; i++) {
        /* Explaining a reason of a theory adds a clause to the arena, which may move. */
        Lit lit = solver_reason_lits(s, reason, &other).at[i];
        uint32_t at = solver_assigned(s, lit).level;
        if (lit == skip || !at)
            continue;
        if (at == level)
            *open += visit(s, lit);
        else if (!minimize_implied(s, lit))
            return false;
    }
    return true;
}

/* The literal of a level that, with the clause's literals of other levels, implies all `count`
 * literals marked on the level; NO_LIT if none is found within the limit. */
static Lit find_uip(struct solver *s, uint32_t level, unsigned count) {
    assert(count > 1 && level && level <= solver_level(s));
    size_t end = level < solver_level(s) ? stack_at(&s->levels, level).trail : s->trail.size,
           at = end;
    /* Levels may be long. */
    uint64_t steps = s->tuned->shrink_steps * (uint64_t)count;
    for (unsigned open = count;; open--) {
        Lit lit;
        do {
            if (end - at > steps)
                return NO_LIT;
            lit = stack_at(&s->trail, --at);
        } while (!(memory_at(s->cdcl->marks, lit_var(lit)) & MARK_SHRUNK));
        if (open == 1)
            return lit;
        if (!visit_reason(s, theory_reason(s, lit_var(lit)), lit, level, &open))
            return NO_LIT;
    }
}

#ifndef NDEBUG
/* Whether the literals behind the first are sorted by level, the highest first. */
static bool is_sorted(const struct solver *s) {
    const Lit *lits = s->clause.data;
    for (size_t i = 2; i < s->clause.size; i++)
        if (solver_assigned(s, memory_at(lits, i - 1)).level <
            solver_assigned(s, memory_at(lits, i)).level)
            return false;
    return true;
}
#endif

/* Sorts the literals behind the first by level, the highest first. */
static void sort_by_level(struct solver *s) {
    assert(s->clause.size > 1);
    struct stamped_stack *items = &s->cdcl->bumped;
    size_t count = s->clause.size - 1;
    stack_clear(items);
    stack_reserve(s->memory, items, 2 * count);
    for (size_t i = 0; i < count; i++) {
        Lit lit = stack_at(&s->clause, i + 1);
        items->data[i] = (struct stamped){UINT32_MAX - solver_assigned(s, lit).level, lit};
    }
    sort_stamped(items->data, count);
    for (size_t i = 0; i < count; i++)
        stack_at(&s->clause, i + 1) = items->data[i].value;
    assert(is_sorted(s));
}

/* Shrinks `count` literals of one level and writes the result to `to`.  Returns its size. */
static size_t shrink_level(struct solver *s, const Lit *lits, size_t count, Lit *to) {
    assert(count && to <= lits);
    Lit uip = NO_LIT;
    if (count > 1) {
        for (size_t i = 0; i < count; i++)
            visit(s, array_at(lits, count, i));
        uip = find_uip(s, solver_assigned(s, lits[0]).level, (unsigned)count);
    }
    if (count > 1 && uip == NO_LIT)
        log_clause_words(s, "stay", lits, count, "no literal in reach implies them");
    if (uip != NO_LIT) {
        assert(solver_has_lit(s, uip));
        *to = lit_not(uip);
        log_clause_words(s, "shrink", lits, count, "to %d", log_number(s, *to));
        return 1;
    }
    for (size_t i = 0; i < count; i++)
        to[i] = array_at(lits, count, i);
    return count;
}

void shrink(struct solver *s) {
    Lit *lits = s->clause.data;
    size_t kept = 1, size = s->clause.size;
    if (size < 3 || !technique_is_on(s, TECHNIQUE_SHRINK))
        return;
    sort_by_level(s);
    for (size_t i = 1, next; i < size; i = next) {
        uint32_t level = solver_assigned(s, memory_at(lits, i)).level;
        for (next = i + 1; next < size && solver_assigned(s, memory_at(lits, next)).level == level;)
            next++;
        kept += shrink_level(s, lits + i, next - i, lits + kept);
    }
    s->counters.shrunken_literals += size - kept;
    s->clause.size = kept;
    assert(kept > 1 && kept <= size && is_sorted(s));
}
