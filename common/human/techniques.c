/* SPDX-License-Identifier: MIT */
#include "common/human/techniques.h"

#include <assert.h>

#include "common/human/alschain.h"
#include "common/human/alspair.h"
#include "common/human/avoidable.h"
#include "common/human/blossom.h"
#include "common/human/cage.h"
#include "common/human/chain.h"
#include "common/human/colour.h"
#include "common/human/coq.h"
#include "common/human/empty.h"
#include "common/human/finned.h"
#include "common/human/fish.h"
#include "common/human/forcing.h"
#include "common/human/franken.h"
#include "common/human/grave.h"
#include "common/human/innies.h"
#include "common/human/kraken.h"
#include "common/human/line.h"
#include "common/human/locked.h"
#include "common/human/medusa.h"
#include "common/human/relation.h"
#include "common/human/remote.h"
#include "common/human/repertoire.h"
#include "common/human/single.h"
#include "common/human/subset.h"
#include "common/human/template.h"
#include "common/human/tridagon.h"
#include "common/human/turbot.h"
#include "common/human/unique.h"
#include "common/human/ways.h"
#include "common/human/wing.h"
#include "common/human/wwing.h"

/* Columns that rows share. */
#define LOCKED                                                                                        \
    {"%d in %h, all in %H", "%h 的 %d 都在 %H"}, {                                                    \
        "wherever it goes in the first, it is in the second, so nowhere else in that",                \
            "它在前者中无论放哪里，都在后者中，所以后者的其余格都不是它" \
    }
#define INNIES                                                                                           \
    {"%h: %e", "%h: %e"}, {                                                                              \
        "every house has every digit once; sums taken away or added, these cells make up the "           \
        "rest",                                                                                          \
            "每个单元含每个数字各一次，减去或加上各个和，余数由这些格构成" \
    }
#define ORDERS                                                                 \
    {"%t: %O", "%t: %O"}, {                                                    \
        "no order of the candidates that keeps the rule has this digit there", \
            "合乎规则的各种排列中，此格都不是这个数字"     \
    }
#define SUBSET \
    { "%d at %c in %h", "%h 中 %c：%d" }
#define NAKED                                                                                      \
    SUBSET, {                                                                                      \
        "these cells have no other candidates, so they take these digits, and no other cell does", \
            "这些格没有别的候选数，所以占用这些数字，其余格不能再有"    \
    }
#define HIDDEN                                                                                                       \
    SUBSET, {                                                                                                        \
        "these digits have no other places in the house, so they take these, and no other digit "                    \
        "does",                                                                                                      \
            "这些数字在此单元没有别的位置，所以占用这些格，这些格不能再有别的数字" \
    }
#define FISH                                                                                    \
    {"%d in %h, all in %H", "%h 的 %d 都在 %H"}, {                                              \
        "the first lines take one each, which is all that the second have, so it goes nowhere " \
        "else there",                                                                           \
            "前面各线各放一个，后面各线就满了，其余格都不是它"          \
    }
#define FINNED                                                                                  \
    {"%d in %h, but for %2 all in %H", "%h 的 %d 除 %2 外都在 %H"}, {                           \
        "either a fin takes it, or the lines are a fish without fins: both rule this out",      \
            "要么某个鳍是它，要么这些线成为无鳍的鱼，两者都排除此处" \
    }
#define COMPLEX_FISH                                                                             \
    {"%d in %h, all in %H", "%h 的 %d 都在 %H"}, {                                               \
        "the first houses take one each, which is all that the second have, so it goes nowhere " \
        "else there",                                                                            \
            "前面各单元各放一个，后面各单元就满了，其余格都不是它"     \
    }
#define COMPLEX_FINNED                                                                             \
    {"%d in %h, but for %2 all in %H", "%h 的 %d 除 %2 外都在 %H"}, {                              \
        "either a fin takes it, or the houses are a fish without fins: both rule this out",        \
            "要么某个鳍是它，要么这些单元成为无鳍的鱼，两者都排除此处" \
    }
#define TURBOT                                                                                                 \
    {"%d in %h, %1=%2-%3=%4", "%h 的 %d，%1=%2-%3=%4"}, {                                                      \
        "the inner two cannot both take it, so one of the outer two does, and what sees both "                 \
        "does not",                                                                                            \
            "中间两格不能都是它，所以两端必有一格是它，与两端都相见的格不是它" \
    }
#define WING(where, chinese)                                                                                         \
    {where, chinese}, {                                                                                              \
        "whichever digit the first cell takes, one of the cells named takes this, and what sees "                    \
        "them all does not",                                                                                         \
            "无论第一格放哪个数字，所列各格中必有一格是它，与它们都相见的格不是它" \
    }

#define DEADLY(where, chinese, idea, idea_chinese)                                     \
    {"%d at %1" where, "%1: %d" chinese}, {                                            \
        "if the four cells had these two digits only, they could be exchanged: " idea, \
            "若四格只有这两个数字，就能互换而有第二解：" idea_chinese                  \
    }
#define CHAIN                                                                                      \
    {"%x%u", "%x%u"}, {                                                                            \
        "if the first is wrong the last is right, so one of the two is, and what both rule out "   \
        "is wrong",                                                                                \
            "若首项为假则末项为真，所以两者必有一真，两者都排斥的为假" \
    }
#define LOOP                                                                                   \
    {"%x-%u", "%x-%u"}, {                                                                      \
        "of each two that a weak link joins one is right, as the chain closes, and what both " \
        "rule out is wrong",                                                                   \
            "链首尾相接，每条弱链的两端必有一真，两端都排斥的为假"   \
    }

#define SETS(idea, chinese) \
    {"%p", "%p"}, {         \
        idea, chinese       \
    }
#define PAIR_OF_SETS                                                                                                                         \
    SETS("of two sets one lacks the digit between them and has all others, so one has the digit "                                            \
         "ruled out, and what sees all its places in both has not",                                                                          \
         "两组中必有一组缺中间的数字，而占用其余数字，所以必有一组有被排除的数字，与它在两组中的" \
         "位置都相见的格不是它")
#define CHAIN_OF_SETS                                                                                                                        \
    SETS("a set that lacks the digit on one side has that on the other, so the first or "                                                    \
         "the last has the digit ruled out, and what sees all its places in both has not",                                                   \
         "每组若缺一侧的数字就必有另一侧的，所以首组或末组必有被排除的数字，与它在两组中的位置都" \
         "相见的格不是它")

/* clang-format off */
const struct technique techniques[] = {
    {"full-house", 5, 10, 0, TECHNIQUE_SINGLE, single_full_house, {"%h", "%h"},
     {"the house lacks no other cell", "此单元只缺这一格"}},
    {"naked-single", 10, 23, 0, TECHNIQUE_SINGLE, single_naked, {NULL, NULL},
     {"the cell has no other candidate", "此格没有别的候选数"}},
    {"hidden-single", 20, 15, 12, TECHNIQUE_SINGLE, single_hidden, {"%h", "%h"},
     {"the digit has no other place in the house", "此数字在此单元没有别的位置"}},
    {"cell-forcing", 50, 26, 0, TECHNIQUE_PLAIN, relation_find, {"%t", "%t"},
     {"with such a digit a cell beside it would have none that the rule allows",
      "若放此数字，相邻的格就没有规则允许的数字"}},
    {"cage-combination", 60, 26, 0, TECHNIQUE_SUM, cage_combination, {"%t: %o", "%t: %o"},
     {"the digit is in none of the combinations with this sum that are left",
      "此数字不在仍可能的任何组合中"}},
    {"sum", 65, 26, 0, TECHNIQUE_SUM, cage_sum, {"%t%b", "%t%b"},
     {"with this digit the other cells cannot make up the sum", "若放此数字，其余格凑不成这个和"}},
    {"line", 70, 26, 0, TECHNIQUE_LINE, line_clue, {"%t%i", "%t%i"},
     {"with this digit the rule is broken, whatever goes in the open cells",
      "若放此数字，无论空格放什么都违反规则"}},
    {"rule-of-45", 80, 26, 0, TECHNIQUE_SUM, innies_one, INNIES},
    {"pointing", 100, 26, 17, TECHNIQUE_CROSSING, locked_pointing, LOCKED},
    {"claiming", 110, 28, 19, TECHNIQUE_CROSSING, locked_claiming, LOCKED},
    {"region-forcing", 115, 28, 0, TECHNIQUE_PLAIN, relation_pointing,
     {"%d in %h at %c", "%h 的 %d 在 %c"},
     {"wherever the digit goes, a rule leaves these candidates no room",
      "此数字无论放在哪里，规则都使这些候选数不能成立"}},
    {"cage-digit", 120, 28, 0, TECHNIQUE_SUM, cage_digit, {"%t: %d at %2", "%t：%d 在 %2"},
     {"every combination that is left has the digit, so it is in one of these cells",
      "仍可能的组合都有此数字，所以它必在这些格中"}},
    {"naked-pair", 130, 30, 0, TECHNIQUE_PLAIN, subset_naked_pair, NAKED},
    {"hidden-pair", 150, 34, 20, TECHNIQUE_PLAIN, subset_hidden_pair, HIDDEN},
    {"rule-of-45-union", 160, 30, 0, TECHNIQUE_SUM, innies_several, INNIES},
    {"naked-triple", 170, 36, 0, TECHNIQUE_PLAIN, subset_naked_triple, NAKED},
    {"hidden-triple", 190, 40, 25, TECHNIQUE_PLAIN, subset_hidden_triple, HIDDEN},
    {"line-orders", 200, 36, 0, TECHNIQUE_LINE, line_orders, ORDERS},
    {"rule-digit", 205, 36, 0, TECHNIQUE_PLAIN, ways_digit, {"%t: %d at %2", "%t：%d 在 %2"},
     {"without the digit there is no way to keep the rule, so it is in one of these cells",
      "没有此数字就无法满足规则，所以它必在这些格中"}},
    {"rule-orders", 210, 36, 0, TECHNIQUE_PLAIN, ways_find, {"%t: %O", "%t: %O"},
     {"no order of the candidates that keeps the rule and houses has this digit there",
      "合乎规则与单元的各种排列中，此格都不是这个数字"}},
    {"naked-quad", 360, 50, 0, TECHNIQUE_PLAIN, subset_naked_quad, NAKED},
    {"hidden-quad", 390, 54, 0, TECHNIQUE_PLAIN, subset_hidden_quad, HIDDEN},
    {"line-count", 400, 50, 0, TECHNIQUE_LINE, line_count, ORDERS},
    {"x-wing", 420, 32, 0, TECHNIQUE_PLAIN, fish_x_wing, FISH},
    {"swordfish", 450, 38, 0, TECHNIQUE_PLAIN, fish_swordfish, FISH},
    {"jellyfish", 460, 52, 0, TECHNIQUE_PLAIN, fish_jellyfish, FISH},
    {"remote-pair", 464, 0, 0, TECHNIQUE_PLAIN, remote_pair,
     {"%d by turns at %c", "%c 轮流放 %d"},
     {"the first and the last of these cells have both digits, so what sees both cells has neither", "首尾两格正好占用这两个数字，与两格都相见的格都不是"}},
    {"skyscraper", 468, 0, 0, TECHNIQUE_PLAIN, turbot_skyscraper, TURBOT},
    {"two-string-kite", 472, 0, 0, TECHNIQUE_PLAIN, turbot_kite, TURBOT},
    {"turbot-fish", 474, 0, 0, TECHNIQUE_PLAIN, turbot_fish, TURBOT},
    {"empty-rectangle", 476, 0, 0, TECHNIQUE_CROSSING, empty_rectangle,
     {"%d in %h at %1 or %2, in %H at %3 or %4", "%d 在 %h：%1 或 %2，在 %H：%3 或 %4"},
     {"if the last cell does not take it, the one before does, and so the second group does; what sees both does not",
      "若最后一格不是它，则前一格是，于是第二组中有它；与两者都相见的格不是它"}},
    {"w-wing", 478, 0, 0, TECHNIQUE_PLAIN, wwing,
     {"%p in %h, so %d at %1 or %2", "%p，在 %h，所以 %d 在 %1 或 %2"},
     {"one of the two places in the house is taken, so one cell has the other digit, and what sees both cells has not",
      "该单元的两个位置必占其一，所以两格之一是另一个数字，与两格都相见的格不是它"}},
    {"xy-wing", 480, 42, 0, TECHNIQUE_PLAIN, wing_xy,
     WING("%1, so %d at %2 or %3", "%1，所以 %d 在 %2 或 %3")},
    {"xyz-wing", 484, 44, 0, TECHNIQUE_PLAIN, wing_xyz,
     WING("%1, so %d there or at %2 or %3", "%1，所以 %d 在此格或 %2 或 %3")},
    {"bug+1", 488, 56, 0, TECHNIQUE_UNIQUE, grave_plus_one, {NULL, NULL},
     {"else all cells had two candidates, and could take the other one everywhere",
      "否则所有格都只剩两个候选数，处处可互换而有第二解"}},
    {"unique-rectangle-1", 490, 45, 0, TECHNIQUE_UNIQUE, unique_1,
     DEADLY("", "", "so the fourth has another one", "所以第四格是别的数字")},
    {"unique-rectangle-2", 491, 45, 0, TECHNIQUE_UNIQUE, unique_2,
     DEADLY("", "", "so one of the two others has the third digit", "所以另外两格之一是第三个数字")},
    {"unique-rectangle-3", 492, 46, 0, TECHNIQUE_UNIQUE, unique_3,
     DEADLY(", with %2 in %h", "，与 %h 的 %2", "so a subset of the house takes the other digits",
            "所以其余数字与单元中的格构成数组")},
    {"unique-rectangle-4", 493, 45, 0, TECHNIQUE_UNIQUE, unique_4,
     DEADLY(", in %h", "，在 %h", "one digit has no other place in the house, so the other has none here",
            "其中一个数字在单元中别无位置，所以另一个不能在此")},
    {"unique-rectangle-5", 494, 0, 0, TECHNIQUE_UNIQUE, unique_5,
     DEADLY("", "", "so one of the other cells has the third digit", "所以其余格之一是第三个数字")},
    {"unique-rectangle-6", 495, 0, 0, TECHNIQUE_UNIQUE, unique_6,
     DEADLY("", "", "so the digit, which is on one diagonal, is on the other",
            "所以该数字只能在另一条对角上")},
    {"hidden-rectangle", 497, 0, 0, TECHNIQUE_UNIQUE, unique_hidden,
     DEADLY("", "", "with this digit here the rest would follow", "若此格是它，其余各格随之确定")},
    {"avoidable-rectangle", 499, 0, 0, TECHNIQUE_UNIQUE, avoidable_rectangle,
     DEADLY("", "", "none of them is a clue", "四格都不是题目给定的")},
    {"colouring", 510, 0, 0, TECHNIQUE_PLAIN, colour_find,
     {"%d at %1 or at %2", "%d 在 %1 或在 %2"},
     {"either all of the first take it, or all of the second", "要么前一组都是它，要么后一组都是它"}},
    {"multi-colouring", 515, 0, 0, TECHNIQUE_PLAIN, colour_multi,
     {"%d at %1 or at %2, at %3 or at %4", "%d 在 %1 或 %2，在 %3 或 %4"},
     {"where a group sees one of the other two, it is wrong or that one is, and so the group beside is right",
      "一组与另两组之一相见则其一为假，于是与之相对的那组为真"}},
    {"finned-x-wing", 530, 0, 0, TECHNIQUE_PLAIN, finned_x_wing, FINNED},
    {"sashimi-x-wing", 535, 0, 0, TECHNIQUE_PLAIN, sashimi_x_wing, FINNED},
    {"finned-swordfish", 700, 0, 0, TECHNIQUE_PLAIN, finned_swordfish, FINNED},
    {"sashimi-swordfish", 702, 0, 0, TECHNIQUE_PLAIN, sashimi_swordfish, FINNED},
    {"finned-jellyfish", 704, 0, 0, TECHNIQUE_PLAIN, finned_jellyfish, FINNED},
    {"sashimi-jellyfish", 706, 0, 0, TECHNIQUE_PLAIN, sashimi_jellyfish, FINNED},
    {"wxyz-wing", 710, 0, 0, TECHNIQUE_PLAIN, alspair_wxyz_wing, PAIR_OF_SETS},
    {"sue-de-coq", 715, 0, 0, TECHNIQUE_CROSSING, coq_find, {"%p in %h and %H", "%p，在 %h 与 %H"},
     {"as many digits as cells and none of them twice, so each is in one of these",
      "数字与格数相等且各不重复，所以都在这些格中"}},
    {"x-chain", 720, 66, 0, TECHNIQUE_CHAIN, chain_x, CHAIN},
    {"xy-chain", 725, 0, 0, TECHNIQUE_CHAIN, chain_xy, CHAIN},
    {"medusa", 730, 0, 0, TECHNIQUE_PLAIN, medusa_find, {"%p", "%p"},
     {"of each two candidates linked one is right, so all before \"or\" are right, or all behind it",
      "相连的候选数二者必居其一，所以“或”前的都成立，或其后的都成立"}},
    {"nice-loop", 740, 70, 0, TECHNIQUE_CHAIN, chain_loop, LOOP},
    {"aic", 760, 70, 0, TECHNIQUE_CHAIN, chain_aic, CHAIN},
    {"grouped-x-chain", 780, 0, 0, TECHNIQUE_PLAIN, chain_grouped_x, CHAIN},
    {"grouped-nice-loop", 800, 0, 0, TECHNIQUE_PLAIN, chain_grouped_loop, LOOP},
    {"grouped-aic", 820, 0, 0, TECHNIQUE_PLAIN, chain_grouped_aic, CHAIN},
    {"als-xz", 840, 0, 0, TECHNIQUE_PLAIN, alspair_xz, PAIR_OF_SETS},
    {"als-xy-wing", 860, 0, 0, TECHNIQUE_PLAIN, alschain_xy_wing, CHAIN_OF_SETS},
    {"als-chain", 880, 0, 0, TECHNIQUE_PLAIN, alschain_find, CHAIN_OF_SETS},
    {"death-blossom", 900, 0, 0, TECHNIQUE_PLAIN, blossom_find,
     SETS("whichever digit the first cell takes, one of the sets lacks it and has all others, so one of them has the digit ruled out",
          "无论第一格放哪个数字，总有一组缺它而占用其余数字，所以必有一组有被排除的数字")},
    {"incomplete-rectangle", 950, 0, 0, TECHNIQUE_UNIQUE, unique_incomplete,
     DEADLY("", "", "with this digit they would, though some lack one", "若是此数字就会如此，虽然有的格缺一个")},
    {"tridagon", 1000, 0, 0, TECHNIQUE_CROSSING, tridagon_find, {"%p", "%p"},
     {"these twelve cells cannot all take the three digits, so a last one named is right",
      "这十二格不能都放这三个数字，所以末项之一成立"}},
    {"forcing-chain", 1200, 85, 0, TECHNIQUE_CHAIN, forcing_chain,
     {"%s, so %r", "%s，于是%r"},
     {"supposing this leads to a contradiction", "假设它成立会导致矛盾"}},
    {"forcing-verity", 1300, 83, 0, TECHNIQUE_PLAIN, forcing_verity,
     {"one of %s", "%s 之一"},
     {"whichever of these is right, it is ruled out", "无论其中哪个成立，它都被排除"}},
    {"forcing-net", 1400, 90, 0, TECHNIQUE_PLAIN, forcing_net,
     {"%s%u, so %r", "%s%u，于是%r"},
     {"supposing this leads to a contradiction, by singles, rules, locked candidates and subsets",
      "假设它成立，经唯一数、规则、区块和数组导致矛盾"}},
    {"franken-fish", 1410, 0, 0, TECHNIQUE_CROSSING, franken_fish, COMPLEX_FISH},
    {"finned-franken-fish", 1420, 0, 0, TECHNIQUE_CROSSING, franken_finned, COMPLEX_FINNED},
    {"template", 1430, 0, 0, TECHNIQUE_PLAIN, template_find, {"%d", "%d"},
     {"all ways to place the digit in the grid have it in this cell, or none has it in these",
      "此数字在全盘的所有放法都占用此格，或都不占用这些格"}},
    {"kraken-fish", 1450, 0, 0, TECHNIQUE_PLAIN, kraken_find,
     {"%d in %h, but for %2 all in %H", "%h 的 %d 除 %2 外都在 %H"},
     {"either a fin takes it, which a chain leads from here to rule out, or the lines are a fish",
      "要么某个鳍是它，而由此处出发的链会排除它，要么这些线成为鱼"}},
    {"mutant-fish", 1500, 0, 0, TECHNIQUE_PLAIN, franken_mutant, COMPLEX_FISH},
    {"finned-mutant-fish", 1550, 0, 0, TECHNIQUE_PLAIN, franken_finned_mutant, COMPLEX_FINNED},
    {"nested-net", 2500, 95, 0, TECHNIQUE_PLAIN, forcing_nested,
     {"%s%u, so %r", "%s%u，于是%r"},
     {"supposing this leads to a contradiction, by suppositions in turn",
      "假设它成立，再经进一步假设导致矛盾"}},
    {0},
};

/* A guess costs more than any technique.  Its retraction is not counted. */
const struct technique technique_guess = {
    "guess", 4000, 0, 0, TECHNIQUE_PLAIN, NULL,
    {"level %l, %n of %N", "第 %l 层，%N 个中的第 %n 个"}, {NULL, NULL}};
const struct technique technique_back = {
    "back", 0, 0, 0, TECHNIQUE_PLAIN, NULL,
    {"level %l, %n of %N: %r", "第 %l 层，%N 个中的第 %n 个：%r"}, {NULL, NULL}};
const struct technique technique_none = {.name = "none"};
/* clang-format on */

static_assert(sizeof techniques / sizeof *techniques - 1 <= REPERTOIRE_MAX,
              "every row has a place in a repertoire");
