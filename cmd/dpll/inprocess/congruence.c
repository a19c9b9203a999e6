/* SPDX-License-Identifier: MIT */
/* Formulas that compare two circuits or unroll a program often contain the same gate twice.  If the
 * clauses say x = (a and b) and y = (a and b), then x = y; after that u = (x xor c) and
 * v = (y xor c) are equal as well, and so on up to the outputs.  The search could learn these
 * equivalences only gate by gate, from conflicts.
 *
 * The gates are recovered from their clauses (extract.h) and their outputs merged (closure.h).  The
 * result is added as binary clauses alone; substitute.h replaces the variables afterwards.  That
 * may turn further clauses into equal gates, so engines/equivalence.c calls both in rounds.
 * Recovering the gates is bounded by `ticks`. */
#include "inprocess/congruence.h"

#include <assert.h>

#include "inprocess/closure.h"
#include "inprocess/extract.h"
#include "rewrite/dense.h"
#include "search/state.h"
#include "search/unit.h"

/* Adds the two binary clauses of each equivalence between a variable and its representative. */
static void add_equivalences(struct solver *s, struct merger *merger) {
    assert(merger->count == 2 * (size_t)s->vars);
    for (Lit lit = 0; lit < merger->count; lit++) {
        if (memory_at(merger->parents, lit) == lit || solver_value(s, lit))
            continue;
        Lit root = merge_find(s, merger, lit), lits[2] = {lit_not(lit), root};
        assert(lit_var(root) != lit_var(lit) && !memory_at(s->removed, lit_var(root)));
        if (!solver_value(s, root))
            solver_add_clause(s, lits, 2, true, memory_at(merger->ids, lit));
        s->counters.congruences += !lit_negative(lit);
    }
}

bool congruence(struct solver *s, uint64_t ticks) {
    assert(!solver_level(s) && s->propagated == s->trail.size);
    struct closure *closure = memory_zeroed(s->memory, 1, sizeof *closure);
    memory_region(&closure->memory, s->memory);
    gates_init(s, closure);
    struct dense *dense = dense_begin(s, ticks);
    extract_gates(s, dense, closure);
    if (!s->inconsistent)
        closure_run(s, closure);
    s->counters.inprocess_ticks += dense->ticks;
    bool sound = dense_end(s, dense);
    if (sound)
        add_equivalences(s, &closure->merger);
    memory_clear(&closure->memory);
    memory_release(s->memory, closure);
    return sound && unit_propagate(s);
}
