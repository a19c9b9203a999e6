/* SPDX-License-Identifier: MIT */
#include "common/drawing/drawinglegend.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Whether the line through the cells of a rule does not show its number. */
static bool hides_number(const struct rule *rule) {
    return rule->kind->numbered &&
           (rule->kind->look == RULE_DASHED_LINE || rule->kind->look == RULE_DIAMONDS);
}

/* Whether two rules have the same line. */
static bool is_same(const struct drawing *drawing, const struct rule *a, const struct rule *b) {
    assert(a->kind && b->kind);
    return a->kind == b->kind && (!hides_number(a) || a->number == b->number) &&
           drawinglook_name(drawing, a) == drawinglook_name(drawing, b);
}

/* Whether a rule gets a line.  Shaded houses share one line, and a rule described before gets
 * none. */
static bool has_line(const struct drawing *drawing, const struct rules_list *list, size_t rule) {
    assert(rule < list->size);
    if (list->data[rule].kind->look == RULE_SHADE)
        return false;
    for (size_t i = 0; i < rule; i++)
        if (is_same(drawing, &list->data[i], &list->data[rule]))
            return false;
    return true;
}

/* Chinese names of looks, and Chinese descriptions of kinds of rules. */
static const char *const chinese[][2] = {
    {"regions", "不规则区域"},
    {"square", "方块"},
    {"circle", "圆"},
    {"hollow thermometer", "空心温度计"},
    {"thermometer", "温度计"},
    {"wide purple line", "紫色粗线"},
    {"dashed green line", "绿色虚线"},
    {"dotted orange line", "橙色点线"},
    {"grey line", "灰线"},
    {"arrow", "箭头"},
    {"thin line", "细线"},
    {"blue line of long dashes", "蓝色长虚线"},
    {"pink line of dashes and dots", "粉色点划线"},
    {"turquoise line of short dashes", "青色短虚线"},
    {"yellow line of big dots", "黄色大点线"},
    {"line between diamonds", "两菱形之间的线"},
    {"arrow from a long bulb", "长圆箭头"},
    {"blue square", "蓝色方块"},
    {"red, green or yellow block", "红、绿或黄色块"},
    {"line between circles", "两圆之间的线"},
    {"line within a wide one", "双线"},
    {"digits in a circle", "圆圈内的数字"},
    {"dashed cage", "虚线笼"},
    {"dotted cage", "虚点笼"},
    {"white dot", "白点"},
    {"black dot", "黑点"},
    {"sign <", "不等号"},
    {"sign =", "等号"},
    {"V (5), X (10) or a number on a border", "边上的 V（5）、X（10）或数"},
    {"arrow outside", "盘外箭头"},
    {"run", "数段"},
    {"sandwich", "三明治"},
    {"skyscraper", "摩天楼"},
    {"xsum", "X 和"},
    {"numberedroom", "房号"},
    {"knight", "马步"},
    {"king", "王步"},
    {"nonconsecutive", "非连续"},
    {"alldots", "点已全标"},
    {"allxv", "V 和 X 已全标"},
    {"every digit once", "每个数字各一次"},
    {"no digit twice", "数字各不相同"},
    {"even digits", "偶数"},
    {"odd digits", "奇数"},
    {"no digit twice, and this sum", "数字各不相同，和为此数"},
    {"this sum", "和为此数"},
    {"the first is the sum of the others", "第一格等于其余各格之和"},
    {"each less than the next", "逐格增大"},
    {"rising from the bulb, the first", "从圆球（第一格）起逐格增大"},
    {"never falling from the bulb, the first", "从圆球（第一格）起不减小"},
    {"one and the same digit", "数字相同"},
    {"neighbours differ by 1", "相邻两格相差 1"},
    {"neighbours differ by this (no number: 1)", "相邻两格相差此数，不标为 1"},
    {"neighbours differ by this or more", "相邻两格至少相差此数"},
    {"of neighbours one is so many times the other (no number: 2)", "相邻两格之比为此数，不标为 2"},
    {"neighbours alternate between even and odd", "奇偶相间"},
    {"the same from both ends", "从两端读相同"},
    {"consecutive digits in any order", "数字连续，次序任意"},
    {"no digit twice, and no two of them consecutive", "数字各不相同，且两两不相差 1"},
    {"between the digits at the ends", "介于两端之间"},
    {"as far from the middle: one sum, which is the middle", "与中点等距的两格之和相同，即中点"},
    {"ends at least so far apart, digits outside of them", "两端至少相差此数，其余在两端范围之外"},
    {"one sum in each region on the way", "线在各宫内的部分之和相同"},
    {"the number in the bulb is the sum of the others", "长圆内的多位数等于其余各格之和"},
    {"of any three one low, one middle, one high", "任意相连三格小、中、大各一"},
    {"of any three each another remainder by 3", "任意相连三格除以 3 的余数各不相同"},
    {"one shape twice, with the same digits", "两个相同形状内数字相同"},
    {"these digits are among them", "出现在这几格之中"},
    {"tells where in the row, column or box the number of its own place is",
     "指出所在行、列或宫中第几格的数字是本格的位置"},
    {"between 1 and the highest digit: this sum", "1 与最大数之间各数之和"},
    {"so many higher than all before", "看得见的楼数"},
    {"the first X, X being the first: this sum", "前 X 格之和，X 为第一格"},
    {"the X-th, X being the first: this digit", "第 X 格的数字，X 为第一格"},
    {"a knight's move apart: different", "相隔马步的格子数字不同"},
    {"a king's move apart: different", "相邻（含对角）的格子数字不同"},
    {"side by side without a dot: neither 1 apart nor one twice the other",
     "上下左右相邻而无点：既不相差 1，也不成两倍"},
    {"side by side without V or X: the sum is neither 5 nor 10",
     "上下左右相邻而无 V 或 X：和既不为 5，也不为 10"},
    {"side by side: never 1 apart", "上下左右相邻的数字不相差 1"},
    {"Grey cells: every digit once", "阴影格：每个数字各一次"},
    {"One place in all boxes: every digit once", "各宫的相同位置：每个数字各一次"},
};

/* A text in the language of the drawing. */
static const char *in_language(const struct drawing *drawing, const char *english) {
    for (size_t i = 0; drawing->chinese && i < sizeof chinese / sizeof *chinese; i++)
        if (!strcmp(chinese[i][0], english))
            return chinese[i][1];
    return english;
}

void drawinglegend_say(const struct drawing *drawing, const struct rule *rule,
                       char text[DRAWINGLEGEND_LINE]) {
    const char *look = drawinglook_name(drawing, rule);
    char number[24] = "";
    bool outside = rule->kind->look == RULE_OUTSIDE;
    const char *place = drawing->chinese ? "（盘外）" : " (outside)";
    if (hides_number(rule))
        snprintf(number, sizeof number, drawing->chinese ? "（%d）" : " (%d)", rule->number);
    int length = snprintf(text, DRAWINGLEGEND_LINE, "%s%s%s%s",
                          in_language(drawing, look && !outside ? look : rule->kind->name),
                          outside ? place : number, drawing->chinese ? "：" : ": ",
                          in_language(drawing, rule->kind->idea));
    assert(length > 0 && length < DRAWINGLEGEND_LINE);
    (void)length;
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
}

/* Whether there are houses besides rows, columns and boxes that are shaded, or not shaded. */
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
        strcpy(text, in_language(drawing, "Grey cells: every digit once"));
        return true;
    }
    if (has_extras(drawing->variant, false) && !index--) {
        strcpy(text, in_language(drawing, "One place in all boxes: every digit once"));
        return true;
    }
    const struct rule *rule = drawinglegend_rule(drawing, index);
    if (rule)
        drawinglegend_say(drawing, rule, text);
    return rule != NULL;
}
