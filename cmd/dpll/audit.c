/* SPDX-License-Identifier: MIT */
#include "audit.h"

#include <assert.h>

/* Zeroed memory.  Without memory returns NULL and clears *enough; if *enough is false already,
 * returns NULL at once. */
static void *try_zeroed(struct memory *memory, bool *enough, size_t count, size_t size) {
    void *block = *enough ? memory_try_zeroed(memory, count, size) : NULL;
    *enough = block != NULL;
    return block;
}

static size_t places(const struct audit *audit) {
    return 2 * (size_t)audit->vars + 1;
}

static void set_truth(struct audit *audit, const signed char *model) {
    for (Var var = 0; var < audit->vars; var++) {
        assert(model[var] == 1 || model[var] == -1);
        memory_at(audit->truth, lit_make(var, 0)) = model[var] > 0;
        memory_at(audit->truth, lit_make(var, 1)) = model[var] < 0;
    }
}

/* The index of a true literal of the clause; of a clause without one, its last. */
static size_t witness(const struct audit *audit, const struct clause_view *clause) {
    size_t i = 0;
    while (i + 1 < clause->size && !memory_at(audit->truth, clause_lit(clause, i)))
        i++;
    return i;
}

/* The words of a clause in its list: all literals but the one it is filed under, at least 1. */
static size_t rest_size(const struct clause_view *clause) {
    return clause->size > 1 ? clause->size - 1 : 1;
}

static struct audit_list *list_of(struct audit *audit, const struct clause_view *clause) {
    return clause->size == 2 ? &audit->pairs : &audit->others;
}

/* Counts the words under each literal. */
static void count_words(struct audit *audit, const struct formula *formula) {
    struct clause_view clause;
    for (size_t at = 0; formula_next(formula, &at, &clause);) {
        Lit lit = clause_lit(&clause, witness(audit, &clause));
        assert(memory_at(audit->truth, lit));
        memory_at(list_of(audit, &clause)->begin, lit) += rest_size(&clause);
        audit->sizes[clause.size != 2] += rest_size(&clause);
    }
}

/* Turns counts into ends of ranges; put_rest, which fills each range from its end, turns these into
 * beginnings. */
static void add_up(struct audit_list *file, size_t count) {
    for (size_t i = 1; i < count; i++)
        memory_at(file->begin, i) += memory_at(file->begin, i - 1);
}

#ifndef NDEBUG
/* Whether the list of a clause has room for `size` more words under a literal, in front of those
 * that the next literal ends with. */
static bool has_room(const struct audit *audit, const struct audit_list *file, Lit lit,
                     size_t size) {
    size_t end = memory_at(file->begin, lit);
    return end >= size && end <= audit->sizes[file == &audit->others] &&
           memory_at(audit->truth, lit);
}

/* Whether each list begins with its first word and ends with its last. */
static bool is_full(const struct audit *audit) {
    size_t last = places(audit) - 1;
    return !audit->pairs.begin[0] && memory_at(audit->pairs.begin, last) == audit->sizes[0] &&
           !audit->others.begin[0] && memory_at(audit->others.begin, last) == audit->sizes[1];
}
#endif

/* A unit clause has no other literal and is filed with its own, which is false whenever the clause
 * is checked. */
static void put_rest(struct audit *audit, const struct clause_view *clause) {
    size_t skip = witness(audit, clause), size = rest_size(clause);
    Lit lit = clause_lit(clause, skip);
    struct audit_list *file = list_of(audit, clause);
    assert(has_room(audit, file, lit, size));
    uint32_t *words = file->words + (memory_at(file->begin, lit) -= size), *to = words;
    *words = lit;
    for (size_t i = 0; i < clause->size; i++)
        if (i != skip)
            *to++ = clause_lit(clause, i);
    if (clause->size != 2)
        words[size - 1] |= FORMULA_LAST;
}

bool audit_file(struct audit *audit, const struct formula *formula, const signed char *model,
                struct memory *memory) {
    struct clause_view clause;
    bool enough = true;
    audit_free(audit);
    *audit = (struct audit){.memory = memory, .clauses = formula->clauses, .vars = formula->vars};
    audit->pairs.begin = try_zeroed(memory, &enough, places(audit), sizeof(size_t));
    audit->others.begin = try_zeroed(memory, &enough, places(audit), sizeof(size_t));
    audit->truth = try_zeroed(memory, &enough, places(audit), 1);
    if (enough) {
        set_truth(audit, model);
        count_words(audit, formula);
        audit->pairs.words = try_zeroed(memory, &enough, audit->sizes[0] + 1, sizeof(uint32_t));
        audit->others.words = try_zeroed(memory, &enough, audit->sizes[1] + 1, sizeof(uint32_t));
    }
    if (!enough) {
        audit_free(audit);
        return false;
    }
    add_up(&audit->pairs, places(audit));
    add_up(&audit->others, places(audit));
    for (size_t at = 0; formula_next(formula, &at, &clause);)
        put_rest(audit, &clause);
    assert(is_full(audit) && audit_model(audit, model));
    return true;
}

bool audit_is_filed(const struct audit *audit, const struct formula *formula) {
    return audit->truth && audit->clauses == formula->clauses;
}

/* Whether all literals are true. */
static bool all_true(const unsigned char *truth, const uint32_t *words, size_t count) {
    unsigned all = 1;
    for (size_t i = 0; i < count; i++)
        all &= truth[words[i]];
    return all;
}

/* Whether each clause has a true literal.  Reads clauses to their ends: most have the same length,
 * so that the processor predicts where a clause ends, but it could not predict which literal is the
 * first true one. */
static bool all_satisfied(const unsigned char *truth, const uint32_t *words, size_t count) {
    unsigned all = 1;
    for (size_t i = 0; i < count;) {
        unsigned any = 0;
        do
            any |= truth[words[i] & ~FORMULA_LAST];
        while (!(words[i++] & FORMULA_LAST));
        all &= any;
    }
    return all;
}

bool audit_model(struct audit *audit, const signed char *model) {
    const struct audit_list *pairs = &audit->pairs, *others = &audit->others;
    bool sound = true;
    assert(is_full(audit));
    set_truth(audit, model);
    for (Var var = 0; var < audit->vars && sound; var++) {
        Lit lit = lit_make(var, model[var] > 0);
        size_t pair = memory_at(pairs->begin, lit), other = memory_at(others->begin, lit);
        sound =
            all_true(audit->truth, pairs->words + pair, memory_at(pairs->begin, lit + 1) - pair) &&
            all_satisfied(audit->truth, others->words + other,
                          memory_at(others->begin, lit + 1) - other);
    }
    return sound;
}

void audit_free(struct audit *audit) {
    struct memory *memory = audit->memory;
    if (!memory)
        return;
    memory_release(memory, audit->pairs.begin);
    memory_release(memory, audit->others.begin);
    memory_release(memory, audit->truth);
    memory_release(memory, audit->pairs.words);
    memory_release(memory, audit->others.words);
    *audit = (struct audit){0};
}
