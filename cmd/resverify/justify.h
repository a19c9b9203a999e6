/* SPDX-License-Identifier: MIT */
/* Whether a lemma follows: reverse unit propagation (RUP; E. Goldberg, Y. Novikov, DATE 2003) and
 * resolution asymmetric tautologies (RAT; M. Jarvisalo, M. Heule, A. Biere, Inprocessing rules,
 * IJCAR 2012), by propagation and without hints. */
#ifndef RESVERIFY_JUSTIFY_H
#define RESVERIFY_JUSTIFY_H

#include "core.h"

/* Whether the lemma with this number is RUP, or RAT on its pivot, by the active clauses; the
 * lemma itself must be inactive, and only what the active clauses imply assigned.  The clauses that
 * it rests on are put into the core; its hints, when they are kept, are noted: positive ones, or
 * for RAT groups as in LRAT. */
bool justify_lemma(struct core *core, ClauseRef number);

#endif
