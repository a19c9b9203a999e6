/* SPDX-License-Identifier: MIT */
#include "engines/propagators.h"

#include <assert.h>
#include <string.h>

#include "engines/counted.h"
#include "engines/scan.h"
#include "search/propagate.h"

static const struct propagator propagator_watches = {.name = "watches", .propagate = propagate};

/* Each name is also that of the variable: propagator_NAME. */
#define PROPAGATORS(X) X(watches) X(counters) X(scan)

#define NAME(WAY) #WAY,
#define ADDRESS(WAY) &propagator_##WAY,

const char *const propagator_names[] = {PROPAGATORS(NAME) NULL};

const struct propagator *propagators_at(unsigned index) {
    static const struct propagator *const ways[] = {PROPAGATORS(ADDRESS)};
    assert(index < sizeof ways / sizeof *ways &&
           !strcmp(ways[index]->name, propagator_names[index]));
    return ways[index];
}
