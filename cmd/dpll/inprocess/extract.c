/* SPDX-License-Identifier: MIT */
/* Formulas of circuits have lost their gates: what is left of x = a AND b are the clauses
 *
 *     (-x, a)  (-x, b)  (x, -a, -b)
 *
 * somewhere among all others.  Congruence closure needs the gates, so every literal is tried as an
 * output x.
 *
 * An AND of any number of inputs shows in its long clause: each literal of it but x must be the
 * negation of one that x implies by a binary clause.  These literals are marked once for each x, so
 * that a clause with x takes one look at each of its literals.
 *
 * An if-then-else, x = c ? t : e, has four ternary clauses, two with -x and two with x.  Each pair
 * of clauses with -x that clash in a literal c proposes one, and the other two must be there.  An
 * exclusive or is the case e = -t.  Pairs take quadratic time, hence TERNARY_MAX.
 *
 * Before that, a ternary clause with -x loses a literal whose negation x implies: a gate two of
 * whose inputs have been merged would not be found in its old form. */
#include "inprocess/extract.h"

#include <assert.h>
#include <string.h>

#include "rewrite/dense.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/ticks.h"

/* Most ternary clauses with an output, and with its negation, among which if-then-else gates are
 * looked for: that takes quadratic time. */
enum { TERNARY_MAX = 40 };

struct ternary {
    Lit lits[2]; /* the other two literals */
    Ref ref;
};

/* The list of a literal and its size; valid until a clause is added, since the pool may move. */
static struct watch *entries(const struct solver *s, struct dense *dense, Lit lit, uint32_t *size) {
    const struct watch_list *list = &watch_list_of(&s->watches, lit);
    *size = list->size;
    ticks_add(&dense->ticks, ticks_of_pass(list->size, sizeof(struct watch)));
    return list->size ? s->watches.pool + list->begin : NULL;
}

/* Records, for each literal that the output implies, the reference of the binary clause behind the
 * implication; or clears the records. */
static void note_implied(struct solver *s, struct dense *dense, Lit output, uint32_t *implied,
                         bool clear) {
    uint32_t size;
    const struct watch *watches = entries(s, dense, lit_not(output), &size);
    for (uint32_t i = 0; i < size; i++)
        if (watches[i].ref & BINARY)
            memory_at(implied, watches[i].blocker) = clear ? 0 : watches[i].ref;
}

/* Adds the AND gate with the given long clause if the output implies each input. */
static void try_and(struct solver *s, struct dense *dense, struct closure *closure, Lit output,
                    Ref ref, const uint32_t *implied) {
    assert(!solver_clause(s, ref)->garbage);
    const struct clause *clause = solver_clause(s, ref);
    struct lit_stack *inputs = &s->clause;
    struct id_stack *ids = &closure->scratch;
    stack_clear(inputs);
    stack_clear(ids);
    dense->ticks++;
    for (uint32_t i = 0; i < clause->size; i++) {
        Lit input = lit_not(clause_at(clause, i));
        if (clause_at(clause, i) == output)
            continue;
        if (!memory_at(implied, input))
            return;
        stack_push(s->memory, inputs, input);
        stack_push(&closure->memory, ids, justify_clause_id(s, memory_at(implied, input)));
    }
    stack_push(&closure->memory, ids, clause_id(clause));
    assert(inputs->size + 1 == clause->size);
    gates_add(s, closure, GATE_AND, output, inputs->data, (uint32_t)inputs->size, ids->data);
}

#ifndef NDEBUG
static bool is_clear(const uint32_t *implied, size_t lits) {
    while (lits && !memory_at(implied, lits - 1))
        lits--;
    return !lits;
}

static bool is_ternary(const struct solver *s, Ref ref, Lit a, Lit b, Lit c) {
    struct lits lits = solver_lits(s, ref);
    for (uint32_t i = 0; i < lits.size; i++)
        if (lits_at(lits, i) != a && lits_at(lits, i) != b && lits_at(lits, i) != c)
            return false;
    return lits.size == 3 && !solver_clause(s, ref)->garbage;
}
#endif

/* Replaces (-output, a, b) by (-output, b) if the output implies -a: a gate that has become simpler
 * is found only in its simple form. */
static void strengthen(struct solver *s, struct dense *dense, Lit output, uint32_t *implied) {
    Lit first = lit_not(output);
    uint32_t size;
    note_implied(s, dense, output, implied, false);
    entries(s, dense, first, &size);
    for (uint32_t i = 0; i < size; i++) {
        struct watch watch = watch_at(&s->watches, &watch_list_of(&s->watches, first), i);
        if ((watch.ref & BINARY) || solver_clause(s, watch.ref)->garbage ||
            solver_clause(s, watch.ref)->size != 3)
            continue;
        const Lit *lits = solver_clause(s, watch.ref)->lits;
        Lit a = lits[lits[0] == first], b = lits[lits[2] == first ? 1 : 2];
        assert(is_ternary(s, watch.ref, first, a, b) && a != b);
        if (memory_at(implied, b) || memory_at(implied, a) || solver_value(s, a) ||
            solver_value(s, b))
            continue;
        if (!memory_at(implied, lit_not(a)) && !memory_at(implied, lit_not(b)))
            continue;
        Lit gone = memory_at(implied, lit_not(a)) ? a : b, kept[2] = {first, a ^ b ^ gone};
        assert(lit_var(kept[0]) != lit_var(kept[1]));
        log_clause_words(s, "strengthen", lits, 3, "without %d", log_number(s, gone));
        justify_by(s, justify_clause_id(s, memory_at(implied, lit_not(gone))));
        justify_by(s, justify_clause_id(s, watch.ref));
        dense_add(s, dense, kept, 2);
        dense_remove(s, dense, watch.ref);
        memory_at(implied, kept[1]) = stack_top(&dense->fresh).watch.ref;
        s->counters.strengthened++;
    }
    note_implied(s, dense, output, implied, true);
}

static bool is_open(const struct solver *s, Lit lit) {
    return !solver_value(s, lit) && !memory_at(s->removed, lit_var(lit));
}

static void extract_ands(struct solver *s, struct dense *dense, struct closure *closure, Lit output,
                         uint32_t *implied) {
    uint32_t size;
    const struct watch *watches = entries(s, dense, output, &size);
    note_implied(s, dense, output, implied, false);
    for (uint32_t i = 0; i < size; i++)
        if (!(watches[i].ref & BINARY) && !solver_clause(s, watches[i].ref)->garbage)
            try_and(s, dense, closure, output, watches[i].ref, implied);
    note_implied(s, dense, output, implied, true);
}

/* Lists the ternary clauses with a literal.  Returns their number, or 0 if it is more than
 * TERNARY_MAX. */
static uint32_t gather(struct solver *s, struct dense *dense, Lit lit, struct ternary *ternaries) {
    uint32_t size, count = 0;
    const struct watch *watches = entries(s, dense, lit, &size);
    for (uint32_t i = 0; i < size; i++) {
        if ((watches[i].ref & BINARY) || solver_clause(s, watches[i].ref)->size != 3 ||
            solver_clause(s, watches[i].ref)->garbage)
            continue;
        if (count == TERNARY_MAX)
            return 0;
        const Lit *lits = solver_clause(s, watches[i].ref)->lits;
        struct ternary *ternary = &ternaries[count++];
        ternary->ref = watches[i].ref;
        ternary->lits[0] = lits[lits[0] == lit];
        ternary->lits[1] = lits[lits[2] == lit ? 1 : 2];
    }
    assert(count <= TERNARY_MAX);
    return count;
}

/* The ternary clause with literals a and b, or NULL. */
static const struct ternary *find(const struct ternary *ternaries, uint32_t count, Lit a, Lit b) {
    assert(a != b);
    for (uint32_t i = 0; i < count; i++) {
        const Lit *lits = ternaries[i].lits;
        if ((lits[0] == a && lits[1] == b) || (lits[0] == b && lits[1] == a))
            return &ternaries[i];
    }
    return NULL;
}

/* Adds the if-then-else gates with the two clauses (-output, -c, t) and (-output, c, e) if
 * `positive` has the other two. */
static void try_ite(struct solver *s, struct closure *closure, Lit output,
                    const struct ternary *then, const struct ternary *other,
                    const struct ternary *positive, uint32_t count) {
    assert(then != other);
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 2; k++) {
            Lit cond = other->lits[k];
            if (then->lits[i] != lit_not(cond))
                continue;
            const Lit inputs[3] = {cond, then->lits[!i], other->lits[!k]};
            /* The clauses of an exclusive or match with either input as the condition: adds one
             * gate, not both. */
            if (inputs[1] == lit_not(inputs[2]) && lit_var(inputs[0]) > lit_var(inputs[1]))
                continue;
            const struct ternary *b = find(positive, count, lit_not(cond), lit_not(inputs[1])),
                                 *d = find(positive, count, cond, lit_not(inputs[2]));
            if (!b || !d)
                continue;
            assert(is_ternary(s, then->ref, lit_not(output), lit_not(cond), inputs[1]));
            assert(is_ternary(s, other->ref, lit_not(output), cond, inputs[2]));
            assert(is_ternary(s, b->ref, output, lit_not(cond), lit_not(inputs[1])));
            assert(is_ternary(s, d->ref, output, cond, lit_not(inputs[2])));
            const uint64_t ids[4] = {justify_clause_id(s, then->ref), justify_clause_id(s, b->ref),
                                     justify_clause_id(s, other->ref),
                                     justify_clause_id(s, d->ref)};
            gates_add(s, closure, GATE_ITE, output, inputs, 3, ids);
        }
}

static void extract_ites(struct solver *s, struct dense *dense, struct closure *closure,
                         Lit output) {
    struct ternary positive[TERNARY_MAX], negative[TERNARY_MAX];
    uint32_t positives = gather(s, dense, output, positive),
             negatives = positives ? gather(s, dense, lit_not(output), negative) : 0;
    ticks_add(&dense->ticks, negatives * negatives / 8);
    for (uint32_t i = 0; i < negatives; i++)
        for (uint32_t k = i + 1; k < negatives; k++)
            try_ite(s, closure, output, &negative[i], &negative[k], positive, positives);
}

void extract_gates(struct solver *s, struct dense *dense, struct closure *closure) {
    assert(!solver_level(s) && !closure->gates.size);
    size_t lits = 2 * (size_t)s->vars;
    stack_clear(&s->counts);
    stack_reserve(s->memory, &s->counts, lits + 1);
    memset(s->counts.data, 0, lits * sizeof *s->counts.data);
    assert(is_clear(s->counts.data, lits));
    /* Strengthens all clauses before gates refer to them. */
    for (Lit lit = 0; lit < lits && dense->ticks < dense->limit; lit++) {
        poll_step(s, lit);
        if (is_open(s, lit))
            strengthen(s, dense, lit, s->counts.data);
    }
    for (Lit lit = 0; lit < lits && dense->ticks < dense->limit; lit++) {
        poll_step(s, lit);
        if (!is_open(s, lit))
            continue;
        extract_ands(s, dense, closure, lit, s->counts.data);
        if (!lit_negative(lit))
            extract_ites(s, dense, closure, lit);
    }
    assert(is_clear(s->counts.data, lits));
}
