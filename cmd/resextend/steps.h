/* SPDX-License-Identifier: MIT */
/* How a model of a simplified formula becomes one of the original: the comments that dpll
 * --simplify writes before each formula (cnf(5)).
 *
 *     while (steps_next(&s))
 *         ... steps_apply(&s, values) ...
 */
#ifndef RESEXTEND_STEPS_H
#define RESEXTEND_STEPS_H

#include "common/formula.h"
#include "common/input.h"
#include "common/stack.h"

STACK(name_stack, Var);

struct steps {
    struct input in;
    struct diag diag; /* the error, after one */
    bool failed;
    bool begun;            /* there has been a problem */
    bool headed;           /* the cursor is behind the first words of the next one */
    uint64_t line, column; /* where the line begins that was looked at last */

    /* Of the problem at hand. */
    Var original;            /* variables of the original formula */
    Var simplified;          /* of the simplified one; VAR_MAX where no header tells */
    Var vars;                /* one more than the largest variable of a step or name */
    struct name_stack names; /* of the variables of the simplified formula; none: their numbers */
    struct formula clauses;  /* a clause for each step, its first literal the witness */
};

/* Opens path (NULL or "-": standard input).  Returns false with diag filled on failure. */
bool steps_open(struct steps *s, const char *path, struct memory *memory);
void steps_close(struct steps *s);

/* Goes to the next problem and reads its steps, as far as its header or the next problem.  Returns
 * false at the end or when failed is set: a line is malformed, belongs to no problem, or tells
 * names of more or fewer variables than the header; or there is no problem at all, or no memory for
 * all of its steps. */
bool steps_next(struct steps *s);

/* What the steps call a variable of the simplified formula, which is below s->simplified. */
static inline Var steps_name(const struct steps *s, Var var) {
    return s->names.size ? s->names.data[var] : var;
}

/* Takes the steps, in order: where no literal of one is true, its first is made true.  values is by
 * variable, positive for true, with room for s->vars. */
void steps_apply(const struct steps *s, signed char *values);

/* Sets to 0 what steps_apply may have set. */
void steps_forget(const struct steps *s, signed char *values);

#endif
