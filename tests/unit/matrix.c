/* SPDX-License-Identifier: MIT */
/* Elimination in a dense system, beside a list of all assignments. */
#include "parity/matrix.h"

#include "common/base/diag.h"
#include "unit.h"

const char diag_tool[] = "unit-matrix";

enum { VARS = 10, EQUATIONS_MAX = 12, SYSTEMS = 2000 };

struct equations_of_test {
    unsigned vars[EQUATIONS_MAX]; /* a bit each */
    bool values[EQUATIONS_MAX];
    unsigned count;
};

static bool parity_of(unsigned bits) {
    bool odd = false;
    for (; bits; bits &= bits - 1)
        odd = !odd;
    return odd;
}

static bool holds(const struct equations_of_test *e, unsigned assignment) {
    for (unsigned i = 0; i < e->count; i++)
        if (parity_of(e->vars[i] & assignment) != e->values[i])
            return false;
    return true;
}

/* Whether a sum has the same value in all solutions, of which there is one; and which. */
static bool is_fixed(const struct equations_of_test *e, unsigned vars, bool *value) {
    bool seen[2] = {false, false};
    for (unsigned a = 0; a < 1u << VARS; a++)
        if (holds(e, a))
            seen[parity_of(vars & a)] = true;
    *value = seen[1];
    return seen[0] != seen[1];
}

static bool has_solution(const struct equations_of_test *e) {
    for (unsigned a = 0; a < 1u << VARS; a++)
        if (holds(e, a))
            return true;
    return false;
}

/* Shorter equations are facts, and never come to a matrix. */
static unsigned three_of(struct random *random) {
    unsigned a = random_below(random, VARS), b = random_below(random, VARS);
    unsigned c = random_below(random, VARS);
    return a != b && b != c && a != c ? 1u << a | 1u << b | 1u << c : three_of(random);
}

static void draw(struct equations_of_test *e, struct random *random) {
    e->count = 2 + random_below(random, EQUATIONS_MAX - 1);
    unsigned hidden = random_below(random, 1u << VARS);
    bool planted = random_below(random, 4);
    for (unsigned i = 0; i < e->count; i++) {
        e->vars[i] = three_of(random);
        for (unsigned more = random_below(random, 3); more; more--)
            e->vars[i] |= 1u << random_below(random, VARS);
        e->values[i] = planted ? parity_of(e->vars[i] & hidden) : random_below(random, 2);
    }
}

/* Adds them to the system, and lists them. */
static void enter(struct parity *p, const struct equations_of_test *e, struct stamped *rows) {
    for (unsigned i = 0; i < e->count; i++) {
        Var vars[VARS];
        uint32_t size = 0;
        for (Var var = 0; var < VARS; var++)
            if (e->vars[i] >> var & 1)
                vars[size++] = var;
        rows[i] = (struct stamped){0, system_add(p, vars, size, e->values[i])};
    }
}

/* The classes of variables that facts make equal or opposite, as a bit set each; those with a
 * value are in the class of `known`. */
static void read_facts(const struct parity *p, const struct equations_of_test *e,
                       unsigned classes[VARS], unsigned *known) {
    for (Var var = 0; var < VARS; var++)
        classes[var] = 1u << var;
    for (size_t i = 0; i < p->facts.size; i++) {
        const struct xor *fact = &p->xors.data[p->facts.data[i]];
        const Var *vars = system_vars(p, p->facts.data[i]);
        unsigned bits = 0;
        bool value;
        CHECK(fact->size == 1 || fact->size == 2);
        for (uint32_t k = 0; k < fact->size; k++)
            bits |= 1u << vars[k];
        CHECK(is_fixed(e, bits, &value) && value == fact->value);
        if (fact->size == 1) {
            *known |= bits;
            continue;
        }
        unsigned both = classes[vars[0]] | classes[vars[1]];
        for (Var var = 0; var < VARS; var++)
            if (both >> var & 1)
                classes[var] = both;
    }
}

/* What holds in all solutions must be among the facts, or follow from them. */
static void check_facts(const struct parity *p, const struct equations_of_test *e) {
    unsigned classes[VARS], known = 0;
    bool value;
    read_facts(p, e, classes, &known);
    for (Var a = 0; a < VARS; a++) {
        CHECK_SAME(is_fixed(e, 1u << a, &value), (classes[a] & known) != 0);
        for (Var b = 0; b < a; b++)
            if (is_fixed(e, 1u << a | 1u << b, &value) && !is_fixed(e, 1u << a, &value))
                CHECK(classes[a] >> b & 1);
    }
}

static void check_system(struct solver *s, struct random *random) {
    struct equations_of_test e;
    struct stamped rows[EQUATIONS_MAX];
    struct parity *p = memory_zeroed(s->memory, 1, sizeof *p);
    memory_region(&p->memory, s->memory);
    p->limit = UINT64_MAX;
    draw(&e, random);
    enter(p, &e, rows);
    bool sound = matrix_solve(s, p, rows, e.count);
    CHECK_SAME(sound, has_solution(&e));
    if (sound)
        check_facts(p, &e);
    else
        CHECK(system_contradicts(p, stack_top(&p->facts)));
    memory_clear(&p->memory);
    memory_release(s->memory, p);
}

int main(void) {
    static struct solver s;
    static struct cdcl cdcl;
    static const volatile sig_atomic_t stop;
    struct memory memory;
    struct formula formula;
    struct settings settings = {0};
    struct limits limits = {
        .stop = &stop, .pause = UINT64_MAX, .conflicts = UINT64_MAX, .decisions = UINT64_MAX};
    struct random random = {1};
    memory_init(&memory, 0);
    formula_init(&formula, &memory);
    solver_init(&s, &memory, &settings, &formula, &limits, NULL);
    solver_grow(&s, VARS);
    s.cdcl = &cdcl;
    for (unsigned i = 0; i < SYSTEMS; i++)
        check_system(&s, &random);
    memory_clear(&memory);
    return unit_end();
}
