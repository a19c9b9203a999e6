/* SPDX-License-Identifier: MIT */
#include "verify.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "model.h"
#include "refute.h"

void verify_init(struct verify *v, struct memory *memory, struct output *out, bool quiet) {
    *v = (struct verify){.memory = memory, .out = out};
    formula_init(&v->formula, memory);
    distinct_init(&v->distinct, memory);
    report_init(&v->report, out, quiet);
}

void verify_free(struct verify *v) {
    if (v->res_open)
        res_close(&v->res);
    dimacs_close(&v->cnf);
    check_free(&v->check);
    distinct_free(&v->distinct);
    formula_free(&v->formula);
}

/* Reports what the current model does not satisfy.  Returns whether it satisfies everything. */
static bool verify_model(struct verify *v) {
    const struct res *res = &v->res;
    const struct dimacs *cnf = &v->cnf;
    struct model_scan scan = {0};
    bool good = true;
    if (v->list)
        model_print(v->out, res, formula_given(&v->formula));
    while (!v->out->failure && model_next_unsatisfied(&v->formula, res, &scan)) {
        report_clause(&v->report, scan.number, &scan.lits, scan.is_xor, res->models);
        good = false;
    }
    for (size_t i = 0; v->questions && i < cnf->assume.size; i++)
        if (!model_satisfies(res, lit_of(cnf->assume.data[i]))) {
            report_assumption(&v->report, cnf->assume.data[i], res->models);
            good = false;
        }
    return good;
}

/* Verifies the models of the current block, which must be different. */
static enum verdict verify_models(struct verify *v) {
    struct res *res = &v->res;
    enum verdict verdict = VERDICT_VERIFIED;
    distinct_begin(&v->distinct, formula_given(&v->formula));
    while (!v->out->failure && res_model(res)) {
        if (!v->partial && !res->bare && !res_complete(res, formula_given(&v->formula)))
            break;
        if (!verify_model(v))
            verdict = VERDICT_REFUTED;
        size_t earlier = distinct_add(&v->distinct, res);
        if (earlier) {
            report_repeated(&v->report, res->models, earlier);
            verdict = VERDICT_REFUTED;
        }
    }
    if (res->failed)
        return VERDICT_BROKEN;
    /* Without variables a model is empty, and may be omitted. */
    if (!res->models && !formula_given(&v->formula) && !verify_model(v))
        verdict = VERDICT_REFUTED;
    return verdict;
}

/* Reports that the results end before the problems. */
static enum verdict result_missing(struct verify *v) {
    struct diag diag;
    input_locate(&v->res.in, &diag);
    diag_set(&diag, "there are more problems than results: %s asks for result %zu", v->cnf.in.name,
             v->report.pairs);
    diag_error(&diag);
    return VERDICT_BROKEN;
}

/* Reports that the problems end before the results. */
static void problem_missing(struct verify *v) {
    const struct res *res = &v->res;
    struct diag diag = {.file = res->in.name, .line = res->line, .column = res->column};
    diag_set(&diag, "there are more results than problems: %s asks for only %zu", v->cnf.in.name,
             v->report.pairs);
    diag_error(&diag);
}

/* The verdict on a negative answer: that on its proof, which was checked before, except for
 * questions. */
static enum verdict verify_proof(struct verify *v) {
    if (!v->check.path)
        v->proof = refute_without(&v->check, &v->res);
    else if (v->questions)
        v->proof = refute_question(&v->check, &v->formula, &v->cnf.assume, &v->res);
    res_model(&v->res); /* There is none; values would be an error. */
    if (v->proof != VERDICT_VERIFIED && !v->res.failed)
        report_proof(&v->report, &v->check.diag, v->proof);
    return v->proof;
}

/* The most bytes of a name in a command that a message proposes. */
enum { WORD = 256 };

/* Writes the name of a file as one word for the shell, FILE for standard input.  Returns whether it
 * fits. */
static bool write_word(char text[WORD], const char *path) {
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "_./+-,:@%^=";
    const char *name = !path || !strcmp(path, "-") ? "FILE" : path;
    const char *quote = name[strspn(name, plain)] ? "'" : "";
    size_t used = (size_t)snprintf(text, WORD, "%s%s", *name == '-' ? "./" : "", quote);
    for (; *name && used < WORD - 6; name++)
        used += (size_t)snprintf(text + used, WORD - used, "%.*s%s", *name != '\'', name,
                                 *name == '\'' ? "'\\''" : "");
    snprintf(text + used, WORD - used, "%s", quote);
    return !*name;
}

/* Adds to the message about the first result how to name a proof, if it may be one: drat-trim and
 * lrat-check take the proof as their second operand. */
static void point_to_proof(const struct verify *v, struct diag *diag) {
    const struct input *in = &v->res.in;
    char proof[WORD], cnf[WORD];
    size_t used = strlen(diag->text), room = sizeof diag->text - used;
    if (v->check.path || v->report.pairs > 1 || diag->line != 1 || diag->column != 1 ||
        in->cursor == in->end || !memchr("0123456789-da", *in->cursor, 13))
        return;
    if (write_word(proof, v->res_path) && write_word(cnf, v->cnf_path))
        snprintf(diag->text + used, room,
                 "; a proof is named by -p, as in: echo s 0 | resverify -p %s %s", proof, cnf);
    else
        snprintf(diag->text + used, room, "; a proof is named by -p");
}

/* Verifies the next result against the problem, or the part of it, read so far. */
static enum verdict verify_result(struct verify *v) {
    struct res *res = &v->res;
    enum verdict verdict = VERDICT_BROKEN;
    res->limit = formula_given(&v->formula);
    if (!res_begin(res)) {
        if (!res->failed)
            return result_missing(v);
        point_to_proof(v, &res->diag);
    } else if (res->answer == RES_UNSAT) {
        verdict = verify_proof(v);
    } else if (res->answer == RES_SAT) {
        if (v->check.path && !v->questions)
            report_ignored(&v->report);
        verdict = verify_models(v);
    } else {
        verdict = VERDICT_UNDECIDED;
        res_model(res);
    }
    if (!res->failed)
        return verdict;
    diag_error(&res->diag);
    return VERDICT_BROKEN;
}

/* Reads clauses up to the next place where an answer is due: the end of a problem, or an "a" line.
 * Returns false at the end of the problems or after an error. */
static bool read_question(struct verify *v) {
    struct dimacs *cnf = &v->cnf;
    struct diag diag;
    for (;;) {
        enum dimacs_event event;
        if (!cnf->open) {
            v->questions = 0;
            if (!dimacs_begin(cnf, &v->formula))
                return false;
            v->problems++;
        }
        do
            event = dimacs_next(cnf, &v->formula);
        while (event == DIMACS_CLAUSE || event == DIMACS_XOR);
        if (v->formula.truncated)
            diag_die(EXIT_INPUT, "out of memory");
        if (event == DIMACS_ERROR)
            return false;
        if (event == DIMACS_ASSUME) {
            v->questions++;
            return true;
        }
        if (dimacs_count_differs(cnf, &v->formula, &diag))
            diag_warning(&diag);
        if (!cnf->incremental)
            return true;
    }
}

static bool open_results(struct verify *v) {
    v->res_open = res_open(&v->res, v->res_path, v->memory);
    if (!v->res_open)
        diag_error(&v->res.diag);
    return v->res_open;
}

/* Whether the results come through a pipe or the like, whose writer may be waiting for this
 * program. */
static bool results_flow(const struct verify *v) {
    struct stat status;
    if (!v->res_path || !strcmp(v->res_path, "-"))
        return true;
    return !stat(v->res_path, &status) && !S_ISREG(status.st_mode);
}

/* Reports that a second problem has begun, which has no proof. */
static bool not_the_only(struct verify *v) {
    struct diag diag = {.file = v->cnf.in.name, .line = v->cnf.header_line, .column = 1};
    diag_set(&diag, "a proof belongs to one problem, and here another one begins:"
                    " check each by itself");
    diag_error(&diag);
    return false;
}

/* Whether the problem just read is the only one.  Returns false after a message. */
static bool only_problem(struct verify *v) {
    struct formula other;
    if (v->problems > 1)
        return not_the_only(v);
    formula_init(&other, v->memory);
    if (dimacs_begin(&v->cnf, &other))
        return not_the_only(v);
    if (v->cnf.failed)
        diag_error(&v->cnf.diag);
    return !v->cnf.failed;
}

/* Begins the proof before the first question; it is then checked question by question.  Returns
 * false after a message. */
static bool begin_refuting(struct verify *v) {
    struct check *check = &v->check;
    if (v->problems > 1)
        return not_the_only(v);
    if (check->proof.in.memory)
        return true;
    if (!check_open(check) ||
        !refute_begin(check, &v->formula, &v->cnf.in, v->res_open ? &v->res.in : NULL)) {
        diag_error(&check->diag);
        return false;
    }
    return v->res_open || open_results(v);
}

/* Checks the proof, if there is one, before opening the results, which a solver that writes both
 * may finish last.  Returns false after a message. */
static bool settle_proof(struct verify *v) {
    if (!v->check.path)
        return true;
    if (v->questions)
        return begin_refuting(v);
    if (!only_problem(v))
        return false;
    if (!check_open(&v->check)) {
        diag_error(&v->check.diag);
        return false;
    }
    v->proof = check_proof(&v->check, &v->formula, v->res_open ? &v->res.in : NULL);
    return v->res_open || open_results(v);
}

/* Opens the inputs; results in a file later if there is a proof.  Returns false after a message. */
static bool open_inputs(struct verify *v) {
    if (!dimacs_open(&v->cnf, v->cnf_path, v->memory)) {
        diag_error(&v->cnf.diag);
        return false;
    }
    v->cnf.strict = v->strict;
    return (v->check.path && !results_flow(v)) || open_results(v);
}

/* Checks after the last pair that neither input has more, or is malformed.  Returns false after a
 * message. */
static bool at_end(struct verify *v) {
    if (v->cnf.failed) {
        diag_error(&v->cnf.diag);
        return false;
    }
    if (!v->res_open && !open_results(v))
        return false;
    v->res.may_be_empty = true; /* An iCNF problem need not ask anything. */
    if (res_begin(&v->res))
        problem_missing(v);
    else if (v->res.failed)
        diag_error(&v->res.diag);
    else
        return true;
    return false;
}

/* After all input is read: writes the files that options ask for, if the proof holds.  Returns
 * false after a message. */
static bool write_outputs(struct verify *v) {
    if (!v->check.path || v->proof != VERDICT_VERIFIED || check_write(&v->check, &v->formula))
        return true;
    diag_error(&v->check.diag);
    return false;
}

/* Adds the verdict about the end: neither input may go on after the last pair, and the files that
 * options ask for must be written. */
static void end_stream(struct verify *v, bool good) {
    if (!(good && at_end(v))) {
        report_begin(&v->report, good ? v->problems + !v->cnf.open : 1, 0);
        report_end(&v->report, VERDICT_BROKEN);
    } else if (!write_outputs(v)) {
        report_end(&v->report, VERDICT_BROKEN);
    }
}

int verify_stream(struct verify *v) {
    enum verdict verdict = VERDICT_VERIFIED;
    bool good = open_inputs(v);
    while (good && verdict != VERDICT_BROKEN && !v->out->failure && read_question(v)) {
        report_begin(&v->report, v->problems, v->questions);
        verdict = settle_proof(v) ? verify_result(v) : VERDICT_BROKEN;
        report_end(&v->report, verdict);
    }
    if (verdict != VERDICT_BROKEN && !v->out->failure)
        end_stream(v, good);
    return report_finish(&v->report);
}
