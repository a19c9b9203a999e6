/* SPDX-License-Identifier: MIT */
#include "look/explain.h"

#include <assert.h>
#include <string.h>

#include "look/lemma.h"
#include "look/reasons.h"

void explain_create(struct solver *s) {
    assert(s->proof && !s->look->flags);
    struct look *look = s->look;
    reasons_create(s);
    look->flags = memory_zeroed(&look->memory, look->vars, sizeof *look->flags);
    look->lemma.flag = IN_LEMMA;
    look->inner.flag = IN_INNER;
}

void explain_release(struct solver *s) {
    struct look *look = s->look;
    struct memory *memory = &look->memory;
    reasons_release(s);
    memory_release(memory, look->flags);
    look->flags = NULL;
    stack_free(memory, &look->doubled);
    stack_free(memory, &look->doubled_lits);
    stack_free(memory, &look->doubled_whys);
    stack_free(memory, &look->spent);
    stack_free(memory, &look->spent_lits);
    lemma_free(memory, &look->lemma);
    lemma_free(memory, &look->inner);
}

void explain_keep(struct solver *s, size_t keep) {
    assert(keep < s->trail.size);
    struct look *look = s->look;
    size_t size = s->trail.size - keep;
    struct doubled doubled = {keep, look->doubled_lits.size, size, look->failed};
    stack_push(&look->memory, &look->doubled, doubled);
    stack_reserve(&look->memory, &look->doubled_lits, size);
    memcpy(look->doubled_lits.data + look->doubled_lits.size, s->trail.data + keep,
           size * sizeof(Lit));
    look->doubled_lits.size += size;
    stack_reserve(&look->memory, &look->doubled_whys, size);
    memcpy(look->doubled_whys.data + look->doubled_whys.size, look->whys + keep,
           size * sizeof(struct why));
    look->doubled_whys.size += size;
}

void explain_drop(struct look *look, size_t count) {
    assert(count <= look->doubled.size);
    if (count == look->doubled.size)
        return;
    look->doubled_lits.size = look->doubled_whys.size = stack_at(&look->doubled, count).begin;
    look->doubled.size = count;
}

/* Records that the look-ahead has assigned a literal at a moment; undoes that. */
static void enter(struct look *look, Lit lit, uint32_t moment) {
    assert(moment < look->never);
    memory_at(look->when, lit) = moment;
}

static void leave(struct look *look, Lit lit) {
    memory_at(look->when, lit) = look->never;
}

static bool is_true(const struct look *look, Lit lit) {
    return memory_at(look->when, lit) != look->never;
}

/* The place on the trail where the look-ahead begins; also the moment of the literal it is
 * about. */
static size_t base(const struct look *look) {
    return stack_at(&look->standing, 0).trail;
}

/* The moment of a trail literal of the look-ahead.  The standing literals have earlier moments,
 * since the failing literal implies them. */
static uint32_t moment_of(const struct look *look, size_t at) {
    return (uint32_t)(at + look->standing.size + 1);
}

static Lit standing_lit(const struct look *look, size_t index) {
    assert(index < look->standing.size);
    return stack_at(&look->order, stack_at(&look->standing, index).place).lit;
}

/* Enters the literals that a doubled literal had led to once more, with moments from that of its
 * negation on; some may be true by now, by literals that the look-ahead has come to stand on since.
 * Returns the number of literals before the first that is false, or all. */
static size_t enter_doubled(struct look *look, const struct doubled *doubled, uint32_t moment) {
    const Lit *lits = look->doubled_lits.data + doubled->begin;
    size_t i;
    for (i = 0; i < doubled->size && !is_true(look, lit_not(lits[i])); i++)
        if (!is_true(look, lits[i]))
            enter(look, lits[i], moment + (uint32_t)i);
    return i;
}

/* Undoes enter_doubled for the first `size` literals. */
static void leave_doubled(struct look *look, const struct doubled *doubled, uint32_t moment,
                          size_t size) {
    assert(size <= doubled->size);
    const Lit *lits = look->doubled_lits.data + doubled->begin;
    for (size_t i = 0; i < size; i++)
        if (memory_at(look->when, lits[i]) == moment + i)
            leave(look, lits[i]);
}

/* Explains why a doubled literal has failed, from the conflict back to the literal. */
static void explain_segment(struct solver *s, struct lemma *lemma, const struct doubled *doubled,
                            uint32_t moment) {
    struct look *look = s->look;
    const struct why *whys = look->doubled_whys.data + doubled->begin;
    size_t size = enter_doubled(look, doubled, moment);
    uint32_t at = moment + (uint32_t)size;
    reasons_use_false(s, lemma,
                      size < doubled->size ? whys[INDEX(size, doubled->size)] : doubled->failed);
    while (lemma_next(look, moment, &at) && at > moment)
        reasons_use(s, lemma, whys[INDEX(at - moment, doubled->size)]);
    leave_doubled(look, doubled, moment, size);
}

/* Uses the inner lemma, and records it for deletion. */
static void keep_spent(struct solver *s, uint64_t id) {
    struct look *look = s->look;
    const struct lit_stack *lits = &look->inner.lits;
    struct spent spent = {id, look->spent_lits.size};
    stack_push(&look->memory, &look->spent, spent);
    stack_reserve(&look->memory, &look->spent_lits, lits->size);
    memcpy(look->spent_lits.data + look->spent_lits.size, lits->data, lits->size * sizeof(Lit));
    look->spent_lits.size += lits->size;
    lemma_use(s, &look->lemma, id);
}

/* Explains the negation of a doubled literal by a separate lemma. */
static void explain_doubled(struct solver *s, size_t index) {
    assert(index < s->look->doubled.size);
    struct look *look = s->look;
    struct lemma *inner = &look->inner;
    const struct doubled *doubled = &stack_at(&look->doubled, index);
    uint32_t moment = moment_of(look, doubled->trail);
    lemma_begin(inner, moment);
    explain_segment(s, inner, doubled, moment);
    lemma_add_last(s, inner, lit_not(stack_at(&look->doubled_lits, doubled->begin)));
    keep_spent(s, lemma_write(s, inner));
    lemma_need(s, &look->lemma, inner->lits.data, (uint32_t)inner->lits.size - 1);
}

/* Numbers the moments: lasting literals, the literal itself, those it stands on, then the trail. */
static void enter_all(struct solver *s, Lit lit) {
    struct look *look = s->look;
    for (size_t at = base(look); at < s->trail.size; at++)
        enter(look, stack_at(&s->trail, at), moment_of(look, at));
    for (size_t i = look->standing.size; i-- > 0;)
        enter(look, standing_lit(look, i), (uint32_t)(base(look) + look->standing.size - i));
    enter(look, lit, (uint32_t)base(look));
}

/* The last moment of a standing literal. */
static uint32_t last_standing(const struct look *look) {
    return (uint32_t)(base(look) + look->standing.size);
}

/* Undoes the moments of part of the trail, except those of standing literals, which are needed
 * until the end. */
static void leave_trail(struct solver *s, size_t from, size_t to) {
    assert(to <= s->trail.size);
    struct look *look = s->look;
    uint32_t standing = last_standing(look);
    for (size_t at = from; at < to; at++)
        if (memory_at(look->when, stack_at(&s->trail, at)) > standing)
            leave(look, stack_at(&s->trail, at));
}

/* Explains one trail literal.  A contrary literal, the negation of the literal that the lemma is
 * about, is a conflict.  If it is also the negation of a doubled literal, the failure of the
 * doubled literal becomes part of this lemma, without a separate one. */
static void explain_lit(struct solver *s, size_t at, bool contrary, bool doubled, size_t index) {
    assert(at < s->trail.size);
    struct look *look = s->look;
    if (contrary && doubled)
        explain_segment(s, &look->lemma, &stack_at(&look->doubled, index), moment_of(look, at));
    else if (contrary)
        reasons_use_false(s, &look->lemma, memory_at(look->whys, at));
    else if (doubled)
        explain_doubled(s, index);
    else
        reasons_use(s, &look->lemma, memory_at(look->whys, at));
}

/* Marks the literals of the conflict: the false clause, or the assignment of the negation of
 * `about`. */
static void mark_conflict(struct solver *s, Lit about) {
    struct look *look = s->look;
    if (standing_lit(look, look->standing.size - 1) == about)
        reasons_use_false(s, &look->lemma, look->failed);
    lemma_need(s, &look->lemma, &about, 1);
}

/* Explains the trail behind the standing literals, from the conflict back. */
static void explain_trail(struct solver *s, Lit about) {
    struct look *look = s->look;
    size_t index = look->doubled.size, end = s->trail.size;
    uint32_t moment = moment_of(look, end), from = last_standing(look) + 1;
    mark_conflict(s, about);
    while (lemma_next(look, from, &moment)) {
        size_t at = moment - moment_of(look, 0);
        bool contrary = stack_at(&s->trail, at) == lit_not(about);
        while (index && stack_at(&look->doubled, index - 1).trail > at)
            index--;
        bool doubled = index && stack_at(&look->doubled, index - 1).trail == at;
        if (doubled) {
            leave_trail(s, at, end);
            end = at;
            index--;
        }
        explain_lit(s, at, contrary, doubled, index);
    }
    leave_trail(s, base(look), end);
}

/* Explains a literal by another one that implies it.  Returns false if that one does not imply
 * it. */
static bool explain_implied(struct solver *s, Lit lit, Lit by) {
    const struct implied *list = &memory_at(s->look->implied, by);
    uint32_t at = 0;
    while (at < list->size && stack_at(list, at) != lit)
        at++;
    if (at < list->size)
        reasons_use(s, &s->look->lemma, why_listed(by, IN_IMPLIED, at));
    return at < list->size;
}

/* Explains the standing literals, each implied by the next one, and the last by `about`.  Returns
 * false if one is not. */
static bool explain_standing(struct solver *s, Lit about) {
    struct look *look = s->look;
    uint32_t last = last_standing(look), moment = last, from = (uint32_t)base(look) + 1;
    while (lemma_next(look, from, &moment)) {
        size_t i = last - moment;
        Lit by = i + 1 < look->standing.size ? standing_lit(look, i + 1) : about;
        if (!explain_implied(s, standing_lit(look, i), by))
            return false;
    }
    return true;
}

/* Undoes all moments, and clears the marks of literals not explained. */
static void leave_standing(struct look *look, Lit about) {
    uint32_t moment = last_standing(look), from = (uint32_t)base(look);
    for (size_t i = 0; i < look->standing.size; i++)
        leave(look, standing_lit(look, i));
    leave(look, about);
    while (lemma_next(look, from, &moment))
        continue;
}

void explain_delete_spent(struct solver *s) {
    struct look *look = s->look;
    while (look->spent.size) {
        struct spent spent = stack_pop(&look->spent);
        proof_delete(s->proof, spent.id, look->spent_lits.data + spent.begin,
                     look->spent_lits.size - spent.begin);
        look->spent_lits.size = spent.begin;
    }
    assert(!look->spent_lits.size);
}

bool explain_failed(struct solver *s, Lit lit) {
    assert(s->proof && s->look->standing.size);
    struct look *look = s->look;
    reasons_follow(s, base(look));
    if (!solver_value(s, lit) || is_true(look, lit) || is_true(look, lit_not(lit)))
        return false;
    lemma_begin(&look->lemma, (uint32_t)base(look));
    enter_all(s, lit);
    explain_trail(s, lit);
    bool fine = explain_standing(s, lit);
    leave_standing(look, lit);
    if (!fine) {
        lemma_unmark(look, &look->lemma);
        explain_delete_spent(s);
    }
    return fine;
}
