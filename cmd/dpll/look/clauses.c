#include "look/clauses.h"

#include <math.h>
#include <string.h>

#include "look/explain.h"
#include "look/prove.h"
#include "look/reasons.h"
#include "state/poll.h"
#include "state/trail.h"

static void log_change(struct solver *s, enum log_kind kind, uint32_t index, uint32_t was) {
    struct log_entry entry = {kind, index, was};
    stack_push(s->memory, &s->look->log, entry);
}

/* Twice the room of an array of 32-bit capacity. */
static void *grown(struct solver *s, void *data, uint32_t *capacity, size_t size) {
    size_t room = *capacity ? 2 * (size_t)*capacity : 4;
    /* A place takes two bits less: see struct why. */
    uint32_t room32 = narrow(s->memory, room, NARROW_WORD >> 2);
    data = memory_resize(s->memory, data, *capacity * size, memory_bytes(room, size));
    *capacity = room32;
    return data;
}

/* Bytes of a list of binary or ternary clauses for each of them. */
static size_t entry_size(const struct solver *s, size_t size) {
    return s->proof ? size + sizeof(Ref) : size;
}

/* Twice the room of such a list, whose entries have so many bytes without references. */
static void *grown_list(struct solver *s, void *data, uint32_t *capacity, size_t size) {
    size_t before = *capacity;
    char *list = grown(s, data, capacity, entry_size(s, size));
    if (s->proof && before)
        memcpy(list + *capacity * size, list + before * size, before * sizeof(Ref));
    return list;
}

static void add_implied(struct solver *s, Lit lit, Lit other, uint32_t ref) {
    struct implied *list = &s->look->implied[lit];
    if (list->size == list->capacity)
        list->data = grown_list(s, list->data, &list->capacity, sizeof *list->data);
    if (s->proof)
        implied_refs(list)[list->size] = ref;
    list->data[list->size++] = other;
    log_change(s, LOG_IMPLIED, lit, 0);
}

/* Adds the clause of two literals until the current level is left; ref is the reference, or what
 * its watches have there, of the clause that it is, or is left of.  Only a proof needs that. */
static void add_binary(struct solver *s, Lit a, Lit b, uint32_t ref) {
    struct binary binary = {{a, b}};
    stack_push(s->memory, &s->look->binaries, binary);
    add_implied(s, lit_not(a), b, ref);
    add_implied(s, lit_not(b), a, ref);
}

void clauses_learn_binary(struct solver *s, Lit a, Lit b) {
    if (s->proof)
        s->counters.look_skipped++;
    else
        add_binary(s, a, b, 0);
}

static void add_pair(struct solver *s, Lit lit, Lit a, Lit b, uint32_t ref) {
    struct pair_list *list = &s->look->pairs[lit];
    if (list->size == list->capacity)
        list->data = grown_list(s, list->data, &list->capacity, sizeof *list->data);
    if (s->proof)
        pair_refs(list)[list->size] = ref;
    list->data[list->size++] = (struct pair){a, b};
    log_change(s, LOG_PAIR, lit, 0);
}

static void add_ternary(struct solver *s, const Lit *lits, uint32_t ref) {
    struct ternary ternary = {{lits[0], lits[1], lits[2]}};
    stack_push(s->memory, &s->look->ternaries, ternary);
    add_pair(s, lit_not(lits[0]), lits[1], lits[2], ref);
    add_pair(s, lit_not(lits[1]), lits[0], lits[2], ref);
    add_pair(s, lit_not(lits[2]), lits[0], lits[1], ref);
}

static void add_large(struct solver *s, const Lit *lits, uint32_t size, uint32_t ref) {
    struct look *look = s->look;
    uint32_t number = (uint32_t)look->counts.size;
    for (uint32_t i = 0; i < size; i++) {
        struct occurrences *list = &look->large[lits[i]];
        stack_push(s->memory, &look->lits, lits[i]);
        if (list->size == list->capacity)
            list->data = grown(s, list->data, &list->capacity, sizeof *list->data);
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
                add_binary(s, lit, watch.blocker, watch.ref);
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
            add_ternary(s, clause->lits, ref);
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
                       look->implied[lit].capacity * entry_size(s, sizeof(Lit)));
    for (Lit lit = 0; look->pairs && lit < lits; lit++)
        memory_release(s->memory, look->pairs[lit].data,
                       look->pairs[lit].capacity * entry_size(s, sizeof(struct pair)));
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

void clauses_free(struct solver *s) {
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

void clauses_suspend(struct solver *s) {
    struct look *look = s->look;
    uint64_t since = s->counters.look_ticks - look->built_at;
    if (s->proof || since > REBUILD_PART * look->build_ticks)
        look->built = false;
}

void clauses_update(struct solver *s) {
    bool same = s->look && s->look->vars == s->vars && s->look->words == s->words;
    if (same && s->look->built && s->look->gone == s->gone)
        return;
    if (same) {
        drop_clauses(s);
    } else {
        clauses_free(s);
        create(s);
    }
    build(s);
}

/* Makes a literal true that a clause demands.  Returns false when it is false. */
static bool demand(struct solver *s, Lit lit, struct why why) {
    if (!s->values[lit])
        trail_assign(s, lit, s->proof ? reasons_of(s, lit, why) : NO_REASON);
    if (s->values[lit] > 0)
        return true;
    s->look->failed = why;
    s->look->demand_id = 0;
    return false;
}

static bool reduce_implied(struct solver *s, Lit lit) {
    const struct implied *list = &s->look->implied[lit];
    bool fine = true;
    s->counters.propagations++;
    for (uint32_t i = 0; i < list->size && fine; i++)
        fine = demand(s, list->data[i], why_listed(lit, IN_IMPLIED, i));
    return fine;
}

/* What one of the ternary clauses of a literal that has become true asks for; either of the two
 * that are left may have a value that has not been propagated. */
static bool shorten_to_binary(struct solver *s, Lit lit, uint32_t at) {
    struct pair pair = s->look->pairs[lit].data[at];
    struct why why = why_listed(lit, IN_PAIRS, at);
    if (s->values[pair.first] > 0 || s->values[pair.second] > 0)
        return true;
    if (s->values[pair.first] < 0)
        return demand(s, pair.second, why);
    if (s->values[pair.second] < 0)
        return demand(s, pair.first, why);
    add_binary(s, pair.first, pair.second, reasons_ref(s, why));
    return true;
}

/* Keeps the ternary clauses of a literal that has become true as binary ones. */
static bool reduce_pairs(struct solver *s, Lit lit) {
    bool fine = true;
    for (uint32_t i = 0; i < s->look->pairs[lit].size; i++)
        fine &= shorten_to_binary(s, lit, i);
    return fine;
}

/* Acts on a long clause of a literal's that has at most three literals left which are not false:
 * keeps it as a shorter one, or takes what it demands. */
static bool shorten_large(struct solver *s, Lit from, uint32_t number) {
    struct look *look = s->look;
    struct why why = why_listed(from, IN_LARGE, number);
    Lit left[4]; /* one for what is not kept */
    unsigned count = 0;
    bool satisfied = false;
    for (size_t i = look->starts.data[number]; i < look->starts.data[number + 1]; i++) {
        Lit lit = look->lits.data[i];
        satisfied |= s->values[lit] > 0;
        left[count] = lit;
        count += !s->values[lit];
    }
    if (satisfied)
        return true;
    if (count <= 1)
        return demand(s, left[0], why);
    if (count == 2)
        add_binary(s, left[0], left[1], reasons_ref(s, why));
    else
        add_ternary(s, left, reasons_ref(s, why));
    look->counts.data[number] += LARGE_DONE;
    log_change(s, LOG_LARGE, number, 0);
    return true;
}

static bool reduce_large(struct solver *s, Lit lit) {
    const struct occurrences *in = &s->look->large[lit], *out = &s->look->large[lit_not(lit)];
    uint32_t *counts = s->look->counts.data;
    bool fine = true;
    for (uint32_t i = 0; i < in->size; i++)
        counts[in->data[i]] += LARGE_DONE;
    for (uint32_t i = 0; i < out->size; i++)
        if (--counts[out->data[i]] <= 3)
            fine &= shorten_large(s, lit, out->data[i]);
    return fine;
}

/* A binary clause is added to the lists of both its literals. */
static uint64_t reduce_ticks(const struct look *look, Lit lit) {
    return TICKS_LITERAL + (uint64_t)look->pairs[lit].size +
           ((uint64_t)look->large[lit].size + look->large[lit_not(lit)].size) / COUNTS_PER_TICK;
}

bool clauses_reduce(struct solver *s) {
    bool fine = !s->proof || prove_units(s);
    while (fine && s->look->reduced < s->trail.size) {
        Lit lit = s->trail.data[s->look->reduced++];
        s->counters.look_ticks += reduce_ticks(s->look, lit);
        fine = reduce_implied(s, lit);
        fine &= reduce_pairs(s, lit);
        fine &= reduce_large(s, lit);
    }
    return fine;
}

/* Moves clauses that are true or kept as shorter ones to the end of a literal's, and weighs what is
 * left.  Which ones they are is anyone's guess, so a branch on it would cost more than the swap
 * that is made each time (partition; Lomuto, 1984). */
static void tidy_occurrences(struct solver *s, Lit lit) {
    struct look *look = s->look;
    struct occurrences *list = &look->large[lit];
    const uint32_t *counts = look->counts.data, *weights = look->weights;
    uint32_t *data = list->data, size = list->size, open = 0;
    uint64_t sum = 0;
    s->counters.look_ticks += 1 + size / COUNTS_PER_TICK;
    for (uint32_t i = 0; i < size; i++) {
        uint32_t number = data[i], count = counts[number], keep = count < LARGE_DONE;
        sum += weights[(count - 1) & -keep];
        data[i] = data[open];
        data[open] = number;
        open += keep;
    }
    look->shortened[lit_not(lit)] = (float)sum / WEIGHT_ONE;
    if (open == size)
        return;
    log_change(s, LOG_SIZE, lit, size);
    list->size = open;
}

void clauses_tidy(struct solver *s) {
    if (s->look->longest <= 3)
        return;
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        if (!s->values[lit])
            tidy_occurrences(s, lit);
}

void clauses_decide(struct solver *s, Lit lit) {
    struct look *look = s->look;
    struct level level = {lit, s->trail.size};
    struct restore_point mark = {look->log.size, look->binaries.size, look->ternaries.size,
                                 s->arena.size, look->depth++};
    stack_push(s->memory, &s->levels, level);
    stack_push(s->memory, &look->marks, mark);
    if (s->levels.size > s->counters.max_depth)
        s->counters.max_depth = s->levels.size;
    if (!s->values[lit])
        trail_assign(s, lit, NO_REASON);
}

static void take_back(struct look *look, struct log_entry entry) {
    switch ((enum log_kind)entry.kind) {
    case LOG_IMPLIED:
        look->implied[entry.index].size--;
        break;
    case LOG_PAIR:
        look->pairs[entry.index].size--;
        break;
    case LOG_SIZE:
        look->large[entry.index].size = entry.was;
        break;
    case LOG_LARGE:
        look->counts.data[entry.index] -= LARGE_DONE;
        break;
    }
}

static void restore_large(struct look *look, Lit lit) {
    const struct occurrences *in = &look->large[lit], *out = &look->large[lit_not(lit)];
    for (uint32_t i = 0; i < in->size; i++)
        look->counts.data[in->data[i]] -= LARGE_DONE;
    for (uint32_t i = 0; i < out->size; i++)
        look->counts.data[out->data[i]]++;
}

/* Counts come first: the lists of literals are as they were when these were assigned. */
void clauses_restore(struct solver *s, unsigned level) {
    struct look *look = s->look;
    if (solver_level(s) <= level)
        return;
    struct restore_point mark = look->marks.data[level];
    size_t keep = s->levels.data[level].trail;
    if (s->proof)
        reasons_forget(look, s->trail.data, keep);
    while (s->trail.size > keep) {
        Lit lit = stack_pop(&s->trail);
        s->values[lit] = s->values[lit_not(lit)] = 0;
        if (s->trail.size < look->reduced)
            restore_large(look, lit);
    }
    while (look->log.size > mark.log)
        take_back(look, stack_pop(&look->log));
    if (look->reduced > keep)
        look->reduced = keep;
    if (s->propagated > keep)
        s->propagated = keep;
    look->binaries.size = mark.binaries;
    look->ternaries.size = mark.ternaries;
    s->arena.size = mark.lemmas;
    look->depth = mark.depth;
    s->levels.size = look->marks.size = level;
}
