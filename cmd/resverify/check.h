/* SPDX-License-Identifier: MIT */
/* Checking one proof against one problem, in any format. */
#ifndef RESVERIFY_CHECK_H
#define RESVERIFY_CHECK_H

#include "common/formulas/formula.h"
#include "common/formulas/proof.h"
#include "common/streams/output.h"
#include "drat.h"
#include "lrat.h"
#include "verdict.h"

struct check;

/* An input that is read alongside others, for its reader's wait. */
struct await {
    struct check *check;
    struct input *in;
    int number;
    bool flows; /* it is a pipe or the like, not a file */
};

enum { CHECK_INPUTS = 3 };

#define CHECK_IS_LRAT "the proof is LRAT already, there is none to be written: leave out -o"

struct check {
    struct memory *memory;
    const char *path;         /* of the proof; NULL if there is none; not owned */
    enum proof_format format; /* PROOF_AUTO to detect it from the first bytes */
    struct proof proof;
    struct lrat lrat;
    struct drat drat;
    const char *output; /* file for the LRAT proof found for a DRAT proof; NULL, or not owned */
    const char *core;   /* file for the clauses that the proof uses; NULL, or not owned */
    const struct files *beside_output,
        *beside_core; /* for each output the other files of the run */
    struct output out;
    struct diag diag;                  /* the error, unless the verdict is VERDICT_VERIFIED */
    struct input *meanwhile;           /* an input to be buffered while the proof is slow */
    struct await inputs[CHECK_INPUTS]; /* of refute.h */
};

/* path may be NULL: there is no proof.  Opens nothing yet; check_free closes and releases. */
void check_init(struct check *check, const char *path, enum proof_format format,
                struct memory *memory);
void check_free(struct check *check);

/* Opens the proof.  Returns false with diag filled. */
bool check_open(struct check *check);

/* Checks the proof, which must be open, and reads it to its end in any case.  While it waits for
 * the proof, buffers what arrives on the input `meanwhile` (or NULL), so that a program that writes
 * to both is never blocked. */
enum verdict check_proof(struct check *check, const struct formula *formula,
                         struct input *meanwhile);

/* Writes the files that options ask for, after check_proof has found that the proof holds and if no
 * input is malformed.  Returns false, with diag filled, if a file cannot be written. */
bool check_write(struct check *check, const struct formula *formula);

#endif
