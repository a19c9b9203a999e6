#include "common/clue.h"

#include <stdio.h>
#include <string.h>

#include "common/rulekinds.h"

/* What has room on either side of the stroke; sums of nine digits are less. */
enum { SUM_MAX = 99 };

bool clue_is_one(const struct rule *rule) {
    return rule->kind->look == RULE_CLUE;
}

bool clue_any(const struct variant *variant) {
    for (size_t i = 0; variant->rules && i < variant->rules->list.size; i++)
        if (clue_is_one(&variant->rules->list.data[i]))
            return true;
    return false;
}

struct clue_place clue_place(const struct variant *variant, const struct rule *rule) {
    unsigned row = variant_row(variant, rule->cells[0]);
    unsigned column = variant_column(variant, rule->cells[0]);
    bool down = variant_row(variant, rule->cells[1]) > row;
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

/* A sum, or blanks.  Three figures, which digits above 9 can have, are only in pictures. */
static void write_sum(char text[3], int sum, bool left) {
    if (!sum || sum > SUM_MAX)
        strcpy(text, sum ? "++" : "  ");
    else
        snprintf(text, 3, left ? "%-2d" : "%2d", sum);
}

void clue_text(struct clue clue, char text[CLUE_WIDTH + 1]) {
    char down[3], right[3];
    write_sum(down, clue.down, false);
    write_sum(right, clue.right, true);
    snprintf(text, CLUE_WIDTH + 1, "%s%c%s", down, clue.down || clue.right ? '\\' : ' ', right);
}
