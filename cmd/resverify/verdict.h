/* SPDX-License-Identifier: MIT */
/* The verdict on a result. */
#ifndef RESVERIFY_VERDICT_H
#define RESVERIFY_VERDICT_H

enum verdict {
    VERDICT_VERIFIED,
    VERDICT_REFUTED,     /* the model is wrong, or one of several is a duplicate */
    VERDICT_NO_PROOF,    /* "unsatisfiable" without a proof */
    VERDICT_WRONG_PROOF, /* a step of the proof does not follow */
    VERDICT_INCOMPLETE,  /* the proof ends without the empty clause */
    VERDICT_UNDECIDED,   /* no answer to check */
    VERDICT_BROKEN,      /* the input is malformed */
};

#endif
