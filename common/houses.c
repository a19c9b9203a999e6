#include "common/houses.h"

void houses_check(struct houses *houses) {
    enum variant_kind kind = (enum variant_kind)houses->variant;
    struct diag diag;
    if (houses->boxes && !variant_boxed(&houses->shape, kind, houses->boxes, &diag))
        option_fail("option -B: %s", diag.text);
}

bool houses_open(const struct houses *houses, struct grid_reader *r, const char *path,
                 struct memory *memory) {
    bool opened = grid_open(r, path, (enum variant_kind)houses->variant, memory);
    if (houses->boxes)
        grid_assume(r, &houses->shape);
    return opened;
}
