/* SPDX-License-Identifier: MIT */
#include "common/human/human.h"
#include "common/human/leads.h"

#include <assert.h>
#include <string.h>

#include "common/human/rule.h"
#include "common/human/techniques.h"
#include "common/human/techniqueset.h"

/* Techniques of this cost and above are not tried while a guess is open. */
enum { GUESSING_COST = 700 };

/* The suppositions within suppositions that one puzzle may take before it is guessed at: about a
 * million a second. */
enum { SUPPOSITIONS_MAX = 30000000 };

void human_init(struct human *h, const struct layout *layout, struct memory *memory) {
    *h = (struct human){.layout = layout, .depth_limit = UINT32_MAX, .memory = memory};
    h->allowed = technique_all();
    h->unique = technique_kind_set(TECHNIQUE_UNIQUE);
    h->cheap = repertoire_before(set_least(h->unique.words, REPERTOIRE_WORDS));
    h->light = technique_cheaper_set(GUESSING_COST);
    count_init(&h->count, layout, memory);
    board_init(&h->board, layout, memory);
    step_init(&h->step, layout, memory);
    h->levels = memory_zeroed(memory, layout->cells, sizeof *h->levels);
}

void human_free(struct human *h) {
    while (h->boards)
        board_free(&h->levels[--h->boards].before, h->memory);
    memory_release(h->memory, h->levels);
    step_free(&h->step, h->memory);
    count_free(&h->count);
    board_free(&h->board, h->memory);
}

bool human_start(struct human *h, const uint8_t *clues, struct clues_clash *clash) {
    h->level = h->depth = 0;
    h->retry = h->cut = false;
    h->solutions = h->steps = h->guesses = 0;
    h->step.suppositions = SUPPOSITIONS_MAX;
    h->step.net_begin = h->step.vain = h->step.effort = 0;
    leads_forget(&h->step);
    count_start(&h->count, clues);
    return clues_load(&h->board, clues, clash);
}

/* A cell with the fewest candidates: the first one. */
static uint32_t choose_cell(const struct board *board) {
    uint32_t chosen = 0;
    unsigned fewest = LAYOUT_SIDE_MAX + 1;
    for (uint32_t c = 0; c < board->layout->cells && fewest > 2; c++) {
        unsigned size = set_size(board->candidates[c]);
        if (!size || size >= fewest)
            continue;
        chosen = c;
        fewest = size;
    }
    return chosen;
}

/* Opens one more level at the position. */
static void open_level(struct human *h) {
    assert(h->level < h->layout->cells && h->board.open);
    struct human_level *level = &h->levels[h->level++];
    if (h->level > h->boards) {
        board_init(&level->before, h->layout, h->memory);
        h->boards = h->level;
    }
    board_copy(&level->before, &h->board);
    level->cell = choose_cell(&h->board);
    level->untried = h->board.candidates[level->cell];
    level->choice = 0;
    level->choices = set_size(level->untried);
    assert(level->choices && !h->board.digits[level->cell]);
    h->depth = h->level > h->depth ? h->level : h->depth;
}

/* Names the current choice of the innermost level in the step. */
static void name_choice(struct human *h, const struct technique *technique) {
    assert(h->level && h->levels[h->level - 1].choice);
    const struct human_level *level = &h->levels[h->level - 1];
    step_begin(&h->step);
    h->step.technique = technique;
    h->step.cell = level->cell;
    h->step.level = h->level;
    h->step.choice = level->choice;
    h->step.choices = level->choices;
}

/* Tries the next digit of the innermost level. */
static void guess(struct human *h) {
    struct human_level *level = &h->levels[h->level - 1];
    assert(level->untried && level->choice < level->choices);
    level->digit = set_digit(level->untried);
    level->untried &= level->untried - 1;
    level->choice++;
    h->guesses++;
    h->retry = false;
    name_choice(h, &technique_guess);
    h->step.digit = level->digit;
    step_apply(&h->step, &h->board);
}

/* Takes the innermost guess back; h->step.reason says why. */
static void take_back(struct human *h) {
    const struct human_level *level = &h->levels[h->level - 1];
    name_choice(h, &technique_back);
    step_remove(&h->step, level->cell, set_of(level->digit));
    board_copy(&h->board, &level->before);
    assert(h->board.candidates[level->cell] & set_of(level->digit));
    h->retry = true;
}

/* Whether the position is a dead end; if so, sets the reason in h->step. */
static bool is_dead_end(struct human *h) {
    const struct board *board = &h->board;
    struct step *step = &h->step;
    step->where = board->flawed;
    step->lost = board->lost;
    if (h->retry) {
        if (h->levels[h->level - 1].untried)
            return false;
        step->level = --h->level;
        step->reason = STEP_EXHAUSTED;
        return true;
    }
    if (board->flaw)
        step->reason = board->flaw == BOARD_NO_DIGIT ? STEP_NO_DIGIT : STEP_NO_PLACE;
    else if (board->layout->variant.rules && rule_is_broken(board, &step->where))
        step->reason = STEP_RULE;
    else if (!board->open)
        step->reason = STEP_SOLVED;
    else
        return false;
    return true;
}

static enum human_outcome count_step(struct human *h) {
    h->steps++;
    return HUMAN_STEP;
}

/* Leaves a dead end. */
static enum human_outcome retreat(struct human *h) {
    if (!h->level)
        return HUMAN_OVER;
    take_back(h);
    return count_step(h);
}

/* Guesses, if that is allowed. */
static enum human_outcome guess_or_retreat(struct human *h) {
    if (!h->retry && h->level >= h->depth_limit) {
        h->cut = true;
        h->step.reason = STEP_TOO_DEEP;
        return retreat(h);
    }
    if (!h->retry)
        open_level(h);
    guess(h);
    return count_step(h);
}

/* Techniques that assume a single solution look for digits that could be exchanged in all houses.
 * Rules beyond houses may forbid the exchange, so these techniques are left out where there are
 * such rules. */
struct repertoire human_usable(struct human *h) {
    struct repertoire allowed = h->level ? repertoire_both(h->allowed, h->light) : h->allowed;
    struct repertoire unique = repertoire_both(allowed, h->unique);
    bool known = !repertoire_is_empty(&unique) && !rules_beyond_houses(h->layout->variant.rules) &&
                 count_find(&h->count) == COUNT_ONE;
    return known ? allowed : repertoire_without(allowed, unique);
}

/* Whether it is known that there are several solutions. */
static bool has_several(const struct human *h) {
    return h->count.asked && h->count.answer == COUNT_SEVERAL;
}

/* Finds a step by a technique.  Counts the solutions only if a technique depends on their number.
 * If nothing else is found before the first guess, nets are searched deeply; this would be in vain
 * if the puzzle had several solutions. */
static bool reason(struct human *h) {
    struct repertoire set = repertoire_both(h->allowed, h->cheap);
    h->step.deep = false;
    if (technique_find(&h->board, &set, &h->step))
        return true;
    set = repertoire_without(human_usable(h), h->cheap);
    if (h->decisive && has_several(h))
        return false;
    if (technique_find(&h->board, &set, &h->step))
        return true;
    h->step.deep = h->patient && !h->level && count_find(&h->count) == COUNT_ONE;
    h->step.deep = h->step.deep && technique_find(&h->board, &set, &h->step);
    return h->step.deep;
}

#ifndef NDEBUG
/* Who wants to be told of steps, and in which position. */
struct told {
    struct human *h;
    void (*tell)(void *context, const struct step *step);
    void *context;
};

static void tell_sound(void *context, const struct step *step) {
    struct told *told = context;
    assert(step_is_sound(step, &told->h->board, NULL));
    told->tell(told->context, step);
}
#endif

void human_tell(struct human *h, void (*tell)(void *context, const struct step *step),
                void *context) {
    struct repertoire set = human_usable(h);
    h->step.deep = false;
    h->step.tell = tell;
    h->step.context = context;
#ifndef NDEBUG
    struct told told = {h, tell, context};
    h->step.tell = tell_sound;
    h->step.context = &told;
#endif
    technique_find(&h->board, &set, &h->step);
    h->step.tell = NULL;
}

#ifndef NDEBUG
/* Whether a complete board is the only solution, if there is only one and it is known. */
static bool is_known(const struct human *h) {
    const uint8_t *solution = count_solution(&h->count);
    return !solution || !memcmp(h->board.digits, solution, h->layout->cells);
}
#endif

/* Whether all cells are set, and no rule is broken. */
static bool is_solved(const struct board *board) {
    uint32_t bond;
    return !board->open && !board->flaw && !rule_is_broken(board, &bond);
}

enum human_outcome human_next(struct human *h) {
    assert(h->level || !h->retry); /* Not called after HUMAN_OVER. */
    bool solved_before = h->solutions && h->step.technique == &technique_none;
    if (!h->retry && !solved_before && !h->board.open && is_solved(&h->board)) {
        assert(is_known(h));
        h->solutions++;
        h->step.technique = &technique_none;
        return HUMAN_SOLVED;
    }
    if (is_dead_end(h))
        return retreat(h);
    assert(board_agrees(&h->board));
    if (!h->retry && reason(h)) {
        assert(step_is_sound(&h->step, &h->board, h->level ? NULL : count_solution(&h->count)));
        uint64_t changes = h->board.changes;
        step_apply(&h->step, &h->board);
        assert(h->board.changes > changes);
        (void)changes;
        return count_step(h);
    }
    if (h->decisive && has_several(h))
        return HUMAN_OVER;
    return guess_or_retreat(h);
}
