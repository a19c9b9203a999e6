/* SPDX-License-Identifier: MIT */
#include "common/human/guess.h"

#include "common/human/rule.h"

static const char *const reasons[][WORDS_LANGUAGES] = {
    [STEP_NO_DIGIT] = {"no candidate in ", "没有候选数："},
    [STEP_NO_PLACE] = {"no place for ", "无处可放 "},
    [STEP_EXHAUSTED] = {"no choice left at level ", "已无选择，层 "},
    [STEP_TOO_DEEP] = {"a guess would be too deep", "再猜就太深"},
    [STEP_RULE] = {"it breaks ", "违反 "},
    [STEP_SOLVED] = {"solved", "已解出"},
};

void guess_explain_reason(struct output *out, const struct layout *layout, const struct step *step,
                          enum words_language language) {
    output_text(out, reasons[step->reason][language]);
    if (step->reason == STEP_NO_DIGIT)
        words_cell(out, layout, step->where);
    if (step->reason == STEP_EXHAUSTED)
        output_unsigned(out, step->level + 1);
    if (step->reason == STEP_RULE)
        rule_write(out, layout, step->where, language);
    if (step->reason != STEP_NO_PLACE)
        return;
    words_digits(out, set_of(step->lost));
    output_text(out, language == WORDS_ENGLISH ? " in " : ": ");
    words_house(out, layout, step->where, language);
}
