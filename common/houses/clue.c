/* SPDX-License-Identifier: MIT */
#include "common/houses/clue.h"

#include <assert.h>
#include <string.h>

#include "common/rules/rulekinds.h"

/* The greatest sum that two figures write; those of nine digits are less. */
enum { TWO_FIGURES = 99 };

bool clue_is_one(const struct rule *rule) {
    return rule->kind->look == RULE_CLUE;
}

unsigned clue_width(const struct variant *variant) {
    unsigned width = 0;
    for (size_t i = 0; variant->rules && i < variant->rules->list.size; i++) {
        const struct rule *rule = &variant->rules->list.data[i];
        if (clue_is_one(rule) && rule->number > TWO_FIGURES)
            return CLUE_WIDTH;
        if (clue_is_one(rule))
            width = CLUE_WIDTH - 2;
    }
    return width;
}

struct clue_place clue_place(const struct variant *variant, const struct rule *rule) {
    assert(clue_is_one(rule) && rule->count >= 2);
    unsigned row = variant_row(variant, rule->cells[0]);
    unsigned column = variant_column(variant, rule->cells[0]);
    bool down = variant_row(variant, rule->cells[1]) > row;
    assert(down ? row > 0 : column > 0);
    return (struct clue_place){row - down, column - !down, down};
}

struct clue clue_at(const struct variant *variant, unsigned row, unsigned column) {
    struct clue clue = {0, 0};
    for (size_t i = 0; variant->rules && i < variant->rules->list.size; i++) {
        const struct rule *rule = &variant->rules->list.data[i];
        if (!clue_is_one(rule))
            continue;
        struct clue_place at = clue_place(variant, rule);
        if (at.row == row && at.column == column)
            *(at.down ? &clue.down : &clue.right) = rule->number;
    }
    return clue;
}

/* Writes a number so that it ends before `end`.  Returns how many figures it has. */
static unsigned write_back(char *end, int number) {
    unsigned figures = 0;
    for (; number; number /= 10)
        end[-(int)++figures] = (char)('0' + number % 10);
    return figures;
}

void clue_text(struct clue clue, unsigned width, char text[CLUE_WIDTH + 1]) {
    assert(width <= CLUE_WIDTH && width % 2);
    assert(clue.down >= 0 && clue.right >= 0);
    char figures[CLUE_WIDTH];
    memset(text, ' ', width);
    text[width] = 0;
    write_back(text + width / 2, clue.down);
    unsigned count = write_back(figures + CLUE_WIDTH, clue.right);
    assert(count <= width / 2);
    memcpy(text + width / 2 + 1, figures + CLUE_WIDTH - count, count);
    if (clue.down || clue.right)
        text[width / 2] = '\\';
}
