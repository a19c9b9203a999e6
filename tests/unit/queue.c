/* SPDX-License-Identifier: MIT */
/* The queue of variables, beside an array in its order. */
#include "state/queue.h"

#include "common/base/diag.h"
#include "common/base/random.h"
#include "unit.h"

const char diag_tool[] = "unit-queue";

enum { VARS = 40, STEPS = 5000 };

/* The variables that must be in the queue, the oldest first. */
struct model {
    Var vars[VARS];
    unsigned size;
};

static unsigned find(const struct model *model, Var var) {
    unsigned at = 0;
    while (at < model->size && model->vars[at] != var)
        at++;
    return at;
}

static void take(struct model *model, unsigned at) {
    model->size--;
    memmove(model->vars + at, model->vars + at + 1, (model->size - at) * sizeof *model->vars);
}

/* Forth and back, the same variables in the same order, with stamps that grow. */
static void check_same(const struct queue *queue, const struct model *model) {
    Var var = queue->first, before = QUEUE_NONE;
    bool finger = !model->size;
    for (unsigned i = 0; i < model->size; i++) {
        CHECK_SAME(var, model->vars[i]);
        CHECK_SAME(queue->links[var].before, before);
        CHECK(before == QUEUE_NONE || queue->links[before].stamp < queue->links[var].stamp);
        finger |= var == queue->search;
        before = var;
        var = queue->links[var].after;
    }
    CHECK_SAME(var, QUEUE_NONE);
    CHECK_SAME(queue->last, before);
    CHECK(finger);
}

static void step(struct queue *queue, struct model *model, struct random *random) {
    Var var = random_below(random, VARS);
    unsigned at = find(model, var);
    if (at == model->size) {
        queue_insert(queue, var);
        CHECK_SAME(queue->search, var);
        model->vars[model->size++] = var;
    } else if (model->size > 1 && !random_below(random, 3)) {
        queue_remove(queue, var);
        take(model, at);
    } else {
        queue_bump(queue, var);
        take(model, at);
        model->vars[model->size++] = var;
    }
}

/* Some variables of the model, in any order, are the newest, in the order that they had. */
static void bump_some(struct queue *queue, struct model *model, struct random *random,
                      struct memory *memory, struct stamped_stack *scratch) {
    struct model kept = {.size = 0}, bumped = {.size = 0};
    Var vars[VARS];
    for (unsigned i = 0; i < model->size; i++) {
        struct model *to = random_below(random, 3) ? &kept : &bumped;
        to->vars[to->size++] = model->vars[i];
    }
    for (unsigned i = 0; i < bumped.size; i++) {
        unsigned other = random_below(random, i + 1);
        vars[i] = vars[other];
        vars[other] = bumped.vars[i];
    }
    queue_bump_all(queue, vars, bumped.size, memory, scratch);
    memcpy(model->vars, kept.vars, kept.size * sizeof *vars);
    memcpy(model->vars + kept.size, bumped.vars, bumped.size * sizeof *vars);
}

/* The first `count` variables, the first one the newest. */
static void reset(struct queue *queue, struct model *model, Var count) {
    queue_reset(queue, count);
    model->size = 0;
    while (count-- > 0)
        model->vars[model->size++] = count;
}

int main(void) {
    struct memory memory;
    struct stamped_stack scratch = {0};
    struct queue queue;
    struct model model = {.size = 0};
    struct random random = {1};
    memory_init(&memory, 0);
    queue_init(&queue);
    check_same(&queue, &model);
    for (Var room = VARS / 2; room <= VARS; room += VARS / 2) {
        queue_grow(&queue, &memory, room);
        while (model.size < room) {
            model.vars[model.size] = model.size;
            model.size++;
        }
        check_same(&queue, &model);
        CHECK_SAME(queue.search, queue.last);
    }
    for (unsigned i = 0; i < STEPS; i++) {
        step(&queue, &model, &random);
        check_same(&queue, &model);
        if (i % 8 == 7)
            bump_some(&queue, &model, &random, &memory, &scratch);
        check_same(&queue, &model);
    }
    for (Var count = 0; count <= VARS; count++) {
        reset(&queue, &model, count);
        check_same(&queue, &model);
        CHECK_SAME(queue.search, queue.last);
    }
    memory_clear(&memory);
    return unit_end();
}
