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

static void sum_up(const struct human *h, uint32_t blank, struct rating *rating) {
    uint64_t work = 0, score;
    *rating = (struct rating){
        .hardest = TECHNIQUE_NONE, .steps = h->steps, .guesses = h->guesses, .depth = h->depth};
    for (unsigned t = 0; t < TECHNIQUE_BACK; t++) {
        if (!h->used[t])
            continue;
        rating->hardest = (enum technique)t;
        work += h->used[t] * costs[t];
    }
    if (rating->hardest == TECHNIQUE_NONE)
        return;
    score = costs[rating->hardest] + (work + blank / 2) / blank;
    rating->score = score < RATING_SCORE_MAX ? (uint32_t)score : RATING_SCORE_MAX - 1;
    while (rating->score >= least[rating->word + 1])
        rating->word++;
}

bool rating_find(struct human *h, uint64_t guess_limit, struct rating *rating) {
    uint32_t blank = h->board.open;
    enum human_outcome outcome = HUMAN_STEP;
    while (h->guesses <= guess_limit && (outcome = human_next(h)) == HUMAN_STEP)
        ;
    sum_up(h, blank, rating);
    return outcome == HUMAN_SOLVED;
}
