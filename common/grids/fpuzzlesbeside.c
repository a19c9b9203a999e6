/* SPDX-License-Identifier: MIT */
#include "common/grids/fpuzzlesbeside.h"

#include <assert.h>

void fpuzzlesbeside_walk(const struct fpuzzlesreader *p, unsigned row, unsigned column, int down,
                         int right, struct fpuzzles_cells *cells) {
    assert((down || right) && down * down <= 1 && right * right <= 1);
    assert(row <= p->side + 1 && column <= p->side + 1);
    cells->count = 0;
    do {
        row += (unsigned)down;
        column += (unsigned)right;
        if (fpuzzlesreader_is_inside(p, row, column))
            cells->cell[cells->count++] = (row - 1) * p->side + column - 1;
    } while (fpuzzlesreader_is_inside(p, row, column));
    assert(cells->count <= p->side);
}

/* Whether a node whose text is letters is a direction. */
static bool is_direction(const struct json_node *node, const unsigned char *letters) {
    return node->end - node->at == sizeof "\"DR\"" - 1 &&
           (letters[1] == 'U' || letters[1] == 'D') && (letters[2] == 'L' || letters[2] == 'R');
}

bool fpuzzlesbeside_diagonal(struct fpuzzlesreader *p, uint32_t entry,
                             struct fpuzzles_cells *cells) {
    uint32_t cell = fpuzzlesreader_field(p, entry, "cell"),
             way = fpuzzlesreader_field(p, entry, "direction");
    unsigned row, column;
    if (!fpuzzlesreader_place(p, cell, &row, &column))
        return false;
    const unsigned char *letters = p->json->text + json_at(p->json, way)->at;
    if (!way || !is_direction(json_at(p->json, way), letters))
        return fpuzzlesreader_expected(p, way ? way : entry,
                                       "direction \"UL\", \"UR\", \"DL\" or \"DR\"");
    fpuzzlesbeside_walk(p, row, column, letters[1] == 'D' ? 1 : -1, letters[2] == 'R' ? 1 : -1,
                        cells);
    return cells->count || fpuzzlesreader_expected(p, cell, "a cell before a diagonal");
}

bool fpuzzlesbeside_line(struct fpuzzlesreader *p, uint32_t entry, struct fpuzzles_cells *cells) {
    uint32_t cell = fpuzzlesreader_field(p, entry, "cell");
    unsigned row, column;
    if (!fpuzzlesreader_place(p, cell, &row, &column))
        return false;
    bool beside = !(column % (p->side + 1)), above = !(row % (p->side + 1));
    if (beside == above)
        return fpuzzlesreader_expected(p, cell, "a cell beside the grid");
    fpuzzlesbeside_walk(p, row, column,
                        beside ? 0
                        : row  ? -1
                               : 1,
                        beside ? (column ? -1 : 1) : 0, cells);
    return true;
}
