/* SPDX-License-Identifier: MIT */
#include "state/rup.h"

#ifndef NDEBUG

#include <assert.h>
#include <string.h>

enum { LITS_MIN = 64 };

void rup_init(struct rup *rup, struct memory *memory) {
    *rup = (struct rup){.memory = memory};
}

void rup_room(struct rup *r, Lit lit) {
    size_t old = r->room, room = old ? old : LITS_MIN;
    if (lit < old)
        return;
    while (room <= lit)
        room *= 2;
    r->values = memory_extend(r->memory, r->values, room, sizeof *r->values);
    r->heads = memory_extend(r->memory, r->heads, room, sizeof *r->heads);
    r->since = memory_extend(r->memory, r->since, room, sizeof *r->since);
    memset(r->since + old, 0xff, (room - old) * sizeof *r->since);
    r->room = room;
}

void rup_watch(struct rup *r, uint32_t at, unsigned which) {
    assert(which < 2 && which < rup_size(r, at));
    Lit lit = rup_lits(r, at)[which];
    r->words.data[at + RUP_LINKS + which] = r->heads[lit];
    r->heads[lit] = 2 * at + which + 1;
}

static void assign(struct rup *r, Lit lit) {
    assert(!r->values[lit]);
    r->values[lit] = 1;
    r->values[lit_not(lit)] = -1;
    stack_push(r->memory, &r->trail, lit);
}

static void backtrack(struct rup *r, size_t keep) {
    assert(keep <= r->trail.size);
    while (r->trail.size > keep) {
        Lit lit = stack_pop(&r->trail);
        r->values[lit] = r->values[lit_not(lit)] = 0;
    }
    r->followed = keep;
}

/* Moves a watch to another literal that is not false.  Returns whether there is one. */
static bool move_watch(struct rup *r, uint32_t at, unsigned which) {
    Lit *lits = rup_lits(r, at), lit = lits[which];
    for (uint32_t i = 2; i < rup_size(r, at); i++)
        if (r->values[lits[i]] >= 0) {
            lits[which] = lits[i];
            lits[i] = lit;
            rup_watch(r, at, which);
            return true;
        }
    return false;
}

/* Visits the watches of a literal that has become false.  Returns false on a conflict. */
static bool follow(struct rup *r, Lit lit) {
    for (uint32_t *link = &r->heads[lit]; *link;) {
        uint32_t at = (*link - 1) / 2, which = (*link - 1) % 2;
        uint32_t *own = &r->words.data[at + RUP_LINKS + which], next = *own;
        Lit other = rup_lits(r, at)[!which];
        r->visits++;
        if (rup_gone(r, at) || (r->values[other] <= 0 && move_watch(r, at, which))) {
            *link = next;
            continue;
        }
        if (r->values[other] < 0)
            return false;
        if (!r->values[other])
            assign(r, other);
        link = own;
    }
    return true;
}

static bool propagate(struct rup *r) {
    while (r->followed < r->trail.size)
        if (!follow(r, lit_not(r->trail.data[r->followed++])))
            return false;
    return true;
}

/* Assigns all literals except `but` false and propagates.  Returns whether one of them is true or
 * there is a conflict. */
static bool refutes(struct rup *r, const Lit *lits, size_t size, Lit but) {
    for (size_t i = 0; i < size; i++) {
        if (lits[i] == but)
            continue;
        if (r->values[lits[i]] > 0)
            return true;
        if (!r->values[lits[i]])
            assign(r, lit_not(lits[i]));
    }
    return !propagate(r);
}

/* Whether a clause whose literals were made false is blocked on its first literal, which was open
 * before. */
static bool is_blocked(struct rup *r, Lit first) {
    assert(r->values[first] < 0);
    size_t keep = r->trail.size;
    Lit opposite = lit_not(first);
    bool blocked = true;
    for (uint32_t at = r->since[opposite]; blocked && at < r->words.size; at = rup_after(r, at)) {
        r->visits++;
        if (rup_gone(r, at) || !rup_has(r, at, opposite))
            continue;
        blocked = refutes(r, rup_lits(r, at), rup_size(r, at), opposite);
        backtrack(r, keep);
    }
    return blocked;
}

bool rup_implies(struct rup *r, const Lit *lits, size_t size) {
    if (r->contradictory)
        return true;
    for (size_t i = 0; i < size; i++)
        rup_room(r, lits[i] | 1);
    bool open = size && !r->values[lits[0]];
    bool implied = refutes(r, lits, size, NO_LIT) || (open && is_blocked(r, lits[0]));
    backtrack(r, r->root);
    return implied;
}

void rup_conclude(struct rup *r, const Lit *lits, size_t size) {
    Lit open = NO_LIT;
    for (size_t i = 0; i < size; i++)
        if (r->values[lits[i]] > 0 || (!r->values[lits[i]] && open != NO_LIT))
            return;
        else if (!r->values[lits[i]])
            open = lits[i];
    if (open != NO_LIT)
        assign(r, open);
    r->contradictory = open == NO_LIT || !propagate(r);
    r->root = r->trail.size;
}

#endif
