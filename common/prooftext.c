#include "common/prooftext.h"

/* The line at hand, brought into the buffer whole. */
struct line {
    const unsigned char *text, *at, *end;
    bool unterminated; /* the input ends here, without a newline */
};

static bool is_space(int c) {
    return c != '\n' && input_is_blank(c);
}

static inline void skip_spaces(struct line *line) {
    while (line->at < line->end && is_space(*line->at))
        line->at++;
}

static size_t token_length(const struct line *line) {
    const unsigned char *at = line->at;
    while (at < line->end && !is_space(*at))
        at++;
    return (size_t)(at - line->at);
}

/* Steps over the token at hand if it is this one letter. */
static bool skip_letter(struct line *line, char letter) {
    skip_spaces(line);
    if (line->at == line->end || *line->at != letter || token_length(line) != 1)
        return false;
    line->at++;
    return true;
}

/* Brings the next line that is neither empty nor a comment, and points the step at its first token.
 * Returns false at the end. */
static bool next_line(struct proof *p, struct line *line) {
    size_t length;
    while (input_skip_blanks(&p->in) == 'c')
        input_skip_line(&p->in);
    p->line = p->in.line;
    p->column = input_column(&p->in);
    if (!input_line(&p->in, &line->text, &length))
        return false;
    line->at = line->text;
    line->end = line->text + length;
    line->unterminated = p->in.cursor[-1] != '\n';
    return true;
}

static enum proof_event malformed(struct proof *p, const struct line *line, const char *what) {
    char quoted[INPUT_QUOTED];
    uint64_t bytes = (uint64_t)(line->at - line->text);
    size_t length = token_length(line);
    if (!length)
        return step_malformed(p, bytes, "expected %s, found the end of the %s", what,
                              line->unterminated ? "input" : "line");
    return step_malformed(p, bytes, "expected %s, found '%s'", what,
                          diag_quote(quoted, sizeof quoted, line->at, length));
}

/* Reads a decimal integer of any length into *value, cut to |*value| <= PROOF_NUMBER_MAX + 1, and
 * steps over it.  Returns false, and moves nothing, when something else is there, or -0. */
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
    *value = negative ? -sum : sum;
    line->at = at;
    return true;
}

/* Skips blanks and reads an integer.  Returns false, at the token, when something else follows. */
static inline bool next_integer(struct line *line, int64_t *value) {
    int small;
    skip_spaces(line);
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
        if (!next_integer(line, &value)) {
            malformed(p, line, "a literal or 0");
            return false;
        }
        if (!value)
            return true;
        if (value > VAR_MAX || -value > VAR_MAX) {
            while (line->at > line->text && !is_space(line->at[-1]))
                line->at--;
            char quoted[INPUT_QUOTED];
            diag_quote(quoted, sizeof quoted, line->at, token_length(line));
            step_malformed(p, (uint64_t)(line->at - line->text),
                           "literal %s exceeds %u, the most variables there can be", quoted,
                           VAR_MAX);
            return false;
        }
        if (!step_literal(p, lit_of((int)value)))
            return false;
    }
}

/* Reads numbers of clauses up to their 0, negative ones only where hints allow it.  Returns false
 * after an error. */
static bool read_numbers(struct proof *p, struct line *line, bool hints) {
    const char *what = hints ? "a hint or 0" : "the number of a clause or 0";
    for (;;) {
        int64_t value;
        skip_spaces(line);
        const unsigned char *token = line->at;
        bool found = next_integer(line, &value);
        if (found && !value)
            return true;
        if (!found || value > PROOF_NUMBER_MAX || -value > PROOF_NUMBER_MAX ||
            (value < 0 && !hints)) {
            line->at = token;
            malformed(p, line, what);
            return false;
        }
        stack_push(p->in.memory, &p->numbers, value);
        stack_push(p->in.memory, &p->places, (uint64_t)(token - line->text));
    }
}

static enum proof_event end_line(struct proof *p, struct line *line, enum proof_event event) {
    skip_spaces(line);
    return line->at == line->end ? event : malformed(p, line, "the end of the line");
}

static enum proof_event lrat_step(struct proof *p, struct line *line) {
    int64_t id;
    if (!next_integer(line, &id) || id < 0 || id > PROOF_NUMBER_MAX) {
        line->at = line->text;
        return malformed(p, line, "the number of a clause");
    }
    p->id = (uint64_t)id;
    if (skip_letter(line, 'd')) {
        if (!read_numbers(p, line, false))
            return PROOF_ERROR;
        return end_line(p, line, PROOF_DELETE);
    }
    if (!read_literals(p, line) || !read_numbers(p, line, true))
        return PROOF_ERROR;
    return end_line(p, line, PROOF_ADD);
}

static enum proof_event drat_step(struct proof *p, struct line *line) {
    enum proof_event event = skip_letter(line, 'd') ? PROOF_DELETE : PROOF_ADD;
    return read_literals(p, line) ? end_line(p, line, event) : PROOF_ERROR;
}

enum proof_event text_next(struct proof *p) {
    struct line line;
    if (next_line(p, &line))
        return p->format == PROOF_LRAT ? lrat_step(p, &line) : drat_step(p, &line);
    if (!p->in.failure)
        return PROOF_END;
    input_failed(&p->in, &p->diag);
    return PROOF_ERROR;
}
