/* Model rotation: from a model of all clauses but one to models of all clauses but another one, by
 * changing one variable after the other (Belov, Marques-Silva, 2011, recursive). */
#ifndef DPLL_ROTATE_H
#define DPLL_ROTATE_H

#include "common/formula.h"

/* Of a clause among those that are to be minimal. */
enum rotate_state { ROTATE_OUT, ROTATE_OPEN, ROTATE_NECESSARY };

struct rotate {
    struct memory *memory;
    size_t *starts;       /* by clause: its first word in the formula; one more at the end */
    size_t *at;           /* by literal: where its clauses begin in occurs; one more at the end */
    uint32_t *occurs;     /* clauses by literal */
    unsigned char *state; /* by clause, an enum rotate_state; the caller's */
    signed char *values;  /* by literal: 1 or -1 */
    const struct formula *formula;
    struct rotate_step *path; /* room for a step a clause */
    uint32_t *necessary;      /* clauses that have become so */
    size_t found;             /* how many */
};

/* Lists clauses by literals; all are open. */
void rotate_init(struct rotate *r, const struct formula *formula, struct memory *memory);
void rotate_free(struct rotate *r);

/* values, by variable, positive for true, satisfy all clauses that are not out but this one, which
 * is open.  It becomes necessary, and so does each clause that is found to be the only one false
 * under some assignment. */
void rotate(struct rotate *r, const signed char *values, uint32_t clause);

#endif
