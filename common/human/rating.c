#include "common/human/rating.h"

const char *const rating_words[] = {"easy", "medium", "hard", "expert", NULL};

static const uint32_t least[] = {0, 100, 300, 1000, RATING_SCORE_MAX};

/* By technique.  A guess is as costly as looking for something better over the whole board; to take
 * it back is not counted again. */
static const uint32_t costs[TECHNIQUES] = {
    [TECHNIQUE_NAKED_SINGLE] = 10,  [TECHNIQUE_HIDDEN_SINGLE] = 20,  [TECHNIQUE_POINTING] = 100,
    [TECHNIQUE_CLAIMING] = 110,     [TECHNIQUE_NAKED_PAIR] = 130,    [TECHNIQUE_HIDDEN_PAIR] = 150,
    [TECHNIQUE_NAKED_TRIPLE] = 300, [TECHNIQUE_HIDDEN_TRIPLE] = 330, [TECHNIQUE_NAKED_QUAD] = 360,
    [TECHNIQUE_HIDDEN_QUAD] = 390,  [TECHNIQUE_X_WING] = 420,        [TECHNIQUE_SWORDFISH] = 450,
    [TECHNIQUE_XY_WING] = 480,      [TECHNIQUE_COLOURING] = 510,     [TECHNIQUE_GUESS] = 1000,
};

uint32_t rating_least(enum rating_word word) {
    return least[word];
}

/* What is known of a puzzle with so many blank cells. */
struct tally {
    uint32_t blank, peak; /* cells; the highest cost of a step */
    uint64_t work;        /* the cost of all steps */
};

static uint64_t score_of(const struct tally *tally) {
    return tally->blank ? tally->peak + (tally->work + tally->blank / 2) / tally->blank : 0;
}

static void count(struct tally *tally, enum technique technique, struct rating *rating) {
    tally->work += costs[technique];
    if (costs[technique] <= tally->peak)
        return;
    tally->peak = costs[technique];
    rating->hardest = technique;
}

static void sum_up(const struct human *h, const struct tally *tally, struct rating *rating) {
    uint64_t score = score_of(tally);
    rating->steps = h->steps;
    rating->guesses = h->guesses;
    rating->depth = h->depth;
    rating->score = score < RATING_SCORE_MAX ? (uint32_t)score : RATING_SCORE_MAX - 1;
    while (rating->score >= least[rating->word + 1])
        rating->word++;
}

bool rating_find(struct human *h, uint32_t limit, struct rating *rating) {
    struct tally tally = {.blank = h->board.open};
    enum human_outcome outcome;
    *rating = (struct rating){.hardest = TECHNIQUE_NONE};
    while ((outcome = human_next(h)) == HUMAN_STEP) {
        count(&tally, h->step.technique, rating);
        /* Nothing but what costs more than a single is worth a division. */
        if (costs[h->step.technique] > costs[TECHNIQUE_HIDDEN_SINGLE] && score_of(&tally) > limit)
            break;
    }
    sum_up(h, &tally, rating);
    return outcome == HUMAN_SOLVED && rating->score <= limit;
}
