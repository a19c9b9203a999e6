/* SPDX-License-Identifier: MIT */
#include "parity/exact.h"

#include <assert.h>
#include <string.h>

#include "common/hash.h"
#include "parity/group.h"
#include "parity/varset.h"
#include "state/poll.h"
#include "state/ticks.h"

/* Words of clauses above which nothing is looked for: lists of all clauses would take too much
 * memory beside them, and formulas that are hard for this reason are much smaller. */
enum { WORDS_MAX = 1 << 20 };

/* The literals of a clause that may be part of a constraint, in the order of variables.  Returns
 * how many, 0 for another clause. */
static uint32_t take_lits(const struct solver *s, Ref ref, Lit *lits) {
    assert(ref < s->arena.size);
    const struct clause *clause = solver_clause(s, ref);
    if (clause->redundant || clause->garbage)
        return 0;
    uint32_t size = group_open(s, clause, lits, GROUP_SIZE_MAX);
    varset_sort(lits, size); /* the sign is the lowest bit */
    return size < 3 ? 0 : size;
}

/* The hash of literals in the order of variables. */
static uint64_t hash(const Lit *lits, uint32_t size) {
    uint64_t sum = size;
    for (uint32_t i = 0; i < size; i++)
        sum = hash_add(sum, hash_spread(lits[i] + (uint64_t)1));
    return hash_spread(sum);
}

/* Whether not both of two literals can be true, as far as a binary clause says so. */
static bool exclude(struct solver *s, struct parity *p, Lit a, Lit b) {
    const struct watch_list *list = &watch_list_of(&s->watches, lit_not(a));
    ticks_add(&p->ticks, ticks_of_pass(list->size, sizeof(struct watch)));
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = watch_at(&s->watches, list, i);
        if ((watch.ref & BINARY) && watch.blocker == lit_not(b))
            return true;
    }
    return false;
}

/* Adds the parity of "exactly k of these literals" if it follows from clauses over them. */
static bool try_exactly(struct solver *s, struct parity *p, uint32_t k, const Lit *lits,
                        uint32_t size) {
    assert(k && k < size && size <= GROUP_SIZE_MAX);
    struct group g;
    group_begin(&g, lits, size, !((k + group_parity(lits, size)) & 1));
    ticks_add(&p->ticks, 1 + g.wanted / 8);
    bool found = group_finish(s, p, &g);
    s->counters.exacts += found;
    return found;
}

/* Adds "exactly one" of a clause's literals if it is there; else lists the clause by the hash of
 * all its literals but the last.  Returns whether anything was added. */
static bool visit(struct solver *s, struct parity *p, struct stamped_stack *list, Ref ref) {
    Lit lits[GROUP_SIZE_MAX];
    uint32_t size = take_lits(s, ref, lits);
    if (!size)
        return false;
    if (exclude(s, p, lits[0], lits[1]) && try_exactly(s, p, 1, lits, size))
        return true;
    struct stamped entry = {hash(lits, size - 1), ref};
    /* "Exactly k of these" is "exactly n - k of their negations": the one whose lowest literal is
     * positive is enough. */
    if (!lit_negative(lits[0]))
        stack_push(&p->memory, list, entry);
    return false;
}

/* Whether there is a clause that is listed by a hash, in a list in their order. */
static bool is_listed(const struct stamped_stack *list, uint64_t stamp) {
    size_t low = 0, high = list->size;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (stack_at(list, middle).stamp < stamp)
            low = middle + 1;
        else
            high = middle;
    }
    return low < list->size && stack_at(list, low).stamp == stamp;
}

static bool has(const Lit *lits, uint32_t size, Lit lit) {
    uint32_t i = 0;
    while (i < size && lits[INDEX(i, size)] != lit)
        i++;
    return i < size;
}

/* Gathers what clauses of one hash have together, in the order of variables: those `shared` that
 * all of them have, and the last of each.  Returns how many literals, or 0 when the clauses differ
 * in more, there are too many, or variables repeat. */
static uint32_t gather(const struct solver *s, const struct stamped *run, size_t count,
                       uint32_t *shared, Lit *lits) {
    Lit other[GROUP_SIZE_MAX];
    uint32_t size = take_lits(s, run[0].value, lits);
    *shared = size - 1;
    for (size_t i = 1; i < count; i++) {
        if (take_lits(s, run[i].value, other) != *shared + 1 ||
            memcmp(lits, other, *shared * sizeof *lits) || size == GROUP_SIZE_MAX)
            return 0;
        if (!has(lits + *shared, size - *shared, other[*shared]))
            lits[size++] = other[*shared];
    }
    varset_sort(lits, size);
    for (uint32_t i = 1; i < size; i++)
        if (lit_var(lits[i - 1]) == lit_var(lits[i]))
            return 0;
    return size;
}

/* Tries the clauses list[begin] to list[end - 1], which share a hash.  "Exactly k of n" with k > 1
 * has k clauses that contain the n - k lowest variables and one more each, and together these name
 * all n.  Before the rest of its clauses is looked for, which takes long, a single one must be
 * there: the one that has the variable n - k + 1 in place of n - k. */
static bool try_run(struct solver *s, struct parity *p, const struct stamped_stack *list,
                    size_t begin, size_t end) {
    assert(begin < end && end <= list->size);
    Lit lits[GROUP_SIZE_MAX], next[GROUP_SIZE_MAX];
    uint32_t shared, size = gather(s, list->data + begin, end - begin, &shared, lits);
    p->ticks++;
    if (size < shared + 2)
        return false;
    memcpy(next, lits, shared * sizeof *next);
    next[INDEX(shared - 1, GROUP_SIZE_MAX)] = lits[INDEX(shared, size)];
    return is_listed(list, hash(next, shared)) && try_exactly(s, p, size - shared, lits, size);
}

static bool try_runs(struct solver *s, struct parity *p, struct stamped_stack *list) {
    bool found = false;
    size_t count = list->size;
    stack_reserve(&p->memory, list, count);
    sort_stamped(list->data, count);
    for (size_t begin = 0, end; begin < count && p->ticks < p->limit; begin = end) {
        poll_step(s, begin);
        for (end = begin + 1;
             end < count && stack_at(list, end).stamp == stack_at(list, begin).stamp; end++)
            continue;
        found |= try_run(s, p, list, begin, end);
    }
    return found;
}

bool exact_find(struct solver *s, struct parity *p) {
    assert(!solver_level(s));
    struct stamped_stack list = {0};
    bool found = false;
    size_t step = 0;
    if (s->arena.size > WORDS_MAX)
        return false;
    for (Ref ref = 0; ref < s->arena.size && p->ticks < p->limit;
         ref = arena_after(&s->arena, ref)) {
        poll_step(s, step++);
        found |= visit(s, p, &list, ref);
    }
    ticks_add(&p->ticks, step);
    found |= try_runs(s, p, &list);
    stack_free(&p->memory, &list);
    return found;
}
