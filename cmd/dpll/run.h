/* SPDX-License-Identifier: MIT */
/* One problem from its first clause to its last answer: its data, and the search in one process.
 * answer.h runs all of it. */
#ifndef DPLL_RUN_H
#define DPLL_RUN_H

#include "common/streams/output.h"
#include "common/streams/scratch.h"
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
    int64_t cubes; /* most decisions of a cube, 0 for any number; -1 for answers instead of cubes */
    int64_t most;  /* number of cubes, if no depth limits them; 0 for no limit */
    bool learns;   /* searches with learning for a while before cubes are made */
    bool simplifies;     /* writes simplified formulas instead of answers */
    bool same_numbers;   /* their variables keep their numbers */
    const char *assume;  /* assumptions for formulas; NULL for none */
    const char *project; /* variables that tell models apart: see project.h; NULL for none */
    int64_t models; /* models to print, 0 for all; -1 for one, without whether there are more */
    double seconds; /* for each answer; 0 for no limit */
    uint64_t conflicts, decisions; /* for each answer; UINT64_MAX for no limit */
    bool partial;                  /* models have only the literals that clauses need */
    bool no_witness;               /* models are found and counted, but not printed */
    unsigned workers;              /* processes for each answer, at least 1 */
    bool quiet;                    /* no lines "c" */
    bool backbone;                 /* writes the literals true in all models */
    bool mus;                      /* writes a minimal unsatisfiable subset */
    uint64_t orders;               /* orders of groups that are tried for it; 0 for no limit */
    bool competition;              /* writes output as the SAT competitions require */
    bool verbose;                  /* progress and a summary of each answer */
    bool strict;                   /* a wrong clause count is an error */
};

struct run {
    const struct run_options *options;
    struct memory *memory;
    struct output *out;
    struct proof *proof; /* NULL if none is written */
    struct trace *trace; /* NULL if none is written */
    struct run_signals *signals;

    bool joined; /* this is one of several processes: see run_join */
    struct formula formula;
    struct groups groups; /* groups of its clauses, for a minimal unsatisfiable subset */
    size_t cut_words;     /* words of the formula already written with earlier cubes */
    uint64_t cut;         /* questions split into cubes */
    struct solving solving;
    struct profile profile;     /* for -v */
    const signed char *values;  /* the last model, by variable as the user declares it */
    struct proofmerge proofs;   /* the proofs of a race in progress */
    char scratch[SCRATCH_ROOM]; /* the name of its files in messages, once one has failed */
    struct race race;           /* the last race, if any: values may be a worker's */
    bool out_of_memory;
    bool killed;           /* a signal has ended processes that searched for this answer */
    struct counters spent; /* counters of this answer */
    const char *name;      /* the engine that gave it; NULL for none */
    uint64_t models;       /* models found for this answer */
    double seconds;        /* seconds of solving for this answer */
};

/* memory, out, signals, proof and trace (NULL for none) must outlive the run.  An output that fails
 * ends the search. */
void run_init(struct run *run, const struct run_options *options, struct memory *memory,
              struct output *out, struct run_signals *signals, struct proof *proof,
              struct trace *trace);

/* Limits this process to its share of the memory left: one of options->workers equal parts. */
void run_share_memory(struct run *run);

/* To be called in one of options->workers processes that share the problems.  From then on the run
 * answers without further processes, within its share of memory, leaves flushing the last answer to
 * the caller, and stops when parent, the process that started this one, is gone. */
void run_join(struct run *run, pid_t parent);

/* Whether the results, the proof or the trace can no longer be written. */
bool run_lost(const struct run *run);

/* Whether to stop, because of a signal or an output that has failed. */
bool run_over(const struct run *run);

/* Begins a new problem. incremental: it asks several questions. */
void run_begin(struct run *run, bool incremental);
void run_free(struct run *run);

/* Searches in this process for a first model under the given assumptions (user's literals; NULL if
 * the problem asks no questions under assumptions), or for one after the current model.  Sets name,
 * spent, out_of_memory and, after RES_SAT, values, a model that was checked. */
enum res_answer run_search(struct run *run, const struct elit_stack *assume, bool first);

/* Sets name and spent, which run_search does not set for models other than the first. */
void run_count(struct run *run);

#endif
