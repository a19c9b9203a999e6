// SPDX-License-Identifier: MIT
// ---- words: everything that the page says, in each language it speaks.

const languages = {
  en: {
    all: "All puzzles",
    previous: "Previous puzzle",
    next: "Next puzzle",
    puzzle: "Puzzle {number}",
    theme: "Dark or light",
    otherLanguage: "中文",
    print: "Print",
    name: "Name",
    solutions: "Solutions",
    blank: "This page is left blank.",
    pencil: "Notes",
    erase: "Erase",
    undo: "Undo",
    redo: "Redo",
    check: "Check",
    always: "Check always",
    allNotes: "All notes",
    hint: "Hint",
    hintMore: "More",
    hintDo: "Do it",
    reveal: "Reveal",
    restart: "Restart",
    digits: "Digits",
    tools: "Tools",
    left: "{digit}, {left} to go",
    pause: "Pause",
    resume: "Go on",
    paused: "Paused",
    keysTitle: "Keys",
    keys: [
      ["Arrows", "move; Home, End, Page Up and Page Down go to the edges"],
      ["Digits", "fill in; once more takes it out"],
      ["Shift + digit", "note it in pencil"],
      ["Space", "notes on or off"],
      ["Delete", "erase"],
      ["?", "hint: where, what, why; once more does it"],
      ["Ctrl + Z, Ctrl + Y", "undo, redo"],
      ["Escape", "all puzzles"],
    ],
    cell: "row {row} column {column}, {content}",
    empty: "empty",
    given: "{digit}, given",
    notes: "notes {digits}",
    conflict: "{content}, conflict",
    wrong: "{content}, wrong",
    isGiven: "This digit is given.",
    alwaysOn: "Wrong digits are marked at once.",
    alwaysOff: "Wrong digits are marked by Check.",
    isWrong: "This digit is wrong.",
    allNoted: "Every blank cell has its notes. Undo takes them back.",
    pencilOn: "Notes on",
    pencilOff: "Notes off",
    nothingToUndo: "There is nothing to undo.",
    nothingToRedo: "There is nothing to redo.",
    clash: "{digit} is there already: row {row} column {column}.",
    noMistake: "No mistakes so far, {left} to go.",
    oneMistake: "One digit is wrong.",
    mistakes: "{count} digits are wrong.",
    noSolution: "This puzzle has no solution.",
    deadEnd: "There is a mistake somewhere: no solution goes on from here.",
    unknown: "Nothing clashes, but this puzzle is too hard to be solved here.",
    firstErase: "This digit is wrong: erase it first.",
    noStep: "No technique finds more. Reveal a cell to go on.",
    nothingNoted: "There are no such notes to strike out; from now on this is known.",
    noReveal: "There is no single solution to take it from.",
    restarted: "From the start. Undo brings everything back.",
    solved: "Solved in {time}. Well done!",
    solvedShort: "Solved, {time}",
    started: "{filled} of {blanks}, {time}",
    progress: "{solved} of {count} solved",
    jigsaw: "Jigsaw",
    kinds: {
      cage: "Killer",
      thermo: "Thermometers",
      even: "Even and odd",
      odd: "Even and odd",
      consecutive: "Kropki",
      ratio: "Kropki",
      less: "Inequalities",
      arrow: "Arrows",
      sandwich: "Sandwich",
      skyscraper: "Skyscrapers",
      xsum: "X-sums",
      numberedroom: "Numbered rooms",
    },
    severalRules: "Several rules",
    variants: {
      plain: "Classic",
      x: "Diagonal",
      percent: "Percent",
      windoku: "Windoku",
      asterisk: "Asterisk",
      girandola: "Girandola",
      centerdot: "Center dot",
      pyramid: "Pyramid",
      cross: "Cross",
      disjoint: "Disjoint groups",
      disjointx: "Disjoint groups X",
      windokux: "Windoku X",
      latin: "Latin square",
      antiknight: "Anti-knight",
      antiking: "Anti-king",
      nonconsecutive: "Nonconsecutive",
      chess: "Chess",
      miracle: "Miracle",
      argyle: "Argyle",
      magic: "Magic square",
      twodoku: "Twodoku",
      "gattai-3": "Gattai-3",
      butterfly: "Butterfly",
      sohei: "Sohei",
      flower: "Flower",
      windmill: "Windmill",
      samurai: "Samurai",
      kakuro: "Kakuro",
    },
    rules: {
      plain: "Every row, every column and every box holds each of {digits} once.",
      x: "Every row, every column, every box and both shaded diagonals hold each of {digits} once.",
      percent:
        "Every row, every column, every box, the shaded diagonal and both shaded windows hold each of {digits} once.",
      windoku:
        "Every row, every column, every box and the four shaded windows hold each of {digits} once.",
      asterisk:
        "Every row, every column, every box and the shaded cells hold each of {digits} once.",
      girandola:
        "Every row, every column, every box and the shaded cells hold each of {digits} once.",
      centerdot:
        "Every row, every column, every box and the shaded cells hold each of {digits} once.",
      pyramid:
        "Every row, every column, every box and the four shaded pyramids hold each of {digits} once.",
      cross:
        "Every row, every column, every box and the shaded cross hold each of {digits} once.",
      disjoint:
        "Every row, every column and every box holds each of {digits} once, and so do the cells at the same place of all boxes.",
      disjointx:
        "Every row, every column, every box and both shaded diagonals hold each of {digits} once, and so do the cells at the same place of all boxes.",
      windokux:
        "Every row, every column, every box, the four shaded windows and both shaded diagonals hold each of {digits} once.",
      latin: "Every row and every column holds each of {digits} once.",
      antiknight:
        "Every row, every column and every box holds each of {digits} once; cells a knight's move apart differ.",
      antiking:
        "Every row, every column and every box holds each of {digits} once; cells that touch, at a corner too, differ.",
      nonconsecutive:
        "Every row, every column and every box holds each of {digits} once; digits side by side are never 1 apart.",
      chess:
        "Every row, every column and every box holds each of {digits} once; cells a knight's or a king's move apart differ.",
      miracle:
        "Every row, every column and every box holds each of {digits} once; cells a knight's or a king's move apart differ, and digits side by side are never 1 apart.",
      argyle:
        "Every row, every column and every box holds each of {digits} once; no digit is twice on a diagonal beside a main one, or on one from the middle of a side to the middle of the next.",
      magic:
        "Every row, every column and every box holds each of {digits} once; rows, columns and diagonals of the middle box add up to 15.",
      twodoku:
        "In each of the two grids every row, every column and every box holds each of {digits} once; they share cells.",
      "gattai-3":
        "In each of the three grids every row, every column and every box holds each of {digits} once; they share cells.",
      butterfly:
        "In each of the four grids every row, every column and every box holds each of {digits} once; they share cells.",
      sohei:
        "In each of the four grids every row, every column and every box holds each of {digits} once; they share cells.",
      flower:
        "In each of the five grids every row, every column and every box holds each of {digits} once; they share cells.",
      windmill:
        "In each of the five grids every row, every column and every box holds each of {digits} once; they share cells.",
      samurai:
        "In each of the five grids every row, every column and every box holds each of {digits} once; they share cells.",
      kakuro:
        "Every run of white cells, across and down, holds different ones of {digits} that add up to the number before it.",
    },
  },
  zh: {
    all: "全部题目",
    previous: "上一题",
    next: "下一题",
    puzzle: "第 {number} 题",
    theme: "深色或浅色",
    otherLanguage: "English",
    print: "打印",
    name: "姓名",
    solutions: "答案",
    blank: "此页留空。",
    pencil: "笔记",
    erase: "擦除",
    undo: "撤销",
    redo: "重做",
    check: "检查",
    always: "随时检查",
    allNotes: "全部笔记",
    hint: "提示",
    hintMore: "再提示",
    hintDo: "照做",
    reveal: "揭示",
    restart: "重来",
    digits: "数字",
    tools: "工具",
    left: "{digit}，还剩 {left} 个",
    pause: "暂停",
    resume: "继续",
    paused: "已暂停",
    keysTitle: "键盘",
    keys: [
      ["方向键", "移动；Home、End、Page Up、Page Down 到边缘"],
      ["数字键", "填入；再按一次取消"],
      ["Shift + 数字", "记笔记"],
      ["空格", "笔记模式开关"],
      ["Delete", "擦除"],
      ["?", "提示：何处、技巧、理由；再按一次照做"],
      ["Ctrl + Z，Ctrl + Y", "撤销，重做"],
      ["Esc", "全部题目"],
    ],
    cell: "第 {row} 行第 {column} 列，{content}",
    empty: "空",
    given: "{digit}，题目给出",
    notes: "笔记 {digits}",
    conflict: "{content}，冲突",
    wrong: "{content}，错误",
    isGiven: "这个数字是题目给出的。",
    alwaysOn: "错误的数字会立即标出。",
    alwaysOff: "按“检查”才标出错误的数字。",
    isWrong: "这个数字不对。",
    allNoted: "每个空格都已记上候选数。撤销可以恢复。",
    pencilOn: "笔记模式开",
    pencilOff: "笔记模式关",
    nothingToUndo: "没有可撤销的步骤。",
    nothingToRedo: "没有可重做的步骤。",
    clash: "{digit} 已经在第 {row} 行第 {column} 列。",
    noMistake: "目前没有错误，还剩 {left} 格。",
    oneMistake: "有 1 个数字错误。",
    mistakes: "有 {count} 个数字错误。",
    noSolution: "本题无解。",
    deadEnd: "某处有错误：这样填下去无解。",
    unknown: "目前没有冲突，但本题太难，无法在此求解。",
    firstErase: "这个数字不对：请先擦除。",
    noStep: "没有别的技巧可用。可以揭示一格再继续。",
    nothingNoted: "笔记中没有可划去的；以后按已知处理。",
    noReveal: "没有唯一的答案，无法揭示。",
    restarted: "已重新开始。撤销可以恢复。",
    solved: "完成，用时 {time}。太棒了！",
    solvedShort: "已完成，{time}",
    started: "{filled} / {blanks}，{time}",
    progress: "已完成 {solved} / {count}",
    jigsaw: "锯齿",
    kinds: {
      cage: "杀手",
      thermo: "温度计",
      even: "奇偶",
      odd: "奇偶",
      consecutive: "黑白点",
      ratio: "黑白点",
      less: "不等号",
      arrow: "箭头",
      sandwich: "三明治",
      skyscraper: "摩天楼",
      xsum: "X 和",
      numberedroom: "房号",
    },
    severalRules: "多种规则",
    variants: {
      plain: "标准",
      x: "对角线",
      percent: "百分比",
      windoku: "窗口",
      asterisk: "星号",
      girandola: "转轮",
      centerdot: "中心点",
      pyramid: "金字塔",
      cross: "十字",
      disjoint: "分离组",
      disjointx: "分离组对角线",
      windokux: "窗口对角线",
      latin: "拉丁方阵",
      antiknight: "无马",
      antiking: "无缘",
      nonconsecutive: "非连续",
      chess: "象棋",
      miracle: "奇迹",
      argyle: "菱形格",
      magic: "幻方",
      twodoku: "双连数独",
      "gattai-3": "三连数独",
      butterfly: "蝴蝶数独",
      sohei: "僧兵数独",
      flower: "花形数独",
      windmill: "风车数独",
      samurai: "武士数独",
      kakuro: "数和",
    },
    rules: {
      plain: "每行、每列、每宫内 {digits} 各出现一次。",
      x: "每行、每列、每宫以及两条阴影对角线内 {digits} 各出现一次。",
      percent: "每行、每列、每宫、阴影对角线以及两个阴影窗口内 {digits} 各出现一次。",
      windoku: "每行、每列、每宫以及四个阴影窗口内 {digits} 各出现一次。",
      asterisk: "每行、每列、每宫以及阴影格内 {digits} 各出现一次。",
      girandola: "每行、每列、每宫以及阴影格内 {digits} 各出现一次。",
      centerdot: "每行、每列、每宫以及阴影格内 {digits} 各出现一次。",
      pyramid: "每行、每列、每宫以及四个阴影金字塔内 {digits} 各出现一次。",
      cross: "每行、每列、每宫以及阴影十字内 {digits} 各出现一次。",
      disjoint: "每行、每列、每宫以及各宫相同位置的格子内 {digits} 各出现一次。",
      disjointx: "每行、每列、每宫、两条阴影对角线以及各宫相同位置的格子内 {digits} 各出现一次。",
      windokux: "每行、每列、每宫、四个阴影窗口以及两条阴影对角线内 {digits} 各出现一次。",
      latin: "每行、每列内 {digits} 各出现一次。",
      antiknight: "每行、每列、每宫内 {digits} 各出现一次；相隔马步的格子数字不同。",
      antiking: "每行、每列、每宫内 {digits} 各出现一次；相邻（含对角）的格子数字不同。",
      nonconsecutive: "每行、每列、每宫内 {digits} 各出现一次；上下左右相邻的数字不相差 1。",
      chess: "每行、每列、每宫内 {digits} 各出现一次；相隔马步或王步的格子数字不同。",
      miracle:
        "每行、每列、每宫内 {digits} 各出现一次；相隔马步或王步的格子数字不同；上下左右相邻的数字不相差 1。",
      argyle:
        "每行、每列、每宫内 {digits} 各出现一次；紧邻主对角线的斜线上以及连接相邻两边中点的斜线上数字不重复。",
      magic: "每行、每列、每宫内 {digits} 各出现一次；中间宫的行、列和对角线之和均为 15。",
      twodoku: "两个盘面共用一些格子，每个盘面的每行、每列、每宫内 {digits} 各出现一次。",
      "gattai-3": "三个盘面共用一些格子，每个盘面的每行、每列、每宫内 {digits} 各出现一次。",
      butterfly: "四个盘面共用一些格子，每个盘面的每行、每列、每宫内 {digits} 各出现一次。",
      sohei: "四个盘面共用一些格子，每个盘面的每行、每列、每宫内 {digits} 各出现一次。",
      flower: "五个盘面共用一些格子，每个盘面的每行、每列、每宫内 {digits} 各出现一次。",
      windmill: "五个盘面共用一些格子，每个盘面的每行、每列、每宫内 {digits} 各出现一次。",
      samurai: "五个盘面共用一些格子，每个盘面的每行、每列、每宫内 {digits} 各出现一次。",
      kakuro: "横向与纵向每一段白格填入互不相同的 {digits}，其和为段前的数。",
    },
  },
};

let words = languages.en;

// Speaks a language from now on, and puts its words into everything of the page that names some:
// data-say is the text of an element, data-label its label and tooltip.
function speak(language) {
  words = languages[language];
  document.documentElement.lang = language === "zh" ? "zh-Hans" : language;
  for (const element of document.querySelectorAll("[data-say]"))
    element.textContent = words[element.dataset.say];
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", words[element.dataset.label]);
    element.title = words[element.dataset.label];
  }
}

// The first of the browser's languages that the page knows.
function preferredLanguage() {
  const known = navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => tag in languages);
  return known ?? "en";
}

// A text with its {places} filled in.
function say(text, values = {}) {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

// A kind of rule in words: the page has them in each language.
function legendText(legend) {
  return legend[words === languages.zh ? "zh" : "en"];
}

// Seconds as people write them: 4:07, 1:04:07.
function clockText(seconds) {
  const two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const rest = two(Math.floor(seconds % 60));
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
