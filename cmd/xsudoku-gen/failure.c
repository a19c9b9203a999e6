/* SPDX-License-Identifier: MIT */
#include "failure.h"

#include <stdio.h>

enum { TEXT_MAX = 160 };

static bool is_board(const struct maker *maker) {
    return area_is_board(&maker->base.area);
}

/* The word for a try. */
static const char *tries_word(const struct maker *maker) {
    return maker->wish.pattern ? "clues" : is_board(maker) ? "boards" : "grids";
}

/* What to change for harder puzzles, or for easier ones. */
static const char *harder(const struct maker *maker) {
    if (is_board(maker))
        return "larger boards (--board) can be harder";
    if (maker->wish.pattern)
        return "patterns with fewer clues can be harder";
    if (!maker->wish.any_holes)
        return "with more holes (-h), or as many as come, they can be harder";
    return maker->base.side < 9 ? "larger sides (-B) can be harder" : "more: --tries";
}

static const char *easier(const struct maker *maker) {
    if (is_board(maker))
        return "smaller boards (--board) can be easier";
    if (maker->wish.pattern)
        return "patterns with more clues can be easier";
    if (maker->wish.minimal)
        return "without -m they can be easier";
    if (!maker->wish.any_holes)
        return "with fewer holes (-h) they can be easier";
    return "more: --tries";
}

/* Describes the hardest of the puzzles that were too easy. */
static void describe_nearest(const struct maker *maker, char *text) {
    const struct met *met = &maker->met;
    if (maker->wish.difficulty.hardest)
        snprintf(text, TEXT_MAX, "with %s at the most", met->hardest->name);
    else
        snprintf(text, TEXT_MAX, "up to %u", met->score);
}

/* Small grids and boards have few different scores. */
static const char *larger(const struct maker *maker) {
    if (is_board(maker))
        return ", or a larger board: --board";
    return maker->base.side < 9 ? ", or a larger side: -B" : "";
}

static void describe_scores(const struct maker *maker, char *text) {
    const struct met *met = &maker->met;
    char nearest[TEXT_MAX];
    if (met->easier)
        describe_nearest(maker, nearest);
    if (met->easier && met->harder)
        snprintf(text, TEXT_MAX, "; some were easier, %.60s, others harder (more: --tries%s)",
                 nearest, larger(maker));
    else if (met->easier)
        snprintf(text, TEXT_MAX, "; all were easier, %.60s: %s", nearest, harder(maker));
    else if (met->harder)
        snprintf(text, TEXT_MAX, "; all were harder: %s", easier(maker));
    else
        snprintf(text, TEXT_MAX, " (more: --tries)");
}

/* Describes a wish, for a message that begins "no puzzle as asked for". */
static void describe_wish(const struct difficulty_range *range, char *text) {
    if (range->hardest)
        snprintf(text, TEXT_MAX, "that needs %s and nothing harder", range->hardest->name);
    else
        snprintf(text, TEXT_MAX, "with a score of %u to %u", range->low, range->high);
}

static void report_difficulty(const struct maker *maker, unsigned long long seed) {
    char scores[TEXT_MAX], wish[TEXT_MAX];
    describe_wish(&maker->wish.difficulty, wish);
    describe_scores(maker, scores);
    diag_message("no puzzle as asked for %s found, seed %llu, %s tried: %llu%s", wish, seed,
                 tries_word(maker), (unsigned long long)maker->wish.tries, scores);
}

/* Reports that -h was not reached. */
static void report_holes(const struct maker *maker, unsigned long long seed) {
    const struct wish *wish = &maker->wish;
    const struct met *met = &maker->met;
    unsigned long long tries = wish->tries;
    if (!wish->minimal)
        diag_message("no puzzle with %u holes and one solution found, seed %llu, grids tried: "
                     "%llu, most holes: %u (fewer: -h, more grids: --tries)",
                     wish->holes, seed, tries, met->most);
    else
        diag_message("no minimal puzzle with %u holes found, seed %llu, grids tried: %llu, holes "
                     "of those found: %u to %u (others: -h, more grids: --tries)",
                     wish->holes, seed, tries, met->least, met->most);
}

static void report_others(const struct maker *maker, unsigned long long seed) {
    const struct wish *wish = &maker->wish;
    const char *advice = wish->symmetry != SYMMETRY_NONE && wish->minimal
                             ? "other symmetries have more of them (-y); more grids: --tries"
                             : "more: --tries";
    diag_message("no%s puzzle found, seed %llu, %s tried: %llu (%s)",
                 wish->minimal ? " minimal" : "", seed, tries_word(maker),
                 (unsigned long long)wish->tries, advice);
}

/* Reports that no try has filled a grid. */
static void report_no_grid(const struct maker *maker, unsigned long long seed) {
    if (maker->wish.jigsaw)
        diag_message("no regions that have a grid found, seed %llu, tried: %llu (more: --tries, or "
                     "a smaller side: -B)",
                     seed, (unsigned long long)maker->wish.tries);
    else
        diag_message("no grid keeps these houses and rules: leave some of them out");
}

void failure_report(const struct maker *maker, uint64_t seed) {
    const struct wish *wish = &maker->wish;
    unsigned long long number = seed, tries = wish->tries;
    if (!maker->met.grids && !is_board(maker))
        report_no_grid(maker, number);
    else if (maker->given_up)
        diag_message("no minimal puzzle of side %u found, seed %llu, after %llu guesses (more: "
                     "--guesses)",
                     wish->shape.side, number, (unsigned long long)wish->guesses);
    else if (wish->difficulty.given && (maker->met.easier || maker->met.harder || wish->any_holes))
        report_difficulty(maker, number);
    else if (wish->pattern)
        diag_message("no puzzle with this pattern and one solution found, seed %llu, clues tried: "
                     "%llu (more: --tries; patterns with more clues, or with some in more rows and "
                     "columns, have more of them)",
                     number, tries);
    else if (wish->any_holes)
        report_others(maker, number);
    else
        report_holes(maker, number);
}
