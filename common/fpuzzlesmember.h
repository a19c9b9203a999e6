/* SPDX-License-Identifier: MIT */
/* The members that constraints are in the JSON of f-puzzles, and how our rules become entries of
 * them: one row each. */
#ifndef COMMON_FPUZZLESMEMBER_H
#define COMMON_FPUZZLESMEMBER_H

#include "common/fpuzzlessay.h"

/* A member of the JSON, and which rules are among it. */
struct fpuzzlesmember {
    const char *name, *rule;
    bool (*fits)(const struct fpuzzlessay *w, const struct rule *rule); /* NULL: all of this name */
    void (*write)(struct fpuzzlessay *w, const struct rule *rule);      /* NULL: it is true */
};

/* Those of one name stand side by side. */
extern const struct fpuzzlesmember fpuzzlesmembers[];
extern const size_t fpuzzlesmembers_count;

/* Whether a row is about a rule. */
bool fpuzzlesmember_takes(const struct fpuzzlessay *w, const struct fpuzzlesmember *member,
                          const struct rule *rule);

/* Whether a row before one takes a rule under another name: a diagonal is no extra region, V no
 * diagonal. */
bool fpuzzlesmember_is_taken(const struct fpuzzlessay *w, const struct fpuzzlesmember *member,
                             const struct rule *rule);

/* Writes an entry with the cells of a rule, and its number. */
void fpuzzlesmember_cells(struct fpuzzlessay *w, const struct rule *rule);

#endif
