/* SPDX-License-Identifier: MIT */
#include "common/formulas/proofbinary.h"

#include <assert.h>

static uint64_t step_bytes(const struct proof *p) {
    assert(input_offset(&p->in) >= p->column);
    return input_offset(&p->in) - p->column;
}

/* Fills diag: the input ends, or cannot be read, within a step. */
static bool fail_short(struct proof *p) {
    if (p->in.failure)
        return input_failed(&p->in, &p->diag);
    proofstep_malformed(p, step_bytes(p), "the proof ends inside a step");
    return false;
}

/* Reads an unsigned number.  Returns false after an error. */
static inline bool read_number(struct proof *p, uint64_t *number) {
    uint64_t sum = 0;
    for (unsigned shift = 0; shift < 63; shift += 7) {
        int byte = input_peek(&p->in);
        if (byte < 0)
            return fail_short(p);
        p->in.cursor++;
        sum |= (uint64_t)(byte & 0x7f) << shift;
        if (!(byte & 0x80)) {
            *number = sum;
            return true;
        }
    }
    proofstep_malformed(p, step_bytes(p), "expected the last byte of a number, found a longer one");
    return false;
}

/* Reads literals up to their 0.  Returns false after an error. */
static bool read_literals(struct proof *p) {
    for (;;) {
        uint64_t start = step_bytes(p), number = 0;
        if (!read_number(p, &number))
            return false;
        if (!number)
            return true;
        if (number == 1 || number > 2 * (uint64_t)VAR_MAX + 1) {
            proofstep_malformed(p, start, "expected a literal or 0, found the number %llu",
                                (unsigned long long)number);
            return false;
        }
        if (!proofstep_literal(p, (Lit)(number - 2)))
            return false;
    }
}

enum proof_event proofbinary_more(struct proof *p) {
    assert(p->format == PROOF_LRAT && p->binary && !p->numbers.size);
    enum proof_event event = p->hints ? PROOF_ADD : PROOF_DELETE;
    while (p->numbers.size < PROOF_PART) {
        uint64_t start = step_bytes(p), number = 0;
        if (!read_number(p, &number))
            return PROOF_ERROR;
        if (!number)
            return event;
        if (number == 1 || number / 2 > (uint64_t)PROOF_NUMBER_MAX || (!p->hints && number & 1))
            return proofstep_malformed(p, start, "expected %s or 0, found the number %llu",
                                       p->hints ? "a hint" : "twice the number of a clause",
                                       (unsigned long long)number);
        int64_t id = (int64_t)(number / 2);
        proofstep_number(p, number & 1 ? -id : id, start);
    }
    p->more = true;
    return event;
}

static enum proof_event lrat_addition(struct proof *p) {
    assert(p->hints);
    uint64_t number = 0;
    if (!read_number(p, &number))
        return PROOF_ERROR;
    if (number & 1 || number / 2 > (uint64_t)PROOF_NUMBER_MAX)
        return proofstep_malformed(p, 1,
                                   "expected twice the number of a clause, found the number %llu",
                                   (unsigned long long)number);
    p->id = number / 2;
    return read_literals(p) ? proofbinary_more(p) : PROOF_ERROR;
}

enum proof_event proofbinary_next(struct proof *p) {
    char quoted[INPUT_QUOTED];
    int letter = input_peek(&p->in);
    p->column = input_offset(&p->in);
    if (letter < 0 && !p->in.failure)
        return PROOF_END;
    if (letter < 0) {
        input_failed(&p->in, &p->diag);
        return PROOF_ERROR;
    }
    if (letter != 'a' && letter != 'd')
        return proofstep_malformed(p, 0, "expected 'a' or 'd', found '%s'",
                                   diag_quote(quoted, sizeof quoted, p->in.cursor, 1));
    p->in.cursor++;
    if (p->format == PROOF_DRAT) {
        enum proof_event event = letter == 'a' ? PROOF_ADD : PROOF_DELETE;
        return read_literals(p) ? event : PROOF_ERROR;
    }
    p->hints = letter == 'a';
    return p->hints ? lrat_addition(p) : proofbinary_more(p);
}
