#include "look/explain.h"

#include <assert.h>
#include <string.h>

#include "look/lemma.h"
#include "state/justify.h"

/* Before all of an explanation. */
enum { NEVER = 0 };

void explain_create(struct solver *s) {
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    look->sources = memory_zeroed(s->memory, lits, sizeof *look->sources);
    look->when = memory_zeroed(s->memory, lits, sizeof *look->when);
    look->flags = memory_zeroed(s->memory, look->vars, sizeof *look->flags);
    look->lemma.flag = IN_LEMMA;
    look->inner.flag = IN_INNER;
}

void explain_release(struct solver *s) {
    struct memory *memory = s->memory;
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    for (Lit lit = 0; look->sources && lit < lits; lit++)
        stack_free(memory, &look->sources[lit]);
    memory_release(memory, look->sources, lits * sizeof *look->sources);
    memory_release(memory, look->when, lits * sizeof *look->when);
    memory_release(memory, look->flags, look->vars * sizeof *look->flags);
    stack_free(memory, &look->doubled);
    stack_free(memory, &look->doubled_lits);
    stack_free(memory, &look->spent);
    stack_free(memory, &look->spent_lits);
    lemma_free(memory, &look->lemma);
    lemma_free(memory, &look->inner);
    look->sources = NULL;
    look->when = NULL;
    look->flags = NULL;
}

/* The order of the two literals tells whether there are more. */
static struct source make_source(Lit a, Lit b, bool more, uint32_t ref) {
    return (a > b) == more ? (struct source){a, b, ref} : (struct source){b, a, ref};
}

static bool has_more(const struct source *source) {
    return source->first > source->second;
}

void explain_add(struct solver *s, const Lit *lits, uint32_t size, uint32_t ref) {
    for (uint32_t i = 0; i < size; i++) {
        Lit a = lits[i == 0], b = size == 2 ? a : lits[i < 2 ? 2 : 1];
        stack_push(s->memory, &s->look->sources[lits[i]], make_source(a, b, size > 3, ref));
    }
}

void explain_keep(struct solver *s, size_t keep) {
    struct look *look = s->look;
    size_t size = s->trail.size - keep;
    struct doubled doubled = {keep, look->doubled_lits.size, size, look->culprit};
    stack_push(s->memory, &look->doubled, doubled);
    stack_reserve(s->memory, &look->doubled_lits, size);
    memcpy(look->doubled_lits.data + look->doubled_lits.size, s->trail.data + keep,
           size * sizeof(Lit));
    look->doubled_lits.size += size;
}

void explain_drop(struct look *look, size_t count) {
    if (count == look->doubled.size)
        return;
    look->doubled_lits.size = look->doubled.data[count].begin;
    look->doubled.size = count;
}

/* Whether a literal that is false was so before the moment. */
static inline bool is_before(const struct look *look, Lit lit, uint32_t moment) {
    return look->when[lit_not(lit)] < moment;
}

/* Whether all literals of a clause but one are false, and were before the moment. */
static bool others_false(const struct solver *s, uint32_t ref, Lit lit, uint32_t moment) {
    const struct clause *clause = solver_clause(s, ref);
    for (uint32_t i = 0; i < clause->size; i++)
        if (clause->lits[i] != lit &&
            (s->values[clause->lits[i]] >= 0 || !is_before(s->look, clause->lits[i], moment)))
            return false;
    return true;
}

/* The same where the two that the source knows are false. */
static inline bool serves(const struct solver *s, const struct source *source, Lit lit,
                          uint32_t moment) {
    return is_before(s->look, source->first, moment) &&
           is_before(s->look, source->second, moment) &&
           (!has_more(source) || others_false(s, source->ref, lit, moment));
}

/* Makes a source come sooner, as the same clauses are asked for again and again. */
static const struct source *promote(struct source *sources, size_t at) {
    struct source *sooner = &sources[at / 2], source = sources[at];
    sources[at] = *sooner;
    *sooner = source;
    return sooner;
}

/* A clause of the literal, the others of which are all false before the moment.  Returns NULL when
 * there is none. */
static const struct source *find_source(struct solver *s, Lit lit, uint32_t moment) {
    const struct source_stack *sources = &s->look->sources[lit];
    const signed char *values = s->values;
    for (size_t i = 0; i < sources->size; i++) {
        const struct source *source = &sources->data[i];
        bool both_false = (values[source->first] & values[source->second]) < 0;
        if (both_false && serves(s, source, lit, moment))
            return promote(sources->data, i);
    }
    return NULL;
}

static inline void need(struct solver *s, struct lemma *lemma, Lit lit) {
    if (s->look->when[lit_not(lit)] >= lemma->from)
        s->look->flags[lit_var(lit)] |= NEEDED;
    else
        lemma_add(s, lemma, lit);
}

static void need_others(struct solver *s, struct lemma *lemma, const struct source *source,
                        Lit lit) {
    if (!has_more(source)) {
        need(s, lemma, source->first);
        need(s, lemma, source->second);
        return;
    }
    const struct clause *clause = solver_clause(s, source->ref);
    for (uint32_t i = 0; i < clause->size; i++)
        if (clause->lits[i] != lit)
            need(s, lemma, clause->lits[i]);
}

/* Uses a clause that asks for a literal at some moment.  Returns false when there is none. */
static bool use_reason(struct solver *s, struct lemma *lemma, Lit lit, uint32_t moment) {
    const struct source *source = find_source(s, lit, moment);
    if (!source)
        return false;
    lemma_use(s, lemma, justify_clause_id(s, source->ref));
    need_others(s, lemma, source, lit);
    return true;
}

/* The same for one that is known to have such a clause. */
static void use_known(struct solver *s, struct lemma *lemma, Lit lit, uint32_t moment) {
    bool found = use_reason(s, lemma, lit, moment);
    assert(found);
    (void)found;
}

/* The same for a literal that is false, so that the clause is, too. */
static void use_conflict(struct solver *s, struct lemma *lemma, Lit lit, uint32_t moment) {
    use_known(s, lemma, lit, moment);
    need(s, lemma, lit);
}

/* Has the look-ahead assign a literal, and takes that back. */
static void enter(struct solver *s, Lit lit, uint32_t moment) {
    s->values[lit] = 1;
    s->values[lit_not(lit)] = -1;
    s->look->when[lit] = moment;
}

static void leave(struct solver *s, Lit lit) {
    s->values[lit] = s->values[lit_not(lit)] = 0;
    s->look->when[lit] = NEVER;
    s->look->flags[lit_var(lit)] = 0;
}

/* The moment at which the look-ahead has assigned the trail literal at a place.  Those it stands on
 * come before: the literal that fails implies them. */
static uint32_t moment_of(const struct look *look, size_t at) {
    return (uint32_t)(at - look->standing.data[0].trail + look->standing.size + 2);
}

static Lit standing_lit(const struct look *look, size_t index) {
    return look->order.data[look->standing.data[index].place].lit;
}

/* Enters again what a literal that failed on top had led to, in the place of its opposite and all
 * that came later.  What the look-ahead now stands on beside may have made some of it true, or one
 * false: returns how many come before that one, or all. */
static size_t enter_doubled(struct solver *s, const struct doubled *doubled, uint32_t moment) {
    const Lit *lits = s->look->doubled_lits.data + doubled->begin;
    size_t i;
    for (i = 0; i < doubled->size && s->values[lits[i]] >= 0; i++)
        if (!s->values[lits[i]])
            enter(s, lits[i], moment + (uint32_t)i);
    return i;
}

/* Explains how a literal has failed on top, from the conflict back to the literal. */
static void explain_segment(struct solver *s, struct lemma *lemma, const struct doubled *doubled,
                            uint32_t moment) {
    struct look *look = s->look;
    const Lit *lits = look->doubled_lits.data + doubled->begin;
    size_t size = enter_doubled(s, doubled, moment);
    if (size < doubled->size)
        use_conflict(s, lemma, lits[size], moment + (uint32_t)size);
    else
        use_conflict(s, lemma, lit_not(doubled->culprit), UINT32_MAX);
    for (size_t i = size; i-- > 0;) {
        if (look->when[lits[i]] != moment + i)
            continue;
        if (i && look->flags[lit_var(lits[i])] & NEEDED)
            use_known(s, lemma, lits[i], moment + (uint32_t)i);
        leave(s, lits[i]);
    }
}

/* Keeps what is needed to delete the inner lemma. */
static void keep_spent(struct solver *s) {
    struct look *look = s->look;
    const struct lit_stack *lits = &look->inner.lits;
    struct spent spent = {look->inner.id, look->spent_lits.size};
    stack_push(s->memory, &look->spent, spent);
    stack_reserve(s->memory, &look->spent_lits, lits->size);
    memcpy(look->spent_lits.data + look->spent_lits.size, lits->data, lits->size * sizeof(Lit));
    look->spent_lits.size += lits->size;
}

/* The opposite of a literal that has failed on top is needed: a lemma of its own says why. */
static void explain_doubled(struct solver *s, size_t index) {
    struct look *look = s->look;
    struct lemma *inner = &look->inner;
    const struct doubled *doubled = &look->doubled.data[index];
    uint32_t moment = moment_of(look, doubled->trail);
    lemma_begin(inner, moment);
    explain_segment(s, inner, doubled, moment);
    lemma_write(s, inner, lit_not(look->doubled_lits.data[doubled->begin]));
    keep_spent(s);
    lemma_use(s, &look->lemma, inner->id);
    for (size_t i = 0; i + 1 < inner->lits.size; i++)
        need(s, &look->lemma, inner->lits.data[i]);
}

/* Numbers the moments: the literal, what it stands on, and then the trail. */
static void enter_all(struct solver *s, Lit lit) {
    struct look *look = s->look;
    for (size_t at = look->standing.data[0].trail; at < s->trail.size; at++)
        look->when[s->trail.data[at]] = moment_of(look, at);
    for (size_t i = look->standing.size; i-- > 0;)
        look->when[standing_lit(look, i)] = (uint32_t)(look->standing.size - i + 1);
    enter(s, lit, 1);
}

/* These are needed to the end of the search. */
static bool is_standing(const struct look *look, Lit lit) {
    return look->when[lit] <= look->standing.size + 1;
}

/* Explains one trail literal; the opposite of what the whole is about is a conflict.  What failed
 * on top to give that is the last part of the lemma, and none of its own. */
static void explain_lit(struct solver *s, Lit lit, uint32_t moment, bool contrary, bool doubled,
                        size_t index) {
    struct look *look = s->look;
    if (contrary && doubled)
        explain_segment(s, &look->lemma, &look->doubled.data[index], moment);
    else if (contrary)
        use_conflict(s, &look->lemma, lit, moment);
    else if (doubled)
        explain_doubled(s, index);
    else
        use_known(s, &look->lemma, lit, moment);
}

/* Explains what comes after what the look-ahead stands on, the last thing a conflict: found there,
 * or where the opposite of the literal was assigned. */
static void explain_trail(struct solver *s, Lit about) {
    struct look *look = s->look;
    size_t base = look->standing.data[0].trail, index = look->doubled.size;
    if (standing_lit(look, look->standing.size - 1) == about)
        use_conflict(s, &look->lemma, lit_not(look->culprit), UINT32_MAX);
    for (size_t at = s->trail.size; at-- > base;) {
        Lit lit = s->trail.data[at];
        uint32_t moment = look->when[lit];
        bool contrary = lit == lit_not(about);
        bool needed = contrary || look->flags[lit_var(lit)] & NEEDED;
        bool doubled = index && look->doubled.data[index - 1].trail == at;
        index -= doubled;
        if (is_standing(look, lit) && !contrary)
            continue;
        if (!contrary)
            leave(s, lit);
        if (needed)
            explain_lit(s, lit, moment, contrary, doubled, index);
    }
}

/* Explains what comes before: each literal is implied by the next one.  Returns false when it is
 * not. */
static bool explain_standing(struct solver *s, Lit about) {
    struct look *look = s->look;
    for (size_t i = 0; i < look->standing.size; i++) {
        Lit lit = standing_lit(look, i);
        if (lit_var(lit) != lit_var(about) && look->flags[lit_var(lit)] & NEEDED &&
            !use_reason(s, &look->lemma, lit, look->when[lit]))
            return false;
    }
    return true;
}

/* The opposite is among what is left, where it was assigned. */
static void leave_standing(struct solver *s, Lit about) {
    const struct look *look = s->look;
    for (size_t i = 0; i < look->standing.size; i++)
        leave(s, standing_lit(look, i));
    leave(s, about);
    leave(s, lit_not(about));
}

/* Whether the look-ahead on top has given a literal its value. */
static bool is_assigned_there(const struct solver *s, Lit lit) {
    for (size_t at = s->look->standing.data[0].trail; at < s->trail.size; at++)
        if (lit_var(s->trail.data[at]) == lit_var(lit))
            return true;
    return false;
}

void explain_delete_spent(struct solver *s) {
    struct look *look = s->look;
    while (look->spent.size) {
        struct spent spent = stack_pop(&look->spent);
        proof_delete(s->proof, spent.id, look->spent_lits.data + spent.begin,
                     look->spent_lits.size - spent.begin);
        look->spent_lits.size = spent.begin;
    }
}

bool explain_failed(struct solver *s, Lit lit) {
    if (!is_assigned_there(s, lit))
        return false;
    lemma_begin(&s->look->lemma, 1);
    enter_all(s, lit);
    explain_trail(s, lit);
    bool fine = explain_standing(s, lit);
    leave_standing(s, lit);
    if (!fine) {
        lemma_abandon(s, &s->look->lemma);
        explain_delete_spent(s);
    }
    return fine;
}
