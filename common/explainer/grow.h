/* What follows from a supposition: a web grows until nothing more follows, or there is a clash. */
#ifndef COMMON_EXPLAINER_GROW_H
#define COMMON_EXPLAINER_GROW_H

#include "common/explainer/web.h"

/* A technique used on the way, a chain perhaps: a finder and its owner. */
struct grow_rule {
    bool (*find)(struct hunt *hunt);
    void *owner;
};

enum { GROW_RULES = 8 };

struct grow_kind {
    bool dynamic; /* what was ruled out on the way counts */
    bool nishio;  /* without links within cells */
    struct grow_rule
        rules[GROW_RULES]; /* ended by one without a finder; the first that helps is used */
};

void grow(const struct grow_kind *kind, const struct sheet *sheet, struct web *web, Node start);

#endif
