/* SPDX-License-Identifier: MIT */
/* An equation with a variable that no other equation has can always be satisfied.  A variable of
 * exactly two equations, x + y = 0 and x + z = 1, is missing in their sum y + z = 1, which replaces
 * both.  So neither step adds equations.  The exclusive or of the indices of a variable's equations
 * (links) gives the second of two equations from the first. */
#include "parity/gauss.h"

#include <assert.h>

#include "parity/matrix.h"
#include "parity/unionfind.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/ticks.h"

struct elimination {
    struct memory memory;
    uint32_t inputs;           /* number of equations of the formula */
    Var vars;                  /* variables that the arrays have room for */
    uint32_t *counts;          /* by variable: number of live equations with it */
    uint32_t *links;           /* by variable: exclusive or of the indices of these equations */
    size_t *begins;            /* by variable: start of its equations in rows; one more entry */
    uint32_t *rows;            /* indices of equations of the formula, by variable */
    size_t size;               /* entries of rows */
    uint32_t *merged;          /* by equation: the sum that replaced it, or itself */
    uint32_t room;             /* entries of merged */
    struct heap queue;         /* equations to be reduced, the shortest on top */
    Var *parents;              /* by variable: its component, see unionfind.h */
    struct stamped_stack core; /* remaining equations, by component */
};

/* Updates counts and links for a live equation that is added (change 1) or removed (change -1). */
static void count(struct parity *p, uint32_t index, int change) {
    assert(change == 1 || change == -1);
    struct elimination *e = p->elimination;
    const Var *vars = system_vars(p, index);
    for (uint32_t i = 0; i < stack_at(&p->xors, index).size; i++) {
        Var var = array_at(vars, stack_at(&p->xors, index).size, i);
        memory_at(e->counts, var) += (uint32_t)change;
        memory_at(e->links, var) ^= index;
    }
}

/* Lists the equations of each variable. */
static void list_rows(struct parity *p) {
    struct elimination *e = p->elimination;
    for (Var var = 0; var < e->vars; var++)
        memory_at(e->begins, var + 1) = memory_at(e->begins, var) + memory_at(e->counts, var);
    for (uint32_t index = e->inputs; index-- > 0;) {
        const Var *vars = system_vars(p, index);
        for (uint32_t i = 0; i < stack_at(&p->xors, index).size; i++)
            memory_at(e->rows, --memory_at(e->begins,
                                           array_at(vars, stack_at(&p->xors, index).size, i) + 1)) =
                index;
    }
    for (Var var = 0; var < e->vars; var++)
        memory_at(e->begins, var) = memory_at(e->begins, var + 1);
    memory_at(e->begins, e->vars) = e->size;
    assert(memory_at(e->begins, 0) == 0);
}

#ifdef NDEBUG
static void check(const struct parity *p) {
    (void)p;
}
#else
/* Checks counts and links against the live equations, and that each has its variables in ascending
 * order. */
static void check(const struct parity *p) {
    const struct elimination *e = p->elimination;
    size_t counted = 0, seen = 0;
    for (Var var = 0; var < e->vars; var++)
        counted += memory_at(e->counts, var);
    for (uint32_t index = 0; index < p->xors.size; index++) {
        const Var *vars = system_vars(p, index);
        for (uint32_t i = 0; stack_at(&p->xors, index).live && i < stack_at(&p->xors, index).size;
             i++) {
            assert(!i || vars[i - 1] < vars[i]);
            assert(memory_at(e->counts, vars[i]) > 1 || memory_at(e->links, vars[i]) == index);
            seen++;
        }
    }
    assert(counted == seen);
}
#endif

static void begin(struct solver *s, struct parity *p) {
    struct elimination *e = p->elimination = memory_zeroed(&p->memory, 1, sizeof *e);
    memory_region(&e->memory, &p->memory);
    e->inputs = (uint32_t)p->xors.size;
    e->vars = s->vars;
    e->counts = memory_zeroed(&e->memory, e->vars, sizeof *e->counts);
    e->links = memory_zeroed(&e->memory, e->vars, sizeof *e->links);
    e->parents = memory_zeroed(&e->memory, e->vars, sizeof *e->parents);
    e->begins = memory_zeroed(&e->memory, (size_t)e->vars + 1, sizeof *e->begins);
    e->rows = memory_zeroed(&e->memory, p->vars.size, sizeof *e->rows);
    e->size = p->vars.size;
    /* Each sum replaces two equations, so that there are fewer sums than inputs. */
    e->merged = memory_zeroed(&e->memory, 2 * (size_t)e->inputs, sizeof *e->merged);
    e->room = 2 * e->inputs;
    heap_grow(&e->queue, &e->memory, e->room);
    for (uint32_t index = 0; index < e->inputs; index++)
        count(p, index, 1);
    list_rows(p);
}

static void enqueue(struct parity *p, uint32_t index) {
    struct heap *queue = &p->elimination->queue;
    heap_set(queue, index, -(double)stack_at(&p->xors, index).size);
    if (!heap_has(queue, index))
        heap_push(queue, index);
}

/* The equation that an equation was merged into in the end; it is live or was dropped. */
static uint32_t find_merged(struct elimination *e, uint32_t index) {
    assert(index < e->room);
    while (memory_at(e->merged, index) != index) {
        uint32_t next = memory_at(e->merged, index);
        memory_at(e->merged, index) = memory_at(e->merged, next);
        index = next;
    }
    return index;
}

/* Queues the equations that share a variable with a removed one that has become rare. */
static void enqueue_neighbours(struct parity *p, uint32_t index) {
    struct elimination *e = p->elimination;
    const Var *vars = system_vars(p, index);
    for (uint32_t i = 0; i < stack_at(&p->xors, index).size; i++) {
        Var var = array_at(vars, stack_at(&p->xors, index).size, i);
        if (!memory_at(e->counts, var) || memory_at(e->counts, var) > 2)
            continue;
        p->ticks++;
        for (size_t k = memory_at(e->begins, var); k < memory_at(e->begins, var + 1); k++) {
            uint32_t other = find_merged(e, memory_at(e->rows, k));
            if (stack_at(&p->xors, other).live)
                enqueue(p, other);
        }
    }
}

static void drop(struct parity *p, uint32_t index) {
    assert(stack_at(&p->xors, index).live);
    stack_at(&p->xors, index).live = false;
    heap_remove(&p->elimination->queue, index);
    count(p, index, -1);
}

/* Replaces two equations by their sum. */
static void merge(struct parity *p, uint32_t a, uint32_t b) {
    assert(a != b && stack_at(&p->xors, a).live && stack_at(&p->xors, b).live);
    struct elimination *e = p->elimination;
    uint32_t sum = system_sum(p, a, b);
    assert(sum < e->room);
    memory_at(e->merged, a) = memory_at(e->merged, b) = memory_at(e->merged, sum) = sum;
    drop(p, a);
    drop(p, b);
    count(p, sum, 1);
    enqueue(p, sum);
    enqueue_neighbours(p, a);
    enqueue_neighbours(p, b);
}

/* Finds a variable of an equation that no other equation has, and drops the equation, or that
 * exactly one other has, and merges the two. */
static void reduce(struct parity *p, uint32_t index) {
    assert(stack_at(&p->xors, index).live);
    const struct elimination *e = p->elimination;
    const Var *vars = system_vars(p, index);
    uint32_t size = stack_at(&p->xors, index).size, other = NO_XOR;
    ticks_add(&p->ticks, 1 + size / 8);
    for (uint32_t i = 0; i < size; i++) {
        Var var = array_at(vars, size, i);
        if (memory_at(e->counts, var) == 1) {
            drop(p, index);
            enqueue_neighbours(p, index);
            return;
        }
        uint32_t partner = memory_at(e->links, var) ^ index;
        if (memory_at(e->counts, var) == 2 &&
            (other == NO_XOR || stack_at(&p->xors, partner).size < stack_at(&p->xors, other).size))
            other = partner;
    }
    if (other != NO_XOR)
        merge(p, index, other);
}

/* Logs the last equation, where there were fewer before: it is a sum. */
static void log_sum(const struct solver *s, const struct parity *p, size_t before) {
    uint32_t last = (uint32_t)p->xors.size - 1;
    const struct xor *xor = &stack_at(&p->xors, last);
    if (p->xors.size > before)
        log_vars(s, "sum", system_vars(p, last), xor->size,
                 "%d, number %" PRIu32 " = %" PRIu32 " + %" PRIu32, xor->value, last, xor->parts[0],
                 xor->parts[1]);
}

/* Reduces all queued equations.  Returns false on a contradiction. */
static bool reduce_all(struct solver *s, struct parity *p) {
    struct elimination *e = p->elimination;
    for (uint32_t index = 0; index < e->inputs; index++) {
        memory_at(e->merged, index) = index;
        enqueue(p, index);
    }
    for (size_t step = 0; e->queue.size && p->ticks < p->limit; step++) {
        poll_step(s, step);
        size_t before = p->xors.size;
        reduce(p, heap_pop(&e->queue));
        log_sum(s, p, before);
        if (system_contradicts(p, (uint32_t)p->xors.size - 1))
            return false;
    }
    return true;
}

static bool is_left(const struct xor *xor) {
    return xor->live && xor->size;
}

/* Lists the live equations by component. */
static void list_core(struct parity *p) {
    struct elimination *e = p->elimination;
    unionfind_init(e->parents, e->vars);
    for (uint32_t index = 0; index < p->xors.size; index++)
        if (is_left(&stack_at(&p->xors, index)))
            unionfind_join(e->parents, system_vars(p, index), stack_at(&p->xors, index).size);
    for (uint32_t index = 0; index < p->xors.size; index++) {
        if (!is_left(&stack_at(&p->xors, index)))
            continue;
        struct stamped entry = {unionfind_find(e->parents, system_vars(p, index)[0]), index};
        stack_push(&e->memory, &e->core, entry);
    }
    stack_reserve(&e->memory, &e->core, e->core.size);
    sort_stamped(e->core.data, e->core.size);
}

static void solve_components(struct solver *s, struct parity *p) {
    const struct stamped_stack *core = &p->elimination->core;
    for (size_t begin = 0, end; begin < core->size; begin = end) {
        for (end = begin + 1;
             end < core->size && stack_at(core, end).stamp == stack_at(core, begin).stamp; end++)
            continue;
        log_words(s, "component", "%zu equations", end - begin);
        if (!matrix_solve(s, p, core->data + begin, end - begin))
            return;
    }
}

void gauss(struct solver *s, struct parity *p) {
    assert(p->xors.size);
    begin(s, p);
    bool consistent = reduce_all(s, p);
    check(p);
    if (consistent) {
        list_core(p);
        solve_components(s, p);
    }
    memory_clear(&p->elimination->memory);
}
