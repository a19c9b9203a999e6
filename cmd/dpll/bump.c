#include "bump.h"

#include "cdcl.h"

#define SCORE_MAX 1e150
#define SCORE_DECAY 0.95

static void bump_scores(struct cdcl *cdcl) {
    struct heap *heap = &cdcl->heap;
    for (size_t i = 0; i < cdcl->analyzed.size; i++) {
        Var var = cdcl->analyzed.data[i];
        heap_raise(heap, var, heap->scores[var] + cdcl->increment);
        if (heap->scores[var] <= SCORE_MAX)
            continue;
        heap_scale(heap, 1 / SCORE_MAX);
        cdcl->increment /= SCORE_MAX;
    }
    cdcl->increment /= SCORE_DECAY;
}

/* Keeps the order that the variables have among themselves. */
static void bump_queue(struct solver *s) {
    struct cdcl *cdcl = s->cdcl;
    size_t count = cdcl->analyzed.size;
    stack_clear(&cdcl->bumped);
    stack_reserve(s->memory, &cdcl->bumped, 2 * count);
    struct stamped *items = cdcl->bumped.data;
    for (size_t i = 0; i < count; i++) {
        Var var = cdcl->analyzed.data[i];
        items[i] = (struct stamped){cdcl->queue.links[var].stamp, var};
    }
    sort_stamped(items, count);
    for (size_t i = 0; i < count; i++)
        queue_bump(&cdcl->queue, items[i].value);
}

void bump_analyzed(struct solver *s) {
    if (s->cdcl->stable)
        bump_scores(s->cdcl);
    else
        bump_queue(s);
}
