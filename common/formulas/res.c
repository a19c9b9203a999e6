/* SPDX-License-Identifier: MIT */
#include "common/formulas/res.h"

#include <assert.h>
#include <string.h>

enum { TOKEN_MAX = 64 };

#define STEP_MAX INT64_C(99999999999999999)

bool res_open(struct res *r, const char *path, struct memory *memory) {
    *r = (struct res){.limit = VAR_MAX};
    r->failed = !input_open(&r->in, path, memory, &r->diag);
    r->in.text = r->in.packed = true;
    return !r->failed;
}

void res_close(struct res *r) {
    if (!r->in.buffer)
        return;
    memory_release(r->in.memory, r->values);
    stack_free(r->in.memory, &r->runs);
    input_close(&r->in);
}

/* Fills diag for the token at the cursor: "expected WHAT, found 'TOKEN'". */
static bool unexpected(struct res *r, const char *what) {
    r->failed = true;
    return input_unexpected(&r->in, &r->diag, what);
}

/* Whether values may follow the answer, if there was one; if not, reports an error. */
static bool values_expected(struct res *r) {
    if (r->answer == RES_SAT)
        return true;
    return unexpected(r, r->line ? "another s line, for only a positive answer has values"
                                 : "a line 's ANSWER'");
}

struct answer_word {
    const char *word;
    enum res_answer answer;
};

static const struct answer_word words[] = {{"1", RES_SAT},
                                           {"0", RES_UNSAT},
                                           {"-1", RES_UNKNOWN},
                                           {"SATISFIABLE", RES_SAT},
                                           {"UNKNOWN", RES_UNKNOWN},
                                           {"UNSATISFIABLE", RES_UNSAT},
                                           {0}};

/* Answers of MiniSat, each alone on its line. */
static const struct answer_word bare_words[] = {
    {"SAT", RES_SAT}, {"UNSAT", RES_UNSAT}, {"INDET", RES_UNKNOWN}, {0}};

/* The word of the list at the cursor, or NULL. */
static const struct answer_word *find_word(struct res *r, const struct answer_word *list) {
    size_t length = input_token(&r->in, TOKEN_MAX);
    for (; list->word; list++)
        if (length == strlen(list->word) && !memcmp(list->word, r->in.cursor, length))
            return list;
    return NULL;
}

/* The letter that a line in MiniSat's form would have: s, v, or 0 for neither. */
static int bare_line(struct res *r, int c) {
    if (find_word(r, bare_words))
        return 's';
    return r->bare && r->answer == RES_SAT && (c == '-' || (c >= '0' && c <= '9')) ? 'v' : 0;
}

/* The letter of the next significant line: s, v, inside a model also t, or -1 at the end.  Returns
 * 0 after an error. */
static int next_line(struct res *r, bool in_model) {
    for (;;) {
        int c = input_skip_blanks(&r->in);
        if (c < 0 && !r->in.failure)
            return -1;
        size_t length = input_token(&r->in, 2);
        int bare = length == 1 && c == 'v' ? 0 : bare_line(r, c);
        if (bare)
            return bare;
        if (length != 1 || !memchr("csvt", c, 4)) {
            unexpected(r, "a line starting with s, v, t or c");
            return 0;
        }
        if (c == 'v' && !values_expected(r))
            return 0;
        if (c == 's' || c == 'v' || (c == 't' && in_model))
            return c;
        input_skip_line(&r->in);
    }
}

static bool read_answer(struct res *r) {
    const struct answer_word *found = find_word(r, bare_words);
    r->bare = found;
    if (!found) {
        r->in.cursor++;
        input_skip_spaces(&r->in);
        found = find_word(r, words);
    }
    if (!found)
        return unexpected(r, "1, 0, -1, SATISFIABLE, UNSATISFIABLE or UNKNOWN");
    r->answer = found->answer;
    r->in.cursor += strlen(found->word);
    return true;
}

static bool end_of_line(struct res *r) {
    int c = input_skip_spaces(&r->in);
    return c == '\n' || (c < 0 && !r->in.failure) || unexpected(r, "the end of the line");
}

bool res_begin(struct res *r) {
    int c;
    if (r->failed)
        return false;
    input_skip_mark(&r->in);
    while ((c = next_line(r, false)) == 'v')
        if (!res_model(r)) /* The caller did not read it, but it must be well-formed. */
            return false;
    if (c == -1 && !r->line && !r->may_be_empty) {
        input_locate(&r->in, &r->diag);
        diag_set(&r->diag, "expected a line 's ANSWER', found the end of the input");
        r->failed = true;
    }
    if (c != 's')
        return false;
    r->line = r->in.line;
    r->column = input_column(&r->in);
    r->models = 0;
    return read_answer(r) && end_of_line(r);
}

/* Clears the values given and touches no others, whose memory may never have been used. */
static void forget_model(struct res *r) {
    for (size_t i = 0; i < r->runs.size; i++)
        memset(r->values + r->runs.data[i].first, 0, r->runs.data[i].end - r->runs.data[i].first);
    stack_clear(&r->runs);
    r->vars = r->assigned = 0;
}

/* Makes room for variables up to var, without a value, without touching the memory. */
static void grow_values(struct res *r, Var var) {
    assert(var >= r->vars && r->vars <= r->capacity);
    if (var >= r->capacity) {
        size_t capacity = var + (size_t)var / 2 + 256;
        signed char *values = memory_zeroed(r->in.memory, capacity, 1);
        for (size_t i = 0; i < r->runs.size; i++)
            memcpy(values + r->runs.data[i].first, r->values + r->runs.data[i].first,
                   r->runs.data[i].end - r->runs.data[i].first);
        memory_release(r->in.memory, r->values);
        r->values = values;
        r->capacity = capacity;
    }
    r->vars = var + 1;
}

/* Reports that the literal at the cursor has a variable above the limit. */
static bool too_large(struct res *r) {
    char quoted[INPUT_QUOTED];
    r->failed = true;
    input_locate(&r->in, &r->diag);
    input_quote(&r->in, quoted);
    if (r->limit == VAR_MAX)
        return diag_set(&r->diag, "literal %s exceeds %u, the most variables there can be", quoted,
                        VAR_MAX);
    return diag_set(&r->diag, "literal %s exceeds the %u variable%s of the formula", quoted,
                    r->limit, r->limit == 1 ? "" : "s");
}

/* Reports that the model has the literal at the cursor and its negation. */
static bool contradiction(struct res *r, int elit) {
    r->failed = true;
    input_locate(&r->in, &r->diag);
    return diag_set(&r->diag, "literal %d contradicts %d earlier in this model", elit, -elit);
}

/* Counts a variable that gets its first value in this model. */
static void note_value(struct res *r, Var var) {
    struct res_runs *runs = &r->runs;
    assert(r->assigned < r->vars && !r->values[var]);
    if (runs->size && stack_top(runs).end == var)
        stack_top(runs).end++;
    else
        stack_push(r->in.memory, runs, ((struct res_run){var, var + 1}));
    r->assigned++;
}

/* Sets the variable of a literal, which starts at offset. */
static bool set_value(struct res *r, int elit, uint64_t offset) {
    Lit lit = lit_of(elit);
    Var var = lit_var(lit);
    signed char value = lit_sign(lit);
    if (var >= r->limit) {
        input_return(&r->in, offset);
        return too_large(r);
    }
    if (var >= r->vars)
        grow_values(r, var);
    if (r->values[var] == -value) {
        input_return(&r->in, offset);
        return contradiction(r, elit);
    }
    if (!r->values[var])
        note_value(r, var);
    r->values[var] = value;
    return true;
}

/* Reads the literals of one v line.  *closed is set by a 0, which must be the last. */
static bool read_values(struct res *r, bool *closed) {
    r->in.cursor += *r->in.cursor == 'v';
    for (;;) {
        int64_t elit = 0;
        int c = input_skip_spaces(&r->in);
        if (c == '\n' || (c < 0 && !r->in.failure))
            return true;
        uint64_t offset = input_offset(&r->in);
        enum input_number kind = input_integer(&r->in, VAR_MAX, &elit);
        if (kind == INPUT_TOO_LARGE)
            return too_large(r);
        if (kind == INPUT_NO_NUMBER)
            return unexpected(r, "a literal");
        if (!elit) {
            *closed = true;
            return end_of_line(r);
        }
        if (!set_value(r, (int)elit, offset))
            return false;
    }
}

bool res_model(struct res *r) {
    bool closed = false;
    int c = r->failed ? 0 : next_line(r, false);
    if (c && c != 'v' && r->answer == RES_SAT && !r->models && r->limit)
        return unexpected(r, "a v line with the values");
    if (c != 'v')
        return false;
    forget_model(r);
    assert(!r->assigned && r->answer == RES_SAT);
    input_locate(&r->in, &r->model);
    do
        if (!read_values(r, &closed))
            return false;
    while (!closed && next_line(r, true) == 'v');
    r->models++;
    return !r->failed;
}

/* Whether the word "step" follows a c; skips it. */
static bool is_step(struct res *r) {
    r->in.cursor++;
    input_skip_spaces(&r->in);
    if (input_token(&r->in, 5) != 4 || memcmp(r->in.cursor, "step", 4) != 0)
        return false;
    r->in.cursor += 4;
    input_skip_spaces(&r->in);
    return true;
}

bool res_step(struct res *r, uint64_t *step) {
    while (input_skip_blanks(&r->in) == 'c' && input_token(&r->in, 2) == 1) {
        int64_t number = 0;
        if (!is_step(r)) {
            input_skip_line(&r->in);
            continue;
        }
        if (input_integer(&r->in, STEP_MAX, &number) != INPUT_NUMBER || number < 0)
            return unexpected(r, "the number of a step");
        *step = (uint64_t)number;
        return end_of_line(r);
    }
    return false;
}

bool res_complete(struct res *r, Var vars) {
    Var var = 0;
    while (var < vars && res_value(r, var))
        var++;
    if (var == vars)
        return true;
    r->failed = true;
    r->diag = r->model;
    return diag_set(&r->diag, "variable %u has no value in this model: --partial allows that",
                    var + 1);
}
