/* SPDX-License-Identifier: MIT */
#include "keylist.h"

#include <assert.h>

/* The column in which the meanings of keys begin: beside the keys, or below them in windows of less
 * than WIDE columns. */
enum { MEANINGS = 18, BELOW = 2, WIDE = 44 };

/* In a window of 20 rows and WIDE columns there is room for all. */
static const struct {
    const char *keys[WORDS_LANGUAGES], *meaning[WORDS_LANGUAGES];
} list[] = {
    {{"arrows, h j k l", "方向键、h j k l"}, {"move; Home, End: in row", "移动；Home End：行首尾"}},
    {{"1-9, A-Z", "1-9, A-Z"}, {"set a digit, or mark it", "填入数字，或记笔记"}},
    {{"m", "m"}, {"digits are marks, or not", "数字记作笔记，或不记"}},
    {{"a", "a"}, {"write all marks", "记下全部笔记"}},
    {{"x 0 Space Delete", "x 0 空格 Delete"}, {"take digit and marks out", "清除数字和笔记"}},
    {{"u r", "u r"}, {"undo, redo", "撤销、重做"}},
    {{".", "."}, {"tell where, what, and all", "提醒：何处、技巧、全部"}},
    {{"?", "?"}, {"the next step, and why", "下一步及其理由"}},
    {{"Enter", "Enter"}, {"do what the hint says", "照提示做"}},
    {{"c", "c"}, {"compare with the solution", "与答案比较"}},
    {{"w", "w"}, {"tell wrong digits at once", "随时指出错误的数字"}},
    {{"!", "!"}, {"fill the solution in", "填入答案"}},
    {{"b", "b"}, {"back to the clues", "重新开始"}},
    {{"n p", "n p"}, {"next, previous puzzle", "下一题、上一题"}},
    {{"g", "g"}, {"a new puzzle like this", "出一道类似的新题"}},
    {{"v", "v"}, {"large cells, or rules", "大格，或画出规则"}},
    {{"z", "z"}, {"pause", "暂停"}},
    {{"q", "q"}, {"keep the game and quit", "保存并退出"}},
    {{"mouse", "鼠标"}, {"choose cell, key, digit", "选择格子、按键、数字"}},
    {{"i F1", "i F1"}, {"this list; any key ends it", "本列表；按任意键返回"}},
};

enum { KEYS = sizeof list / sizeof *list };

static unsigned rows_each(const struct canvas *canvas) {
    return canvas->columns < WIDE ? 2 : 1;
}

static unsigned page_size(const struct canvas *canvas) {
    unsigned size = canvas->rows / rows_each(canvas);
    return size ? size : 1;
}

unsigned keylist_next(const struct canvas *canvas, unsigned page) {
    assert(page);
    return page * page_size(canvas) < KEYS ? page + 1 : 0;
}

void keylist_draw(const struct session *s, struct canvas *canvas, unsigned page) {
    assert(page);
    unsigned each = rows_each(canvas), size = page_size(canvas), first = (page - 1) * size;
    if (first >= KEYS) /* the window has grown */
        first = 0;
    for (unsigned i = first; i < KEYS && i < first + size; i++) {
        int row = (int)((i - first) * each), below = (int)each - 1;
        canvas_put(canvas, row, 0, GROUND_NONE, INK_TITLE, list[i].keys[s->language]);
        canvas_put(canvas, row + below, below ? BELOW : MEANINGS, GROUND_NONE, INK_PLAIN,
                   list[i].meaning[s->language]);
    }
}
