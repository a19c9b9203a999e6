/* SPDX-License-Identifier: MIT */
/* Results: the answers of a solver to a stream of problems (res(5)).
 *
 * Three forms are read, the suite's own ("s 1", "v ...", "t 3.2"), that of the SAT competitions ("s
 * SATISFIABLE", wrapped v lines closed by 0), and that of MiniSat's files ("SAT", and lines of
 * literals closed by 0).  A block begins at the line with its answer:
 *
 *     while (res_begin(&r))
 *         while (res_model(&r)) ... r.values[var] ...
 */
#ifndef COMMON_FORMULAS_RES_H
#define COMMON_FORMULAS_RES_H

#include "common/base/stack.h"
#include "common/formulas/literal.h"
#include "common/streams/input.h"

enum res_answer { RES_UNKNOWN = -1, RES_UNSAT = 0, RES_SAT = 1 };

/* Variables from first up to end, which is excluded. */
struct res_run {
    Var first, end;
};
STACK(res_runs, struct res_run);

struct res {
    struct input in;
    struct diag diag; /* the error, after one */
    bool failed;
    Var limit;         /* set by the caller: variables allowed; literals above are errors */
    bool may_be_empty; /* set by the caller: input without any block is no error */

    enum res_answer answer; /* of the current block */
    uint64_t line, column;  /* of its s line */
    bool bare;              /* it is in MiniSat's form, in which a model may be incomplete */
    uint64_t models;        /* models read in this block so far */

    /* The current model.  Variables from vars on have no value, and no entry in values. */
    signed char *values;  /* by variable: 1 true, -1 false, 0 not given */
    Var vars;             /* one more than the largest variable given */
    Var assigned;         /* number of variables with a value */
    struct res_runs runs; /* runs of these variables, each in one run, in the order read */
    struct diag model;    /* the place where it begins */
    size_t capacity;      /* of values */
};

/* Opens path (NULL or "-": standard input) with no limit on variables but VAR_MAX.  Returns false
 * with diag filled on failure. */
bool res_open(struct res *r, const char *path, struct memory *memory);
void res_close(struct res *r);

/* Goes to the next block and reads its answer.  Returns false at the end or if failed is set. */
bool res_begin(struct res *r);

/* Reads the next model of the block: v lines up to a closing 0, a t line or the next s line.
 * Returns false if the block has no more, or if failed is set: a literal is malformed, above the
 * limit, or contradicts an earlier one, or a positive answer has no model (which is allowed only if
 * the limit says that there are no variables). */
bool res_model(struct res *r);

/* To be called after an answer, before its models: reads on to its line "c step NUMBER".  Returns
 * false if another significant line comes first, or if failed is set: the number is malformed. */
bool res_step(struct res *r, uint64_t *step);

/* Whether the current model has a value for each of the first vars variables; if not, sets
 * failed. */
bool res_complete(struct res *r, Var vars);

/* The value of a variable in the current model: 1, -1 or 0. */
static inline int res_value(const struct res *r, Var var) {
    return var < r->vars ? r->values[var] : 0;
}

#endif
