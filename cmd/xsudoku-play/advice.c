/* SPDX-License-Identifier: MIT */
#include "advice.h"

#include <assert.h>
#include <string.h>

/* The solution to compare with, or NULL. */
static const uint8_t *known_solution(const struct session *s) {
    return s->puzzle.kind == VERDICT_ONE ? s->puzzle.solution : NULL;
}

/* A cell whose digit clashes with another one or differs from the solution; SESSION_NOWHERE if
 * there is none. */
static uint32_t find_fault(const struct session *s) {
    const uint8_t *solution = known_solution(s);
    struct game_clash clash;
    for (uint32_t c = 0; c < s->layout.cells; c++)
        if (!game_is_clue(&s->game, c) && game_clashes(&s->game, c, &clash))
            return c;
    for (uint32_t c = 0; solution && c < s->layout.cells; c++)
        if (s->game.digits[c] && s->game.digits[c] != solution[c])
            return c;
    return SESSION_NOWHERE;
}

/* Tells of a digit that must be removed before a step can be made.  Returns false if there is
 * none. */
static bool tell_fault(struct session *s) {
    uint32_t fault = find_fault(s);
    struct game_clash clash;
    if (fault == SESSION_NOWHERE)
        return false;
    assert(!game_is_clue(&s->game, fault) && s->game.digits[fault]);
    session_say(s, SESSION_IN(s, "r%uc%u %s: clear it first", "r%uc%u %s：请先清除"),
                session_row(s, fault), session_column(s, fault),
                game_clashes(&s->game, fault, &clash) ? SESSION_IN(s, "is in conflict", "有冲突")
                                                      : SESSION_IN(s, "is wrong", "填错了"));
    s->focus = fault;
    return true;
}

/* Finds the next step.  If there is none, says why and returns false. */
static bool find_step(struct session *s) {
    s->told = HINT_NOTHING;
    if (tell_fault(s))
        return false;
    if (hint_next(&s->hint, &s->game, known_solution(s)))
        return true;
    session_say(s, "%s", s->hint.text);
    return false;
}

void advice_hint(struct session *s) {
    bool begun = s->told == HINT_WHERE || s->told == HINT_WHAT;
    if (!begun && !find_step(s))
        return;
    session_say(s, "%s", s->hint.text);
    s->told = HINT_WHOLE;
    s->focus = s->hint.cell;
}

void advice_nudge(struct session *s) {
    char text[HINT_PART];
    if (s->told == HINT_WHAT) {
        advice_hint(s);
        return;
    }
    if (s->told != HINT_WHERE && !find_step(s))
        return;
    s->told = s->told == HINT_WHERE ? HINT_WHAT : HINT_WHERE;
    hint_part(&s->hint, s->told, text);
    session_say(s, "%s", text);
}

/* Removes the candidates that the hint rules out from the pencil marks. */
static void apply_removals(struct session *s) {
    const struct step *step = &s->hint.human.step;
    uint32_t struck = 0;
    assert(s->told == HINT_WHOLE && !s->hint.digit);
    for (uint32_t i = 0; i < step->removal_count; i++)
        struck +=
            game_strike(&s->game, step->removals[i].cell, step->removals[i].digits, struck > 0);
    if (struck)
        session_changed(s);
    if (struck)
        session_say(s, SESSION_IN(s, "struck out in %u cell%s", "已从 %u 格的笔记中划去%.0s"),
                    struck, struck == 1 ? "" : "s");
    else
        session_say(s, "%s", SESSION_IN(s, "no marks to strike out", "笔记中没有可划去的"));
}

void advice_apply(struct session *s) {
    if (s->told != HINT_WHOLE)
        session_say(s, "%s",
                    SESSION_IN(s, "there is no hint to follow; ask for one first",
                               "还没有提示可照做；请先要一个提示"));
    else if (s->hint.digit)
        session_set(s, s->hint.cell, s->hint.digit);
    else
        apply_removals(s);
}

/* Starts the pipeline on cells. */
static void start(struct session *s, const uint8_t *cells, bool position) {
    struct verdict *verdict = position ? &s->position : &s->puzzle;
    struct diag diag;
    assert(!s->pipeline.running);
    memcpy(s->asked, cells, s->layout.cells);
    s->asked_position = position;
    if (!pipeline_start(&s->pipeline, s->own, &s->layout.variant.shape, cells, &diag))
        verdict_fail(verdict, "%s", diag.text);
}

void advice_ask(struct session *s) {
    bool known = s->puzzle.kind != VERDICT_NONE && s->puzzle.kind != VERDICT_FAILED;
    if (!known && !s->pipeline.running)
        start(s, session_puzzle(s)->clues, false);
}

/* Whether the clues do not determine the digits. */
static bool is_ambiguous(const struct session *s) {
    return s->puzzle.kind == VERDICT_SEVERAL || s->puzzle.kind == VERDICT_SOME;
}

static void say_no_answer(struct session *s, const struct verdict *verdict) {
    assert(verdict->kind == VERDICT_FAILED && *verdict->failure);
    session_say(s, SESSION_IN(s, "cannot %s: %s", "无法%s：%s"),
                s->want == WANT_CHECK ? SESSION_IN(s, "check", "检查")
                                      : SESSION_IN(s, "solve", "求解"),
                verdict->failure);
}

/* Compares the digits with the solution. */
static void answer_check(struct session *s, const uint8_t *solution) {
    assert(s->want == WANT_CHECK);
    uint32_t right = 0, wrong = 0;
    for (uint32_t c = 0; c < s->layout.cells; c++) {
        unsigned digit = s->game.digits[c];
        s->checked[c] = MARK_NONE;
        if (!digit || game_is_clue(&s->game, c))
            continue;
        s->checked[c] = digit == solution[c] ? MARK_RIGHT : MARK_WRONG;
        right += digit == solution[c];
        wrong += digit != solution[c];
    }
    session_say(s, SESSION_IN(s, "%u right, %u wrong, %u open", "对 %u，错 %u，空 %u"), right,
                wrong, s->game.open);
    if (is_ambiguous(s))
        session_add(s, " (%s)",
                    s->puzzle.kind == VERDICT_SEVERAL
                        ? SESSION_IN(s, "one of several solutions", "多个解之一")
                        : SESSION_IN(s, "there may be other solutions", "可能还有别的解"));
}

static void answer_solve(struct session *s, const uint8_t *solution) {
    assert(s->want == WANT_SOLVE);
    if (game_fill(&s->game, solution))
        session_changed(s);
    session_say(s, SESSION_IN(s, "solved%s; undo takes it back", "已填入答案%s；撤销可以恢复"),
                is_ambiguous(s) ? SESSION_IN(s, ", one of several solutions", "，它是多个解之一")
                                : "");
}

/* Tells what the player asked for, from a verdict on the puzzle or on the position. */
static void answer(struct session *s, const struct verdict *verdict) {
    assert(s->want != WANT_NOTHING && verdict->kind != VERDICT_NONE);
    if (verdict->kind == VERDICT_FAILED)
        say_no_answer(s, verdict);
    else if (verdict->kind == VERDICT_UNSAT)
        session_say(s, "%s",
                    verdict == &s->puzzle
                        ? SESSION_IN(s, "this puzzle has no solution", "本题无解")
                        : SESSION_IN(s,
                                     "there are several solutions, but none that goes on from "
                                     "these digits",
                                     "本题有多个解，但照现在的数字填下去都无解"));
    else if (s->want == WANT_CHECK)
        answer_check(s, verdict->solution);
    else
        answer_solve(s, verdict->solution);
    s->want = WANT_NOTHING;
}

/* Does what the player asked for, or starts the pipeline if its answer is needed. */
static void pursue(struct session *s) {
    if (s->want == WANT_NOTHING || s->pipeline.running)
        return;
    if (s->puzzle.kind == VERDICT_NONE)
        start(s, session_puzzle(s)->clues, false);
    else if (is_ambiguous(s) && s->position.kind == VERDICT_NONE)
        start(s, s->game.digits, true);
    else
        answer(s, is_ambiguous(s) ? &s->position : &s->puzzle);
    if (s->want != WANT_NOTHING && !s->pipeline.running)
        answer(s, s->asked_position ? &s->position : &s->puzzle);
}

void advice_want(struct session *s, enum session_want want) {
    assert(want != WANT_NOTHING);
    s->want = want;
    if (s->puzzle.kind == VERDICT_FAILED)
        s->puzzle.kind = VERDICT_NONE;
    if (s->position.kind == VERDICT_FAILED)
        s->position.kind = VERDICT_NONE;
    session_say(s, "%s", SESSION_IN(s, "asking the solver ...", "正在求解 ..."));
    pursue(s);
}

bool advice_go_on(struct session *s) {
    assert(s->pipeline.running);
    struct verdict *verdict = s->asked_position ? &s->position : &s->puzzle;
    if (pipeline_read(&s->pipeline))
        return false;
    verdict_read(verdict, &s->pipeline, &s->layout, s->asked);
    assert(verdict->kind != VERDICT_NONE);
    session_watch(s);
    if (s->want != WANT_NOTHING)
        pursue(s);
    else if (verdict->kind == VERDICT_UNSAT)
        session_say(s, "%s", SESSION_IN(s, "this puzzle has no solution", "本题无解"));
    else if (verdict->kind == VERDICT_SEVERAL)
        session_say(s, "%s", SESSION_IN(s, "this puzzle has several solutions", "本题有多个解"));
    return true;
}
