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

static void write_cells(struct output *out, const struct layout *layout, const uint32_t *cells,
                        uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        output_char(out, ' ');
        explain_cell(out, layout, cells[i]);
    }
}

/* Writes "5 in box 2, all in row 1". */
static void write_locked(struct output *out, const struct layout *layout, const struct step *step) {
    write_digits(out, step->digits);
    output_text(out, " in ");
    explain_house(out, layout, step->houses[0]);
    output_text(out, ", all in ");
    explain_house(out, layout, step->houses[1]);
}

/* Writes "4 in rows 2 5, all in columns 3 7". */
static void write_fish(struct output *out, const struct layout *layout, const struct step *step) {
    write_digits(out, step->digits);
    for (uint32_t i = 0; i < step->house_count; i++) {
        const struct variant_house *house = &layout->variant.houses[step->houses[i]];
        if (!i || house->kind != layout->variant.houses[step->houses[i - 1]].kind) {
            output_text(out, i ? ", all in " : " in ");
            output_text(out, explain_kinds[house->kind]);
            output_char(out, 's');
        }
        output_char(out, ' ');
        output_unsigned(out, house->number);
    }
}

/* Writes "r1c1, so 4 at r1c5 or r3c2". */
static void write_wing(struct output *out, const struct layout *layout, const struct step *step) {
    explain_cell(out, layout, step->cells[0]);
    output_text(out, ", so ");
    write_digits(out, step->digits);
    output_text(out, " at");
    write_cells(out, layout, step->cells + 1, 1);
    output_text(out, " or");
    write_cells(out, layout, step->cells + 2, 1);
}

/* Writes "5 at r1c1 r3c3 or at r1c4 r3c7". */
static void write_colours(struct output *out, const struct layout *layout,
                          const struct step *step) {
    uint32_t first = step->first_colour;
    write_digits(out, step->digits);
    output_text(out, " at");
    write_cells(out, layout, step->cells, first);
    output_text(out, " or at");
    write_cells(out, layout, step->cells + first, step->cell_count - first);
}

/* Writes "27 at r1c2 r1c5 in row 1". */
static void write_subset(struct output *out, const struct layout *layout, const struct step *step) {
    write_digits(out, step->digits);
    output_text(out, " at");
    write_cells(out, layout, step->cells, step->cell_count);
    output_text(out, " in ");
    explain_house(out, layout, step->houses[0]);
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
    case TECHNIQUE_POINTING:
    case TECHNIQUE_CLAIMING:
        write_locked(out, layout, step);
        break;
    case TECHNIQUE_X_WING:
    case TECHNIQUE_SWORDFISH:
        write_fish(out, layout, step);
        break;
    case TECHNIQUE_XY_WING:
        write_wing(out, layout, step);
        break;
    case TECHNIQUE_COLOURING:
        write_colours(out, layout, step);
        break;
    default:
        write_subset(out, layout, step);
        break;
    }
}

const char *explain_idea(enum technique technique) {
    static const char locked[] = "wherever it goes in the first, it is in the second",
                      naked[] = "these cells have no other candidates, so they take these digits",
                      hidden[] =
                          "these digits have no other places in the house, so they take these",
                      fish[] = "the first lines take one each, which is all that the second have";
    static const char *const ideas[TECHNIQUE_GUESS] = {
        "the cell has no other candidate",
        "the digit has no other place in the house",
        locked,
        locked,
        naked,
        hidden,
        naked,
        hidden,
        naked,
        hidden,
        fish,
        fish,
        "whichever digit the first cell takes, one of the other two takes this",
        "either all of the first take it, or all of the second",
    };
    return ideas[technique];
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
