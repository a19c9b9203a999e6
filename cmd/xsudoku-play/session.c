#include "session.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "common/clock.h"
#include "common/gridline.h"

void session_init(struct session *s, const struct book *book, const char *own,
                  const struct session_keys *keys, const struct store *store,
                  struct memory *memory) {
    *s = (struct session){.book = book, .own = own, .keys = keys, .store = store, .memory = memory};
    s->records = memory_zeroed(memory, book->puzzles.size, sizeof *s->records);
}

/* Leaves the puzzle at hand, if there is one; its game is kept. */
static void close_puzzle(struct session *s) {
    if (!s->layout.memory)
        return;
    session_keep(s, true);
    session_tick(s, false);
    s->records[s->at].seconds = s->before;
    game_take(&s->game, &s->records[s->at]);
    pipeline_stop(&s->pipeline);
    hint_free(&s->hint);
    game_free(&s->game);
    layout_free(&s->layout);
}

void session_free(struct session *s) {
    close_puzzle(s);
    for (size_t i = 0; i < s->book->puzzles.size; i++)
        record_free(&s->records[i], s->memory);
    memory_release(s->memory, s->records, s->book->puzzles.size * sizeof *s->records);
}

void session_keep(struct session *s, bool end) {
    struct diag diag;
    if (!s->store || !s->game.moves.size || !(s->unsaved || (end && s->ticking)))
        return;
    s->unsaved = false;
    if (store_write(s->store, &s->game, session_seconds(s), &diag))
        return;
    s->store = NULL;
    session_say(s, "games are not kept: %s", diag.text);
}

/* Goes on with the game that was kept of the puzzle at hand, in this run or before. */
static void resume(struct session *s) {
    struct game_record *record = &s->records[s->at];
    const struct book_puzzle *puzzle = session_puzzle(s);
    if (!record->moves.size && s->store && !s->fresh)
        store_read(s->store, &puzzle->shape, puzzle->clues, record, s->memory);
    s->before = game_replay(&s->game, record) ? record->seconds : 0;
    record_free(record, s->memory);
}

/* A name of a file may be in it, which must be safe to print and take a column a byte. */
void session_say(struct session *s, const char *format, ...) {
    char text[SESSION_TEXT];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    diag_quote(s->message, sizeof s->message, (const unsigned char *)text, strlen(text));
    s->focus = SESSION_NOWHERE;
}

/* Adds to the message, behind what it says. */
static void say_more(struct session *s, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
static void say_more(struct session *s, const char *format, ...) {
    size_t length = strlen(s->message);
    va_list args;
    va_start(args, format);
    vsnprintf(s->message + length, sizeof s->message - length, format, args);
    va_end(args);
}

/* Adds how long a solved puzzle took, and what there is to do now. */
static void say_solved(struct session *s) {
    unsigned long time = session_seconds(s);
    const struct session_keys *keys = s->keys;
    say_more(s, ", solved in %lu:%02lu; ", time / 60, time % 60);
    if (s->at + 1 < s->book->puzzles.size)
        say_more(s, "%s goes to the next puzzle, %s begins again, %s ends", keys->next,
                 keys->restart, keys->quit);
    else
        say_more(s, "%s begins again, %s ends, xsudoku-play FILE plays other puzzles",
                 keys->restart, keys->quit);
}

/* Says which puzzle it is, and how far it is solved. */
static void say_puzzle(struct session *s) {
    unsigned open = s->game.open;
    session_say(s, "puzzle %zu of %zu", s->at + 1, s->book->puzzles.size);
    if (game_is_solved(&s->game))
        say_solved(s);
    else
        say_more(s, ", %u cell%s to fill%s", open, open == 1 ? "" : "s",
                 s->game.moves.size ? ", resumed" : "");
}

void session_open(struct session *s, size_t at) {
    close_puzzle(s);
    s->at = at;
    layout_init(&s->layout, &session_puzzle(s)->shape, s->memory);
    game_init(&s->game, &s->layout, session_puzzle(s)->clues, s->memory);
    hint_init(&s->hint, &s->layout, s->memory);
    s->puzzle.kind = s->position.kind = VERDICT_NONE;
    s->want = WANT_NOTHING;
    s->hinted = s->unsaved = s->ticking = false;
    memset(s->checked, 0, sizeof s->checked);
    resume(s);
    session_tick(s, !game_is_solved(&s->game));
    say_puzzle(s);
}

unsigned long session_seconds(const struct session *s) {
    return (unsigned long)(s->before + (s->ticking ? clock_seconds() - s->since : 0));
}

void session_tick(struct session *s, bool ticking) {
    if (s->ticking)
        s->before += clock_seconds() - s->since;
    s->since = clock_seconds();
    s->ticking = ticking;
}

/* The position has changed: what was found out about the old one is void, and the time stops when
 * nothing is left to do. */
static void note_change(struct session *s) {
    memset(s->checked, 0, sizeof s->checked);
    s->position.kind = VERDICT_NONE;
    s->hinted = false;
    s->unsaved = true;
    if (s->asked_position)
        pipeline_stop(&s->pipeline);
    s->want = WANT_NOTHING;
    session_tick(s, !game_is_solved(&s->game));
}

static unsigned row_of(const struct session *s, uint32_t cell) {
    return cell / s->layout.side + 1;
}
static unsigned column_of(const struct session *s, uint32_t cell) {
    return cell % s->layout.side + 1;
}

/* Adds that a cell clashes with another one, or that all is done. */
static void say_consequences(struct session *s, uint32_t cell) {
    struct game_clash clash;
    if (game_clashes(&s->game, cell, &clash)) {
        const struct variant_house *house = &s->layout.variant.houses[clash.house];
        say_more(s, ", conflict: %c is in %s %u already, at r%uc%u",
                 gridline_letter(s->game.digits[cell]), house->kind->name, house->number,
                 row_of(s, clash.other), column_of(s, clash.other));
    } else if (game_is_solved(&s->game)) {
        say_solved(s);
    }
}

/* Says what a cell is now. */
static void say_cell(struct session *s, const char *what, uint32_t cell) {
    char marks[LAYOUT_SIDE_MAX + 1];
    unsigned count = 0, digit = s->game.digits[cell];
    for (Set left = s->game.marks[cell]; left; left &= left - 1)
        marks[count++] = gridline_letter(set_digit(left));
    marks[count] = 0;
    session_say(s, "%sr%uc%u", what, row_of(s, cell), column_of(s, cell));
    if (digit)
        say_more(s, "=%c", gridline_letter(digit));
    else
        say_more(s, "%s%s", count ? " marks " : " is blank", marks);
    say_consequences(s, cell);
    s->focus = cell;
}

/* Whether a cell can be changed; says why not. */
static bool is_free(struct session *s, uint32_t cell) {
    if (!game_is_clue(&s->game, cell))
        return true;
    session_say(s, "r%uc%u is a clue", row_of(s, cell), column_of(s, cell));
    return false;
}

void session_set(struct session *s, uint32_t cell, unsigned digit) {
    if (!is_free(s, cell))
        return;
    if (game_set(&s->game, cell, digit))
        note_change(s);
    say_cell(s, "", cell);
}

void session_mark(struct session *s, uint32_t cell, unsigned digit) {
    if (!is_free(s, cell))
        return;
    if (s->game.digits[cell]) {
        session_say(s, "r%uc%u has a digit: marks go into blank cells", row_of(s, cell),
                    column_of(s, cell));
        return;
    }
    game_mark(&s->game, cell, digit);
    note_change(s);
    say_cell(s, "", cell);
}

void session_clear(struct session *s, uint32_t cell) {
    if (!is_free(s, cell))
        return;
    if (game_clear(&s->game, cell))
        note_change(s);
    say_cell(s, "", cell);
}

void session_undo(struct session *s) {
    uint32_t cell;
    if (!game_undo(&s->game, &cell)) {
        session_say(s, "nothing to undo");
        return;
    }
    note_change(s);
    say_cell(s, "undone: ", cell);
}

void session_redo(struct session *s) {
    uint32_t cell;
    if (!game_redo(&s->game, &cell)) {
        session_say(s, "nothing to redo");
        return;
    }
    note_change(s);
    say_cell(s, "redone: ", cell);
}

void session_restart(struct session *s) {
    if (game_restart(&s->game))
        note_change(s);
    session_say(s, "back to the clues; undo brings all back");
}

/* The solution to go by, or NULL. */
static const uint8_t *known_solution(const struct session *s) {
    return s->puzzle.kind == VERDICT_ONE ? s->puzzle.solution : NULL;
}

/* A cell whose digit clashes, or is not that of the solution: SESSION_NOWHERE if there is none. */
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

void session_hint(struct session *s) {
    uint32_t fault = find_fault(s);
    s->hinted = false;
    if (fault != SESSION_NOWHERE) {
        struct game_clash clash;
        bool clashes = game_clashes(&s->game, fault, &clash);
        session_say(s, "r%uc%u %s: clear it first", row_of(s, fault), column_of(s, fault),
                    clashes ? "is in conflict" : "is wrong");
        s->focus = fault;
        return;
    }
    s->hinted = hint_next(&s->hint, &s->game, known_solution(s));
    session_say(s, "%s", s->hint.text);
    if (s->hinted)
        s->focus = s->hint.cell;
}

/* Strikes what the hint rules out from the marks there are. */
static void apply_removals(struct session *s) {
    const struct step *step = &s->hint.human.step;
    uint32_t struck = 0;
    for (uint32_t i = 0; i < step->removal_count; i++)
        struck +=
            game_strike(&s->game, step->removals[i].cell, step->removals[i].digits, struck > 0);
    if (struck)
        note_change(s);
    session_say(s, struck ? "struck out in %u cell%s" : "no marks to strike out", struck,
                struck == 1 ? "" : "s");
}

void session_apply(struct session *s) {
    if (!s->hinted)
        session_say(s, "there is no hint to follow; ask for one first");
    else if (s->hint.digit)
        session_set(s, s->hint.cell, s->hint.digit);
    else
        apply_removals(s);
}

/* Starts the pipeline on cells. */
static void start(struct session *s, const uint8_t *cells, bool position) {
    struct verdict *verdict = position ? &s->position : &s->puzzle;
    struct diag diag;
    memcpy(s->asked, cells, s->layout.cells);
    s->asked_position = position;
    if (!pipeline_start(&s->pipeline, s->own, &s->layout.variant.shape, cells, &diag))
        verdict_fail(verdict, "%s", diag.text);
}

void session_ask(struct session *s) {
    bool known = s->puzzle.kind != VERDICT_NONE && s->puzzle.kind != VERDICT_FAILED;
    if (!known && !s->pipeline.running)
        start(s, session_puzzle(s)->clues, false);
}

/* Whether the clues leave open what the right digits are. */
static bool is_ambiguous(const struct session *s) {
    return s->puzzle.kind == VERDICT_SEVERAL || s->puzzle.kind == VERDICT_SOME;
}

static void say_no_answer(struct session *s, const struct verdict *verdict) {
    session_say(s, "cannot %s: %s", s->want == WANT_CHECK ? "check" : "solve", verdict->failure);
}

/* Compares the digits with the solution. */
static void answer_check(struct session *s, const uint8_t *solution) {
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
    session_say(s, "%u right, %u wrong, %u open", right, wrong, s->game.open);
    if (is_ambiguous(s))
        say_more(s, " (%s)",
                 s->puzzle.kind == VERDICT_SEVERAL ? "one of several solutions"
                                                   : "there may be other solutions");
}

static void answer_solve(struct session *s, const uint8_t *solution) {
    if (game_fill(&s->game, solution))
        note_change(s);
    session_say(s, "solved%s; undo takes it back",
                is_ambiguous(s) ? ", one of several solutions" : "");
}

/* Tells what was wanted, from a verdict on the puzzle or on the position. */
static void answer(struct session *s, const struct verdict *verdict) {
    if (verdict->kind == VERDICT_FAILED)
        say_no_answer(s, verdict);
    else if (verdict->kind == VERDICT_UNSAT)
        session_say(s, verdict == &s->puzzle ? "this puzzle has no solution"
                                             : "there are several solutions, but none that goes on "
                                               "from these digits");
    else if (s->want == WANT_CHECK)
        answer_check(s, verdict->solution);
    else
        answer_solve(s, verdict->solution);
    s->want = WANT_NOTHING;
}

/* Does what is wanted, or starts what is needed for that. */
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

void session_want(struct session *s, enum session_want want) {
    s->want = want;
    if (s->puzzle.kind == VERDICT_FAILED)
        s->puzzle.kind = VERDICT_NONE;
    if (s->position.kind == VERDICT_FAILED)
        s->position.kind = VERDICT_NONE;
    session_say(s, "asking the solver ...");
    pursue(s);
}

bool session_go_on(struct session *s) {
    struct verdict *verdict = s->asked_position ? &s->position : &s->puzzle;
    if (pipeline_read(&s->pipeline))
        return false;
    verdict_read(verdict, &s->pipeline, &s->layout, s->asked);
    if (s->want != WANT_NOTHING)
        pursue(s);
    else if (verdict->kind == VERDICT_UNSAT)
        session_say(s, "this puzzle has no solution");
    else if (verdict->kind == VERDICT_SEVERAL)
        session_say(s, "this puzzle has several solutions");
    return true;
}
