/* SPDX-License-Identifier: MIT */
/* Proofs of unsatisfiability: the writer for LRAT and DRAT (lrat(5)).
 *
 * Every clause has a number: the clauses of the input 1, 2, ... in order, then the derived ones.  A
 * derived clause is written with the numbers of the clauses from which it follows by unit
 * propagation, in that order (Cruz-Filipe et al., 2017); justify.h finds them.
 *
 * In iCNF clauses may come after the first question.  From then on clauses of the input and derived
 * clauses alternate: with m clauses before the first question, the k-th clause of the input after
 * it has number m + 2k - 1, and the k-th derived clause m + 2k.  Clauses of the input are not
 * deleted then, since a solver that is built anew takes them in again.
 *
 * With W workers for one formula of m clauses (proof_divide), worker w gives the numbers m + w +
 * kW, k = 1, 2, ..., to the clauses it derives.  Each of these numbers is above those of the
 * clauses that it has taken from others.  So the steps of all workers, in the order of their
 * numbers, are one proof. */
#ifndef DPLL_STATE_PROOF_H
#define DPLL_STATE_PROOF_H

#include <assert.h>

#include "common/base/stack.h"
#include "common/formulas/formula.h"
#include "common/formulas/literal.h"
#include "common/streams/output.h"
#include "state/numeral.h"

enum proof_format { PROOF_LRAT, PROOF_BINARY_LRAT, PROOF_DRAT, PROOF_BINARY_DRAT };

/* The names of the formats, in that order, ended by NULL. */
extern const char *const proof_format_names[];

/* Set in a hint that names the clause of a resolvent; the hints for the resolvent follow it. */
#define PROOF_RESOLVING ((uint64_t)1 << 63)

/* Variables from here on are the proof's own and occur in no clause of the solver.  In the file
 * they alternate with the variables that the solver adds to the formula's. */
#define PROOF_VARS (1u << 30)

STACK(id_stack, uint64_t);
STACK(step_stack, uint32_t);

struct proof {
    struct output out;
    enum proof_format format;
    uint64_t last;            /* the largest number of a derived clause, or else of the input */
    uint64_t stride;          /* difference of the numbers of successive derived clauses */
    bool incremental;         /* iCNF */
    unsigned worker, workers; /* as in proof_divide; 0 of 1 without it */
    struct output parts;      /* where proof_note writes, if the proof is divided */
    bool begun;               /* the first question was asked */
    uint64_t first;           /* clauses of the input before the first question */
    uint64_t empty;           /* number of the empty clause, once it is derived */
    uint64_t answer; /* number of the clause that refutes the current assumptions; 0 for none */
    const struct formula *formula;
    Var formula_vars; /* variables of the problem; those above are the solver's or the proof's */
    Var own_vars;     /* number of variables of the proof's own */
    struct numerals numerals;
    struct id_stack hints;    /* hints of the clause to be added next */
    struct id_stack binaries; /* numbers of binary clauses, by the index in their watches */

    /* Arrays by variable, for `room` variables. */
    Var room;
    uint64_t *ids; /* number of the clause that made it true or false: unit, binary, backtracking */
    unsigned char *marks;      /* marks of justify.c */
    struct step_stack marked;  /* marked variables */
    struct step_stack steps;   /* steps left to do in justify.c */
    struct id_stack resolved;  /* numbers of the conflict and of the reasons resolved with so far */
    struct step_stack fixed;   /* level-0 variables met on the way */
    struct step_stack derived; /* variables of lower levels in the derived clause */
    size_t units;              /* level-0 literals of the trail with a unit clause */
};

/* Whether the format has hints; if not, none need to be computed. */
static inline bool proof_has_hints(const struct proof *proof) {
    assert(proof);
    return proof->format == PROOF_LRAT || proof->format == PROOF_BINARY_LRAT;
}

/* Opens a file for the proof, which must be none of the others.  An existing file stays as it is
 * until a problem has been read (output_begin).  Returns false, with diag filled, on failure. */
bool proof_open(struct proof *proof, const char *path, enum proof_format format,
                const struct files *others, struct diag *diag);

/* Closes the proof.  Returns status, or EXIT_INPUT after a message if a write failed. */
int proof_close(struct proof *proof, int status);

/* Prepares for being worker `worker` of `workers`, before any step.  The steps go to descriptor fd,
 * with numbers and new variables distinct from those of the other workers; notes go to descriptor
 * parts. */
void proof_divide(struct proof *proof, unsigned worker, unsigned workers, int fd, int parts);

/* Writes the steps so far, and then notes that clause `id` refutes a part of a tree that workers
 * share: 32-bit words for the two halves of id, the lower first, for size, and for the literals as
 * they are in the file. */
void proof_note(struct proof *proof, uint64_t id, const Lit *lits, size_t size);

/* Makes the numbers of later steps exceed that of a clause taken from another worker. */
void proof_pass(struct proof *proof, uint64_t id);

/* Forgets everything that belongs to a solver whose memory was released; another solver continues
 * the file. */
void proof_attend(struct proof *proof);

/* Must be called before clauses of a formula are taken in: numbers them. */
void proof_take_in(struct proof *proof, const struct formula *formula);

/* The number of clause `index` of the input, from 1. */
uint64_t proof_input_id(const struct proof *proof, uint64_t index);

/* The number of the derived clause `count` steps after clause `id`, if proof_pass was not called in
 * between. */
static inline uint64_t proof_after(const struct proof *proof, uint64_t id, unsigned count) {
    assert(proof);
    return id + count * proof->stride;
}

/* Whether `count` variables of the proof's own are allowed.  Not in iCNF, where a later clause or
 * assumption might contain them, nor if their numbers in the file would exceed VAR_MAX. */
bool proof_may_define(const struct proof *proof, uint64_t count);

/* Whether the numbers in the file of the solver's variables below `vars` are at most VAR_MAX. */
bool proof_may_add(const struct proof *proof, uint64_t vars);

/* Makes room for variables below vars. */
void proof_grow(struct proof *proof, struct memory *memory, Var vars);

/* Takes `count` variables that occur in no clause, if proof_may_define allows as many.  Returns the
 * first of them. */
Var proof_new_vars(struct proof *proof, Var count);

/* Writes a clause that follows by proof->hints, and clears the hints.  Returns its number; a number
 * above CLAUSE_ID_MAX (clause.h) makes the output fail. */
uint64_t proof_add(struct proof *proof, const Lit *lits, size_t size);

/* Deletes a clause. */
void proof_delete(struct proof *proof, uint64_t id, const Lit *lits, size_t size);

#endif
