/* SPDX-License-Identifier: MIT */
/* Writing of results (res(5)): a block line by line, in the suite's form or the competitions'. */
#ifndef COMMON_RESWRITE_H
#define COMMON_RESWRITE_H

#include "common/output.h"
#include "common/res.h"

/* Write the lines of a block.  values is by variable, positive for true, and has vars entries;
 * closed adds the 0 that ends one of several models. */
void reswrite_answer(struct output *out, enum res_answer answer);
void reswrite_model(struct output *out, const signed char *values, Var vars, bool closed);
void reswrite_counter(struct output *out, const char *name, uint64_t value);
void reswrite_time(struct output *out, double seconds);

/* The same in competition form. */
void reswrite_competition_answer(struct output *out, enum res_answer answer);
void reswrite_competition_model(struct output *out, const signed char *values, Var vars);

/* Write a model that leaves variables open, which are those with value 0, closed by 0.  Unless
 * names is NULL, the user calls variable var names[var], from 0. */
void reswrite_partial(struct output *out, const signed char *values, const Var *names, Var vars);
void reswrite_competition_partial(struct output *out, const signed char *values, const Var *names,
                                  Var vars);

/* What a program ends with that has given an answer in competition form. */
int reswrite_competition_status(enum res_answer answer);

/* Those of the numbers 1 to count that has[number] is true for, in v lines: each, or, unless names
 * is NULL, names[number] in its place. */
void reswrite_competition_numbers(struct output *out, const bool *has, const Var *names,
                                  size_t count);

#endif
