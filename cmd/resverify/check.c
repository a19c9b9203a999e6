#include "check.h"

#include <errno.h>
#include <poll.h>

void check_init(struct check *check, const char *path, enum proof_format format,
                struct memory *memory) {
    *check = (struct check){.memory = memory, .path = path, .format = format};
    lrat_init(&check->lrat, memory);
}

void check_free(struct check *check) {
    proof_close(&check->proof);
    lrat_free(&check->lrat);
}

bool check_open(struct check *check) {
    if (proof_open(&check->proof, check->path, check->format, check->memory))
        return true;
    check->diag = check->proof.diag;
    return false;
}

/* Before the proof is read: waits for it, and buffers what comes on the other input until then. */
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

enum verdict check_proof(struct check *check, const struct formula *formula,
                         struct input *meanwhile) {
    struct proof *proof = &check->proof;
    if (meanwhile) {
        check->meanwhile = meanwhile;
        proof->in.wait = wait_for_proof;
        proof->in.context = check;
    }
    proof_begin(proof, formula->clauses);
    if (proof->format == PROOF_DRAT) {
        check->diag = (struct diag){.file = proof->in.name};
        diag_set(&check->diag, "proofs in the DRAT format are not supported yet");
        proof_drain(proof);
        return VERDICT_BROKEN;
    }
    enum verdict verdict = lrat_check(&check->lrat, formula, proof);
    check->diag = verdict == VERDICT_BROKEN ? proof->diag : check->lrat.diag;
    proof_drain(proof);
    return verdict;
}
