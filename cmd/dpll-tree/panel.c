/* SPDX-License-Identifier: MIT */
#include "panel.h"

#include <stdio.h>
#include <string.h>

#include "common/streams/svg.h"

const char *panel_name(const struct panel *panel, char text[PANEL_TEXT]) {
    const struct tree *tree = &panel->tree;
    const char *slash = strrchr(tree->file, '/'), *file = slash ? slash + 1 : tree->file;
    if (*file == '<')
        snprintf(text, PANEL_TEXT, "%s", tree->name);
    else
        snprintf(text, PANEL_TEXT, "%s: %.40s", tree->name, file);
    return text;
}

const char *panel_size(const struct panel *panel, char text[PANEL_TEXT]) {
    const struct node *root = panel->tree.nodes.data;
    char nodes[SVG_COUNT], conflicts[SVG_COUNT];
    snprintf(text, PANEL_TEXT, "%s, %s, depth %u", svg_count(nodes, root->nodes, "node"),
             svg_count(conflicts, root->conflicts, "conflict"), root->height);
    return text;
}

const char *panel_answer(const struct panel *panel, char text[PANEL_TEXT]) {
    const struct tree *tree = &panel->tree;
    uint32_t models = tree->nodes.data->models;
    char number[SVG_COUNT];
    if (models > 1)
        snprintf(text, PANEL_TEXT, "%s%s", svg_count(number, models, "model"),
                 tree->answer ? "" : ", and no other");
    else if (models)
        snprintf(text, PANEL_TEXT, "satisfiable%s", tree->answer ? "" : ", by one model");
    else
        snprintf(text, PANEL_TEXT, "%s",
                 !tree->complete ? "not finished"
                 : !tree->answer ? "unsatisfiable"
                                 : "not decided within the limit");
    return text;
}

/* The literal on the edge to a mark; of a run the first. */
static int first_literal(const struct panel *panel, const struct mark *mark) {
    const struct node *nodes = panel->tree.nodes.data;
    uint32_t node = mark->node;
    for (uint32_t i = 0; i < mark->run; i++)
        node = nodes[node].parent;
    return nodes[node].literal;
}

const char *panel_edge(const struct panel *panel, const struct mark *mark, char text[PANEL_TEXT]) {
    int literal = first_literal(panel, mark);
    if (mark->run)
        snprintf(text, PANEL_TEXT, "%d ... +%u", literal, mark->run);
    else
        snprintf(text, PANEL_TEXT, "%d", literal);
    return text;
}

static void write_notes(struct output *out, const struct panel *panel, struct notes notes,
                        uint32_t all) {
    const int *literals = panel->tree.notes.data + notes.begin;
    for (uint32_t i = 0; i < notes.count; i++)
        output_format(out, " %d", literals[i]);
    if (all > notes.count)
        output_text(out, " ...");
}

static void describe_end(struct output *out, const struct panel *panel, const struct node *node,
                         const char *newline) {
    if (node->end == NODE_MODEL)
        output_format(out, "%sa model", newline);
    if (node->end != NODE_CONFLICT)
        return;
    output_format(out, "%sconflict", newline);
    if (!node->false_size)
        return;
    output_text(out, ": all literals of the clause are false:");
    write_notes(out, panel, node->falsified, node->false_size);
}

static void describe_subtree(struct output *out, const struct mark *mark, const struct node *node,
                             const char *newline) {
    char nodes[SVG_COUNT], conflicts[SVG_COUNT];
    output_format(out, "%s%s: %s, %s", newline, mark->folded ? "folded" : "subtree",
                  svg_count(nodes, node->nodes, "node"),
                  svg_count(conflicts, node->conflicts, "conflict"));
    output_format(out, ", %u deep", node->height);
}

void panel_describe(struct output *out, const struct panel *panel, const struct mark *mark,
                    const char *newline) {
    const struct node *node = panel_node(panel, mark);
    if (node->literal)
        output_format(out, "%s %d, %u deep", node->assumed ? "assumption" : "branch", node->literal,
                      node->depth);
    else
        output_text(out, "root");
    if (mark->run)
        output_format(out, "%sbelow %u branches with one side each, from %d on", newline, mark->run,
                      first_literal(panel, mark));
    if (node->propagated) {
        output_format(out, "%spropagated %u:", newline, node->propagated);
        write_notes(out, panel, node->assigned, node->propagated);
    }
    if (node->forced)
        output_format(out, "%sfound by looking ahead: %u", newline, node->forced);
    describe_end(out, panel, node, newline);
    if (node->children[0])
        describe_subtree(out, mark, node, newline);
}
