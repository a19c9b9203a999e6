/* SPDX-License-Identifier: MIT */
#include "common/explainer/imply.h"

#include <assert.h>

const uint8_t imply_kinds[3] = {0, 2, 1};

static unsigned list_wrong(const struct sheet *sheet, Node node, bool cells, struct implied *list) {
    const struct frame *frame = sheet->frame;
    unsigned cell = imply_cell(node), digit = imply_digit(node), count = 0;
    if (cells)
        FOR_EACH(d, sheet->digits[cell] & ~(1u << digit))
            list[count++] = (struct implied){imply_node(cell, d, false), IMPLY_CELL};
    for (unsigned i = 0; i < 3; i++) {
        unsigned kind = imply_kinds[i], house = frame->house[cell][kind];
        FOR_EACH(p, sheet->places[house][digit] & ~(1u << frame->place[cell][kind])) {
            unsigned other = frame->member[house][p];
            if (kind == 0 || frame->house[other][0] != frame->house[cell][0])
                list[count++] =
                    (struct implied){imply_node(other, digit, false), (uint8_t)(IMPLY_BOX + kind)};
        }
    }
    assert(count <= IMPLY_MOST);
    return count;
}

static unsigned list_right(const struct sheet *sheet, Node node, bool cells, bool houses,
                           struct implied *list) {
    const struct frame *frame = sheet->frame;
    unsigned cell = imply_cell(node), digit = imply_digit(node), count = 0;
    unsigned others = sheet->digits[cell] & ~(1u << digit);
    if (cells && nine_size(sheet->digits[cell]) == 2)
        list[count++] = (struct implied){imply_node(cell, nine_first(others), true), IMPLY_CELL};
    for (unsigned i = 0; houses && i < 3; i++) {
        unsigned kind = imply_kinds[i], house = frame->house[cell][kind];
        unsigned left = sheet->places[house][digit] & ~(1u << frame->place[cell][kind]);
        if (nine_size(left) != 1)
            continue;
        Node other = imply_node(frame->member[house][nine_first(left)], digit, true);
        if (!count || list[count - 1].node != other)
            list[count++] = (struct implied){other, (uint8_t)(IMPLY_BOX + kind)};
    }
    assert(count <= 4);
    return count;
}

unsigned imply_list(const struct sheet *sheet, Node node, bool cells, bool houses,
                    struct implied *list) {
    assert(node < IMPLY_NODES && sheet_has(sheet, imply_cell(node), imply_digit(node)));
    return imply_right(node) ? list_wrong(sheet, node, cells, list)
                             : list_right(sheet, node, cells, houses, list);
}
