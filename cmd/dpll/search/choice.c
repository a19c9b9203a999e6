/* SPDX-License-Identifier: MIT */
#include "search/choice.h"

#include <assert.h>

#include "search/decide.h"
#include "search/state.h"
#include "state/log.h"

void choice_begin(struct solver *s) {
    s->cdcl->choice = (struct choice){.asked = s->counters.conflicts};
}

/* The place of the literal to assume: a true one, or else the open one that comes first in the
 * decision order, from choice.chosen on. */
static size_t best(const struct solver *s) {
    assert(s->cdcl->choice.chosen < s->either.size);
    const struct lit_stack *either = &s->either;
    size_t best = s->cdcl->choice.chosen;
    for (size_t i = best; i < either->size; i++) {
        Lit lit = stack_at(either, i);
        if (solver_value(s, lit) > 0)
            return i;
        if (!solver_value(s, lit) &&
            decide_before(s, lit_var(lit), lit_var(stack_at(either, best))))
            best = i;
    }
    return best;
}

/* Leading literals that are false under the other assumptions are skipped for the rest of the
 * question. */
void choice_take(struct solver *s) {
    struct lit_stack *either = &s->either;
    size_t *chosen = &s->cdcl->choice.chosen;
    if (!either->size || solver_level(s) + 1 != s->assumptions.size)
        return;
    while (*chosen + 1 < either->size && solver_value(s, stack_at(either, *chosen)) < 0)
        ++*chosen;
    size_t place = best(s);
    Lit lit = stack_at(either, place);
    stack_at(either, place) = stack_at(either, *chosen);
    stack_at(either, *chosen) = stack_top(&s->assumptions) = lit;
    log_literal_words(s, "choose", lit, "one of %zu that the question allows",
                      either->size - *chosen);
    assert(*chosen < either->size);
}

bool choice_decide(struct solver *s, Lit *decision) {
    struct choice *choice = &s->cdcl->choice;
    assert(choice->asked <= s->counters.conflicts);
    if (s->counters.conflicts != choice->asked)
        return false;
    while (choice->tried < s->either.size) {
        *decision = stack_at(&s->either, choice->tried++);
        if (!solver_value(s, *decision))
            return true;
    }
    return false;
}
