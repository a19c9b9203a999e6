#include "common/human/imply.h"

#include <string.h>

#include "common/human/locked.h"
#include "common/human/subset.h"

/* Lists that are longer are told as they are. */
enum { TRIM_MAX = 40 };

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
    uint32_t number = set_least(board->hidden, board->hidden_words), side = board->layout->side;
    if (number == UINT32_MAX)
        return false;
    *digit = number % side + 1;
    *cell = layout_cell(board->layout, number / side, set_first(board->places[number]));
    return true;
}

static void set_cell(struct board *board, uint32_t cell, unsigned digit, struct imply_list *list) {
    board_place(board, cell, digit);
    if (!list)
        return;
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

/* Does what the first of some techniques finds. */
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
    step.tell = NULL;
    for (unsigned i = 0; i < sizeof finders / sizeof *finders; i++)
        if (finders[i](board, &step)) {
            step_apply(&step, board);
            return true;
        }
    return false;
}

/* Rules out the candidates that lead to a contradiction by singles.  Returns whether there is one.
 */
static bool follow_suppositions(struct board *board) {
    uint64_t words[IMPLY_WORDS_MAX];
    struct board inner;
    bool any = false;
    board_borrow(&inner, board, words);
    for (uint32_t cell = 0; cell < board->layout->cells && !board->flaw; cell++)
        for (Set digits = board->candidates[cell]; digits && !board->flaw; digits &= digits - 1) {
            if (set_at_most_one(board->candidates[cell]))
                break;
            board_copy(&inner, board);
            if (!imply(&inner, cell, set_digit(digits), IMPLY_SINGLES, UINT32_MAX, NULL, NULL))
                continue;
            board_remove(board, cell, set_digit(digits));
            any = true;
        }
    return any;
}

bool imply(struct board *scratch, uint32_t cell, unsigned digit, enum imply_reach reach,
           uint32_t most, struct imply_list *list, struct rule_seen *seen) {
    struct rule_seen own;
    if (!seen) {
        memset(own.banned, 0, sizeof own.banned);
        seen = &own;
    }
    if (list)
        list->count = 0;
    if (reach >= IMPLY_NET)
        rule_see(scratch, seen);
    set_cell(scratch, cell, digit, list);
    do
        follow_singles(scratch, most, list);
    while (!scratch->flaw &&
           ((reach >= IMPLY_NET && (rule_follow(scratch, seen) || follow_pattern(scratch))) ||
            (reach >= IMPLY_NESTED && follow_suppositions(scratch))));
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

/* Whether the list without number `left_out` still leads to a flaw, each of it a single. */
static bool leads_on(struct board *board, const struct imply_list *list, uint32_t left_out) {
    for (uint32_t i = 0; i < list->count && !board->flaw; i++) {
        if (i == left_out)
            continue;
        if (i && !is_single(board, list->set[i].cell, list->set[i].digit))
            return false;
        board_place(board, list->set[i].cell, list->set[i].digit);
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
    *flawed = (struct board){.flaw = board.flaw, .flawed = board.flawed, .lost = board.lost};
}
