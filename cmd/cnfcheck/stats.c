#include "stats.h"

#include <inttypes.h>
#include <stdio.h>

/* The ratio clauses / variables at which random k-SAT turns from satisfiable to unsatisfiable, by
 * clause length k (Mertens, Mezard, Zecchina, 2006). */
static const double threshold[] = {0, 0, 1.0, 4.267, 9.931, 21.117, 43.37, 87.79};

enum { THRESHOLDS = sizeof threshold / sizeof *threshold };

struct stats {
    size_t *lengths; /* how many clauses have each length */
    size_t longest;
    size_t horn; /* clauses with at most one positive literal */
    size_t literals;
    size_t used, pure, components; /* variables that occur, in one way only, and their groups */
    struct extension extension;    /* numbers all variables as they occur */
    uint8_t *seen;                 /* by that number: 1 positive, 2 negative, 3 both */
    Var *parent;                   /* union-find forest over variables */
};

static Var find_root(Var *parent, Var var) {
    while (parent[var] != var) {
        parent[var] = parent[parent[var]];
        var = parent[var];
    }
    return var;
}

static void see(struct stats *stats, Lit lit) {
    uint8_t *seen = &stats->seen[lit_var(lit)], before = *seen;
    *seen |= (uint8_t)(1 << lit_negative(lit));
    stats->used += !before;
    stats->pure += !before;
    stats->pure -= before && before != 3 && *seen == 3;
    stats->components += !before;
}

static void unite(struct stats *stats, Var one, Var other) {
    Var a = find_root(stats->parent, one), b = find_root(stats->parent, other);
    stats->components -= a != b;
    stats->parent[a] = b;
}

static void count_clause(struct stats *stats, const struct clause_view *clause) {
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

/* Numbers the variables of exclusive ors, or counts them, which occur both ways. */
static void take_xors(struct stats *stats, const struct problem *problem, bool count) {
    const int *elits = problem->assumptions.data;
    for (size_t i = 0; i < problem->questions.size; i++) {
        const struct question *question = &problem->questions.data[i];
        Lit first = 0;
        for (size_t j = question->begin; question->is_xor && j < question->end; j++) {
            Lit lit = extension_lit(&stats->extension, lit_of(elits[j]));
            first = j == question->begin ? lit : first;
            if (!count)
                continue;
            see(stats, lit);
            see(stats, lit_not(lit));
            unite(stats, lit_var(lit), lit_var(first));
        }
    }
}

static void row(struct output *out, const char *name, uint64_t count) {
    output_format(out, "%-20s %" PRIu64 "\n", name, count);
}

static void share(struct output *out, const char *name, size_t count, size_t of) {
    double percent = of ? 100.0 * (double)count / (double)of : 0;
    output_format(out, "%-20s %zu (%.1f %%)\n", name, count, percent);
}

static void print_variables(const struct stats *stats, const struct formula *formula,
                            struct output *out) {
    row(out, "variables", formula->vars);
    row(out, "used variables", stats->used);
    row(out, "pure literals", stats->pure);
    row(out, "components", stats->components);
}

static void print_clauses(const struct stats *stats, const struct formula *formula,
                          struct output *out) {
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

/* For a formula whose clauses all have k literals, says how far it is from the phase transition. */
static void print_hint(const struct stats *stats, const struct formula *formula,
                       struct output *out) {
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

static void print_oddities(const struct strict *oddities, const struct problem *problem,
                           struct output *out) {
    row(out, "repeated literals", oddities->repeated_literals);
    row(out, "tautologies", oddities->tautologies);
    row(out, "repeated clauses", oddities->repeated_clauses);
    output_format(out, "%-20s %s\n", "header count", oddities->count_differs ? "wrong" : "right");
    if (problem->grouped)
        row(out, "groups", problem->groups);
    if (problem->incremental)
        row(out, "assumption sets", problem->questions.size - problem->xors);
}

void stats_print(const struct problem *problem, const struct strict *oddities, struct output *out) {
    const struct formula *formula = &problem->formula;
    struct memory *memory = formula->memory;
    struct stats stats = {0};
    struct clause_view clause;
    extension_init(&stats.extension, 0, memory);
    measure(&stats, formula);
    take_xors(&stats, problem, false);
    Var vars = extension_vars(&stats.extension);
    stats.lengths = memory_zeroed(memory, stats.longest + 1, sizeof *stats.lengths);
    stats.seen = memory_zeroed(memory, vars, sizeof *stats.seen);
    stats.parent = memory_zeroed(memory, vars, sizeof *stats.parent);
    for (Var var = 0; var < vars; var++)
        stats.parent[var] = var;
    for (size_t at = 0; formula_next(formula, &at, &clause);)
        count_clause(&stats, &clause);
    take_xors(&stats, problem, true);
    print_variables(&stats, formula, out);
    print_clauses(&stats, formula, out);
    if (problem->xors)
        row(out, "exclusive ors", problem->xors);
    else
        print_hint(&stats, formula, out);
    print_oddities(oddities, problem, out);
    memory_release(memory, stats.lengths);
    extension_free(&stats.extension);
    memory_release(memory, stats.seen);
    memory_release(memory, stats.parent);
}
