/* The step of a proof at hand: what it consists of, and saying what is wrong with it. */
#ifndef COMMON_PROOFSTEP_H
#define COMMON_PROOFSTEP_H

#include "common/input.h"
#include "common/literal.h"
#include "common/stack.h"

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

struct proof {
    struct input in;
    struct diag diag;         /* the error, after one */
    enum proof_format format; /* PROOF_AUTO until proof_begin has seen the first bytes */
    bool binary;

    /* The step at hand. */
    uint64_t line;                /* where it begins; 0 when the proof is binary */
    uint64_t column;              /* the same; in a binary proof, the byte, from 0 */
    uint64_t id;                  /* LRAT additions only */
    struct proof_lits lits;       /* in the order of the proof */
    struct proof_numbers numbers; /* hints, or what to delete: never 0; only hints are negative */
    struct proof_places places;   /* of each number: bytes from where the step begins */
};

/* Fills diag for what is wrong with the step at hand: as a whole, or with its number at index.
 * Always returns false. */
bool step_blame(const struct proof *p, struct diag *diag, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool step_blame_number(const struct proof *p, size_t index, struct diag *diag, const char *format,
                       ...) __attribute__((format(printf, 4, 5)));

/* Fills diag for a proof that ends, as proof_next has said, without the empty clause. */
void step_blame_end(const struct proof *p, struct diag *diag);

/* For the readers of the two forms: adds a literal to the step at hand.  Returns false, with
 * p->diag filled, when that makes it longer than a clause may be. */
bool step_literal(struct proof *p, Lit lit);

/* For the readers of the two forms: fills p->diag for the byte `bytes` after the beginning of the
 * step at hand.  Returns PROOF_ERROR. */
enum proof_event step_malformed(struct proof *p, uint64_t bytes, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
