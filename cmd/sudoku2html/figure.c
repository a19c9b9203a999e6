/* SPDX-License-Identifier: MIT */
#include "figure.h"

#include <assert.h>
#include <string.h>

#include "common/drawing/drawing.h"
#include "common/drawing/drawinglegend.h"
#include "common/streams/html.h"

static const char *const layers[] = {[DRAWING_UNDER] = "under", [DRAWING_OVER] = "over"};
enum { LAYERS = 2 };

/* The cells of a drawing across and down, including cells outside the grid. */
struct extent {
    unsigned left, top, across, down;
};

static struct extent extent_of(const struct variant *variant) {
    struct drawing_margins margins = drawing_margins(&(struct drawing){.variant = variant});
    assert(margins.left % DRAWING_CELL == 0 && margins.top % DRAWING_CELL == 0);
    struct extent extent = {margins.left / DRAWING_CELL, margins.top / DRAWING_CELL,
                            variant->shape.area.columns, variant->shape.area.rows};
    extent.across += extent.left + margins.right / DRAWING_CELL;
    extent.down += extent.top + margins.bottom / DRAWING_CELL;
    assert(extent.left < extent.across && extent.top < extent.down);
    return extent;
}

/* Whether there is anything to draw. */
static bool is_drawn(const struct variant *variant) {
    return drawinglook_any(&(struct drawing){.variant = variant});
}

/* Whether the page says a rule by the variant's name, which stands for it, as one of the lines of
 * its text or as the runs of a board do. */
static bool is_named(const struct variant *variant, const struct rule *rule) {
    const char *line = variant_rules[variant->shape.kind];
    size_t length = strlen(rule->kind->name);
    while (line && (strncmp(line, rule->kind->name, length) || strchr("\n ", line[length]) == NULL))
        line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL;
    return line || (variant->shape.kind == VARIANT_KAKURO && rule->kind->look == RULE_CLUE);
}

static void write_words(struct output *out, const struct drawing *drawing,
                        const struct rule *rule) {
    char text[DRAWINGLEGEND_LINE];
    drawinglegend_say(drawing, rule, text);
    assert(strlen(text) < sizeof text);
    output_format(out, "\"%s\":\"", drawing->chinese ? "zh" : "en");
    html_json(out, text, strlen(text));
    output_char(out, '"');
}

void figure_write_legend(struct output *out, const struct variant *variant) {
    const struct drawing english = {.variant = variant};
    const struct drawing chinese = {.variant = variant, .chinese = true};
    const struct rule *rule;
    const char *before = "{";
    output_char(out, '[');
    for (unsigned i = 0; (rule = drawinglegend_rule(&english, i)); i++) {
        if (is_named(variant, rule))
            continue;
        output_format(out, "%s\"name\":\"%s\",", before, rule->kind->name);
        write_words(out, &english, rule);
        output_char(out, ',');
        write_words(out, &chinese, rule);
        output_char(out, '}');
        before = ",{";
    }
    output_char(out, ']');
}

static void write_box(struct output *out, const struct variant *variant) {
    struct extent extent = extent_of(variant);
    output_format(out, "viewBox=\"-%u -%u %u %u\"", extent.left * DRAWING_CELL,
                  extent.top * DRAWING_CELL, extent.across * DRAWING_CELL,
                  extent.down * DRAWING_CELL);
}

void figure_write_shape(struct output *out, const struct variant *variant, uint32_t shape) {
    const struct drawing drawing = {.variant = variant};
    if (!is_drawn(variant))
        return;
    output_text(out, "<svg class=\"shapes\" aria-hidden=\"true\">\n");
    for (int layer = 0; layer < LAYERS; layer++) {
        output_format(out, "<g id=\"%s-%u\">\n", layers[layer], shape);
        drawinglook_write(out, &drawing, (enum drawing_layer)layer);
        output_text(out, "</g>\n");
    }
    output_text(out, "</svg>\n");
}

void figure_begin(struct output *out, const struct variant *variant) {
    struct extent extent = extent_of(variant);
    unsigned most = extent.across > extent.down ? extent.across : extent.down;
    if (!is_drawn(variant))
        return;
    output_format(out,
                  "<div class=\"ruled%s\" style=\"--side:%u;--most:%u;--left:%u;--top:%u;"
                  "--across:%u;--down:%u%s\">\n",
                  drawinglook_has_corners(&(struct drawing){.variant = variant}) ? " corners" : "",
                  area_longest(&variant->shape.area), most, extent.left, extent.top, extent.across,
                  extent.down, area_is_square(&variant->shape.area) ? "" : ";--edge:0px");
}

void figure_end(struct output *out, const struct variant *variant, uint32_t shape) {
    if (!is_drawn(variant))
        return;
    for (int layer = 0; layer < LAYERS; layer++) {
        output_format(out, "<svg class=\"%s\" aria-hidden=\"true\" ", layers[layer]);
        write_box(out, variant);
        output_format(out, "><use href=\"#%s-%u\"/></svg>\n", layers[layer], shape);
    }
    output_text(out, "</div>\n");
}
