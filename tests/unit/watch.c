/* SPDX-License-Identifier: MIT */
/* Watch lists in one pool, beside lists with room of their own. */
#include "state/watch.h"

#include "common/base/diag.h"
#include "common/base/random.h"
#include "unit.h"

const char diag_tool[] = "unit-watch";

enum { LITS = 30, WATCHES_MAX = 500, STEPS = 200 };

struct model {
    struct watch watches[LITS][WATCHES_MAX];
    uint32_t sizes[LITS];
};

static void push(struct watches *watches, struct memory *memory, struct model *model, Lit lit,
                 uint32_t number) {
    struct watch watch = {number, number * 3};
    if (model->sizes[lit] == WATCHES_MAX)
        return;
    watches_push(watches, memory, lit, watch);
    model->watches[lit][model->sizes[lit]++] = watch;
}

static void check_same(const struct watches *watches, const struct model *model) {
    size_t capacity = 0;
    for (Lit lit = 0; lit < LITS; lit++) {
        const struct watch_list *list = &watches->lists[lit];
        CHECK_SAME(list->size, model->sizes[lit]);
        CHECK(list->size <= list->capacity);
        CHECK(!list->capacity || list->begin + list->capacity <= watches->used);
        capacity += list->capacity;
        for (uint32_t i = 0; i < list->size; i++) {
            const struct watch *found = &watches->pool[list->begin + i];
            CHECK_SAME(found->blocker, model->watches[lit][i].blocker);
            CHECK_SAME(found->ref, model->watches[lit][i].ref);
        }
    }
    CHECK(capacity <= watches->used && watches->used <= watches->capacity);
}

/* Cuts a list off, as propagation and collection do. */
static void cut(struct watches *watches, struct model *model, Lit lit, uint32_t size) {
    if (size > model->sizes[lit])
        return;
    watches->lists[lit].size = model->sizes[lit] = size;
}

/* Whether holes and room for more are little: a list may have twice the room that it needs. */
static bool is_saving(const struct watches *watches) {
    size_t total = 0;
    for (Lit lit = 0; lit < LITS; lit++)
        total += 2 * (size_t)watches->lists[lit].size;
    return watches->used - watches->used / 8 <= total;
}

static void rebuild(struct watches *watches, struct memory *memory, struct random *random) {
    uint32_t counts[LITS];
    for (Lit lit = 0; lit < LITS; lit++)
        counts[lit] = random_below(random, 20);
    switch (random_below(random, 4)) {
    case 0:
        watches_squeeze(watches, memory);
        break;
    case 1:
        watches_compact(watches, memory);
        break;
    case 2:
        watches_save(watches, memory);
        CHECK(is_saving(watches));
        break;
    default:
        watches_layout(watches, memory, counts);
        for (Lit lit = 0; lit < LITS; lit++)
            CHECK(watches->lists[lit].capacity >= watches->lists[lit].size + counts[lit]);
    }
}

int main(void) {
    static struct model model;
    struct memory memory;
    struct watches watches = {0};
    struct random random = {1};
    memory_init(&memory, 0);
    watches_grow(&watches, &memory, LITS / 2);
    watches_grow(&watches, &memory, LITS);
    for (uint32_t i = 0; i < STEPS; i++) {
        Lit busy = random_below(&random, LITS);
        for (unsigned k = 0; k < 60; k++)
            push(&watches, &memory, &model, k % 2 ? busy : random_below(&random, LITS),
                 i * 100 + k);
        cut(&watches, &model, random_below(&random, LITS), random_below(&random, 9));
        if (i % 4 == 3)
            rebuild(&watches, &memory, &random);
        check_same(&watches, &model);
    }
    watches_empty(&watches);
    memset(model.sizes, 0, sizeof model.sizes);
    check_same(&watches, &model);
    watches_free(&watches, &memory);
    CHECK_SAME(memory.used, 0);
    return unit_end();
}
