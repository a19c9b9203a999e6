/* The table of kinds of rules: a row each, from which the reader takes the syntax, and every tool
 * what a rule means.  A new kind is a row, and a function, in a file of its own where it is like
 * none before, that says which forms of rules.h it is made of. */
#ifndef COMMON_RULEKINDS_H
#define COMMON_RULEKINDS_H

#include "common/rules.h"

/* How many cells the line of a rule names. */
enum rule_cells {
    RULE_NO_CELLS, /* none: the rule is about all cells */
    RULE_CELLS,    /* at least `least` */
    RULE_HOUSE,    /* as many as the side */
    RULE_LINE,     /* a row or a column from one end to the other; numbers may be 0, and sides are
                      at most RULEDIAGRAM_SIDE_MAX */
    RULE_MAP,      /* all: a map of letters, of `side` different ones, each `side` times */
};

struct rule_kind {
    const char *name;
    bool numbered; /* a number stands before the cells */
    enum rule_cells cells;
    uint32_t least;
    void (*build)(struct rules *rules, const struct rule *rule);
    const char *idea; /* what the rule asks for, after "cells": in words of people */
};

/* Ended by a row without a name. */
extern const struct rule_kind rule_kinds[];

/* The kind of a name of so many bytes, or NULL. */
const struct rule_kind *rule_kind_find(const unsigned char *name, size_t length);

#endif
