/* SPDX-License-Identifier: MIT */
#include "common/formulas/dimacssniff.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/formulas/dimacs.h"
#include "common/streams/program.h"

/* Whether a header of a formula comes first, after comments. */
static bool begins_problem(struct dimacs *d) {
    input_skip_mark(&d->in);
    while (input_skip_blanks(&d->in) == 'c')
        input_skip_line(&d->in);
    return dimacs_take_word(d, "p") &&
           (dimacs_take_word(d, "cnf") || dimacs_take_word(d, "inccnf") ||
            dimacs_take_word(d, "gcnf"));
}

/* The missing program that could unpack the file; NULL for none. */
static const char *lacking(const char *path) {
    unsigned char start[8];
    bool more;
    int fd = open(path, O_RDONLY);
    ssize_t length = fd < 0 ? 0 : read(fd, start, sizeof start);
    const char *program = unpack_program(start, length > 0 ? (size_t)length : 0, &more);
    if (fd >= 0)
        close(fd);
    return program && !program_is_on_path(program) ? program : NULL;
}

static bool is_formula(const char *path) {
    struct dimacs d;
    struct memory memory;
    memory_init(&memory, 0);
    bool found = dimacs_open(&d, path, &memory) && begins_problem(&d);
    if (!d.failed)
        dimacs_close(&d);
    return found;
}

bool dimacs_may_create(const struct files *others, const char *path, struct diag *diag) {
    struct stat status;
    if (!path || !strcmp(path, "-"))
        return true;
    if (!files_may_create(others, path, diag))
        return false;
    if (stat(path, &status) || !S_ISREG(status.st_mode))
        return true;
    *diag = (struct diag){0};
    const char *program = lacking(path);
    if (program)
        return diag_set(diag,
                        "cannot write %s: whether it has a formula in it only %s could tell, which "
                        "is not on PATH",
                        path, program);
    return !is_formula(path) || diag_set(diag, "cannot write %s: it has a formula in it", path);
}
