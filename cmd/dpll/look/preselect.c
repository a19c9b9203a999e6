#include "look/preselect.h"

#include <math.h>

/* Rounds of refinement at the root, where nothing is known, and below. */
enum { ROUNDS_ROOT = 5, ROUNDS = 2 };

/* Candidates: all at the root; below, so many over the depth, but not fewer than a few. */
enum { CANDIDATES_SHARE = 300, CANDIDATES_FEW = 10 };

#define STRENGTH_MAX 20.0f
#define STRENGTH_BINARY 4.0f
#define STRENGTH_BASE 0.1f

/* The mean strength of open literals. */
static float mean_strength(const struct solver *s) {
    double sum = 0;
    size_t open = 2 * (s->vars - s->trail.size);
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        if (!s->values[lit])
            sum += s->look->strength[lit];
    return open ? (float)(sum / (double)open) : 1;
}

static float binary_strength(const struct solver *s, Lit lit) {
    const struct implied *list = &s->look->implied[lit];
    float sum = 0;
    for (uint32_t i = 0; i < list->size; i++)
        if (!s->values[list->data[i]])
            sum += s->look->strength[list->data[i]];
    return sum;
}

static float ternary_strength(const struct look *look, Lit lit) {
    const struct pair_list *list = &look->pairs[lit];
    float sum = 0;
    for (uint32_t i = 0; i < list->size; i++)
        sum += look->strength[list->data[i].first] * look->strength[list->data[i].second];
    return sum;
}

/* By lengths alone: products over many literals tell little. */
static float large_strength(const struct look *look, Lit lit) {
    const struct occurrences *list = &look->large[lit_not(lit)];
    uint64_t sum = 0;
    for (uint32_t i = 0; i < list->size; i++) {
        uint32_t count = look->counts.data[list->data[i]];
        if (count <= look->longest)
            sum += look->weights[count - 1];
    }
    return (float)sum / WEIGHT_ONE;
}

static float refined(const struct solver *s, Lit lit, float mean) {
    const struct look *look = s->look;
    float strength = STRENGTH_BASE + STRENGTH_BINARY / mean * binary_strength(s, lit) +
                     ternary_strength(look, lit) / (mean * mean) + large_strength(look, lit);
    return strength < STRENGTH_MAX ? strength : STRENGTH_MAX;
}

static void refine(struct solver *s) {
    struct look *look = s->look;
    float mean = mean_strength(s);
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        if (!s->values[lit])
            look->refined[lit] = refined(s, lit, mean);
    float *swap = look->strength;
    look->strength = look->refined;
    look->refined = swap;
}

static void list_open(struct solver *s) {
    struct look *look = s->look;
    stack_clear(&look->candidates);
    for (Var var = 0; var < s->vars; var++) {
        Lit lit = lit_make(var, 0);
        struct candidate candidate = {look->strength[lit] * look->strength[lit_not(lit)], var};
        if (!s->values[lit])
            stack_push(s->memory, &look->candidates, candidate);
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

void preselect(struct solver *s) {
    struct look *look = s->look;
    size_t depth = s->levels.size;
    for (unsigned round = 0; round < (depth ? ROUNDS : ROUNDS_ROOT); round++)
        refine(s);
    look->scale = 1 / pow(mean_strength(s), 2);
    list_open(s);
    size_t keep = depth ? CANDIDATES_SHARE / depth : look->candidates.size;
    if (keep < CANDIDATES_FEW)
        keep = CANDIDATES_FEW;
    if (keep >= look->candidates.size)
        return;
    select_best(look->candidates.data, look->candidates.size, keep);
    look->candidates.size = keep;
}
