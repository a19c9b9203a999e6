/* SPDX-License-Identifier: MIT */
#include "common/formulas/prooftext.h"

#include <assert.h>

/* The most bytes of a line in memory; of a longer line a part is. */
#ifdef NARROW_FIELDS
enum { WINDOW = 16 };
#else
enum { WINDOW = 1 << 20 };
#endif

/* The rest of the current line. */
struct line {
    struct input *in;
    const unsigned char *at;
    const unsigned char *end; /* end of the part in memory */
    bool whole;               /* that is the whole line */
    bool last;                /* the input ends, or could not be read, without a newline */
};

static bool is_space(int c) {
    return c != '\n' && input_is_blank(c);
}

/* Buffers `wanted` bytes from `at` on, or the rest of the line. */
static void bring(struct line *line, size_t wanted) {
    struct input *in = line->in;
    size_t seen = (size_t)(line->end - line->at), ready;
    const unsigned char *newline;
    assert(line->at >= in->buffer && line->at <= line->end && line->end <= in->end);
    in->cursor = line->at;
    do {
        ready = (size_t)(in->end - in->cursor);
        ready = ready < wanted ? ready : wanted;
        newline = memchr(in->cursor + seen, '\n', ready - seen);
        seen = ready;
    } while (!newline && ready < wanted && input_refill(in, in->cursor));
    line->at = in->cursor;
    line->end = newline ? newline : in->cursor + ready;
    line->whole = newline || ready < wanted;
    line->last = !newline && line->whole;
    assert(line->at <= line->end && line->end <= in->end);
    if (line->whole && line->end > line->at && line->end[-1] == '\r')
        line->end--;
}

/* The line at the cursor. */
static struct line line_here(struct input *in) {
    struct line line = {.in = in, .at = in->cursor, .end = in->cursor};
    bring(&line, WINDOW);
    return line;
}

/* Whether a read has failed before the end of the line. */
static bool cut_off(const struct line *line) {
    return line->last && line->in->failure;
}

/* The distance in bytes from the beginning of the step. */
static inline uint64_t step_bytes(const struct proof *p, const struct line *line) {
    assert(p->in.base + (uint64_t)(line->at - p->in.buffer) >= p->start);
    return p->in.base + (uint64_t)(line->at - p->in.buffer) - p->start;
}

static size_t token_length(const struct line *line) {
    const unsigned char *at = line->at;
    while (at < line->end && !is_space(*at))
        at++;
    return (size_t)(at - line->at);
}

static bool token_is_cut(const struct line *line) {
    return !line->whole && line->at + token_length(line) == line->end;
}

/* Moves to the next token, and buffers it, or to the end of the line. */
static inline void next_token(struct line *line) {
    for (;;) {
        while (line->at < line->end && is_space(*line->at))
            line->at++;
        if (line->whole || !token_is_cut(line))
            return;
        bring(line, 2 * (size_t)(line->end - line->at) + WINDOW);
    }
}

/* Skips the next token if it is this letter. */
static bool skip_letter(struct line *line, char letter) {
    next_token(line);
    if (line->at == line->end || *line->at != letter || token_length(line) != 1)
        return false;
    line->at++;
    return true;
}

/* Goes to the next line that is neither empty nor a comment, and sets the place of the step to its
 * first token.  Returns false at the end. */
static bool next_line(struct proof *p, struct line *line) {
    while (input_skip_blanks(&p->in) == 'c')
        input_skip_line(&p->in);
    p->line = p->in.line;
    p->column = input_column(&p->in);
    p->start = input_offset(&p->in);
    *line = line_here(&p->in);
    return line->at < line->end && !cut_off(line);
}

static enum proof_event failed_read(struct proof *p) {
    input_failed(&p->in, &p->diag);
    return PROOF_ERROR;
}

static enum proof_event malformed(struct proof *p, const struct line *line, const char *what) {
    char quoted[INPUT_QUOTED];
    uint64_t bytes = step_bytes(p, line);
    size_t length = token_length(line);
    if (cut_off(line))
        return failed_read(p);
    if (!length)
        return proofstep_malformed(p, bytes, "expected %s, found the end of the %s", what,
                                   line->last ? "input" : "line");
    return proofstep_malformed(p, bytes, "expected %s, found '%s'", what,
                               diag_quote(quoted, sizeof quoted, line->at, length));
}

/* Reads a decimal integer of any length into *value, limited to |*value| <= PROOF_NUMBER_MAX + 1,
 * and skips it.  Returns false, and moves nothing, for anything else, or -0. */
static bool long_integer(struct line *line, int64_t *value) {
    const unsigned char *at = line->at;
    bool negative = at < line->end && *at == '-';
    int64_t sum = 0;
    at += negative;
    if (at == line->end)
        return false;
    for (; at < line->end && !is_space(*at); at++) {
        if (*at < '0' || *at > '9')
            return false;
        sum = sum > PROOF_NUMBER_MAX / 10 ? PROOF_NUMBER_MAX + 1 : sum * 10 + (*at - '0');
    }
    if (negative && !sum)
        return false;
    assert(sum >= 0 && sum <= PROOF_NUMBER_MAX + 9 && at <= line->end);
    *value = negative ? -sum : sum;
    line->at = at;
    return true;
}

/* Reads the integer that next_token has moved to.  Returns false, and moves nothing, for anything
 * else. */
static inline bool integer(struct line *line, int64_t *value) {
    int small;
    if (line->at < line->end && input_short_integer(&line->at, &small)) {
        *value = small;
        return true;
    }
    return long_integer(line, value);
}

/* Reads literals up to their 0.  Returns false after an error. */
static bool read_literals(struct proof *p, struct line *line) {
    for (;;) {
        int64_t value;
        next_token(line);
        if (!integer(line, &value)) {
            malformed(p, line, "a literal or 0");
            return false;
        }
        if (!value)
            return true;
        if (value > VAR_MAX || -value > VAR_MAX) {
            while (line->at > p->in.cursor && !is_space(line->at[-1]))
                line->at--;
            char quoted[INPUT_QUOTED];
            diag_quote(quoted, sizeof quoted, line->at, token_length(line));
            proofstep_malformed(p, step_bytes(p, line),
                                "literal %s exceeds %u, the most variables there can be", quoted,
                                VAR_MAX);
            return false;
        }
        if (!proofstep_literal(p, lit_of((int)value)))
            return false;
    }
}

/* Goes to the next line.  Returns event if nothing else is on this one. */
static enum proof_event end_line(struct proof *p, struct line *line, enum proof_event event) {
    next_token(line);
    if (line->at < line->end || cut_off(line))
        return malformed(p, line, "the end of the line");
    p->in.cursor = line->at;
    input_skip_line(&p->in);
    return event;
}

/* Reads a part of the numbers, negative ones only as hints, and with the last part the end of the
 * line. */
static enum proof_event read_numbers(struct proof *p, struct line *line) {
    enum proof_event event = p->hints ? PROOF_ADD : PROOF_DELETE;
    while (p->numbers.size < PROOF_PART) {
        int64_t value;
        next_token(line);
        const unsigned char *token = line->at;
        uint64_t place = step_bytes(p, line);
        bool found = integer(line, &value);
        if (found && !value)
            return end_line(p, line, event);
        if (!found || value > PROOF_NUMBER_MAX || -value > PROOF_NUMBER_MAX ||
            (value < 0 && !p->hints)) {
            line->at = token;
            return malformed(p, line, p->hints ? "a hint or 0" : "the number of a clause or 0");
        }
        proofstep_number(p, value, place);
    }
    p->in.cursor = line->at;
    p->more = true;
    return cut_off(line) ? failed_read(p) : event;
}

static enum proof_event lrat_step(struct proof *p, struct line *line) {
    assert(p->format == PROOF_LRAT && !p->numbers.size);
    int64_t id;
    next_token(line);
    const unsigned char *token = line->at;
    if (!integer(line, &id) || id < 0 || id > PROOF_NUMBER_MAX) {
        line->at = token;
        return malformed(p, line, "the number of a clause");
    }
    p->id = (uint64_t)id;
    p->hints = !skip_letter(line, 'd');
    return !p->hints || read_literals(p, line) ? read_numbers(p, line) : PROOF_ERROR;
}

static enum proof_event drat_step(struct proof *p, struct line *line) {
    assert(p->format == PROOF_DRAT && !p->numbers.size);
    enum proof_event event = skip_letter(line, 'd') ? PROOF_DELETE : PROOF_ADD;
    return read_literals(p, line) ? end_line(p, line, event) : PROOF_ERROR;
}

enum proof_event prooftext_next(struct proof *p) {
    struct line line;
    if (next_line(p, &line))
        return p->format == PROOF_LRAT ? lrat_step(p, &line) : drat_step(p, &line);
    return p->in.failure ? failed_read(p) : PROOF_END;
}

enum proof_event prooftext_more(struct proof *p) {
    assert(p->format == PROOF_LRAT && !p->binary && !p->numbers.size);
    struct line line = line_here(&p->in);
    return read_numbers(p, &line);
}
