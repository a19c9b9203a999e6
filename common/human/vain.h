/* SPDX-License-Identifier: MIT */
/* Searches in vain, which need not be made again: those for a pattern of one digit, which hang on
 * nothing but the cells that hold the digit. */
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

/* The digits for which a search would be in vain, as it was when the same cells held them.  The
 * notes of the step keep that from one position to the next. */
Set vain_digits(const struct board *board, struct step *step, enum vain_search search);

/* Notes that the search has found nothing by some digits, unless it was to tell of all it finds. */
void vain_note(const struct board *board, struct step *step, enum vain_search search, Set digits);

#endif
