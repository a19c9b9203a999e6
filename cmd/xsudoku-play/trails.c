/* SPDX-License-Identifier: MIT */
#include "trails.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "common/houses/border.h"

/* What a look is drawn with: characters of Unicode by arms, and of ASCII an upright one, one across
 * and one for corners. */
struct trail {
    enum rule_look look;
    const char *unicode[BORDER_ARMS];
    const char *ascii[3];
};

/* clang-format off */
#define CORNERS(upright, across) " ", upright, upright, upright, across, "┘", "┐", "┤", across, "└", "┌", "├", across, "┴", "┬", "┼"
static const struct trail trails[] = {
    {RULE_THERMO, {" ", "║", "║", "║", "═", "╝", "╗", "╣", "═", "╚", "╔", "╠", "═", "╩", "╦", "╬"}, {"\"", "=", "+"}},
    {RULE_WIDE_LINE, {" ", "╹", "╻", "┃", "╸", "┛", "┓", "┫", "╺", "┗", "┏", "┣", "━", "┻", "┳", "╋"}, {"#", "#", "#"}},
    {RULE_TUBE, {CORNERS("│", "─")}, {"|", "-", "+"}},
    {RULE_ARROW, {CORNERS("│", "─")}, {"|", "-", "+"}},
    {RULE_GREY_LINE, {CORNERS("│", "─")}, {"|", "-", "+"}},
    {RULE_BETWEEN, {CORNERS("│", "─")}, {"|", "-", "+"}},
    {RULE_DOUBLE_LINE, {" ", "║", "║", "║", "═", "╝", "╗", "╣", "═", "╚", "╔", "╠", "═", "╩", "╦", "╬"}, {"\"", "=", "+"}},
    {RULE_LONG_DASHES, {CORNERS("╎", "╌")}, {":", "-", "+"}},
    {RULE_CHAIN_LINE, {CORNERS("┆", "┄")}, {";", "-", "+"}},
    {RULE_SHORT_DASHES, {CORNERS("┊", "┈")}, {":", ".", "+"}},
    {RULE_BIG_DOTS, {CORNERS("┇", "┅")}, {":", "=", "+"}},
    {RULE_DIAMONDS, {CORNERS("│", "─")}, {"|", "-", "+"}},
    {RULE_PILL, {CORNERS("│", "─")}, {"|", "-", "+"}},
    {RULE_CAGE, {CORNERS("│", "─")}, {"|", "-", "+"}},
    {RULE_DASHED_LINE, {CORNERS("╎", "╌")}, {":", "~", "+"}},
    {RULE_DOTTED_LINE, {CORNERS("┊", "┈")}, {":", ".", "+"}},
};
/* clang-format on */
enum { TRAILS = sizeof trails / sizeof *trails };

/* Cells in a cage that is drawn as one have no line. */
static const struct trail *trail_of(const struct frame *frame, const struct rule *rule) {
    if (drawinglook_is_caged(&frame->drawing, rule))
        return NULL;
    for (int i = 0; i < TRAILS; i++)
        if (trails[i].look == rule->kind->look)
            return &trails[i];
    return NULL;
}

static const char *glyph(const struct frame *frame, const struct trail *trail, unsigned arms) {
    assert(arms && arms < BORDER_ARMS);
    bool upright = arms & (BORDER_UP | BORDER_DOWN), across = arms & (BORDER_LEFT | BORDER_RIGHT);
    return frame->view->utf8 ? trail->unicode[arms] : trail->ascii[across ? 1 + upright : 0];
}

/* The arm of a cell towards another, which is beside it; 0 where it is elsewhere. */
static unsigned arm_towards(const struct drawing *drawing, uint32_t from, uint32_t to) {
    if (!drawingplace_touch(drawing, from, to))
        return 0;
    int down = drawingplace_rows(drawing, from, to),
        right = drawingplace_columns(drawing, from, to);
    return down ? down > 0 ? BORDER_DOWN : BORDER_UP : right > 0 ? BORDER_RIGHT : BORDER_LEFT;
}

static bool is_arrow(const struct rule *rule) {
    return rule->kind->look == RULE_ARROW || rule->kind->look == RULE_PILL;
}

/* The arms that a rule has in a cell; the point of an arrow is between its last two cells. */
static unsigned arms_of(const struct drawing *drawing, const struct rule *rule, uint32_t cell) {
    unsigned arms = 0;
    for (uint32_t i = 0; i < rule->count; i++) {
        if (rule->cells[i] != cell || (is_arrow(rule) && i + 1 == rule->count))
            continue;
        if (i)
            arms |= arm_towards(drawing, cell, rule->cells[i - 1]);
        if (i + 1 < rule->count)
            arms |= arm_towards(drawing, cell, rule->cells[i + 1]);
    }
    return arms;
}

/* Draws the arms of a cell from its middle on. */
static void draw_arms(struct frame *frame, const struct trail *trail, unsigned arms,
                      enum ground ground, int row, int column) {
    enum ink ink = ground == GROUND_NONE ? INK_RULE : INK_PLAIN;
    int height = (int)frame->lines, width = (int)frame->width;
    int middle = frame_middle(frame), line = (height - 1) / 2;
    for (int x = 0; x < width; x++)
        if (arms & (x < middle ? BORDER_LEFT : BORDER_RIGHT))
            frame_put(frame, row + line, column + x, ground, ink,
                      glyph(frame, trail, BORDER_LEFT + BORDER_RIGHT));
    for (int y = 0; y < height; y++)
        if (arms & (y < line ? BORDER_UP : BORDER_DOWN))
            frame_put(frame, row + y, column + middle, ground, ink,
                      glyph(frame, trail, BORDER_UP + BORDER_DOWN));
    if (arms)
        frame_put(frame, row + line, column + middle, ground, ink, glyph(frame, trail, arms));
}

/* By look: the characters on both sides of the digit, in all cells of a rule or in the first
 * one. */
static const struct {
    enum rule_look look;
    bool first;
    const char *text;
} pairs[] = {
    {RULE_SQUARES, false, "[]"}, {RULE_CIRCLES, false, "()"}, {RULE_TINT, false, "{}"},
    {RULE_PILL, false, "()"},    {RULE_THERMO, true, "()"},   {RULE_TUBE, true, "()"},
    {RULE_ARROW, true, "()"},
};

/* The characters on both sides of the cell whose value is the number of a rule: points along the
 * row or column that the rule is about, or brackets for other lines. */
static const char *points_of(const struct variant *variant, const struct rule *rule) {
    uint32_t first = rule->cells[0], last = rule->cells[rule->count - 1];
    assert(rule->count);
    if (variant_row(variant, first) == variant_row(variant, last))
        return "<>";
    return variant_column(variant, first) == variant_column(variant, last) ? "^v" : "{}";
}

/* What a rule puts to both sides of the digit of a cell. */
static const char *brackets_of(const struct variant *variant, const struct rule *rule,
                               uint32_t cell) {
    enum rule_look look = rule->kind->look;
    assert(look != RULE_PLACE_TINT || (rule->number > 0 && (uint32_t)rule->number <= rule->count));
    if (look == RULE_PLACE_TINT)
        return rule->cells[rule->number - 1] == cell ? points_of(variant, rule) : NULL;
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        uint32_t count = pairs[i].first ? 1 : rule->count;
        count = look == RULE_PILL ? (uint32_t)rule->number : count;
        for (uint32_t k = 0; pairs[i].look == look && k < count; k++)
            if (rule->cells[k] == cell)
                return pairs[i].text;
    }
    return NULL;
}

static void draw_brackets(struct frame *frame, const char *brackets, enum ground ground, int row,
                          int column) {
    enum ink ink = ground == GROUND_NONE ? INK_RULE : INK_PLAIN;
    int at = row + ((int)frame->lines - 1) / 2, middle = column + frame_middle(frame);
    frame_put(frame, at, middle - 1, ground, ink, (char[]){brackets[0], 0});
    frame_put(frame, at, middle + 1, ground, ink, (char[]){brackets[1], 0});
}

void trails_draw_cell(struct frame *frame, uint32_t cell, enum ground ground, int row, int column) {
    const struct rules *rules = frame->variant->rules;
    for (size_t i = 0; i < rules->list.size; i++) {
        const struct rule *rule = &rules->list.data[i];
        const struct trail *trail = trail_of(frame, rule);
        const char *brackets = frame->width > 2 ? brackets_of(frame->variant, rule, cell) : NULL;
        if (trail)
            draw_arms(frame, trail, arms_of(&frame->drawing, rule, cell), ground, row, column);
        if (brackets)
            draw_brackets(frame, brackets, ground, row, column);
    }
}

/* The point of an arrow that goes `down` rows down and `right` columns to the right, each -1, 0
 * or 1. */
static const char *point(bool utf8, int down, int right) {
    assert(down * down <= 1 && right * right <= 1 && (down || right));
    static const char *const points[2][9] = {
        {"\\", "^", "/", "<", "", ">", "/", "v", "\\"},
        {"↖", "↑", "↗", "←", "", "→", "↙", "↓", "↘"},
    };
    return points[utf8][3 * (down + 1) + right + 1];
}

/* A line from corner to corner, or two that cross, where the other one is there already. */
static const char *diagonal(const struct frame *frame, bool falling, const char *there) {
    static const char *const lines[2][3] = {{"/", "\\", "X"}, {"╱", "╲", "╳"}};
    const char *const *forms = lines[frame->view->utf8];
    return forms[!strcmp(there, forms[!falling]) || !strcmp(there, forms[2]) ? 2 : falling];
}

/* The character that leads from a cell of a rule to the next one, at a place that may already have
 * one. */
static const char *link_between(const struct frame *frame, const struct rule *rule, uint32_t i,
                                const char *there) {
    assert(i && i < rule->count);
    uint32_t from = rule->cells[i - 1], to = rule->cells[i];
    int down = drawingplace_rows(&frame->drawing, from, to);
    int right = drawingplace_columns(&frame->drawing, from, to);
    if (abs(down) > 1 || abs(right) > 1)
        return "";
    if (is_arrow(rule) && i + 1 == rule->count)
        return point(frame->view->utf8, down, right);
    if (down && right)
        return diagonal(frame, down == right, there);
    return glyph(frame, trail_of(frame, rule),
                 down ? BORDER_UP + BORDER_DOWN : BORDER_LEFT + BORDER_RIGHT);
}

static void draw_links(struct frame *frame, const struct rule *rule) {
    for (uint32_t i = 1; i < rule->count; i++) {
        int row, column;
        frame_between(frame, rule->cells[i - 1], rule->cells[i], &row, &column);
        frame_put(frame, row, column, GROUND_NONE, INK_RULE,
                  link_between(frame, rule, i, canvas_text(frame->canvas, row, column)));
    }
}

void trails_draw_between(struct frame *frame) {
    const struct rules *rules = frame->variant->rules;
    for (size_t i = 0; i < rules->list.size; i++)
        if (trail_of(frame, &rules->list.data[i]))
            draw_links(frame, &rules->list.data[i]);
}
