/* SPDX-License-Identifier: MIT */
#include "common/grids/gridsniff.h"

#include <string.h>
#include <sys/stat.h>

#include "common/formulas/dimacssniff.h"
#include "common/grids/grid.h"

/* A grid of one cell is any text that begins with a line "1". */
static bool is_puzzle(const char *path) {
    struct grid_reader r;
    struct memory memory;
    memory_init(&memory, 0);
    grid_open(&r, path, VARIANT_PLAIN, &memory);
    bool found = !r.failed && grid_next(&r) && r.grid.size > 1;
    grid_close(&r);
    return found;
}

bool grid_may_create(const struct files *others, const char *path, struct diag *diag) {
    struct stat status;
    if (!dimacs_may_create(others, path, diag))
        return false;
    if (!path || !strcmp(path, "-") || stat(path, &status) || !S_ISREG(status.st_mode) ||
        !is_puzzle(path))
        return true;
    *diag = (struct diag){0};
    return diag_set(diag, "cannot write %s: it has a puzzle in it", path);
}
