/* SPDX-License-Identifier: MIT */
#include "piece.h"

static struct piece_step *step_at(const struct piece *piece, size_t at) {
    return &piece->steps.data[at];
}

/* The step with a number, or 0. */
static size_t find(const struct piece *piece, uint64_t number) {
    size_t low = 1, high = piece->steps.size - 1;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (step_at(piece, middle)->number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low + 1 < piece->steps.size && step_at(piece, low)->number == number ? low : 0;
}

static bool take_hint(struct piece *piece, size_t index) {
    const struct proof *p = &piece->proof;
    int64_t number = p->numbers.data[index];
    if (number < 0)
        return proofstep_blame_at(p, p->places.data[index], &piece->diag,
                                  "a RAT step, which may not hold among others");
    uint64_t hint = (uint64_t)number;
    if (hint > piece->clauses) {
        size_t step = find(piece, hint);
        if (!step)
            return proofstep_blame_at(p, p->places.data[index], &piece->diag,
                                      "clause %llu does not exist", (unsigned long long)hint);
        hint = piece->clauses + step;
    }
    stack_push(&piece->memory, &piece->hints, hint);
    return true;
}

/* Reads the hints of the current step. */
static bool take_hints(struct piece *piece) {
    struct proof *p = &piece->proof;
    for (size_t i = 0; proof_number(p, &i); i++)
        if (!take_hint(piece, i))
            return false;
    if (p->failed)
        piece->diag = p->diag;
    return !p->failed;
}

/* Reads the current step.  The next step is not complete until it is ended. */
static bool take_step(struct piece *piece, struct cubes *cubes) {
    const struct proof *p = &piece->proof;
    struct piece_step *last = &stack_top(&piece->steps);
    uint64_t before = piece->steps.size > 1 ? last[-1].number : 0;
    if (p->id <= piece->clauses || p->id <= before)
        return proofstep_blame(p, &piece->diag, "clause number %llu does not rise above %llu",
                               (unsigned long long)p->id,
                               (unsigned long long)(before ? before : piece->clauses));
    if (!take_hints(piece))
        return false;
    for (size_t i = 0; i < p->lits.size; i++)
        stack_push(&piece->memory, &piece->lits, p->lits.data[i]);
    last = &stack_top(&piece->steps);
    last->number = p->id;
    last->refutes = cubes_refuted_by(cubes, p->lits.data, p->lits.size);
    struct piece_step next = {.lits = piece->lits.size, .hints = piece->hints.size};
    stack_push(&piece->memory, &piece->steps, next);
    return true;
}

bool piece_read(struct piece *piece, const char *path, uint64_t clauses, struct cubes *cubes,
                struct memory *memory) {
    *piece = (struct piece){.clauses = clauses};
    memory_region(&piece->memory, memory);
    stack_push(&piece->memory, &piece->steps, (struct piece_step){0});
    stack_push(&piece->memory, &piece->steps, (struct piece_step){0});
    if (!proof_open(&piece->proof, path, PROOF_LRAT, &piece->memory)) {
        piece->diag = piece->proof.diag;
        return false;
    }
    proof_begin(&piece->proof, clauses);
    for (;;)
        switch (proof_next(&piece->proof)) {
        case PROOF_ADD:
            if (!take_step(piece, cubes))
                return false;
            break;
        case PROOF_DELETE:
            break;
        case PROOF_END:
            return true;
        case PROOF_ERROR:
            piece->diag = piece->proof.diag;
            return false;
        }
}

/* The index of the step that a hint names, a number above those of the clauses of the formula. */
static size_t place_of(const struct piece *piece, uint64_t hint) {
    return (size_t)(hint - piece->clauses);
}

/* Records the last use of a step: going backwards, the first use met. */
static void die(struct piece *piece, size_t at, size_t last) {
    struct piece_step *step = step_at(piece, at);
    step->needed = true;
    if (step->refutes)
        return;
    step->next = step_at(piece, last)->dies;
    step_at(piece, last)->dies = at;
}

/* Goes backwards over the steps: which are needed, and where each is used for the last time. */
static void mark(struct piece *piece, bool trim) {
    for (size_t at = piece->steps.size - 1; --at;) {
        struct piece_step *step = step_at(piece, at);
        bool used = step->needed;
        step->needed = used || step->refutes || !trim;
        if (!step->needed)
            continue;
        if (!used)
            die(piece, at, at);
        for (size_t i = step->hints; i < step[1].hints; i++) {
            uint64_t hint = piece->hints.data[i];
            if (hint > piece->clauses && !step_at(piece, place_of(piece, hint))->needed)
                die(piece, place_of(piece, hint), at);
        }
    }
}

/* Replaces the hints of a step by their numbers in the output. */
static void renumber(struct piece *piece, const struct piece_step *step) {
    for (size_t i = step->hints; i < step[1].hints; i++) {
        uint64_t *hint = &piece->hints.data[i];
        if (*hint > piece->clauses)
            *hint = step_at(piece, place_of(piece, *hint))->number;
    }
}

/* Deletes the steps last used by this one. */
static void bury(struct piece *piece, const struct piece_step *step, struct write *w) {
    stack_clear(&piece->dead);
    for (size_t at = step->dies; at; at = step_at(piece, at)->next)
        stack_push(&piece->memory, &piece->dead, step_at(piece, at)->number);
    write_delete(w, piece->dead.data, piece->dead.size);
}

void piece_write(struct piece *piece, bool trim, struct cubes *cubes, struct write *w) {
    mark(piece, trim);
    for (size_t at = 1; at + 1 < piece->steps.size && !w->out->failure; at++) {
        struct piece_step *step = step_at(piece, at);
        const Lit *lits = piece->lits.data + step->lits;
        size_t size = step[1].lits - step->lits;
        if (!step->needed)
            continue;
        renumber(piece, step);
        step->number =
            write_add(w, lits, size, piece->hints.data + step->hints, step[1].hints - step->hints);
        if (step->refutes)
            cubes_keep(cubes, lits, size, step->number);
        bury(piece, step, w);
    }
}

void piece_free(struct piece *piece) {
    proof_close(&piece->proof);
    memory_clear(&piece->memory);
}
