/* SPDX-License-Identifier: MIT */
#include "stepdrawing.h"

#include <string.h>

#include "common/drawingdigits.h"
#include "common/human/rule.h"
#include "common/human/technique.h"
#include "common/svg.h"
#include "linkdrawing.h"

/* Colours of parts, by turns; those of Okabe and Ito, lighter, so that digits can be read on
 * them. */
static const char *const colours[] = {"#7fceb6", "#8cc3e6", "#f2e87a", "#dca9c7", "#f0c27a"};
enum { COLOURS = sizeof colours / sizeof *colours, CELL = DRAWING_CELL };

#define GONE "#f0a08a"

struct scene {
    struct output *out;
    const struct drawing *drawing;
    const struct board *before;
    const struct step *step;
    double radius; /* of discs */
};

static void write_tint(const struct scene *scene, uint32_t cell, const char *colour) {
    const struct variant *variant = scene->drawing->variant;
    output_format(scene->out,
                  "<rect x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\" fill=\"%s\" "
                  "fill-opacity=\"0.45\"/>\n",
                  variant_column(variant, cell) * CELL, variant_row(variant, cell) * CELL, CELL,
                  CELL, colour);
}

/* The houses of the pattern: those that it begins with, then those that it has an effect on. */
static void write_houses(const struct scene *scene) {
    const struct step *step = scene->step;
    const struct layout *layout = scene->before->layout;
    for (uint32_t i = 0; i < step->house_count; i++)
        for (unsigned k = 0; k < layout->side; k++)
            write_tint(scene, layout_cell(layout, step->houses[i], k),
                       step->first_cover && i >= step->first_cover ? "#dcebf7" : SVG_PALE_GREEN);
}

/* The cells of a rule: a part that has no digits. */
static void write_bond(const struct scene *scene) {
    const struct step *step = scene->step;
    for (uint32_t i = 0; i < step->part_count; i++)
        for (uint32_t k = step->parts[i].begin; !step->parts[i].digits && k < step->parts[i].end;
             k++)
            write_tint(scene, step->cells[k], colours[i % COLOURS]);
}

static void write_rule(const struct scene *scene, uint32_t number, const char *colour) {
    uint32_t count;
    const uint32_t *cells = rule_cells(scene->before->layout, number, &count);
    for (uint32_t i = 0; i < count; i++)
        write_tint(scene, cells[i], colour);
}

/* The rules that a net needs. */
static void write_needed(const struct scene *scene) {
    for (uint32_t i = 0; i < scene->step->rule_count; i++)
        write_rule(scene, scene->step->rules[i], colours[0]);
}

/* What a supposition leads to: a cell without candidates, a house without a place, or a rule that
 * is broken. */
static void write_flaw(const struct scene *scene) {
    const struct step *step = scene->step;
    const struct layout *layout = scene->before->layout;
    const char *where = step->technique->where[WORDS_ENGLISH];
    if (!where || !strstr(where, "%r"))
        return;
    if (step->reason == STEP_NO_DIGIT)
        write_tint(scene, step->where, GONE);
    if (step->reason == STEP_RULE)
        write_rule(scene, step->where, GONE);
    for (unsigned k = 0; step->reason == STEP_NO_PLACE && k < layout->side; k++)
        write_tint(scene, layout_cell(layout, step->where, k), GONE);
}

static void write_disc(const struct scene *scene, uint32_t cell, unsigned digit,
                       const char *colour) {
    struct place at = drawingdigits_mark(scene->drawing, cell, digit);
    output_format(scene->out, "<circle cx=\"%.2f\" cy=\"%.2f\" r=\"%.2f\" fill=\"%s\"/>\n", at.x,
                  at.y, scene->radius, colour);
}

static void write_discs(const struct scene *scene, uint32_t cell, Set digits, const char *colour) {
    for (Set left = digits & scene->before->candidates[cell]; left; left &= left - 1)
        write_disc(scene, cell, set_digit(left), colour);
}

/* Whether a part only stands between alternatives, see explain.c. */
static bool is_divider(const struct step_part *part) {
    return part->begin == part->end && !part->digits;
}

/* Whether parts are of two alternatives, each of one colour. */
static bool is_divided(const struct step *step) {
    for (uint32_t i = 0; i < step->part_count; i++)
        if (is_divider(&step->parts[i]))
            return true;
    return false;
}

static struct linkdrawing chain_of(const struct scene *scene) {
    return (struct linkdrawing){scene->drawing, scene->before, scene->step, scene->radius};
}

/* Chains are steps whose words have the whole chain in them.  Its candidates are by turns wrong and
 * right if the first is wrong. */
static bool is_chain(const struct step *step) {
    const char *where = step->technique->where[WORDS_ENGLISH];
    return where && !strncmp(where, "%x", 2);
}

/* What a supposition leads to has its words begin with the digits that it sets, which are of one
 * colour: they have one thing in common, that they follow. */
static bool is_supposition(const struct step *step) {
    const char *where = step->technique->where[WORDS_ENGLISH];
    return where && !strncmp(where, "%s", 2);
}

/* How many colours the parts have by turns. */
static unsigned turns_of(const struct step *step) {
    return is_supposition(step) ? 1 : is_chain(step) ? 2 : COLOURS;
}

static void write_pattern(const struct scene *scene) {
    const struct step *step = scene->step;
    struct linkdrawing chain = chain_of(scene);
    bool divided = is_divided(step);
    unsigned turns = turns_of(step);
    unsigned colour = 0;
    for (uint32_t i = 0; i < step->part_count; i++) {
        const struct step_part *part = &step->parts[i];
        if (is_chain(step))
            linkdrawing_band(scene->out, &chain, part, colours[colour % turns]);
        for (uint32_t k = part->begin; k < part->end; k++)
            write_discs(scene, step->cells[k], part->digits, colours[colour % turns]);
        colour += divided ? is_divider(part) : part->begin < part->end;
    }
    for (uint32_t k = 0; !step->part_count && k < step->cell_count; k++)
        write_discs(scene, step->cells[k], step->digits, colours[0]);
}

static void write_effect(const struct scene *scene) {
    const struct step *step = scene->step;
    if (step->digit) {
        write_tint(scene, step->cell, colours[0]);
        write_disc(scene, step->cell, step->digit, colours[0]);
    }
    for (uint32_t i = 0; i < step->removal_count; i++)
        write_discs(scene, step->removals[i].cell, step->removals[i].digits, GONE);
}

static void write_links(const struct scene *scene) {
    const struct step *step = scene->step;
    const char *where = step->technique->where[WORDS_ENGLISH];
    struct linkdrawing chain = chain_of(scene);
    if (!is_chain(step))
        return;
    for (uint32_t i = 0; i + 1 < step->part_count; i++)
        linkdrawing_write(scene->out, &chain, &step->parts[i], &step->parts[i + 1], i % 2 == 0);
    if (!strncmp(where, "%x-", 3))
        linkdrawing_write(scene->out, &chain, &step->parts[step->part_count - 1], &step->parts[0],
                          false);
}

/* Strikes out what is ruled out. */
static void write_strokes(const struct scene *scene) {
    double r = scene->radius;
    for (uint32_t i = 0; i < scene->step->removal_count; i++) {
        const struct step_removal *removal = &scene->step->removals[i];
        for (Set left = removal->digits; left; left &= left - 1) {
            struct place at = drawingdigits_mark(scene->drawing, removal->cell, set_digit(left));
            output_format(scene->out,
                          "<path d=\"M%.2f %.2fL%.2f %.2f\" stroke=\"" SVG_INK
                          "\" stroke-width=\"0.7\"/>\n",
                          at.x - r, at.y + r, at.x + r, at.y - r);
        }
    }
}

void stepdrawing_write(struct output *out, const struct drawing *drawing,
                       const struct board *before, const struct step *step) {
    const struct scene scene = {out, drawing, before, step,
                                drawingdigits_mark_size(drawing) * 0.52};
    drawing_write_ground(out, drawing);
    write_houses(&scene);
    write_bond(&scene);
    write_needed(&scene);
    write_flaw(&scene);
    write_pattern(&scene);
    write_effect(&scene);
    write_links(&scene);
    drawing_write_figure(out, drawing);
    write_strokes(&scene);
}
