/* SPDX-License-Identifier: MIT */
#include "trace.h"

#include <assert.h>

#include "common/human/explain.h"
#include "common/human/guess.h"
#include "marks.h"

static void write_count(struct output *out, uint64_t count, const char *name) {
    output_unsigned(out, count);
    output_char(out, ' ');
    output_text(out, name);
    if (count != 1)
        output_char(out, 's');
}

/* Writes the statistics so far: "57 steps, 2 guesses, depth 1". */
static void write_counts(struct output *out, const struct human *h) {
    write_count(out, h->steps, "step");
    output_text(out, h->guesses == 1 ? ", 1 guess, depth " : ", ");
    if (h->guesses != 1) {
        output_unsigned(out, h->guesses);
        output_text(out, " guesses, depth ");
    }
    output_unsigned(out, h->depth);
}

#ifndef NDEBUG
/* Whether each cell is set. */
static bool is_full(const struct board *board) {
    for (uint32_t c = 0; c < board->layout->cells; c++)
        if (!board->digits[c])
            return false;
    return true;
}
#endif

/* Writes the board as a grid, with a comment on what it is: before it, or behind it where it is on
 * one line, together with the puzzle's label. */
static void write_board(const struct trace *trace, const struct human *h, const struct grid *puzzle,
                        bool solved) {
    struct output *out = trace->out;
    assert(!solved || (is_full(&h->board) && h->solutions));
    if (trace->one_line) {
        grid_write_line(out, &h->layout->variant.shape, h->board.digits);
        output_char(out, ' ');
        if (puzzle->label) {
            output_printable(out, puzzle->label, puzzle->label_length);
            output_char(out, ' ');
        }
    }
    output_text(out, solved ? "# solution" : "# stopped");
    if (solved && trace->solutions != 1) {
        output_char(out, ' ');
        output_unsigned(out, h->solutions);
    }
    output_text(out, ", ");
    write_counts(out, h);
    output_char(out, '\n');
    if (!trace->one_line)
        grid_write_rows(out, &h->layout->variant.shape, h->board.digits);
}

static void write_step(const struct trace *trace, const struct human *h) {
    if (trace->quiet)
        return;
    assert(h->steps);
    output_unsigned(trace->out, h->steps);
    output_char(trace->out, ' ');
    explain_step(trace->out, h->layout, &h->step, trace->language);
    output_char(trace->out, '\n');
    if (trace->marks)
        marks_write(trace->out, &h->board);
}

/* Writes that there is no solution, or no other one. */
static void write_end(const struct trace *trace, const struct human *h) {
    output_text(trace->out, h->solutions ? "# no more solutions, " : "# no solution, ");
    write_counts(trace->out, h);
    output_text(trace->out, ": ");
    guess_explain_reason(trace->out, h->layout, &h->step, trace->language);
    output_char(trace->out, '\n');
}

/* Runs to the next solution, or to the number of steps after which to stop. */
static enum human_outcome run(const struct trace *trace, struct human *h) {
    enum human_outcome outcome = HUMAN_STEP;
    while (h->steps < trace->steps && (outcome = human_next(h)) == HUMAN_STEP)
        write_step(trace, h);
    assert(h->steps <= trace->steps);
    return outcome;
}

bool trace_puzzle(const struct trace *trace, struct human *h, const struct grid *puzzle) {
    if (trace->marks)
        marks_write(trace->out, &h->board);
    while (h->solutions < trace->solutions && !trace->out->failure) {
        enum human_outcome outcome = run(trace, h);
        if (outcome == HUMAN_OVER) {
            write_end(trace, h);
            return h->solutions > 0;
        }
        write_board(trace, h, puzzle, outcome == HUMAN_SOLVED);
        if (outcome == HUMAN_STEP)
            return true;
    }
    return true;
}
