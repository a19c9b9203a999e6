/* SPDX-License-Identifier: MIT */
/* The models met so far for one question, so that a repeated one is noticed.
 *
 * A model is kept as one bit for each variable where all of them have a value, or else as the
 * sorted list of its literals, so that it takes no more than was read.  It is found by a hash, but
 * equal means equal, not likely equal. */
#ifndef RESVERIFY_DISTINCT_H
#define RESVERIFY_DISTINCT_H

#include "common/memory.h"
#include "common/res.h"
#include "common/stack.h"

STACK(word_stack, uint64_t);

/* A model ends before this word; it begins where the one before it ends. */
struct distinct_model {
    size_t end;
    uint64_t hash;
};
STACK(distinct_models, struct distinct_model);

struct distinct {
    struct memory *memory;
    Var vars;
    struct word_stack words; /* of all models */
    struct distinct_models models;
    size_t *table;     /* open addressing: the number of a model from 1, 0 when empty */
    size_t table_size; /* 0 or a power of two */
};

void distinct_init(struct distinct *set, struct memory *memory);
void distinct_free(struct distinct *set);

/* Forgets all models; those that follow have vars variables. */
void distinct_begin(struct distinct *set, Var vars);

/* Adds the model at hand.  Returns the number, from 1, of an equal one added before, which gives
 * the same values to the same variables, or 0 when there is none.  The models added are counted
 * with or without an equal. */
size_t distinct_add(struct distinct *set, const struct res *res);

#endif
