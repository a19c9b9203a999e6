/* SPDX-License-Identifier: MIT */
#include "stepdrawing.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "common/drawing/drawingdigits.h"
#include "common/human/rule.h"
#include "common/human/technique.h"
#include "linkdrawing.h"
#include "steplegend.h"
#include "steplook.h"

enum { COLOURS = STEPLOOK_COLOURS, CELL = DRAWING_CELL };

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
                  "fill-opacity=\"" STEPLOOK_OPACITY "\"/>\n",
                  variant_column(variant, cell) * CELL, variant_row(variant, cell) * CELL, CELL,
                  CELL, colour);
}

/* The houses of the pattern: its base, then its cover. */
static void write_houses(const struct scene *scene) {
    const struct step *step = scene->step;
    const struct layout *layout = scene->before->layout;
    for (uint32_t i = 0; i < step->house_count; i++)
        for (unsigned k = 0; k < layout->side; k++)
            write_tint(scene, layout_cell(layout, step->houses[i], k),
                       step->first_cover && i >= step->first_cover ? STEPLOOK_COVER
                                                                   : STEPLOOK_BASE);
}

/* The cells of a rule: a part without digits. */
static void write_bond(const struct scene *scene) {
    const struct step *step = scene->step;
    for (uint32_t i = 0; i < step->part_count; i++)
        for (uint32_t k = step->parts[i].begin; !step->parts[i].digits && k < step->parts[i].end;
             k++)
            write_tint(scene, step->cells[k], steplook_colours[i % COLOURS]);
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
        write_rule(scene, scene->step->rules[i], steplook_colours[0]);
}

/* Whether the words of the step name a contradiction that a supposition leads to. */
static bool has_flaw(const struct step *step) {
    const char *where = step->technique->where[WORDS_ENGLISH];
    return where && strstr(where, "%r");
}

/* The contradiction of a supposition: a cell without candidates, a house without a place, or a
 * broken rule. */
static void write_flaw(const struct scene *scene) {
    const struct step *step = scene->step;
    const struct layout *layout = scene->before->layout;
    if (!has_flaw(step))
        return;
    if (step->reason == STEP_NO_DIGIT)
        write_tint(scene, step->where, STEPLOOK_GONE);
    if (step->reason == STEP_RULE)
        write_rule(scene, step->where, STEPLOOK_GONE);
    for (unsigned k = 0; step->reason == STEP_NO_PLACE && k < layout->side; k++)
        write_tint(scene, layout_cell(layout, step->where, k), STEPLOOK_GONE);
}

static void write_disc(const struct scene *scene, uint32_t cell, unsigned digit,
                       const char *colour) {
    assert(scene->radius > 0 && scene->before->candidates[cell] & set_of(digit));
    struct place at = drawingdigits_mark(scene->drawing, cell, digit);
    output_format(scene->out, "<circle cx=\"%.2f\" cy=\"%.2f\" r=\"%.2f\" fill=\"%s\"/>\n", at.x,
                  at.y, scene->radius, colour);
}

static void write_discs(const struct scene *scene, uint32_t cell, Set digits, const char *colour) {
    for (Set left = digits & scene->before->candidates[cell]; left; left &= left - 1)
        write_disc(scene, cell, set_digit(left), colour);
}

/* The candidates with discs: parts of the step, or the nodes of its chain, each with the number of
 * its colour. */
struct pattern {
    const uint32_t *cells;
    const struct step_part *parts;
    uint32_t count;
    uint8_t colour[STEP_PARTS_MAX];
};

static bool has_mark(const struct pattern *pattern, uint32_t number, uint32_t cell,
                     unsigned digit) {
    assert(number < pattern->count);
    const struct step_part *part = &pattern->parts[number];
    for (uint32_t k = part->begin; (part->digits & set_of(digit)) && k < part->end; k++)
        if (pattern->cells[k] == cell)
            return true;
    return false;
}

/* The colours of all parts with a candidate, as a set of their numbers. */
static unsigned colours_of(const struct pattern *pattern, uint32_t cell, unsigned digit) {
    unsigned set = 0;
    for (uint32_t i = 0; i < pattern->count; i++)
        if (has_mark(pattern, i, cell, digit))
            set |= 1U << pattern->colour[i];
    return set;
}

/* One of `count` equal sectors of a disc, clockwise from the top. */
static void write_piece(const struct scene *scene, struct place at, unsigned piece, unsigned count,
                        const char *colour) {
    assert(piece < count && count > 1);
    const double turn = 8 * atan(1), r = scene->radius;
    double from = turn * piece / count, to = turn * (piece + 1) / count;
    output_format(scene->out,
                  "<path d=\"M%.2f %.2fL%.2f %.2fA%.2f %.2f 0 0 1 %.2f %.2fZ\" fill=\"%s\"/>\n",
                  at.x, at.y, at.x + r * sin(from), at.y - r * cos(from), r, r, at.x + r * sin(to),
                  at.y - r * cos(to), colour);
}

/* A disc with the colours of all parts that have the candidate, so that none hides another. */
static void write_mark(const struct scene *scene, const struct pattern *pattern, uint32_t cell,
                       unsigned digit) {
    unsigned set = colours_of(pattern, cell, digit), count = 0, piece = 0;
    assert(set && !(set >> COLOURS));
    for (unsigned i = 0; i < COLOURS; i++)
        count += set >> i & 1;
    for (unsigned i = 0; i < COLOURS; i++)
        if (set == 1U << i)
            write_disc(scene, cell, digit, steplook_colours[i]);
        else if (set >> i & 1)
            write_piece(scene, drawingdigits_mark(scene->drawing, cell, digit), piece++, count,
                        steplook_colours[i]);
}

/* Whether no earlier part has the candidate, so that each is drawn once. */
static bool is_first(const struct pattern *pattern, uint32_t number, uint32_t cell,
                     unsigned digit) {
    for (uint32_t i = 0; i < number; i++)
        if (has_mark(pattern, i, cell, digit))
            return false;
    return true;
}

/* The candidates of part `number` in a cell. */
static void write_marks_of(const struct scene *scene, const struct pattern *pattern,
                           uint32_t number, uint32_t cell) {
    Set left = pattern->parts[number].digits & scene->before->candidates[cell];
    for (; left; left &= left - 1)
        if (is_first(pattern, number, cell, set_digit(left)))
            write_mark(scene, pattern, cell, set_digit(left));
}

static void write_marks(const struct scene *scene, const struct pattern *pattern) {
    for (uint32_t i = 0; i < pattern->count; i++)
        for (uint32_t k = pattern->parts[i].begin; k < pattern->parts[i].end; k++)
            write_marks_of(scene, pattern, i, pattern->cells[k]);
}

/* Whether a part only separates alternatives, see explain.c. */
static bool is_divider(const struct step_part *part) {
    return part->begin == part->end && !part->digits;
}

/* Whether the parts are two alternatives, each of one colour. */
static bool is_divided(const struct step *step) {
    for (uint32_t i = 0; i < step->part_count; i++)
        if (is_divider(&step->parts[i]))
            return true;
    return false;
}

/* The digits that a supposition leads to have one colour: they have in common that they follow.
 * The words of such a step begin with these digits. */
static bool is_supposition(const struct step *step) {
    const char *where = step->technique->where[WORDS_ENGLISH];
    return where && !strncmp(where, "%s", 2);
}

static void write_parts(const struct scene *scene) {
    const struct step *step = scene->step;
    struct pattern pattern = {step->cells, step->parts, step->part_count, {0}};
    bool divided = is_divided(step);
    assert(step->part_count <= STEP_PARTS_MAX);
    unsigned turns = is_supposition(step) ? 1 : COLOURS, colour = 0;
    for (uint32_t i = 0; i < step->part_count; i++) {
        const struct step_part *part = &step->parts[i];
        pattern.colour[i] = (uint8_t)(colour % turns);
        colour += divided ? is_divider(part) : part->begin < part->end;
    }
    write_marks(scene, &pattern);
}

/* The candidates of a chain are alternately wrong and right if the first is wrong. */
static void write_nodes(const struct scene *scene, const struct stepchain *chain) {
    assert(chain->count <= STEP_PARTS_MAX);
    struct pattern pattern = {chain->cells, chain->nodes, chain->count, {0}};
    struct linkdrawing links = {scene->drawing, scene->before, chain, scene->radius};
    for (uint32_t i = 0; i < chain->count; i++) {
        pattern.colour[i] = i % 2;
        linkdrawing_band(scene->out, &links, &chain->nodes[i], steplook_colours[i % 2]);
    }
    write_marks(scene, &pattern);
}

static void write_pattern(const struct scene *scene, const struct stepchain *chain) {
    const struct step *step = scene->step;
    if (chain->count)
        write_nodes(scene, chain);
    else
        write_parts(scene);
    for (uint32_t k = 0; !step->part_count && k < step->cell_count; k++)
        write_discs(scene, step->cells[k], step->digits, steplook_colours[0]);
}

static void write_effect(const struct scene *scene) {
    const struct step *step = scene->step;
    if (step->digit) {
        write_tint(scene, step->cell, steplook_colours[0]);
        write_disc(scene, step->cell, step->digit, steplook_colours[0]);
    }
    for (uint32_t i = 0; i < step->removal_count; i++)
        write_discs(scene, step->removals[i].cell, step->removals[i].digits, STEPLOOK_GONE);
}

/* Strikes out lost candidates, below the digits, which stay legible. */
static void write_strokes(const struct scene *scene) {
    double r = scene->radius;
    for (uint32_t i = 0; i < scene->step->removal_count; i++) {
        const struct step_removal *removal = &scene->step->removals[i];
        assert(removal->digits && removal->cell < scene->before->layout->cells);
        for (Set left = removal->digits; left; left &= left - 1) {
            struct place at = drawingdigits_mark(scene->drawing, removal->cell, set_digit(left));
            output_format(scene->out,
                          "<path d=\"M%.2f %.2fL%.2f %.2f\" stroke=\"" STEPLOOK_STROKE
                          "\" stroke-width=\"0.7\"/>\n",
                          at.x - r, at.y + r, at.x + r, at.y - r);
        }
    }
}

void stepdrawing_write(struct output *out, const struct drawing *drawing,
                       const struct board *before, const struct step *step) {
    assert(drawing->marks && drawing->cells == before->digits);
    assert(step->technique && step->first_cover <= step->house_count);
    const struct scene scene = {out, drawing, before, step,
                                drawingdigits_mark_size(drawing) * 0.52};
    struct stepchain chain = stepchain_of(step);
    drawing_write_ground(out, drawing);
    write_houses(&scene);
    write_bond(&scene);
    write_needed(&scene);
    write_flaw(&scene);
    write_pattern(&scene, &chain);
    write_effect(&scene);
    write_strokes(&scene);
    linkdrawing_write(out, &(struct linkdrawing){drawing, before, &chain, scene.radius});
    drawing_write_figure(out, drawing);
}

static unsigned sign(enum steplegend_sign number, bool has) {
    assert(number < STEPLEGEND_SIGNS);
    return has ? 1U << number : 0;
}

/* The number of groups of candidates with a colour of their own, 2 if there are more. */
static unsigned groups_of(const struct step *step) {
    unsigned groups = step->cell_count && !step->part_count;
    for (uint32_t i = 0; groups < 2 && i < step->part_count; i++)
        groups += step->parts[i].digits && step->parts[i].begin < step->parts[i].end;
    return groups;
}

/* Whether cells of rules are tinted. */
static bool has_rules(const struct step *step) {
    for (uint32_t i = 0; i < step->part_count; i++)
        if (!step->parts[i].digits && step->parts[i].begin < step->parts[i].end)
            return true;
    return step->rule_count > 0;
}

unsigned stepdrawing_signs(const struct step *step) {
    struct stepchain chain = stepchain_of(step);
    bool supposes = is_supposition(step), links = chain.count > 0;
    bool covers = step->first_cover && step->house_count > step->first_cover;
    unsigned groups = supposes || links ? 0 : groups_of(step);
    return sign(STEPLEGEND_SET, step->digit != 0) | sign(STEPLEGEND_GONE, step->removal_count > 0) |
           sign(STEPLEGEND_BASE, step->house_count > 0) | sign(STEPLEGEND_COVER, covers) |
           sign(STEPLEGEND_RULE, has_rules(step)) | sign(STEPLEGEND_PATTERN, groups == 1) |
           sign(STEPLEGEND_GROUPS, groups > 1) |
           sign(STEPLEGEND_SUPPOSED, supposes && has_flaw(step)) |
           sign(STEPLEGEND_FLAW, has_flaw(step)) | sign(STEPLEGEND_NODES, links) |
           sign(STEPLEGEND_STRONG, links) | sign(STEPLEGEND_WEAK, links) |
           sign(STEPLEGEND_ENDS, links && !chain.loop);
}
