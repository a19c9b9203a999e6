/* SPDX-License-Identifier: MIT */
#include "common/human/nudge.h"

#include <assert.h>

#include "common/human/techniques.h"

uint32_t nudge_cell(const struct step *step) {
    return step->digit || !step->removal_count ? step->cell : step->removals[0].cell;
}

void nudge_write(struct output *out, const struct layout *layout, const struct step *step,
                 enum words_language language) {
    const struct variant *variant = &layout->variant;
    uint32_t cell = nudge_cell(step);
    assert(cell < layout->cells && step->technique);
    uint32_t end = variant->of_begin[cell + 1];
    output_text(out, WORDS_IN(language, "look at ", "请看 "));
    bool housed = end > variant->of_begin[cell];
    if (step->technique != &technique_guess && step->house_count)
        words_house(out, layout, step->houses[0], language);
    else if (step->technique != &technique_guess && housed)
        words_house(out, layout, variant->of[end - 1], language);
    else
        words_cell(out, layout, cell);
}
