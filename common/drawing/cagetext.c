/* SPDX-License-Identifier: MIT */
#include "common/drawing/cagetext.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "common/drawing/edges.h"
#include "common/houses/clue.h"

/* The longest text of a sum, with its end. */
enum { SUM_TEXT = 12 };

struct board {
    const struct drawing *drawing;
    const struct area *area;
    struct edges edges;
    int sums[AREA_CELLS_MAX]; /* by first cell of a cage: its sum; 0 for none */
    unsigned width;           /* of a cell, in characters */
    bool utf8;
};

static bool is_caged(const struct drawing *drawing, size_t rule) {
    return drawinglook_is_caged(drawing, &drawing->variant->rules->list.data[rule]);
}

bool cagetext_fits(const struct drawing *drawing) {
    const struct rules *rules = drawing->variant->rules;
    bool any = false;
    for (size_t i = 0; rules && i < rules->list.size && !any; i++)
        any = is_caged(drawing, i);
    return any && !clue_width(drawing->variant);
}

static unsigned sum_text(int sum, char text[SUM_TEXT]) {
    return sum ? (unsigned)snprintf(text, SUM_TEXT, "%d", sum) : 0;
}

/* Records the sums of cages, and widens cells for them. */
static void find_sums(struct board *board) {
    const struct rules *rules = board->drawing->variant->rules;
    char text[SUM_TEXT];
    for (size_t i = 0; i < rules->list.size; i++) {
        const struct rule *rule = &rules->list.data[i];
        assert(!is_caged(board->drawing, i) || rule->count);
        uint32_t first = rule->count ? rule->cells[0] : 0;
        if (!is_caged(board->drawing, i))
            continue;
        for (uint32_t k = 1; k < rule->count; k++)
            first = rule->cells[k] < first ? rule->cells[k] : first;
        if (rule->kind->numbered)
            board->sums[first] = rule->number;
        unsigned width = sum_text(board->sums[first], text);
        board->width = width > board->width ? width : board->width;
    }
}

static void write_times(struct output *out, const char *text, unsigned count) {
    while (count--)
        output_text(out, text);
}

/* The end of the last column of a line with an edge or a cell. */
static unsigned line_end(const struct board *board, unsigned row, bool between) {
    assert(row <= board->area->rows);
    unsigned end = board->area->columns;
    while (end && !board->edges.before[row][end] && !(row && board->edges.before[row - 1][end]) &&
           (between || area_cell(board->area, row, end - 1) == AREA_NONE))
        end--;
    return end;
}

/* Writes the line above a row. */
static void write_edges(struct output *out, const struct board *board, unsigned row) {
    unsigned end = line_end(board, row, true);
    for (unsigned c = 0; c <= end; c++) {
        char text[SUM_TEXT] = "";
        uint32_t cell = area_cell(board->area, row, c);
        output_text(out, edges_joint(&board->edges, row, c, board->utf8));
        if (c == end)
            break;
        unsigned used = sum_text(cell == AREA_NONE ? 0 : board->sums[cell], text);
        assert(used <= board->width);
        output_text(out, text);
        write_times(out, edges_stroke(board->edges.above[row][c], false, board->utf8),
                    board->width - used);
    }
    output_char(out, '\n');
}

void cagetext_write(struct output *out, const struct drawing *drawing, bool utf8, unsigned columns,
                    void (*cell)(struct output *out, const void *what, uint32_t cell),
                    const void *what) {
    struct board board = {.drawing = drawing,
                          .area = &drawing->variant->shape.area,
                          .width = columns + 2,
                          .utf8 = utf8};
    assert(cagetext_fits(drawing));
    edges_init(&board.edges, drawing, true);
    find_sums(&board);
    for (unsigned r = 0; r < board.area->rows; r++) {
        unsigned end = line_end(&board, r, false), before = (board.width - columns) / 2;
        write_edges(out, &board, r);
        for (unsigned c = 0; c < end; c++) {
            uint32_t here = area_cell(board.area, r, c);
            output_text(out, edges_stroke(board.edges.before[r][c], true, utf8));
            write_times(out, " ", here == AREA_NONE ? board.width : before);
            if (here == AREA_NONE)
                continue;
            cell(out, what, here);
            write_times(out, " ", board.width - columns - before);
        }
        output_text(out, edges_stroke(board.edges.before[r][end], true, utf8));
        output_char(out, '\n');
    }
    write_edges(out, &board, board.area->rows);
}
