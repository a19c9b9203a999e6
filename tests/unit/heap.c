/* SPDX-License-Identifier: MIT */
/* The heap of variables, beside an array that is searched for its largest score. */
#include "state/heap.h"

#include "common/base/diag.h"
#include "common/base/random.h"
#include "unit.h"

const char diag_tool[] = "unit-heap";

enum { VARS = 100, STEPS = 20000 };

/* What must be in the heap, and with which score. */
struct model {
    bool present[VARS];
    double scores[VARS];
    uint32_t size;
};

static double best_score(const struct model *model) {
    double best = -1;
    for (Var var = 0; var < VARS; var++)
        if (model->present[var] && model->scores[var] > best)
            best = model->scores[var];
    return best;
}

static void push(struct heap *heap, struct model *model, Var var) {
    if (model->present[var])
        return;
    heap_push(heap, var);
    model->present[var] = true;
    model->size++;
}

static void pop(struct heap *heap, struct model *model) {
    if (!model->size)
        return;
    double best = best_score(model);
    Var var = heap_pop(heap);
    CHECK(model->present[var]);
    CHECK(model->scores[var] == best);
    model->present[var] = false;
    model->size--;
}

static void drop(struct heap *heap, struct model *model, Var var) {
    heap_remove(heap, var);
    model->size -= model->present[var];
    model->present[var] = false;
}

static void set(struct heap *heap, struct model *model, Var var, double score) {
    if (score >= model->scores[var])
        heap_raise(heap, var, score);
    else
        heap_set(heap, var, score);
    model->scores[var] = score;
}

static void scale(struct heap *heap, struct model *model) {
    heap_scale(heap, 0.5);
    for (Var var = 0; var < VARS; var++)
        model->scores[var] *= 0.5;
}

static void step(struct heap *heap, struct model *model, struct random *random) {
    Var var = random_below(random, VARS);
    switch (random_below(random, 16)) {
    case 0:
        scale(heap, model);
        break;
    case 1:
    case 2:
        drop(heap, model, var);
        break;
    case 3:
    case 4:
    case 5:
        pop(heap, model);
        break;
    case 6:
    case 7:
    case 8:
    case 9:
        set(heap, model, var, (double)random_below(random, 50));
        break;
    default:
        push(heap, model, var);
    }
}

int main(void) {
    struct memory memory;
    struct heap heap = {0};
    struct model model = {0};
    struct random random = {1};
    memory_init(&memory, 0);
    heap_grow(&heap, &memory, VARS / 2);
    heap_grow(&heap, &memory, VARS);
    for (unsigned i = 0; i < STEPS; i++) {
        step(&heap, &model, &random);
        CHECK_SAME(heap.size, model.size);
        Var var = i % VARS;
        CHECK_SAME(heap_has(&heap, var), model.present[var]);
        CHECK(heap.scores[var] == model.scores[var]);
    }
    while (model.size)
        pop(&heap, &model);
    heap_free(&heap, &memory);
    CHECK_SAME(memory.used, 0);
    return unit_end();
}
