#include "common/human/guess.h"

#include "common/human/words.h"

void guess_explain(struct output *out, const struct layout *layout, const struct step *step) {
    (void)layout;
    output_text(out, "level ");
    output_unsigned(out, step->level);
    output_text(out, ", ");
    output_unsigned(out, step->choice);
    output_text(out, " of ");
    output_unsigned(out, step->choices);
}

void guess_explain_back(struct output *out, const struct layout *layout, const struct step *step) {
    guess_explain(out, layout, step);
    output_text(out, ": ");
    guess_explain_reason(out, layout, step);
}

void guess_explain_reason(struct output *out, const struct layout *layout,
                          const struct step *step) {
    switch (step->reason) {
    case STEP_NO_DIGIT:
        output_text(out, "no candidate in ");
        words_cell(out, layout, step->where);
        break;
    case STEP_NO_PLACE:
        output_text(out, "no place for ");
        words_digits(out, set_of(step->lost));
        output_text(out, " in ");
        words_house(out, layout, step->where);
        break;
    case STEP_EXHAUSTED:
        output_text(out, "no choice left at level ");
        output_unsigned(out, step->level + 1);
        break;
    case STEP_TOO_DEEP:
        output_text(out, "a guess would be too deep");
        break;
    case STEP_SOLVED:
        output_text(out, "solved");
        break;
    }
}
