/* SPDX-License-Identifier: MIT */
/* All clauses of a problem and of its DRAT proof, and the steps of the proof, held in memory.
 *
 * Clauses are numbered from 1, those of the problem first, and lie in an array of 32-bit words,
 * each behind a header; a reference is an offset into that array.  Numbers and references are both
 * of type ClauseRef.  A step that deletes a clause is matched with the clause when it is read, by a
 * hash of the set of its literals. */
#ifndef RESVERIFY_ARCHIVE_H
#define RESVERIFY_ARCHIVE_H

#include "common/base/narrow.h"
#include "common/base/stack.h"
#include "common/formulas/extension.h"
#include "common/formulas/formula.h"
#include "common/formulas/proof.h"
#include "verdict.h"

/* Words before the literals of a clause. */
enum { ARCHIVE_SIZE, ARCHIVE_FLAGS, ARCHIVE_NUMBER, ARCHIVE_PIVOT, ARCHIVE_HEADER };

/* Flags of a clause. */
enum {
    ARCHIVE_ACTIVE = 1, /* it is part of the formula at the current step */
    ARCHIVE_CORE = 2,   /* the refutation uses it */
    /* Of a clause of the problem, before repeated literals were removed: */
    ARCHIVE_REPEATS = 4,   /* it had repeated literals */
    ARCHIVE_TAUTOLOGY = 8, /* it has a literal and its negation */
};

/* A step is the number of the clause that it adds or, with this bit set, deletes. */
#define ARCHIVE_DELETE (CLAUSE_REF_MAX / 2 + 1)

STACK(archive_words, uint32_t);
STACK(archive_refs, ClauseRef);
STACK(archive_places, uint64_t);

struct archive {
    struct memory *memory;
    struct extension extension; /* the proof's variables; all variables of a sparse problem */
    struct archive_words words;
    struct archive_refs refs;     /* by number; the first one is unused */
    struct archive_refs steps;    /* up to the empty clause */
    struct archive_places places; /* by the number of a lemma, from 0: its place in the proof */
    struct archive_refs firsts;   /* by renamed variable: the first clause with it */
    ClauseRef clauses;            /* number of clauses of the problem */
    bool binary;
    bool complete;              /* an empty clause was added */
    struct archive_words marks; /* by literal: the stamp of the clause that has it */
    uint32_t stamp;

    /* The hash table: chains of the numbers of clauses that are not deleted. */
    struct archive_refs next; /* by number */
    ClauseRef *heads;
    size_t size; /* a power of two */
};

/* Begins without clauses; archive_free releases everything. */
void archive_init(struct archive *archive, struct memory *memory);
void archive_free(struct archive *archive);

/* Reads the problem and the steps of the proof up to its empty clause, and reads on to the end.
 * Ignores deletions of unit clauses and of clauses that are not there.  Returns VERDICT_VERIFIED on
 * success; VERDICT_BROKEN for a malformed proof, with proof->diag filled; VERDICT_INCOMPLETE if the
 * empty clause is missing. */
enum verdict archive_read(struct archive *archive, const struct formula *formula,
                          struct proof *proof);

/* The variables of the problem and the proof. */
static inline Var archive_vars(const struct archive *archive) {
    return extension_vars(&archive->extension);
}

/* A clause by its reference: all of its words, its literals, its size and its number.  Pointers are
 * valid until the archive grows. */
static inline uint32_t *archive_clause(const struct archive *archive, ClauseRef ref) {
    return archive->words.data + ref;
}

static inline Lit *archive_lits(const struct archive *archive, ClauseRef ref) {
    return archive->words.data + ref + ARCHIVE_HEADER;
}

static inline ClauseSize archive_size(const struct archive *archive, ClauseRef ref) {
    return (ClauseSize)archive->words.data[ref + ARCHIVE_SIZE];
}

static inline ClauseRef archive_number(const struct archive *archive, ClauseRef ref) {
    return (ClauseRef)archive->words.data[ref + ARCHIVE_NUMBER];
}

/* The clause that a step adds or deletes. */
static inline ClauseRef archive_step_number(ClauseRef step) {
    return step & (ARCHIVE_DELETE - 1);
}

/* The number of the first clause that can contain a variable. */
static inline ClauseRef archive_first(const struct archive *archive, Var var) {
    Var vars = archive->extension.first;
    return var < vars ? 1 : archive->firsts.data[var - vars];
}

/* Fills diag for a lemma, given by its number, with its place in the proof and the text. */
void archive_blame(const struct archive *archive, const char *file, ClauseRef number,
                   struct diag *diag, const char *text);

#endif
