/* SPDX-License-Identifier: MIT */
/* Writing results (res(5)): a block line by line, in the suite's form or that of the
 * competitions. */
#ifndef COMMON_FORMULAS_RESWRITE_H
#define COMMON_FORMULAS_RESWRITE_H

#include "common/formulas/res.h"
#include "common/streams/output.h"

/* Write the lines of a block. values is by variable, positive for true, and has vars entries;
 * closed adds the 0 after one of several models. */
void reswrite_answer(struct output *out, enum res_answer answer);
void reswrite_model(struct output *out, const signed char *values, Var vars, bool closed);
void reswrite_counter(struct output *out, const char *name, uint64_t value);
void reswrite_time(struct output *out, double seconds);

/* The same in competition form. */
void reswrite_competition_answer(struct output *out, enum res_answer answer);
void reswrite_competition_model(struct output *out, const signed char *values, Var vars);

/* Write a model in which variables may be open, with value 0, closed by 0.  Unless names is NULL,
 * the user's name of variable var is names[var], from 0. */
void reswrite_partial(struct output *out, const signed char *values, const Var *names, Var vars);
void reswrite_competition_partial(struct output *out, const signed char *values, const Var *names,
                                  Var vars);

/* The exit status of a program that has given an answer in competition form. */
int reswrite_competition_status(enum res_answer answer);

/* Writes in v lines the numbers from 1 to count for which has[number] is true or, unless names is
 * NULL, their names[number]. */
void reswrite_competition_numbers(struct output *out, const bool *has, const Var *names,
                                  size_t count);

#endif
