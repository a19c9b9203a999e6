#include "common/clue.h"

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

/* Writes a sum to two places, one of a single figure to the left or the right of them, or leaves
 * them as they are.  Three figures, which digits above 9 can have, are only in pictures. */
static void write_sum(char *text, int sum, bool left) {
    if (sum > SUM_MAX)
        text[0] = text[1] = '+';
    else if (sum > 9)
        text[0] = (char)('0' + sum / 10), text[1] = (char)('0' + sum % 10);
    else if (sum)
        text[!left] = (char)('0' + sum);
}

void clue_text(struct clue clue, char text[CLUE_WIDTH + 1]) {
    strcpy(text, "     ");
    write_sum(text, clue.down, false);
    write_sum(text + 3, clue.right, true);
    if (clue.down || clue.right)
        text[2] = '\\';
}
