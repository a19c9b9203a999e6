/* SPDX-License-Identifier: MIT */
/* The path of the search, from the root to the node at hand, kept while another engine works. */
#ifndef DPLL_LOOK_PATH_H
#define DPLL_LOOK_PATH_H

#include "look/state.h"

/* Notes the path.  Its literals follow, level by level, from the decisions, so that the clauses may
 * be replaced by others with the same models before path_follow. */
void path_save(struct solver *s);

/* Goes back, from level 0, to the node where path_save was called, or as far as the values found
 * since allow; then forgets the path.  Returns false when the node reached is refuted.  Where a
 * decision above the part given to this process cannot be taken, a proof says so. */
bool path_follow(struct solver *s);

/* Forgets the path, if there is one. */
void path_forget(struct solver *s);

/* Writes the path to the other side of the branching that opens level + 1 into look->message: for
 * each level the depth before its decision, how many literals, and these, the decision first. */
void path_write(struct solver *s, unsigned level);

/* Makes the message of a path_write the path to follow; its levels are not to be taken back
 * here. */
void path_read(struct solver *s, const uint32_t *message, size_t size);

#endif
