#include "state/roster.h"

#ifndef NDEBUG

#include <string.h>

#include "common/hash.h"

enum { BUCKETS_MIN = 64, WASTE_MIN = 1 << 12 };

/* The same for all orders of the literals. */
static size_t bucket(const struct ledger *l, const Lit *lits, size_t size) {
    uint64_t sum = size;
    for (size_t i = 0; i < size; i++)
        sum += hash_spread(lits[i]);
    return hash_spread(sum) & (l->buckets.size - 1);
}

static bool is_permutation(const struct ledger *l, uint32_t at, const Lit *lits, size_t size) {
    if (ledger_size(l, at) != size)
        return false;
    for (size_t i = 0; i < size; i++)
        if (!ledger_has(l, at, lits[i]))
            return false;
    return true;
}

/* The link to a clause, or the 0 at the end of its list. */
static uint32_t *find(const struct ledger *l, const Lit *lits, size_t size) {
    uint32_t *link = &l->buckets.data[bucket(l, lits, size)];
    while (*link && !is_permutation(l, *link - 1, lits, size))
        link = &l->words.data[*link - 1 + LEDGER_NEXT];
    return link;
}

/* Enters a clause in the lists: of its bucket, of its watches. */
static void enter(struct ledger *l, uint32_t at) {
    uint32_t size = ledger_size(l, at),
             *head = &l->buckets.data[bucket(l, ledger_lits(l, at), size)];
    l->words.data[at + LEDGER_NEXT] = *head;
    *head = at + 1;
    ledger_watch(l, at, 0);
    ledger_watch(l, at, 1);
    for (uint32_t i = 0; i < size; i++)
        if (l->since[ledger_lits(l, at)[i]] > at)
            l->since[ledger_lits(l, at)[i]] = at;
    l->count++;
}

/* Closes the gaps, and makes all lists anew. */
static void rebuild(struct ledger *l, size_t buckets) {
    uint32_t kept = 0, end = (uint32_t)l->words.size;
    stack_clear(&l->buckets);
    stack_reserve(l->memory, &l->buckets, buckets);
    l->buckets.size = buckets;
    memset(l->buckets.data, 0, buckets * sizeof *l->buckets.data);
    memset(l->heads, 0, l->room * sizeof *l->heads);
    memset(l->since, 0xff, l->room * sizeof *l->since);
    l->count = l->wasted = 0;
    for (uint32_t at = 0, next; at < end; at = next) {
        next = ledger_after(l, at);
        if (ledger_gone(l, at))
            continue;
        memmove(l->words.data + kept, l->words.data + at, (next - at) * sizeof *l->words.data);
        enter(l, kept);
        kept = ledger_after(l, kept);
    }
    l->words.size = kept;
}

/* Moves a literal that is not false to a place, if there is one from there on. */
static void prefer(struct ledger *l, Lit *lits, size_t size, size_t place) {
    for (size_t i = place; i < size; i++)
        if (l->values[lits[i]] >= 0) {
            Lit lit = lits[i];
            lits[i] = lits[place];
            lits[place] = lit;
            return;
        }
}

/* Keeps a clause, with literals that are not false in front. */
static void keep(struct ledger *l, const Lit *lits, uint32_t size) {
    uint32_t at = (uint32_t)l->words.size;
    if (l->count >= l->buckets.size)
        rebuild(l, l->buckets.size ? 2 * l->buckets.size : BUCKETS_MIN);
    else if (l->wasted > WASTE_MIN && l->wasted > at / 2)
        rebuild(l, l->buckets.size);
    at = (uint32_t)l->words.size;
    stack_reserve(l->memory, &l->words, LEDGER_LITS + (size_t)size);
    l->words.size += LEDGER_LITS + (size_t)size;
    l->words.data[at + LEDGER_SIZE] = size;
    memcpy(ledger_lits(l, at), lits, size * sizeof *lits);
    prefer(l, ledger_lits(l, at), size, 0);
    prefer(l, ledger_lits(l, at), size, 1);
    enter(l, at);
}

void roster_add(struct ledger *l, const Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++)
        ledger_room(l, lits[i] | 1);
    if (l->contradictory)
        return;
    if (size > 1)
        keep(l, lits, (uint32_t)size);
    ledger_conclude(l, lits, size);
}

bool roster_drop(struct ledger *l, const Lit *lits, size_t size) {
    uint32_t *link = l->count ? find(l, lits, size) : NULL;
    if (l->contradictory)
        return true;
    if (!link || !*link)
        return false;
    uint32_t at = *link - 1;
    *link = l->words.data[at + LEDGER_NEXT];
    l->words.data[at + LEDGER_SIZE] |= LEDGER_GONE;
    l->wasted += LEDGER_LITS + size;
    l->count--;
    return true;
}

#endif
