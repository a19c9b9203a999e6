/* SPDX-License-Identifier: MIT */
#include "engines/carry.h"

#include <assert.h>
#include <string.h>

#include "search/decide.h"
#include "search/private.h"
#include "state/occurrence.h"

STACK(place_stack, size_t);

struct carry {
    signed char *model; /* by variable: the last model, 1 or -1; NULL before the first */
    struct occurrence occurrence;

    /* For each level from base on, a place on the trail.  Every literal before it is either that of
     * the last model, or all clauses with its negation are satisfied by the trail of that level
     * completed by the last model.  Below base all literals are those of the last model. */
    size_t base;
    struct place_stack checked;
    const uint32_t *unsatisfied; /* a clause found unsatisfied; NULL for none */
};

static const char carry_key;

void carry_reset(struct solver *s) {
    struct carry *carry = private_find(s, &carry_key);
    s->whole = NULL;
    if (!carry)
        return;
    memory_release(s->memory, carry->model);
    carry->model = NULL;
}

static void take(const struct solver *s, struct carry *carry, size_t place) {
    assert(place <= s->trail.size);
    for (; place < s->trail.size; place++) {
        Lit lit = stack_at(&s->trail, place);
        memory_at(carry->model, lit_var(lit)) = lit_sign(lit);
    }
}

#ifndef NDEBUG
/* Whether each variable has a value in the last model. */
static bool is_whole(const struct solver *s, const struct carry *carry) {
    for (Var var = 0; var < s->vars; var++)
        if (!memory_at(carry->model, var))
            return false;
    return true;
}

/* Whether the first literals of the trail are those of the last model. */
static bool follows(const struct solver *s, const struct carry *carry, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (memory_at(carry->model, lit_var(stack_at(&s->trail, i))) !=
            lit_sign(stack_at(&s->trail, i)))
            return false;
    return true;
}
#endif

void carry_take(struct solver *s) {
    struct carry *carry = private_take(s, &carry_key, sizeof *carry);
    if (carry->model) {
        take(s, carry, stack_at(&carry->checked, 0));
    } else {
        carry->model = memory_zeroed(s->memory, s->vars, 1);
        take(s, carry, 0);
        if (!occurrence_is_listed(&carry->occurrence, s->formula))
            occurrence_list(&carry->occurrence, s->formula, s->memory);
        assert(is_whole(s, carry));
    }
    assert(follows(s, carry, s->trail.size));
    s->whole = carry->model;
}

void carry_begin(struct solver *s) {
    struct carry *carry = private_find(s, &carry_key);
    assert(follows(s, carry, s->trail.size));
    carry->base = solver_level(s);
    stack_clear(&carry->checked);
    stack_push(s->memory, &carry->checked, s->trail.size);
}

/* Called at every level, since the search may have backtracked and opened levels of the same
 * numbers again. */
void carry_visit(struct solver *s) {
    struct carry *carry = private_find(s, &carry_key);
    size_t level = solver_level(s);
    if (level < carry->base) {
        carry->base = level;
        stack_at(&carry->checked, 0) = level ? stack_at(&s->levels, level - 1).trail : 0;
    }
    size_t count = level - carry->base + 1;
    if (carry->checked.size > count)
        carry->checked.size = count;
    size_t last = stack_top(&carry->checked);
    while (carry->checked.size < count)
        stack_push(s->memory, &carry->checked, last);
    assert(last <= s->trail.size && stack_at(&carry->checked, 0) <= last);
}

static bool is_satisfied(const struct solver *s, const struct carry *carry, const uint32_t *word) {
    for (;; word++) {
        Lit lit = *word & ~FORMULA_LAST;
        signed char value = solver_value(s, lit);
        if (value > 0 || (!value && memory_at(carry->model, lit_var(lit)) == lit_sign(lit)))
            return true;
        if (*word & FORMULA_LAST)
            return false;
    }
}

/* The first unsatisfied clause of a false literal; NULL for none. */
static const uint32_t *first_unsatisfied(const struct solver *s, const struct carry *carry,
                                         Lit lit) {
    const struct occurrence *occurrence = &carry->occurrence;
    if (lit_var(lit) >= occurrence->vars)
        return NULL;
    for (size_t i = memory_at(occurrence->at, lit); i < memory_at(occurrence->at, lit + 1); i++) {
        const uint32_t *clause = s->formula->words + memory_at(occurrence->starts, i);
        if (!is_satisfied(s, carry, clause))
            return clause;
    }
    return NULL;
}

#ifndef NDEBUG
/* One in CHECKED models is checked. */
enum { CHECKED = 16 };

/* Whether the trail, completed by the last model, satisfies every clause. */
static bool completes(const struct solver *s, const struct carry *carry) {
    struct clause_view clause;
    for (size_t at = 0;
         s->counters.decisions % CHECKED == 0 && formula_next(s->formula, &at, &clause);)
        if (!is_satisfied(s, carry, clause.words))
            return false;
    return true;
}
#endif

bool carry_suffices(struct solver *s) {
    struct carry *carry = private_find(s, &carry_key);
    carry->unsatisfied = NULL;
    if (!carry->occurrence.at || s->gone)
        return false;
    size_t *place = &stack_top(&carry->checked);
    assert(carry->checked.size == solver_level(s) - carry->base + 1);
    assert(follows(s, carry, stack_at(&carry->checked, 0)));
    for (; *place < s->trail.size; ++*place) {
        Lit lit = stack_at(&s->trail, *place);
        if (memory_at(carry->model, lit_var(lit)) == lit_sign(lit))
            continue;
        carry->unsatisfied = first_unsatisfied(s, carry, lit_not(lit));
        if (carry->unsatisfied)
            return false;
    }
    assert(completes(s, carry));
    return true;
}

/* The number of clauses that become unsatisfied if a literal of the last model becomes false. */
static size_t breaks(const struct solver *s, const struct carry *carry, Lit lit) {
    assert(!solver_value(s, lit) && memory_at(carry->model, lit_var(lit)) == lit_sign(lit));
    const struct occurrence *occurrence = &carry->occurrence;
    signed char *value = &memory_at(carry->model, lit_var(lit));
    size_t count = 0;
    *value = (signed char)-*value;
    for (size_t i = memory_at(occurrence->at, lit); i < memory_at(occurrence->at, lit + 1); i++)
        count += !is_satisfied(s, carry, s->formula->words + memory_at(occurrence->starts, i));
    *value = (signed char)-*value;
    return count;
}

/* A clause that follows from others may have been removed from the search, and may have fewer than
 * two open literals here. */
bool carry_decide(struct solver *s, Lit *decision) {
    const struct carry *carry = private_find(s, &carry_key);
    const uint32_t *word = carry->unsatisfied;
    assert(!word || !is_satisfied(s, carry, word));
    size_t least = SIZE_MAX;
    for (bool last = !word; !last; word++) {
        Lit lit = *word & ~FORMULA_LAST;
        last = *word & FORMULA_LAST;
        size_t count = solver_value(s, lit) ? SIZE_MAX : breaks(s, carry, lit_not(lit));
        if (count < least) {
            least = count;
            *decision = lit;
        }
    }
    return least < SIZE_MAX;
}

void carry_set_phases(struct solver *s) {
    const struct carry *carry = private_find(s, &carry_key);
    assert(is_whole(s, carry));
    struct phases *phases = &s->cdcl->phases;
    memcpy(phases->saved, carry->model, s->vars);
    memcpy(phases->target, carry->model, s->vars);
}
