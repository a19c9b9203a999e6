#include "sweep/refine.h"

#include "sweep/flip.h"

/* The most conflicts that one question to the oracle may take. */
enum { CONFLICTS_MAX = 1000 };

/* Drops candidates that the model tells from the one in the middle, and those that can be turned
 * while all else stays; all of them when that one can be. */
static void filter(struct sweep *sweep, Lit middle) {
    struct oracle *oracle = &sweep->oracle;
    struct lit_stack *candidates = &sweep->candidates;
    signed char value = oracle->values[middle];
    size_t kept = 0;
    if (flip(oracle, value > 0 ? middle : lit_not(middle))) {
        stack_clear(candidates);
        return;
    }
    for (size_t i = 0; i < candidates->size; i++) {
        Lit lit = candidates->data[i];
        if (oracle->values[lit] == value && !flip(oracle, value > 0 ? lit : lit_not(lit)))
            candidates->data[kept++] = lit;
    }
    candidates->size = kept;
}

/* All that is true in the model. */
static void collect(struct sweep *sweep) {
    stack_clear(&sweep->candidates);
    for (Var var = 1; var < sweep->oracle.vars; var++) {
        bool negative = sweep->oracle.values[lit_make(var, 0)] < 0;
        stack_push(&sweep->memory, &sweep->candidates, lit_make(var, negative));
    }
}

/* Asks whether literals of the oracle can be true together.  A model leaves fewer candidates. */
static enum oracle_answer ask(struct solver *s, struct sweep *sweep, Lit middle, const Lit *lits,
                              uint32_t count, uint32_t *core) {
    s->counters.sweep_questions++;
    enum oracle_answer answer = oracle_solve(&sweep->oracle, lits, count, CONFLICTS_MAX, core);
    if (answer == ORACLE_SAT)
        filter(sweep, middle);
    return answer;
}

/* Tries whether the last candidate is equivalent to the literal in the middle.  Returns false when
 * *core is a unit or a contradiction instead. */
static bool try_candidate(struct solver *s, struct sweep *sweep, Lit middle, uint32_t *core) {
    Lit lit = stack_top(&sweep->candidates);
    struct found_pair pair = {.lit = lit};
    for (unsigned way = 0; way < 2; way++) {
        Lit lits[2] = {way ? lit_not(middle) : middle, way ? lit : lit_not(lit)};
        enum oracle_answer answer = ask(s, sweep, middle, lits, 2, core);
        if (answer == ORACLE_UNSAT && sweep->oracle.clauses.data[*core].size < 2)
            return false;
        if (answer == ORACLE_UNKNOWN)
            sweep->candidates.size--;
        if (answer != ORACLE_UNSAT)
            return true;
        if (way)
            pair.back = *core;
        else
            pair.forth = *core;
    }
    stack_push(&sweep->memory, &sweep->pairs, pair);
    sweep->candidates.size--;
    return true;
}

enum refined refine(struct solver *s, struct sweep *sweep, uint32_t *core, Lit *middle) {
    struct oracle *oracle = &sweep->oracle;
    stack_clear(&sweep->pairs);
    enum oracle_answer answer = oracle_solve(oracle, NULL, 0, CONFLICTS_MAX, core);
    s->counters.sweep_questions++;
    if (answer != ORACLE_SAT)
        return answer == ORACLE_UNSAT ? REFINE_UNIT : REFINE_NOTHING;
    *middle = lit_make(0, oracle->values[0] < 0);
    Lit opposite = lit_not(*middle);
    collect(sweep);
    filter(sweep, *middle);
    if (!sweep->candidates.size && oracle->values[*middle] < 0)
        return REFINE_NOTHING;
    answer = ask(s, sweep, *middle, &opposite, 1, core);
    if (answer != ORACLE_SAT)
        return answer == ORACLE_UNSAT ? REFINE_UNIT : REFINE_NOTHING;
    while (sweep->candidates.size)
        if (!try_candidate(s, sweep, *middle, core))
            return REFINE_UNIT;
    return sweep->pairs.size ? REFINE_PAIRS : REFINE_NOTHING;
}
