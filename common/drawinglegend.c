#include "common/drawinglegend.h"

#include <stdio.h>
#include <string.h>

/* Lines through cells do not show the number of their rule. */
static bool hides_number(const struct rule *rule) {
    return rule->kind->numbered && rule->kind->look == RULE_DASHED_LINE;
}

/* Whether two rules have the same line. */
static bool is_same(const struct drawing *drawing, const struct rule *a, const struct rule *b) {
    return a->kind == b->kind && (!hides_number(a) || a->number == b->number) &&
           drawinglook_name(drawing, a) == drawinglook_name(drawing, b);
}

/* Whether a rule has a line: what is seen as borders, or was said before, has none. */
static bool has_line(const struct drawing *drawing, const struct rules_list *list, size_t rule) {
    if (list->data[rule].kind->look == RULE_BORDERS || list->data[rule].kind->look == RULE_SHADE)
        return false;
    for (size_t i = 0; i < rule; i++)
        if (is_same(drawing, &list->data[i], &list->data[rule]))
            return false;
    return true;
}

void drawinglegend_say(const struct drawing *drawing, const struct rule *rule,
                       char text[DRAWINGLEGEND_LINE]) {
    const char *look = drawinglook_name(drawing, rule);
    char number[24] = "";
    bool outside = rule->kind->look == RULE_OUTSIDE;
    if (hides_number(rule))
        snprintf(number, sizeof number, " (%d)", rule->number);
    snprintf(text, DRAWINGLEGEND_LINE, "%s%s: %s", look && !outside ? look : rule->kind->name,
             outside ? " (outside)" : number, rule->kind->idea);
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
}

/* Whether there are houses besides rows, columns and boxes, and these shaded, or not. */
static bool has_extras(const struct variant *variant, bool shaded) {
    for (uint32_t house = 0; house < variant->count; house++)
        if (variant->houses[house].kind->extra && variant->houses[house].kind->shaded == shaded)
            return true;
    return false;
}

const struct rule *drawinglegend_rule(const struct drawing *drawing, unsigned index) {
    const struct rules *rules = drawing->variant->rules;
    for (size_t i = 0; rules && i < rules->list.size; i++)
        if (has_line(drawing, &rules->list, i) && !index--)
            return &rules->list.data[i];
    return NULL;
}

bool drawinglegend_line(const struct drawing *drawing, unsigned index,
                        char text[DRAWINGLEGEND_LINE]) {
    if (has_extras(drawing->variant, true) && !index--) {
        strcpy(text, "Grey cells: every digit once");
        return true;
    }
    if (has_extras(drawing->variant, false) && !index--) {
        strcpy(text, "One place in all boxes: every digit once");
        return true;
    }
    const struct rule *rule = drawinglegend_rule(drawing, index);
    if (rule)
        drawinglegend_say(drawing, rule, text);
    return rule != NULL;
}
