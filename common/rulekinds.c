#include "common/rulekinds.h"

#include <string.h>

#include "common/rulegroup.h"
#include "common/ruleline.h"
#include "common/rulenear.h"
#include "common/ruleoutside.h"
#include "common/rulesum.h"

/* clang-format off */
const struct rule_kind rule_kinds[] = {
    {"regions", false, RULE_MAP, 0, rulegroup_regions, "each letter is a house"},
    {"house", false, RULE_HOUSE, 0, rulegroup_house, "every digit once"},
    {"different", false, RULE_CELLS, 2, rulegroup_different, "no digit twice"},
    {"even", false, RULE_CELLS, 1, rulegroup_even, "even digits"},
    {"odd", false, RULE_CELLS, 1, rulegroup_odd, "odd digits"},
    {"cage", true, RULE_CELLS, 1, rulesum_cage, "no digit twice, and this sum"},
    {"sum", true, RULE_CELLS, 1, rulesum_sum, "this sum"},
    {"arrow", false, RULE_CELLS, 2, rulesum_arrow, "the first is the sum of the others"},
    {"less", false, RULE_CELLS, 2, ruleline_less, "each less than the next"},
    {"thermo", false, RULE_CELLS, 2, ruleline_less, "rising from the bulb, the first"},
    {"slow", false, RULE_CELLS, 2, ruleline_slow, "never falling from the bulb, the first"},
    {"equal", false, RULE_CELLS, 2, ruleline_equal, "one and the same digit"},
    {"consecutive", false, RULE_CELLS, 2, ruleline_consecutive, "neighbours differ by 1"},
    {"difference", true, RULE_CELLS, 2, ruleline_difference, "neighbours differ by this"},
    {"whisper", true, RULE_CELLS, 2, ruleline_whisper, "neighbours differ by this or more"},
    {"ratio", true, RULE_CELLS, 2, ruleline_ratio, "of neighbours one is so many times the other"},
    {"parity", false, RULE_CELLS, 2, ruleline_parity, "neighbours alternate between even and odd"},
    {"palindrome", false, RULE_CELLS, 2, ruleline_palindrome, "the same from both ends"},
    {"renban", false, RULE_CELLS, 2, ruleline_renban, "consecutive digits in any order"},
    {"sandwich", true, RULE_LINE, 0, ruleoutside_sandwich, "between 1 and SIDE: this sum"},
    {"skyscraper", true, RULE_LINE, 0, ruleoutside_skyscraper, "so many higher than all before"},
    {"xsum", true, RULE_LINE, 0, ruleoutside_xsum, "the first X, X being the first: this sum"},
    {"numberedroom", true, RULE_LINE, 0, ruleoutside_numberedroom,
     "the X-th, X being the first: this digit"},
    {"knight", false, RULE_NO_CELLS, 0, rulenear_knight, "a knight's move apart: different"},
    {"king", false, RULE_NO_CELLS, 0, rulenear_king, "a king's move apart: different"},
    {"nonconsecutive", false, RULE_NO_CELLS, 0, rulenear_nonconsecutive,
     "side by side: never 1 apart"},
    {0},
};
/* clang-format on */

const struct rule_kind *rule_kind_find(const unsigned char *name, size_t length) {
    for (const struct rule_kind *kind = rule_kinds; kind->name; kind++)
        if (strlen(kind->name) == length && !memcmp(kind->name, name, length))
            return kind;
    return NULL;
}
