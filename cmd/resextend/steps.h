/* SPDX-License-Identifier: MIT */
/* How a model of a simplified formula becomes one of the original: the comments that dpll
 * --simplify writes before each formula (cnf(5)).
 *
 *     while (steps_next(&s))
 *         ... steps_apply(&s, values) ...
 */
#ifndef RESEXTEND_STEPS_H
#define RESEXTEND_STEPS_H

#include "common/base/stack.h"
#include "common/formulas/formula.h"
#include "common/streams/input.h"

STACK(name_stack, Var);

struct steps {
    struct input in;
    struct diag diag; /* the error, after one */
    bool failed;
    bool begun;            /* there was a problem */
    bool headed;           /* the cursor is behind the first words of the next problem */
    uint64_t line, column; /* the beginning of the line read last */

    /* Of the current problem. */
    Var original;   /* variables of the original formula */
    Var simplified; /* of the simplified formula; VAR_MAX if no header tells */
    Var vars;       /* one more than the largest variable of a step or name */
    /* Of the variables of the simplified formula; if it is empty, these have their numbers. */
    struct name_stack names;
    struct formula clauses; /* a clause for each step, with the witness first */
};

/* Opens path (NULL or "-": standard input).  Returns false with diag filled on failure. */
bool steps_open(struct steps *s, const char *path, struct memory *memory);
void steps_close(struct steps *s);

/* Goes to the next problem and reads its steps, up to its header or the next problem.  Returns
 * false at the end, or if failed is set: a line is malformed or belongs to no problem, or the
 * number of names differs from that of the header; or there is no problem, or no memory for all its
 * steps. */
bool steps_next(struct steps *s);

/* The name in steps of a variable of the simplified formula, which must be below s->simplified. */
static inline Var steps_name(const struct steps *s, Var var) {
    return s->names.size ? s->names.data[var] : var;
}

/* Applies the steps in order: if no literal of a step is true, makes its first one true. values is
 * by variable, positive for true, with room for s->vars. */
void steps_apply(const struct steps *s, signed char *values);

/* Sets the values to 0 that steps_apply may have set. */
void steps_forget(const struct steps *s, signed char *values);

#endif
