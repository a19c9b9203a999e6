/* SPDX-License-Identifier: MIT */
#include "knowledge.h"

/* Whether literals follow as a clause.  Those with variables of the solver's own may follow from
 * what these stand for. */
static bool follows(const struct solver *s, const struct truth *models, const Lit *lits,
                    uint32_t size) {
    int clause[SCENARIO_VARS];
    for (uint32_t i = 0; i < size; i++) {
        if (lit_var(lits[i]) >= s->formula->vars)
            return true;
        if (i == SCENARIO_VARS)
            return false;
        clause[i] = lit_user(lits[i]);
    }
    return truth_implies(models, clause, (int)size);
}

static bool units_follow(const struct solver *s, const struct truth *models) {
    size_t end = s->levels.size ? s->levels.data[0].trail : s->trail.size;
    for (size_t i = 0; i < end; i++)
        if (!follows(s, models, &s->trail.data[i], 1))
            return false;
    return true;
}

static bool binaries_follow(const struct solver *s, const struct truth *models) {
    for (Lit lit = 0; lit < s->watches.count; lit++) {
        const struct watch_list *list = &s->watches.lists[lit];
        for (size_t i = list->begin; i < list->begin + list->size; i++) {
            const struct watch *watch = &s->watches.pool[i];
            Lit lits[2] = {lit, watch->blocker};
            if (watch->ref & BINARY && !follows(s, models, lits, 2))
                return false;
        }
    }
    return true;
}

static bool clauses_follow(const struct solver *s, const struct truth *models) {
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        if (!clause->garbage && !follows(s, models, clause->lits, clause->size))
            return false;
    }
    return true;
}

const char *knowledge_wrong(const struct solver *s, const struct truth *models) {
    if (s->narrowed)
        return NULL;
    if (s->inconsistent && !truth_is_empty(models))
        return "clauses with models are called contradictory";
    return !units_follow(s, models)      ? "a literal at level 0 does not follow"
           : !binaries_follow(s, models) ? "a binary clause does not follow"
           : !clauses_follow(s, models)  ? "a clause does not follow"
                                         : NULL;
}
