/* SPDX-License-Identifier: MIT */
#include "parity/peel.h"

#include <assert.h>
#include <string.h>

#include "state/log.h"
#include "state/poll.h"

struct peeling {
    uint32_t *counts; /* by variable: number of remaining equations with it */
    uint32_t *links;  /* by variable: exclusive or of their indices */
    uint32_t *shared; /* by equation: number of its variables that other remaining equations have */
    uint32_t *loose;  /* stack of equations that share at most one */
    size_t size;      /* its size */
};

/* Places the arrays in s->counts. */
static void begin(struct solver *s, const struct equations *e, struct peeling *p) {
    size_t need = 2 * ((size_t)s->vars + e->list.size);
    stack_clear(&s->counts);
    stack_reserve(s->memory, &s->counts, need);
    memset(s->counts.data, 0, need * sizeof *s->counts.data);
    *p = (struct peeling){.counts = s->counts.data};
    p->links = p->counts + s->vars;
    p->shared = p->links + s->vars;
    p->loose = p->shared + e->list.size;
}

static void count(const struct equations *e, struct peeling *p) {
    for (uint32_t i = 0; i < e->list.size; i++) {
        const Var *vars = equations_vars(e, i);
        for (uint32_t k = 0; k < stack_at(&e->list, i).size; k++) {
            memory_at(p->counts, vars[k])++;
            p->links[vars[k]] ^= i;
        }
    }
    for (uint32_t i = 0; i < e->list.size; i++) {
        const Var *vars = equations_vars(e, i);
        for (uint32_t k = 0; k < stack_at(&e->list, i).size; k++)
            p->shared[INDEX(i, e->list.size)] += memory_at(p->counts, vars[k]) > 1;
        if (p->shared[i] <= 1)
            p->loose[INDEX(p->size++, e->list.size)] = i;
    }
}

static void take_out(const struct equations *e, struct peeling *p, uint32_t index) {
    assert(p->shared[index] <= 1);
    const Var *vars = equations_vars(e, index);
    for (uint32_t k = 0; k < stack_at(&e->list, index).size; k++) {
        p->links[vars[k]] ^= index;
        if (--memory_at(p->counts, vars[k]) == 1 && --p->shared[p->links[vars[k]]] == 1)
            p->loose[INDEX(p->size++, e->list.size)] = p->links[vars[k]];
    }
}

#ifndef NDEBUG
/* Whether each remaining equation shares two variables with other remaining ones. */
static bool is_peeled(const struct solver *s, const struct equations *e, struct peeling *p) {
    memset(p->counts, 0, s->vars * sizeof *p->counts);
    for (uint32_t i = 0; i < e->list.size; i++)
        for (uint32_t k = 0; k < stack_at(&e->list, i).size; k++)
            p->counts[equations_vars(e, i)[k]] += !stack_at(&e->list, i).loose;
    for (uint32_t i = 0; i < e->list.size; i++) {
        uint32_t shared = 0;
        for (uint32_t k = 0; k < stack_at(&e->list, i).size; k++)
            shared += p->counts[equations_vars(e, i)[k]] > 1;
        if (!stack_at(&e->list, i).loose && shared < 2)
            return false;
    }
    return true;
}
#endif

void peel(struct solver *s, struct equations *e) {
    struct peeling p;
    begin(s, e, &p);
    count(e, &p);
    for (size_t i = 0; i < p.size; i++) {
        poll_step(s, i);
        stack_at(&e->list, p.loose[i]).loose = true;
        log_vars(s, "loose", equations_vars(e, p.loose[i]), stack_at(&e->list, p.loose[i]).size,
                 "shares at most one variable");
        take_out(e, &p, p.loose[i]);
    }
    assert(p.size <= e->list.size && is_peeled(s, e, &p));
}
