/* One problem from its first clause to its last answer. */
#ifndef DPLL_RUN_H
#define DPLL_RUN_H

#include "common/output.h"
#include "race.h"
#include "solving.h"
#include "state/trace.h"
#include "timer.h"

struct run_options {
    const struct engine *engine;
    struct settings settings;
    int64_t cubes;    /* their most decisions: 0 for any number, -1 for answers instead */
    int64_t most;     /* cubes, where no depth limits them; 0 for no limit */
    bool simplify;    /* before cubes are made, by learning */
    int64_t models;   /* to print: 0 for all, -1 for one and no word about others */
    double seconds;   /* for each answer; 0 for no limit */
    unsigned workers; /* processes for each answer, at least 1 */
    bool quiet;       /* no c lines */
    bool competition; /* the other output form */
    bool verbose;
    bool strict; /* a wrong clause count is an error */
};

struct run {
    const struct run_options *options;
    struct memory *memory;
    struct output *out;
    struct proof *proof; /* NULL when none is written */
    struct trace *trace; /* the same */
    struct run_signals *signals;

    bool joined; /* this is one of several processes: see run_join */
    struct formula formula;
    size_t cut_words; /* of the formula that were written with cubes */
    uint64_t cut;     /* questions that were cut into cubes */
    struct solving solving;
    const signed char *values; /* of the last model, by variable as the user declares them */
    struct race race;          /* the last one, where there was any: the values may be a worker's */
    bool out_of_memory;
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

/* In one of options->workers processes that share the problems: it answers alone, in its share of
 * the memory, leaves it to the caller to flush the last answer, and stops when parent, the process
 * that started it, is gone. */
void run_join(struct run *run, pid_t parent);

/* Whether there is nothing more to do: a signal says so, or an output has failed. */
bool run_over(const struct run *run);

/* Forgets the last problem.  incremental: the next one asks more than once. */
void run_begin(struct run *run, bool incremental);
void run_free(struct run *run);

/* Decides run->formula under the given assumptions (user's literals; NULL when the problem has no
 * such questions), and writes and flushes the whole answer.  Returns it. */
enum res_answer run_answer(struct run *run, const struct elit_stack *assume);

#endif
