/* SPDX-License-Identifier: MIT */
#include "hint.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "common/grids/gridline.h"
#include "common/human/explain.h"
#include "common/human/guess.h"
#include "common/human/nudge.h"
#include "common/human/techniques.h"
#include "common/human/words.h"

void hint_init(struct hint *hint, const struct layout *layout, enum words_language language,
               struct memory *memory) {
    *hint = (struct hint){.language = language};
    hint->scratch = memory_zeroed(memory, 1, sizeof *hint->scratch);
    human_init(&hint->human, layout, memory);
}

void hint_free(struct hint *hint) {
    if (!hint->scratch)
        return;
    memory_release(hint->human.memory, hint->scratch);
    human_free(&hint->human);
    hint->scratch = NULL;
}

/* Takes over digits that were set since the last hint.  Returns false if the position of the hints
 * does not allow them, or if a digit was cleared or changed. */
static bool follow(struct hint *hint, const struct game *game) {
    struct board *board = &hint->human.board;
    for (uint32_t c = 0; c < game->layout->cells; c++) {
        uint8_t digit = game->digits[c];
        if (digit == hint->digits[c])
            continue;
        if (hint->digits[c] || (board->digits[c] && board->digits[c] != digit))
            return false;
        if (!board->digits[c] && !(board->candidates[c] & set_of(digit)))
            return false;
        if (!board->digits[c])
            board_place(board, c, digit);
        hint->digits[c] = digit;
    }
    return true;
}

/* Continues from the last hint, or begins anew if the digits have changed otherwise. */
static bool prepare(struct hint *hint, const struct game *game) {
    struct clues_clash clash;
    size_t size = game->layout->cells;
    assert(game->layout == hint->human.layout);
    if (hint->started && !hint->human.level && follow(hint, game))
        return true;
    memcpy(hint->digits, game->digits, size);
    hint->started = human_start(&hint->human, game->digits, &clash);
    return hint->started;
}

/* Turns what was written to scratch into the text. */
static void take_text(struct hint *hint) {
    size_t length = hint->scratch->used < HINT_TEXT ? hint->scratch->used : HINT_TEXT - 1;
    assert(hint->scratch->used && hint->scratch->used < sizeof hint->scratch->buffer);
    memcpy(hint->text, hint->scratch->buffer, length);
    hint->text[length] = 0;
    hint->scratch->used = 0;
}

/* No technique finds anything: the solution tells the digit of the cell that is guessed at. */
static bool tell_guess(struct hint *hint, const uint8_t *solution) {
    const struct layout *layout = hint->human.layout;
    hint->cell = hint->human.step.cell;
    hint->digit = solution ? solution[hint->cell] : 0;
    assert(!solution || (hint->digit && hint->digit <= layout->side));
    hint->started = false;
    output_text(hint->scratch,
                WORDS_IN(hint->language, "no technique finds more", "没有别的技巧可用"));
    if (solution) {
        output_text(hint->scratch, WORDS_IN(hint->language, "; the solution has ", "；答案是 "));
        words_cell(hint->scratch, layout, hint->cell);
        output_char(hint->scratch, '=');
        output_char(hint->scratch, gridline_letter(hint->digit));
    } else {
        output_text(hint->scratch, WORDS_IN(hint->language, "; try ", "；可以试 "));
        words_cell(hint->scratch, layout, hint->cell);
        output_format(hint->scratch,
                      WORDS_IN(hint->language, ", which has %u candidates", "，它有 %u 个候选数"),
                      hint->human.step.choices);
    }
    take_text(hint);
    hint->human.step.removal_count = 0;
    return true;
}

static bool tell_step(struct hint *hint) {
    const struct step *step = &hint->human.step;
    hint->digit = step->digit;
    hint->cell = nudge_cell(step);
    assert(hint->cell < hint->human.layout->cells && (step->digit || step->removal_count));
    explain_step(hint->scratch, hint->human.layout, step, hint->language);
    output_text(hint->scratch, ": ");
    output_text(hint->scratch, step->technique->idea[hint->language]);
    take_text(hint);
    return true;
}

/* There is no next step. */
static bool tell_end(struct hint *hint, enum human_outcome outcome) {
    assert(outcome != HUMAN_STEP);
    output_text(
        hint->scratch,
        outcome == HUMAN_SOLVED
            ? WORDS_IN(hint->language, "nothing is left to find", "已经全部填完")
            : WORDS_IN(hint->language, "this position has no solution: ", "这样填下去无解："));
    if (outcome == HUMAN_OVER)
        guess_explain_reason(hint->scratch, hint->human.layout, &hint->human.step, hint->language);
    take_text(hint);
    hint->started = false;
    return false;
}

bool hint_next(struct hint *hint, const struct game *game, const uint8_t *solution) {
    if (!prepare(hint, game)) {
        snprintf(hint->text, sizeof hint->text, "%s",
                 WORDS_IN(hint->language, "a digit is twice in a house",
                          "某个数字在同一单元中出现两次"));
        return false;
    }
    enum human_outcome outcome = human_next(&hint->human);
    if (outcome != HUMAN_STEP)
        return tell_end(hint, outcome);
    return hint->human.step.technique == &technique_guess ? tell_guess(hint, solution)
                                                          : tell_step(hint);
}

void hint_forget(struct hint *hint) {
    hint->started = false;
}

void hint_part(const struct hint *hint, enum hint_share share, char text[HINT_PART]) {
    const struct technique *technique = hint->human.step.technique;
    assert(share == HINT_WHERE || share == HINT_WHAT);
    assert(technique && !hint->scratch->used);
    nudge_write(hint->scratch, hint->human.layout, &hint->human.step, hint->language);
    if (share == HINT_WHAT)
        output_format(hint->scratch, ": %s",
                      technique == &technique_guess
                          ? WORDS_IN(hint->language, "no technique finds more", "没有别的技巧可用")
                          : technique->name);
    snprintf(text, HINT_PART, "%.*s", (int)hint->scratch->used,
             (const char *)hint->scratch->buffer);
    hint->scratch->used = 0;
}
