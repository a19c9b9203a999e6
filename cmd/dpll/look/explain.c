#include "look/explain.h"

#include <assert.h>
#include <string.h>

/* Before all of an explanation. */
enum { NEVER = 0 };

void explain_create(struct solver *s) {
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    look->sources = memory_zeroed(s->memory, lits, sizeof *look->sources);
    look->when = memory_zeroed(s->memory, lits, sizeof *look->when);
    look->needed = memory_zeroed(s->memory, look->vars, sizeof *look->needed);
}

void explain_release(struct solver *s) {
    struct memory *memory = s->memory;
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    for (Lit lit = 0; look->sources && lit < lits; lit++)
        stack_free(memory, &look->sources[lit]);
    memory_release(memory, look->sources, lits * sizeof *look->sources);
    memory_release(memory, look->when, lits * sizeof *look->when);
    memory_release(memory, look->needed, look->vars * sizeof *look->needed);
    stack_free(memory, &look->doubled);
    stack_free(memory, &look->doubled_lits);
    stack_free(memory, &look->steps);
    look->sources = NULL;
    look->when = NULL;
    look->needed = NULL;
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

/* The decisions and what follows from them alone have reasons already. */
static void need(struct look *look, Lit lit) {
    if (look->when[lit_not(lit)])
        look->needed[lit_var(lit)] = 1;
}

static void need_others(struct solver *s, const struct source *source) {
    need(s->look, source->first);
    need(s->look, source->second);
    if (!has_more(source))
        return;
    const struct clause *clause = solver_clause(s, source->ref);
    for (uint32_t i = 0; i < clause->size; i++)
        need(s->look, clause->lits[i]);
}

static void add_step(struct solver *s, enum step_kind kind, Lit lit, const struct source *source) {
    struct step step = {kind, lit, source ? source->first : lit, source ? source->ref : 0};
    stack_push(s->memory, &s->look->steps, step);
}

/* A step that needs a clause which asks for a literal at some moment, or which is false because
 * that does.  Returns false when there is none. */
static bool add_reason(struct solver *s, enum step_kind kind, Lit lit, uint32_t moment) {
    const struct source *source = find_source(s, lit, moment);
    if (!source)
        return false;
    add_step(s, kind, lit, source);
    need_others(s, source);
    if (kind == STEP_CLOSE)
        need(s->look, lit);
    return true;
}

/* The same for one that is known to have such a clause. */
static void add_known(struct solver *s, enum step_kind kind, Lit lit, uint32_t moment) {
    bool found = add_reason(s, kind, lit, moment);
    assert(found);
    (void)found;
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
    s->look->needed[lit_var(lit)] = 0;
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

/* Adds the steps by which a literal has failed on top; of the literal that the whole is about,
 * these are the last. */
static void explain_doubled(struct solver *s, size_t index) {
    struct look *look = s->look;
    const struct doubled *doubled = &look->doubled.data[index];
    const Lit *lits = look->doubled_lits.data + doubled->begin;
    uint32_t moment = moment_of(look, doubled->trail);
    size_t size = enter_doubled(s, doubled, moment);
    if (size < doubled->size)
        add_known(s, STEP_CLOSE, lits[size], moment + (uint32_t)size);
    else
        add_known(s, STEP_CLOSE, lit_not(doubled->culprit), UINT32_MAX);
    for (size_t i = size; i-- > 0;) {
        if (look->when[lits[i]] != moment + i)
            continue;
        if (!i)
            add_step(s, STEP_OPEN, lits[0], NULL);
        else if (look->needed[lit_var(lits[i])])
            add_known(s, STEP_ASSIGN, lits[i], moment + (uint32_t)i);
        leave(s, lits[i]);
    }
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

/* Adds the steps that come after what the look-ahead stands on, the last one a conflict: found
 * there, or where the opposite of the literal was assigned. */
static void explain_trail(struct solver *s, Lit about) {
    struct look *look = s->look;
    size_t base = look->standing.data[0].trail, index = look->doubled.size;
    if (standing_lit(look, look->standing.size - 1) == about)
        add_known(s, STEP_CLOSE, lit_not(look->culprit), UINT32_MAX);
    for (size_t at = s->trail.size; at-- > base;) {
        Lit lit = s->trail.data[at];
        uint32_t moment = look->when[lit];
        bool contrary = lit == lit_not(about);
        bool needed = contrary || look->needed[lit_var(lit)];
        bool doubled = index && look->doubled.data[index - 1].trail == at;
        index -= doubled;
        if (is_standing(look, lit) && !contrary)
            continue;
        if (!contrary)
            leave(s, lit);
        if (needed && doubled)
            explain_doubled(s, index);
        else if (needed)
            add_known(s, contrary ? STEP_CLOSE : STEP_ASSIGN, lit, moment);
    }
}

/* Adds those before: each literal is implied by the next one.  Returns false when it is not. */
static bool explain_standing(struct solver *s, Lit about) {
    struct look *look = s->look;
    for (size_t i = 0; i < look->standing.size; i++) {
        Lit lit = standing_lit(look, i);
        if (lit_var(lit) != lit_var(about) && look->needed[lit_var(lit)] &&
            !add_reason(s, STEP_ASSIGN, lit, look->when[lit]))
            return false;
    }
    add_step(s, STEP_OPEN, about, NULL);
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

bool explain_failed(struct solver *s, Lit lit) {
    stack_clear(&s->look->steps);
    if (!is_assigned_there(s, lit))
        return false;
    enter_all(s, lit);
    explain_trail(s, lit);
    bool fine = explain_standing(s, lit);
    leave_standing(s, lit);
    return fine;
}
