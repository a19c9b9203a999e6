/* SPDX-License-Identifier: MIT */
#include "legend.h"

#include "common/streams/svg.h"
#include "glyph.h"

/* Where the text is beside its mark. */
enum { KEY_TEXT = 54 };

enum key {
    KEY_INNER,
    KEY_CONFLICT,
    KEY_MODEL,
    KEY_WAY,
    KEY_FOLD,
    KEY_GOOD_FOLD,
    KEY_OPEN,
    KEY_RUN,
    KEYS
};

/* The meaning of the marks, in drawings with labels and without. */
static const struct {
    const char *labelled, *plain;
} key_texts[KEYS] = {
    [KEY_INNER] = {"branching, literals propagated", "branching"},
    [KEY_CONFLICT] = {"conflict: a clause is false", "conflict: a clause is false"},
    [KEY_MODEL] = {"model: all clauses are true", "model: all clauses are true"},
    [KEY_WAY] = {"the way to the model", "the way to the model"},
    [KEY_FOLD] = {"a whole subtree, and its nodes", "a whole subtree"},
    [KEY_GOOD_FOLD] = {"the same, with models", "a whole subtree with models"},
    [KEY_OPEN] = {"not finished", "not finished"},
    [KEY_RUN] = {"9 nodes left out, one side each", "nodes left out, one side each"},
};

static void draw_run_key(struct output *out, bool labels, double x, double y) {
    output_format(out,
                  "<path d=\"M%.1f %.1fh40\" stroke=\"" SVG_GREY
                  "\" stroke-width=\"1.6\"" LEGEND_DASHES "/>",
                  x, y + (labels ? 6 : 0));
    if (labels)
        svg_text(out, x + 20, y, 13, "middle", "", "+9");
}

/* Draws a mark, of the same size in all drawings. */
static void draw_key(struct output *out, enum key key, bool labels, double x, double y) {
    const struct node inner = {.children = {key == KEY_INNER}, .propagated = 3};
    const struct node fold = {.nodes = 50, .models = key == KEY_GOOD_FOLD};
    const struct scale scale = {.radius = 11, .labels = labels}, bare = {.radius = 11};
    const struct mark mark = {.x = x + 24, .y = y};
    if (key == KEY_INNER)
        glyph_inner(out, &mark, &inner, &scale);
    else if (key == KEY_CONFLICT)
        glyph_conflict(out, mark.x, y, 11);
    else if (key == KEY_MODEL)
        glyph_model(out, mark.x, y, 10);
    else if (key == KEY_WAY)
        output_format(out, "<path class=\"way\" d=\"M%.1f %.1fh40\"/>", x, y);
    else if (key == KEY_OPEN)
        glyph_inner(out, &mark, &inner, &bare);
    else if (key == KEY_RUN)
        draw_run_key(out, labels, x, y);
    else
        glyph_fold(out, &mark, &fold, &bare);
    svg_text(out, x + KEY_TEXT, y + 5, 15, "start", "",
             labels ? key_texts[key].labelled : key_texts[key].plain);
}

unsigned legend_needed(const struct panel *panels, size_t count) {
    unsigned keys = 0;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < panels[i].picture.marks.size; k++) {
            const struct mark *mark = &panels[i].picture.marks.data[k];
            const struct node *node = panel_node(&panels[i], mark);
            keys |= mark->folded                 ? 1u << (node->models ? KEY_GOOD_FOLD : KEY_FOLD)
                    : node->end == NODE_CONFLICT ? 1u << KEY_CONFLICT
                    : node->end == NODE_MODEL    ? 1u << KEY_MODEL
                    : node->children[0]          ? 1u << KEY_INNER
                                                 : 1u << KEY_OPEN;
            keys |= k && mark->solution ? 1u << KEY_WAY : 0;
            keys |= mark->run ? 1u << KEY_RUN : 0;
        }
    return keys;
}

int legend_draw(struct output *out, unsigned keys, bool labels, double width, double y) {
    int columns = (int)((width - 2 * LEGEND_MARGIN) / LEGEND_COLUMN), shown = 0;
    columns = columns < 1 ? 1 : columns;
    for (enum key key = 0; key < KEYS; key++) {
        if (!(keys >> key & 1))
            continue;
        if (out)
            draw_key(out, key, labels, LEGEND_MARGIN + shown % columns * LEGEND_COLUMN,
                     y + LEGEND_ROW / 2.0 + shown / columns * LEGEND_ROW);
        shown++;
    }
    return (shown + columns - 1) / columns;
}
