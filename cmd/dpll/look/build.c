/* SPDX-License-Identifier: MIT */
#include "look/build.h"

#include <assert.h>
#include <math.h>

#include "look/explain.h"
#include "look/lists.h"
#include "state/poll.h"
#include "state/ticks.h"

static void add_large(struct solver *s, const Lit *lits, uint32_t size, uint32_t ref) {
    assert(size > 3);
    struct look *look = s->look;
    uint32_t number = (uint32_t)look->counts.size;
    for (uint32_t i = 0; i < size; i++) {
        Lit lit = array_at(lits, size, i);
        struct occurrences *list = &memory_at(look->large, lit);
        stack_push(&look->memory, &look->lits, lit);
        if (list->size == list->capacity)
            list->data = lists_grown(s, list->data, &list->capacity, sizeof *list->data);
        stack_put(list, number);
    }
    stack_push(&look->memory, &look->starts, look->lits.size);
    stack_push(&look->memory, &look->counts, size);
    if (s->proof)
        stack_push(&look->memory, &look->large_refs, ref);
}

/* Watches that one tick pays for: a cache line has as many. */
enum { WATCHES_PER_TICK = 8 };

/* Whether the clauses with a literal are to be left out: it is true, or its variable is removed. */
static bool is_superfluous(const struct solver *s, Lit lit) {
    return solver_value(s, lit) > 0 || memory_at(s->removed, lit_var(lit));
}

/* Copies the binary clauses, learned ones included, each from the watch of its smaller literal. */
static void build_binaries(struct solver *s) {
    for (Lit lit = 0; lit < 2 * s->vars; lit++) {
        const struct watch_list *list = &watch_list_of(&s->watches, lit);
        poll_step(s, lit);
        ticks_add(&s->counters.look_ticks, 1 + list->size / WATCHES_PER_TICK);
        if (is_superfluous(s, lit))
            continue;
        for (uint32_t i = 0; i < list->size; i++) {
            struct watch watch = watch_at(&s->watches, list, i);
            if ((watch.ref & BINARY) && lit < watch.blocker && !is_superfluous(s, watch.blocker))
                lists_add_binary(s, lit, watch.blocker, watch.ref);
        }
    }
}

static bool is_needed(const struct solver *s, const struct clause *clause) {
    if (clause->redundant || clause->garbage)
        return false;
    for (uint32_t i = 0; i < clause->size; i++)
        if (is_superfluous(s, clause_at(clause, i)))
            return false;
    return true;
}

static void build_others(struct solver *s) {
    struct look *look = s->look;
    size_t step = 0;
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        poll_step(s, ++step);
        s->counters.look_ticks++;
        if (!is_needed(s, clause))
            continue;
        ticks_add(&s->counters.look_ticks, clause->size);
        if (clause->size > look->longest)
            look->longest = clause->size;
        if (clause->size == 3)
            lists_add_ternary(s, clause->lits, ref);
        else
            add_large(s, clause->lits, clause->size, ref);
    }
}

/* Computes the weights of clauses that a look-ahead has shortened, by their new length.  Each
 * literal less weighs 5 times as much, as in satz (Li, Anbulagan, 1997).  No weight is 0, since a
 * look-ahead that shortens clauses of total weight 0 is taken for an autarky. */
static void weigh_lengths(struct solver *s) {
    assert(!s->look->weights);
    struct look *look = s->look;
    look->weights = memory_zeroed(&look->memory, look->longest + 1, sizeof *look->weights);
    for (size_t length = 2; length <= look->longest; length++)
        memory_at(look->weights, length) =
            1 + (uint32_t)(WEIGHT_ONE * pow(5, 2.0 - (double)length));
}

#ifdef NARROW_FIELDS
enum { DONE_MIN = 1 << 3 };
#else
enum { DONE_MIN = 1 << 20 };
#endif

/* Chooses the amount that a true literal adds to a count. */
static void choose_done(struct look *look) {
    look->done = DONE_MIN;
    while (look->done <= look->longest)
        look->done *= 2;
}

static void create_lists(struct solver *s) {
    struct look *look = s->look;
    struct memory *memory = &look->memory;
    size_t lits = 2 * (size_t)look->vars;
    look->implied = memory_zeroed(memory, lits, sizeof *look->implied);
    look->pairs = memory_zeroed(memory, lits, sizeof *look->pairs);
    look->large = memory_zeroed(memory, lits, sizeof *look->large);
}

/* Builds the clauses of the current formula.  At level 0 only. */
static void build(struct solver *s) {
    assert(!solver_level(s) && !s->look->built);
    struct look *look = s->look;
    uint64_t ticks = s->counters.look_ticks;
    create_lists(s);
    if (s->proof)
        explain_create(s);
    stack_push(&look->memory, &look->starts, 0);
    build_binaries(s);
    build_others(s);
    choose_done(look);
    weigh_lengths(s);
    for (Lit lit = 0; lit < 2 * look->vars; lit++) {
        poll_step(s, lit);
        memory_at(look->shortened, lit) = 0;
    }
    stack_clear(&look->changes);
    look->reduced = 0;
    look->words = s->formula->size;
    look->gone = s->gone;
    look->built = true;
    look->built_at = s->counters.look_ticks;
    look->build_ticks = look->built_at - ticks;
}

static void create(struct solver *s) {
    struct look *look = memory_zeroed(s->memory, 1, sizeof *look);
    struct memory *memory = &look->memory;
    size_t lits = 2 * (size_t)s->vars;
    s->look = look;
    memory_region(memory, s->memory);
    look->vars = s->vars;
    look->strength = memory_zeroed(memory, lits, sizeof *look->strength);
    look->scaled = memory_zeroed(memory, lits, sizeof *look->scaled);
    look->refined = memory_zeroed(memory, lits, sizeof *look->refined);
    look->shortened = memory_zeroed(memory, lits, sizeof *look->shortened);
    look->worth = memory_zeroed(memory, lits, sizeof *look->worth);
    look->places = memory_zeroed(memory, lits, sizeof *look->places);
    look->children = memory_zeroed(memory, lits, sizeof *look->children);
    look->siblings = memory_zeroed(memory, lits, sizeof *look->siblings);
    look->parents = memory_zeroed(memory, lits, sizeof *look->parents);
    look->whys = memory_zeroed(memory, s->vars, sizeof *look->whys);
    for (Lit lit = 0; lit < lits; lit++) {
        poll_step(s, lit);
        memory_at(look->strength, lit) = 1;
    }
}

static void free_lists(struct solver *s) {
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    for (Lit lit = 0; look->implied && lit < lits; lit++)
        memory_release(&look->memory, memory_at(look->implied, lit).data);
    for (Lit lit = 0; look->pairs && lit < lits; lit++)
        memory_release(&look->memory, memory_at(look->pairs, lit).data);
    for (Lit lit = 0; look->large && lit < lits; lit++)
        memory_release(&look->memory, memory_at(look->large, lit).data);
    memory_release(&look->memory, look->implied);
    memory_release(&look->memory, look->pairs);
    memory_release(&look->memory, look->large);
    look->implied = NULL;
    look->pairs = NULL;
    look->large = NULL;
}

/* Releases the clauses, but nothing else. */
static void drop_clauses(struct solver *s) {
    struct look *look = s->look;
    struct memory *memory = &look->memory;
    look->built = false;
    free_lists(s);
    explain_release(s);
    memory_release(memory, look->weights);
    look->weights = NULL;
    look->longest = 0;
    stack_free(memory, &look->binaries);
    stack_free(memory, &look->ternaries);
    stack_free(memory, &look->lits);
    stack_free(memory, &look->starts);
    stack_free(memory, &look->counts);
}

static void release(struct solver *s) {
    memory_clear(&s->look->memory);
    memory_release(s->memory, s->look);
}

void build_suspend(struct solver *s) {
    assert(!solver_level(s));
    struct look *look = s->look;
    uint64_t since = s->counters.look_ticks - look->built_at;
    if (s->proof || since > s->tuned->look_rebuild_part * look->build_ticks)
        look->built = false;
}

void build_update(struct solver *s) {
    assert(!solver_level(s));
    bool same = s->look && s->look->vars == s->vars && s->look->words == s->words;
    if (same && s->look->built && s->look->gone == s->gone)
        return;
    if (same) {
        drop_clauses(s);
    } else {
        if (s->look)
            release(s);
        create(s);
    }
    build(s);
}
