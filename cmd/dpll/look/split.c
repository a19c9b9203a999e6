/* SPDX-License-Identifier: MIT */
#include "look/split.h"

#include <assert.h>

#include "look/path.h"
#include "look/prove.h"
#include "state/log.h"
#include "state/parts.h"

bool split_idle(const struct solver *s) {
    const struct settings *settings = s->settings;
    return settings->parts && !parts_held(settings->parts, settings->worker);
}

bool split_urgent(const struct solver *s) {
    const struct settings *settings = s->settings;
    const struct parts *parts = settings->parts;
    return parts && (parts_held(parts, settings->worker) ? parts_asked(parts)
                                                         : parts_waits(parts, settings->worker));
}

void split_ask(struct solver *s) {
    assert(split_idle(s));
    size_t size;
    const uint32_t *message = parts_ask(s->settings->parts, s->settings->worker, &size);
    log_words(s, "split", message ? "a part is taken" : "no part yet");
    if (message)
        path_read(s, message, size);
}

/* Levels must lie below a branch given away, so that it is worth the cost of moving. */
void split_give(struct solver *s) {
    struct look *look = s->look;
    struct parts *parts = s->settings->parts;
    size_t first = s->assumptions.size + look->given;
    if (!parts || !parts_asked(parts) || s->levels.size < first + 1 + s->tuned->look_levels_left ||
        s->vars > s->formula->vars)
        return;
    path_write(s, (unsigned)first);
    log_words(s, "split", "the other side of level %zu is offered", first + 1);
    if (parts_give(parts, s->settings->worker, look->message.data, look->message.size))
        look->given++;
}

bool split_end(struct solver *s) {
    assert(parts_held(s->settings->parts, s->settings->worker));
    s->look->given = 0;
    if (s->proof)
        prove_part(s);
    return parts_end(s->settings->parts, s->settings->worker);
}

/* Two words for each level, and a decision for levels whose decision was true already. */
size_t split_words(size_t vars) {
    return 4 * (vars + 1);
}
