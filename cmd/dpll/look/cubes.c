/* SPDX-License-Identifier: MIT */
#include "look/cubes.h"

#include <assert.h>
#include <math.h>

#include "look/clauses.h"
#include "look/cuts.h"
#include "look/lookahead.h"
#include "state/log.h"
#include "state/poll.h"

#define LEAST_STEP 1e-3

/* The reduction so far: the number of new binary clauses that are open, plus the new ternary ones
 * at a lower weight. */
static double reduction(const struct solver *s) {
    const struct look *look = s->look;
    const struct cut_tree *tree = look->cuts;
    double ternary = (double)look->weights[3] / WEIGHT_ONE, sum = 0;
    for (size_t i = tree->binaries; i < look->binaries.size; i++) {
        const Lit *lits = stack_at(&look->binaries, i).lits;
        sum += !solver_value(s, lits[0]) && !solver_value(s, lits[1]);
    }
    for (size_t i = tree->ternaries; i < look->ternaries.size; i++) {
        const Lit *lits = stack_at(&look->ternaries, i).lits;
        sum += solver_value(s, lits[0]) || solver_value(s, lits[1]) || solver_value(s, lits[2])
                   ? 0
                   : ternary;
    }
    return sum;
}

/* The logarithm of the estimated effort of a leaf: see cubes.h.  The estimate assumes cube_steps
 * branchings from the root to a refutation if all reduce as much as the first, a guess for formulas
 * that take hours: on uniform random 3-SAT, 12 to 30 order leaves equally well.  A leaf needs less
 * than its parent, whatever the estimate says. */
static double estimate(struct solver *s, const struct cut *cut) {
    assert(cut->branch != NO_LIT);
    struct cut_tree *tree = s->look->cuts;
    const float *worth = s->look->worth;
    double step = sqrt((double)worth[cut->branch] * memory_at(worth, lit_not(cut->branch)));
    if (step < LEAST_STEP)
        step = LEAST_STEP;
    if (cut->parent == NO_NODE)
        tree->whole = s->tuned->cube_steps * step;
    double effort = (tree->whole - reduction(s)) / step;
    double most =
        cut->parent == NO_NODE ? INFINITY : cuts_at(s, cut->parent)->effort - s->tuned->cube_less;
    return fmin(effort, most);
}

/* Looks ahead in leaf number `number`, the current node.  Records that the leaf is refuted; or else
 * its literals, which are the trail after the first `before` literals, and the literal to split it
 * by.  If it is time to stop, the leaf is not split. */
static void look_around(struct solver *s, uint32_t number, size_t before) {
    struct cut_tree *tree = s->look->cuts;
    Lit branch = NO_LIT;
    bool fine = clauses_reduce(s) && (poll_due(s) || lookahead(s, &branch));
    struct cut *cut = cuts_at(s, number);
    if (!fine) {
        lookahead_abandon(s);
        s->counters.conflicts++;
        log_words(s, "cube", "%" PRIu32 " is refuted", number);
        cut->refuted = true;
        tree->open--;
        return;
    }
    cut->begin = tree->lits.size;
    for (size_t i = before; i < s->trail.size; i++)
        stack_push(&s->look->memory, &tree->lits, stack_at(&s->trail, i));
    cut->end = tree->lits.size;
    if (look_complete(s))
        tree->model = number;
    else if (!s->look->midway && branch != NO_LIT) {
        cut->branch = branch;
        cut->effort = estimate(s, cut);
        log_literal_words(s, "cube", branch, "splits %" PRIu32 ", effort %g", number, cut->effort);
    }
    s->look->midway = false;
}

/* Decides the assumptions.  Returns false if they are refuted. */
static bool assume_all(struct solver *s) {
    bool fine = !s->inconsistent && clauses_reduce(s);
    for (size_t i = 0; fine && i < s->assumptions.size; i++) {
        Lit lit = stack_at(&s->assumptions, i);
        fine = solver_value(s, lit) >= 0;
        if (fine) {
            clauses_decide(s, lit);
            fine = clauses_reduce(s);
        }
    }
    return fine;
}

/* Creates the root, under the assumptions. */
static void make_root(struct solver *s) {
    assert(!s->look->cuts && !solver_level(s));
    struct look *look = s->look;
    struct cut root = {
        .parent = NO_NODE, .children = NO_NODE, .decision = NO_LIT, .branch = NO_LIT};
    look->cuts = memory_zeroed(&look->memory, 1, sizeof *look->cuts);
    look->cuts->model = NO_NODE;
    look->cuts->binaries = look->binaries.size;
    look->cuts->ternaries = look->ternaries.size;
    look->cuts->open = 1;
    stack_push(&look->memory, &look->cuts->cuts, root);
    if (assume_all(s)) {
        look_around(s, 0, s->trail.size);
        return;
    }
    stack_at(&look->cuts->cuts, 0).refuted = true;
    look->cuts->open = 0;
}

/* Offers a leaf for splitting, unless it is refuted or too deep. */
static void offer(struct solver *s, uint32_t number, uint64_t depth) {
    const struct cut *cut = cuts_at(s, number);
    if (!cut->refuted && cut->branch != NO_LIT && (!depth || cut->depth < depth))
        cuts_add(s, number);
}

/* If one side of a branching is refuted, the cubes of the other side leave out its decision, so
 * that it takes its parent's place. */
static void inherit(const struct cut *parent, struct cut *child) {
    assert(child->depth == parent->depth + 1);
    child->depth = parent->depth;
    child->forced = true;
}

/* Propagates upward that a node is refuted: the cubes of its sibling leave out the sibling's
 * decision, or if the sibling is refuted as well, so is the parent.  So the cubes always cover the
 * tree. */
static void pass_on(struct solver *s, uint32_t number) {
    assert(cuts_at(s, number)->refuted);
    while (cuts_at(s, number)->parent != NO_NODE) {
        uint32_t parent = cuts_at(s, number)->parent, first = cuts_at(s, parent)->children,
                 other = number == first ? first + 1 : first;
        if (!cuts_at(s, other)->refuted) {
            inherit(cuts_at(s, parent), cuts_at(s, other));
            return;
        }
        cuts_at(s, parent)->refuted = true;
        number = parent;
    }
}

static void add_children(struct solver *s, uint32_t number) {
    assert(cuts_at(s, number)->children == NO_NODE && cuts_at(s, number)->branch != NO_LIT);
    struct cut_tree *tree = s->look->cuts;
    struct cut parent = *cuts_at(s, number);
    struct cut child = {
        .parent = number, .children = NO_NODE, .branch = NO_LIT, .depth = parent.depth + 1};
    stack_reserve(&s->look->memory, &tree->cuts, 2);
    for (int side = 0; side < 2; side++) {
        child.decision = side ? lit_not(parent.branch) : parent.branch;
        stack_push(&s->look->memory, &tree->cuts, child);
    }
    cuts_at(s, number)->children = (uint32_t)tree->cuts.size - 2;
    tree->open++;
    s->counters.decisions++;
}

static void look_below(struct solver *s, uint32_t number) {
    assert(cuts_at(s, number)->parent != NO_NODE);
    struct cut *cut = cuts_at(s, number);
    cuts_go_to(s, cut->parent);
    stack_push(&s->look->memory, &s->look->cuts->path, number);
    clauses_decide(s, cut->decision);
    look_around(s, number, s->trail.size);
}

static void split(struct solver *s, uint32_t number, uint64_t depth) {
    assert(!cuts_at(s, number)->refuted);
    struct cut_tree *tree = s->look->cuts;
    cuts_go_to(s, number);
    add_children(s, number);
    uint32_t first = cuts_at(s, number)->children, second = first + 1;
    look_below(s, first);
    if (tree->model == NO_NODE)
        look_below(s, second);
    if (cuts_at(s, first)->refuted || cuts_at(s, second)->refuted)
        pass_on(s, cuts_at(s, first)->refuted ? first : second);
    offer(s, first, depth);
    offer(s, second, depth);
}

static void write_literal(struct solver *s, struct output *out, Lit lit) {
    output_integer(out, formula_user(s->formula, lit));
    output_char(out, ' ');
}

static void write_assumptions(struct solver *s, struct output *out) {
    output_text(out, "a ");
    for (size_t i = 0; i < s->assumptions.size; i++)
        write_literal(s, out, stack_at(&s->assumptions, i));
}

static void write_leaf(struct solver *s, struct output *out, uint32_t number) {
    assert(cuts_at(s, number)->children == NO_NODE && !cuts_at(s, number)->refuted);
    const struct number_stack *chain = cuts_climb(s, number);
    write_assumptions(s, out);
    for (size_t left = chain->size; left; left--) {
        const struct cut *cut = cuts_at(s, stack_at(chain, left - 1));
        if (!cut->forced)
            write_literal(s, out, cut->decision);
    }
    output_text(out, "0\n");
}

/* Writes the cube of the root, which was not split. */
static void write_root(struct solver *s, struct output *out) {
    write_assumptions(s, out);
    output_text(out, "0\n");
}

static void write_leaves(struct solver *s, struct output *out) {
    const struct cut_tree *tree = s->look->cuts;
    for (uint32_t number = 0; number != NO_NODE; number = cuts_next(s, number))
        if (cuts_at(s, number)->children == NO_NODE && !cuts_at(s, number)->refuted &&
            number != tree->model)
            write_leaf(s, out, number);
    if (tree->model != NO_NODE)
        write_leaf(s, out, tree->model);
    if (!tree->open)
        write_root(s, out);
}

void cubes_write(struct solver *s, struct output *out, const struct cubes_limits *limits) {
    make_root(s);
    struct cut_tree *tree = s->look->cuts;
    offer(s, 0, limits->depth);
    while (tree->heap.size && tree->model == NO_NODE && !poll_reached(s) &&
           (!limits->count || tree->open < limits->count))
        split(s, cuts_take(s), limits->depth);
    assert(cuts_cover(s));
    write_leaves(s, out);
}

void cubes_write_rest(struct solver *s, struct output *out) {
    if (s->look && s->look->cuts)
        write_leaves(s, out);
    else
        write_root(s, out);
}
