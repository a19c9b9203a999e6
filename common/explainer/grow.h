/* SPDX-License-Identifier: MIT */
/* The consequences of a supposition, as a web that grows. */
#ifndef COMMON_EXPLAINER_GROW_H
#define COMMON_EXPLAINER_GROW_H

#include "common/explainer/web.h"

/* A technique used within a chain, possibly a chain itself: a finder and its owner. */
struct grow_rule {
    bool (*find)(struct hunt *hunt);
    void *owner;
};

enum { GROW_RULES = 8 };

/* The rules by which a web grows. */
struct grow_kind {
    bool dynamic; /* candidates ruled out since the supposition count */
    bool nishio;  /* links within cells are not used, so a chain stays with one digit */
    struct grow_rule rules[GROW_RULES]; /* in order, ended by a rule without a finder */
};

/* Begins *web anew with the node `start` and adds its consequences in the position until there are
 * no more or web->clash is set. */
void grow(const struct grow_kind *kind, const struct sheet *sheet, struct web *web, Node start);

#endif
