/* SPDX-License-Identifier: MIT */
#include "common/dimacssniff.h"

#include <string.h>
#include <sys/stat.h>

#include "common/dimacs.h"

/* Whether a header of a formula comes first, behind comments. */
static bool begins_problem(struct dimacs *d) {
    input_skip_mark(&d->in);
    while (input_skip_blanks(&d->in) == 'c')
        input_skip_line(&d->in);
    return dimacs_take_word(d, "p") &&
           (dimacs_take_word(d, "cnf") || dimacs_take_word(d, "inccnf") ||
            dimacs_take_word(d, "gcnf"));
}

static bool is_formula(const char *path) {
    struct dimacs d;
    struct memory memory;
    struct stat status;
    if (stat(path, &status) || !S_ISREG(status.st_mode))
        return false;
    memory_init(&memory, 0);
    bool found = dimacs_open(&d, path, &memory) && begins_problem(&d);
    if (!d.failed)
        dimacs_close(&d);
    return found;
}

bool dimacs_may_create(const struct files *others, const char *path, struct diag *diag) {
    if (!path || !strcmp(path, "-"))
        return true;
    if (!files_may_create(others, path, diag))
        return false;
    return !is_formula(path) || diag_set(diag, "cannot write %s: it has a formula in it", path);
}
