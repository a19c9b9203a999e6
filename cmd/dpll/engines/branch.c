/* SPDX-License-Identifier: MIT */
#include "engines/branch.h"

#include <assert.h>
#include <math.h>

#include "state/log.h"
#include "state/poll.h"
#include "state/sort.h"

/* State of a level, restored by backtracking to it. */
struct mark {
    size_t open; /* clauses in front that may be open; those behind are satisfied */
    size_t next; /* the first literal of a static order, or variable, that may be open */
};

STACK(word_stack, size_t);
STACK(mark_stack, struct mark);

/* A branching rule has a static order, computed once from the whole formula, or a score, computed
 * from the open clauses at each decision, or neither. */
struct rule {
    /* Returns the next decision.  Some variable must be open. */
    Lit (*next)(struct solver *s);

    /* Takes in the formula's new variables and its clauses from word `at` on; NULL if the rule
     * depends on neither. */
    void (*update)(struct solver *s, size_t at);

    /* Sorts all literals into branch->order, the best first.  NULL without a static order. */
    void (*order)(struct solver *s);

    /* What a clause with `open` open literals adds to the score of each of them. */
    double (*score)(size_t open);
    bool shortest; /* only the open clauses with the fewest open literals count */

    /* The worth of a literal, given its score and that of its negation. */
    double (*worth)(double own, double other);
};

struct branch {
    const struct rule *rule;
    size_t words;                /* words of the formula taken in */
    struct word_stack clauses;   /* first words of clauses; those that may be open come first */
    struct mark_stack marks;     /* by level */
    struct lit_stack order;      /* for rules with a static order: all literals, the best first */
    double *scores;              /* by literal; 0 between decisions */
    size_t scores_room;          /* literals that scores has room for */
    struct lit_stack touched;    /* literals whose score is not 0 */
    struct stamped_stack sorted; /* scratch: literals by frequency */
};

static void grow_scores(struct solver *s) {
    struct branch *branch = s->branch;
    size_t room = 2 * (size_t)s->vars;
    if (room <= branch->scores_room)
        return;
    branch->scores = memory_extend(s->memory, branch->scores, room, sizeof *branch->scores);
    branch->scores_room = room;
}

/* Sorts literals by their number of occurrences in the whole formula, the most frequent first. */
static void order_by_frequency(struct solver *s) {
    assert(s->branch->order.size == 2 * (size_t)s->vars);
    struct branch *branch = s->branch;
    size_t count = 2 * (size_t)s->vars;
    struct clause_view clause;
    stack_clear(&branch->sorted);
    stack_reserve(s->memory, &branch->sorted, 2 * count);
    struct stamped *sorted = branch->sorted.data;
    for (Lit lit = 0; lit < count; lit++) {
        poll_step(s, lit);
        memory_at(sorted, lit) = (struct stamped){UINT64_MAX, lit};
    }
    for (size_t at = 0, step = 0; formula_next(s->formula, &at, &clause); step++) {
        poll_step(s, step);
        for (size_t i = 0; i < clause.size; i++)
            memory_at(sorted, clause_lit(&clause, i)).stamp--;
    }
    sort_stamped(sorted, count);
    for (size_t i = 0; i < count; i++)
        stack_at(&branch->order, i) = memory_at(sorted, i).value;
}

static void order_by_number(struct solver *s) {
    struct branch *branch = s->branch;
    for (Lit lit = 0; lit < branch->order.size; lit++) {
        poll_step(s, lit);
        stack_at(&branch->order, lit) = lit;
    }
}

#ifndef NDEBUG
/* Whether the order has each literal, judged by their number, their sum and that of their
 * squares. */
static bool is_order(const struct lit_stack *order) {
    uint64_t sum = 0, squares = 0;
    for (uint64_t lit = 0; lit < order->size; lit++) {
        uint64_t at = stack_at(order, lit);
        sum += at - lit;
        squares += at * at - lit * lit;
    }
    return !sum && !squares;
}

/* Looking at every place for each of a million decisions would have no end. */
enum { PLACES_CHECKED = 64, DECISIONS_CHECKED = 32 };

/* Whether the last literals before a place of a static order, or for NULL the variables, have
 * values, so that none is passed over. */
static bool are_taken(const struct solver *s, const struct lit_stack *order, size_t place) {
    for (size_t i = place > PLACES_CHECKED ? place - PLACES_CHECKED : 0; i < place; i++)
        if (!solver_value(s, order ? stack_at(order, i) : lit_make((Var)i, 0)))
            return false;
    return true;
}

static bool is_clear(const struct branch *branch) {
    for (size_t lit = 0; lit < branch->scores_room; lit++)
        if (memory_at(branch->scores, lit) != 0)
            return false;
    return true;
}
#endif

static double one(size_t open) {
    (void)open;
    return 1;
}

static double half_for_each(size_t open) {
    assert(open);
    return ldexp(1, -(int)open);
}

static double own_score(double own, double other) {
    (void)other;
    return own;
}

static double sum(double own, double other) {
    return own + other;
}

static double product(double own, double other) {
    return (2 * own + 1) * (2 * other + 1);
}

static void update_order(struct solver *s, size_t at) {
    struct branch *branch = s->branch;
    size_t count = 2 * (size_t)s->vars;
    if (branch->order.size >= count && at == s->formula->size)
        return;
    stack_clear(&branch->order);
    stack_reserve(s->memory, &branch->order, count);
    branch->order.size = count;
    branch->rule->order(s);
    assert(is_order(&branch->order));
}

static void update_clauses(struct solver *s, size_t at) {
    struct branch *branch = s->branch;
    struct clause_view clause;
    grow_scores(s);
    for (size_t start = at; formula_next(s->formula, &at, &clause); start = at) {
        poll_step(s, branch->clauses.size);
        stack_push(s->memory, &branch->clauses, start);
    }
    assert(branch->clauses.size == s->formula->clauses && is_clear(branch));
}

/* The first open literal of the static order. */
static Lit next_in_order(struct solver *s) {
    struct mark *mark = &stack_at(&s->branch->marks, solver_level(s));
    const Lit *order = s->branch->order.data;
    while (solver_value(s, memory_at(order, mark->next)))
        mark->next++;
    assert(are_taken(s, &s->branch->order, mark->next));
    return memory_at(order, mark->next);
}

/* The positive literal of the lowest open variable. */
static Lit lowest(struct solver *s) {
    struct mark *mark = &stack_at(&s->branch->marks, solver_level(s));
    while (solver_value(s, lit_make((Var)mark->next, 0)))
        mark->next++;
    assert(are_taken(s, NULL, mark->next));
    return lit_make((Var)mark->next, 0);
}

static Lit random_literal(struct solver *s) {
    assert(s->trail.size < s->vars);
    Var var = random_below(&s->random, s->vars);
    /* If random draws fail, few variables are open: searches from the last one drawn. */
    for (unsigned tries = 0; solver_value(s, lit_make(var, 0)) && tries < s->tuned->burst_tries;
         tries++)
        var = random_below(&s->random, s->vars);
    while (solver_value(s, lit_make(var, 0)))
        var = var + 1 < s->vars ? var + 1 : 0;
    return lit_make(var, random_below(&s->random, 2));
}

static void add_score(struct solver *s, Lit lit, double score) {
    assert(score > 0 && !solver_value(s, lit));
    struct branch *branch = s->branch;
    if (memory_at(branch->scores, lit) == 0)
        stack_push(s->memory, &branch->touched, lit);
    memory_at(branch->scores, lit) += score;
}

static void clear_scores(struct branch *branch) {
    for (size_t i = 0; i < branch->touched.size; i++)
        memory_at(branch->scores, stack_at(&branch->touched, i)) = 0;
    stack_clear(&branch->touched);
    assert(is_clear(branch));
}

/* The number of open literals of the clause at a word, 0 if it is satisfied.  An unsatisfied clause
 * has an open literal, since otherwise it would be a conflict. */
static size_t open_literals(const struct solver *s, size_t word) {
    const uint32_t *at = s->formula->words + word;
    size_t open = 0;
    for (;; at++) {
        signed char value = solver_value(s, *at & ~FORMULA_LAST);
        if (value > 0)
            return 0;
        open += !value;
        if (*at & FORMULA_LAST)
            return open;
    }
}

/* Adds the score to every open literal of the clause at a word. */
static void score_clause(struct solver *s, size_t word, double score) {
    for (const uint32_t *at = s->formula->words + word;; at++) {
        Lit lit = *at & ~FORMULA_LAST;
        if (!solver_value(s, lit))
            add_score(s, lit, score);
        if (*at & FORMULA_LAST)
            return;
    }
}

#ifndef NDEBUG
/* Whether the clauses in front are open and those behind them satisfied, at one decision in
 * DECISIONS_CHECKED. */
static bool is_split(const struct solver *s, size_t open) {
    const struct word_stack *clauses = &s->branch->clauses;
    for (size_t i = 0; i < clauses->size && s->counters.decisions % DECISIONS_CHECKED == 0; i++)
        if ((i < open) != (open_literals(s, stack_at(clauses, i)) > 0))
            return false;
    return true;
}
#endif

/* Scores the literals of all open clauses by the rule, and moves satisfied clauses behind the open
 * ones. */
static void scan(struct solver *s) {
    assert(!s->branch->touched.size);
    struct branch *branch = s->branch;
    const struct rule *rule = branch->rule;
    struct mark *mark = &stack_at(&branch->marks, solver_level(s));
    size_t *clauses = branch->clauses.data, shortest = SIZE_MAX;
    for (size_t i = 0; i < mark->open;) {
        size_t word = memory_at(clauses, i), open = open_literals(s, word);
        if (!open) {
            memory_at(clauses, i) = memory_at(clauses, --mark->open);
            memory_at(clauses, mark->open) = word;
            continue;
        }
        i++;
        if (rule->shortest) {
            if (open > shortest)
                continue;
            if (open < shortest)
                clear_scores(branch);
            shortest = open;
        }
        score_clause(s, word, rule->score(open));
    }
    assert(is_split(s, mark->open) && !branch->touched.size == !mark->open);
}

static double worth(const struct branch *branch, Lit lit) {
    return branch->rule->worth(memory_at(branch->scores, lit),
                               memory_at(branch->scores, lit_not(lit)));
}

#ifndef NDEBUG
/* Whether no open literal is worth more, and none before it is worth as much. */
static bool is_best(const struct branch *branch, Lit best) {
    double most = worth(branch, best);
    for (size_t i = 0; i < branch->touched.size; i++) {
        Lit lit = stack_at(&branch->touched, i);
        double value = worth(branch, lit);
        if (value > most || (value == most && lit < best))
            return false;
    }
    return true;
}
#endif

/* The better literal of the best variable; of equal ones the lower. */
static Lit best_scored(struct solver *s) {
    struct branch *branch = s->branch;
    Lit best = stack_at(&branch->touched, 0);
    double most = worth(branch, best);
    for (size_t i = 1; i < branch->touched.size; i++) {
        Lit lit = stack_at(&branch->touched, i);
        double value = worth(branch, lit);
        log_literal_words(s, "measure", lit, "%g, best so far %d with %g", value,
                          log_number(s, best), most);
        if (value < most || (value == most && lit > best))
            continue;
        best = lit;
        most = value;
    }
    assert(is_best(branch, best));
    return memory_at(branch->scores, lit_not(best)) > memory_at(branch->scores, best)
               ? lit_not(best)
               : best;
}

static Lit best_of_scan(struct solver *s) {
    struct branch *branch = s->branch;
    scan(s);
    if (!branch->touched.size)
        return lowest(s);
    Lit lit = best_scored(s);
    clear_scores(branch);
    return lit;
}

#define ORDERED(ORDER) .next = next_in_order, .update = update_order, .order = ORDER
#define SCORED(...) .next = best_of_scan, .update = update_clauses, __VA_ARGS__

/* To add a rule: its row, its functions, and its line in dpll(1).
 *
 * first: the lowest open variable, true.  frequency: the literal with most occurrences in the
 * formula.  jw: two-sided Jeroslow-Wang (Jeroslow, Wang, 1990; Hooker, Vinay, 1995).  moms: most
 * occurrences in clauses of minimum size (Pretolani, 1993).  dlis: the literal that satisfies most
 * open clauses (Marques-Silva, 1999).  random: an open variable and a sign at random. */
#define RULES(X)                                                      \
    X(first, ORDERED(order_by_number))                                \
    X(frequency, ORDERED(order_by_frequency))                         \
    X(jw, SCORED(.score = half_for_each, .worth = sum))               \
    X(moms, SCORED(.score = one, .shortest = true, .worth = product)) \
    X(dlis, SCORED(.score = one, .worth = own_score))                 \
    X(random, .next = random_literal)

#define NAME(RULE, ...) #RULE,
#define ROW(RULE, ...) {__VA_ARGS__},

const char *const branch_rule_names[] = {RULES(NAME) NULL};

static const struct rule rules[] = {RULES(ROW)};

static void create(struct solver *s) {
    s->branch = memory_zeroed(s->memory, 1, sizeof *s->branch);
    s->branch->rule = &rules[s->settings->rule];
    stack_push(s->memory, &s->branch->marks, (struct mark){0});
}

void branch_update(struct solver *s) {
    assert(!solver_level(s));
    if (!s->branch)
        create(s);
    struct branch *branch = s->branch;
    assert(branch->words <= s->formula->size);
    if (branch->rule->update)
        branch->rule->update(s, branch->words);
    branch->words = s->formula->size;
    stack_at(&branch->marks, 0) = (struct mark){.open = branch->clauses.size};
}

void branch_descend(struct solver *s) {
    assert(solver_level(s) && solver_level(s) <= s->branch->marks.size);
    struct branch *branch = s->branch;
    unsigned level = solver_level(s);
    struct mark parent = stack_at(&branch->marks, level - 1);
    if (branch->marks.size == level)
        stack_push(s->memory, &branch->marks, parent);
    stack_at(&branch->marks, level) = parent;
}

Lit branch_next(struct solver *s) {
    assert(s->trail.size < s->vars);
    Lit lit = s->branch->rule->next(s);
    assert(solver_has_lit(s, lit) && !solver_value(s, lit));
    log_literal_words(s, "branch", lit, "rule %s", branch_rule_names[s->settings->rule]);
    return lit;
}
