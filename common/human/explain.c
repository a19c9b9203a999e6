#include "common/human/explain.h"

#include "common/gridline.h"

const char *const explain_kinds[] = {"row", "column", "box", "diagonal", "window"};

void explain_house(struct output *out, const struct layout *layout, uint32_t house) {
    const struct variant_house *named = &layout->variant.houses[house];
    output_text(out, explain_kinds[named->kind]);
    output_char(out, ' ');
    output_unsigned(out, named->number);
}

void explain_cell(struct output *out, const struct layout *layout, uint32_t cell) {
    output_char(out, 'r');
    output_unsigned(out, cell / layout->side + 1);
    output_char(out, 'c');
    output_unsigned(out, cell % layout->side + 1);
}

static void write_digits(struct output *out, Set digits) {
    for (; digits; digits &= digits - 1)
        output_char(out, gridline_letter(set_digit(digits)));
}

static void write_effect(struct output *out, const struct layout *layout, const struct step *step) {
    if (step->digit) {
        output_char(out, ' ');
        explain_cell(out, layout, step->cell);
        output_char(out, '=');
        write_digits(out, set_of(step->digit));
    }
    for (uint32_t i = 0; i < step->removal_count; i++) {
        output_char(out, ' ');
        explain_cell(out, layout, step->removals[i].cell);
        output_char(out, '-');
        write_digits(out, step->removals[i].digits);
    }
}

void explain_reason(struct output *out, const struct layout *layout, const struct step *step) {
    switch (step->reason) {
    case STEP_NO_DIGIT:
        output_text(out, "no candidate in ");
        explain_cell(out, layout, step->where);
        break;
    case STEP_NO_PLACE:
        output_text(out, "no place for ");
        write_digits(out, set_of(step->lost));
        output_text(out, " in ");
        explain_house(out, layout, step->where);
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

static void write_level(struct output *out, const struct step *step) {
    output_text(out, "level ");
    output_unsigned(out, step->level);
    output_text(out, ", ");
    output_unsigned(out, step->choice);
    output_text(out, " of ");
    output_unsigned(out, step->choices);
}

static void write_why(struct output *out, const struct layout *layout, const struct step *step) {
    switch (step->technique) {
    case TECHNIQUE_HIDDEN_SINGLE:
        explain_house(out, layout, step->houses[0]);
        break;
    case TECHNIQUE_GUESS:
        write_level(out, step);
        break;
    case TECHNIQUE_BACK:
        write_level(out, step);
        output_text(out, ": ");
        explain_reason(out, layout, step);
        break;
    default:
        break;
    }
}

void explain_step(struct output *out, const struct layout *layout, const struct step *step) {
    output_text(out, technique_names[step->technique]);
    write_effect(out, layout, step);
    if (step->technique == TECHNIQUE_NAKED_SINGLE)
        return;
    output_text(out, " (");
    write_why(out, layout, step);
    output_char(out, ')');
}
