/* SPDX-License-Identifier: MIT */
#include "common/human/imply.h"

#include <assert.h>
#include <string.h>

#include "common/human/locked.h"
#include "common/human/options.h"
#include "common/human/subset.h"

/* The longest list that is trimmed, and the depth of nested options. */
enum { TRIM_MAX = 40, SPLIT_DEPTH_MAX = 24 };

bool imply_possible(const struct board *board) {
    return board->size <= IMPLY_WORDS_MAX && board->layout->cells <= IMPLY_LIST_MAX / 4;
}

/* The next single, if there is one. */
static bool next_single(const struct board *board, uint32_t *cell, unsigned *digit) {
    *cell = set_least(board->naked, board->layout->words);
    if (*cell != UINT32_MAX) {
        *digit = set_digit(board->candidates[*cell]);
        return true;
    }
    uint32_t house = 0, houses = board->layout->houses;
    while (house < houses && !board->hidden[house])
        house++;
    if (house == houses)
        return false;
    *digit = set_digit(board->hidden[house]);
    assert(set_is_one(board_places(board, house, *digit)));
    *cell = layout_cell(board->layout, house, set_first(board_places(board, house, *digit)));
    return true;
}

/* Sets a cell, and removes from related cells the candidates that the relations no longer allow. */
static void place(struct board *board, uint32_t cell, unsigned digit) {
    const struct relatives *relatives = &board->layout->relatives;
    board_place(board, cell, digit);
    if (!relatives->list)
        return;
    for (uint32_t i = relatives->begin[cell]; i < relatives->begin[cell + 1]; i++) {
        const struct relative *relative = &relatives->list[i];
        Set allowed = relative->allowed[digit - 1];
        unsigned set = board->digits[relative->cell];
        if (set && !(allowed & set_of(set)))
            board_break(board, relative->bond);
        for (Set gone = board->candidates[relative->cell] & ~allowed; gone; gone &= gone - 1)
            board_remove(board, relative->cell, set_digit(gone));
    }
}

static void set_cell(struct board *board, uint32_t cell, unsigned digit, struct imply_list *list) {
    place(board, cell, digit);
    if (!list)
        return;
    assert(list->count < IMPLY_LIST_MAX);
    list->set[list->count].cell = cell;
    list->set[list->count++].digit = digit;
}

/* Follows singles. */
static void follow_singles(struct board *board, uint32_t most, struct imply_list *list) {
    uint32_t cell;
    unsigned digit;
    for (uint32_t count = 1; !board->flaw && count < most && next_single(board, &cell, &digit);
         count++)
        set_cell(board, cell, digit, list);
}

/* Applies the first pattern found, of some easy ones.  Returns whether there was one. */
static bool follow_pattern(struct board *board) {
    static bool (*const finders[])(const struct board *, struct step *) = {
        locked_pointing,    locked_claiming,     subset_naked_pair,
        subset_hidden_pair, subset_naked_triple,
    };
    struct step_removal removals[IMPLY_LIST_MAX];
    uint32_t cells[IMPLY_LIST_MAX];
    struct step step;
    step.removals = removals;
    step.cells = cells;
    step.room = IMPLY_LIST_MAX;
    step.tell = NULL;
    for (unsigned i = 0; i < sizeof finders / sizeof *finders; i++)
        if (finders[i](board, &step)) {
            step_apply(&step, board);
            return true;
        }
    return false;
}

/* Follows a supposition within another one by singles and, unless seen is NULL, by sums and lines.
 * *seen holds the bonds that are due, before and after. */
static void follow_inner(struct board *board, uint32_t cell, unsigned digit,
                         struct rule_seen *seen) {
    set_cell(board, cell, digit, NULL);
    do
        follow_singles(board, UINT32_MAX, NULL);
    while (!board->flaw && seen && rule_follow_sums(board, seen));
}

/* Prepares *seen for following sums and lines from the present board.  Returns NULL if there are
 * none. */
static struct rule_seen *see_sums(const struct board *board, struct rule_seen *seen) {
    if (!rule_has_sums(board))
        return NULL;
    memset(seen->banned, 0, sizeof seen->banned);
    rule_see(board, seen);
    return seen;
}

/* Supposes each candidate and rules it out if it leads to a contradiction, until *left suppositions
 * are used up.  Returns whether any was ruled out. */
static bool sift(struct board *board, uint32_t *left) {
    uint64_t words[IMPLY_WORDS_MAX];
    struct board inner;
    struct rule_seen seen, own, *sums = see_sums(board, &seen);
    bool any = false;
    assert(board->size <= IMPLY_WORDS_MAX);
    board_borrow(&inner, board, words);
    for (uint32_t cell = 0; cell < board->layout->cells && !board->flaw; cell++)
        for (Set digits = board->candidates[cell]; digits && !board->flaw; digits &= digits - 1) {
            if (set_at_most_one(board->candidates[cell]))
                break;
            if (!*left)
                return any;
            --*left;
            board_copy(&inner, board);
            if (sums)
                own = seen;
            follow_inner(&inner, cell, set_digit(digits), sums ? &own : NULL);
            if (!inner.flaw)
                continue;
            board_remove(board, cell, set_digit(digits));
            any = true;
        }
    return any;
}

/* Supposes the choices of the smallest set of options one after the other, with further sets nested
 * up to `depth`.  Rules out each choice that leads to a contradiction and stops at the first one
 * that does not.  Returns whether any was ruled out. */
static bool split(struct board *board, const struct rule_seen *seen, unsigned depth,
                  uint32_t *left) {
    uint64_t words[IMPLY_WORDS_MAX];
    struct board inner;
    struct options options;
    struct rule_seen own;
    uint32_t i;
    options_fewest(board, &options);
    board_borrow(&inner, board, words);
    for (i = 0; i < options.count && !board->flaw && *left; i++) {
        --*left;
        board_copy(&inner, board);
        if (seen)
            own = *seen;
        follow_inner(&inner, options.list[i].cell, options.list[i].digit, seen ? &own : NULL);
        if (!inner.flaw && depth > 1)
            split(&inner, seen ? &own : NULL, depth - 1, left);
        if (!inner.flaw)
            break;
        board_remove(board, options.list[i].cell, options.list[i].digit);
    }
    return i > 0;
}

static bool split_all(struct board *board, uint32_t *left) {
    struct rule_seen seen;
    return split(board, see_sums(board, &seen), SPLIT_DEPTH_MAX, left);
}

bool imply(struct board *scratch, uint32_t cell, unsigned digit, struct imply_effort *effort,
           struct imply_list *list, struct rule_seen *seen) {
    struct rule_seen own;
    enum imply_reach reach = effort->reach;
    if (!seen) {
        memset(own.banned, 0, sizeof own.banned);
        seen = &own;
    }
    if (list)
        list->count = 0;
    if (reach >= IMPLY_NET)
        rule_see(scratch, seen);
    if (effort->leads)
        leads_apply(effort->leads, scratch, cell, digit);
    set_cell(scratch, cell, digit, list);
    do
        follow_singles(scratch, effort->most, list);
    while (!scratch->flaw &&
           ((reach >= IMPLY_NET && (rule_follow(scratch, seen) || follow_pattern(scratch))) ||
            (reach >= IMPLY_NESTED && sift(scratch, &effort->within)) ||
            (reach >= IMPLY_DEEP && split_all(scratch, &effort->within))));
    return scratch->flaw != BOARD_SOUND;
}

/* Whether a cell is a single with a digit. */
static bool is_single(const struct board *board, uint32_t cell, unsigned digit) {
    const struct variant *variant = &board->layout->variant;
    if (!(board->candidates[cell] & set_of(digit)))
        return false;
    if (set_at_most_one(board->candidates[cell]))
        return true;
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++)
        if (set_at_most_one(board_places(board, variant->of[i], digit)))
            return true;
    return false;
}

/* Whether the list without entry `left_out` still leads to a flaw, with each entry a single. */
static bool leads_on(struct board *board, const struct imply_list *list, uint32_t left_out) {
    for (uint32_t i = 0; i < list->count && !board->flaw; i++) {
        if (i == left_out)
            continue;
        if (i && !is_single(board, list->set[i].cell, list->set[i].digit))
            return false;
        place(board, list->set[i].cell, list->set[i].digit);
    }
    return board->flaw != BOARD_SOUND;
}

void imply_trim(const struct board *start, struct imply_list *list, struct board *flawed) {
    uint64_t words[IMPLY_WORDS_MAX];
    struct board board;
    board_borrow(&board, start, words);
    for (uint32_t i = list->count; list->count <= TRIM_MAX && i-- > 1;) {
        board_copy(&board, start);
        if (!leads_on(&board, list, i))
            continue;
        list->count--;
        for (uint32_t k = i; k < list->count; k++)
            list->set[k] = list->set[k + 1];
    }
    board_copy(&board, start);
    leads_on(&board, list, UINT32_MAX);
    assert(board.flaw);
    *flawed = (struct board){.flaw = board.flaw, .flawed = board.flawed, .lost = board.lost};
}
