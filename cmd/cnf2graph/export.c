/* SPDX-License-Identifier: MIT */
#include "scene.h"

/* Places of other programs are in points, with y upwards. */
#define POINTS 40.0

static double weight_of(const struct edge *edge) {
    return (double)edge->weight / GRAPH_ONE;
}

static Var name_of(const struct scene *scene, Var var) {
    return formula_name(scene->formula, var) + 1;
}

void scene_write_dot(struct output *out, const struct scene *scene) {
    size_t lightest = 0;
    output_text(out, "graph interaction {\n  node [shape=circle];\n");
    for (Var var = 0; var < scene->formula->vars && !out->failure; var++) {
        struct point at = scene->layout->places[var];
        int value = scene_value(scene, var);
        output_format(out, "  %u [pos=\"%.1f,%.1f\"%s];\n", name_of(scene, var), POINTS * at.x,
                      POINTS * (scene->layout->size.y - at.y),
                      value > 0   ? ", style=dotted, value=1"
                      : value < 0 ? ", style=dotted, value=-1"
                                  : "");
    }
    for (size_t i = 0; i < scene->shown->edges.size && !out->failure; i++) {
        const struct edge *edge = &scene->shown->edges.data[i];
        if (scene_draws(scene, edge, &lightest))
            output_format(out, "  %u -- %u [weight=%.6g];\n", name_of(scene, edge->from),
                          name_of(scene, edge->to), weight_of(edge));
    }
    output_text(out, "}\n");
}

static void write_key(struct output *out, const char *id, const char *of, const char *type) {
    output_format(out, "  <key id=\"%s\" for=\"%s\" attr.name=\"%s\" attr.type=\"%s\"/>\n", id, of,
                  id, type);
}

void scene_write_graphml(struct output *out, const struct scene *scene) {
    size_t lightest = 0;
    output_text(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                     "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n");
    write_key(out, "x", "node", "double");
    write_key(out, "y", "node", "double");
    write_key(out, "value", "node", "int");
    write_key(out, "weight", "edge", "double");
    output_text(out, "  <graph edgedefault=\"undirected\">\n");
    for (Var var = 0; var < scene->formula->vars && !out->failure; var++) {
        struct point at = scene->layout->places[var];
        output_format(out,
                      "    <node id=\"%u\"><data key=\"x\">%.1f</data><data key=\"y\">%.1f</data>"
                      "<data key=\"value\">%d</data></node>\n",
                      name_of(scene, var), POINTS * at.x, POINTS * at.y, scene_value(scene, var));
    }
    for (size_t i = 0; i < scene->shown->edges.size && !out->failure; i++) {
        const struct edge *edge = &scene->shown->edges.data[i];
        if (scene_draws(scene, edge, &lightest))
            output_format(out,
                          "    <edge source=\"%u\" target=\"%u\"><data key=\"weight\">%.6g</data>"
                          "</edge>\n",
                          name_of(scene, edge->from), name_of(scene, edge->to), weight_of(edge));
    }
    output_text(out, "  </graph>\n</graphml>\n");
}
