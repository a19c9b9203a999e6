#include "common/human/explain.h"

#include "common/human/technique.h"
#include "common/human/words.h"

static void write_effect(struct output *out, const struct layout *layout, const struct step *step) {
    if (step->digit) {
        words_cells(out, layout, &step->cell, 1);
        output_char(out, '=');
        words_digits(out, set_of(step->digit));
    }
    for (uint32_t i = 0; i < step->removal_count; i++) {
        words_cells(out, layout, &step->removals[i].cell, 1);
        output_char(out, '-');
        words_digits(out, step->removals[i].digits);
    }
}

void explain_step(struct output *out, const struct layout *layout, const struct step *step) {
    const struct technique *technique = step->technique;
    output_text(out, technique->name);
    write_effect(out, layout, step);
    if (!technique->explain)
        return;
    output_text(out, " (");
    technique->explain(out, layout, step);
    output_char(out, ')');
}
