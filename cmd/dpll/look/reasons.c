#include "look/reasons.h"

#include <assert.h>
#include <string.h>

#include "look/lemma.h"
#include "state/justify.h"

void reasons_create(struct solver *s) {
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    look->sources = memory_zeroed(s->memory, lits, sizeof *look->sources);
    look->when = memory_zeroed(s->memory, lits, sizeof *look->when);
    memset(look->when, 0xff, lits * sizeof *look->when);
    look->followed = 0;
}

void reasons_release(struct solver *s) {
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    for (Lit lit = 0; look->sources && lit < lits; lit++)
        stack_free(s->memory, &look->sources[lit]);
    memory_release(s->memory, look->sources, lits * sizeof *look->sources);
    memory_release(s->memory, look->when, lits * sizeof *look->when);
    look->sources = NULL;
    look->when = NULL;
}

/* The order of the two literals tells whether there are more. */
static struct source make_source(Lit a, Lit b, bool more, uint32_t ref) {
    return (a > b) == more ? (struct source){a, b, ref} : (struct source){b, a, ref};
}

static bool has_more(const struct source *source) {
    return source->first > source->second;
}

void reasons_add(struct solver *s, const Lit *lits, uint32_t size, uint32_t ref) {
    for (uint32_t i = 0; i < size; i++) {
        Lit a = lits[i == 0], b = size == 2 ? a : lits[i < 2 ? 2 : 1];
        stack_push(s->memory, &s->look->sources[lits[i]], make_source(a, b, size > 3, ref));
    }
}

void reasons_follow(struct solver *s, size_t end) {
    struct look *look = s->look;
    look->settled = s->levels.size ? s->levels.data[0].trail : end;
    for (; look->followed < end; look->followed++)
        look->when[s->trail.data[look->followed]] = (uint32_t)look->followed;
}

void reasons_forget(struct look *look, const Lit *trail, size_t keep) {
    while (look->followed > keep)
        look->when[trail[--look->followed]] = NEVER;
}

/* Whether all literals of a clause but one became false before a moment. */
static bool others_before(const struct solver *s, uint32_t ref, Lit lit, uint32_t moment) {
    const struct clause *clause = solver_clause(s, ref);
    for (uint32_t i = 0; i < clause->size; i++)
        if (clause->lits[i] != lit && s->look->when[lit_not(clause->lits[i])] >= moment)
            return false;
    return true;
}

/* Makes a source come sooner, as the same clauses are asked for again and again. */
static const struct source *promote(struct source *sources, size_t at) {
    struct source *sooner = &sources[at / 2], source = sources[at];
    sources[at] = *sooner;
    *sooner = source;
    return sooner;
}

/* A clause of the literal, the others of which all became false before the moment.  Returns NULL
 * when there is none. */
static const struct source *find_source(struct solver *s, Lit lit, uint32_t moment) {
    const struct look *look = s->look;
    const struct source_stack *sources = &look->sources[lit];
    for (size_t i = 0; i < sources->size; i++) {
        const struct source *source = &sources->data[i];
        uint32_t first = look->when[lit_not(source->first)];
        uint32_t second = look->when[lit_not(source->second)];
        uint32_t later = first > second ? first : second;
        if (later < moment && (!has_more(source) || others_before(s, source->ref, lit, moment)))
            return promote(sources->data, i);
    }
    return NULL;
}

static void need_others(struct solver *s, struct lemma *lemma, const struct source *source,
                        Lit lit) {
    if (!has_more(source)) {
        lemma_need(s, lemma, source->first);
        lemma_need(s, lemma, source->second);
        return;
    }
    const struct clause *clause = solver_clause(s, source->ref);
    for (uint32_t i = 0; i < clause->size; i++)
        if (clause->lits[i] != lit)
            lemma_need(s, lemma, clause->lits[i]);
}

bool reasons_use(struct solver *s, struct lemma *lemma, Lit lit, uint32_t moment) {
    const struct source *source = find_source(s, lit, moment);
    if (!source)
        return false;
    lemma_use(s, lemma, justify_clause_id(s, source->ref));
    need_others(s, lemma, source, lit);
    return true;
}

void reasons_use_known(struct solver *s, struct lemma *lemma, Lit lit, uint32_t moment) {
    bool found = reasons_use(s, lemma, lit, moment);
    assert(found);
    (void)found;
}

void reasons_use_false(struct solver *s, struct lemma *lemma, Lit lit, uint32_t moment) {
    reasons_use_known(s, lemma, lit, moment);
    lemma_need(s, lemma, lit);
}
