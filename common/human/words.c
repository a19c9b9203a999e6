#include "common/human/words.h"

#include <string.h>

#include "common/gridline.h"

/* The kinds of houses in Chinese; one that is not here keeps its name. */
static const struct {
    const char *name, *chinese;
} kinds[] = {
    {"row", "行"},         {"column", "列"},     {"box", "宫"},         {"diagonal", "对角线"},
    {"window", "窗口"},    {"asterisk", "星号"}, {"girandola", "转轮"}, {"dot", "中心点"},
    {"pyramid", "金字塔"}, {"cross", "十字"},    {"group", "位置组"},
};

static void write_kind(struct output *out, const char *name, enum words_language language) {
    for (size_t i = 0; language == WORDS_CHINESE && i < sizeof kinds / sizeof *kinds; i++)
        if (!strcmp(kinds[i].name, name)) {
            output_text(out, kinds[i].chinese);
            return;
        }
    output_text(out, name);
}

void words_houses(struct output *out, const struct layout *layout, const uint32_t *houses,
                  uint32_t count, enum words_language language) {
    const struct variant_house *all = layout->variant.houses;
    for (uint32_t i = 0; i < count; i++) {
        const struct variant_house *house = &all[houses[i]];
        if (!i || house->kind != all[houses[i - 1]].kind) {
            output_text(out, i ? " " : "");
            write_kind(out, house->kind->name, language);
            if (language == WORDS_ENGLISH && i + 1 < count &&
                all[houses[i + 1]].kind == house->kind)
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
    output_unsigned(out, cell / layout->side + 1);
    output_char(out, 'c');
    output_unsigned(out, cell % layout->side + 1);
}

void words_cells(struct output *out, const struct layout *layout, const uint32_t *cells,
                 uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        output_text(out, i ? " " : "");
        words_cell(out, layout, cells[i]);
    }
}

void words_digits(struct output *out, Set digits) {
    for (; digits; digits &= digits - 1)
        output_char(out, gridline_letter(set_digit(digits)));
}
