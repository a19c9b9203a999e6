/* SPDX-License-Identifier: MIT */
#include "state/ruptable.h"

#ifndef NDEBUG

#include <assert.h>
#include <string.h>

#include "common/base/hash.h"

enum { BUCKETS_MIN = 64, WASTE_MIN = 1 << 12 };

/* A hash independent of the order of the literals. */
static size_t bucket(const struct rup *r, const Lit *lits, size_t size) {
    uint64_t sum = size;
    for (size_t i = 0; i < size; i++)
        sum += hash_spread(lits[i]);
    return (size_t)hash_spread(sum) & (r->buckets.size - 1);
}

static bool is_permutation(const struct rup *r, uint32_t at, const Lit *lits, size_t size) {
    if (rup_size(r, at) != size)
        return false;
    for (size_t i = 0; i < size; i++)
        if (!rup_has(r, at, lits[i]))
            return false;
    return true;
}

/* The link to a clause, or to the 0 at the end of its bucket. */
static uint32_t *find(const struct rup *r, const Lit *lits, size_t size) {
    uint32_t *link = &r->buckets.data[bucket(r, lits, size)];
    while (*link && !is_permutation(r, *link - 1, lits, size))
        link = &r->words.data[*link - 1 + RUP_NEXT];
    return link;
}

/* Links a clause into its bucket and its watch lists. */
static void enter(struct rup *r, uint32_t at) {
    assert(rup_size(r, at) > 1);
    uint32_t size = rup_size(r, at), *head = &r->buckets.data[bucket(r, rup_lits(r, at), size)];
    r->words.data[at + RUP_NEXT] = *head;
    *head = at + 1;
    rup_watch(r, at, 0);
    rup_watch(r, at, 1);
    for (uint32_t i = 0; i < size; i++)
        if (r->since[rup_lits(r, at)[i]] > at)
            r->since[rup_lits(r, at)[i]] = at;
    r->count++;
}

/* Moves the clauses together and rebuilds all lists. */
static void rebuild(struct rup *r, size_t buckets) {
    assert(!(buckets & (buckets - 1)));
    uint32_t kept = 0, end = (uint32_t)r->words.size;
    stack_clear(&r->buckets);
    stack_reserve(r->memory, &r->buckets, buckets);
    r->buckets.size = buckets;
    memset(r->buckets.data, 0, buckets * sizeof *r->buckets.data);
    memset(r->heads, 0, r->room * sizeof *r->heads);
    memset(r->since, 0xff, r->room * sizeof *r->since);
    r->count = r->wasted = 0;
    for (uint32_t at = 0, next; at < end; at = next) {
        next = rup_after(r, at);
        if (rup_gone(r, at))
            continue;
        memmove(r->words.data + kept, r->words.data + at, (next - at) * sizeof *r->words.data);
        enter(r, kept);
        kept = rup_after(r, kept);
    }
    r->words.size = kept;
}

/* Swaps a literal that is not false into a place, from that place on, if there is one. */
static void prefer(struct rup *r, Lit *lits, size_t size, size_t place) {
    for (size_t i = place; i < size; i++)
        if (r->values[lits[i]] >= 0) {
            Lit lit = lits[i];
            lits[i] = lits[place];
            lits[place] = lit;
            return;
        }
}

/* Stores a clause with literals that are not false in front. */
static void keep(struct rup *r, const Lit *lits, uint32_t size) {
    assert(size > 1);
    uint32_t at = (uint32_t)r->words.size;
    if (r->count >= r->buckets.size)
        rebuild(r, r->buckets.size ? 2 * r->buckets.size : BUCKETS_MIN);
    else if (r->wasted > WASTE_MIN && r->wasted > at / 2)
        rebuild(r, r->buckets.size);
    at = (uint32_t)r->words.size;
    stack_reserve(r->memory, &r->words, RUP_LITS + (size_t)size);
    r->words.size += RUP_LITS + (size_t)size;
    r->words.data[at + RUP_SIZE] = size;
    memcpy(rup_lits(r, at), lits, size * sizeof *lits);
    prefer(r, rup_lits(r, at), size, 0);
    prefer(r, rup_lits(r, at), size, 1);
    enter(r, at);
}

void ruptable_add(struct rup *r, const Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++)
        rup_room(r, lits[i] | 1);
    if (r->contradictory)
        return;
    if (size > 1)
        keep(r, lits, (uint32_t)size);
    rup_conclude(r, lits, size);
}

bool ruptable_drop(struct rup *r, const Lit *lits, size_t size) {
    assert(size > 1);
    uint32_t *link = r->count ? find(r, lits, size) : NULL;
    if (r->contradictory)
        return true;
    if (!link || !*link)
        return false;
    uint32_t at = *link - 1;
    *link = r->words.data[at + RUP_NEXT];
    r->words.data[at + RUP_SIZE] |= RUP_GONE;
    r->wasted += RUP_LITS + size;
    r->count--;
    return true;
}

#endif
