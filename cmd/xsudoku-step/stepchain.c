/* SPDX-License-Identifier: MIT */
#include "stepchain.h"

#include <assert.h>
#include <string.h>

#include "common/human/technique.h"
#include "common/human/wing.h"
#include "common/human/wwing.h"

static void add(struct stepchain *chain, const struct step_part *part, Set digit) {
    assert(chain->count < STEP_PARTS_MAX && set_is_one(digit) && part->begin < part->end);
    chain->nodes[chain->count] = *part;
    chain->nodes[chain->count++].digits = digit;
}

/* Adds the parts unchanged. */
static void add_all(struct stepchain *chain, const struct step *step) {
    assert(step->part_count <= STEP_PARTS_MAX);
    memcpy(chain->nodes, step->parts, step->part_count * sizeof *chain->nodes);
    chain->count = step->part_count;
}

/* Two cells with the same candidates, of which each sees one of two places of a digit: those of the
 * parts behind them. */
static void add_w_wing(struct stepchain *chain, const struct step *step) {
    assert(step->part_count >= 4);
    const struct step_part *part = step->parts;
    Set joining = part[2].digits, other = part[0].digits & ~joining;
    add(chain, &part[0], other);
    add(chain, &part[0], joining);
    add(chain, &part[2], joining);
    add(chain, &part[3], joining);
    add(chain, &part[1], joining);
    add(chain, &part[1], other);
}

/* A cell that shares a candidate with each of two others. */
static void add_xy_wing(struct stepchain *chain, const struct step *step) {
    assert(step->part_count >= 3);
    const struct step_part *pivot = step->parts, *a = pivot + 1, *b = pivot + 2;
    add(chain, a, a->digits & ~pivot->digits);
    add(chain, a, a->digits & pivot->digits);
    add(chain, pivot, a->digits & pivot->digits);
    add(chain, pivot, b->digits & pivot->digits);
    add(chain, b, b->digits & pivot->digits);
    add(chain, b, b->digits & ~pivot->digits);
}

struct stepchain stepchain_of(const struct step *step) {
    struct stepchain chain = {.cells = step->cells};
    const struct technique *technique = step->technique;
    const char *where = technique->where[WORDS_ENGLISH];
    if (!where)
        return chain;
    if (!strncmp(where, "%x", 2) || strstr(where, "%1=%2-%3=%4"))
        add_all(&chain, step);
    else if (technique->find == wwing)
        add_w_wing(&chain, step);
    else if (technique->find == wing_xy)
        add_xy_wing(&chain, step);
    chain.loop = !strncmp(where, "%x-", 3);
    return chain;
}
