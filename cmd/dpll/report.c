/* SPDX-License-Identifier: MIT */
#include "report.h"

#include "common/formulas/reswrite.h"

void report_answer(struct run *run, enum res_answer answer) {
    if (run->options->competition)
        reswrite_competition_answer(run->out, answer);
    else
        reswrite_answer(run->out, answer);
}

void report_model(struct run *run) {
    if (run->options->no_witness)
        return;
    Var vars = formula_given(&run->formula);
    if (run->options->competition)
        reswrite_competition_model(run->out, run->values, vars);
    else
        reswrite_model(run->out, run->values, vars, run->options->models >= 0);
}

void report_core(struct run *run) {
    const struct lit_stack *core = &run->solving.solver.core;
    output_text(run->out, "c core ");
    for (size_t i = 0; i < core->size; i++) {
        output_integer(run->out, formula_user(&run->formula, core->data[i]));
        output_char(run->out, ' ');
    }
    output_text(run->out, "0\n");
}

void report_step(struct run *run) {
    const struct proof *proof = run->proof;
    bool alone = !run->solving.solver.core.size;
    reswrite_counter(run->out, "step", alone ? proof->empty : proof->answer);
}

/* Writes why no answer was found. */
static void write_limit(struct run *run) {
    const char *limit = run->signals->interrupted                         ? "signal"
                        : run_lost(run)                                   ? "output"
                        : run->out_of_memory                              ? "memory"
                        : run->signals->stop                              ? "time"
                        : run->spent.conflicts >= run->options->conflicts ? "conflicts"
                        : run->spent.decisions >= run->options->decisions ? "decisions"
                        : run->killed                                     ? "signal"
                                                                          : "engine";
    output_format(run->out, "c limit %s\n", limit);
}

void report_counters(struct run *run, enum res_answer last) {
    if (last == RES_UNKNOWN)
        write_limit(run);
    if (run->options->quiet)
        return;
    if (run->name) {
        output_text(run->out, "c engine ");
        output_text(run->out, run->name);
        output_char(run->out, '\n');
    }
    counters_print(run->out, &run->spent);
}

void report_census(struct run *run, enum res_answer more) {
    reswrite_counter(run->out, "models", run->models);
    output_format(run->out, "c more %s\n",
                  more == RES_SAT     ? "yes"
                  : more == RES_UNSAT ? "no"
                                      : "unknown");
}
