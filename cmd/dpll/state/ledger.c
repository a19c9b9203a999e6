#include "state/ledger.h"

#ifndef NDEBUG

#include <string.h>

enum { LITS_MIN = 64 };

void ledger_init(struct ledger *ledger, struct memory *memory) {
    *ledger = (struct ledger){.memory = memory};
}

void ledger_room(struct ledger *l, Lit lit) {
    size_t old = l->room, room = old ? old : LITS_MIN;
    if (lit < old)
        return;
    while (room <= lit)
        room *= 2;
    l->values = memory_extend(l->memory, l->values, room, sizeof *l->values);
    l->heads = memory_extend(l->memory, l->heads, room, sizeof *l->heads);
    l->since = memory_extend(l->memory, l->since, room, sizeof *l->since);
    memset(l->since + old, 0xff, (room - old) * sizeof *l->since);
    l->room = room;
}

void ledger_watch(struct ledger *l, uint32_t at, unsigned which) {
    Lit lit = ledger_lits(l, at)[which];
    l->words.data[at + LEDGER_LINKS + which] = l->heads[lit];
    l->heads[lit] = 2 * at + which + 1;
}

static void assign(struct ledger *l, Lit lit) {
    l->values[lit] = 1;
    l->values[lit_not(lit)] = -1;
    stack_push(l->memory, &l->trail, lit);
}

static void backtrack(struct ledger *l, size_t keep) {
    while (l->trail.size > keep) {
        Lit lit = stack_pop(&l->trail);
        l->values[lit] = l->values[lit_not(lit)] = 0;
    }
    l->followed = keep;
}

/* Watches another literal that is not false.  Returns whether there is one. */
static bool move_watch(struct ledger *l, uint32_t at, unsigned which) {
    Lit *lits = ledger_lits(l, at), lit = lits[which];
    for (uint32_t i = 2; i < ledger_size(l, at); i++)
        if (l->values[lits[i]] >= 0) {
            lits[which] = lits[i];
            lits[i] = lit;
            ledger_watch(l, at, which);
            return true;
        }
    return false;
}

/* Follows a literal that has become false.  Returns false on a conflict. */
static bool follow(struct ledger *l, Lit lit) {
    for (uint32_t *link = &l->heads[lit]; *link;) {
        uint32_t at = (*link - 1) / 2, which = (*link - 1) % 2;
        uint32_t *own = &l->words.data[at + LEDGER_LINKS + which], next = *own;
        Lit other = ledger_lits(l, at)[!which];
        l->visits++;
        if (ledger_gone(l, at) || (l->values[other] <= 0 && move_watch(l, at, which))) {
            *link = next;
            continue;
        }
        if (l->values[other] < 0)
            return false;
        if (!l->values[other])
            assign(l, other);
        link = own;
    }
    return true;
}

static bool propagate(struct ledger *l) {
    while (l->followed < l->trail.size)
        if (!follow(l, lit_not(l->trail.data[l->followed++])))
            return false;
    return true;
}

/* Makes all literals but one false.  Returns whether one is true, or follows then. */
static bool refutes(struct ledger *l, const Lit *lits, size_t size, Lit but) {
    for (size_t i = 0; i < size; i++) {
        if (lits[i] == but)
            continue;
        if (l->values[lits[i]] > 0)
            return true;
        if (!l->values[lits[i]])
            assign(l, lit_not(lits[i]));
    }
    return !propagate(l);
}

/* The literals of the clause have been made false; the first one was open before. */
static bool is_blocked(struct ledger *l, Lit first) {
    size_t keep = l->trail.size;
    Lit opposite = lit_not(first);
    bool blocked = true;
    for (uint32_t at = l->since[opposite]; blocked && at < l->words.size;
         at = ledger_after(l, at)) {
        l->visits++;
        if (ledger_gone(l, at) || !ledger_has(l, at, opposite))
            continue;
        blocked = refutes(l, ledger_lits(l, at), ledger_size(l, at), opposite);
        backtrack(l, keep);
    }
    return blocked;
}

bool ledger_implies(struct ledger *l, const Lit *lits, size_t size) {
    if (l->contradictory)
        return true;
    for (size_t i = 0; i < size; i++)
        ledger_room(l, lits[i] | 1);
    bool open = size && !l->values[lits[0]];
    bool implied = refutes(l, lits, size, UINT32_MAX) || (open && is_blocked(l, lits[0]));
    backtrack(l, l->root);
    return implied;
}

void ledger_conclude(struct ledger *l, const Lit *lits, size_t size) {
    Lit open = UINT32_MAX;
    for (size_t i = 0; i < size; i++)
        if (l->values[lits[i]] > 0 || (!l->values[lits[i]] && open != UINT32_MAX))
            return;
        else if (!l->values[lits[i]])
            open = lits[i];
    if (open != UINT32_MAX)
        assign(l, open);
    l->contradictory = open == UINT32_MAX || !propagate(l);
    l->root = l->trail.size;
}

#endif
