/* SPDX-License-Identifier: MIT */
/* The models of one question, to detect duplicates.
 *
 * A model is stored as one bit for each variable if all have a value, or else as the sorted list of
 * its literals, so that it takes no more memory than was read.  It is found by a hash and then
 * compared in full. */
#ifndef RESVERIFY_DISTINCT_H
#define RESVERIFY_DISTINCT_H

#include "common/base/memory.h"
#include "common/base/stack.h"
#include "common/formulas/res.h"

STACK(word_stack, uint64_t);

/* A model ends before word `end` and begins at the end of the model before. */
struct distinct_model {
    size_t end;
    uint64_t hash;
};
STACK(distinct_models, struct distinct_model);

struct distinct {
    struct memory *memory;
    Var vars;
    struct word_stack words; /* words of all models */
    struct distinct_models models;
    size_t *table;     /* open addressing: numbers of models from 1, 0 for an empty slot */
    size_t table_size; /* 0 or a power of two */
};

void distinct_init(struct distinct *set, struct memory *memory);
void distinct_free(struct distinct *set);

/* Forgets all models; later ones have vars variables. */
void distinct_begin(struct distinct *set, Var vars);

/* Adds the current model.  Returns the number, from 1, of an earlier model that gives the same
 * values to the same variables, or 0.  Duplicates are numbered as well. */
size_t distinct_add(struct distinct *set, const struct res *res);

#endif
