/* The models met so far for one question, so that a repeated one is noticed.
 *
 * Models are kept whole, one bit a variable, and found by a hash: equal means equal, not likely
 * equal. */
#ifndef RESVERIFY_DISTINCT_H
#define RESVERIFY_DISTINCT_H

#include "common/memory.h"
#include "common/res.h"
#include "common/stack.h"

STACK(bits_stack, uint64_t);

struct distinct {
    struct memory *memory;
    Var vars;
    size_t words;  /* of bits a model takes */
    size_t models; /* kept */
    struct bits_stack bits;
    struct bits_stack hashes; /* by model */
    size_t *table;            /* open addressing: the number of a model from 1, 0 when empty */
    size_t table_size;        /* 0 or a power of two */
};

void distinct_init(struct distinct *set, struct memory *memory);
void distinct_free(struct distinct *set);

/* Forgets all models; those that follow have vars variables. */
void distinct_begin(struct distinct *set, Var vars);

/* Adds the model at hand, which must be complete.  Returns the number, from 1, of an equal one
 * added before, or 0 when there is none.  The models added are counted with or without an equal. */
size_t distinct_add(struct distinct *set, const struct res *res);

#endif
