/* SPDX-License-Identifier: MIT */
/* Proofs of unsatisfiability: the writer for LRAT and DRAT (lrat(5)).
 *
 * Every clause has a number: those of the input 1, 2, ... in order, then whatever is derived.  A
 * derived clause is written with the numbers of the clauses that it follows from by unit
 * propagation, in that order (Cruz-Filipe et al., 2017); justify.h finds them.
 *
 * In iCNF clauses may come after the first question.  They and what is derived from then on have
 * every other number each: with m clauses before it, the k-th one behind it has m + 2k - 1, and the
 * k-th derived one m + 2k.  Clauses of the input are not deleted then, since a solver that is built
 * anew takes them in again.
 *
 * Of W workers for one formula with m clauses (proof_divide), worker w gives the numbers m + w +
 * kW, k = 1, 2, ..., to what it derives, and each of them is above those of the clauses that it has
 * taken from others: in the order of their numbers the steps of all are one proof. */
#ifndef DPLL_PROOF_H
#define DPLL_PROOF_H

#include <assert.h>

#include "common/formula.h"
#include "common/literal.h"
#include "common/output.h"
#include "common/stack.h"

enum proof_format { PROOF_LRAT, PROOF_BINARY_LRAT, PROOF_DRAT, PROOF_BINARY_DRAT };

/* Their names, in that order, ended by NULL. */
extern const char *const proof_format_names[];

/* Set in a hint that names a clause to resolve with; the hints for the resolvent follow it. */
#define PROOF_RESOLVING ((uint64_t)1 << 63)

/* Variables from here on are the proof's own: no clause of the solver has them.  In the file they
 * take turns with those that the solver adds to the formula's. */
#define PROOF_VARS (1u << 30)

enum { NUMERAL_DIGITS = 4, NUMERALS = 10000 };

STACK(id_stack, uint64_t);
STACK(step_stack, uint32_t);

/* The text of a number below NUMERALS, made when it is first wanted: its digits with zeros in front
 * and a space; the last byte says how many zeros.  Without these it is still followed by as many
 * bytes as with them. */
struct numeral {
    char text[2 * NUMERAL_DIGITS];
};

struct proof {
    struct output out;
    enum proof_format format;
    uint64_t last;    /* the largest number given to a derived clause, or to those of the input */
    uint64_t stride;  /* from one derived clause's number to the next one's */
    bool incremental; /* iCNF */
    unsigned worker, workers; /* as in proof_divide; 0 of 1 without it */
    struct output parts;      /* what proof_note has noted, where the proof is divided */
    bool begun;               /* the first question has been asked */
    uint64_t first;           /* clauses of the input before it */
    uint64_t empty;           /* number of the empty clause, once it is derived */
    uint64_t answer;          /* of the clause that refutes the assumptions at hand; 0 for none */
    const struct formula *formula;
    Var formula_vars; /* of the problem: those above are the solver's or the proof's */
    Var own_vars;     /* variables of the proof's own so far */
    struct numeral numerals[NUMERALS];
    struct id_stack hints;    /* of the clause to be added next */
    struct id_stack binaries; /* numbers of binary clauses, by the index in their watches */

    /* By variable, for as many as there is room. */
    Var room;
    uint64_t *ids;        /* number of the unit, binary or backtracking clause behind its value */
    unsigned char *marks; /* while justifying */
    struct step_stack marked;  /* variables with a mark */
    struct step_stack steps;   /* what is left to do while justifying */
    struct id_stack resolved;  /* numbers of the conflict and the reasons resolved with it so far */
    struct step_stack fixed;   /* level-0 variables met on the way */
    struct step_stack derived; /* variables of lower levels in the clause derived */
    size_t units;              /* level-0 literals of the trail that have a unit clause */
};

/* Whether the format has hints; where it has none, none need to be found. */
static inline bool proof_has_hints(const struct proof *proof) {
    assert(proof);
    return proof->format == PROOF_LRAT || proof->format == PROOF_BINARY_LRAT;
}

/* Opens a file for the proof, which must be none of the others.  A proof that is there stays until
 * a problem has been read (output_begin).  Returns false, with diag filled, when it cannot. */
bool proof_open(struct proof *proof, const char *path, enum proof_format format,
                const struct files *others, struct diag *diag);

/* Ends the proof.  Returns status, or EXIT_INPUT after a message when a write failed. */
int proof_close(struct proof *proof, int status);

/* In worker `worker` of `workers`, before any step: the steps go to the descriptor fd, and their
 * numbers and new variables are none of the other workers'.  Notes go to the descriptor parts. */
void proof_divide(struct proof *proof, unsigned worker, unsigned workers, int fd, int parts);

/* Notes that clause number id refutes a part of a tree that workers share: in words of 32 bits, the
 * two halves of the number, the lower first, how many literals there are, and these as they are in
 * the file.  The steps so far are written before. */
void proof_note(struct proof *proof, uint64_t id, const Lit *lits, size_t size);

/* The numbers of steps to come are above that of a clause taken from another worker. */
void proof_pass(struct proof *proof, uint64_t id);

/* Forgets what belonged to a solver whose memory is gone: another one goes on in the file. */
void proof_attend(struct proof *proof);

/* Before clauses of a formula are taken in: it numbers them. */
void proof_take_in(struct proof *proof, const struct formula *formula);

/* The number of a clause of the input, the index-th one from 1. */
uint64_t proof_input_id(const struct proof *proof, uint64_t index);

/* The number of the derived clause that is `count` steps behind number id; nothing was passed in
 * between. */
static inline uint64_t proof_after(const struct proof *proof, uint64_t id, unsigned count) {
    assert(proof);
    return id + count * proof->stride;
}

/* Whether there may be variables of the proof's own.  In iCNF a later clause or assumption could
 * have them. */
static inline bool proof_may_define(const struct proof *proof) {
    assert(proof);
    return !proof->incremental;
}

/* Makes room for variables. */
void proof_grow(struct proof *proof, struct memory *memory, Var vars);

/* Takes some variables that are in no clause, where proof_may_define.  Returns the first of
 * them. */
Var proof_new_vars(struct proof *proof, Var count);

/* Writes a clause that follows by proof->hints, and clears them.  Returns its number; one above
 * CLAUSE_ID_MAX (clause.h) is a failure of the output. */
uint64_t proof_add(struct proof *proof, const Lit *lits, size_t size);

/* Says that a clause is not needed any more. */
void proof_delete(struct proof *proof, uint64_t id, const Lit *lits, size_t size);

#endif
