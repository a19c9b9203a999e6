/* SPDX-License-Identifier: MIT */
#include "ruling.h"

#include <assert.h>
#include <string.h>

#include "common/rules/rulekinds.h"

/* Whether a rule, which is neither a map nor about all cells, names a cell. */
static bool names(const struct rule *rule, uint32_t cell) {
    if (rule->kind->cells == RULE_MAP)
        return false;
    for (uint32_t i = 0; i < rule->count; i++)
        if (rule->cells[i] == cell)
            return true;
    return false;
}

/* How much of a text goes on a line: up to a blank, if there is one. */
static size_t part_of(const char *text, size_t length, size_t width) {
    assert(length && width);
    size_t part = length < width ? length : width;
    if (part == length)
        return part;
    while (part > 1 && text[part] != ' ' && text[part] != '\t')
        part--;
    return part > 1 ? part : width;
}

static void skip_blanks(const char **text, size_t *length) {
    while (*length && (**text == ' ' || **text == '\t'))
        ++*text, --*length;
}

bool ruling_line(const struct rules *rules, uint32_t cell, unsigned index, size_t width,
                 char *text) {
    for (size_t i = 0; rules && i < rules->list.size; i++) {
        const struct rule *rule = &rules->list.data[i];
        const char *rest = rules->text.data + rule->text;
        size_t length = names(rule, cell) ? rule->length : 0;
        for (skip_blanks(&rest, &length); length; skip_blanks(&rest, &length)) {
            size_t part = part_of(rest, length, width);
            assert(part && part <= length && part <= width);
            if (!index--) {
                memcpy(text, rest, part);
                text[part] = 0;
                return true;
            }
            rest += part, length -= part;
        }
    }
    return false;
}
