/* SPDX-License-Identifier: MIT */
#include "translate.h"

STACK(lit_stack, Lit);

/* Where the literals of a clause are. */
struct place {
    uint64_t id;
    size_t begin, size;
};
STACK(place_stack, struct place);

/* All clauses that ever were, in the order of their numbers. */
struct clauses {
    struct memory *memory;
    struct lit_stack lits;
    struct place_stack places;
};

static void add(struct clauses *clauses, uint64_t id, const Lit *lits, size_t size) {
    struct place place = {id, clauses->lits.size, size};
    for (size_t i = 0; i < size; i++)
        stack_push(clauses->memory, &clauses->lits, lits[i]);
    stack_push(clauses->memory, &clauses->places, place);
}

/* Returns whether none of the clauses is empty. */
static bool add_formula(struct clauses *clauses, const struct formula *formula) {
    struct clause_view view;
    struct lit_stack lits = {0};
    bool filled = true;
    for (size_t at = 0; formula_next(formula, &at, &view);) {
        stack_clear(&lits);
        for (size_t i = 0; i < view.size; i++)
            stack_push(clauses->memory, &lits, clause_lit(&view, i));
        add(clauses, clauses->places.size + 1, lits.data, lits.size);
        filled &= view.size > 0;
    }
    stack_free(clauses->memory, &lits);
    return filled;
}

static void write_lits(struct output *out, const Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++) {
        output_integer(out, lit_user(lits[i]));
        output_char(out, ' ');
    }
    output_text(out, "0\n");
}

static const struct place *find(const struct clauses *clauses, uint64_t id) {
    const struct place *place = clauses->places.data;
    while (place->id != id)
        place++;
    return place;
}

static bool contains(const struct lit_stack *lits, Lit lit) {
    for (size_t i = 0; i < lits->size; i++)
        if (lits->data[i] == lit)
            return true;
    return false;
}

/* Adds the literal of a clause that is not false to those that are true.  Returns whether there is
 * none. */
static bool follow(struct memory *memory, struct lit_stack *holds, const Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (!contains(holds, lit_not(lits[i]))) {
            stack_push(memory, holds, lits[i]);
            return false;
        }
    return true;
}

/* Whether the positive hints of an accepted step lead to a conflict. */
static bool is_rup(const struct clauses *clauses, struct proof *proof) {
    struct lit_stack holds = {0};
    bool conflict = false;
    int64_t hint;
    for (size_t i = 0; i < proof->lits.size; i++)
        stack_push(clauses->memory, &holds, lit_not(proof->lits.data[i]));
    for (size_t i = 0; !conflict && (hint = proof_number(proof, &i)) > 0; i++) {
        const struct place *place = find(clauses, (uint64_t)hint);
        conflict = follow(clauses->memory, &holds, clauses->lits.data + place->begin, place->size);
    }
    stack_free(clauses->memory, &holds);
    return conflict;
}

static void write_deletions(struct output *out, const struct clauses *clauses,
                            struct proof *proof) {
    int64_t number;
    for (size_t i = 0; (number = proof_number(proof, &i)); i++) {
        const struct place *place = find(clauses, (uint64_t)number);
        output_text(out, "d ");
        write_lits(out, clauses->lits.data + place->begin, place->size);
    }
}

bool translate(struct proof *proof, const struct formula *formula, struct output *out) {
    struct clauses clauses = {.memory = proof->in.memory};
    bool open = add_formula(&clauses, formula), rup = true;
    while (open && rup) {
        if (proof_next(proof) == PROOF_DELETE) {
            write_deletions(out, &clauses, proof);
            continue;
        }
        rup = is_rup(&clauses, proof);
        write_lits(out, proof->lits.data, proof->lits.size);
        add(&clauses, proof->id, proof->lits.data, proof->lits.size);
        open = proof->lits.size > 0;
    }
    stack_free(clauses.memory, &clauses.lits);
    stack_free(clauses.memory, &clauses.places);
    return rup && !out->failure;
}
