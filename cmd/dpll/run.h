/* SPDX-License-Identifier: MIT */
/* One problem from its first clause to its last answer: what is known of it, and the search in one
 * process.  answer.h has the whole way to an answer. */
#ifndef DPLL_RUN_H
#define DPLL_RUN_H

#include "common/output.h"
#include "common/scratch.h"
#include "groups.h"
#include "proofmerge.h"
#include "race.h"
#include "solving.h"
#include "state/trace.h"
#include "timer.h"

struct run_options {
    const struct engine *engine;
    struct settings settings;
    struct tunables tunables; /* of the settings */
    int64_t cubes;       /* most decisions of a cube: 0 for any number, -1 for answers, not cubes */
    int64_t most;        /* cubes to make, where no depth limits them; 0 for no limit */
    bool learns;         /* for a while before cubes are made */
    bool simplifies;     /* simplified formulas are written, not answers */
    bool same_numbers;   /* variables of these keep their numbers */
    const char *assume;  /* literals under which formulas are answered; NULL for none */
    const char *project; /* by what several models are told apart: see project.h; NULL for none */
    int64_t models;      /* to print: 0 for all, -1 for one without saying whether there are more */
    double seconds;      /* for each answer; 0 for no limit */
    uint64_t conflicts, decisions; /* for each answer; UINT64_MAX for no limit */
    bool partial;                  /* models have the literals alone that clauses need */
    bool no_witness;               /* models are found and counted, but not printed */
    unsigned workers;              /* processes for each answer, at least 1 */
    bool quiet;                    /* no c lines */
    bool backbone;                 /* the literals true in all models are asked for */
    bool mus;                      /* a minimal unsatisfiable subset is asked for */
    uint64_t orders;               /* of groups in which one is looked for; 0 for no limit */
    bool competition;              /* output as the SAT competitions want it */
    bool verbose;                  /* progress and a summary of each answer */
    bool strict;                   /* a wrong clause count is an error */
};

struct run {
    const struct run_options *options;
    struct memory *memory;
    struct output *out;
    struct proof *proof; /* NULL when none is written */
    struct trace *trace; /* NULL when none is written */
    struct run_signals *signals;

    bool joined; /* this is one of several processes: see run_join */
    struct formula formula;
    struct groups groups; /* of its clauses, for a minimal unsatisfiable subset */
    size_t cut_words;     /* words of the formula already written with earlier cubes */
    uint64_t cut;         /* questions that were cut into cubes */
    struct solving solving;
    struct profile profile;     /* for -v */
    const signed char *values;  /* of the last model, by variable as the user declares them */
    struct proofmerge proofs;   /* the proofs of a race, while it lasts */
    char scratch[SCRATCH_ROOM]; /* what its files are called, once one has failed */
    struct race race; /* the last one, where there was any: the values may be a worker's */
    bool out_of_memory;
    bool killed;           /* a signal has ended processes that looked for this answer */
    struct counters spent; /* what this answer took */
    const char *name;      /* of the engine that gave it, NULL for none */
    uint64_t models;       /* found for this answer */
    double seconds;        /* spent solving for this answer */
};

/* memory, out, signals, proof and trace (NULL for none) outlive the run.  An output that fails ends
 * the search. */
void run_init(struct run *run, const struct run_options *options, struct memory *memory,
              struct output *out, struct run_signals *signals, struct proof *proof,
              struct trace *trace);

/* Limits this process to its share of the memory that was left: one of options->workers equal
 * parts. */
void run_share_memory(struct run *run);

/* Called in one of options->workers processes that share the problems.  From then on the run
 * answers by itself, in its share of the memory, leaves flushing the last answer to the caller, and
 * stops when parent, the process that started this one, is gone. */
void run_join(struct run *run, pid_t parent);

/* Whether something cannot be written any more: the results, the proof or the trace. */
bool run_lost(const struct run *run);

/* Whether there is nothing more to do: a signal says so, or an output has failed. */
bool run_over(const struct run *run);

/* Forgets the last problem.  incremental: the next problem asks several questions. */
void run_begin(struct run *run, bool incremental);
void run_free(struct run *run);

/* Searches in this process for a first model under the given assumptions (user's literals; NULL
 * when the problem asks no questions under assumptions), or for one after the model at hand.  Sets
 * name, spent, out_of_memory and, after RES_SAT, values: a model that was checked. */
enum res_answer run_search(struct run *run, const struct elit_stack *assume, bool first);

/* Sets name and spent, which run_search leaves alone where a model is not the first. */
void run_count(struct run *run);

#endif
