/* SPDX-License-Identifier: MIT */
/* The members of the JSON of f-puzzles that hold constraints, and how our rules become their
 * entries: a row each. */
#ifndef COMMON_GRIDS_FPUZZLESMEMBER_H
#define COMMON_GRIDS_FPUZZLESMEMBER_H

#include "common/grids/fpuzzlessay.h"

/* A member of the JSON, and the rules that belong to it. */
struct fpuzzlesmember {
    const char *name, *rule;
    bool (*fits)(const struct fpuzzlessay *w,
                 const struct rule *rule); /* NULL: all rules of this name */
    void (*write)(struct fpuzzlessay *w, const struct rule *rule); /* NULL: the member is "true" */
};

/* The rows; those of one name are adjacent. */
extern const struct fpuzzlesmember fpuzzlesmembers[];
extern const size_t fpuzzlesmembers_count;

/* Whether a row is about a rule. */
bool fpuzzlesmember_takes(const struct fpuzzlessay *w, const struct fpuzzlesmember *member,
                          const struct rule *rule);

/* Whether an earlier row takes a rule under another name: a diagonal is no extra region, and V is
 * no diagonal. */
bool fpuzzlesmember_is_taken(const struct fpuzzlessay *w, const struct fpuzzlesmember *member,
                             const struct rule *rule);

/* Writes an entry with the cells of a rule, and its number. */
void fpuzzlesmember_cells(struct fpuzzlessay *w, const struct rule *rule);

#endif
