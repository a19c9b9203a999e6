/* SPDX-License-Identifier: MIT */
#include "engines/members.h"

#include "engines/cdcl.h"
#include "engines/look.h"
#include "engines/scout.h"
#include "engines/techniques.h"
#include "engines/walk.h"
#include "state/uniform.h"

#define TUNED(NAME) offsetof(struct tunables, NAME)

/* Learning comes first: it ends what is easy, and simplifies the formula for all. */
static const struct member for_uniform[] = {{&engine_cdcl, 0},
                                            {&engine_walk, TUNED(auto_uniform_walk)},
                                            {&engine_look, TUNED(auto_uniform_look)},
                                            {0}};

/* Several workers share the tree of lookahead.  The first list is for the first worker, or for all
 * if a limit on conflicts or decisions is to be reached. */
static const struct member for_uniform_first[] = {
    {&engine_cdcl, 0}, {&engine_look, TUNED(auto_uniform_look)}, {0}};
static const struct member for_uniform_others[] = {
    {&engine_look, TUNED(auto_uniform_look)}, {&engine_walk, TUNED(auto_uniform_walk)}, {0}};

static const struct member for_structured[] = {{&engine_cdcl, TUNED(auto_cdcl)},
                                               {&engine_scout, TUNED(auto_scout)},
                                               {&engine_walk, TUNED(auto_walk)},
                                               {0}};
static const struct member for_structured_others[] = {{&engine_cdcl, 0}, {0}};

/* Clauses learned for one question serve the next. */
static const struct member for_questions[] = {{&engine_cdcl, 0}, {0}};
static const struct member for_uniform_questions[] = {
    {&engine_cdcl, 0}, {&engine_look, TUNED(auto_uniform_look)}, {0}};

/* Whether conflicts or decisions are limited: a walk has neither, and would never stop. */
static bool is_limited(const struct solver *s) {
    return s->limits.conflicts != UINT64_MAX || s->limits.decisions != UINT64_MAX;
}

const struct member *members_choose(struct solver *s, const char **why) {
    bool questions = s->settings->keep_variables;
    *why = "models are listed or counted";
    if (s->settings->many_models)
        return for_questions;
    bool alone = !s->settings->exchange, first = !s->settings->worker;
    *why = "the formula looks uniform";
    if (uniform_looks(s))
        return questions                ? for_uniform_questions
               : alone                  ? for_uniform
               : first || is_limited(s) ? for_uniform_first
                                        : for_uniform_others;
    *why = "the formula has structure";
    return questions ? for_questions : alone || first ? for_structured : for_structured_others;
}

bool members_share_tree(const struct member *members) {
    return members == for_uniform_first || members == for_uniform_others;
}

bool members_look(const struct member *members) {
    while (members->engine && members->engine != &engine_look)
        members++;
    return members->engine;
}

double members_share(const struct solver *s, const struct member *member) {
    return member->share ? techniques_effort(s->tuned, member->share) : 1;
}
