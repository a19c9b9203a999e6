/* SPDX-License-Identifier: MIT */
/* What each candidate was found to lead to by nested nets: which candidates were left when nothing
 * more followed from it.  That holds for later positions, too, as these have no candidate that was
 * not there before.  So a supposition need not be followed again while nothing that it left has
 * gone otherwise, and else it can go on from there; and what led to ruling a candidate out is ruled
 * out by it in turn. */
#ifndef COMMON_HUMAN_LEADS_H
#define COMMON_HUMAN_LEADS_H

#include "common/human/step.h"

struct leads;

/* What is known at a position.  The step's notes keep it from one position to the next; where a
 * position has a candidate that was gone in the last one, all is forgotten.  The board is one that
 * imply.h has room for. */
struct leads *leads_of(const struct board *board, struct step *step);

/* Whether it is known that following a candidate would be in vain as it was before. */
bool leads_in_vain(const struct leads *leads, const struct board *board, uint32_t cell,
                   unsigned digit);

/* How many candidates it left, digits that are set among them; UINT32_MAX where that is not known.
 */
uint32_t leads_count(const struct leads *leads, uint32_t cell, unsigned digit);

/* Rules out what is known not to go together with a candidate. */
void leads_apply(const struct leads *leads, struct board *board, uint32_t cell, unsigned digit);

/* Keeps what a candidate has led to, without a flaw. */
void leads_keep(struct leads *leads, const struct board *left, uint32_t cell, unsigned digit);

/* Forgets all, before another puzzle. */
void leads_forget(struct step *step);

#endif
