/* SPDX-License-Identifier: MIT */
/* The path of the search, from the root to the current node, saved while another engine works. */
#ifndef DPLL_LOOK_PATH_H
#define DPLL_LOOK_PATH_H

#include "look/state.h"

/* Saves the path.  Its literals follow, level by level, from its decisions, so that other clauses
 * with the same models may be there at path_follow. */
void path_save(struct solver *s);

/* Returns from level 0 to the node of path_save, or as far as the values found since allow; then
 * forgets the path.  Returns false if the node reached is refuted.  If a decision above this
 * process's part of the tree cannot be taken, the proof gets the clause that says so. */
bool path_follow(struct solver *s);

/* Forgets the path, if there is one. */
void path_forget(struct solver *s);

/* Writes the path to the other side of the branching that opens level + 1 into look->message: for
 * each level the depth before its decision, the number of literals, and the literals, the decision
 * first. */
void path_write(struct solver *s, unsigned level);

/* Makes a message of path_write the path to follow.  Its levels are not to be undone by this
 * process. */
void path_read(struct solver *s, const uint32_t *message, size_t size);

#endif
