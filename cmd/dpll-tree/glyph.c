/* SPDX-License-Identifier: MIT */
#include "glyph.h"

#include <math.h>
#include <stdio.h>

#include "common/streams/svg.h"

/* Marks with a radius below SMALL have no cross or tick, which would cover their colour. */
#define SMALL 5

double glyph_fold_half(const struct scale *scale, const struct node *node) {
    return scale->radius * (0.5 + 0.8 * log10(node->nodes));
}

void glyph_fold(struct output *out, const struct mark *mark, const struct node *node,
                const struct scale *scale) {
    double half = glyph_fold_half(scale, node), top = mark->y - scale->radius,
           bottom = mark->y + GLYPH_FOLD_DOWN * scale->radius;
    char text[SVG_NUMBER];
    output_format(out, "<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1fL%.1f %.1fZ\"/>\n",
                  node->models ? "goodfold" : "fold", mark->x, top, mark->x + half, bottom,
                  mark->x - half, bottom);
    if (scale->labels)
        svg_text(out, mark->x, bottom - 4, 12, "middle", " class=\"num\"",
                 svg_number(text, node->nodes));
}

void glyph_conflict(struct output *out, double x, double y, double radius) {
    double half = 0.85 * radius, arm = 0.45 * radius;
    output_format(out,
                  "<rect class=\"bad\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n",
                  x - half, y - half, 2 * half, 2 * half);
    if (radius >= SMALL)
        output_format(out,
                      "<path class=\"cross\" d=\"M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f\"/>\n",
                      x - arm, y - arm, x + arm, y + arm, x - arm, y + arm, x + arm, y - arm);
}

void glyph_model(struct output *out, double x, double y, double radius) {
    double arm = 0.5 * radius;
    output_format(out, "<circle class=\"good\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>\n", x, y,
                  1.2 * radius);
    if (radius >= SMALL)
        output_format(out, "<path class=\"tick\" d=\"M%.1f %.1fL%.1f %.1fL%.1f %.1f\"/>\n", x - arm,
                      y, x - 0.2 * arm, y + arm, x + arm, y - arm);
}

void glyph_inner(struct output *out, const struct mark *mark, const struct node *node,
                 const struct scale *scale) {
    uint64_t held = (uint64_t)node->propagated + node->forced;
    char text[SVG_NUMBER];
    output_format(out, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>\n",
                  !node->children[0] ? "open"
                  : mark->solution   ? "on"
                                     : "node",
                  mark->x, mark->y, scale->radius);
    if (!scale->labels)
        return;
    if (held < 1000)
        snprintf(text, sizeof text, "%u", (unsigned)held);
    else
        snprintf(text, sizeof text, "%uk", (unsigned)(held / 1000));
    svg_text(out, mark->x, mark->y + 4, 11, "middle", "", text);
}
