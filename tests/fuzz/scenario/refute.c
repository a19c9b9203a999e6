/* SPDX-License-Identifier: MIT */
#include "refute.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATH_SIZE = 128 };

static const char *path_of(const char *stem, const char *suffix, char path[PATH_SIZE]) {
    snprintf(path, PATH_SIZE, "%s.%s", stem, suffix);
    return path;
}

void refute_open(struct proof *proof, const char *stem, enum proof_format format) {
    static char path[PATH_SIZE]; /* which the proof keeps */
    struct diag diag;
    if (!proof_open(proof, path_of(stem, "proof", path), format, NULL, &diag))
        diag_die(EXIT_INPUT, "%s", diag.text);
}

void refute_close(struct proof *proof) {
    if (proof_close(proof, EXIT_DONE) != EXIT_DONE)
        exit(EXIT_INPUT);
}

static FILE *create(const char *stem, const char *suffix) {
    char path[PATH_SIZE];
    FILE *out = fopen(path_of(stem, suffix, path), "w");
    if (!out)
        diag_die(EXIT_INPUT, "cannot write %s", path);
    return out;
}

static void write_formula(const struct formula *formula, const char *stem) {
    FILE *out = create(stem, "cnf");
    struct clause_view clause;
    fprintf(out, "p cnf %u %zu\n", formula->vars, formula->clauses);
    for (size_t at = 0; formula_next(formula, &at, &clause); fputs("0\n", out))
        for (size_t i = 0; i < clause.size; i++)
            fprintf(out, "%d ", lit_user(clause_lit(&clause, i)));
    fclose(out);
    out = create(stem, "res");
    fputs("s 0\n", out);
    fclose(out);
}

/* A binary proof of a few bytes may read as either form. */
static _Noreturn void become_resverify(const char *stem, enum proof_format format) {
    char proof[PATH_SIZE], cnf[PATH_SIZE], res[PATH_SIZE];
    bool hints = format == PROOF_LRAT || format == PROOF_BINARY_LRAT;
    execlp("resverify", "resverify", "-q", "-P", hints ? "lrat" : "drat", "-p",
           path_of(stem, "proof", proof), path_of(stem, "cnf", cnf), path_of(stem, "res", res),
           (char *)NULL);
    _exit(127);
}

bool refute_check(const struct formula *formula, const char *stem, enum proof_format format) {
    int status;
    write_formula(formula, stem);
    pid_t child = fork();
    if (!child)
        become_resverify(stem, format);
    if (child < 0 || waitpid(child, &status, 0) < 0)
        diag_die(EXIT_INPUT, "cannot run resverify");
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        diag_die(EXIT_INPUT, "resverify is not on PATH");
    return WIFEXITED(status) && !WEXITSTATUS(status);
}

void refute_remove(const char *stem) {
    static const char *const suffixes[] = {"proof", "cnf", "res"};
    char path[PATH_SIZE];
    for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++)
        remove(path_of(stem, suffixes[i], path));
}
