/* SPDX-License-Identifier: MIT */
#include "common/grids/houses.h"

#include "common/streams/status.h"

/* Reads the file of rules, for the current shape if it has no header. */
static void read_rules(struct houses *houses, struct memory *memory) {
    struct grid_reader r;
    struct diag diag;
    bool opened = grid_open(&r, houses->rules, (enum variant_kind)houses->variant, memory);
    if (!houses->declared &&
        !variant_shape(&houses->shape, (enum variant_kind)houses->variant, HOUSES_SIDE, &diag))
        option_fail("option -R: %s", diag.text);
    grid_assume(&r, &houses->shape);
    r.tiled = r.rules.parted = houses->tiled;
    if (!opened || !grid_rules(&r))
        status_die(&r.diag);
    variant_keep(&houses->shape, &r.header);
    grid_close(&r);
    houses->declared = true;
}

void houses_check(struct houses *houses, struct memory *memory) {
    enum variant_kind kind = (enum variant_kind)houses->variant;
    struct diag diag;
    houses->declared = houses->boxes || variant_has_grids(kind);
    if (houses->boxes && !variant_boxed(&houses->shape, kind, houses->boxes, &diag))
        option_fail("option -B: %s", diag.text);
    if (!houses->boxes && houses->declared)
        variant_shape(&houses->shape, kind, HOUSES_SIDE, &diag);
    if (houses->rules)
        read_rules(houses, memory);
}

bool houses_open(const struct houses *houses, struct grid_reader *r, const char *path,
                 struct memory *memory) {
    bool opened = grid_open(r, path, (enum variant_kind)houses->variant, memory);
    if (houses->declared)
        grid_assume(r, &houses->shape);
    return opened;
}
