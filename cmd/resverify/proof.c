#include "proof.h"

#include <stdarg.h>
#include <stdio.h>

#include "binary.h"
#include "common/narrow.h"
#include "sniff.h"
#include "text.h"

bool proof_open(struct proof *p, const char *path, enum proof_format format,
                struct memory *memory) {
    *p = (struct proof){.format = format};
    return input_open(&p->in, path, memory, &p->diag);
}

void proof_close(struct proof *p) {
    struct memory *memory = p->in.memory;
    if (!memory)
        return;
    stack_free(memory, &p->lits);
    stack_free(memory, &p->numbers);
    stack_free(memory, &p->places);
    input_close(&p->in);
}

void proof_begin(struct proof *p, uint64_t clauses) {
    struct sniff sniff = sniff_proof(&p->in, clauses);
    p->binary = sniff.binary;
    if (p->format != PROOF_AUTO)
        return;
    p->format = sniff.lrat ? PROOF_LRAT : PROOF_DRAT;
}

enum proof_event proof_next(struct proof *p) {
    stack_clear(&p->lits);
    stack_clear(&p->numbers);
    stack_clear(&p->places);
    return p->binary ? binary_next(p) : text_next(p);
}

void proof_drain(struct proof *p) {
    do
        p->in.cursor = p->in.end;
    while (input_refill(&p->in, p->in.cursor));
}

bool proof_literal(struct proof *p, Lit lit) {
    stack_push(p->in.memory, &p->lits, lit);
    if (p->lits.size <= CLAUSE_SIZE_MAX)
        return true;
    proof_malformed(p, 0, "the clause has more than %u literals, the most there can be",
                    (unsigned)CLAUSE_SIZE_MAX);
    return false;
}

/* Binary proofs have no lines: the text names the byte. */
static void blame(const struct proof *p, uint64_t bytes, struct diag *diag, const char *format,
                  va_list args) {
    int used = 0;
    *diag = (struct diag){.file = p->in.name, .line = p->line};
    if (p->line)
        diag->column = p->column + bytes;
    else
        used = snprintf(diag->text, sizeof diag->text,
                        "byte %llu: ", (unsigned long long)(p->column + bytes));
    vsnprintf(diag->text + used, sizeof diag->text - (size_t)used, format, args);
}

bool proof_blame(const struct proof *p, struct diag *diag, const char *format, ...) {
    va_list args;
    va_start(args, format);
    blame(p, 0, diag, format, args);
    va_end(args);
    return false;
}

bool proof_blame_number(const struct proof *p, size_t index, struct diag *diag, const char *format,
                        ...) {
    va_list args;
    va_start(args, format);
    blame(p, p->places.data[index], diag, format, args);
    va_end(args);
    return false;
}

void proof_blame_end(const struct proof *p, struct diag *diag) {
    static const char text[] = "the proof ends without the empty clause";
    if (p->binary) {
        proof_blame(p, diag, text);
        return;
    }
    input_locate(&p->in, diag);
    diag_set(diag, text);
}

enum proof_event proof_malformed(struct proof *p, uint64_t bytes, const char *format, ...) {
    va_list args;
    va_start(args, format);
    blame(p, bytes, &p->diag, format, args);
    va_end(args);
    return PROOF_ERROR;
}
