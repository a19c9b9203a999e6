/* SPDX-License-Identifier: MIT */
#include "engines/table.h"

#include <assert.h>
#include <string.h>

#include "engines/cdcl.h"
#include "engines/look.h"
#include "engines/portfolio.h"
#include "engines/textbook.h"
#include "engines/walk.h"

/* Each name is also that of the variable: engine_NAME. */
#define ENGINES(X) X(auto) X(cdcl) X(dpll) X(look) X(walk)

#define NAME(ENGINE) #ENGINE,
#define ADDRESS(ENGINE) &engine_##ENGINE,

const char *const engine_names[] = {ENGINES(NAME) NULL};

const struct engine *table_engine(int index) {
    static const struct engine *const engines[] = {ENGINES(ADDRESS)};
    assert(index >= 0 && (size_t)index < sizeof engines / sizeof *engines);
    assert(!strcmp(engines[index]->name, engine_names[index]));
    return engines[index];
}
