/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "common/streams/svg.h"
#include "draw.h"

/* Text within quotes. */
static void write_quoted(struct output *out, const char *text) {
    output_char(out, '"');
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            output_char(out, '\\');
        output_char(out, *text >= ' ' && *text <= '~' ? *text : '?');
    }
    output_char(out, '"');
}

static void write_look(struct output *out, const struct mark *mark, const struct node *node) {
    if (mark->folded)
        output_format(out, "label=\"%u\", shape=triangle, color=\"%s\", fillcolor=\"%s\"",
                      node->nodes, node->models ? SVG_GREEN : SVG_RED,
                      node->models ? SVG_PALE_GREEN : SVG_PALE_RED);
    else if (node->end == NODE_CONFLICT)
        output_text(out, "label=\"X\", shape=square, color=\"" SVG_RED "\", fillcolor=\"" SVG_RED
                         "\", fontcolor=white");
    else if (node->end == NODE_MODEL)
        output_text(out, "label=\"model\", shape=doublecircle, color=\"" SVG_GREEN
                         "\", fillcolor=\"" SVG_PALE_GREEN "\"");
    else
        output_format(out, "label=\"%u\", color=\"%s\"%s", node->propagated + node->forced,
                      mark->solution ? SVG_GREEN : SVG_INK,
                      node->children[0] ? "" : ", style=dashed");
}

static void write_mark(struct output *out, const struct panel *panel, size_t which,
                       uint32_t number) {
    const struct mark *mark = &panel->picture.marks.data[number];
    output_format(out, "    t%zun%u [", which, number);
    write_look(out, mark, &panel->tree.nodes.data[mark->node]);
    output_text(out, ", tooltip=\"");
    panel_describe(out, panel, mark, "\\n");
    output_text(out, "\"];\n");
    if (!number)
        return;
    char text[PANEL_TEXT];
    output_format(out, "    t%zun%u -> t%zun%u [label=\"%s\"%s%s];\n", which, mark->parent, which,
                  number, panel_edge(panel, mark, text), mark->run ? ", style=dashed" : "",
                  mark->solution ? ", color=\"" SVG_GREEN "\", penwidth=3" : "");
}

static void write_panel(struct output *out, const struct panel *panel, size_t which) {
    char name[PANEL_TEXT], size[PANEL_TEXT], answer[PANEL_TEXT], label[3 * PANEL_TEXT];
    output_format(out, "  subgraph cluster%zu {\n    color=white;\n    label=", which);
    snprintf(label, sizeof label, "%s - %s, %s", panel_name(panel, name), panel_size(panel, size),
             panel_answer(panel, answer));
    write_quoted(out, label);
    output_text(out, ";\n");
    for (uint32_t i = 0; i < panel->picture.marks.size && !out->failure; i++)
        write_mark(out, panel, which, i);
    output_text(out, "  }\n");
}

void draw_dot(struct output *out, const struct panel *panels, size_t count, const char *title) {
    output_text(out, "digraph trace {\n");
    if (title) {
        output_text(out, "  labelloc=t;\n  label=");
        write_quoted(out, title);
        output_text(out, ";\n");
    }
    output_text(out, "  ordering=out;\n  node [shape=circle, style=filled, fillcolor=white];\n");
    for (size_t i = 0; i < count; i++)
        write_panel(out, &panels[i], i);
    output_text(out, "}\n");
}
