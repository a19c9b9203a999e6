#include "report.h"

#include <string.h>

#include "common/printable.h"
#include "common/rulekinds.h"

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

/* Whether a line is a rule that can be taken out as it is: not a comment, a map or a row of one, or
 * part of the area. */
static bool is_rule(const char *line, size_t length) {
    size_t word = 0;
    while (word < length && line[word] >= 'a' && line[word] <= 'z')
        word++;
    const struct rule_kind *kind = rule_kind_find((const unsigned char *)line, word);
    return kind && kind->cells < RULE_MAP;
}

/* The same for rules. */
static uint32_t write_rules(struct output *out, struct checked *checked) {
    const struct rules_text *rules = checked->variant.shape.rules;
    uint32_t count = 0;
    for (size_t from = 0, to; rules && from < rules->text.size; from = to) {
        const char *line = rules->text.data + from;
        const char *end = memchr(line, '\n', rules->text.size - from);
        to = (size_t)(end - rules->text.data) + 1;
        if (!is_rule(line, to - 1 - from) || !checked_rule_can_go(checked, from, to))
            continue;
        output_text(out, count++ ? ", " : "; each rule can go: ");
        output_printable(out, line, to - 1 - from);
    }
    return count;
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
    output_format(out, "puzzle %llu", (unsigned long long)number);
    if (grid->label_length) {
        output_text(out, " (");
        output_printable(out, grid->label, grid->label_length);
        output_char(out, ')');
    }
    output_format(out, ": %u clue%s, ", checked->clues, checked->clues == 1 ? "" : "s");
    if (!checked->solvable)
        output_text(out, "no solution\n");
    else if (checked->unique)
        write_one(out, checked);
    else
        write_two(out, checked);
}
