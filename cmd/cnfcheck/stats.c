/* SPDX-License-Identifier: MIT */
#include "stats.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

/* The ratio clauses / variables at which random k-SAT turns from satisfiable to unsatisfiable, by
 * clause length k (Mertens, Mezard, Zecchina, 2006). */
static const double threshold[] = {0, 0, 1.0, 4.267, 9.931, 21.117, 43.37, 87.79};

enum { THRESHOLDS = sizeof threshold / sizeof *threshold };

struct stats {
    size_t *lengths; /* number of clauses by length */
    size_t longest;
    size_t horn; /* clauses with at most one positive literal */
    size_t literals;
    size_t used, pure;          /* number of variables that occur; that occur with one sign only */
    size_t components;          /* connected components of variables */
    struct extension extension; /* numbers all variables as they occur */
    uint8_t *seen; /* by that number: bits 1 for positive, 2 for negative occurrences */
    Var *parent;   /* union-find forest over variables */
};

static Var find_root(Var *parent, Var var) {
    while (parent[var] != var) {
        parent[var] = parent[parent[var]];
        var = parent[var];
    }
    return var;
}

/* Records an occurrence.  The first one of a variable makes it a component, and pure until it
 * occurs with the other sign. */
static void see(struct stats *stats, Lit lit) {
    uint8_t *seen = &stats->seen[lit_var(lit)], sign = (uint8_t)(1 << lit_negative(lit));
    if (!*seen) {
        stats->used++;
        stats->pure++;
        stats->components++;
    } else if (*seen == (sign ^ 3)) {
        stats->pure--;
    }
    *seen |= sign;
}

static void unite(struct stats *stats, Var one, Var other) {
    Var a = find_root(stats->parent, one), b = find_root(stats->parent, other);
    assert(a == b || stats->components > 1);
    stats->components -= a != b;
    stats->parent[a] = b;
}

static void count_clause(struct stats *stats, const struct clause_view *clause) {
    assert(clause->size <= stats->longest);
    size_t positive = 0;
    Lit first = 0;
    stats->lengths[clause->size]++;
    stats->literals += clause->size;
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = extension_lit(&stats->extension, clause_lit(clause, i));
        positive += !lit_negative(lit);
        see(stats, lit);
        if (i)
            unite(stats, lit_var(lit), lit_var(first));
        else
            first = lit;
    }
    stats->horn += positive <= 1;
}

/* Finds the longest clause and numbers the variables. */
static void measure(struct stats *stats, const struct formula *formula) {
    struct clause_view clause;
    for (size_t at = 0; formula_next(formula, &at, &clause);) {
        if (clause.size > stats->longest)
            stats->longest = clause.size;
        for (size_t i = 0; i < clause.size; i++)
            extension_lit(&stats->extension, clause_lit(&clause, i));
    }
}

static Lit xor_lit(struct stats *stats, const struct problem *problem, size_t place) {
    assert(place < problem->elits.size);
    return extension_lit(&stats->extension, lit_of(problem->elits.data[place]));
}

/* Numbers the variables of exclusive ors. */
static void measure_xors(struct stats *stats, const struct problem *problem) {
    for (size_t i = 0; i < problem->lines.size; i++) {
        const struct line *line = &problem->lines.data[i];
        for (size_t j = line->begin; line->is_xor && j < line->end; j++)
            xor_lit(stats, problem, j);
    }
}

/* The variables of an exclusive or occur with both signs in the clauses that it stands for. */
static void count_xors(struct stats *stats, const struct problem *problem) {
    for (size_t i = 0; i < problem->lines.size; i++) {
        const struct line *line = &problem->lines.data[i];
        for (size_t j = line->begin; line->is_xor && j < line->end; j++) {
            Lit lit = xor_lit(stats, problem, j);
            see(stats, lit);
            see(stats, lit_not(lit));
            unite(stats, lit_var(lit), lit_var(xor_lit(stats, problem, line->begin)));
        }
    }
}

static void row(struct output *out, const char *name, uint64_t count) {
    output_format(out, "%-20s %" PRIu64 "\n", name, count);
}

static void share(struct output *out, const char *name, size_t count, size_t of) {
    assert(count <= of);
    double percent = of ? 100.0 * (double)count / (double)of : 0;
    output_format(out, "%-20s %zu (%.1f %%)\n", name, count, percent);
}

static void print_variables(struct output *out, const struct stats *stats,
                            const struct formula *formula) {
    assert(stats->used <= formula->vars && stats->pure <= stats->used);
    assert(stats->components <= stats->used && !stats->components == !stats->used);
    row(out, "variables", formula->vars);
    row(out, "used variables", stats->used);
    row(out, "pure literals", stats->pure);
    row(out, "components", stats->components);
}

static void print_clauses(struct output *out, const struct stats *stats,
                          const struct formula *formula) {
    row(out, "clauses", formula->clauses);
    row(out, "literals", stats->literals);
    if (formula->vars)
        output_format(out, "%-20s %.3f\n", "clauses/variables",
                      (double)formula->clauses / formula->vars);
    row(out, "units", stats->longest >= 1 ? stats->lengths[1] : 0);
    row(out, "binaries", stats->longest >= 2 ? stats->lengths[2] : 0);
    share(out, "horn clauses", stats->horn, formula->clauses);
    for (size_t length = 0; length <= stats->longest; length++)
        if (stats->lengths[length]) {
            char name[40];
            snprintf(name, sizeof name, "length %zu", length);
            share(out, name, stats->lengths[length], formula->clauses);
        }
}

/* If all clauses have k literals, prints how far the formula is from the phase transition. */
static void print_hint(struct output *out, const struct stats *stats,
                       const struct formula *formula) {
    size_t k = stats->longest;
    if (k < 3 || k >= THRESHOLDS || stats->lengths[k] != formula->clauses)
        return;
    double ratio = (double)formula->clauses / formula->vars, critical = threshold[k];
    const char *place = ratio < 0.95 * critical   ? "below it: if random, very likely satisfiable"
                        : ratio > 1.05 * critical ? "above it: if random, very likely unsatisfiable"
                                                  : "close to it: if random, among the hardest";
    output_format(out, "%-20s %zu-SAT at %.3f, %.3f times %.3f; %s\n", "phase transition", k, ratio,
                  ratio / critical, critical, place);
}

static void print_oddities(struct output *out, const struct strict *oddities,
                           const struct problem *problem) {
    row(out, "repeated literals", oddities->repeated_literals);
    row(out, "tautologies", oddities->tautologies);
    row(out, "repeated clauses", oddities->repeated_clauses);
    output_format(out, "%-20s %s\n", "header count", oddities->count_differs ? "wrong" : "right");
    if (problem->grouped)
        row(out, "groups", problem->groups);
    if (problem->incremental)
        row(out, "assumption sets", problem->lines.size - problem->xors);
}

void stats_print(struct output *out, const struct problem *problem, const struct strict *oddities) {
    const struct formula *formula = &problem->formula;
    struct memory *memory = formula->memory;
    struct stats stats = {0};
    struct clause_view clause;
    extension_init(&stats.extension, 0, memory);
    measure(&stats, formula);
    measure_xors(&stats, problem);
    Var vars = extension_vars(&stats.extension);
    stats.lengths = memory_zeroed(memory, stats.longest + 1, sizeof *stats.lengths);
    stats.seen = memory_zeroed(memory, vars, sizeof *stats.seen);
    stats.parent = memory_zeroed(memory, vars, sizeof *stats.parent);
    for (Var var = 0; var < vars; var++)
        stats.parent[var] = var;
    for (size_t at = 0; formula_next(formula, &at, &clause);)
        count_clause(&stats, &clause);
    count_xors(&stats, problem);
    print_variables(out, &stats, formula);
    print_clauses(out, &stats, formula);
    if (problem->xors)
        row(out, "exclusive ors", problem->xors);
    else
        print_hint(out, &stats, formula);
    print_oddities(out, oddities, problem);
    memory_release(memory, stats.lengths);
    extension_free(&stats.extension);
    memory_release(memory, stats.seen);
    memory_release(memory, stats.parent);
}
