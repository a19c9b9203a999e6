/* SPDX-License-Identifier: MIT */
#include "simplifying.h"

#include <assert.h>
#include <setjmp.h>
#include <string.h>

#include "common/formulas/formulawrite.h"
#include "common/formulas/reswrite.h"
#include "engines/techniques.h"
#include "remainder.h"
#include "report.h"
#include "state/justify.h"
#include "summary.h"

/* If the input's numbers are close to the largest possible one, no variables are added. */
static void keep_within_numbers(struct run *run) {
    int factor = techniques_number("factor", strlen("factor"));
    if (formula_declared(&run->formula) > VAR_MAX / 4)
        run->solving.settings.without |= (uint64_t)1 << factor;
}

static enum res_answer search(struct run *run) {
    run->solving.limits.leave = &run->signals->interrupted;
    run->spent = (struct counters){0};
    keep_within_numbers(run);
    if (run->options->seconds > 0)
        timer_set(run->signals, run->options->seconds);
    enum res_answer answer = run_search(run, NULL, true);
    if (run->options->seconds > 0)
        timer_set(run->signals, 0);
    return answer;
}

/* Whether variables keep the numbers of the input, as a proof requires. */
static bool keeps_numbers(const struct run *run) {
    return run->options->same_numbers || run->proof;
}

/* Examines the remaining formula.  Returns false if memory runs out first. */
static bool begin_remainder(struct run *run, struct remainder *remainder) {
    jmp_buf unwind;
    memory_unwind_to(run->memory, &unwind);
    bool whole = !setjmp(unwind);
    if (whole)
        remainder_begin(remainder, &run->solving.solver, keeps_numbers(run));
    memory_unwind_to(run->memory, NULL);
    run->out_of_memory |= !whole;
    return whole;
}

static Var written_vars(const struct run *run) {
    return keeps_numbers(run) ? formula_declared(&run->formula) : 0;
}

/* Writes the model as one extension step for each variable that matters, and no clauses. */
static void write_satisfied(struct run *run) {
    for (Var var = 0; var < run->formula.vars; var++) {
        Var name = formula_name(&run->formula, var);
        assert(run->values[name]);
        output_text(run->out, "c extend ");
        output_integer(run->out, lit_user(lit_make(name, run->values[name] < 0)));
        output_text(run->out, " 0\n");
    }
    formula_write_header(run->out, written_vars(run), 0);
}

/* Writes the empty clause, which a proof derives again, as all clauses that are written. */
static void write_refuted(struct run *run) {
    struct solver *s = &run->solving.solver;
    if (run->proof) {
        remainder_write_step(s, run->out);
        justify_by(s, run->proof->empty);
        proof_add(run->proof, NULL, 0);
    }
    formula_write_header(run->out, written_vars(run), 1);
    output_text(run->out, "0\n");
}

/* Writes the input, if the remaining formula is lost. */
static void write_input(struct run *run) {
    struct clause_view clause;
    formula_write_header(run->out, formula_declared(&run->formula), run->formula.clauses);
    for (size_t at = 0; formula_next(&run->formula, &at, &clause);)
        formula_write_clause(run->out, &run->formula, &clause);
}

static void write_all(struct run *run, enum res_answer answer, struct remainder *remainder) {
    bool limited = run->out_of_memory || run->signals->stop;
    assert(!remainder || answer == RES_UNKNOWN);
    reswrite_counter(run->out, "original", formula_given(&run->formula));
    report_counters(run, limited ? answer : RES_SAT);
    if (answer == RES_SAT) {
        write_satisfied(run);
    } else if (answer == RES_UNSAT) {
        write_refuted(run);
    } else if (remainder) {
        remainder_write_extension(remainder, run->out);
        remainder_write_clauses(remainder, run->out);
    } else {
        write_input(run);
    }
}

bool simplifying_write(struct run *run, struct diag *diag) {
    struct remainder remainder;
    if (run->formula.truncated)
        return diag_set(diag, "out of memory");
    if (run->proof)
        output_begin(&run->proof->out);
    enum res_answer answer = search(run);
    bool open = answer == RES_UNKNOWN;
    bool left = open && run->solving.engine && begin_remainder(run, &remainder);
    if (open && !left && run->proof)
        return diag_set(diag, "%s, and the proof has no way back to the formula",
                        run->out_of_memory ? "out of memory" : "interrupted");
    write_all(run, answer, left ? &remainder : NULL);
    summary_write(run->solving.profile, &run->spent);
    solving_drop(&run->solving);
    output_flush(run->out);
    run->signals->stop = run_over(run);
    return true;
}
