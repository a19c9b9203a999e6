/* SPDX-License-Identifier: MIT */
/* Looking ahead on top of a look-ahead, beside propagation by its definition. */
#include "look/double.h"

#include "common/base/diag.h"
#include "engines/look.h"
#include "look/clauses.h"
#include "look/order.h"
#include "look/preselect.h"
#include "look/propagate.h"
#include "naive.h"
#include "small.h"
#include "unit.h"

const char diag_tool[] = "unit-double";

enum { VARS = 12, LITS = 2 * VARS, FORMULAS = 200 };

/* Makes false what fails on top, among the literals looked ahead on, until nothing does any more.
 * Returns false if a clause is false then. */
static bool close_on_top(const struct small *small, signed char *values) {
    const struct look *look = small->s.look;
    if (!naive_propagate(&small->formula, values, NAIVE_ALL))
        return false;
    for (size_t i = 0; i < look->order.size; i++) {
        signed char more[LITS];
        Lit lit = look->order.data[i].lit;
        if (values[lit])
            continue;
        memcpy(more, values, LITS);
        naive_set(more, lit);
        if (naive_propagate(&small->formula, more, NAIVE_ALL))
            continue;
        naive_set(values, lit_not(lit));
        return close_on_top(small, values);
    }
    return true;
}

/* Looks ahead on a literal and on top of that.  Returns whether the second look has found more. */
static bool check_literal(struct small *small, struct solver *s, Lit lit) {
    struct look *look = s->look;
    signed char values[LITS];
    size_t keep = s->trail.size;
    memcpy(values, s->values, LITS);
    naive_set(values, lit);
    look->counted = keep;
    stack_push(&look->memory, &look->standing, ((struct standing){0, keep, 0}));
    bool more = false;
    if (look_propagate(s, lit)) {
        size_t before = s->trail.size;
        look->worth[lit] = 7;
        look->trigger = 1;
        bool fine = close_on_top(small, values);
        CHECK_SAME(double_lookahead(s, lit), fine);
        CHECK(!fine || !memcmp(values, s->values, LITS));
        CHECK(look->trigger == (fine ? 7 : 1));
        more = !fine || s->trail.size > before;
    }
    look_undo(s, keep);
    stack_clear(&look->standing);
    return more;
}

static void check_formula(struct random *random, unsigned *gains) {
    static struct small small;
    small_begin(&small, VARS);
    small.settings.keep_variables = true;
    small_draw(&small, random, 25 + random_below(random, 25), 2, 4);
    if (small_build(&small)) {
        struct solver *s = &small.s;
        engine_look.update(s);
        clauses_tidy(s);
        preselect(s);
        order_candidates(s);
        for (Lit lit = 0; lit < LITS; lit++)
            *gains += !s->values[lit] && check_literal(&small, s, lit);
    }
    small_end(&small);
}

/* A look-ahead that is worth no more than the trigger lowers it. */
static void check_due(void) {
    static struct small small;
    struct solver *s = &small.s;
    small_begin(&small, VARS);
    CHECK(small_build(&small));
    engine_look.update(s);
    clauses_tidy(s);
    stack_push(&s->look->memory, &s->look->standing, ((struct standing){0, 0, 0}));
    CHECK(look_propagate(s, 0));
    s->look->trigger = 5;
    s->look->worth[0] = 6;
    CHECK(double_due(s, 0));
    CHECK(s->look->trigger == 5);
    s->look->worth[0] = 4;
    CHECK(!double_due(s, 0));
    CHECK(s->look->trigger < 5 && s->look->trigger > 4);
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    unsigned gains = 0;
    check_due();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_formula(&random, &gains);
    CHECK(gains > FORMULAS);
    return unit_end();
}
