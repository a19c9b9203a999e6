/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>

#include "common/formulas/dimacs.h"
#include "common/formulas/dimacssniff.h"
#include "common/streams/option.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "piece.h"

const char diag_tool[] = "lratcat";

enum format { FORMAT_LRAT, FORMAT_BINARY };

static const char *const format_names[] = {"lrat", "binary", NULL};

static struct {
    int format;
    bool strict, trim;
    const char *output;
} options = {.output = "-"};

static const struct option_row rows[] = {
    {'o', "output", OPTION_FILE, &options.output, "FILE",
     .help = "write to FILE instead of standard output"},
    {'P', "proof-format", OPTION_CHOICE, &options.format, "NAME", "the form of the proof written",
     .choices = format_names},
    {'S', "strict", OPTION_FLAG, &options.strict, .help = "a wrong clause count is an error"},
    {0, "trim", OPTION_FLAG, &options.trim, .help = "leave out steps that are not needed"},
    {0},
};

static const struct option_table table = {
    .usage = "ICNF PROOF ...",
    .purpose = "Make one LRAT proof of a formula from the proofs of its cubes.",
    .rows = rows,
    .operands_max = -1,
};

/* Clauses must precede the cubes: otherwise there is no single formula. */
static bool is_late(const struct dimacs *d, const struct cubes *cubes, struct diag *diag) {
    if (cubes->starts.size == 1)
        return false;
    *diag = (struct diag){.file = d->in.name, .line = d->line, .column = d->column};
    diag_set(diag, "a clause behind a cube: all cubes must be of one formula");
    return true;
}

/* Reads the problem that has begun.  Returns false with diag filled. */
static bool read_problem(struct dimacs *d, struct formula *formula, struct cubes *cubes,
                         struct diag *diag) {
    for (;;)
        switch (dimacs_next(d, formula)) {
        case DIMACS_CLAUSE:
        case DIMACS_XOR:
            if (is_late(d, cubes, diag))
                return false;
            break;
        case DIMACS_ASSUME:
            cubes_add(cubes, d->assume.data, d->assume.size);
            break;
        case DIMACS_END:
            if (dimacs_count_differs(d, formula, diag))
                diag_warning(diag);
            return true;
        case DIMACS_ERROR:
            *diag = d->diag;
            return false;
        }
}

/* Reads formula and cubes, or ends the program.  Returns the number of clauses. */
static uint64_t read_cubes(const char *path, struct cubes *cubes, struct memory *memory) {
    struct dimacs d;
    struct diag diag;
    struct formula formula;
    formula_init(&formula, memory);
    if (!dimacs_open(&d, path, memory))
        status_die(&d.diag);
    d.strict = options.strict;
    if (!dimacs_begin(&d, &formula))
        status_die(&d.diag);
    if (!read_problem(&d, &formula, cubes, &diag))
        status_die(&diag);
    if (cubes->starts.size == 1)
        diag_die(EXIT_INPUT, "%s: there is no cube", d.in.name);
    uint64_t clauses = formula.clauses;
    formula_free(&formula);
    dimacs_close(&d);
    cubes_end(cubes);
    return clauses;
}

/* Ends the program after a finding.  A file to which nothing was written stays as it was. */
static _Noreturn void give_up(struct write *w) {
    exit(output_close(w->out, EXIT_INPUT));
}

static void copy_piece(const char *path, uint64_t clauses, struct cubes *cubes, struct write *w) {
    struct piece piece;
    if (!piece_read(&piece, path, clauses, cubes, cubes->memory)) {
        diag_error(&piece.diag);
        give_up(w);
    }
    piece_write(&piece, options.trim, cubes, w);
    piece_free(&piece);
}

/* Reports an assignment that is not refuted. */
static void tell_open(const char *path, const struct cover_elits *open) {
    enum { SHOWN = 20 };
    char text[SHOWN * 12 + 8] = "";
    size_t used = 0;
    for (size_t i = 0; i < open->size && i < SHOWN; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, " %d", open->data[i]);
    diag_message("%s: no cube that a proof refutes covers the assignment%s%s", path,
                 open->size ? text : " at all", open->size > SHOWN ? " ..." : "");
}

static uint64_t add_step(void *write, const Lit *lits, size_t size, const uint64_t hints[2]) {
    return write_add(write, lits, size, hints, 2);
}

static void delete_step(void *write, uint64_t number) {
    write_delete(write, &number, 1);
}

/* Writes the end of the proof. */
static void refute(struct cubes *cubes, struct write *w, const char *path) {
    struct cover_elits open = {0};
    cubes->cover.owner = w;
    cubes->cover.add = add_step;
    cubes->cover.forget = delete_step;
    if (!cover_refute(&cubes->cover, &open)) {
        tell_open(path, &open);
        give_up(w);
    }
    stack_free(cubes->memory, &open);
}

/* To be called after the formula was read: a file is not emptied before that. */
static void open_output(struct output *out, const struct files *files) {
    struct diag diag;
    if (!files_may_print(files, &diag) || !dimacs_may_create(files, options.output, &diag) ||
        !output_open(out, options.output, files, &diag))
        status_die(&diag);
}

int main(int argc, char **argv) {
    standard_begin();
    static struct output out;
    struct memory memory;
    struct cubes cubes;
    int operand = option_parse(&table, argc, argv);
    if (argc - operand < 2)
        option_fail(argc == operand ? "the operands ICNF and PROOF are missing"
                                    : "the operand PROOF is missing");
    struct files files = {.operands = argv + operand};
    memory_init(&memory, 0);
    cubes_init(&cubes, &memory);
    uint64_t clauses = read_cubes(argv[operand], &cubes, &memory);
    open_output(&out, &files);
    struct write w = {&out, options.format == FORMAT_BINARY, clauses};
    for (int i = operand + 1; i < argc && !out.failure; i++)
        copy_piece(argv[i], clauses, &cubes, &w);
    if (!out.failure)
        refute(&cubes, &w, argv[operand]);
    cubes_free(&cubes);
    return output_close(&out, EXIT_DONE);
}
