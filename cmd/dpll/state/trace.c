/* SPDX-License-Identifier: MIT */
#include "state/trace.h"

#include <assert.h>
#include <string.h>

bool trace_open(struct trace *trace, const char *path, struct output *answers,
                const struct files *others, struct diag *diag) {
    trace->seen = 0;
    trace->out = &trace->own;
    if (strcmp(path, "-"))
        return output_open(&trace->own, path, others, diag);
    trace->out = answers;
    return true;
}

int trace_close(struct trace *trace, int status) {
    return trace->out == &trace->own ? output_close(&trace->own, status) : status;
}

void trace_begin(struct trace *trace, const struct formula *formula, const char *engine,
                 const char *rule) {
    assert(trace);
    trace->seen = 0;
    output_format(trace->out, "p trace %u %zu %s%s%s\n", formula_declared(formula),
                  formula->clauses, engine, rule ? " " : "", rule ? rule : "");
}

void trace_end(struct trace *trace, enum res_answer answer) {
    assert(trace);
    output_format(trace->out, "e %d\n", answer);
    if (trace->out == &trace->own)
        output_flush(trace->out);
}

void trace_model(struct trace *trace) {
    assert(trace);
    output_text(trace->out, "m\n");
}

static void write_step(const struct solver *s, char kind, Lit lit) {
    assert(s->trace);
    assert(lit_var(lit) < s->formula->vars);
    struct output *out = s->trace->out;
    output_char(out, kind);
    output_char(out, ' ');
    output_integer(out, formula_user(s->formula, lit));
    output_char(out, '\n');
}

static void write_list(const struct solver *s, char kind, const Lit *lits, size_t size) {
    assert(s->trace);
    struct output *out = s->trace->out;
    output_char(out, kind);
    for (size_t i = 0; i < size; i++) {
        output_char(out, ' ');
        output_integer(out, formula_user(s->formula, lits[i]));
    }
    output_text(out, " 0\n");
}

void trace_descent(struct solver *s) {
    assert(solver_level(s));
    bool assumed = solver_level(s) <= s->assumptions.size;
    write_step(s, assumed ? 'a' : 'd', stack_top(&s->levels).decision);
    s->trace->seen = s->trail.size;
}

void trace_failed_assumption(struct solver *s) {
    assert(solver_level(s) < s->assumptions.size);
    write_step(s, 'a', stack_at(&s->assumptions, solver_level(s)));
}

void trace_flip(struct solver *s, Lit lit) {
    assert(s->trace);
    output_text(s->trace->out, "b ");
    output_unsigned(s->trace->out, solver_level(s));
    output_char(s->trace->out, ' ');
    output_integer(s->trace->out, formula_user(s->formula, lit));
    output_char(s->trace->out, '\n');
    s->trace->seen = s->trail.size;
}

void trace_propagated(struct solver *s) {
    assert(s->trace && s->trace->seen <= s->trail.size);
    struct trace *trace = s->trace;
    if (s->trail.size > trace->seen)
        write_list(s, 'u', s->trail.data + trace->seen, s->trail.size - trace->seen);
    trace->seen = s->trail.size;
}

void trace_forced(struct solver *s, Lit lit, bool autarky) {
    write_step(s, autarky ? 'y' : 'f', lit);
    s->trace->seen = s->trail.size;
}

void trace_conflict(struct solver *s, Ref conflict) {
    if (conflict == NO_CONFLICT) {
        write_list(s, 'x', NULL, 0);
    } else if (conflict == CONFLICT_BINARY) {
        write_list(s, 'x', s->binary_conflict, 2);
    } else {
        const struct clause *clause = solver_clause(s, conflict);
        write_list(s, 'x', clause->lits, clause->size);
    }
}
