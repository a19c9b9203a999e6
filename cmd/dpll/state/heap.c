/* SPDX-License-Identifier: MIT */
#include "state/heap.h"

#include <assert.h>

#include "common/base/index.h"

void heap_grow(struct heap *heap, struct memory *memory, Var room) {
    size_t old = heap->room;
    if (room <= old)
        return;
    heap->vars = memory_resize(memory, heap->vars, memory_bytes(room, sizeof *heap->vars));
    heap->places = memory_resize(memory, heap->places, memory_bytes(room, sizeof *heap->places));
    heap->scores = memory_extend(memory, heap->scores, room, sizeof *heap->scores);
    for (Var var = heap->room; var < room; var++)
        memory_at(heap->places, var) = HEAP_ABSENT;
    heap->room = room;
}

void heap_free(struct heap *heap, struct memory *memory) {
    memory_release(memory, heap->vars);
    memory_release(memory, heap->places);
    memory_release(memory, heap->scores);
    *heap = (struct heap){0};
}

static void put(struct heap *heap, uint32_t place, Var var) {
    assert(place < heap->room && var < heap->room);
    memory_at(heap->vars, place) = var;
    memory_at(heap->places, var) = place;
}

#ifndef NDEBUG
static inline bool is_in_place(const struct heap *heap, uint32_t place) {
    return place < heap->size && memory_at(heap->places, memory_at(heap->vars, place)) == place;
}

/* Whether the score at a place is at most that of its parent. */
static inline bool is_below(const struct heap *heap, uint32_t place) {
    return !place || memory_at(heap->scores, memory_at(heap->vars, place)) <=
                         memory_at(heap->scores, memory_at(heap->vars, (place - 1) / 2));
}

/* Whether a variable of the heap is at its noted place, and in order with its parent and
 * children. */
static bool is_settled(const struct heap *heap, Var var) {
    if (!heap_has(heap, var))
        return true;
    uint32_t place = memory_at(heap->places, var);
    bool below =
        is_in_place(heap, place) && memory_at(heap->vars, place) == var && is_below(heap, place);
    for (uint32_t i = 1; i <= 2 && 2 * place + i < heap->size; i++)
        below = below && is_below(heap, 2 * place + i);
    return below;
}

bool heap_is_ordered(const struct heap *heap) {
    for (uint32_t place = 0; place < heap->size; place++)
        if (!is_in_place(heap, place) || !is_below(heap, place))
            return false;
    return true;
}
#endif

static void sift_up(struct heap *heap, uint32_t place) {
    assert(is_in_place(heap, place));
    Var var = memory_at(heap->vars, place);
    double score = memory_at(heap->scores, var);
    while (place) {
        uint32_t parent = (place - 1) / 2;
        if (memory_at(heap->scores, heap->vars[INDEX(parent, heap->size)]) >= score)
            break;
        put(heap, place, memory_at(heap->vars, parent));
        place = parent;
    }
    put(heap, place, var);
}

static void sift_down(struct heap *heap, uint32_t place) {
    assert(is_in_place(heap, place));
    Var var = memory_at(heap->vars, place);
    double score = memory_at(heap->scores, var);
    for (uint32_t child; (child = 2 * place + 1) < heap->size; place = child) {
        if (child + 1 < heap->size && memory_at(heap->scores, memory_at(heap->vars, child + 1)) >
                                          memory_at(heap->scores, memory_at(heap->vars, child)))
            child++;
        if (memory_at(heap->scores, memory_at(heap->vars, child)) <= score)
            break;
        put(heap, place, memory_at(heap->vars, child));
    }
    put(heap, place, var);
}

void heap_push(struct heap *heap, Var var) {
    assert(!heap_has(heap, var));
    put(heap, heap->size, var);
    sift_up(heap, heap->size++);
    assert(is_below(heap, memory_at(heap->places, var)));
}

Var heap_pop(struct heap *heap) {
    assert(heap->size && is_in_place(heap, 0));
    Var top = memory_at(heap->vars, 0), last = memory_at(heap->vars, --heap->size);
    memory_at(heap->places, top) = HEAP_ABSENT;
    if (heap->size) {
        put(heap, 0, last);
        sift_down(heap, 0);
        assert(is_settled(heap, last));
        assert(memory_at(heap->scores, top) >= memory_at(heap->scores, memory_at(heap->vars, 0)));
    }
    assert(!heap_has(heap, top));
    return top;
}

void heap_raise(struct heap *heap, Var var, double score) {
    assert(var < heap->room && score >= memory_at(heap->scores, var));
    memory_at(heap->scores, var) = score;
    if (heap_has(heap, var))
        sift_up(heap, memory_at(heap->places, var));
    assert(!heap_has(heap, var) || is_below(heap, memory_at(heap->places, var)));
}

void heap_set(struct heap *heap, Var var, double score) {
    assert(var < heap->room);
    memory_at(heap->scores, var) = score;
    if (!heap_has(heap, var))
        return;
    sift_up(heap, memory_at(heap->places, var));
    sift_down(heap, memory_at(heap->places, var));
    assert(is_settled(heap, var));
}

void heap_remove(struct heap *heap, Var var) {
    assert(var < heap->room);
    uint32_t place = memory_at(heap->places, var);
    if (place == HEAP_ABSENT)
        return;
    Var last = memory_at(heap->vars, --heap->size);
    memory_at(heap->places, var) = HEAP_ABSENT;
    if (last == var)
        return;
    put(heap, place, last);
    sift_up(heap, place);
    sift_down(heap, memory_at(heap->places, last));
    assert(is_settled(heap, last) && !heap_has(heap, var));
}

void heap_scale(struct heap *heap, double factor) {
    assert(factor > 0);
    for (Var var = 0; var < heap->room; var++)
        memory_at(heap->scores, var) *= factor;
    assert(heap_is_ordered(heap));
}
