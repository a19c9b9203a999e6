/* SPDX-License-Identifier: MIT */
/* What follows from a supposition, as a web that grows. */
#ifndef COMMON_EXPLAINER_GROW_H
#define COMMON_EXPLAINER_GROW_H

#include "common/explainer/web.h"

/* A technique used on the way, a chain perhaps: a finder and its owner. */
struct grow_rule {
    bool (*find)(struct hunt *hunt);
    void *owner;
};

enum { GROW_RULES = 8 };

/* What a web may use to grow. */
struct grow_kind {
    bool dynamic; /* what was ruled out on the way counts */
    bool nishio;  /* links within cells are not used: chains stay with one digit */
    struct grow_rule rules[GROW_RULES]; /* in order; one without a finder ends them */
};

/* Begins *web anew with the supposition that `start` is as it says, and adds what follows in the
 * position until nothing more does, or web->clash is set. */
void grow(const struct grow_kind *kind, const struct sheet *sheet, struct web *web, Node start);

#endif
