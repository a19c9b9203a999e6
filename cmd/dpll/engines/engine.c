#include "engines/engine.h"

#include "engines/cdcl.h"
#include "engines/enumerate.h"
#include "engines/portfolio.h"
#include "engines/scout.h"
#include "engines/textbook.h"
#include "engines/walk.h"
#include "look/look.h"

const struct engine engine_cdcl = {.name = "cdcl",
                                   .reset = cdcl_reset,
                                   .update = cdcl_update,
                                   .solve = cdcl_solve,
                                   .exclude_model = enumerate_exclude_model,
                                   .free = cdcl_free};

const struct engine engine_textbook = {.name = "dpll",
                                       .reset = textbook_reset,
                                       .update = textbook_update,
                                       .solve = textbook_solve,
                                       .exclude_model = textbook_exclude_model,
                                       .free = textbook_free};

const struct engine engine_look = {.name = "look",
                                   .reset = look_reset,
                                   .suspend = look_suspend,
                                   .update = look_update,
                                   .solve = look_solve,
                                   .exclude_model = look_exclude_model,
                                   .free = look_free};

const struct engine engine_walk = {.name = "walk",
                                   .reset = walk_reset,
                                   .update = walk_update,
                                   .solve = walk_solve,
                                   .free = walk_free};

const struct engine engine_scout = {.name = "scout",
                                    .reset = scout_reset,
                                    .update = scout_update,
                                    .solve = scout_solve,
                                    .free = scout_free};

/* Models are excluded only where the conflict-driven engine is alone. */
const struct engine engine_auto = {.name = "auto",
                                   .reset = portfolio_reset,
                                   .update = portfolio_update,
                                   .solve = portfolio_solve,
                                   .exclude_model = enumerate_exclude_model,
                                   .free = portfolio_free};

static const struct engine *const engines[] = {&engine_auto, &engine_cdcl, &engine_textbook,
                                               &engine_look, &engine_walk};

const char *const engine_names[] = {"auto", "cdcl", "dpll", "look", "walk", NULL};

const struct engine *engine_at(int index) {
    return engines[index];
}
