/* The path of the search, from the root to the node at hand, kept while another engine works. */
#ifndef DPLL_LOOK_PATH_H
#define DPLL_LOOK_PATH_H

#include "look/state.h"

/* Notes the path.  All that was assigned on it follows, level by level, from the decisions: the
 * clauses may be replaced by others that mean the same. */
void path_save(struct solver *s);

/* Goes back, from level 0, to where path_save was called, or as far as what holds by now lets it;
 * then forgets the path.  Returns false when what is reached is refuted. */
bool path_follow(struct solver *s);

void path_forget(struct solver *s);

/* Writes the path to the other side of the branching that opens level + 1 into look->message: for
 * each level the depth before its decision, how many literals, and these, the decision first. */
void path_write(struct solver *s, unsigned level);

/* Takes such a message for the path to follow, whose levels are given. */
void path_read(struct solver *s, const uint32_t *message, size_t size);

#endif
