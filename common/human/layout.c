#include "common/human/layout.h"

bool layout_is_region(const struct layout *layout, uint32_t house) {
    return !layout->variant.houses[house].kind->line;
}

/* Finds the place of each cell in each of its houses. */
static void find_positions(struct layout *layout) {
    const struct variant *variant = &layout->variant;
    size_t entries = (size_t)layout->houses * layout->side;
    layout->position = memory_zeroed(layout->memory, entries, sizeof *layout->position);
    for (uint32_t c = 0; c < layout->cells; c++)
        for (uint32_t i = variant->of_begin[c]; i < variant->of_begin[c + 1]; i++) {
            const uint32_t *members = variant_members(variant, variant->of[i]);
            while (members[layout->position[i]] != c)
                layout->position[i]++;
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

/* The places of house a that are cells of house b, too. */
static Set shared(const struct layout *layout, uint32_t a, uint32_t b) {
    Set places = 0;
    for (unsigned i = 0; i < layout->side; i++)
        if (variant_has(&layout->variant, b, layout_cell(layout, a, i)))
            places |= (Set)1 << i;
    return places;
}

static void find_crossings(struct layout *layout, bool regions) {
    for (uint32_t a = 0; a < layout->houses; a++) {
        if (layout_is_region(layout, a) != regions)
            continue;
        for (uint32_t b = 0; b < layout->houses; b++) {
            struct layout_crossing crossing = {a, b, shared(layout, a, b), shared(layout, b, a)};
            if (a != b && !set_at_most_one(crossing.in_from))
                stack_push(layout->memory, &layout->crossings, crossing);
        }
    }
}

void layout_init(struct layout *layout, const struct variant_shape *shape, struct memory *memory) {
    *layout = (struct layout){.side = shape->side, .memory = memory};
    variant_init(&layout->variant, shape, memory);
    layout->cells = layout->variant.cells;
    layout->houses = layout->variant.count;
    layout->words = (layout->cells + 63) / 64;
    layout->all = ((Set)1 << layout->side) - 1;
    find_positions(layout);
    find_peers(layout);
    find_crossings(layout, true);
    layout->pointing = layout->crossings.size;
    find_crossings(layout, false);
}

void layout_free(struct layout *layout) {
    struct memory *memory = layout->memory;
    if (!memory)
        return;
    memory_release(memory, layout->position);
    memory_release(memory, layout->peers);
    memory_release(memory, layout->peers_begin);
    memory_release(memory, layout->sees);
    stack_free(memory, &layout->crossings);
    variant_free(&layout->variant);
    *layout = (struct layout){0};
}
