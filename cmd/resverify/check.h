/* SPDX-License-Identifier: MIT */
/* Checks one proof against one problem, whatever its format. */
#ifndef RESVERIFY_CHECK_H
#define RESVERIFY_CHECK_H

#include "common/formula.h"
#include "common/output.h"
#include "common/proof.h"
#include "drat.h"
#include "lrat.h"
#include "verdict.h"

struct check;

/* One of the inputs that are read side by side, for its reader's wait. */
struct await {
    struct check *check;
    struct input *in;
    int number;
    bool flows; /* it is there, and no file */
};

enum { CHECK_INPUTS = 3 };

#define CHECK_IS_LRAT "the proof is LRAT already, there is none to be written: leave out -o"

struct check {
    struct memory *memory;
    const char *path;         /* of the proof; NULL when there is none; not owned */
    enum proof_format format; /* PROOF_AUTO to tell from its first bytes */
    struct proof proof;
    struct lrat lrat;
    struct drat drat;
    const char
        *output;      /* where to write the LRAT proof found for one in DRAT; NULL, or not owned */
    const char *core; /* where to write the clauses that the proof uses; NULL, or not owned */
    const struct files *beside_output, *beside_core; /* other files of the run than each */
    struct output out;
    struct diag diag;                  /* what is wrong, unless the verdict is VERDICT_VERIFIED */
    struct input *meanwhile;           /* to be read, too, while the proof is slow to come */
    struct await inputs[CHECK_INPUTS]; /* of refute.h */
};

/* path may be NULL: there is no proof.  Nothing is opened yet; check_free closes and releases. */
void check_init(struct check *check, const char *path, enum proof_format format,
                struct memory *memory);
void check_free(struct check *check);

/* Opens the proof.  Returns false with diag filled. */
bool check_open(struct check *check);

/* Checks the proof, which must be open, and reads it to its end in any case.  What arrives on the
 * input `meanwhile` (or NULL) while we wait for the proof is read, too, and kept in its buffer, so
 * that a program that writes to both is never held up. */
enum verdict check_proof(struct check *check, const struct formula *formula,
                         struct input *meanwhile);

#endif
