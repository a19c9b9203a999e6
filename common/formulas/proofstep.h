/* SPDX-License-Identifier: MIT */
/* The current step of a proof, and messages about it. */
#ifndef COMMON_FORMULAS_PROOFSTEP_H
#define COMMON_FORMULAS_PROOFSTEP_H

#include <assert.h>

#include "common/base/stack.h"
#include "common/formulas/literal.h"
#include "common/streams/input.h"

STACK(proof_lits, Lit);
STACK(proof_numbers, int64_t);
STACK(proof_places, uint64_t);

enum proof_format { PROOF_AUTO, PROOF_LRAT, PROOF_DRAT };

enum proof_event {
    PROOF_ADD,    /* LRAT: the clause lits gets number id, for the hints in numbers; DRAT: lits */
    PROOF_DELETE, /* LRAT: the clauses in numbers; DRAT: the clause lits */
    PROOF_END,
    PROOF_ERROR, /* malformed; diag says where and why */
};

/* The largest number of a clause. */
#define PROOF_NUMBER_MAX (INT64_C(1) << 60)

/* The most numbers of a step in memory at a time, since a step may have more than memory has room
 * for. */
#ifdef NARROW_FIELDS
enum { PROOF_PART = 4 };
#else
enum { PROOF_PART = 1 << 16 };
#endif

struct proof {
    struct input in;
    struct diag diag;         /* the error, if failed */
    bool failed;              /* there was an error behind the first part of the numbers */
    enum proof_format format; /* PROOF_AUTO until proof_begin has seen the first bytes */
    bool binary;

    /* The current step. */
    uint64_t line;                /* where it begins; 0 when the proof is binary */
    uint64_t column;              /* the same; in a binary proof, the byte, from 0 */
    uint64_t start;               /* in text, its offset in the input */
    uint64_t id;                  /* LRAT additions only */
    struct proof_lits lits;       /* in the order of the proof */
    bool hints;                   /* the numbers are hints, not clauses to delete */
    struct proof_numbers numbers; /* the current part: never 0; only hints are negative */
    struct proof_places places;   /* of each number: its distance in bytes from the beginning */
    bool more;                    /* there are further parts */
};

/* Fills diag with an error of the current step as a whole, or of what is `bytes` after its
 * beginning, such as a number at its place.  Always returns false. */
bool proofstep_blame(const struct proof *p, struct diag *diag, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool proofstep_blame_at(const struct proof *p, uint64_t bytes, struct diag *diag,
                        const char *format, ...) __attribute__((format(printf, 4, 5)));

/* Fills diag for a proof that has ended without the empty clause. */
void proofstep_blame_end(const struct proof *p, struct diag *diag);

/* For the two readers: adds a literal to the current step.  Returns false, with p->diag filled, if
 * it becomes longer than a clause may be. */
bool proofstep_literal(struct proof *p, Lit lit);

/* For the two readers: adds a number, which is `bytes` after the beginning of the step. */
static inline void proofstep_number(struct proof *p, int64_t number, uint64_t bytes) {
    assert(number && p->numbers.size == p->places.size && p->numbers.size < PROOF_PART);
    assert(number >= (p->hints ? -PROOF_NUMBER_MAX : 1) && number <= PROOF_NUMBER_MAX);
    stack_push(p->in.memory, &p->numbers, number);
    stack_push(p->in.memory, &p->places, bytes);
}

/* For the two readers: fills p->diag for the byte `bytes` after the beginning of the current step.
 * Returns PROOF_ERROR. */
enum proof_event proofstep_malformed(struct proof *p, uint64_t bytes, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
