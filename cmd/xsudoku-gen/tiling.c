#include "tiling.h"

#include <string.h>

#include "common/gridline.h"
#include "neighbours.h"

enum {
    CELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX,
    /* Exchanges tried for each cell: about one in six succeeds, and after three for each cell the
     * boxes that it began with are no longer seen. */
    TRIES_PER_CELL = 20,
};

struct tiling {
    unsigned side;
    uint8_t region[CELLS_MAX];
};

/* Whether the region is in one piece, of `side` cells, as seen from one of its cells. */
static bool is_whole(const struct tiling *t, unsigned from) {
    unsigned found[RULES_SIDE_MAX] = {from}, count = 1, beside[4];
    bool seen[CELLS_MAX] = {false};
    seen[from] = true;
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = neighbours_of(t->side, found[i], beside); k-- > 0;)
            if (!seen[beside[k]] && t->region[beside[k]] == t->region[from]) {
                seen[beside[k]] = true;
                found[count++] = beside[k];
            }
    return count == t->side;
}

static bool touches(const struct tiling *t, unsigned cell, unsigned region) {
    unsigned beside[4];
    for (unsigned k = neighbours_of(t->side, cell, beside); k-- > 0;)
        if (t->region[beside[k]] == region)
            return true;
    return false;
}

/* Gives cell a to the region of its neighbour, and cell b of that region to a's.  Takes it back
 * where one of the regions falls apart. */
static void exchange(struct tiling *t, unsigned a, unsigned b) {
    uint8_t one = t->region[a], other = t->region[b];
    t->region[a] = other;
    t->region[b] = one;
    if (is_whole(t, a) && is_whole(t, b))
        return;
    t->region[a] = one;
    t->region[b] = other;
}

/* Tries to exchange a random cell with one of a region beside it. */
static void move(struct tiling *t, struct random *random) {
    unsigned cells = t->side * t->side, a = random_below(random, cells), beside[4];
    uint32_t near = beside[random_below(random, neighbours_of(t->side, a, beside))];
    unsigned members[RULES_SIDE_MAX], count = 0;
    if (t->region[near] == t->region[a])
        return;
    for (unsigned b = 0; b < cells; b++)
        if (t->region[b] == t->region[near] && touches(t, b, t->region[a]))
            members[count++] = b;
    exchange(t, a, members[random_below(random, count)]);
}

/* Equal rectangles, as near to squares as the side allows. */
static void begin(struct tiling *t) {
    unsigned rows = 1, side = t->side;
    for (unsigned r = 2; r * r <= side; r++)
        if (side % r == 0)
            rows = r;
    for (unsigned cell = 0; cell < side * side; cell++)
        t->region[cell] = (uint8_t)(cell / side / rows * rows + cell % side / (side / rows));
}

static void add_line(struct rules_text *text, const char *line) {
    rules_text_add(text, line, strlen(line));
}

static void write(const struct tiling *t, struct rules_text *text) {
    char line[RULES_SIDE_MAX];
    add_line(text, "regions");
    for (unsigned row = 0; row < t->side; row++) {
        for (unsigned column = 0; column < t->side; column++)
            line[column] = gridline_letter(t->region[row * t->side + column] + 1u);
        rules_text_add(text, line, t->side);
    }
}

struct rules_text *tiling_draw(unsigned side, const struct rules_text *others,
                               struct random *random, struct memory *memory) {
    struct rules_text *text = rules_text_new(memory);
    struct tiling t = {.side = side};
    begin(&t);
    for (unsigned i = 0; i < TRIES_PER_CELL * side * side; i++)
        move(&t, random);
    write(&t, text);
    rules_text_append(text, others);
    return text;
}

struct rules_text *tiling_others(const struct variant *variant) {
    struct rules_text *text = rules_text_new(variant->memory);
    const char *named = variant_rules[variant->shape.kind];
    for (uint32_t h = 0; h < variant->count; h++)
        if (variant->houses[h].kind->extra && variant->houses[h].kind != &variant_extra)
            rules_text_cells(text, "house", variant_members(variant, h), variant->side,
                             &variant->shape.area);
    if (named)
        add_line(text, named);
    rules_text_append(text, variant->shape.rules);
    return text;
}

bool tiling_fits(const struct variant *variant, const struct rules_text *others,
                 struct diag *diag) {
    size_t size = others->text.size + strlen("regions\n") + variant->side * (variant->side + 1);
    if (size > RULES_TEXT_MAX)
        return diag_set(diag, "rules and regions have more than %d bytes", RULES_TEXT_MAX);
    return (variant->rules ? variant->rules->houses.size : 0) + variant->side <= RULES_HOUSES_MAX ||
           diag_set(diag, "rules and regions make more than %d houses", RULES_HOUSES_MAX);
}
