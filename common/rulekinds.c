#include "common/rulekinds.h"

#include <string.h>

#include "common/rulegroup.h"
#include "common/ruleline.h"
#include "common/rulenear.h"
#include "common/ruleoutside.h"
#include "common/rulesum.h"

/* clang-format off */
const struct rule_kind rule_kinds[] = {
    {"first", false, RULE_FIRST, 0, NULL, "where the first grid stands", RULE_BORDERS},
    {"grid", false, RULE_GRID, 0, NULL, "where another grid stands", RULE_BORDERS},
    {"regions", false, RULE_MAP, 0, rulegroup_regions, "each letter is a house", RULE_BORDERS},
    {"house", false, RULE_HOUSE, 0, rulegroup_house, "every digit once", RULE_SHADE},
    {"different", false, RULE_CELLS, 2, rulegroup_different, "no digit twice", RULE_CAGE},
    {"even", false, RULE_CELLS, 1, rulegroup_even, "even digits", RULE_SQUARES},
    {"odd", false, RULE_CELLS, 1, rulegroup_odd, "odd digits", RULE_CIRCLES},
    {"cage", true, RULE_CELLS, 1, rulesum_cage, "no digit twice, and this sum", RULE_CAGE},
    {"sum", true, RULE_CELLS, 1, rulesum_sum, "this sum", RULE_SUM},
    {"arrow", false, RULE_CELLS, 2, rulesum_arrow, "the first is the sum of the others", RULE_ARROW},
    {"less", false, RULE_CELLS, 2, ruleline_less, "each less than the next", RULE_LESS_SIGNS},
    {"thermo", false, RULE_CELLS, 2, ruleline_less, "rising from the bulb, the first", RULE_THERMO},
    {"slow", false, RULE_CELLS, 2, ruleline_slow, "never falling from the bulb, the first", RULE_TUBE},
    {"equal", false, RULE_CELLS, 2, ruleline_equal, "one and the same digit", RULE_EQUAL_SIGNS},
    {"consecutive", false, RULE_CELLS, 2, ruleline_consecutive, "neighbours differ by 1", RULE_WHITE_DOTS},
    {"difference", true, RULE_CELLS, 2, ruleline_difference, "neighbours differ by this", RULE_WHITE_DOTS},
    {"whisper", true, RULE_CELLS, 2, ruleline_whisper, "neighbours differ by this or more", RULE_DASHED_LINE},
    {"ratio", true, RULE_CELLS, 2, ruleline_ratio, "of neighbours one is so many times the other", RULE_BLACK_DOTS},
    {"parity", false, RULE_CELLS, 2, ruleline_parity, "neighbours alternate between even and odd", RULE_DOTTED_LINE},
    {"palindrome", false, RULE_CELLS, 2, ruleline_palindrome, "the same from both ends", RULE_GREY_LINE},
    {"renban", false, RULE_CELLS, 2, ruleline_renban, "consecutive digits in any order", RULE_WIDE_LINE},
    {"sandwich", true, RULE_LINE, 0, ruleoutside_sandwich, "between 1 and SIDE: this sum", RULE_OUTSIDE},
    {"skyscraper", true, RULE_LINE, 0, ruleoutside_skyscraper, "so many higher than all before", RULE_OUTSIDE},
    {"xsum", true, RULE_LINE, 0, ruleoutside_xsum, "the first X, X being the first: this sum", RULE_OUTSIDE},
    {"numberedroom", true, RULE_LINE, 0, ruleoutside_numberedroom,
     "the X-th, X being the first: this digit", RULE_OUTSIDE},
    {"knight", false, RULE_NO_CELLS, 0, rulenear_knight, "a knight's move apart: different", RULE_IN_WORDS},
    {"king", false, RULE_NO_CELLS, 0, rulenear_king, "a king's move apart: different", RULE_IN_WORDS},
    {"nonconsecutive", false, RULE_NO_CELLS, 0, rulenear_nonconsecutive,
     "side by side: never 1 apart", RULE_IN_WORDS},
    {0},
};
/* clang-format on */

const struct rule_kind *rule_kind_find(const unsigned char *name, size_t length) {
    for (const struct rule_kind *kind = rule_kinds; kind->name; kind++)
        if (strlen(kind->name) == length && !memcmp(kind->name, name, length))
            return kind;
    return NULL;
}
