/* SPDX-License-Identifier: MIT */
/* The checker's clauses, against propagation that looks at all clauses again and again, and against
 * all assignments. */
#include "state/ruptable.h"

#include "common/base/diag.h"
#include "common/base/random.h"
#include "unit.h"

const char diag_tool[] = "unit-rup";

#ifdef NDEBUG
int main(void) {
    return unit_end();
}
#else

enum {
    VARS = 6,
    LITS = 2 * VARS,
    SIZE_MAX_CLAUSE = 4,
    CLAUSES_MAX = 120,
    FORMULAS = 400,
    STEPS = 200
};

struct clause {
    Lit lits[2 * SIZE_MAX_CLAUSE];
    uint32_t size;
};

struct model {
    struct clause clauses[CLAUSES_MAX];
    uint32_t count;
    signed char values[LITS]; /* of literals that are true for good */
    bool contradictory;
};

static bool has(const struct clause *clause, Lit lit) {
    for (uint32_t i = 0; i < clause->size; i++)
        if (clause->lits[i] == lit)
            return true;
    return false;
}

static void set(signed char *values, Lit lit) {
    values[lit] = 1;
    values[lit_not(lit)] = -1;
}

/* Makes true what a clause implies.  Returns false when all its literals are false. */
static bool use(const struct clause *clause, signed char *values, bool *changed) {
    uint32_t open = 0;
    Lit last = 0;
    for (uint32_t i = 0; i < clause->size; i++) {
        if (values[clause->lits[i]] > 0)
            return true;
        if (!values[clause->lits[i]]) {
            open++;
            last = clause->lits[i];
        }
    }
    if (open == 1) {
        set(values, last);
        *changed = true;
    }
    return open;
}

static bool propagates(const struct model *model, signed char *values) {
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < model->count; i++)
            if (!use(&model->clauses[i], values, &changed))
                return false;
    }
    return true;
}

static bool follows(const struct model *model, const struct clause *clause) {
    signed char values[LITS];
    if (model->contradictory)
        return true;
    for (Lit lit = 0; lit < LITS; lit++)
        values[lit] = model->values[lit];
    for (uint32_t i = 0; i < clause->size; i++) {
        if (values[clause->lits[i]] > 0)
            return true;
        set(values, lit_not(clause->lits[i]));
    }
    return !propagates(model, values);
}

static bool is_blocked(const struct model *model, const struct clause *clause) {
    Lit first = clause->lits[0];
    if (!clause->size || model->values[first])
        return false;
    for (uint32_t i = 0; i < model->count; i++) {
        const struct clause *other = &model->clauses[i];
        struct clause resolvent = *clause;
        if (!has(other, lit_not(first)))
            continue;
        for (uint32_t k = 0; k < other->size; k++)
            if (other->lits[k] != lit_not(first))
                resolvent.lits[resolvent.size++] = other->lits[k];
        if (!follows(model, &resolvent))
            return false;
    }
    return true;
}

/* Whether some assignment satisfies all clauses and gives the literals their values. */
static bool is_satisfiable(const struct model *model, const struct clause *more) {
    for (uint32_t bits = 0; bits < 1u << VARS; bits++) {
        signed char values[LITS];
        bool fine = true, changed = false;
        for (Var var = 0; var < VARS; var++)
            set(values, lit_make(var, bits >> var & 1));
        for (Lit lit = 0; lit < LITS; lit++)
            fine = fine && (model->values[lit] <= 0 || values[lit] > 0);
        for (uint32_t i = 0; i < model->count && fine; i++)
            fine = use(&model->clauses[i], values, &changed);
        if (fine && (!more || use(more, values, &changed)))
            return true;
    }
    return false;
}

static struct clause draw(struct random *random) {
    struct clause clause = {.size = 0};
    uint32_t size = random_below(random, 20) ? 1 + random_below(random, SIZE_MAX_CLAUSE) : 0;
    while (clause.size < size) {
        Lit lit = random_below(random, LITS);
        if (!has(&clause, lit) && !has(&clause, lit_not(lit)))
            clause.lits[clause.size++] = lit;
    }
    return clause;
}

static void add(struct model *model, const struct clause *clause) {
    bool changed;
    if (clause->size > 1)
        model->clauses[model->count++] = *clause;
    if (!use(clause, model->values, &changed) || !propagates(model, model->values))
        model->contradictory = true;
}

/* Where a clause of the same literals is, or count. */
static uint32_t find(const struct model *model, const struct clause *clause) {
    for (uint32_t i = 0; i < model->count; i++) {
        uint32_t same = 0;
        for (uint32_t k = 0; k < clause->size; k++)
            same += has(&model->clauses[i], clause->lits[k]);
        if (same == clause->size && same == model->clauses[i].size)
            return i;
    }
    return model->count;
}

static void step_drop(struct rup *rup, struct model *model, const struct clause *drawn,
                      struct random *random) {
    struct clause clause = *drawn;
    if (clause.size < 2)
        return;
    if (model->count && random_below(random, 3))
        clause = model->clauses[random_below(random, model->count)];
    uint32_t at = find(model, &clause);
    CHECK_SAME(ruptable_drop(rup, clause.lits, clause.size), at < model->count);
    if (at < model->count)
        model->clauses[at] = model->clauses[--model->count];
}

static void step_add(struct rup *rup, struct model *model, const struct clause *clause,
                     bool trusted) {
    bool implied = follows(model, clause), sound = implied || is_blocked(model, clause);
    CHECK_SAME(rup_implies(rup, clause->lits, clause->size), sound);
    CHECK(!sound || model->contradictory || !is_satisfiable(model, NULL) ||
          is_satisfiable(model, clause));
    if (!sound && !trusted)
        return;
    ruptable_add(rup, clause->lits, clause->size);
    add(model, clause);
    CHECK_SAME(rup->contradictory, model->contradictory);
}

static void try_formula(struct random *random) {
    struct memory memory;
    struct rup rup;
    struct model model = {.count = 0};
    memory_init(&memory, 0);
    rup_init(&rup, &memory);
    for (int step = 0; step < STEPS && !model.contradictory && model.count < CLAUSES_MAX; step++) {
        struct clause clause = draw(random);
        if (random_below(random, 3))
            step_add(&rup, &model, &clause, clause.size > 2 || step < 10);
        else
            step_drop(&rup, &model, &clause, random);
    }
    memory_clear(&memory);
}

int main(void) {
    struct random random = {1};
    for (int i = 0; i < FORMULAS; i++)
        try_formula(&random);
    return unit_end();
}
#endif
