/* SPDX-License-Identifier: MIT */
#include "common/formulas/cover.h"

#include <assert.h>

#include "common/formulas/renaming.h"

/* A clause that is false at a node, on a stack. */
struct found {
    size_t begin; /* its first literal in search.lits */
    uint64_t number;
    bool derived; /* a derived clause, which may be deleted */
};

/* A node of the tree; all of path is true there. */
struct node {
    struct cover_starts clauses; /* the clauses not satisfied */
    Lit lit;                     /* the literal of its first side */
    bool second;                 /* the first side is refuted, and the second one is searched */
    struct found first;          /* the clause that refutes the first side */
};

STACK(nodes, struct node);

/* Variables are renumbered, so that memory follows the number of literals.  Nodes have a stack of
 * their own, since the processor's is too small for clauses of very many literals. */
struct search {
    struct memory *memory;
    const struct cover *cover;
    struct renaming renaming;
    Lit *clauses;            /* clauses as in cover->lits, renamed */
    struct nodes nodes;      /* from the root to the current node */
    signed char *values;     /* by literal */
    size_t *counts;          /* by variable, scratch: 0 between uses */
    struct cover_lits path;  /* true literals */
    struct cover_lits lits;  /* literals of the clauses found */
    struct cover_lits outer; /* scratch: a clause before renaming */
    struct cover_elits *open;
};

static const Lit *clause(const struct search *s, size_t number, size_t *size) {
    const struct cover_starts *starts = &s->cover->starts;
    *size = starts->data[number + 1] - starts->data[number];
    return s->clauses + starts->data[number];
}

static bool satisfied(const struct search *s, size_t number) {
    size_t size;
    const Lit *lits = clause(s, number, &size);
    for (size_t i = 0; i < size; i++)
        if (s->values[lits[i]] > 0)
            return true;
    return false;
}

/* Counts a clause in s->counts for each of its open variables; *best becomes the variable with the
 * highest count, *most.  Returns the number of open literals. */
static size_t count_open(struct search *s, size_t number, size_t *most, Var *best) {
    size_t size, open = 0;
    const Lit *lits = clause(s, number, &size);
    for (size_t i = 0; i < size; i++) {
        if (s->values[lits[i]])
            continue;
        size_t count = ++s->counts[lit_var(lits[i])];
        open++;
        if (count > *most) {
            *most = count;
            *best = lit_var(lits[i]);
        }
    }
    return open;
}

/* The open variable that occurs in most clauses, or VAR_MAX if one of them, *number, is false. */
static Var choose(struct search *s, const struct cover_starts *clauses, size_t *number) {
    size_t most = 0, size;
    Var best = VAR_MAX;
    for (size_t at = 0; at < clauses->size; at++)
        if (!count_open(s, clauses->data[at], &most, &best)) {
            *number = clauses->data[at];
            best = VAR_MAX;
            break;
        }
    for (size_t at = 0; at < clauses->size; at++) {
        const Lit *lits = clause(s, clauses->data[at], &size);
        for (size_t i = 0; i < size; i++)
            s->counts[lit_var(lits[i])] = 0;
    }
    return best;
}

static struct found take(struct search *s, size_t number) {
    size_t size, begin = s->lits.size;
    assert(!satisfied(s, number));
    const Lit *lits = clause(s, number, &size);
    for (size_t i = 0; i < size; i++)
        stack_push(s->memory, &s->lits, lits[i]);
    return (struct found){begin, s->cover->numbers.data[number], false};
}

static void assign(struct search *s, Lit lit) {
    assert(!s->values[lit] && !s->values[lit_not(lit)]);
    s->values[lit] = 1;
    s->values[lit_not(lit)] = -1;
    stack_push(s->memory, &s->path, lit);
}

static void unassign(struct search *s) {
    Lit lit = stack_pop(&s->path);
    assert(s->values[lit] > 0);
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

/* Adds the topmost clause, a resolvent, to the proof.  Returns its number. */
static uint64_t add(struct search *s, struct found first, struct found second) {
    uint64_t hints[] = {first.number, second.number};
    stack_clear(&s->outer);
    for (size_t i = first.begin; i < s->lits.size; i++)
        stack_push(s->memory, &s->outer, renaming_outer(&s->renaming, s->lits.data[i]));
    return s->cover->add(s->cover->owner, s->outer.data, s->outer.size, hints);
}

/* Replaces the two topmost clauses, the first with the negation of lit and the second with lit, by
 * their resolvent. */
static struct found resolve(struct search *s, struct found first, struct found second, Lit lit) {
    size_t end = s->lits.size, out = first.begin;
    for (size_t i = first.begin; i < end; i++) {
        Lit other = s->lits.data[i];
        if (lit_var(other) != lit_var(lit) && !has(s, first.begin, out, other))
            s->lits.data[out++] = other;
    }
    s->lits.size = out;
    uint64_t number = add(s, first, second);
    forget(s, first);
    forget(s, second);
    return (struct found){first.begin, number, true};
}

static void enter(struct search *s, struct cover_starts clauses) {
    stack_push(s->memory, &s->nodes, (struct node){.clauses = clauses});
}

/* Enters a side of the current node, with the clauses of the node that the literal does not
 * satisfy. */
static void enter_side(struct search *s, Lit lit) {
    struct cover_starts left = {0};
    const struct cover_starts *clauses = &stack_top(&s->nodes).clauses;
    assign(s, lit);
    for (size_t i = 0; i < clauses->size; i++)
        if (!satisfied(s, clauses->data[i]))
            stack_push(s->memory, &left, clauses->data[i]);
    enter(s, left);
}

static void leave(struct search *s) {
    stack_free(s->memory, &stack_top(&s->nodes).clauses);
    if (--s->nodes.size)
        unassign(s);
}

/* Returns the path as an assignment that no clause excludes. */
static bool leave_open(struct search *s) {
    for (size_t i = 0; i < s->path.size; i++)
        stack_push(s->cover->memory, s->open,
                   lit_user(renaming_outer(&s->renaming, s->path.data[i])));
    return false;
}

/* The clause that refutes a node, from the clauses of its two sides, which are the topmost ones. */
static struct found combine(struct search *s, struct found first, struct found second, Lit lit) {
    assert(first.begin <= second.begin && has(s, first.begin, second.begin, lit_not(lit)));
    if (has(s, second.begin, s->lits.size, lit))
        return resolve(s, first, second, lit);
    forget(s, first);
    size_t moved = s->lits.size - second.begin;
    for (size_t i = 0; i < moved; i++)
        s->lits.data[first.begin + i] = s->lits.data[second.begin + i];
    s->lits.size = first.begin + moved;
    return (struct found){first.begin, second.number, second.derived};
}

/* Descends to a node where a clause is false.  Returns false if there is none. */
static bool descend(struct search *s, struct found *found) {
    size_t number = 0;
    for (;;) {
        struct node *node = &stack_top(&s->nodes);
        if (!node->clauses.size)
            return leave_open(s);
        Var var = choose(s, &node->clauses, &number);
        if (var == VAR_MAX)
            break;
        node->lit = lit_make(var, 0);
        enter_side(s, node->lit);
    }
    *found = take(s, number);
    return true;
}

/* Leaves the node that a clause refutes, and all nodes above that are refuted then; enters the next
 * side.  Returns whether there is one; *found is the last clause. */
static bool ascend(struct search *s, struct found *found) {
    for (leave(s); s->nodes.size; leave(s)) {
        struct node *node = &stack_top(&s->nodes);
        if (node->second) {
            *found = combine(s, node->first, *found, node->lit);
        } else if (has(s, found->begin, s->lits.size, lit_not(node->lit))) {
            node->first = *found;
            node->second = true;
            enter_side(s, lit_not(node->lit));
            return true;
        }
    }
    return false;
}

static bool refute(struct search *s) {
    struct found found;
    while (descend(s, &found))
        if (!ascend(s, &found))
            return true;
    return false;
}

static void rename_all(struct search *s) {
    const struct cover_lits *lits = &s->cover->lits;
    renaming_take(&s->renaming, lits->data, lits->size, s->memory);
    s->clauses = memory_zeroed(s->memory, lits->size + 1, sizeof *s->clauses);
    for (size_t i = 0; i < lits->size; i++)
        renaming_inner(&s->renaming, lits->data[i], &s->clauses[i]);
    s->values = memory_zeroed(s->memory, 2 * s->renaming.count + 1, 1);
    s->counts = memory_zeroed(s->memory, s->renaming.count + 1, sizeof *s->counts);
}

bool cover_refute(const struct cover *cover, struct cover_elits *open) {
    struct memory own;
    memory_region(&own, cover->memory);
    struct search s = {.memory = &own, .cover = cover, .open = open};
    struct cover_starts clauses = {0};
    rename_all(&s);
    for (size_t i = 0; i + 1 < cover->starts.size; i++)
        stack_push(&own, &clauses, i);
    enter(&s, clauses);
    bool good = refute(&s);
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
