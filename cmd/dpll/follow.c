/* SPDX-License-Identifier: MIT */
#include "follow.h"

#include <assert.h>
#include <string.h>

#include "common/base/bit.h"

/* Values that are compared at once. */
enum { WORD = sizeof(uint64_t) };

void follow_free(struct follow *follow, struct memory *memory) {
    memory_release(memory, follow->last);
    occurrence_free(&follow->occurrence, memory);
    *follow = (struct follow){0};
}

bool follow_begin(struct follow *follow, const struct formula *formula, const signed char *model,
                  struct memory *memory) {
    follow_free(follow, memory);
    follow->last = memory_try_zeroed(memory, (size_t)formula->vars + 1, 1);
    if (!follow->last || !occurrence_list(&follow->occurrence, formula, memory)) {
        follow_free(follow, memory);
        return false;
    }
    memcpy(follow->last, model, formula->vars);
    return true;
}

bool follow_is_ready(const struct follow *follow, const struct formula *formula) {
    return follow->last && occurrence_is_listed(&follow->occurrence, formula);
}

static bool is_satisfied(const uint32_t *word, const signed char *model) {
    for (;; word++) {
        Lit lit = *word & ~FORMULA_LAST;
        if ((model[lit_var(lit)] > 0) != lit_negative(lit))
            return true;
        if (*word & FORMULA_LAST)
            return false;
    }
}

/* Takes the model's value of a variable.  Returns whether the clauses of the literal that has
 * become false are still satisfied. */
static bool take(struct follow *follow, const struct formula *formula, const signed char *model,
                 Var var) {
    assert(memory_at(follow->last, var) == -model[var]);
    memory_at(follow->last, var) = model[var];
    const struct occurrence *occurrence = &follow->occurrence;
    Lit lit = lit_make(var, model[var] > 0);
    for (size_t i = memory_at(occurrence->at, lit); i < memory_at(occurrence->at, lit + 1); i++)
        if (!is_satisfied(formula->words + memory_at(occurrence->starts, i), model))
            return false;
    return true;
}

bool follow_model(struct follow *follow, const struct formula *formula, const signed char *model) {
    assert(follow_is_ready(follow, formula));
    Var vars = follow->occurrence.vars, var = 0;
    for (; vars - var >= WORD; var += WORD) {
        uint64_t changed = bit_load(follow->last + var) ^ bit_load(model + var);
        while (changed) {
            unsigned byte = bit_lowest(changed) / 8;
            if (!take(follow, formula, model, var + byte))
                return false;
            changed &= ~(UINT64_C(0xff) << 8 * byte);
        }
    }
    for (; var < vars; var++)
        if (memory_at(follow->last, var) != model[var] && !take(follow, formula, model, var))
            return false;
    assert(!memcmp(follow->last, model, vars));
    return true;
}
