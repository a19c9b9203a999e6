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
    uint64_t written;          /* cubes so far */
    bool solved;               /* the last one is a model: no other is needed */
    struct size_stack *before; /* by level: cubes written before it, or BOTH_SIDES */
};

/* The decision of the level is the second value of its variable. */
#define BOTH_SIDES SIZE_MAX

static void write_cube(struct solver *s, struct cutter *c) {
    output_text(c->out, "a ");
    for (size_t i = 0; i < s->levels.size; i++) {
        output_integer(c->out, formula_user(s->formula, s->levels.data[i].decision));
        output_char(c->out, ' ');
    }
    output_text(c->out, "0\n");
    c->written++;
}

static void open_level(struct solver *s, struct cutter *c, Lit decision, size_t before) {
    stack_push(s->memory, c->before, before);
    clauses_decide(s, decision);
}

/* Goes to the next side that is open.  Where the first side was refuted without a leaf, the second
 * needs no decision.  Returns false when there is none. */
static bool advance(struct solver *s, struct cutter *c) {
    while (c->before->size) {
        size_t before = stack_pop(c->before);
        unsigned level = solver_level(s);
        Lit other = lit_not(s->levels.data[level - 1].decision);
        clauses_restore(s, level - 1);
        if (before == BOTH_SIDES)
            continue;
        if (before == c->written)
            trail_assign(s, other, NO_REASON);
        else
            open_level(s, c, other, BOTH_SIDES);
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
        write_cube(s, c);
        return false;
    }
    s->counters.decisions++;
    c->bound *= BOUND_GROWS;
    open_level(s, c, branch, c->written);
    return true;
}

void cubes_write(struct solver *s, struct output *out, uint64_t depth) {
    struct cutter cutter = {.out = out, .depth = depth, .bound = BOUND_START};
    bool more = !s->inconsistent;
    cutter.before = &s->look->cubes;
    stack_clear(cutter.before);
    while (more)
        more = descend(s, &cutter) || (!cutter.solved && advance(s, &cutter));
    if (!cutter.written)
        output_text(out, "0\na 0\n");
}
