/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "common/formulas/dimacssniff.h"
#include "common/streams/option.h"
#include "common/streams/standard.h"
#include "verify.h"

const char diag_tool[] = "resverify";

static const char *const formats[] = {"auto", "lrat", "drat", NULL};

static struct {
    bool list, quiet, strict, partial;
    const char *proof, *output, *core;
    int format; /* enum proof_format */
} options;

static const struct option_row rows[] = {
    {0, "core", OPTION_FILE, &options.core, "FILE",
     "where to write the clauses that the proof\nuses, as DIMACS", .unset = true},
    {'l', "list", OPTION_FLAG, &options.list, .help = "print the value of every variable"},
    {'o', "output", OPTION_FILE, &options.output, "FILE",
     "where to write the LRAT proof found for\none in DRAT", .unset = true},
    {'p', "proof", OPTION_FILE, &options.proof, "FILE",
     "the proof that the problem has no solution", .unset = true},
    {'P', "proof-format", OPTION_CHOICE, &options.format, "FORMAT", "the format of the proof",
     .choices = formats},
    {0, "partial", OPTION_FLAG, &options.partial,
     .help = "a model may leave variables open, where it is\none however they are filled in"},
    {'q', "quiet", OPTION_FLAG, &options.quiet, .help = "print nothing, the status tells"},
    {'S', "strict", OPTION_FLAG, &options.strict, .help = "a wrong clause count is an error"},
    {0},
};

/* Options of drat-trim. */
static const struct option_elsewhere elsewhere[] = {
    {"-c", "--core FILE"},
    {"-L", "-o FILE"},
    {"-i", "-P auto, which tells binary from text"},
    {"-I", "-P auto, which tells binary from text"},
    {"-t", "the program timeout"},
    {"-b", NULL},
    {"-f", NULL},
    {"-v", NULL},
    {"-w", NULL},
    {"-W", NULL},
    {0},
};

static const struct option_table table = {
    .usage = "CNF [RES]",
    .purpose = "Check results clause by clause, and proofs step by step.",
    .rows = rows,
    .operands_max = 2,
    .elsewhere = elsewhere,
};

static bool is_stdin(const char *path) {
    return !path || !strcmp(path, "-");
}

static bool is_stdout(const char *path) {
    return path && !strcmp(path, "-");
}

static void refuse_clashes(const char *cnf, const char *res) {
    if (is_stdin(cnf) && is_stdin(res))
        option_fail("CNF and RES cannot both be standard input");
    if (options.output && !options.proof)
        option_fail("--output needs a --proof");
    if (options.core && !options.proof)
        option_fail("--core needs a --proof");
    if (is_stdout(options.output) && !options.quiet)
        option_fail("option -o - needs -q: standard output has the report");
    if (is_stdout(options.core) && !options.quiet)
        option_fail("option --core - needs -q: standard output has the report");
    if (is_stdout(options.output) && is_stdout(options.core))
        option_fail("options -o and --core cannot both be standard output");
    if (options.proof && is_stdin(options.proof) && (is_stdin(cnf) || is_stdin(res)))
        option_fail("the proof and %s cannot both be standard input",
                    is_stdin(cnf) ? "CNF" : "RES");
}

/* Ends with a message if an output is also an input.  Checked at the start, since outputs are
 * opened only after the check. */
static void refuse_inputs(const struct files *beside_output, const struct files *beside_core) {
    struct diag diag;
    if (files_may_print(beside_output, &diag) &&
        dimacs_may_create(beside_output, options.output, &diag) &&
        (!options.core || files_may_create(beside_core, options.core, &diag)))
        return;
    diag_error(&diag);
    exit(EXIT_INPUT);
}

int main(int argc, char **argv) {
    standard_begin();
    static struct memory memory;
    static struct verify verify;
    static struct output out;
    int operand = option_parse(&table, argc, argv);
    const char *res = operand + 1 < argc ? argv[operand + 1] : NULL;
    if (operand == argc)
        option_fail("the operand CNF is missing");
    refuse_clashes(argv[operand], res);
    struct files beside_output = {.operands = argv + operand,
                                  .inputs = {options.proof, res ? res : "-"},
                                  .outputs = {options.core},
                                  .prints = !options.quiet || is_stdout(options.core)};
    struct files beside_core = beside_output;
    beside_core.outputs[0] = options.output;
    beside_core.prints = !options.quiet || is_stdout(options.output);
    refuse_inputs(&beside_output, &beside_core);
    memory_init(&memory, 0);
    output_stdout(&out);
    verify_init(&verify, &memory, &out, options.quiet);
    check_init(&verify.check, options.proof, (enum proof_format)options.format, &memory);
    verify.check.output = options.output;
    verify.check.core = options.core;
    verify.check.beside_output = &beside_output;
    verify.check.beside_core = &beside_core;
    verify.cnf_path = argv[operand];
    verify.res_path = res;
    verify.list = options.list && !options.quiet;
    verify.partial = options.partial;
    verify.strict = options.strict;
    int status = verify_stream(&verify);
    verify_free(&verify);
    return output_close(&out, status);
}
