/* SPDX-License-Identifier: MIT */
#include "checked.h"

#include <assert.h>
#include <string.h>

#include "common/rules/rulekinds.h"

void checked_init(struct checked *checked, struct memory *memory) {
    *checked = (struct checked){.memory = memory};
}

static void forget(struct checked *checked) {
    if (!checked->variant.side)
        return;
    sudoku_free(&checked->solver);
    variant_free(&checked->variant);
    memory_release(checked->memory, checked->cells);
    memory_release(checked->memory, checked->solution);
}

void checked_free(struct checked *checked) {
    forget(checked);
}

static void take_shape(struct checked *checked, const struct variant_shape *shape) {
    forget(checked);
    variant_init(&checked->variant, shape, checked->memory);
    sudoku_init(&checked->solver, &checked->variant, checked->memory);
    checked->cells = memory_zeroed(checked->memory, checked->variant.cells, 1);
    checked->solution = memory_zeroed(checked->memory, checked->variant.cells, 1);
}

void checked_take(struct checked *checked, const struct grid *grid) {
    assert(grid->shape.side <= SUDOKU_SIDE_MAX && grid->size == grid->shape.area.cells);
    if (!checked->variant.side || !variant_same(&checked->variant.shape, &grid->shape))
        take_shape(checked, &grid->shape);
    memcpy(checked->cells, grid->cells, grid->size);
    memset(checked->solution, 0, grid->size);
    checked->clues = 0;
    for (uint32_t c = 0; c < grid->size; c++)
        checked->clues += checked->cells[c] != 0;
}

void checked_solve(struct checked *checked) {
    uint64_t found = sudoku_count(&checked->solver, checked->cells, 2, checked->solution);
    assert(found <= 2);
    checked->solvable = found > 0;
    checked->unique = found == 1;
}

/* Another solution has another digit in some blank cell. */
void checked_second(struct checked *checked, uint8_t *second) {
    assert(checked->solvable && !checked->unique);
    memcpy(second, checked->cells, checked->variant.cells);
    for (uint32_t cell = 0; cell < checked->variant.cells; cell++) {
        if (second[cell])
            continue;
        for (unsigned digit = 1; digit <= checked->variant.side; digit++) {
            second[cell] = (uint8_t)digit;
            if (digit != checked->solution[cell] &&
                sudoku_count(&checked->solver, second, 1, second))
                return;
        }
        second[cell] = 0;
    }
}

bool checked_can_go(struct checked *checked, uint32_t cell) {
    assert(checked->unique && cell < checked->variant.cells && checked->cells[cell]);
    uint8_t digit = checked->cells[cell];
    checked->cells[cell] = 0;
    bool can_go =
        !sudoku_other(&checked->solver, checked->cells, checked->solution, cell, UINT64_MAX);
    checked->cells[cell] = digit;
    return can_go;
}

/* Whether a line is a rule that can be taken out as it is: not a comment, a map or a row of one, or
 * part of the area. */
static bool is_rule(const char *line, size_t length) {
    size_t word = 0;
    while (word < length && line[word] >= 'a' && line[word] <= 'z')
        word++;
    const struct rule_kind *kind = rulekinds_find((const unsigned char *)line, word);
    return kind && kind->cells < RULE_MAP;
}

bool checked_next_rule(const struct checked *checked, struct ruleline *line) {
    const struct rules_text *rules = checked->variant.shape.rules;
    while (rules && line->to < rules->text.size) {
        const char *text = rules->text.data + line->to;
        const char *end = memchr(text, '\n', rules->text.size - line->to);
        assert(end); /* each line has its newline */
        line->from = line->to;
        line->to = (size_t)(end - rules->text.data) + 1;
        if (is_rule(text, line->to - 1 - line->from))
            return true;
    }
    return false;
}

struct rules_text *checked_rules_without(const struct checked *checked,
                                         const struct ruleline *lines, size_t count) {
    const struct rules_text *rules = checked->variant.shape.rules;
    struct rules_text *others = rules_text_new(checked->memory);
    size_t at = 0;
    for (size_t i = 0; i <= count; i++) {
        size_t until = i < count ? lines[i].from : rules->text.size;
        assert(at <= until && until <= rules->text.size);
        if (at < until)
            rules_text_add(others, rules->text.data + at, until - at - 1);
        at = i < count ? lines[i].to : until;
    }
    return others;
}

bool checked_rule_can_go(struct checked *checked, const struct ruleline *line) {
    assert(checked->unique && line->from < line->to);
    struct variant_shape shape = checked->variant.shape;
    struct variant variant;
    struct sudoku solver;
    shape.rules = checked_rules_without(checked, line, 1);
    variant_init(&variant, &shape, checked->memory);
    sudoku_init(&solver, &variant, checked->memory);
    bool can_go = sudoku_count(&solver, checked->cells, 2, NULL) == 1;
    sudoku_free(&solver);
    variant_free(&variant);
    rules_drop(shape.rules);
    return can_go;
}

void checked_minimize(struct checked *checked) {
    assert(checked->unique);
    for (uint32_t c = 0; c < checked->variant.cells; c++)
        if (checked->cells[c] && checked_can_go(checked, c)) {
            checked->cells[c] = 0;
            assert(checked->clues);
            checked->clues--;
        }
}
