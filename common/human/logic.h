/* The techniques in the order in which a person tries them, the easiest first. */
#ifndef COMMON_HUMAN_LOGIC_H
#define COMMON_HUMAN_LOGIC_H

#include "common/human/step.h"

/* Finds the easiest step on a board without a flaw, guesses aside, by techniques before `end`; the
 * board stays as it is.  Returns false when there is none. */
bool logic_find(const struct board *board, enum technique end, struct step *step);

#endif
