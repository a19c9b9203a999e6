/* SPDX-License-Identifier: MIT */
#include "look/preselect.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "look/best.h"
#include "state/log.h"
#include "state/ticks.h"

/* Binary and ternary clauses that one tick pays for. */
enum { CLAUSES_PER_TICK = 4 };

static float mean_of(const struct look *look, double sum) {
    return look->candidates.size ? (float)(sum / (2.0 * (double)look->candidates.size)) : 1;
}

/* The mean strength of the open literals. */
static float mean_strength(const struct look *look) {
    double sum = 0;
    for (size_t i = 0; i < look->candidates.size; i++) {
        Lit lit = lit_make(stack_at(&look->candidates, i), 0);
        sum += memory_at(look->strength, lit);
        sum += memory_at(look->strength, lit_not(lit));
    }
    return mean_of(look, sum);
}

/* Divides the strengths of candidates by their mean, and initializes the next ones with long
 * clauses, which count by length alone: products over many literals tell little. */
static void begin_round(struct look *look, float mean, float base) {
    assert(mean > 0 && base > 0);
    float factor = 1 / mean;
    for (size_t i = 0; i < look->candidates.size; i++) {
        Lit yes = lit_make(stack_at(&look->candidates, i), 0), no = lit_not(yes);
        memory_at(look->scaled, yes) = memory_at(look->strength, yes) * factor;
        memory_at(look->scaled, no) = memory_at(look->strength, no) * factor;
        memory_at(look->refined, yes) = base + memory_at(look->shortened, yes);
        memory_at(look->refined, no) = base + memory_at(look->shortened, no);
    }
}

static void add_binaries(const struct look *look, float factor) {
    const float *scaled = look->scaled;
    float *refined = look->refined;
    const struct binary *end = look->binaries.data + look->binaries.size;
    for (const struct binary *clause = look->binaries.data; clause < end; clause++) {
        Lit a = clause->lits[0], b = clause->lits[1];
        memory_at(refined, lit_not(a)) += factor * memory_at(scaled, b);
        memory_at(refined, lit_not(b)) += factor * memory_at(scaled, a);
    }
}

/* Adds the products of ternary clauses.  Clauses that are true or kept as binary ones contribute
 * nothing to open literals, and sums of others are not read; passing over them takes less than half
 * the time of going through lists by literal. */
static void add_ternaries(const struct look *look) {
    const float *scaled = look->scaled;
    float *refined = look->refined;
    const struct ternary *end = look->ternaries.data + look->ternaries.size;
    for (const struct ternary *clause = look->ternaries.data; clause < end; clause++) {
        Lit a = clause->lits[0], b = clause->lits[1], c = clause->lits[2];
        float of_a = memory_at(scaled, a), of_b = memory_at(scaled, b), of_c = memory_at(scaled, c);
        memory_at(refined, lit_not(a)) += of_b * of_c;
        memory_at(refined, lit_not(b)) += of_a * of_c;
        memory_at(refined, lit_not(c)) += of_a * of_b;
    }
}

static float limited(float strength, float most) {
    return strength < most ? strength : most;
}

#ifndef NDEBUG
/* The strength of a literal by definition: from the lists of its implications. */
static double strength_of(const struct solver *s, Lit lit) {
    const struct look *look = s->look;
    const struct implied *implied = &memory_at(look->implied, lit);
    const struct pair_list *pairs = &memory_at(look->pairs, lit);
    double sum = s->tuned->look_strength_base + (double)memory_at(look->shortened, lit);
    for (uint32_t i = 0; i < implied->size; i++)
        sum +=
            s->tuned->look_strength_binary * (double)memory_at(look->scaled, stack_at(implied, i));
    for (uint32_t i = 0; i < pairs->size; i++)
        sum += (double)memory_at(look->scaled, stack_at(pairs, i).first) *
               (double)memory_at(look->scaled, stack_at(pairs, i).second);
    return fmin(sum, s->tuned->look_strength_most);
}

/* Whether the strengths of one candidate, which changes from round to round, are those by
 * definition, up to rounding. */
static bool is_refined(const struct solver *s) {
    const struct look *look = s->look;
    if (!look->candidates.size)
        return true;
    Var var = stack_at(&look->candidates, s->counters.look_ticks % look->candidates.size);
    for (unsigned sign = 0; sign < 2; sign++) {
        Lit lit = lit_make(var, sign);
        double strength = strength_of(s, lit);
        if (fabs((double)memory_at(look->strength, lit) - strength) > 1e-3 * strength)
            return false;
    }
    return true;
}
#endif

/* Computes the strengths of all candidates from the current ones, whose mean is `mean`.  Returns
 * the new mean. */
static float refine(struct solver *s, float mean) {
    struct look *look = s->look;
    double sum_yes = 0, sum_no = 0;
    float most = (float)s->tuned->look_strength_most;
    begin_round(look, mean, (float)s->tuned->look_strength_base);
    add_binaries(look, (float)s->tuned->look_strength_binary);
    add_ternaries(look);
    for (size_t i = 0; i < look->candidates.size; i++) {
        Lit yes = lit_make(stack_at(&look->candidates, i), 0), no = lit_not(yes);
        sum_yes += memory_at(look->strength, yes) = limited(memory_at(look->refined, yes), most);
        sum_no += memory_at(look->strength, no) = limited(memory_at(look->refined, no), most);
    }
    ticks_add(&s->counters.look_ticks,
              (look->binaries.size + look->ternaries.size) / CLAUSES_PER_TICK);
    assert(is_refined(s));
    return mean_of(look, sum_yes + sum_no);
}

static void list_open(struct solver *s) {
    struct var_stack *open = &s->look->candidates;
    stack_clear(open);
    stack_reserve(&s->look->memory, open, s->vars);
    for (Var var = 0; var < s->vars; var++) {
        open->data[open->size] = var;
        open->size += !solver_value(s, lit_make(var, 0)) & !s->removed[var];
    }
    assert(open->size + s->trail.size + s->gone == s->vars);
}

/* At the root all open variables are candidates, and at depth d max(look_candidates, share / d) of
 * them, where share = min(max(1.3 * variables, look_share_least), look_share_most). */
static size_t candidates_wanted(const struct solver *s) {
    const struct tunables *tuned = s->tuned;
    size_t share = ((size_t)s->vars - s->gone) * 13 / 10, depth = s->look->depth;
    if (!depth)
        return s->vars;
    share = share < tuned->look_share_least  ? tuned->look_share_least
            : share > tuned->look_share_most ? tuned->look_share_most
                                             : share;
    return share / depth < tuned->look_candidates ? tuned->look_candidates : share / depth;
}

#ifndef NDEBUG
/* Below the root the candidates wanted are between the least and the largest number that can be
 * set, and no more the deeper the node. */
static bool is_wanted(const struct solver *s, size_t keep) {
    const struct tunables *tuned = s->tuned;
    size_t least = tuned->look_candidates, most = tuned->look_share_most;
    if (!s->look->depth)
        return keep >= s->look->candidates.size;
    if (tuned->look_share_least > most)
        most = tuned->look_share_least;
    most /= s->look->depth;
    return keep >= least && keep <= (most > least ? most : least);
}

/* Whether the product of two strengths is 1 on average. */
static bool is_scaled(const struct look *look) {
    double mean = (double)mean_strength(look);
    return fabs(look->scale * mean * mean - 1) <= 1e-3;
}
#endif

void preselect(struct solver *s) {
    assert(!s->look->standing.size);
    struct look *look = s->look;
    size_t depth = look->depth;
    list_open(s);
    memset(look->scaled, 0, 2 * (size_t)look->vars * sizeof *look->scaled);
    float mean = mean_strength(look);
    for (unsigned round = 0; round < (depth ? s->tuned->look_rounds : s->tuned->look_rounds_root);
         round++)
        mean = refine(s, mean);
    look->scale = 1 / pow(mean, 2);
    assert(is_scaled(look));
    size_t keep = candidates_wanted(s);
    assert(is_wanted(s, keep));
    log_words(s, "preselect", "%zu of %zu variables, strength %g on average", keep,
              look->candidates.size, (double)mean);
    if (keep < look->candidates.size)
        best_keep(s, keep);
    s->counters.look_candidates += look->candidates.size;
}
