/* Empty rectangles: all places of a digit in a region are in two of the lines that cross it.  Where
 * the digit has two places in another house, one of which sees all places in the first line, then
 * either the other one or a place in the second line is right. */
#ifndef COMMON_HUMAN_EMPTY_H
#define COMMON_HUMAN_EMPTY_H

#include "common/human/step.h"

bool empty_rectangle(const struct board *board, struct step *step);

#endif
