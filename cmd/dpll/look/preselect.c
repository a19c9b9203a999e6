#include "look/preselect.h"

#include <math.h>

/* Rounds of refinement at the root, where nothing is known, and below. */
enum { ROUNDS_ROOT = 5, ROUNDS = 2 };

/* Candidates: all at the root; below, 1.3 for each variable over the depth, but within bounds
 * before and after that division. */
enum { SHARE_MIN = 300, SHARE_MAX = 600, CANDIDATES_MIN = 10 };

#define STRENGTH_MAX 20.0f
#define STRENGTH_BINARY 4.0f
#define STRENGTH_BASE 0.1f

static float mean_of(const struct look *look, double sum) {
    return look->candidates.size ? (float)(sum / (2.0 * (double)look->candidates.size)) : 1;
}

/* The mean strength of open literals. */
static float mean_strength(const struct look *look) {
    double sum = 0;
    for (size_t i = 0; i < look->candidates.size; i++) {
        Lit lit = lit_make(look->candidates.data[i].var, 0);
        sum += look->strength[lit];
        sum += look->strength[lit_not(lit)];
    }
    return mean_of(look, sum);
}

static float binary_strength(const struct solver *s, Lit lit) {
    const struct implied *list = &s->look->implied[lit];
    float sum = 0;
    for (uint32_t i = 0; i < list->size; i++)
        sum += s->look->strength[list->data[i]] * (float)(1 & ~s->values[list->data[i]]);
    return sum;
}

static float ternary_strength(const struct look *look, Lit lit) {
    const struct pair_list *list = &look->pairs[lit];
    float sum = 0;
    for (uint32_t i = 0; i < list->size; i++)
        sum += look->strength[list->data[i].first] * look->strength[list->data[i].second];
    return sum;
}

/* Long clauses count by their lengths alone: products over many literals tell little. */
static float refined(const struct solver *s, Lit lit, float mean) {
    const struct look *look = s->look;
    float strength = STRENGTH_BASE + STRENGTH_BINARY / mean * binary_strength(s, lit) +
                     ternary_strength(look, lit) / (mean * mean) + look->shortened[lit];
    return strength < STRENGTH_MAX ? strength : STRENGTH_MAX;
}

static uint64_t refine_ticks(const struct look *look, Lit lit) {
    return 1 + look->pairs[lit].size / PAIRS_PER_TICK;
}

/* Computes the strengths of all candidates from what they are, which are `mean` on average.
 * Returns the new mean. */
static float refine(struct solver *s, float mean) {
    struct look *look = s->look;
    uint64_t ticks = 0;
    double sum = 0;
    for (size_t i = 0; i < 2 * look->candidates.size; i++) {
        Lit lit = lit_make(look->candidates.data[i / 2].var, i % 2);
        sum += look->refined[lit] = refined(s, lit, mean);
        ticks += refine_ticks(look, lit);
    }
    s->counters.look_ticks += ticks;
    float *swap = look->strength;
    look->strength = look->refined;
    look->refined = swap;
    return mean_of(look, sum);
}

static void list_open(struct solver *s) {
    struct look *look = s->look;
    stack_clear(&look->candidates);
    for (Var var = 0; var < s->vars; var++) {
        struct candidate candidate = {0, var};
        if (!s->values[lit_make(var, 0)] && !s->removed[var])
            stack_push(s->memory, &look->candidates, candidate);
    }
}

static void rank(struct look *look) {
    for (size_t i = 0; i < look->candidates.size; i++) {
        struct candidate *candidate = &look->candidates.data[i];
        Lit lit = lit_make(candidate->var, 0);
        candidate->rank = look->strength[lit] * look->strength[lit_not(lit)];
    }
}

/* Whether a goes before b: the higher rank, and of equals the lower variable. */
static bool before(struct candidate a, struct candidate b) {
    return a.rank > b.rank || (a.rank == b.rank && a.var < b.var);
}

/* Moves the best `keep` candidates to the front (Hoare, 1961). */
static void select_best(struct candidate *data, size_t size, size_t keep) {
    while (size > 1 && keep && keep < size) {
        struct candidate pivot = data[size / 2];
        size_t low = 0, high = size - 1;
        for (;;) {
            while (before(data[low], pivot))
                low++;
            while (before(pivot, data[high]))
                high--;
            if (low >= high)
                break;
            struct candidate swap = data[low];
            data[low++] = data[high];
            data[high--] = swap;
        }
        size_t left = low;
        if (keep <= left) {
            if (left == size)
                return;
            size = left;
        } else {
            data += left;
            size -= left;
            keep -= left;
        }
    }
}

static size_t candidates_wanted(const struct solver *s) {
    size_t share = ((size_t)s->vars - s->gone) * 13 / 10, depth = s->look->depth;
    if (!depth)
        return s->vars;
    share = share < SHARE_MIN ? SHARE_MIN : share > SHARE_MAX ? SHARE_MAX : share;
    return share / depth < CANDIDATES_MIN ? CANDIDATES_MIN : share / depth;
}

void preselect(struct solver *s) {
    struct look *look = s->look;
    size_t depth = look->depth;
    list_open(s);
    float mean = mean_strength(look);
    for (unsigned round = 0; round < (depth ? ROUNDS : ROUNDS_ROOT); round++)
        mean = refine(s, mean);
    look->scale = 1 / pow(mean, 2);
    rank(look);
    size_t keep = candidates_wanted(s);
    if (keep >= look->candidates.size)
        return;
    select_best(look->candidates.data, look->candidates.size, keep);
    look->candidates.size = keep;
}
