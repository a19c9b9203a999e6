/* SPDX-License-Identifier: MIT */
#include "common/human/rating.h"

#include <assert.h>

#include "common/human/techniques.h"

const struct rating_range rating_ranges[] = {
    [RATING_EASY] = {"easy", 0},         [RATING_MEDIUM] = {"medium", 100},
    [RATING_HARD] = {"hard", 300},       [RATING_EXPERT] = {"expert", 700},
    [RATING_EXTREME] = {"extreme", 850}, [RATING_WORDS] = {NULL, RATING_SCORE_MAX},
};

/* What suppositions one level deeper than those of its technique cost a step: still less than a
 * guess. */
enum { DEEP_COST = 1000 };

/* What is known of a puzzle so far. */
struct tally {
    uint32_t blank; /* cells at the start */
    uint32_t peak;  /* the highest cost of a step */
    uint64_t work;  /* the cost of all steps */
};

static uint64_t score_of(const struct tally *tally) {
    return tally->blank ? tally->peak + (tally->work + tally->blank / 2) / tally->blank : 0;
}

static void count(struct tally *tally, const struct step *step, struct rating *rating) {
    uint32_t cost = step->technique->cost + (step->deep ? DEEP_COST : 0);
    tally->work += cost;
    if (cost <= tally->peak)
        return;
    tally->peak = cost;
    rating->hardest = step->technique;
}

static void sum_up(const struct human *h, const struct tally *tally, struct rating *rating) {
    uint64_t score = score_of(tally);
    rating->steps = h->steps;
    rating->guesses = h->guesses;
    rating->depth = h->depth;
    assert(score >= tally->peak || !tally->blank);
    rating->score = score < RATING_SCORE_MAX ? (uint32_t)score : RATING_SCORE_MAX - 1;
    while (rating->score >= rating_ranges[rating->word + 1].least)
        rating->word++;
}

bool rating_find(struct human *h, uint32_t limit, struct rating *rating) {
    struct tally tally = {.blank = h->board.open};
    enum human_outcome outcome;
    *rating = (struct rating){.hardest = &technique_none};
    assert(!h->level && !h->steps && !h->step.brief);
    h->step.brief = true;
    while ((outcome = human_next(h)) == HUMAN_STEP) {
        const struct technique *technique = h->step.technique;
        count(&tally, &h->step, rating);
        /* Nothing but what costs more than a single is worth a division. */
        if (technique->cost && technique->kind != TECHNIQUE_SINGLE && score_of(&tally) > limit)
            break;
    }
    h->step.brief = false;
    sum_up(h, &tally, rating);
    return outcome == HUMAN_SOLVED && rating->score <= limit;
}
