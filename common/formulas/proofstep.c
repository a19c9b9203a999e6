/* SPDX-License-Identifier: MIT */
#include "common/formulas/proofstep.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "common/base/narrow.h"

bool proofstep_literal(struct proof *p, Lit lit) {
    assert(lit_var(lit) < VAR_MAX && p->lits.size <= CLAUSE_SIZE_MAX);
    stack_push(p->in.memory, &p->lits, lit);
    if (p->lits.size <= CLAUSE_SIZE_MAX)
        return true;
    proofstep_malformed(p, 0, "the clause has more than %u literals, the most there can be",
                        (unsigned)CLAUSE_SIZE_MAX);
    return false;
}

/* Binary proofs have no lines: the text gives the byte. */
static void blame(const struct proof *p, uint64_t bytes, struct diag *diag, const char *format,
                  va_list args) {
    int used = 0;
    *diag = (struct diag){.file = p->in.name, .line = p->line};
    if (p->line)
        diag->column = p->column + bytes;
    else
        used = snprintf(diag->text, sizeof diag->text,
                        "byte %llu: ", (unsigned long long)(p->column + bytes));
    assert(used >= 0 && (size_t)used < sizeof diag->text);
    vsnprintf(diag->text + used, sizeof diag->text - (size_t)used, format, args);
}

bool proofstep_blame(const struct proof *p, struct diag *diag, const char *format, ...) {
    va_list args;
    va_start(args, format);
    blame(p, 0, diag, format, args);
    va_end(args);
    return false;
}

bool proofstep_blame_at(const struct proof *p, uint64_t bytes, struct diag *diag,
                        const char *format, ...) {
    va_list args;
    va_start(args, format);
    blame(p, bytes, diag, format, args);
    va_end(args);
    return false;
}

void proofstep_blame_end(const struct proof *p, struct diag *diag) {
    static const char text[] = "the proof ends without the empty clause";
    if (p->binary) {
        proofstep_blame(p, diag, text);
        return;
    }
    input_locate(&p->in, diag);
    diag_set(diag, text);
}

enum proof_event proofstep_malformed(struct proof *p, uint64_t bytes, const char *format, ...) {
    va_list args;
    va_start(args, format);
    blame(p, bytes, &p->diag, format, args);
    va_end(args);
    return PROOF_ERROR;
}
