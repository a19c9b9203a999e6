#include "look/cubes.h"

#include "look/clauses.h"
#include "look/lookahead.h"
#include "state/poll.h"
#include "state/trail.h"

/* The rule: leaves have more decisions, times the share of variables that have a value, than a
 * bound, which grows at each node and shrinks at each refuted one. */
#define BOUND_START 1000.0
#define BOUND_GROWS 1.05
#define BOUND_SHRINKS 0.7

struct cutter {
    struct output *out;
    uint64_t depth;
    double bound;
    uint64_t written; /* cubes so far */
    bool solved;      /* the last one is a model: no other is needed */
};

/* The decision of the level is the second value of its variable. */
#define BOTH_SIDES SIZE_MAX

/* Writes the decisions of the path. */
static void write_path(struct solver *s, struct output *out) {
    const struct branching_stack *path = &s->look->branchings;
    output_text(out, "a ");
    for (size_t i = 0; i < path->size; i++) {
        output_integer(out, formula_user(s->formula, path->data[i].decision));
        output_char(out, ' ');
    }
    output_text(out, "0\n");
}

static void open_level(struct solver *s, Lit decision, size_t before) {
    struct branching branching = {decision, before};
    stack_push(&s->look->memory, &s->look->branchings, branching);
    clauses_decide(s, decision);
}

/* Goes to the next side that is open.  Where the first side was refuted without a leaf, the second
 * needs no decision.  Returns false when there is none. */
static bool advance(struct solver *s, struct cutter *c) {
    struct branching_stack *path = &s->look->branchings;
    while (path->size) {
        struct branching last = stack_pop(path);
        clauses_restore(s, (unsigned)path->size);
        if (last.before == BOTH_SIDES)
            continue;
        if (last.before == c->written)
            trail_assign(s, lit_not(last.decision), NO_REASON);
        else
            open_level(s, lit_not(last.decision), BOTH_SIDES);
        return true;
    }
    return false;
}

static bool is_leaf(const struct solver *s, const struct cutter *c) {
    double decisions = (double)s->levels.size;
    if (c->depth)
        return s->levels.size >= c->depth;
    return decisions * (double)s->trail.size > c->bound * s->vars;
}

/* Looks ahead, and branches or writes a leaf.  Returns whether it branched. */
static bool descend(struct solver *s, struct cutter *c) {
    Lit branch;
    if (!clauses_reduce(s) || (!poll_reached(s) && !lookahead(s, &branch))) {
        lookahead_abandon(s);
        s->counters.conflicts++;
        c->bound *= BOUND_SHRINKS;
        return false;
    }
    c->solved = look_complete(s);
    if (c->solved || poll_reached(s) || is_leaf(s, c)) {
        write_path(s, c->out);
        c->written++;
        return false;
    }
    s->counters.decisions++;
    c->bound *= BOUND_GROWS;
    open_level(s, branch, c->written);
    return true;
}

void cubes_write(struct solver *s, struct output *out, uint64_t depth) {
    struct cutter cutter = {.out = out, .depth = depth, .bound = BOUND_START};
    bool more = !s->inconsistent;
    stack_clear(&s->look->branchings);
    while (more)
        more = descend(s, &cutter) || (!cutter.solved && advance(s, &cutter));
    if (!cutter.written)
        output_text(out, "0\na 0\n");
}

void cubes_write_rest(struct solver *s, struct output *out) {
    if (!s->look) {
        output_text(out, "a 0\n");
        return;
    }
    struct branching_stack *path = &s->look->branchings;
    write_path(s, out);
    for (; path->size; path->size--) {
        struct branching *last = &stack_top(path);
        if (last->before == BOTH_SIDES)
            continue;
        last->decision = lit_not(last->decision);
        write_path(s, out);
    }
}
