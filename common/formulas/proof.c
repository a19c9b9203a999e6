/* SPDX-License-Identifier: MIT */
#include "common/formulas/proof.h"

#include <assert.h>

#include "common/formulas/proofbinary.h"
#include "common/formulas/proofsniff.h"
#include "common/formulas/prooftext.h"

bool proof_open(struct proof *p, const char *path, enum proof_format format,
                struct memory *memory) {
    *p = (struct proof){.format = format};
    if (!input_open(&p->in, path, memory, &p->diag))
        return false;
    p->in.packed = true;
    return true;
}

void proof_close(struct proof *p) {
    struct memory *memory = p->in.memory;
    if (!memory)
        return;
    stack_free(memory, &p->lits);
    stack_free(memory, &p->numbers);
    stack_free(memory, &p->places);
    input_close(&p->in);
}

void proof_begin(struct proof *p, uint64_t clauses) {
    assert(!p->numbers.size && !p->lits.size && !p->more);
    struct sniff sniff = proofsniff(&p->in, clauses);
    p->binary = sniff.binary;
    if (p->format != PROOF_AUTO)
        return;
    p->format = sniff.lrat ? PROOF_LRAT : PROOF_DRAT;
}

static void clear_numbers(struct proof *p) {
    stack_clear(&p->numbers);
    stack_clear(&p->places);
    p->more = false;
}

enum proof_event proof_next(struct proof *p) {
    assert(p->format != PROOF_AUTO);
    while (proof_more(p))
        ;
    if (p->failed)
        return PROOF_ERROR;
    stack_clear(&p->lits);
    clear_numbers(p);
    return p->binary ? proofbinary_next(p) : prooftext_next(p);
}

bool proof_more(struct proof *p) {
    assert(p->numbers.size == p->places.size && p->numbers.size <= PROOF_PART);
    if (!p->more)
        return false;
    clear_numbers(p);
    p->failed = (p->binary ? proofbinary_more(p) : prooftext_more(p)) == PROOF_ERROR;
    if (p->failed)
        clear_numbers(p);
    return !p->failed;
}

void proof_drain(struct proof *p) {
    do
        p->in.cursor = p->in.end;
    while (input_refill(&p->in, p->in.cursor));
}
