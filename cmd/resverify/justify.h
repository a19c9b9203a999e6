/* SPDX-License-Identifier: MIT */
/* Justifying a lemma without hints, by propagation: reverse unit propagation (RUP; E. Goldberg, Y.
 * Novikov, DATE 2003) and resolution asymmetric tautologies (RAT; M. Jarvisalo, M. Heule, A.
 * Biere, Inprocessing rules, IJCAR 2012). */
#ifndef RESVERIFY_JUSTIFY_H
#define RESVERIFY_JUSTIFY_H

#include "core.h"

/* Whether the lemma with this number is RUP, or RAT on its pivot, by the active clauses.  The lemma
 * must be inactive, and only literals implied by active clauses assigned.  Puts the clauses used
 * into the core and, if hints are kept, records the hints: positive ones, or for RAT groups as in
 * LRAT. */
bool justify_lemma(struct core *core, ClauseRef number);

#endif
