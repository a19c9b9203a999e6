/* SPDX-License-Identifier: MIT */
#include "refute.h"

#include <errno.h>
#include <poll.h>
#include <sys/stat.h>

/* Before one of the three inputs is read, waits for any of them, and buffers what arrives on the
 * others. */
static void wait_for_any(void *context) {
    const struct await *await = context;
    struct check *check = await->check;
    for (;;) {
        struct pollfd fds[CHECK_INPUTS];
        for (int i = 0; i < CHECK_INPUTS; i++) {
            const struct await *input = &check->inputs[i];
            bool live = input->flows && !input->in->ended && !input->in->failure;
            fds[i] = (struct pollfd){live ? input->in->fd : -1, POLLIN, 0};
        }
        if ((poll(fds, CHECK_INPUTS, -1) < 0 && errno != EINTR) || fds[await->number].revents)
            return;
        for (int i = 0; i < CHECK_INPUTS; i++)
            if (fds[i].revents)
                input_refill(check->inputs[i].in, check->inputs[i].in->cursor);
    }
}

/* A file is always ready. */
static void watch(struct check *check, struct input *in, int number) {
    struct stat status;
    bool flows = in && (fstat(in->fd, &status) || !S_ISREG(status.st_mode));
    check->inputs[number] = (struct await){check, in, number, flows};
    if (!flows)
        return;
    in->wait = wait_for_any;
    in->context = &check->inputs[number];
}

/* Reads the whole proof into its buffer. */
static void buffer_all(struct input *in) {
    while (input_refill(in, in->cursor))
        ;
}

/* Fills check->diag.  Returns false. */
static bool no_use(struct check *check, const char *text) {
    check->diag = (struct diag){.file = check->proof.in.name};
    return diag_set(&check->diag, "%s", text);
}

bool refute_begin(struct check *check, const struct formula *formula, struct input *questions,
                  struct input *results) {
    struct input *inputs[CHECK_INPUTS] = {&check->proof.in, questions, results};
    for (int i = 0; i < CHECK_INPUTS; i++)
        watch(check, inputs[i], i);
    if (!results && check->inputs[0].flows)
        buffer_all(&check->proof.in);
    proof_begin(&check->proof, formula->clauses);
    if (check->proof.format != PROOF_LRAT)
        return no_use(check, "the proof is DRAT, whose steps no answer of iCNF can name:"
                             " it must be LRAT");
    if (check->output)
        return no_use(check, CHECK_IS_LRAT);
    if (check->core)
        return no_use(check, "a core is of one formula, and here questions ask about parts of it:"
                             " leave out --core");
    lrat_ask(&check->lrat, formula, &check->proof);
    return true;
}

static bool contradictory(const struct elit_stack *assume) {
    for (size_t i = 0; i < assume->size; i++)
        for (size_t j = 0; j < i; j++)
            if (assume->data[i] == -assume->data[j])
                return true;
    return false;
}

enum verdict refute_without(struct check *check, const struct res *res) {
    check->diag = (struct diag){.file = res->in.name, .line = res->line, .column = res->column};
    if (check->path)
        diag_set(&check->diag,
                 "no line 'c step NUMBER' names the step of the proof for this answer");
    else
        diag_set(&check->diag, "that there is no solution is checked by a proof, which -p names");
    return VERDICT_NO_PROOF;
}

enum verdict refute_question(struct check *check, const struct formula *formula,
                             const struct elit_stack *assume, struct res *res) {
    uint64_t step;
    if (!res_step(res, &step))
        return refute_without(check, res);
    if (contradictory(assume))
        return VERDICT_VERIFIED;
    enum verdict verdict = lrat_reach(&check->lrat, formula, step);
    if (verdict == VERDICT_VERIFIED)
        verdict = lrat_refutes(&check->lrat, step, assume) ? VERDICT_VERIFIED : VERDICT_WRONG_PROOF;
    check->diag = verdict == VERDICT_BROKEN ? check->proof.diag : check->lrat.diag;
    return verdict;
}
