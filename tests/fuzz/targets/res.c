/* SPDX-License-Identifier: MIT */
/* Fuzz target: the reader for results, in both forms. */
#include "common/formulas/reswrite.h"

#include <string.h>

#include "target.h"

/* What a block of results is written as. */
enum form { LITERALS, OWN, COMPETITION };

/* As many variables as resverify would allow for a small formula. */
enum { VARS = 99 };

static Var count_values(const struct res *r) {
    Var count = 0;
    for (Var var = 0; var < r->vars; var++)
        count += res_value(r, var) != 0;
    return count;
}

static void write_literals(struct output *out, const struct res *r) {
    output_char(out, 'v');
    for (Var var = 0; var < r->vars; var++)
        if (res_value(r, var)) {
            output_char(out, ' ');
            output_integer(out, res_value(r, var) > 0 ? (int)var + 1 : -(int)var - 1);
        }
    output_text(out, " 0\n");
}

/* Returns whether the form can tell what the model says: only literals leave variables out. */
static bool write_model(struct output *out, const struct res *r, enum form form) {
    if (form == LITERALS)
        write_literals(out, r);
    else if (form == OWN)
        reswrite_model(out, r->values, r->vars, true);
    else
        reswrite_competition_model(out, r->values, r->vars);
    return form == LITERALS || r->assigned == r->vars;
}

/* In MiniSat's form the answer stands alone, and the values behind it. */
static void require_begin(const struct feed *feed, uint64_t line, uint64_t column,
                          const char *first, const char *property) {
    int byte = feed_byte(feed, line, column);
    require(byte > 0 && strchr(first, byte), property);
}

static bool copy_block(const struct feed *feed, struct res *r, enum form form, struct output *out) {
    bool faithful = true;
    uint64_t models = 0;
    require_begin(feed, r->line, r->column, r->bare ? "SUI" : "s", "a block begins at its answer");
    if (form == COMPETITION)
        reswrite_competition_answer(out, r->answer);
    else
        reswrite_answer(out, r->answer);
    while (res_model(r)) {
        require(r->answer == RES_SAT, "only a positive answer has a model");
        require(r->models == ++models, "models are counted");
        require(r->vars <= VARS, "a model keeps to the variables there are");
        require(r->assigned == count_values(r), "values are counted");
        require_begin(feed, r->model.line, r->model.column, r->bare ? "v-0123456789" : "v",
                      "a model begins at its first line");
        faithful &= write_model(out, r, form);
    }
    return faithful;
}

/* Writes all blocks, and the message where they end with an error.  Returns whether all was read
 * and can be told in this form. */
static bool copy(const void *bytes, size_t size, bool in_pieces, enum form form,
                 struct output *out) {
    struct feed feed;
    struct memory memory;
    struct res r;
    bool faithful = true;
    transcript_begin(out);
    feed_begin(&feed, bytes, size, in_pieces);
    memory_init(&memory, TARGET_MEMORY);
    require(res_open(&r, feed.path, &memory), "a pipe can be opened");
    r.limit = VARS;
    feed_attach(&feed, &r.in);
    while (res_begin(&r))
        faithful &= copy_block(&feed, &r, form, out);
    if (r.failed) {
        require_message(&feed, &r.diag);
        require(!res_begin(&r) && !res_model(&r), "an error is the end");
        write_message(out, &r.diag);
        faithful = false;
    }
    res_close(&r);
    feed_end(&feed);
    require(!memory.used, "all memory is released");
    return faithful && !out->failure;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct output whole, other, again;
    if (size > TARGET_SIZE_MAX)
        return 0;
    bool good = copy(data, size, false, LITERALS, &whole);
    copy(data, size, true, LITERALS, &other);
    require_same(&whole, &other, "what is read does not depend on the pieces it comes in");
    if (!good)
        return 0;
    for (enum form form = LITERALS; form <= COMPETITION; form++)
        if (copy(data, size, false, form, &other)) {
            copy(other.buffer, other.used, false, LITERALS, &again);
            require_same(&whole, &again, "what is written reads the same");
        }
    return 0;
}
