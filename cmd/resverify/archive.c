/* SPDX-License-Identifier: MIT */
#include "archive.h"

#include <assert.h>
#include <string.h>

#include "common/base/hash.h"

void archive_init(struct archive *archive, struct memory *memory) {
    *archive = (struct archive){.memory = memory};
    extension_init(&archive->extension, 0, memory);
}

void archive_free(struct archive *archive) {
    struct memory *memory = archive->memory;
    extension_free(&archive->extension);
    stack_free(memory, &archive->words);
    stack_free(memory, &archive->refs);
    stack_free(memory, &archive->steps);
    stack_free(memory, &archive->places);
    stack_free(memory, &archive->marks);
    stack_free(memory, &archive->next);
    stack_free(memory, &archive->firsts);
    memory_release(memory, archive->heads);
    archive_init(archive, memory);
}

/* Marks the literals and removes duplicates.  Returns the number that remains. */
static size_t mark_distinct(struct archive *archive, Lit *lits, size_t size) {
    assert(lits || !size);
    struct archive_words *marks = &archive->marks;
    size_t kept = 0, wanted = 2 * (size_t)archive_vars(archive);
    if (marks->size < wanted) {
        stack_reserve(archive->memory, marks, wanted - marks->size);
        memset(marks->data + marks->size, 0, (wanted - marks->size) * sizeof *marks->data);
        marks->size = wanted;
    }
    if (!++archive->stamp) {
        memset(marks->data, 0, marks->size * sizeof *marks->data);
        archive->stamp = 1;
    }
    for (size_t i = 0; i < size; i++)
        if (marks->data[lits[i]] != archive->stamp) {
            marks->data[lits[i]] = archive->stamp;
            lits[kept++] = lits[i];
        }
    return kept;
}

/* A hash that does not depend on the order of the literals: the sum of one hash each. */
static size_t hash_set(const Lit *lits, size_t size) {
    uint64_t sum = size;
    for (size_t i = 0; i < size; i++)
        sum += hash_spread(lits[i] + HASH_STEP);
    return (size_t)(sum ^ sum >> 32);
}

static void link_clause(struct archive *archive, ClauseRef number) {
    assert(number && number < archive->refs.size && archive->size);
    ClauseRef ref = archive->refs.data[number];
    size_t hash = hash_set(archive_lits(archive, ref), archive_size(archive, ref));
    ClauseRef *head = &archive->heads[hash & (archive->size - 1)];
    archive->next.data[number] = *head;
    *head = number;
}

/* Keeps the chains short.  Deleted clauses are in no chain and stay out. */
static void grow_table(struct archive *archive) {
    if (archive->refs.size < archive->size)
        return;
    ClauseRef *old = archive->heads;
    size_t old_size = archive->size, size = old_size ? 2 * old_size : 1024;
    archive->heads = memory_zeroed(archive->memory, size, sizeof *old);
    archive->size = size;
    for (size_t i = 0; i < old_size; i++)
        for (ClauseRef number = old[i], next; number; number = next) {
            next = archive->next.data[number];
            link_clause(archive, number);
        }
    memory_release(archive->memory, old);
    assert(archive->refs.size < archive->size);
}

/* Adds a clause of distinct literals, the first of which is its pivot.  Returns its number. */
static ClauseRef add_clause(struct archive *archive, const Lit *lits, size_t size) {
    struct archive_words *words = &archive->words;
    /* One bit is needed for ARCHIVE_DELETE. */
    ClauseRef number = narrow_ref(archive->memory, 2 * archive->refs.size) / 2;
    ClauseRef ref = narrow_ref(archive->memory, words->size);
    stack_reserve(archive->memory, words, size + ARCHIVE_HEADER);
    uint32_t *clause = words->data + ref;
    clause[ARCHIVE_SIZE] = narrow_size(archive->memory, size);
    clause[ARCHIVE_FLAGS] = 0;
    clause[ARCHIVE_NUMBER] = number;
    clause[ARCHIVE_PIVOT] = size ? lits[0] : 0;
    if (size)
        memcpy(clause + ARCHIVE_HEADER, lits, size * sizeof *lits);
    words->size += size + ARCHIVE_HEADER;
    stack_push(archive->memory, &archive->refs, ref);
    stack_push(archive->memory, &archive->next, 0);
    grow_table(archive);
    link_clause(archive, number);
    archive->complete |= !size;
    return number;
}

/* Whether a clause consists of exactly the marked literals. */
static bool is_marked(const struct archive *archive, ClauseRef number, size_t size) {
    assert(number && number < archive->refs.size);
    ClauseRef ref = archive->refs.data[number];
    const Lit *lits = archive_lits(archive, ref);
    if (archive_size(archive, ref) != size)
        return false;
    for (size_t i = 0; i < size; i++)
        if (archive->marks.data[lits[i]] != archive->stamp)
            return false;
    return true;
}

/* Unlinks a clause that consists of the marked literals from its chain.  Returns its number, or 0
 * if there is none. */
static ClauseRef unlink_clause(struct archive *archive, const Lit *lits, size_t size) {
    assert(archive->size);
    ClauseRef *link = &archive->heads[hash_set(lits, size) & (archive->size - 1)];
    while (*link && !is_marked(archive, *link, size))
        link = &archive->next.data[*link];
    ClauseRef number = *link;
    if (number)
        *link = archive->next.data[number];
    return number;
}

/* Whether a marked clause has a literal and its negation. */
static bool is_tautology(const struct archive *archive, const Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (archive->marks.data[lit_not(lits[i])] == archive->stamp)
            return true;
    return false;
}

/* Renames the literals by the extension, and records the first clause of each new variable. */
static void rename_lits(struct archive *archive, Lit *lits, size_t size) {
    extension_rename(&archive->extension, lits, size);
    while (archive->firsts.size < archive->extension.names.size)
        stack_push(archive->memory, &archive->firsts,
                   narrow_ref(archive->memory, archive->refs.size));
}

static void load_clause(struct archive *archive, Lit *lits, size_t size) {
    rename_lits(archive, lits, size);
    size_t kept = mark_distinct(archive, lits, size);
    bool tautology = is_tautology(archive, lits, kept);
    ClauseRef number = add_clause(archive, lits, kept);
    archive_clause(archive, archive->refs.data[number])[ARCHIVE_FLAGS] =
        (kept < size ? ARCHIVE_REPEATS : 0) | (tautology ? ARCHIVE_TAUTOLOGY : 0);
}

static void load(struct archive *archive, const struct formula *formula) {
    assert(!archive->refs.size);
    struct clause_view clause;
    struct archive_words lits = {0};
    extension_init(&archive->extension, formula_is_sparse(formula) ? 0 : formula->vars,
                   archive->memory);
    stack_push(archive->memory, &archive->refs, 0);
    stack_push(archive->memory, &archive->next, 0);
    stack_push(archive->memory, &archive->words, 0); /* No clause is at 0. */
    grow_table(archive);
    for (size_t at = 0; formula_next(formula, &at, &clause);) {
        stack_clear(&lits);
        for (size_t i = 0; i < clause.size; i++)
            stack_push(archive->memory, &lits, clause_lit(&clause, i));
        load_clause(archive, lits.data, lits.size);
    }
    archive->clauses = narrow_ref(archive->memory, formula->clauses);
    stack_free(archive->memory, &lits);
}

/* In a text with one step a line: the line, and the column up to sixteen bits. */
static uint64_t place_of(const struct proof *p) {
    return p->binary ? p->column : p->line << 16 | (p->column < 0xffff ? p->column : 0xffff);
}

void archive_blame(const struct archive *archive, const char *file, ClauseRef number,
                   struct diag *diag, const char *text) {
    assert(number > archive->clauses &&
           (size_t)(number - archive->clauses) <= archive->places.size);
    uint64_t place = archive->places.data[number - archive->clauses - 1];
    *diag = (struct diag){.file = file};
    if (archive->binary) {
        diag_set(diag, "byte %llu: %s", (unsigned long long)place, text);
        return;
    }
    diag->line = place >> 16;
    diag->column = place & 0xffff;
    diag_set(diag, "%s", text);
}

static void take_step(struct archive *archive, const struct proof *proof, bool addition) {
    assert(!archive->complete);
    Lit *lits = proof->lits.data;
    rename_lits(archive, lits, proof->lits.size);
    size_t size = mark_distinct(archive, lits, proof->lits.size);
    if (addition) {
        stack_push(archive->memory, &archive->places, place_of(proof));
        stack_push(archive->memory, &archive->steps, add_clause(archive, lits, size));
    } else if (size > 1) {
        ClauseRef number = unlink_clause(archive, lits, size);
        if (number)
            stack_push(archive->memory, &archive->steps, number | ARCHIVE_DELETE);
    }
}

enum verdict archive_read(struct archive *archive, const struct formula *formula,
                          struct proof *proof) {
    load(archive, formula);
    archive->binary = proof->binary;
    for (;;) {
        enum proof_event event = proof_next(proof);
        if (event == PROOF_ERROR)
            return VERDICT_BROKEN;
        if (event == PROOF_END)
            return archive->complete ? VERDICT_VERIFIED : VERDICT_INCOMPLETE;
        if (!archive->complete)
            take_step(archive, proof, event == PROOF_ADD);
    }
}
