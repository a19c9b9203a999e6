#include "common/human/tellrule.h"

#include "common/human/rule.h"

static void write_number(struct output *out, int64_t number) {
    output_format(out, "%lld", (long long)number);
}

/* The digits of the parts after the first, with a blank before every `length` of them but the
 * first. */
static void write_digits(struct output *out, const struct step *step, uint32_t length) {
    for (uint32_t i = 1; i < step->part_count; i++) {
        output_text(out, i > 1 && (i - 1) % length == 0 ? " " : "");
        words_digits(out, step->parts[i].digits);
    }
}

void tellrule_combinations(struct output *out, const struct step *step,
                           enum words_language language) {
    if (step->part_count > 1) {
        write_digits(out, step, 1);
        return;
    }
    write_number(out, step->numbers[0]);
    output_text(out, WORDS_IN(language, " combinations", " 种组合"));
}

void tellrule_orders(struct output *out, const struct step *step, enum words_language language) {
    if (step->numbers[0])
        write_number(out, step->numbers[0]);
    else
        output_text(out, WORDS_IN(language, "many", "许多"));
    output_text(out, step->numbers[0] == 1 ? WORDS_IN(language, " order", " 种排列")
                                           : WORDS_IN(language, " orders", " 种排列"));
    if (step->part_count < 2)
        return;
    output_text(out, " ");
    write_digits(out, step, step->parts[0].end);
}

void tellrule_bounds(struct output *out, const struct layout *layout, const struct step *step,
                     enum words_language language) {
    output_text(out, WORDS_IN(language, ": the others leave ", ": 其余格使 "));
    words_cell(out, layout, step->removals[0].cell);
    output_char(out, ' ');
    write_number(out, step->numbers[0]);
    output_text(out, WORDS_IN(language, " to ", " 至 "));
    write_number(out, step->numbers[1]);
}

void tellrule_left(struct output *out, const struct layout *layout, const struct step *step,
                   enum words_language language) {
    output_char(out, ':');
    for (uint64_t set = (uint64_t)step->numbers[1]; set; set &= set - 1) {
        output_char(out, ' ');
        words_cell(out, layout, step->cells[set_first(set)]);
    }
    bool one = set_at_most_one((uint64_t)step->numbers[1]);
    output_text(out, WORDS_IN(language, one ? " leaves " : " leave ", " 使 "));
    words_cell(out, layout, step->removals[0].cell);
    if (!step->numbers[0]) {
        output_text(out, WORDS_IN(language, " no digit", " 没有数字可放"));
        return;
    }
    output_text(out, WORDS_IN(language, " ", " 只剩 "));
    words_digits(out, (Set)step->numbers[0]);
}

/* The cells of a part, with a sign before each but a first plus. */
static void write_terms(struct output *out, const struct layout *layout, const struct step *step,
                        uint32_t part, const char *sign) {
    for (uint32_t i = step->parts[part].begin; i < step->parts[part].end; i++) {
        output_text(out, *sign == '+' && i == step->parts[part].begin ? "" : sign);
        words_cell(out, layout, step->cells[i]);
    }
}

void tellrule_sum(struct output *out, const struct layout *layout, const struct step *step) {
    bool turned = step->numbers[0] < 0;
    write_terms(out, layout, step, turned, "+");
    write_terms(out, layout, step, !turned, "-");
    output_char(out, '=');
    write_number(out, turned ? -step->numbers[0] : step->numbers[0]);
}

void tellrule_needed(struct output *out, const struct layout *layout, const struct step *step,
                     enum words_language language) {
    for (uint32_t i = 0; i < step->rule_count; i++) {
        output_text(out,
                    i ? WORDS_IN(language, " and ", " 与 ") : WORDS_IN(language, ", by ", ", 由 "));
        rule_write(out, layout, step->rules[i], language);
    }
}
