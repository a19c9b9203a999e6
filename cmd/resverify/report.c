/* SPDX-License-Identifier: MIT */
#include "report.h"

#include <assert.h>
#include <stdio.h>

#include "common/formulas/literal.h"

static const char *const texts[] = {
    [VERDICT_VERIFIED] = "verified",
    [VERDICT_REFUTED] = "not verified",
    [VERDICT_NO_PROOF] = "not verified (no proof given)",
    [VERDICT_WRONG_PROOF] = "not verified (wrong proof)",
    [VERDICT_INCOMPLETE] = "not verified (incomplete proof)",
    [VERDICT_UNDECIDED] = "not verified (not decided)",
    [VERDICT_BROKEN] = "not verified",
};

void report_init(struct report *report, struct output *out, bool quiet) {
    *report = (struct report){.out = out, .quiet = quiet};
}

static void print_prefix(const struct report *report, char text[64]) {
    if (report->question)
        snprintf(text, 64, "problem %zu, question %zu: ", report->problem, report->question);
    else
        snprintf(text, 64, "problem %zu: ", report->problem);
}

static void print_verdict(struct report *report, const char *prefix, enum verdict verdict) {
    assert(verdict <= VERDICT_BROKEN);
    if (report->quiet)
        return;
    output_text(report->out, prefix);
    output_text(report->out, texts[verdict]);
    output_char(report->out, '\n');
    output_flush(report->out);
}

void report_begin(struct report *report, size_t problem, size_t question) {
    assert(problem);
    if (report->waiting)
        print_verdict(report, report->first, report->held);
    report->waiting = false;
    report->pairs++;
    report->problem = problem;
    report->question = question;
}

/* Ends the line of a finding about a model. */
static void end_line(struct report *report, uint64_t model) {
    if (model > 1) {
        output_text(report->out, " by model ");
        output_unsigned(report->out, model);
    }
    output_char(report->out, '\n');
}

void report_clause(struct report *report, size_t number, const struct clause_view *clause,
                   bool is_xor, uint64_t model) {
    if (report->quiet)
        return;
    output_text(report->out, "clause ");
    output_unsigned(report->out, number);
    output_text(report->out, is_xor ? " (x" : " (");
    for (size_t i = 0; i < clause->size; i++) {
        if (i)
            output_char(report->out, ' ');
        output_integer(report->out, lit_user(clause_lit(clause, i)));
    }
    output_text(report->out, ") is not satisfied");
    end_line(report, model);
}

void report_assumption(struct report *report, int elit, uint64_t model) {
    if (report->quiet)
        return;
    output_text(report->out, "assumption ");
    output_integer(report->out, elit);
    output_text(report->out, " is not satisfied");
    end_line(report, model);
}

void report_repeated(struct report *report, uint64_t model, uint64_t earlier) {
    if (report->quiet)
        return;
    output_text(report->out, "model ");
    output_unsigned(report->out, model);
    output_text(report->out, " repeats model ");
    output_unsigned(report->out, earlier);
    output_char(report->out, '\n');
}

void report_proof(struct report *report, const struct diag *diag, enum verdict verdict) {
    bool again = verdict == VERDICT_NO_PROOF && report->unproved;
    report->unproved |= verdict == VERDICT_NO_PROOF;
    if (!again && (!report->quiet || verdict == VERDICT_BROKEN))
        diag_error(diag);
}

void report_ignored(struct report *report) {
    if (!report->quiet)
        output_text(report->out, "the proof is ignored: the result is satisfiable\n");
}

static int status_of(enum verdict verdict) {
    if (verdict == VERDICT_VERIFIED)
        return EXIT_DONE;
    return verdict == VERDICT_BROKEN ? EXIT_INPUT : EXIT_NEGATIVE;
}

void report_end(struct report *report, enum verdict verdict) {
    assert(report->pairs);
    char prefix[64];
    int status = status_of(verdict);
    report->status = status > report->status ? status : report->status;
    print_prefix(report, report->pairs == 1 ? report->first : prefix);
    report->waiting = report->pairs == 1;
    report->held = verdict;
    if (!report->waiting)
        print_verdict(report, prefix, verdict);
}

int report_finish(struct report *report) {
    if (report->pairs == 1)
        print_verdict(report, "", report->held);
    else
        print_verdict(report, "", report->status ? VERDICT_REFUTED : VERDICT_VERIFIED);
    return report->status;
}
