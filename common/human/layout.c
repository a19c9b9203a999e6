/* SPDX-License-Identifier: MIT */
#include "common/human/layout.h"

#include <assert.h>

bool layout_is_region(const struct layout *layout, uint32_t house) {
    return !layout->variant.houses[house].kind->line;
}

/* Finds the place of each cell in each of its houses. */
static void find_places(struct layout *layout) {
    const struct variant *variant = &layout->variant;
    size_t entries = (size_t)layout->houses * layout->side;
    layout->places = memory_zeroed(layout->memory, entries, sizeof *layout->places);
    for (uint32_t c = 0; c < layout->cells; c++)
        for (uint32_t i = variant->of_begin[c]; i < variant->of_begin[c + 1]; i++) {
            uint32_t house = variant->of[i];
            unsigned place = 0;
            while (layout_cell(layout, house, place) != c)
                place++;
            assert(place < layout->side);
            layout->places[i] = (struct layout_place){house, house * layout->side, (Set)1 << place};
        }
}

static void find_peers(struct layout *layout) {
    const struct variant *variant = &layout->variant;
    uint32_t cells = layout->cells;
    layout->peers_taken = cells * variant_peers_max(variant);
    layout->peers = memory_zeroed(layout->memory, layout->peers_taken, sizeof *layout->peers);
    layout->peers_begin =
        memory_zeroed(layout->memory, (size_t)cells + 1, sizeof *layout->peers_begin);
    layout->sees =
        memory_zeroed(layout->memory, (size_t)cells * layout->words, sizeof *layout->sees);
    for (uint32_t c = 0; c < cells; c++) {
        uint32_t *peers = layout->peers + layout->peers_begin[c];
        uint32_t count = variant_peers(variant, c, peers);
        layout->peers_begin[c + 1] = layout->peers_begin[c] + count;
        for (uint32_t i = 0; i < count; i++)
            set_add(layout->sees + (size_t)c * layout->words, peers[i]);
    }
}

static void find_members(struct layout *layout) {
    layout->members = memory_zeroed(layout->memory, (size_t)layout->houses * layout->words,
                                    sizeof *layout->members);
    for (uint32_t h = 0; h < layout->houses; h++)
        for (unsigned i = 0; i < layout->side; i++)
            set_add(layout->members + (size_t)h * layout->words, layout_cell(layout, h, i));
}

/* The places of house a that are cells of house b, too. */
static Set shared(const struct layout *layout, uint32_t a, uint32_t b) {
    Set places = 0;
    for (unsigned i = 0; i < layout->side; i++)
        if (layout_has(layout, b, layout_cell(layout, a, i)))
            places |= (Set)1 << i;
    return places;
}

static void find_crossings(struct layout *layout, bool regions) {
    for (uint32_t a = 0; a < layout->houses; a++) {
        if (layout_is_region(layout, a) != regions)
            continue;
        for (uint32_t b = 0; b < layout->houses; b++) {
            struct layout_crossing crossing = {a, b, shared(layout, a, b), shared(layout, b, a)};
            assert(set_size(crossing.in_from) == set_size(crossing.in_to));
            if (a != b && !set_at_most_one(crossing.in_from))
                stack_push(layout->memory, &layout->crossings, crossing);
        }
    }
}

/* Whether two digits in a rectangle could be exchanged: each house of a corner has as many of the
 * one diagonal as of the other. */
static bool is_deadly(const struct layout *layout, const uint32_t cells[4]) {
    const struct variant *variant = &layout->variant;
    for (unsigned k = 0; k < 4; k++)
        for (uint32_t i = variant->of_begin[cells[k]]; i < variant->of_begin[cells[k] + 1]; i++) {
            uint32_t house = variant->of[i];
            int more = layout_has(layout, house, cells[0]) + layout_has(layout, house, cells[2]) -
                       layout_has(layout, house, cells[1]) - layout_has(layout, house, cells[3]);
            if (more)
                return false;
        }
    return true;
}

/* Lists the rectangles of two rows of a grid. */
static void find_rectangles(struct layout *layout, uint32_t top, uint32_t bottom) {
    uint32_t side = layout->side;
    for (uint32_t left = 0; left < side; left++)
        for (uint32_t right = left + 1; right < side; right++) {
            struct layout_rectangle r = {
                {layout_cell(layout, top, left), layout_cell(layout, top, right),
                 layout_cell(layout, bottom, right), layout_cell(layout, bottom, left)}};
            if (is_deadly(layout, r.cells))
                stack_push(layout->memory, &layout->deadly, r);
        }
}

static void find_deadly(struct layout *layout) {
    for (uint32_t top = 0; top < layout->lines && layout->side <= LAYOUT_RECTANGLES_MAX; top++)
        for (uint32_t bottom = top + 1; bottom % layout->side; bottom++)
            find_rectangles(layout, top, bottom);
}

/* Peers in the same row or column are near only if another house or a rule has them, too. */
static bool is_near(const struct layout *layout, uint32_t a, uint32_t b) {
    const struct variant *variant = &layout->variant;
    bool in_line = false;
    for (uint32_t i = variant->of_begin[a]; i < variant->of_begin[a + 1]; i++) {
        bool shared = layout_has(layout, variant->of[i], b);
        if (shared && variant->of[i] >= 2 * layout->lines)
            return true;
        in_line = in_line || shared;
    }
    return !in_line;
}

static void find_near(struct layout *layout) {
    layout->near =
        memory_zeroed(layout->memory, (size_t)layout->cells * layout->words, sizeof *layout->near);
    for (uint32_t c = 0; c < layout->cells; c++)
        for (uint32_t i = layout->peers_begin[c]; i < layout->peers_begin[c + 1]; i++)
            if (is_near(layout, c, layout->peers[i]))
                set_add(layout->near + (size_t)c * layout->words, layout->peers[i]);
}

#ifndef NDEBUG
/* Whether cells see each other or neither does, none sees itself, and those near are seen. */
static bool are_mutual(const struct layout *layout) {
    for (uint32_t c = 0; c < layout->cells; c++) {
        const uint64_t *sees = layout_sees(layout, c), *near = layout_near(layout, c);
        for (uint32_t w = 0; w < layout->words; w++)
            for (uint64_t left = sees[w] | near[w]; left; left &= left - 1) {
                uint32_t other = w * 64 + set_first(left);
                if (other == c || !set_has(sees, other) || !set_has(layout_sees(layout, other), c))
                    return false;
            }
    }
    return true;
}
#endif

void layout_init(struct layout *layout, const struct variant_shape *shape, struct memory *memory) {
    assert(shape->side <= LAYOUT_SIDE_MAX);
    *layout = (struct layout){.side = shape->side, .memory = memory};
    variant_init(&layout->variant, shape, memory);
    layout->cells = layout->variant.cells;
    layout->houses = layout->variant.count;
    layout->lines = layout->variant.lines;
    layout->words = (layout->cells + 63) / 64;
    layout->all = ((Set)1 << layout->side) - 1;
    for (uint32_t c = 0; c < layout->cells; c++)
        set_add(layout->whole, c);
    find_places(layout);
    find_peers(layout);
    find_members(layout);
    find_crossings(layout, true);
    layout->pointing = layout->crossings.size;
    find_crossings(layout, false);
    find_deadly(layout);
    find_near(layout);
    assert(are_mutual(layout));
    derived_init(&layout->derived, &layout->variant, memory);
    bondindex_init(&layout->bondindex, &layout->variant, &layout->derived, memory);
    relatives_init(&layout->relatives, layout->variant.rules, memory);
}

void layout_free(struct layout *layout) {
    struct memory *memory = layout->memory;
    if (!memory)
        return;
    memory_release(memory, layout->places);
    memory_release(memory, layout->peers);
    memory_release(memory, layout->peers_begin);
    memory_release(memory, layout->sees);
    memory_release(memory, layout->members);
    memory_release(memory, layout->near);
    stack_free(memory, &layout->crossings);
    stack_free(memory, &layout->deadly);
    derived_free(&layout->derived, memory);
    bondindex_free(&layout->bondindex, memory);
    relatives_free(&layout->relatives, memory);
    variant_free(&layout->variant);
    *layout = (struct layout){0};
}
