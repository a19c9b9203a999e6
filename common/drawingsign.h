/* Signs and numbers on the borders between the cells of a rule and their next ones, and outside the
 * grid. */
#ifndef COMMON_DRAWINGSIGN_H
#define COMMON_DRAWINGSIGN_H

#include "common/drawingplace.h"

/* Dots, white or black, with the number where it is not 1 or 2, which is usual. */
void drawingsign_white(struct output *out, const struct drawing *drawing, const struct rule *rule);
void drawingsign_black(struct output *out, const struct drawing *drawing, const struct rule *rule);

/* Inequality signs that open towards the greater cell; equality signs. */
void drawingsign_less(struct output *out, const struct drawing *drawing, const struct rule *rule);
void drawingsign_equal(struct output *out, const struct drawing *drawing, const struct rule *rule);

/* A sum.  Two cells side by side have it between them, 5 and 10 as V and X. */
bool drawingsign_is_pair(const struct drawing *drawing, const struct rule *rule);
void drawingsign_pair(struct output *out, const struct drawing *drawing, const struct rule *rule);
void drawingsign_corner(struct output *out, const struct drawing *drawing, const struct rule *rule);

#endif
