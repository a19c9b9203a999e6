/* How far the search has come: each branching halves the part of the tree that its node stands for,
 * and what is refuted adds up to 1 (compare Knuth, 1975). */
#ifndef DPLL_LOOK_PROGRESS_H
#define DPLL_LOOK_PROGRESS_H

#include "look/state.h"

/* Everything is open, at level 0. */
void progress_begin(struct solver *s);

/* To be called after a level was opened: one of two sides of a branching, or else all there is. */
void progress_open(struct solver *s, bool branching);

/* To be called when what is left at the topmost level is refuted, before it is taken back. */
void progress_close(struct solver *s);

/* A level, above 0, is none any more: what is below it on the path moves down. */
void progress_drop(struct solver *s, size_t level);

#endif
