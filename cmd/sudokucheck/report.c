/* SPDX-License-Identifier: MIT */
#include "report.h"

#include <assert.h>

#include "blame.h"

static void write_solution(struct output *out, const struct checked *checked,
                           const uint8_t *solution) {
    grid_write_line(out, &checked->variant.shape, solution);
    output_char(out, '\n');
}

static void write_two(struct output *out, struct checked *checked) {
    uint8_t *second = memory_zeroed(checked->memory, checked->variant.cells, 1);
    checked_second(checked, second);
    output_text(out, "several solutions, such as\n");
    write_solution(out, checked, checked->solution);
    write_solution(out, checked, second);
    memory_release(checked->memory, second);
}

/* Writes the clues that can go.  Returns how many there are. */
static uint32_t write_clues(struct output *out, struct checked *checked) {
    uint32_t count = 0;
    unsigned row, column;
    for (uint32_t c = 0; c < checked->variant.cells; c++)
        if (checked->cells[c] && checked_can_go(checked, c)) {
            area_place(&checked->variant.shape.area, c, &row, &column);
            output_format(out, "%s r%uc%u", count++ ? "" : "; each can go:", row + 1, column + 1);
        }
    return count;
}

static void write_rule(struct output *out, const struct checked *checked,
                       const struct ruleline *line) {
    assert(line->from < line->to && line->to <= checked->variant.shape.rules->text.size);
    const char *text = checked->variant.shape.rules->text.data;
    output_printable(out, text + line->from, line->to - 1 - line->from);
}

/* The same for rules. */
static uint32_t write_rules(struct output *out, struct checked *checked) {
    uint32_t count = 0;
    for (struct ruleline line = {0}; checked_next_rule(checked, &line);)
        if (checked_rule_can_go(checked, &line)) {
            output_text(out, count++ ? ", " : "; each rule can go: ");
            write_rule(out, checked, &line);
        }
    return count;
}

/* Which clues and rules are to blame that there is no solution. */
static void write_none(struct output *out, struct checked *checked) {
    struct blame blame;
    unsigned row, column;
    blame_find(&blame, checked);
    output_text(out, "no solution");
    if (!blame.count)
        output_text(out, ", whatever the clues");
    for (size_t i = 0; i < blame.count; i++) {
        const struct blamed *item = &blame.items[i];
        bool first = i == 0;
        if (first)
            output_format(out, "; %s: ",
                          blame.minimal ? "these contradict each other"
                                        : "among these is a contradiction");
        if (blamed_is_rule(item)) {
            output_text(out, first ? "" : ", ");
            write_rule(out, checked, &item->line);
        } else {
            area_place(&checked->variant.shape.area, item->cell, &row, &column);
            output_format(out, "%sr%uc%u", first ? "" : " ", row + 1, column + 1);
        }
    }
    output_char(out, '\n');
    blame_free(&blame, checked);
}

static void write_one(struct output *out, struct checked *checked) {
    output_text(out, "one solution");
    uint32_t clues = write_clues(out, checked), rules = write_rules(out, checked);
    if (!clues)
        output_text(out, rules ? "; no clue can go" : ", minimal");
    output_char(out, '\n');
}

void report_write(struct output *out, struct checked *checked, const struct grid *grid,
                  uint64_t number) {
    assert(number && (checked->solvable || !checked->unique));
    output_format(out, "puzzle %llu", (unsigned long long)number);
    if (grid->label_length) {
        output_text(out, " (");
        output_printable(out, grid->label, grid->label_length);
        output_char(out, ')');
    }
    output_format(out, ": %u clue%s, ", checked->clues, checked->clues == 1 ? "" : "s");
    if (!checked->solvable)
        write_none(out, checked);
    else if (checked->unique)
        write_one(out, checked);
    else
        write_two(out, checked);
}
