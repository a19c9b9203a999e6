#include "engines/walk.h"

#include <math.h>
#include <string.h>

enum { BREAKS_MAX = 64 };

STACK(count_stack, uint32_t);
STACK(place_stack, size_t);

/* All but the scratch of one flip lives here; clauses are numbered from 0. */
struct walk {
    struct lit_stack lits;     /* of all clauses that level 0 leaves, in order */
    struct place_stack starts; /* by clause, and one past the last: its first literal */
    size_t clauses;
    size_t *first;                  /* by literal, and one past the last: its first occurrence */
    struct count_stack occurrences; /* clauses */
    uint32_t *trues;                /* by clause: how many of its literals are true */
    uint32_t *critical;  /* by clause: the exclusive or of the variables of those literals */
    uint32_t *breaks;    /* by variable: clauses that its flip would falsify */
    signed char *values; /* by literal */
    struct count_stack falsified;
    uint32_t *place;          /* by clause: its index in falsified */
    struct count_stack flips; /* since the best assignment; none are kept past their limit */
    bool flips_lost;
    size_t best;
    double weights[BREAKS_MAX + 1]; /* of a variable, by how many clauses it breaks */
    uint64_t ticks;
};

/* The base of the exponential weight, by the mean clause length (as tuned by Balint and Schoening
 * for uniform formulas; between the lengths linear). */
static double weight_base(double length) {
    static const double bases[] = {2.0, 2.0, 2.0, 2.5, 2.85, 3.7, 5.0, 5.4};
    enum { LAST = sizeof bases / sizeof *bases - 1 };
    if (length >= LAST)
        return bases[LAST];
    size_t below = (size_t)length;
    return bases[below] + (length - (double)below) * (bases[below + 1] - bases[below]);
}

static void set_weights(struct walk *walk) {
    double mean = walk->clauses ? (double)walk->lits.size / (double)walk->clauses : 0;
    double base = weight_base(mean);
    for (int breaks = 0; breaks <= BREAKS_MAX; breaks++)
        walk->weights[breaks] = pow(base, -breaks);
}

/* Takes a clause in, unless level 0 satisfies it. */
static void take_clause(struct solver *s, struct walk *walk, const struct clause_view *clause) {
    size_t start = walk->lits.size;
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        if (s->values[lit] > 0) {
            walk->lits.size = start;
            return;
        }
        if (!s->values[lit])
            stack_push(s->memory, &walk->lits, lit);
    }
    stack_push(s->memory, &walk->starts, start);
}

static void take_clauses(struct solver *s, struct walk *walk) {
    struct clause_view clause;
    for (size_t at = 0, step = 0; formula_next(s->formula, &at, &clause); step++) {
        limits_step(s, step);
        take_clause(s, walk, &clause);
    }
    walk->clauses = walk->starts.size;
    stack_push(s->memory, &walk->starts, walk->lits.size);
}

static void connect(struct solver *s, struct walk *walk) {
    size_t lits = 2 * (size_t)s->vars;
    walk->first = memory_zeroed(s->memory, lits + 2, sizeof *walk->first);
    stack_reserve(s->memory, &walk->occurrences, walk->lits.size);
    walk->occurrences.size = walk->lits.size;
    /* first[lit + 1] counts, then stands at the end of lit's place while it is filled. */
    for (size_t i = 0; i < walk->lits.size; i++) {
        limits_step(s, i);
        walk->first[walk->lits.data[i] + 2]++;
    }
    for (size_t lit = 2; lit < lits + 2; lit++)
        walk->first[lit] += walk->first[lit - 1];
    for (size_t clause = 0; clause < walk->clauses; clause++) {
        limits_step(s, clause);
        for (size_t i = walk->starts.data[clause]; i < walk->starts.data[clause + 1]; i++)
            walk->occurrences.data[walk->first[walk->lits.data[i] + 1]++] = (uint32_t)clause;
    }
}

static void falsify(struct solver *s, struct walk *walk, uint32_t clause) {
    walk->place[clause] = (uint32_t)walk->falsified.size;
    stack_push(s->memory, &walk->falsified, clause);
}

static void satisfy(struct walk *walk, uint32_t clause) {
    uint32_t last = stack_pop(&walk->falsified), place = walk->place[clause];
    walk->falsified.data[place] = last;
    walk->place[last] = place;
}

/* Gives every variable its sign, and every clause its counts. */
static void assign(struct solver *s, struct walk *walk, const signed char *phases) {
    for (Var var = 0; var < s->vars; var++) {
        Lit lit = lit_make(var, phases[var] < 0);
        walk->values[lit] = 1;
        walk->values[lit_not(lit)] = -1;
    }
    for (uint32_t clause = 0; clause < walk->clauses; clause++) {
        limits_step(s, clause);
        for (size_t i = walk->starts.data[clause]; i < walk->starts.data[clause + 1]; i++) {
            Lit lit = walk->lits.data[i];
            if (walk->values[lit] < 0)
                continue;
            walk->trues[clause]++;
            walk->critical[clause] ^= lit_var(lit);
        }
        if (walk->trues[clause] == 1)
            walk->breaks[walk->critical[clause]]++;
        else if (!walk->trues[clause])
            falsify(s, walk, clause);
    }
}

/* A repeated literal or a tautology does no harm: counts go up and down alike. */
static void make_true(struct walk *walk, Lit lit) {
    Var var = lit_var(lit);
    for (size_t i = walk->first[lit]; i < walk->first[lit + 1]; i++) {
        uint32_t clause = walk->occurrences.data[i], trues = walk->trues[clause]++;
        if (!trues) {
            satisfy(walk, clause);
            walk->breaks[var]++;
        } else if (trues == 1) {
            walk->breaks[walk->critical[clause]]--;
        }
        walk->critical[clause] ^= var;
    }
}

static void make_false(struct solver *s, struct walk *walk, Lit lit) {
    Var var = lit_var(lit);
    for (size_t i = walk->first[lit]; i < walk->first[lit + 1]; i++) {
        uint32_t clause = walk->occurrences.data[i], trues = --walk->trues[clause];
        walk->critical[clause] ^= var;
        if (!trues) {
            falsify(s, walk, clause);
            walk->breaks[var]--;
        } else if (trues == 1) {
            walk->breaks[walk->critical[clause]]++;
        }
    }
}

static void flip(struct solver *s, struct walk *walk, Lit lit) {
    walk->values[lit] = 1;
    walk->values[lit_not(lit)] = -1;
    make_true(walk, lit);
    make_false(s, walk, lit_not(lit));
    walk->ticks += 2 + (walk->first[lit + 1] - walk->first[lit] + walk->first[lit_not(lit) + 1] -
                        walk->first[lit_not(lit)]);
    s->counters.flips++;
}

static double weight(const struct walk *walk, Lit lit) {
    uint32_t breaks = walk->breaks[lit_var(lit)];
    return walk->weights[breaks < BREAKS_MAX ? breaks : BREAKS_MAX];
}

/* The literal of a falsified clause to make true. */
static Lit choose(struct solver *s, const struct walk *walk, uint32_t clause) {
    size_t start = walk->starts.data[clause], end = walk->starts.data[clause + 1];
    double sum = 0;
    for (size_t i = start; i < end; i++)
        sum += weight(walk, walk->lits.data[i]);
    double left = random_unit(&s->random) * sum;
    for (size_t i = start; i + 1 < end; i++) {
        left -= weight(walk, walk->lits.data[i]);
        if (left < 0)
            return walk->lits.data[i];
    }
    return walk->lits.data[end - 1];
}

static void note_flip(struct solver *s, struct walk *walk, Var var) {
    if (walk->flips.size < s->vars / 4 + 16)
        stack_push(s->memory, &walk->flips, var);
    else
        walk->flips_lost = true;
}

/* Takes the assignment at hand as the best: by the flips since the last, or whole. */
static void note_best(struct solver *s, struct walk *walk, signed char *phases) {
    walk->best = walk->falsified.size;
    if (walk->flips_lost)
        for (Var var = 0; var < s->vars; var++)
            phases[var] = walk->values[lit_make(var, 0)];
    else
        for (size_t i = 0; i < walk->flips.size; i++)
            phases[walk->flips.data[i]] = walk->values[lit_make(walk->flips.data[i], 0)];
    stack_clear(&walk->flips);
    walk->flips_lost = false;
}

static void run(struct solver *s, struct walk *walk, signed char *phases, uint64_t ticks) {
    while (walk->falsified.size && walk->ticks < ticks && !*s->limits.stop) {
        uint32_t which = random_below(&s->random, (uint32_t)walk->falsified.size);
        uint32_t clause = walk->falsified.data[which];
        if (walk->starts.data[clause] == walk->starts.data[clause + 1])
            return; /* An empty clause: nothing helps. */
        Lit lit = choose(s, walk, clause);
        flip(s, walk, lit);
        note_flip(s, walk, lit_var(lit));
        if (walk->falsified.size < walk->best)
            note_best(s, walk, phases);
    }
}

static void prepare(struct solver *s, struct walk *walk) {
    take_clauses(s, walk);
    connect(s, walk);
    walk->trues = memory_zeroed(s->memory, walk->clauses, sizeof *walk->trues);
    walk->critical = memory_zeroed(s->memory, walk->clauses, sizeof *walk->critical);
    walk->place = memory_zeroed(s->memory, walk->clauses, sizeof *walk->place);
    walk->breaks = memory_zeroed(s->memory, s->vars, sizeof *walk->breaks);
    walk->values = memory_zeroed(s->memory, 2 * (size_t)s->vars, sizeof *walk->values);
    set_weights(walk);
}

void walk_free(struct solver *s) {
    struct walk *walk = s->walk;
    if (!walk)
        return;
    stack_free(s->memory, &walk->lits);
    stack_free(s->memory, &walk->starts);
    stack_free(s->memory, &walk->occurrences);
    stack_free(s->memory, &walk->falsified);
    stack_free(s->memory, &walk->flips);
    memory_release(s->memory, walk->first, (2 * (size_t)s->vars + 2) * sizeof *walk->first);
    memory_release(s->memory, walk->trues, walk->clauses * sizeof *walk->trues);
    memory_release(s->memory, walk->critical, walk->clauses * sizeof *walk->critical);
    memory_release(s->memory, walk->place, walk->clauses * sizeof *walk->place);
    memory_release(s->memory, walk->breaks, s->vars * sizeof *walk->breaks);
    memory_release(s->memory, walk->values, 2 * (size_t)s->vars);
    memory_release(s->memory, walk, sizeof *walk);
    s->walk = NULL;
}

size_t walk(struct solver *s, signed char *phases, uint64_t ticks) {
    struct walk *walk = s->walk = memory_zeroed(s->memory, 1, sizeof *walk);
    prepare(s, walk);
    assign(s, walk, phases);
    walk->best = walk->falsified.size;
    run(s, walk, phases, ticks);
    size_t best = walk->best;
    s->counters.walks++;
    walk_free(s);
    return best;
}
