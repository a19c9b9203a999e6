#include "look/build.h"

#include <math.h>

#include "look/explain.h"
#include "look/lists.h"
#include "state/poll.h"

static void add_large(struct solver *s, const Lit *lits, uint32_t size, uint32_t ref) {
    struct look *look = s->look;
    uint32_t number = (uint32_t)look->counts.size;
    for (uint32_t i = 0; i < size; i++) {
        struct occurrences *list = &look->large[lits[i]];
        stack_push(s->memory, &look->lits, lits[i]);
        if (list->size == list->capacity)
            list->data = lists_grown(s, list->data, &list->capacity, sizeof *list->data);
        list->data[list->size++] = number;
    }
    stack_push(s->memory, &look->starts, look->lits.size);
    stack_push(s->memory, &look->counts, size);
    if (s->proof)
        stack_push(s->memory, &look->large_refs, ref);
}

enum { WATCHES_PER_TICK = 8 };

/* Clauses are taken anew after a pause when that has this part of the effort of the search. */
enum { REBUILD_PART = 20 };

/* Whether a literal is in clauses of no interest: it is true, or its variable is removed. */
static bool is_superfluous(const struct solver *s, Lit lit) {
    return s->values[lit] > 0 || s->removed[lit_var(lit)];
}

/* Every binary clause is listed by both its literals: half of the watches do.  Those learned by
 * another engine serve as well. */
static void build_binaries(struct solver *s) {
    for (Lit lit = 0; lit < 2 * s->vars; lit++) {
        const struct watch_list *list = &s->watches.lists[lit];
        poll_step(s, lit);
        s->counters.look_ticks += 1 + list->size / WATCHES_PER_TICK;
        if (is_superfluous(s, lit))
            continue;
        for (uint32_t i = 0; i < list->size; i++) {
            struct watch watch = s->watches.pool[list->begin + i];
            if ((watch.ref & BINARY) && lit < watch.blocker && !is_superfluous(s, watch.blocker))
                lists_add_binary(s, lit, watch.blocker, watch.ref);
        }
    }
}

static bool is_needed(const struct solver *s, const struct clause *clause) {
    if (clause->redundant || clause->garbage)
        return false;
    for (uint32_t i = 0; i < clause->size; i++)
        if (is_superfluous(s, clause->lits[i]))
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
        s->counters.look_ticks += clause->size;
        if (clause->size > look->longest)
            look->longest = clause->size;
        if (clause->size == 3)
            lists_add_ternary(s, clause->lits, ref);
        else
            add_large(s, clause->lits, clause->size, ref);
    }
}

/* What a clause weighs that a look-ahead has shortened to a length: never nothing, however long,
 * for what has shortened no open clause is taken for an autarky. */
static void weigh_lengths(struct solver *s) {
    struct look *look = s->look;
    look->weights = memory_zeroed(s->memory, look->longest + 1, sizeof *look->weights);
    for (size_t length = 2; length <= look->longest; length++)
        look->weights[length] = 1 + (uint32_t)(WEIGHT_ONE * pow(5, 2.0 - (double)length));
}

static void create_lists(struct solver *s) {
    struct memory *memory = s->memory;
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    look->implied = memory_zeroed(memory, lits, sizeof *look->implied);
    look->pairs = memory_zeroed(memory, lits, sizeof *look->pairs);
    look->large = memory_zeroed(memory, lits, sizeof *look->large);
}

/* Takes what the formula is by now.  Only at level 0. */
static void build(struct solver *s) {
    struct look *look = s->look;
    uint64_t ticks = s->counters.look_ticks;
    create_lists(s);
    if (s->proof)
        explain_create(s);
    stack_push(s->memory, &look->starts, 0);
    build_binaries(s);
    build_others(s);
    weigh_lengths(s);
    for (Lit lit = 0; lit < 2 * look->vars; lit++) {
        poll_step(s, lit);
        look->shortened[lit] = 0;
    }
    stack_clear(&look->log);
    look->reduced = 0;
    look->words = s->formula->size;
    look->gone = s->gone;
    look->built = true;
    look->built_at = s->counters.look_ticks;
    look->build_ticks = look->built_at - ticks;
}

static void create(struct solver *s) {
    struct memory *memory = s->memory;
    struct look *look = memory_zeroed(memory, 1, sizeof *look);
    size_t lits = 2 * (size_t)s->vars;
    s->look = look;
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
        look->strength[lit] = 1;
    }
}

static void free_lists(struct solver *s) {
    struct look *look = s->look;
    size_t lits = 2 * (size_t)look->vars;
    for (Lit lit = 0; look->implied && lit < lits; lit++)
        memory_release(s->memory, look->implied[lit].data,
                       look->implied[lit].capacity * lists_entry_size(s, sizeof(Lit)));
    for (Lit lit = 0; look->pairs && lit < lits; lit++)
        memory_release(s->memory, look->pairs[lit].data,
                       look->pairs[lit].capacity * lists_entry_size(s, sizeof(struct pair)));
    for (Lit lit = 0; look->large && lit < lits; lit++)
        memory_release(s->memory, look->large[lit].data,
                       look->large[lit].capacity * sizeof(uint32_t));
    memory_release(s->memory, look->implied, lits * sizeof *look->implied);
    memory_release(s->memory, look->pairs, lits * sizeof *look->pairs);
    memory_release(s->memory, look->large, lits * sizeof *look->large);
    look->implied = NULL;
    look->pairs = NULL;
    look->large = NULL;
}

/* Releases the clauses alone. */
static void drop_clauses(struct solver *s) {
    struct memory *memory = s->memory;
    struct look *look = s->look;
    look->built = false;
    free_lists(s);
    explain_release(s);
    memory_release(memory, look->weights, (look->longest + 1) * sizeof *look->weights);
    look->weights = NULL;
    look->longest = 0;
    stack_free(memory, &look->binaries);
    stack_free(memory, &look->ternaries);
    stack_free(memory, &look->lits);
    stack_free(memory, &look->starts);
    stack_free(memory, &look->counts);
}

void build_free(struct solver *s) {
    struct memory *memory = s->memory;
    struct look *look = s->look;
    if (!look)
        return;
    size_t lits = 2 * (size_t)look->vars;
    drop_clauses(s);
    memory_release(memory, look->strength, lits * sizeof *look->strength);
    memory_release(memory, look->scaled, lits * sizeof *look->scaled);
    memory_release(memory, look->refined, lits * sizeof *look->refined);
    memory_release(memory, look->shortened, lits * sizeof *look->shortened);
    memory_release(memory, look->worth, lits * sizeof *look->worth);
    memory_release(memory, look->places, lits * sizeof *look->places);
    memory_release(memory, look->children, lits * sizeof *look->children);
    memory_release(memory, look->siblings, lits * sizeof *look->siblings);
    memory_release(memory, look->parents, lits * sizeof *look->parents);
    memory_release(memory, look->whys, look->vars * sizeof *look->whys);
    stack_free(memory, &look->log);
    stack_free(memory, &look->marks);
    stack_free(memory, &look->candidates);
    stack_free(memory, &look->ranks);
    stack_free(memory, &look->order);
    stack_free(memory, &look->todo);
    stack_free(memory, &look->standing);
    stack_free(memory, &look->forced);
    stack_free(memory, &look->branchings);
    stack_free(memory, &look->path);
    stack_free(memory, &look->path_levels);
    memory_release(memory, look, sizeof *look);
    s->look = NULL;
}

void build_suspend(struct solver *s) {
    struct look *look = s->look;
    uint64_t since = s->counters.look_ticks - look->built_at;
    if (s->proof || since > REBUILD_PART * look->build_ticks)
        look->built = false;
}

void build_update(struct solver *s) {
    bool same = s->look && s->look->vars == s->vars && s->look->words == s->words;
    if (same && s->look->built && s->look->gone == s->gone)
        return;
    if (same) {
        drop_clauses(s);
    } else {
        build_free(s);
        create(s);
    }
    build(s);
}
