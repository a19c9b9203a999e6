/* SPDX-License-Identifier: MIT */
#include "common/human/words.h"

#include <string.h>

#include "common/grids/gridline.h"

/* Chinese names of kinds of houses and of variants.  Names not listed are kept. */
static const struct {
    const char *name, *chinese;
} names[] = {
    {"row", "行"},
    {"column", "列"},
    {"box", "宫"},
    {"diagonal", "对角线"},
    {"window", "窗口"},
    {"dot", "中心点"},
    {"pyramid", "金字塔"},
    {"cross", "十字"},
    {"group", "位置组"},
    {"region", "区域"},
    {"house", "单元"},
    {"plain", "标准"},
    {"x", "对角线"},
    {"percent", "百分比"},
    {"windoku", "窗口"},
    {"asterisk", "星号"},
    {"girandola", "转轮"},
    {"centerdot", "中心点"},
    {"disjoint", "分离组"},
    {"disjointx", "分离组对角线"},
    {"windokux", "窗口对角线"},
    {"latin", "拉丁方阵"},
    {"antiknight", "无马"},
    {"antiking", "无缘"},
    {"nonconsecutive", "非连续"},
    {"chess", "象棋"},
    {"miracle", "奇迹"},
    {"argyle", "菱形格"},
    {"magic", "幻方"},
    {"twodoku", "双连"},
    {"gattai-3", "三连"},
    {"butterfly", "蝴蝶"},
    {"sohei", "僧兵"},
    {"flower", "花形"},
    {"windmill", "风车"},
    {"samurai", "武士"},
    {"kakuro", "数和"},
};

const char *words_name(const char *name, enum words_language language) {
    for (size_t i = 0; language == WORDS_CHINESE && i < sizeof names / sizeof *names; i++)
        if (!strcmp(names[i].name, name))
            return names[i].chinese;
    return name;
}

static void write_grid(struct output *out, unsigned grid, enum words_language language) {
    output_format(out, language == WORDS_CHINESE ? "盘 %u " : "grid %u ", grid);
}

/* Whether two houses are of one kind and grid. */
static bool are_alike(const struct variant_house *a, const struct variant_house *b) {
    return a->kind == b->kind && a->grid == b->grid;
}

void words_houses(struct output *out, const struct layout *layout, const uint32_t *houses,
                  uint32_t count, enum words_language language) {
    const struct variant_house *all = layout->variant.houses;
    for (uint32_t i = 0; i < count; i++) {
        const struct variant_house *house = &all[houses[i]];
        if (!i || !are_alike(house, &all[houses[i - 1]])) {
            output_text(out, i ? " " : "");
            if (house->grid)
                write_grid(out, house->grid, language);
            output_text(out, words_name(house->kind->name, language));
            if (language == WORDS_ENGLISH && i + 1 < count && are_alike(house, &all[houses[i + 1]]))
                output_text(out, strcmp(house->kind->name, "box") ? "s" : "es");
        }
        output_char(out, ' ');
        output_unsigned(out, house->number);
    }
}

void words_house(struct output *out, const struct layout *layout, uint32_t house,
                 enum words_language language) {
    words_houses(out, layout, &house, 1, language);
}

void words_cell(struct output *out, const struct layout *layout, uint32_t cell) {
    output_char(out, 'r');
    output_unsigned(out, variant_row(&layout->variant, cell) + 1);
    output_char(out, 'c');
    output_unsigned(out, variant_column(&layout->variant, cell) + 1);
}

void words_cells(struct output *out, const struct layout *layout, const uint32_t *cells,
                 uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        output_text(out, i ? " " : "");
        words_cell(out, layout, cells[i]);
    }
}

bool words_stop(const char *text) {
    static const char *const stops[] = {"，", "。", "、", "；", "：", "）", "”"};
    for (size_t i = 0; i < sizeof stops / sizeof *stops; i++)
        if (!strncmp(text, stops[i], strlen(stops[i])))
            return true;
    return false;
}

void words_digits(struct output *out, Set digits) {
    for (; digits; digits &= digits - 1)
        output_char(out, gridline_letter(set_digit(digits)));
}
