/* SPDX-License-Identifier: MIT */
#include "steplegend.h"

#include <assert.h>

#include "steplook.h"

/* Signs are drawn in a box of this size, with discs of a radius, and words stand behind it. */
enum { WIDE = 30, HIGH = 7, RADIUS = 3, WORDS = WIDE + 5, FOOT = 6 };

static void write_tint(struct output *out, const char *colour) {
    output_format(out,
                  "<rect width=\"%d\" height=\"%d\" fill=\"%s\" fill-opacity=\"" STEPLOOK_OPACITY
                  "\"/>\n",
                  WIDE, HIGH, colour);
}

/* Disc number `index` of `count`. */
static void write_disc(struct output *out, unsigned index, unsigned count, const char *colour) {
    assert(index < count);
    output_format(out, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%d\" fill=\"%s\"/>\n",
                  (index + 0.5) * WIDE / count, HIGH / 2.0, RADIUS, colour);
}

static void write_discs(struct output *out, unsigned count) {
    assert(count <= STEPLOOK_COLOURS);
    for (unsigned i = 0; i < count; i++)
        write_disc(out, i, count, steplook_colours[i]);
}

static void write_line(struct output *out, const char *dashes) {
    output_format(out, "<path d=\"M0 %.1fH%d\" " STEPLOOK_LINK "%s/>\n", HIGH / 2.0, WIDE, dashes);
}

static void draw_set(struct output *out) {
    write_tint(out, steplook_colours[0]);
    write_discs(out, 1);
}

static void draw_gone(struct output *out) {
    write_disc(out, 0, 1, STEPLOOK_GONE);
    output_format(out, "<path d=\"M%d %dl%d %d\" stroke=\"" STEPLOOK_STROKE "\"/>\n",
                  WIDE / 2 - RADIUS, HIGH, 2 * RADIUS, -HIGH);
}

static void draw_base(struct output *out) {
    write_tint(out, STEPLOOK_BASE);
}

static void draw_cover(struct output *out) {
    write_tint(out, STEPLOOK_COVER);
}

static void draw_rule(struct output *out) {
    write_tint(out, steplook_colours[0]);
}

static void draw_pattern(struct output *out) {
    write_discs(out, 1);
}

static void draw_groups(struct output *out) {
    write_discs(out, STEPLOOK_COLOURS);
}

static void draw_flaw(struct output *out) {
    write_tint(out, STEPLOOK_GONE);
}

static void draw_nodes(struct output *out) {
    write_discs(out, 2);
}

static void draw_strong(struct output *out) {
    write_line(out, "");
}

static void draw_weak(struct output *out) {
    write_line(out, STEPLOOK_DASHES);
}

static void draw_ends(struct output *out) {
    for (unsigned i = 0; i < 2; i++)
        output_format(out, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%d\" " STEPLOOK_RING "/>\n",
                      (i + 0.5) * WIDE / 2, HIGH / 2.0, RADIUS);
}

static const struct {
    void (*draw)(struct output *out);
    const char *words[WORDS_LANGUAGES];
} rows[STEPLEGEND_SIGNS] = {
    [STEPLEGEND_SET] = {draw_set, {"the digit goes into this cell", "此格填这个数字"}},
    [STEPLEGEND_GONE] = {draw_gone, {"ruled out by this step", "这一步排除的候选数"}},
    [STEPLEGEND_BASE] = {draw_base, {"the houses that the step looks at", "这一步所看的单元"}},
    [STEPLEGEND_COVER] = {draw_cover,
                          {"houses that lose candidates by it", "因此失去候选数的单元"}},
    [STEPLEGEND_RULE] = {draw_rule, {"cells of a rule that the step needs", "这一步所用规则的格"}},
    [STEPLEGEND_PATTERN] = {draw_pattern,
                            {"the candidates that the step is about", "这一步所依据的候选数"}},
    [STEPLEGEND_GROUPS] = {draw_groups,
                           {"where there are several groups, in the order of the words; a disc of "
                            "two colours is in two of them",
                            "若有几组，颜色按文字的顺序；双色圆同属两组"}},
    [STEPLEGEND_SUPPOSED] = {draw_pattern,
                             {"what follows if the candidate struck out is right",
                              "假设被划去的候选数成立时随之成立的"}},
    [STEPLEGEND_FLAW] = {draw_flaw, {"where that leads to a contradiction", "由此出现矛盾之处"}},
    [STEPLEGEND_NODES] = {draw_nodes,
                          {"in a chain, wrong and right by turns if the first is wrong",
                           "链中若首项为假，则依次为假、真、假、真"}},
    [STEPLEGEND_STRONG] = {draw_strong,
                           {"one of the two that this joins is right: no other place or "
                            "candidate is left",
                            "所连两者必有一真：没有别的位置或候选数"}},
    [STEPLEGEND_WEAK] = {draw_weak,
                         {"one of the two that this joins is wrong: they rule each other "
                          "out",
                          "所连两者必有一假：彼此排斥"}},
    [STEPLEGEND_ENDS] = {draw_ends,
                         {"the ends of a chain, one of which is right: what both rule out "
                          "goes",
                          "链的两端必有一真：两端都排斥的候选数被排除"}},
};

static bool has(unsigned signs, unsigned sign) {
    return signs >> sign & 1;
}

unsigned steplegend_lines(unsigned signs) {
    unsigned lines = 0;
    for (unsigned i = 0; i < STEPLEGEND_SIGNS; i++)
        lines += has(signs, i);
    return lines;
}

void steplegend_write(struct output *out, unsigned signs, double x, double y, unsigned line,
                      enum words_language language) {
    assert(!(signs >> STEPLEGEND_SIGNS) && line >= HIGH);
    output_text(out, "<g class=\"legend\">\n");
    for (unsigned i = 0; i < STEPLEGEND_SIGNS; i++) {
        if (!has(signs, i))
            continue;
        output_format(out, "<svg x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\">\n", x, y, WIDE,
                      HIGH);
        rows[i].draw(out);
        output_format(out, "</svg>\n<text x=\"%.1f\" y=\"%.1f\">%s</text>\n", x + WORDS, y + FOOT,
                      rows[i].words[language]);
        y += line;
    }
    output_text(out, "</g>\n");
}
