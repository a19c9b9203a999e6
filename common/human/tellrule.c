/* SPDX-License-Identifier: MIT */
#include "common/human/tellrule.h"

#include "common/human/rule.h"

static void write_number(struct output *out, int64_t number) {
    output_format(out, "%lld", (long long)number);
}

/* Writes the digits of the parts after the first, with a blank before every group of `length` but
 * the first. */
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

/* Writes the parts after the first: ", with 19 at r4c1, 23 at r5c1". */
static void write_known(struct output *out, const struct layout *layout, const struct step *step,
                        enum words_language language) {
    for (uint32_t i = 1; i < step->part_count; i++) {
        output_text(out, i > 1 ? ", " : WORDS_IN(language, ", with ", "，由 "));
        if (language == WORDS_ENGLISH) {
            words_digits(out, step->parts[i].digits);
            output_text(out, " at ");
        }
        words_cell(out, layout, step->cells[step->parts[i].begin]);
        if (language == WORDS_ENGLISH)
            continue;
        output_text(out, " 的 ");
        words_digits(out, step->parts[i].digits);
    }
}

void tellrule_orders(struct output *out, const struct layout *layout, const struct step *step,
                     enum words_language language) {
    if (step->numbers[0])
        write_number(out, step->numbers[0]);
    else
        output_text(out, WORDS_IN(language, "many", "许多"));
    output_text(out, step->numbers[0] == 1 ? WORDS_IN(language, " order", " 种排列")
                                           : WORDS_IN(language, " orders", " 种排列"));
    if (step->part_count < 2)
        return;
    if (step->parts[1].begin < step->parts[1].end) {
        write_known(out, layout, step, language);
        return;
    }
    output_text(out, " ");
    write_digits(out, step, step->parts[0].end);
}

/* Writes the candidates left to the first cell that loses some: " leaves r1c2 only 24". */
static void write_left(struct output *out, const struct layout *layout, const struct step *step,
                       bool plural, enum words_language language) {
    output_text(out, WORDS_IN(language, plural ? " leave " : " leaves ", " 使 "));
    words_cell(out, layout, step->removals[0].cell);
    if (!step->digits) {
        output_text(out, WORDS_IN(language, " no digit", " 没有数字可放"));
        return;
    }
    output_text(out, WORDS_IN(language, " only ", " 只剩 "));
    words_digits(out, step->digits);
}

/* Writes the total of all cells of a sum but one. */
static void write_others(struct output *out, const struct step *step,
                         enum words_language language) {
    output_text(out, WORDS_IN(language, "the others make ", "其余格共 "));
    write_number(out, step->numbers[0]);
    if (step->numbers[0] < step->numbers[1]) {
        output_text(out, WORDS_IN(language, " to ", " 至 "));
        write_number(out, step->numbers[1]);
    }
    output_text(out, WORDS_IN(language, ", which", ","));
}

void tellrule_bounds(struct output *out, const struct layout *layout, const struct step *step,
                     enum words_language language) {
    uint32_t loser = step->removals[0].cell, end = step->parts[0].end;
    bool two = end == 2, ends = !two && step->numbers[0] <= step->numbers[1];
    output_text(out, ": ");
    if (two)
        words_cell(out, layout, step->cells[step->cells[0] == loser]);
    else if (ends)
        write_others(out, step, language);
    else
        output_text(out, WORDS_IN(language, "the others", "其余格"));
    write_left(out, layout, step, !two && !ends, language);
}

void tellrule_left(struct output *out, const struct layout *layout, const struct step *step,
                   enum words_language language) {
    for (uint32_t i = 1; i < step->part_count; i++) {
        output_text(out, i > 1 ? " " : ": ");
        words_cell(out, layout, step->cells[step->parts[i].begin]);
    }
    write_left(out, layout, step, step->part_count > 2, language);
}

/* The cells of a part, with a sign before each but a first plus, and with 2 where they count
 * twice: the first ones of all. */
static void write_terms(struct output *out, const struct layout *layout, const struct step *step,
                        uint32_t part, const char *sign) {
    for (uint32_t i = step->parts[part].begin; i < step->parts[part].end; i++) {
        output_text(out, *sign == '+' && i == step->parts[part].begin ? "" : sign);
        output_text(out, i < step->numbers[2] ? "2" : "");
        words_cell(out, layout, step->cells[i]);
    }
}

/* Writes a difference; without a subtrahend, the minuend alone. */
static void write_difference(struct output *out, int64_t from, int64_t taken) {
    write_number(out, from);
    if (!taken)
        return;
    output_char(out, taken < 0 ? '+' : '-');
    write_number(out, taken < 0 ? -taken : taken);
    output_char(out, '=');
    write_number(out, from - taken);
}

void tellrule_sum(struct output *out, const struct layout *layout, const struct step *step) {
    bool turned = step->numbers[0] < 0;
    int64_t total = turned ? -step->numbers[0] : step->numbers[0], taken = step->numbers[1];
    int64_t all = step->house_count * layout->side * (layout->side + 1) / 2;
    write_terms(out, layout, step, turned, "+");
    write_terms(out, layout, step, !turned, "-");
    output_char(out, '=');
    if (all - taken == total)
        write_difference(out, all, taken);
    else
        write_difference(out, taken, all);
}

void tellrule_needed(struct output *out, const struct layout *layout, const struct step *step,
                     enum words_language language) {
    for (uint32_t i = 0; i < step->rule_count; i++) {
        output_text(out,
                    i ? WORDS_IN(language, " and ", " 与 ") : WORDS_IN(language, ", by ", "，由 "));
        rule_write(out, layout, step->rules[i], language);
    }
}
