#include "common/cover.h"

/* A clause that is false at a node, on the stack of them. */
struct found {
    size_t begin; /* of its literals in the search's stack */
    uint64_t number;
    bool derived; /* here: it may be deleted */
};

struct search {
    struct memory *memory;
    const struct cover *cover;
    signed char *values;    /* by literal */
    size_t *counts;         /* by variable, scratch: all 0 */
    struct cover_lits path; /* what is true */
    struct cover_lits lits; /* of clauses found */
    struct cover_elits *open;
};

static const Lit *clause(const struct search *s, size_t number, size_t *size) {
    const struct cover_starts *starts = &s->cover->starts;
    *size = starts->data[number + 1] - starts->data[number];
    return s->cover->lits.data + starts->data[number];
}

static bool satisfied(const struct search *s, size_t number) {
    size_t size;
    const Lit *lits = clause(s, number, &size);
    for (size_t i = 0; i < size; i++)
        if (s->values[lits[i]] > 0)
            return true;
    return false;
}

/* The open variable that most clauses have, or VAR_MAX when one of them, *number, is false. */
static Var choose(struct search *s, const struct cover_starts *clauses, size_t *number) {
    size_t most = 0, size;
    Var best = VAR_MAX;
    for (size_t at = 0; at < clauses->size; at++) {
        const Lit *lits = clause(s, clauses->data[at], &size);
        size_t open = 0;
        for (size_t i = 0; i < size; i++)
            if (!s->values[lits[i]]) {
                size_t count = ++s->counts[lit_var(lits[i])];
                open++;
                if (count > most) {
                    most = count;
                    best = lit_var(lits[i]);
                }
            }
        if (!open) {
            *number = clauses->data[at];
            best = VAR_MAX;
            break;
        }
    }
    for (size_t at = 0; at < clauses->size; at++) {
        const Lit *lits = clause(s, clauses->data[at], &size);
        for (size_t i = 0; i < size; i++)
            s->counts[lit_var(lits[i])] = 0;
    }
    return best;
}

/* Puts a clause that was added on the stack. */
static struct found take(struct search *s, size_t number) {
    size_t size, begin = s->lits.size;
    const Lit *lits = clause(s, number, &size);
    for (size_t i = 0; i < size; i++)
        stack_push(s->memory, &s->lits, lits[i]);
    return (struct found){begin, s->cover->numbers.data[number], false};
}

static void assign(struct search *s, Lit lit) {
    s->values[lit] = 1;
    s->values[lit_not(lit)] = -1;
    stack_push(s->memory, &s->path, lit);
}

static void unassign(struct search *s) {
    Lit lit = stack_pop(&s->path);
    s->values[lit] = s->values[lit_not(lit)] = 0;
}

static bool has(const struct search *s, size_t begin, size_t end, Lit lit) {
    while (begin < end && s->lits.data[begin] != lit)
        begin++;
    return begin < end;
}

static void forget(struct search *s, struct found found) {
    if (found.derived)
        s->cover->forget(s->cover->owner, found.number);
}

/* Replaces the two topmost clauses, of which the first has the negation of lit and the second lit,
 * by their resolvent. */
static struct found resolve(struct search *s, struct found first, struct found second, Lit lit) {
    size_t end = s->lits.size, out = first.begin;
    uint64_t hints[] = {first.number, second.number};
    for (size_t i = first.begin; i < end; i++) {
        Lit other = s->lits.data[i];
        if (lit_var(other) != lit_var(lit) && !has(s, first.begin, out, other))
            s->lits.data[out++] = other;
    }
    s->lits.size = out;
    uint64_t number =
        s->cover->add(s->cover->owner, s->lits.data + first.begin, out - first.begin, hints);
    forget(s, first);
    forget(s, second);
    return (struct found){first.begin, number, true};
}

static bool refute(struct search *s, const struct cover_starts *clauses, struct found *found);

/* Refutes the side of a literal, by the clauses that it does not satisfy. */
static bool refute_side(struct search *s, const struct cover_starts *clauses, Lit lit,
                        struct found *found) {
    struct cover_starts left = {0};
    assign(s, lit);
    for (size_t i = 0; i < clauses->size; i++)
        if (!satisfied(s, clauses->data[i]))
            stack_push(s->memory, &left, clauses->data[i]);
    bool good = refute(s, &left, found);
    stack_free(s->memory, &left);
    unassign(s);
    return good;
}

/* Nothing contradicts the path. */
static bool leave_open(struct search *s) {
    for (size_t i = 0; i < s->path.size; i++)
        stack_push(s->cover->memory, s->open, lit_user(s->path.data[i]));
    return false;
}

/* Finds or derives a clause that is false.  Returns false when there is none. */
static bool refute(struct search *s, const struct cover_starts *clauses, struct found *found) {
    struct found second;
    size_t number = 0;
    if (!clauses->size)
        return leave_open(s);
    Var var = choose(s, clauses, &number);
    if (var == VAR_MAX) {
        *found = take(s, number);
        return true;
    }
    Lit lit = lit_make(var, 0);
    if (!refute_side(s, clauses, lit, found))
        return false;
    if (!has(s, found->begin, s->lits.size, lit_not(lit)))
        return true;
    if (!refute_side(s, clauses, lit_not(lit), &second))
        return false;
    if (has(s, second.begin, s->lits.size, lit)) {
        *found = resolve(s, *found, second, lit);
        return true;
    }
    forget(s, *found);
    size_t moved = s->lits.size - second.begin;
    for (size_t i = 0; i < moved; i++)
        s->lits.data[found->begin + i] = s->lits.data[second.begin + i];
    s->lits.size = found->begin + moved;
    *found = (struct found){found->begin, second.number, second.derived};
    return true;
}

/* The first literal that no clause has, nor any above it. */
static Lit room(const struct cover *cover) {
    Lit most = 0;
    for (size_t i = 0; i < cover->lits.size; i++)
        if (cover->lits.data[i] > most)
            most = cover->lits.data[i];
    return (most | 1) + 1;
}

bool cover_refute(const struct cover *cover, struct cover_elits *open) {
    struct memory own;
    memory_region(&own, cover->memory);
    struct search s = {.memory = &own, .cover = cover, .open = open};
    struct cover_starts clauses = {0};
    struct found found;
    s.values = memory_zeroed(&own, room(cover), 1);
    s.counts = memory_zeroed(&own, room(cover) / 2, sizeof *s.counts);
    for (size_t i = 0; i + 1 < cover->starts.size; i++)
        stack_push(&own, &clauses, i);
    bool good = refute(&s, &clauses, &found);
    memory_clear(&own);
    return good;
}

void cover_init(struct cover *cover, struct memory *memory) {
    *cover = (struct cover){.memory = memory};
    stack_push(memory, &cover->starts, 0);
}

void cover_free(struct cover *cover) {
    stack_free(cover->memory, &cover->lits);
    stack_free(cover->memory, &cover->starts);
    stack_free(cover->memory, &cover->numbers);
}

void cover_add(struct cover *cover, const Lit *lits, size_t size, uint64_t number) {
    for (size_t i = 0; i < size; i++)
        stack_push(cover->memory, &cover->lits, lits[i]);
    stack_push(cover->memory, &cover->starts, cover->lits.size);
    stack_push(cover->memory, &cover->numbers, number);
}
