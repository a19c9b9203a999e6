/* SPDX-License-Identifier: MIT */
/* "Exactly 2 of a, b, c, d" is written as (a, b, c), (a, b, d), (a, c, d), (b, c, d) and the same
 * clauses of the negations.  They imply a + b + c + d = 0, which no clause shows.
 *
 * A constraint with k = 1 has a clause of all its literals, and binary clauses exclude each two of
 * them; a look at the first two rules most other clauses out.  For k > 1 the clauses are sorted by
 * a hash of all their literals but the last: above, (a, b, c) and (a, b, d) begin alike, and their
 * last literals complete the constraint.  Whether its clauses imply the parity is checked clause by
 * clause (group.h), so a wrong guess only costs time.  Formulas of more than exact_limit words are
 * not searched. */
#include "parity/exact.h"

#include <assert.h>
#include <string.h>

#include "common/base/hash.h"
#include "parity/group.h"
#include "parity/varset.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/ticks.h"

/* The last literals of the clauses that agree in all others; room for those of two constraints. */
enum { LASTS_MAX = 2 * GROUP_SIZE_MAX };

struct lasts {
    uint32_t size;
    Lit lits[LASTS_MAX];
};

/* Writes the literals of a clause that may belong to a constraint, ordered by variable.  Returns
 * their number, 0 for another clause. */
static uint32_t take_lits(const struct solver *s, Ref ref, Lit *lits) {
    assert(ref < s->arena.size);
    const struct clause *clause = solver_clause(s, ref);
    if (clause->redundant || clause->garbage)
        return 0;
    uint32_t size = group_open(s, clause, lits, GROUP_SIZE_MAX);
    varset_sort(lits, size); /* the sign is the lowest bit */
    return size < 3 ? 0 : size;
}

/* A hash of literals ordered by variable. */
static uint64_t hash(const Lit *lits, uint32_t size) {
    uint64_t sum = size;
    for (uint32_t i = 0; i < size; i++)
        sum = hash_add(sum, hash_spread(lits[i] + (uint64_t)1));
    return hash_spread(sum);
}

/* Whether a binary clause excludes that both literals are true. */
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

/* Adds the parity of "exactly k of these literals" to the system if clauses over them imply it. */
static bool try_exactly(struct solver *s, struct parity *p, uint32_t k, const Lit *lits,
                        uint32_t size) {
    assert(k && k < size && size <= GROUP_SIZE_MAX && varset_is_set(lits, size));
    struct group g;
    group_begin(&g, lits, size, !((k + group_parity(lits, size)) & 1));
    ticks_add(&p->ticks, 1 + g.wanted / 8);
    bool found = group_finish(s, p, &g);
    s->counters.exacts += found;
    if (found)
        log_clause_words(s, "exactly", lits, size, "%" PRIu32 " of them are true", k);
    return found;
}

/* Adds the parity of "exactly one of a clause's literals" if it follows; otherwise lists the clause
 * by the hash of all its literals except the last.  Returns whether it has added a parity. */
static bool visit(struct solver *s, struct parity *p, struct stamped_stack *list, Ref ref) {
    Lit lits[GROUP_SIZE_MAX];
    uint32_t size = take_lits(s, ref, lits);
    if (!size)
        return false;
    if (exclude(s, p, lits[0], lits[1]) && try_exactly(s, p, 1, lits, size))
        return true;
    struct stamped entry = {hash(lits, size - 1), ref};
    /* "Exactly k of these" is "exactly n - k of their negations".  Only the form whose lowest
     * literal is positive is tried. */
    if (!lit_negative(lits[0]))
        stack_push(&p->memory, list, entry);
    return false;
}

/* The index of the first entry of a sorted list with a hash, or where it would be. */
static size_t begin_of(const struct stamped_stack *list, uint64_t stamp) {
    size_t low = 0, high = list->size;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (stack_at(list, middle).stamp < stamp)
            low = middle + 1;
        else
            high = middle;
    }
    assert(low == list->size || stack_at(list, low).stamp >= stamp);
    assert(!low || stack_at(list, low - 1).stamp < stamp);
    return low;
}

static bool has(const struct lasts *lasts, Lit lit) {
    uint32_t i = 0;
    while (i < lasts->size && lasts->lits[i] != lit)
        i++;
    return i < lasts->size;
}

/* Collects the last literals of the listed clauses that begin with the same `shared` literals,
 * without duplicates, sorted; none if there are more than LASTS_MAX.  The list is sorted by
 * hash. */
static void gather(const struct solver *s, const struct stamped_stack *list, const Lit *lits,
                   uint32_t shared, struct lasts *lasts) {
    uint64_t stamp = hash(lits, shared);
    Lit other[GROUP_SIZE_MAX];
    lasts->size = 0;
    for (size_t i = begin_of(list, stamp); i < list->size && stack_at(list, i).stamp == stamp;
         i++) {
        if (take_lits(s, stack_at(list, i).value, other) != shared + 1 ||
            memcmp(lits, other, shared * sizeof *lits) || has(lasts, other[shared]))
            continue;
        if (lasts->size == LASTS_MAX) {
            lasts->size = 0;
            return;
        }
        lasts->lits[lasts->size++] = other[shared];
    }
    varset_sort(lasts->lits, lasts->size);
    assert(varset_is_set(lasts->lits, lasts->size));
}

/* Tries the constraint whose lowest literals are the `shared` first ones of lits, followed by
 * lasts->lits[first] and those literals of lasts that also occur as last literals of clauses in
 * which lasts->lits[first] replaces the last of the `shared`.  If the constraint follows, removes
 * its literals from lasts. */
static bool try_from(struct solver *s, struct parity *p, const struct stamped_stack *list,
                     const Lit *lits, uint32_t shared, struct lasts *lasts, uint32_t first) {
    assert(first < lasts->size && shared < GROUP_SIZE_MAX);
    struct lasts with, rest = {0};
    Lit set[GROUP_SIZE_MAX], next[GROUP_SIZE_MAX];
    uint32_t size = shared;
    memcpy(set, lits, shared * sizeof *set);
    memcpy(next, lits, shared * sizeof *next);
    set[size++] = next[shared - 1] = lasts->lits[first];
    gather(s, list, next, shared, &with);
    p->ticks++;
    for (uint32_t i = 0; i < with.size && size < GROUP_SIZE_MAX; i++)
        if (has(lasts, with.lits[i]) && lit_var(with.lits[i]) != lit_var(set[size - 1]))
            set[size++] = with.lits[i];
    if (size < shared + 2 || !try_exactly(s, p, size - shared, set, size))
        return false;
    for (uint32_t i = 0, k = shared; i < lasts->size; i++)
        if (k < size && lasts->lits[i] == set[k])
            k++;
        else
            rest.lits[rest.size++] = lasts->lits[i];
    *lasts = rest;
    return true;
}

/* Tries the constraints whose lowest literals are those of a clause except its last. "Exactly k of
 * n" with k > 1 has k clauses with the n - k lowest literals and one of the others each, which
 * gives the others.  If two constraints share their lowest literals, try_from separates their
 * others. */
static bool try_clause(struct solver *s, struct parity *p, const struct stamped_stack *list,
                       Ref ref) {
    Lit lits[GROUP_SIZE_MAX];
    struct lasts lasts;
    uint32_t shared = take_lits(s, ref, lits) - 1;
    bool found = false;
    gather(s, list, lits, shared, &lasts);
    for (uint32_t first = 0; first + 1 < lasts.size;) {
        bool is_there = try_from(s, p, list, lits, shared, &lasts, first);
        first += !is_there;
        found |= is_there;
    }
    return found;
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
        found |= end - begin > 1 && try_clause(s, p, list, stack_at(list, begin).value);
    }
    return found;
}

bool exact_find(struct solver *s, struct parity *p) {
    assert(!solver_level(s));
    struct stamped_stack list = {0};
    bool found = false;
    size_t step = 0;
    if (s->arena.size > s->tuned->exact_limit)
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
