/* SPDX-License-Identifier: MIT */
#include "cutting.h"

#include <assert.h>
#include <setjmp.h>

#include "common/formulas/formulawrite.h"
#include "engines/cdcl.h"
#include "engines/look.h"
#include "look/cubes.h"
#include "state/poll.h"
#include "state/uniform.h"
#include "summary.h"

/* Writes the clauses read since the last cubes.  Once a question has renamed variables, names are
 * known only after the next question is prepared. */
static void write_clauses(struct run *run) {
    struct clause_view clause;
    while (formula_next(&run->formula, &run->cut_words, &clause))
        formula_write_clause(run->out, &run->formula, &clause);
}

/* Searches with learning for a while.  The learned formula has the same models as the input, so
 * that its cubes are cubes of the input. */
static enum res_answer simplify(struct solving *solving) {
    struct solver *s = &solving->solver;
    solving->settings.keep_variables = true;
    engine_cdcl.update(s);
    s->limits.pause = counters_effort(&s->counters) + s->tuned->cube_ticks;
    enum res_answer answer = engine_cdcl.solve(s);
    engine_cdcl.reset(s);
    assert(!solver_level(s));
    s->limits.pause = UINT64_MAX;
    return answer;
}

/* Splits the formula, or what learning has made of it, into cubes.  An answer found by learning is
 * dropped: solving the cubes soon finds it again, with a model or a proof. */
static void cut(struct run *run, const struct elit_stack *assume) {
    struct solving *solving = &run->solving;
    struct solver *s = &solving->solver;
    struct cubes_limits limits = {(uint64_t)run->options->cubes, (uint64_t)run->options->most};
    enum res_answer answer = RES_UNKNOWN;
    assert(run->options->cubes >= 0 && run->options->most >= 0);
    solving_prepare(solving, assume);
    write_clauses(run);
    if (run->options->learns && !uniform_looks(s))
        answer = simplify(solving);
    if (answer != RES_UNKNOWN || poll_stopped(s)) {
        cubes_write_rest(s, run->out);
    } else {
        solving->settings.keep_variables = false;
        engine_look.update(s);
        cubes_write(s, run->out, &limits);
    }
}

/* Returns false if memory ran out. */
static bool cut_or_unwind(struct run *run, const struct elit_stack *assume) {
    jmp_buf unwind;
    memory_unwind_to(run->memory, &unwind);
    switch (setjmp(unwind)) {
    case 0:
        cut(run, assume);
        break;
    case LIMITS_MEMORY:
        memory_unwind_to(run->memory, NULL);
        return false;
    default:
        write_clauses(run);
        cubes_write_rest(&run->solving.solver, run->out);
    }
    memory_unwind_to(run->memory, NULL);
    return true;
}

bool cutting_write(struct run *run, const struct elit_stack *assume) {
    if (run->formula.truncated)
        return false;
    bool keeps = run->solving.settings.keep_variables;
    timer_set(run->signals, run->options->seconds);
    if (!run->cut)
        output_text(run->out, "p inccnf\n");
    bool complete = cut_or_unwind(run, assume);
    run->solving.settings.keep_variables = keeps;
    timer_set(run->signals, 0);
    summary_write(run->solving.profile, &run->solving.solver.counters);
    run->cut++;
    solving_drop(&run->solving);
    run->signals->stop = run_over(run);
    return complete;
}
