/* SPDX-License-Identifier: MIT */
#include "modelcheck.h"

#include <assert.h>

#include "common/base/diag.h"
#include "state/model.h"

void modelcheck_whole(const struct formula *formula, const signed char *model) {
    size_t wrong = model_first_falsified(formula, model);
    if (wrong)
        diag_die(
            EXIT_SOFTWARE,
            "internal error: the model does not satisfy clause %zu; please report this with the "
            "formula, the command line and what dpll --version prints",
            wrong);
}

/* Checks a model by its changes; lists the clauses at the second model. */
void modelcheck_next(struct modelcheck *check, const struct formula *formula,
                     const signed char *model, struct memory *memory) {
    struct follow *follow = &check->follow;
    if (follow_is_ready(follow, formula)) {
        bool sound = follow_model(follow, formula, model);
        assert(sound == !model_first_falsified(formula, model));
        if (sound)
            return;
    }
    modelcheck_whole(formula, model);
    follow_begin(follow, formula, model, memory);
}

/* Files the clauses at the second question, since many may follow. */
void modelcheck_first(struct modelcheck *check, const struct formula *formula,
                      const signed char *model, struct memory *memory) {
    if (audit_is_filed(&check->audit, formula)) {
        bool sound = audit_model(&check->audit, model);
        assert(sound == !model_first_falsified(formula, model));
        if (sound)
            return;
    }
    modelcheck_whole(formula, model);
    if (check->clauses == formula->clauses)
        audit_file(&check->audit, formula, model, memory);
    check->clauses = formula->clauses;
}
