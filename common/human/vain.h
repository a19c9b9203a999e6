/* SPDX-License-Identifier: MIT */
/* Searches that are known to be in vain.  A search for a pattern of one digit depends only on the
 * cells with this candidate, so it is not repeated until these cells change. */
#ifndef COMMON_HUMAN_VAIN_H
#define COMMON_HUMAN_VAIN_H

#include "common/human/step.h"

enum vain_search {
    VAIN_X_WING,
    VAIN_SWORDFISH,
    VAIN_JELLYFISH,
    VAIN_SKYSCRAPER,
    VAIN_KITE,
    VAIN_TURBOT,
    VAIN_EMPTY,
    VAIN_COLOUR,
    VAIN_MULTI,
    VAIN_X_CHAIN,
    VAIN_GROUPED_X_CHAIN,
    VAIN_FRANKEN,
    VAIN_FINNED_FRANKEN,
    VAIN_MUTANT,
    VAIN_FINNED_MUTANT,
    VAIN_TEMPLATE,
    VAIN_SEARCHES
};

/* The digits for which a search would be in vain, because it was when the digit had the same cells.
 * The notes of the step keep these cells from one position to the next. */
Set vain_digits(const struct board *board, struct step *step, enum vain_search search);

/* Notes that the search has found nothing with some digits, unless all steps were to be told. */
void vain_note(const struct board *board, struct step *step, enum vain_search search, Set digits);

#endif
