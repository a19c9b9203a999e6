/* SPDX-License-Identifier: MIT */
#include "common/grids/fpuzzleswhole.h"

#include <assert.h>

#include "common/grids/fpuzzlesbeside.h"

bool fpuzzleswhole_flag(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                        uint32_t node) {
    assert(constraint->rule && !constraint->has);
    return fpuzzlesreader_flag(p, node, constraint->rule);
}

bool fpuzzleswhole_diagonal(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                            uint32_t node) {
    struct fpuzzles_cells cells;
    bool rising = constraint->number == 1;
    fpuzzlesbeside_walk(p, rising ? p->side + 1 : 0, 0, rising ? -1 : 1, 1, &cells);
    assert(cells.count == p->side);
    return fpuzzlesreader_add(p, node, constraint->rule, -1, &cells);
}

bool fpuzzleswhole_groups(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                          uint32_t node) {
    unsigned rows = p->clash.boxes.rows, columns = p->clash.boxes.columns;
    if (!rows)
        return fpuzzlesreader_expected(p, node, "no groups where regions are no boxes");
    for (unsigned place = 0; place < p->side; place++) {
        struct fpuzzles_cells cells = {.count = 0};
        for (uint32_t c = 0; c < p->area.cells; c++)
            if (c / p->side % rows == place / columns && c % p->side % columns == place % columns)
                cells.cell[cells.count++] = c;
        assert(cells.count == p->side);
        if (!fpuzzlesreader_add(p, node, constraint->rule, -1, &cells))
            return false;
    }
    return true;
}

bool fpuzzleswhole_late(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                        uint32_t node) {
    (void)p, (void)constraint, (void)node;
    return true;
}

bool fpuzzleswhole_drawing(struct fpuzzlesreader *p, const struct fpuzzles_constraint *constraint,
                           uint32_t node) {
    const struct json *json = p->json;
    for (uint32_t i = json_first(json, node); i; i = json_next(json, node, i))
        if (json_at(json, i)->kind != JSON_OBJECT || !fpuzzlesreader_field(p, i, "fromconstraint"))
            p->puzzle->drawn = constraint->name;
    return true;
}
