/* SPDX-License-Identifier: MIT */
/* The command line: whether its options go together, and what follows from them. */
#ifndef DPLL_ASKED_H
#define DPLL_ASKED_H

#include "run.h"

/* How the variables of a simplified formula are numbered. */
extern const char *const asked_numbers[];

/* The values of the options as given. */
struct asked {
    struct run_options run;
    int engine, rule, propagator, proof_format, numbers;
    const char *output, *proof, *trace, *without, *only;
    char *set; /* OPTION_LIST */
    bool techniques, tunables, counters, beside;
    bool rule_given, propagator_given, engine_given, format_given;
    int64_t seed, memory, processes, conflicts, decisions, orders;
};

/* Sets asked->run.tunables from asked->set.  Ends the program with a message and EXIT_USAGE if a
 * name or value is unknown, or a value out of range. */
void asked_tune(struct asked *asked);

/* Completes asked->run from the other options.  operands: the files, ended by NULL.  If options do
 * not go together, ends the program with a message and EXIT_USAGE; if the second of two operands
 * does not exist or looks like a proof or an answer, with a message and EXIT_INPUT. */
void asked_take(struct asked *asked, char *const *operands);

#endif
