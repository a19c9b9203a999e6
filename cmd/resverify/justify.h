/* Whether a lemma follows: reverse unit propagation (RUP; E. Goldberg, Y. Novikov, DATE 2003) and
 * resolution asymmetric tautologies (RAT; M. Jarvisalo, M. Heule, A. Biere, Inprocessing rules,
 * IJCAR 2012), by propagation and without hints. */
#ifndef RESVERIFY_JUSTIFY_H
#define RESVERIFY_JUSTIFY_H

#include "core.h"

/* Whether the lemma with this number is RUP, or RAT on its pivot, by the active clauses, of which
 * it is none; nothing but what they imply is assigned.  What it rests on is put into the core; its
 * hints, when they are kept, are noted: positive ones, or for RAT groups as in LRAT. */
bool justify_lemma(struct core *core, ClauseRef number);

#endif
