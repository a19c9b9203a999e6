/* SPDX-License-Identifier: MIT */
/* Writing the result of a DRAT check as an LRAT proof: the lemmas of the core in order, with
 * hints. */
#ifndef RESVERIFY_TRIM_H
#define RESVERIFY_TRIM_H

#include "common/streams/output.h"
#include "drat.h"

/* Writes the proof of a check that ended with VERDICT_VERIFIED and kept the hints. */
void trim_write(struct output *out, const struct drat *drat);

#endif
