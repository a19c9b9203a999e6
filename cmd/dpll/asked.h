/* SPDX-License-Identifier: MIT */
/* What the command line asks for: whether its options go together, and what follows from them. */
#ifndef DPLL_ASKED_H
#define DPLL_ASKED_H

#include "run.h"

/* How the variables of a simplified formula are numbered. */
extern const char *const asked_numbers[];

/* The values of the options, as they were given. */
struct asked {
    struct run_options run;
    int engine, rule, propagator, proof_format, numbers;
    const char *output, *proof, *trace, *without, *only, *set;
    bool techniques, tunables, beside;
    bool rule_given, propagator_given, engine_given, format_given;
    int64_t seed, memory, processes, conflicts, decisions, orders;
};

/* Sets asked->run.tunables as asked->set says.  Ends the program with a message and EXIT_USAGE
 * where that names no number, or a value that is none or out of its range. */
void asked_tune(struct asked *asked);

/* Completes asked->run by what the other options say.  operands: the files, which end with NULL.
 * Ends the program with a message and EXIT_USAGE where options do not go together, or EXIT_INPUT
 * where the second operand of two is not there or looks like a proof or an answer. */
void asked_take(struct asked *asked, char *const *operands);

#endif
