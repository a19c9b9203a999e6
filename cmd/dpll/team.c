/* SPDX-License-Identifier: MIT */
#include "team.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "common/streams/scratch.h"
#include "engines/variety.h"
#include "look/split.h"
#include "summary.h"

bool team_may_search(const struct run *run, const struct elit_stack *assume) {
    const struct run_options *options = run->options;
    return options->workers > 1 && options->engine->races && options->models < 0 && !run->joined &&
           !assume;
}

/* The proof of a worker is of use only if all of it was written. */
static enum res_answer leave_proof(const struct run *run, struct race_result *result,
                                   enum res_answer answer) {
    bool whole = output_flush(&run->proof->out);
    result->step = run->proof->empty;
    result->failure = run->proof->out.failure;
    return whole ? answer : RES_UNKNOWN;
}

/* The work of a worker: the same search, within a share of the memory left. */
static enum res_answer answer_as_worker(void *owner, struct race_result *result) {
    struct run *run = owner;
    struct solving *solving = &run->solving;
    assert(result->worker < run->options->workers && !solving->engine);
    variety_apply(&solving->settings, result->worker);
    if (result->worker)
        solving->profile = NULL;
    run_share_memory(run);
    if (run->proof)
        proofmerge_join(&run->proofs, run->proof, result->worker);
    enum res_answer answer = solving_search(solving, NULL, true);
    summary_write(solving->profile, &solving->spent);
    if (run->proof)
        answer = leave_proof(run, result, answer);
    Var vars = formula_declared(&run->formula);
    assert(answer != RES_SAT || vars <= run->race.vars);
    if (answer == RES_SAT && vars)
        memcpy(result->values, solving_values(solving), vars);
    result->engine = solving->name;
    result->counters = solving->spent;
    result->out_of_memory = solving->out_of_memory;
    return answer;
}

static void begin_race(void *owner, const struct race *race) {
    struct run *run = owner;
    run->solving.settings.exchange = race->exchange;
    run->solving.settings.parts = race->parts;
}

static void report_workers(const struct race *race) {
    for (unsigned i = 0; i < race->workers; i++) {
        const struct race_result *result = &race->results[i];
        const struct counters *c = &result->counters;
        fprintf(stderr, "c process %u  engine %s  conflicts %llu  exported %llu  imported %llu\n",
                i + 1, result->engine ? result->engine : "none", (unsigned long long)c->conflicts,
                (unsigned long long)c->exported, (unsigned long long)c->imported);
    }
}

/* Whether there is no answer because memory ran out. */
static bool ran_out_of_memory(const struct run *run, const struct race *race) {
    bool out = false;
    for (unsigned i = 0; i < race->workers; i++)
        out |= race->results[i].out_of_memory;
    return out && !run->signals->stop;
}

/* Records that the proof can no longer be kept. */
static void lose_proof(struct run *run, int failure) {
    scratch_name(run->scratch);
    run->proof->out.failure = failure;
    run->proof->out.name = run->scratch;
    run->signals->stop = 1;
}

/* Without an answer, records that no worker could write a proof, if that is the reason. */
static void take_failures(struct run *run) {
    for (unsigned i = 0; i < run->race.workers; i++)
        if (run->race.results[i].failure)
            lose_proof(run, run->race.results[i].failure);
}

/* Merges the workers' proofs.  Returns whether the result is complete. */
static bool merge_proofs(struct run *run, uint64_t last) {
    const volatile sig_atomic_t *stop = &run->signals->interrupted;
    if (proofmerge_write(&run->proofs, run->proof, &run->formula, last, stop))
        return true;
    if (!run->proof->out.failure && !*stop)
        diag_die(EXIT_SOFTWARE, "internal error: the proofs of the processes end too early; please "
                                "report this with the formula, the command line and what "
                                "dpll --version prints");
    return false;
}

/* Returns the answer of a result, or RES_UNKNOWN without a complete proof of it. */
static enum res_answer take_proof(struct run *run, const struct race_result *result) {
    enum res_answer answer = result->answer;
    if (answer == RES_UNKNOWN)
        take_failures(run);
    if (answer == RES_UNSAT && !merge_proofs(run, result->step))
        answer = RES_UNKNOWN;
    proofmerge_end(&run->proofs);
    return answer;
}

/* Prepares for the proofs of workers.  Returns false on failure, which ends the run. */
static bool begin_proofs(struct run *run) {
    if (!run->proof)
        return true;
    int failure = proofmerge_begin(&run->proofs, run->options->workers, run->memory);
    if (!failure)
        return true;
    lose_proof(run, failure);
    return false;
}

enum res_answer team_search(struct run *run) {
    Var vars = formula_declared(&run->formula);
    struct race_job job = {run->signals, run, split_words(vars), begin_race, answer_as_worker};
    struct race *race = &run->race;
    output_flush(run->out);
    race_end(race);
    if (!begin_proofs(run))
        return RES_UNKNOWN;
    const struct race_result *result = race_run(race, run->options->workers, vars, &job);
    run->solving.settings.exchange = NULL;
    run->solving.settings.parts = NULL;
    if (!result) {
        proofmerge_end(&run->proofs);
        return run_search(run, NULL, true);
    }
    if (race->failure && result->answer == RES_UNKNOWN)
        diag_die(EXIT_INPUT, "cannot wait for processes: %s", strerror(race->failure));
    if (run->options->verbose)
        report_workers(race);
    enum res_answer answer = run->proof ? take_proof(run, result) : result->answer;
    run->name = result->engine;
    run->spent = result->counters;
    run->out_of_memory = ran_out_of_memory(run, race);
    run->killed = race->killed;
    if (answer == RES_SAT) {
        run->values = result->values;
        modelcheck_whole(&run->formula, run->values);
    }
    return answer;
}
