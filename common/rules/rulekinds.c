/* SPDX-License-Identifier: MIT */
#include "common/rules/rulekinds.h"

#include <string.h>

#include "common/rules/rulegroup.h"
#include "common/rules/ruleline.h"
#include "common/rules/rulenear.h"
#include "common/rules/ruleoutside.h"
#include "common/rules/rulepath.h"
#include "common/rules/rulesum.h"

/* Those that make the area. */
static const struct rule_kind area_kinds[] = {
    {"first", RULE_PLACES, RULE_FIRST, 0, NULL, "where the first grid stands", RULE_BORDERS},
    {"grid", RULE_PLACES, RULE_GRID, 0, NULL, "where another grid stands", RULE_BORDERS},
    {"board", RULE_PLACES, RULE_BOARD, 0, NULL, "rows and columns", RULE_BORDERS},
    {"blocked", RULE_NO_NUMBER, RULE_BLOCKED, 1, NULL, "no cells", RULE_BORDERS},
    {0},
};

static const struct rule_kind *const families[] = {
    area_kinds,     rulegroup_kinds,   rulesum_kinds,  ruleline_kinds,
    rulepath_kinds, ruleoutside_kinds, rulenear_kinds,
};

const struct rule_kind *rulekinds_at(unsigned number) {
    for (unsigned f = 0; f < sizeof families / sizeof *families; f++)
        for (const struct rule_kind *kind = families[f]; kind->name; kind++)
            if (!number--)
                return kind;
    return NULL;
}

const struct rule_kind *rulekinds_find(const unsigned char *name, size_t length) {
    for (unsigned f = 0; length && f < sizeof families / sizeof *families; f++)
        for (const struct rule_kind *kind = families[f]; kind->name; kind++)
            if (*kind->name == *name && strlen(kind->name) == length &&
                !memcmp(kind->name, name, length))
                return kind;
    return NULL;
}
