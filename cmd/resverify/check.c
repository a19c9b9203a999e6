/* SPDX-License-Identifier: MIT */
#include "check.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>

#include "extract.h"
#include "trim.h"

void check_init(struct check *check, const char *path, enum proof_format format,
                struct memory *memory) {
    *check = (struct check){.memory = memory, .path = path, .format = format};
    lrat_init(&check->lrat, memory);
    drat_init(&check->drat, memory);
}

void check_free(struct check *check) {
    proof_close(&check->proof);
    lrat_free(&check->lrat);
    drat_free(&check->drat);
}

bool check_open(struct check *check) {
    if (proof_open(&check->proof, check->path, check->format, check->memory))
        return true;
    check->diag = check->proof.diag;
    return false;
}

/* Waits for the proof before it is read, and buffers what arrives on the other input meanwhile. */
static void wait_for_proof(void *context) {
    struct check *check = context;
    struct input *other = check->meanwhile;
    while (!other->ended && !other->failure) {
        struct pollfd fds[] = {{check->proof.in.fd, POLLIN, 0}, {other->fd, POLLIN, 0}};
        if (poll(fds, 2, -1) < 0 && errno != EINTR)
            return;
        if (fds[0].revents)
            return;
        if (fds[1].revents)
            input_refill(other, other->cursor);
    }
}

/* Writes a file by calling `write`.  Returns false with diag filled on failure. */
static bool write_file(struct check *check, const char *path, const struct files *others,
                       void (*write)(struct check *check, const struct formula *formula),
                       const struct formula *formula) {
    struct output *out = &check->out;
    if (!output_open(out, path, others, &check->diag))
        return false;
    write(check, formula);
    return output_finish(out) || output_failed(out, &check->diag);
}

static void write_proof(struct check *check, const struct formula *formula) {
    assert(check->proof.format == PROOF_DRAT);
    (void)formula;
    trim_write(&check->out, &check->drat);
}

static void write_core(struct check *check, const struct formula *formula) {
    bool *used = memory_zeroed(check->memory, formula->clauses, sizeof *used);
    if (check->proof.format == PROOF_DRAT)
        extract_from_drat(&check->drat, used);
    else
        extract_from_lrat(&check->lrat, formula, used);
    extract_write(&check->out, formula, used);
    memory_release(check->memory, used);
}

bool check_write(struct check *check, const struct formula *formula) {
    return (!check->output ||
            write_file(check, check->output, check->beside_output, write_proof, formula)) &&
           (!check->core ||
            write_file(check, check->core, check->beside_core, write_core, formula));
}

static enum verdict check_lrat(struct check *check, const struct formula *formula) {
    if (check->output) {
        check->diag = (struct diag){.file = check->proof.in.name};
        diag_set(&check->diag, CHECK_IS_LRAT);
        return VERDICT_BROKEN;
    }
    check->lrat.keep_uses = check->core;
    enum verdict verdict = lrat_check(&check->lrat, formula, &check->proof);
    check->diag = verdict == VERDICT_BROKEN ? check->proof.diag : check->lrat.diag;
    return verdict;
}

static enum verdict check_drat(struct check *check, const struct formula *formula) {
    enum verdict verdict = drat_check(&check->drat, formula, &check->proof, check->output);
    check->diag = verdict == VERDICT_BROKEN ? check->proof.diag : check->drat.diag;
    return verdict;
}

/* A proof file that its writer has not closed ends too early, often within a step. */
static void tell_of_writer(struct check *check, enum verdict verdict) {
    const struct input *in = &check->proof.in;
    bool ends = verdict == VERDICT_INCOMPLETE || verdict == VERDICT_BROKEN;
    size_t used = strlen(check->diag.text);
    if (ends && in->ended && files_is_claimed(in->fd))
        snprintf(check->diag.text + used, sizeof check->diag.text - used,
                 "; another program is still writing it");
}

enum verdict check_proof(struct check *check, const struct formula *formula,
                         struct input *meanwhile) {
    struct proof *proof = &check->proof;
    if (meanwhile) {
        check->meanwhile = meanwhile;
        proof->in.wait = wait_for_proof;
        proof->in.context = check;
    }
    proof_begin(proof, formula->clauses);
    enum verdict verdict;
    if (proof->format == PROOF_DRAT)
        verdict = check_drat(check, formula);
    else
        verdict = check_lrat(check, formula);
    tell_of_writer(check, verdict);
    proof_drain(proof);
    return verdict;
}
