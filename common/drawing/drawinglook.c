/* SPDX-License-Identifier: MIT */
#include "common/drawing/drawinglook.h"

#include <stdlib.h>

#include "common/drawing/drawingcage.h"
#include "common/drawing/drawingclue.h"
#include "common/drawing/drawingline.h"
#include "common/drawing/drawingoutside.h"
#include "common/drawing/drawingsign.h"

static bool is_dotted(const struct drawing *drawing, const struct rule *rule) {
    return !drawingsign_is_pair(drawing, rule) && !drawingoutside_is_diagonal(drawing, rule);
}

/* Whether the cells of a rule touch only at corners: cages around single cells would not show that
 * they belong together. */
static bool is_diagonal(const struct drawing *drawing, const struct rule *rule) {
    for (uint32_t i = 1; i < rule->count; i++) {
        int down = drawingplace_rows(drawing, rule->cells[i - 1], rule->cells[i]);
        int right = drawingplace_columns(drawing, rule->cells[i - 1], rule->cells[i]);
        if (abs(down) != 1 || abs(right) != 1)
            return false;
    }
    return !rule->kind->numbered && rule->count > 1;
}

/* Whether the cells are in different rows and columns, as those of a box. */
static bool is_block(const struct drawing *drawing, const struct rule *rule) {
    return !drawingline_is_row(drawing, rule) && !drawingline_is_column(drawing, rule);
}

static bool is_cage(const struct drawing *drawing, const struct rule *rule) {
    return !is_diagonal(drawing, rule);
}

/* One name for the blocks of rows, columns and boxes, in this order, so that one line explains
 * all. */
static const char blocks[] = "red, green or yellow block";

/* A part of a look, drawn for each rule with the look, or for those that pass a test, between a
 * common beginning and end.  Greys and colours differ in lightness and in the form of the line, for
 * print in black and for the colour-blind. */
struct pass {
    enum rule_look look;
    enum drawing_layer layer;
    const char *name; /* name of the look */
    const char *begin, *end;
    void (*draw)(struct output *out, const struct drawing *drawing, const struct rule *rule);
    bool (*test)(const struct drawing *drawing, const struct rule *rule);
};

#define LINE(STROKE, WIDTH, MORE)                                                            \
    "<g fill=\"none\" stroke-linejoin=\"round\" stroke=\"" STROKE "\" stroke-width=\"" WIDTH \
    "\" " MORE ">\n"
#define DASHES(WIDTH, DASH)                                             \
    "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"" WIDTH \
    "\" stroke-dasharray=\"" DASH "\" d=\""
#define TEXT(SIZE, MORE) \
    "<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"" SIZE "\" " MORE ">\n"
#define SIGNS "fill=\"currentColor\" text-anchor=\"middle\" font-weight=\"bold\""
#define ROUND "stroke-linecap=\"round\""
#define DOTS "stroke=\"currentColor\" stroke-width=\"0.6\" text-anchor=\"middle\""
#define END "</g>\n"

/* clang-format off */
static const struct pass passes[] = {
    {RULE_SQUARES, DRAWING_UNDER, "square", "<g fill=\"#d2d2d2\">\n", END, drawingline_squares, NULL},
    {RULE_CIRCLES, DRAWING_UNDER, "circle", "<g fill=\"#d2d2d2\">\n", END, drawingline_circles, NULL},
    {RULE_TUBE, DRAWING_UNDER, "hollow thermometer", LINE("#bdbdbd", "7", ROUND), END, drawingline_thermo, NULL},
    {RULE_TUBE, DRAWING_UNDER, NULL, LINE("#fff", "4.6", ROUND), END, drawingline_hollow, NULL},
    {RULE_THERMO, DRAWING_UNDER, "thermometer", LINE("#bdbdbd", "7", ROUND), END, drawingline_thermo, NULL},
    {RULE_WIDE_LINE, DRAWING_UNDER, "wide purple line", LINE("#c9a0dc", "6", ROUND), END, drawingline_plain, NULL},
    {RULE_DASHED_LINE, DRAWING_UNDER, "dashed green line", LINE("#8ccf9b", "3.5", "stroke-dasharray=\"7 3\""), END, drawingline_plain, NULL},
    {RULE_DOTTED_LINE, DRAWING_UNDER, "dotted orange line", LINE("#efb863", "3", ROUND " stroke-dasharray=\"0 5\""), END, drawingline_plain, NULL},
    {RULE_GREY_LINE, DRAWING_UNDER, "grey line", LINE("#b0b0b0", "3.5", ROUND), END, drawingline_plain, NULL},
    {RULE_LONG_DASHES, DRAWING_UNDER, "blue line of long dashes", LINE("#79a9dd", "3.5", "stroke-dasharray=\"14 3\""), END, drawingline_plain, NULL},
    {RULE_CHAIN_LINE, DRAWING_UNDER, "pink line of dashes and dots", LINE("#f0a6b4", "3.5", "stroke-dasharray=\"9 3 2 3\""), END, drawingline_plain, NULL},
    {RULE_SHORT_DASHES, DRAWING_UNDER, "turquoise line of short dashes", LINE("#6fc7c4", "3.5", "stroke-dasharray=\"3 2\""), END, drawingline_plain, NULL},
    {RULE_BIG_DOTS, DRAWING_UNDER, "yellow line of big dots", LINE("#dccb4a", "6", ROUND), END, drawingline_dots, NULL},
    {RULE_DIAMONDS, DRAWING_UNDER, "line between diamonds", LINE("#8a8a8a", "1.6", ""), END, drawingline_diamonds, NULL},
    {RULE_PILL, DRAWING_UNDER, "arrow from a long bulb", LINE("#8a8a8a", "17", ROUND), END, drawingline_bulb, NULL},
    {RULE_PILL, DRAWING_UNDER, NULL, LINE("#fff", "14.8", ROUND), END, drawingline_bulb, NULL},
    {RULE_PILL, DRAWING_UNDER, NULL, LINE("#8a8a8a", "1.1", ""), END, drawingline_shaft, NULL},
    {RULE_TINT, DRAWING_UNDER, "blue square", "<g fill=\"#c5daf2\">\n", END, drawingline_squares, NULL},
    {RULE_PLACE_TINT, DRAWING_UNDER, blocks, "<g fill=\"#f4bdb4\">\n", END, drawingline_block, drawingline_is_row},
    {RULE_PLACE_TINT, DRAWING_UNDER, blocks, "<g fill=\"#cbe5ba\">\n", END, drawingline_block, drawingline_is_column},
    {RULE_PLACE_TINT, DRAWING_UNDER, blocks, "<g fill=\"#f3e6a1\">\n", END, drawingline_block, is_block},
    {RULE_BETWEEN, DRAWING_UNDER, "line between circles", LINE("#8a8a8a", "1.6", ""), END, drawingline_between, NULL},
    {RULE_DOUBLE_LINE, DRAWING_UNDER, "line within a wide one", LINE("#c3d3ee", "6.5", ROUND), END, drawingline_plain, NULL},
    {RULE_DOUBLE_LINE, DRAWING_UNDER, NULL, LINE("#6d86b5", "1.2", ROUND), END, drawingline_plain, NULL},
    {RULE_ARROW, DRAWING_UNDER, "arrow", LINE("#8a8a8a", "1.1", ""), END, drawingline_arrow, NULL},
    {RULE_CAGE, DRAWING_UNDER, "thin line", LINE("#8a8a8a", "0.8", ""), END, drawingline_plain, is_diagonal},
    {RULE_CAGE, DRAWING_OVER, "dashed cage", DASHES("0.4", "1.5 1"), "\"/>\n", drawingcage_outline, is_cage},
    {RULE_CAGE, DRAWING_OVER, NULL, TEXT("4", "fill=\"currentColor\""), END, drawingcage_number, is_cage},
    {RULE_SUM, DRAWING_OVER, NULL, DASHES("0.6", "0.2 1.2"), "\"/>\n", drawingcage_outline, is_dotted},
    {RULE_SUM, DRAWING_OVER, "dotted cage", TEXT("4", "fill=\"currentColor\""), END, drawingcage_number, is_dotted},
    {RULE_WHITE_DOTS, DRAWING_OVER, "white dot", TEXT("5", "fill=\"#fff\" " DOTS), END, drawingsign_white, NULL},
    {RULE_BLACK_DOTS, DRAWING_OVER, "black dot", TEXT("5", "fill=\"#000\" " DOTS), END, drawingsign_black, NULL},
    {RULE_LESS_SIGNS, DRAWING_OVER, "sign <", LINE("currentColor", "0.9", ""), END, drawingsign_less, NULL},
    {RULE_EQUAL_SIGNS, DRAWING_OVER, "sign =", LINE("currentColor", "0.9", ""), END, drawingsign_equal, NULL},
    {RULE_SUM, DRAWING_OVER, "V (5), X (10) or a number on a border", TEXT("6.5", SIGNS), END, drawingsign_pair, drawingsign_is_pair},
    {RULE_SUM, DRAWING_OVER, NULL, "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"0.8\" d=\"", "\"/>\n", drawingoutside_arrow, drawingoutside_is_diagonal},
    {RULE_SUM, DRAWING_OVER, "arrow outside", TEXT("6", "fill=\"currentColor\" text-anchor=\"middle\""), END, drawingoutside_sum, drawingoutside_is_diagonal},
    {RULE_CORNER, DRAWING_OVER, "digits in a circle", TEXT("4.4", "fill=\"currentColor\" text-anchor=\"middle\""), END, drawingsign_corner, NULL},
    {RULE_CLUE, DRAWING_OVER, NULL, TEXT("7", "fill=\"#fff\" text-anchor=\"middle\""), END, drawingclue_number, NULL},
    {RULE_OUTSIDE, DRAWING_OVER, "number outside", TEXT("8", "fill=\"currentColor\" text-anchor=\"middle\""), END, drawingoutside_number, NULL},
};
/* clang-format on */

enum { PASSES = sizeof passes / sizeof *passes };

static bool fits(const struct pass *pass, const struct drawing *drawing, const struct rule *rule) {
    return pass->look == rule->kind->look && (!pass->test || pass->test(drawing, rule));
}

static void write_pass(struct output *out, const struct drawing *drawing, const struct pass *pass) {
    const struct rules *rules = drawing->variant->rules;
    bool begun = false;
    for (size_t i = 0; i < rules->list.size; i++) {
        const struct rule *rule = &rules->list.data[i];
        if (!fits(pass, drawing, rule))
            continue;
        if (!begun)
            output_text(out, pass->begin);
        begun = true;
        pass->draw(out, drawing, rule);
    }
    if (begun)
        output_text(out, pass->end);
}

void drawinglook_write(struct output *out, const struct drawing *drawing,
                       enum drawing_layer layer) {
    if (layer == DRAWING_OVER)
        drawingclue_blocked(out, drawing);
    for (unsigned i = 0; drawing->variant->rules && i < PASSES; i++)
        if (passes[i].layer == layer)
            write_pass(out, drawing, &passes[i]);
}

const char *drawinglook_name(const struct drawing *drawing, const struct rule *rule) {
    for (unsigned i = 0; i < PASSES; i++)
        if (passes[i].name && fits(&passes[i], drawing, rule))
            return passes[i].name;
    return NULL;
}

static bool any_rule(const struct drawing *drawing,
                     bool (*test)(const struct drawing *drawing, const struct rule *rule)) {
    const struct rules *rules = drawing->variant->rules;
    for (size_t i = 0; rules && i < rules->list.size; i++)
        if (test(drawing, &rules->list.data[i]))
            return true;
    return false;
}

static bool has_look(const struct drawing *drawing, const struct rule *rule) {
    return drawinglook_name(drawing, rule) || rule->kind->look == RULE_CLUE;
}

bool drawinglook_any(const struct drawing *drawing) {
    return area_is_board(&drawing->variant->shape.area) || any_rule(drawing, has_look);
}

bool drawinglook_is_caged(const struct drawing *drawing, const struct rule *rule) {
    return (rule->kind->look == RULE_CAGE && is_cage(drawing, rule)) ||
           (rule->kind->look == RULE_SUM && is_dotted(drawing, rule));
}

static bool has_corner(const struct drawing *drawing, const struct rule *rule) {
    return rule->kind->numbered && drawinglook_is_caged(drawing, rule);
}

bool drawinglook_has_corners(const struct drawing *drawing) {
    return any_rule(drawing, has_corner);
}
