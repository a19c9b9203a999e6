/* SPDX-License-Identifier: MIT */
/* Consequences of candidates that nested nets have found: the candidates left when nothing more
 * followed.  They also hold in later positions, whose candidates are among the earlier ones.  So a
 * supposition is followed again only when some of the candidates it left are gone, and then
 * continues from there.  And if one candidate excludes another, the other excludes it, too. */
#ifndef COMMON_HUMAN_LEADS_H
#define COMMON_HUMAN_LEADS_H

#include "common/human/step.h"

/* The largest side of boards that have such records. */
enum { LEADS_SIDE_MAX = 16 };

struct leads;

/* The record for a position.  The notes of the step keep it for later positions, and clear it for a
 * position with a candidate that the last one lacks.  imply_possible must hold for the board, and
 * its side is at most LEADS_SIDE_MAX. */
struct leads *leads_of(const struct board *board, struct step *step);

/* Whether following a candidate is known to be in vain again. */
bool leads_in_vain(const struct leads *leads, const struct board *board, uint32_t cell,
                   unsigned digit);

/* The number of candidates that a supposition has left, including digits that are set; UINT32_MAX
 * if unknown. */
uint32_t leads_count(const struct leads *leads, uint32_t cell, unsigned digit);

/* Removes the candidates known to be excluded by a candidate. */
void leads_apply(const struct leads *leads, struct board *board, uint32_t cell, unsigned digit);

/* Records what a candidate has left, without a flaw. */
void leads_keep(struct leads *leads, const struct board *left, uint32_t cell, unsigned digit);

/* Clears the record, before another puzzle. */
void leads_forget(struct step *step);

#endif
