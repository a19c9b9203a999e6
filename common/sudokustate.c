#include "common/sudokustate.h"

#include <string.h>

/* A copy of count entries of a table of the variant, charged to the solver. */
static uint32_t *copied(struct sudoku *s, const uint32_t *from, size_t count) {
    uint32_t *to = memory_zeroed(s->memory, count, sizeof *to);
    memcpy(to, from, count * sizeof *to);
    return to;
}

static uint32_t round_up(uint32_t count) {
    return (count + SUDOKU_BUNDLE - 1) / SUDOKU_BUNDLE * SUDOKU_BUNDLE;
}

/* Each cell's peers are filled up to whole bundles with the cell `cells`, which is none and never
 * has candidates. */
static void init_peers(struct sudoku *s, const struct variant *variant) {
    uint32_t most = round_up(variant_peers_max(variant));
    s->peers = memory_zeroed(s->memory, (size_t)s->cells * most, sizeof *s->peers);
    s->peers_begin = memory_zeroed(s->memory, (size_t)s->cells + 2, sizeof *s->peers_begin);
    for (uint32_t c = 0; c < s->cells; c++) {
        uint32_t *peers = s->peers + s->peers_begin[c];
        uint32_t count = variant_peers(variant, c, peers);
        while (count % SUDOKU_BUNDLE)
            peers[count++] = s->cells;
        s->peers_begin[c + 1] = s->peers_begin[c] + count;
    }
    s->peers_begin[s->cells + 1] = s->cells * most; /* what was taken */
}

/* Appends the cells of house a that are in house b, or those that are not.  Returns how many. */
static unsigned append(struct sudoku *s, const struct variant *variant, uint32_t a, uint32_t b,
                       bool shared) {
    const uint32_t *members = variant_members(variant, a);
    size_t before = s->crossed.size;
    for (unsigned i = 0; i < s->side; i++)
        if (variant_has(variant, b, members[i]) == shared)
            stack_push(s->memory, &s->crossed, members[i]);
    return (unsigned)(s->crossed.size - before);
}

static void init_crossings(struct sudoku *s, const struct variant *variant) {
    for (uint32_t a = 0; a < s->houses; a++)
        for (uint32_t b = a + 1; b < s->houses; b++) {
            struct sudoku_crossing crossing = {.begin = s->crossed.size};
            crossing.shared = append(s, variant, a, b, true);
            if (crossing.shared < 2) {
                s->crossed.size = crossing.begin;
                continue;
            }
            append(s, variant, a, b, false);
            append(s, variant, b, a, false);
            stack_push(s->memory, &s->crossings, crossing);
        }
}

static void init_levels(struct sudoku *s) {
    size_t stride = s->cells + 1 + s->houses;
    s->levels = memory_zeroed(s->memory, (size_t)s->cells + 1, sizeof *s->levels);
    s->masks = memory_zeroed(s->memory, ((size_t)s->cells + 1) * stride, sizeof *s->masks);
    for (uint32_t i = 0; i <= s->cells; i++) {
        s->levels[i].candidates = s->masks + i * stride;
        s->levels[i].missing = s->levels[i].candidates + s->cells + 1;
    }
}

void sudoku_init(struct sudoku *s, const struct variant *variant, struct memory *memory) {
    *s = (struct sudoku){.side = variant->side,
                         .cells = variant->cells,
                         .houses = variant->count,
                         .square = area_is_square(&variant->shape.area),
                         .all = (Digits)(((uint64_t)1 << variant->side) - 1),
                         .rules = variant->rules,
                         .memory = memory};
    size_t entries = (size_t)s->houses * s->side;
    s->members = copied(s, variant->members, entries);
    s->of = copied(s, variant->of, entries);
    s->of_begin = copied(s, variant->of_begin, (size_t)s->cells + 1);
    init_peers(s, variant);
    init_crossings(s, variant);
    s->weights = memory_zeroed(memory, s->cells, sizeof *s->weights);
    if (s->rules)
        s->settled = memory_zeroed(memory, s->rules->bonds.size, sizeof *s->settled);
    /* A cell is queued at most twice, when it comes down to one candidate and when it loses that.
     * sudokulogic.c writes one entry behind the queue before it knows whether to keep it. */
    s->queue = memory_zeroed(memory, 2 * (size_t)s->cells + 2, sizeof *s->queue);
    init_levels(s);
}

void sudoku_free(struct sudoku *s) {
    struct memory *memory = s->memory;
    if (!memory)
        return;
    memory_release(memory, s->members);
    memory_release(memory, s->of);
    memory_release(memory, s->of_begin);
    memory_release(memory, s->peers);
    memory_release(memory, s->peers_begin);
    stack_free(memory, &s->crossings);
    stack_free(memory, &s->crossed);
    memory_release(memory, s->weights);
    memory_release(memory, s->settled);
    memory_release(memory, s->queue);
    memory_release(memory, s->levels);
    memory_release(memory, s->masks);
    *s = (struct sudoku){0};
}
