/* SPDX-License-Identifier: MIT */
#include "difficulty.h"

#include <assert.h>
#include <string.h>

#include "common/human/techniques.h"
#include "common/human/techniqueset.h"

/* Where no upper end is asked for, scores above this one are not told apart. */
enum { SCORE_ENOUGH = 20000 };

static bool read_score(const char **text, uint32_t *score) {
    const char *begin = *text;
    uint64_t value = 0;
    for (; **text >= '0' && **text <= '9' && value < RATING_SCORE_MAX; ++*text)
        value = value * 10 + (uint64_t)(**text - '0');
    *score = (uint32_t)value;
    return *text > begin && value < RATING_SCORE_MAX;
}

bool difficulty_parse(const char *text, struct difficulty_range *range) {
    range->given = true;
    for (const struct rating_range *r = rating_ranges; r->word; r++)
        if (!strcmp(text, r->word)) {
            range->low = r->least;
            range->high = r[1].least - 1;
            return true;
        }
    int number = technique_number(text, strlen(text));
    if (number >= 0) {
        range->hardest = &techniques[number];
        range->low = range->hardest->cost;
        range->high = 2 * range->low; /* the mean cost of steps is at most the highest */
        return true;
    }
    return read_score(&text, &range->low) && *text++ == '-' && read_score(&text, &range->high) &&
           !*text && range->low <= range->high;
}

bool difficulty_can_be(const struct difficulty_range *range, const struct difficulty_ground *ground,
                       struct diag *diag) {
    const struct technique *hardest = range->hardest;
    const struct rules *rules = ground->rules;
    bool sums = ground->sums, lines = ground->outside;
    for (size_t i = 0; rules && i < rules->bonds.size; i++) {
        sums |= rules->bonds.data[i].sums;
        lines |= rules->bonds.data[i].diagram != NULL;
    }
    enum technique_kind kind = hardest ? hardest->kind : TECHNIQUE_PLAIN;
    if (kind == TECHNIQUE_LINE && !lines)
        return diag_set(diag, "option -d: %s is about clues outside and lines, and there are none",
                        hardest->name);
    if (kind == TECHNIQUE_CROSSING && !ground->crossings)
        return diag_set(diag,
                        "option -d: %s is about houses, such as boxes and rows, that share several "
                        "cells, and there are none",
                        hardest->name);
    return kind != TECHNIQUE_SUM || sums ||
           diag_set(diag, "option -d: %s is about sums, and there are none", hardest->name);
}

void difficulty_init(struct difficulty *difficulty, const struct difficulty_range *range,
                     const struct variant_shape *shape, struct memory *memory) {
    *difficulty = (struct difficulty){.range = *range};
    if (!range->given)
        return;
    if (range->hardest && area_is_board(&shape->area)) /* which takes several steps for each cell */
        difficulty->range.high *= 2;
    layout_init(&difficulty->layout, shape, memory);
    human_init(&difficulty->human, &difficulty->layout, memory);
}

void difficulty_free(struct difficulty *difficulty) {
    if (!difficulty->range.given)
        return;
    human_free(&difficulty->human);
    layout_free(&difficulty->layout);
}

/* Begins a puzzle, whose clues do not clash. */
static void begin(struct difficulty *difficulty, const uint8_t *cells) {
    struct clues_clash clash;
    bool sound = human_start(&difficulty->human, cells, &clash);
    assert(sound);
    (void)sound;
}

enum difficulty_answer difficulty_compare(struct difficulty *difficulty, const uint8_t *cells) {
    const struct difficulty_range *range = &difficulty->range;
    struct rating *rating = &difficulty->rating;
    if (!range->given)
        return DIFFICULTY_FITS;
    bool endless = range->high == RATING_SCORE_MAX - 1;
    assert(range->low <= range->high);
    begin(difficulty, cells);
    bool known = rating_find(&difficulty->human, endless ? SCORE_ENOUGH : range->high, rating);
    if (range->hardest && rating->hardest->cost != range->hardest->cost)
        return rating->hardest->cost < range->hardest->cost ? DIFFICULTY_EASIER : DIFFICULTY_HARDER;
    if (rating->score < range->low)
        return DIFFICULTY_EASIER;
    return known || endless ? DIFFICULTY_FITS : DIFFICULTY_HARDER;
}

static uint32_t apart(uint32_t a, uint32_t b) {
    return a < b ? b - a : a - b;
}

uint32_t difficulty_distance(struct difficulty *difficulty, const uint8_t *cells, uint32_t most) {
    const struct difficulty_range *range = &difficulty->range;
    struct rating *rating = &difficulty->rating;
    uint32_t ceiling = SCORE_ENOUGH > range->high ? SCORE_ENOUGH : range->high;
    uint32_t limit = most < ceiling - range->high ? range->high + most : ceiling;
    assert(limit >= range->high && limit <= ceiling);
    begin(difficulty, cells);
    bool known = rating_find(&difficulty->human, limit, rating);
    if (range->hardest && rating->hardest->cost != range->hardest->cost)
        return apart(rating->hardest->cost, range->hardest->cost);
    if (rating->score < range->low)
        return range->low - rating->score;
    if (rating->score > range->high)
        return rating->score - range->high;
    return known ? 0 : UINT32_MAX;
}
