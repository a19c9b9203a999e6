#include "look/cubes.h"

#include <math.h>

#include "look/clauses.h"
#include "look/lookahead.h"
#include "state/poll.h"
#include "state/trail.h"

#define NO_NODE UINT32_MAX

/* Branchings from the root to a refutation, if all reduced as much as the first: a guess for
 * formulas that take hours.  On uniform random 3-SAT, 12 to 30 order leaves equally well. */
#define STEPS 20.0
#define LEAST_STEP 1e-3

/* The effort of a leaf is less than that of its parent, by this much in the logarithm at least,
 * whatever the estimate says. */
#define LESS_BELOW 0.1

/* A node of the tree.  Its literals are what holds there and not above it, but for its decision. */
struct cut {
    uint32_t parent;   /* NO_NODE for the root */
    uint32_t children; /* the first of two, the other one is next to it; NO_NODE for a leaf */
    Lit decision;      /* that leads here, but to the root */
    Lit branch;        /* of a leaf that can be split */
    size_t begin, end; /* its literals in tree->lits */
    double effort;     /* of one that can be split: the logarithm of what it needs, as estimated */
    uint64_t depth;    /* decisions above that cubes have */
    bool forced;       /* the other side is refuted: cubes do without this decision */
    bool refuted;
};

STACK(cut_stack, struct cut);
STACK(number_stack, uint32_t);

/* Lives in the memory of s->look, which points to it. */
struct cut_tree {
    struct cut_stack cuts;     /* the root first */
    struct lit_stack lits;     /* of all nodes */
    struct number_stack heap;  /* leaves that can be split, the hardest on top */
    struct number_stack path;  /* nodes below the root where the solver is */
    struct number_stack chain; /* scratch: nodes from a leaf to the root, without that */
    uint64_t open;             /* leaves */
    size_t binaries;           /* those of the formula: the others are new */
    size_t ternaries;
    double whole;   /* reduction that refutes all, on a scale of its own */
    uint32_t model; /* the leaf that is a model, or NO_NODE */
};

static struct cut *cut_at(const struct solver *s, uint32_t number) {
    return &s->look->cuts->cuts.data[number];
}

static bool is_before(const struct solver *s, uint32_t a, uint32_t b) {
    double x = cut_at(s, a)->effort, y = cut_at(s, b)->effort;
    return x > y || (x == y && a < b);
}

static void heap_add(struct solver *s, uint32_t number) {
    struct number_stack *heap = &s->look->cuts->heap;
    stack_push(&s->look->memory, heap, number);
    size_t at = heap->size - 1;
    for (; at && is_before(s, number, heap->data[(at - 1) / 2]); at = (at - 1) / 2)
        heap->data[at] = heap->data[(at - 1) / 2];
    heap->data[at] = number;
}

static uint32_t heap_take(struct solver *s) {
    struct number_stack *heap = &s->look->cuts->heap;
    uint32_t first = heap->data[0], last = stack_pop(heap);
    size_t at = 0, child;
    for (; (child = 2 * at + 1) < heap->size; at = child) {
        if (child + 1 < heap->size && is_before(s, heap->data[child + 1], heap->data[child]))
            child++;
        if (!is_before(s, heap->data[child], last))
            break;
        heap->data[at] = heap->data[child];
    }
    if (heap->size)
        heap->data[at] = last;
    return first;
}

/* Fills the chain from a node up to below the root. */
static struct number_stack *climb(struct solver *s, uint32_t number) {
    struct number_stack *chain = &s->look->cuts->chain;
    stack_clear(chain);
    for (; cut_at(s, number)->parent != NO_NODE; number = cut_at(s, number)->parent)
        stack_push(&s->look->memory, chain, number);
    return chain;
}

/* Makes the decision of a node and what followed from it true. */
static void replay(struct solver *s, uint32_t number) {
    struct cut cut = *cut_at(s, number);
    clauses_decide(s, cut.decision);
    for (size_t i = cut.begin; i < cut.end; i++)
        if (!s->values[s->look->cuts->lits.data[i]])
            trail_assign(s, s->look->cuts->lits.data[i], NO_REASON);
    clauses_reduce(s);
}

/* Goes to a node from wherever the solver is. */
static void go_to(struct solver *s, uint32_t number) {
    struct number_stack *path = &s->look->cuts->path, *chain = climb(s, number);
    size_t common = 0;
    while (common < path->size && common < chain->size &&
           path->data[common] == chain->data[chain->size - 1 - common])
        common++;
    clauses_restore(s, (unsigned)(s->assumptions.size + common));
    path->size = common;
    for (size_t left = chain->size - common; left; left--) {
        stack_push(&s->look->memory, path, chain->data[left - 1]);
        replay(s, chain->data[left - 1]);
    }
}

/* The reduction so far: new binary clauses that are still open, and ternary ones with less weight.
 */
static double reduction(const struct solver *s) {
    const struct look *look = s->look;
    const struct cut_tree *tree = look->cuts;
    double ternary = (double)look->weights[3] / WEIGHT_ONE, sum = 0;
    for (size_t i = tree->binaries; i < look->binaries.size; i++) {
        const Lit *lits = look->binaries.data[i].lits;
        sum += !s->values[lits[0]] && !s->values[lits[1]];
    }
    for (size_t i = tree->ternaries; i < look->ternaries.size; i++) {
        const Lit *lits = look->ternaries.data[i].lits;
        sum += s->values[lits[0]] || s->values[lits[1]] || s->values[lits[2]] ? 0 : ternary;
    }
    return sum;
}

/* The logarithm of the effort that a leaf needs, by cubes.h. */
static double estimate(struct solver *s, const struct cut *cut) {
    struct cut_tree *tree = s->look->cuts;
    const float *worth = s->look->worth;
    double step = sqrt((double)worth[cut->branch] * worth[lit_not(cut->branch)]);
    if (step < LEAST_STEP)
        step = LEAST_STEP;
    if (cut->parent == NO_NODE)
        tree->whole = STEPS * step;
    double effort = (tree->whole - reduction(s)) / step;
    double most = cut->parent == NO_NODE ? INFINITY : cut_at(s, cut->parent)->effort - LESS_BELOW;
    return fmin(effort, most);
}

/* Looks ahead in the node where the solver is, on top of `before` literals; its leaf stays as it is
 * when it is time to give up. */
static void look_around(struct solver *s, uint32_t number, size_t before) {
    struct cut_tree *tree = s->look->cuts;
    Lit branch = NO_LIT;
    bool fine = clauses_reduce(s) && (poll_due(s) || lookahead(s, &branch));
    struct cut *cut = cut_at(s, number);
    if (!fine) {
        lookahead_abandon(s);
        s->counters.conflicts++;
        cut->refuted = true;
        tree->open--;
        return;
    }
    cut->begin = tree->lits.size;
    for (size_t i = before; i < s->trail.size; i++)
        stack_push(&s->look->memory, &tree->lits, s->trail.data[i]);
    cut->end = tree->lits.size;
    if (look_complete(s))
        tree->model = number;
    else if (!s->look->midway && branch != NO_LIT) {
        cut->branch = branch;
        cut->effort = estimate(s, cut);
    }
    s->look->midway = false;
}

/* Takes the assumptions as decisions.  Returns false when they are refuted. */
static bool assume_all(struct solver *s) {
    bool fine = !s->inconsistent && clauses_reduce(s);
    for (size_t i = 0; fine && i < s->assumptions.size; i++) {
        Lit lit = s->assumptions.data[i];
        fine = s->values[lit] >= 0;
        if (fine) {
            clauses_decide(s, lit);
            fine = clauses_reduce(s);
        }
    }
    return fine;
}

static void plant(struct solver *s) {
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
    look->cuts->cuts.data[0].refuted = true;
    look->cuts->open = 0;
}

/* Puts a leaf where it can be found, if it is to be split. */
static void offer(struct solver *s, uint32_t number, uint64_t depth) {
    const struct cut *cut = cut_at(s, number);
    if (!cut->refuted && cut->branch != NO_LIT && (!depth || cut->depth < depth))
        heap_add(s, number);
}

/* Where one side of a branching is refuted, the other side has all of the parent's effort. */
static void inherit(const struct cut *parent, struct cut *child) {
    child->depth = parent->depth;
    child->forced = true;
}

/* Passes on that a node is refuted: the other side then has no decision in cubes, or, where it is
 * refuted as well, the parent is.  So cubes cover the tree, whatever was refuted while it grew. */
static void pass_on(struct solver *s, uint32_t number) {
    while (cut_at(s, number)->parent != NO_NODE) {
        uint32_t parent = cut_at(s, number)->parent, first = cut_at(s, parent)->children,
                 other = number == first ? first + 1 : first;
        if (!cut_at(s, other)->refuted) {
            inherit(cut_at(s, parent), cut_at(s, other));
            return;
        }
        cut_at(s, parent)->refuted = true;
        number = parent;
    }
}

static void add_children(struct solver *s, uint32_t number) {
    struct cut_tree *tree = s->look->cuts;
    struct cut parent = *cut_at(s, number);
    struct cut child = {
        .parent = number, .children = NO_NODE, .branch = NO_LIT, .depth = parent.depth + 1};
    stack_reserve(&s->look->memory, &tree->cuts, 2);
    for (int side = 0; side < 2; side++) {
        child.decision = side ? lit_not(parent.branch) : parent.branch;
        stack_push(&s->look->memory, &tree->cuts, child);
    }
    cut_at(s, number)->children = (uint32_t)tree->cuts.size - 2;
    tree->open++;
    s->counters.decisions++;
}

static void look_below(struct solver *s, uint32_t number) {
    struct cut *cut = cut_at(s, number);
    go_to(s, cut->parent);
    stack_push(&s->look->memory, &s->look->cuts->path, number);
    clauses_decide(s, cut->decision);
    look_around(s, number, s->trail.size);
}

static void split(struct solver *s, uint32_t number, uint64_t depth) {
    struct cut_tree *tree = s->look->cuts;
    go_to(s, number);
    add_children(s, number);
    uint32_t first = cut_at(s, number)->children, second = first + 1;
    look_below(s, first);
    if (tree->model == NO_NODE)
        look_below(s, second);
    if (cut_at(s, first)->refuted || cut_at(s, second)->refuted)
        pass_on(s, cut_at(s, first)->refuted ? first : second);
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
        write_literal(s, out, s->assumptions.data[i]);
}

static void write_leaf(struct solver *s, struct output *out, uint32_t number) {
    const struct number_stack *chain = climb(s, number);
    write_assumptions(s, out);
    for (size_t left = chain->size; left; left--) {
        const struct cut *cut = cut_at(s, chain->data[left - 1]);
        if (!cut->forced)
            write_literal(s, out, cut->decision);
    }
    output_text(out, "0\n");
}

/* The next node in the order of the tree, or NO_NODE. */
static uint32_t next_node(const struct solver *s, uint32_t number) {
    if (cut_at(s, number)->children != NO_NODE)
        return cut_at(s, number)->children;
    while (number && number != cut_at(s, cut_at(s, number)->parent)->children)
        number = cut_at(s, number)->parent;
    return number ? number + 1 : NO_NODE;
}

/* The cube that is not cut. */
static void write_root(struct solver *s, struct output *out) {
    write_assumptions(s, out);
    output_text(out, "0\n");
}

static void write_leaves(struct solver *s, struct output *out) {
    const struct cut_tree *tree = s->look->cuts;
    for (uint32_t number = 0; number != NO_NODE; number = next_node(s, number))
        if (cut_at(s, number)->children == NO_NODE && !cut_at(s, number)->refuted &&
            number != tree->model)
            write_leaf(s, out, number);
    if (tree->model != NO_NODE)
        write_leaf(s, out, tree->model);
    if (!tree->open)
        write_root(s, out);
}

void cubes_write(struct solver *s, struct output *out, const struct cubes_limits *limits) {
    plant(s);
    struct cut_tree *tree = s->look->cuts;
    offer(s, 0, limits->depth);
    while (tree->heap.size && tree->model == NO_NODE && !poll_reached(s) &&
           (!limits->count || tree->open < limits->count))
        split(s, heap_take(s), limits->depth);
    write_leaves(s, out);
}

void cubes_write_rest(struct solver *s, struct output *out) {
    if (s->look && s->look->cuts)
        write_leaves(s, out);
    else
        write_root(s, out);
}
