/* SPDX-License-Identifier: MIT */
#include "cubes.h"

#include <assert.h>

void cubes_init(struct cubes *cubes, struct memory *memory) {
    *cubes = (struct cubes){.memory = memory};
    stack_push(memory, &cubes->starts, 0);
    cover_init(&cubes->cover, memory);
}

void cubes_free(struct cubes *cubes) {
    stack_free(cubes->memory, &cubes->lits);
    stack_free(cubes->memory, &cubes->starts);
    cover_free(&cubes->cover);
    memory_release(cubes->memory, cubes->refuted);
    memory_release(cubes->memory, cubes->begins);
    memory_release(cubes->memory, cubes->owners);
    memory_release(cubes->memory, cubes->marks);
    stack_free(cubes->memory, &cubes->clause);
    renaming_free(&cubes->renaming);
}

void cubes_add(struct cubes *cubes, const int *elits, size_t size) {
    for (size_t i = 0; i < size; i++) {
        Lit lit = lit_not(lit_of(elits[i]));
        stack_push(cubes->memory, &cubes->lits, lit);
    }
    stack_push(cubes->memory, &cubes->starts, cubes->lits.size);
}

static void rename_all(struct cubes *cubes) {
    Lit *lits = cubes->lits.data;
    renaming_take(&cubes->renaming, lits, cubes->lits.size, cubes->memory);
    for (size_t i = 0; i < cubes->lits.size; i++)
        renaming_inner(&cubes->renaming, lits[i], &lits[i]);
}

void cubes_end(struct cubes *cubes) {
    rename_all(cubes);
    size_t count = cubes->starts.size - 1, room = 2 * cubes->renaming.count;
    size_t *begins = cubes->begins = memory_zeroed(cubes->memory, room + 1, sizeof *begins);
    cubes->refuted = memory_zeroed(cubes->memory, count + 1, sizeof *cubes->refuted);
    cubes->owners = memory_zeroed(cubes->memory, cubes->lits.size + 1, sizeof *cubes->owners);
    cubes->marks = memory_zeroed(cubes->memory, room + 1, 1);
    for (size_t i = 0; i < cubes->lits.size; i++)
        begins[cubes->lits.data[i]]++;
    for (size_t lit = 0, sum = 0; lit <= room; lit++)
        begins[lit] = sum += begins[lit];
    for (size_t cube = count; cube-- > 0;)
        for (size_t i = cubes->starts.data[cube]; i < cubes->starts.data[cube + 1]; i++)
            cubes->owners[--begins[cubes->lits.data[i]]] = cube;
    assert(begins[0] == 0 && begins[room] == cubes->lits.size);
}

/* Whether a cube negates all `count` marked literals. */
static bool contains(const struct cubes *cubes, size_t cube, size_t count) {
    size_t found = 0;
    for (size_t i = cubes->starts.data[cube]; i < cubes->starts.data[cube + 1]; i++) {
        unsigned char *mark = &cubes->marks[cubes->lits.data[i]];
        found += *mark == 1;
        *mark = *mark ? 2 : 0;
    }
    for (size_t i = cubes->starts.data[cube]; i < cubes->starts.data[cube + 1]; i++)
        cubes->marks[cubes->lits.data[i]] = cubes->marks[cubes->lits.data[i]] > 0;
    return found == count;
}

static bool refute(struct cubes *cubes, size_t cube, size_t count) {
    if (cubes->refuted[cube] || !contains(cubes, cube, count))
        return false;
    return cubes->refuted[cube] = true;
}

static size_t owners_of(const struct cubes *cubes, Lit lit) {
    return cubes->begins[lit + 1] - cubes->begins[lit];
}

/* Marks literals, each of which is negated by some cube.  Returns their number without
 * duplicates. */
static size_t mark(struct cubes *cubes, const Lit *lits, size_t size) {
    size_t count = 0;
    for (size_t i = 0; i < size; i++) {
        assert(owners_of(cubes, lits[i]) && cubes->marks[lits[i]] < 2);
        count += !cubes->marks[lits[i]];
        cubes->marks[lits[i]] = 1;
    }
    return count;
}

/* The literal that the fewest cubes negate. */
static Lit rarest(const struct cubes *cubes, const Lit *lits, size_t size) {
    assert(size);
    Lit best = lits[0];
    for (size_t i = 1; i < size; i++)
        if (owners_of(cubes, lits[i]) < owners_of(cubes, best))
            best = lits[i];
    return best;
}

/* Takes a clause and renames it.  Returns false if no cube negates one of its literals. */
static bool take(struct cubes *cubes, const Lit *lits, size_t size) {
    Lit lit;
    stack_clear(&cubes->clause);
    for (size_t i = 0; i < size; i++) {
        if (!renaming_inner(&cubes->renaming, lits[i], &lit) || !owners_of(cubes, lit))
            return false;
        stack_push(cubes->memory, &cubes->clause, lit);
    }
    return true;
}

/* Marks all cubes as refuted, by the empty clause. */
static bool refute_all(struct cubes *cubes) {
    bool any = false;
    for (size_t cube = 0; cube + 1 < cubes->starts.size; cube++)
        any |= refute(cubes, cube, 0);
    return any;
}

bool cubes_refuted_by(struct cubes *cubes, const Lit *lits, size_t size) {
    bool any = false;
    if (!size)
        return refute_all(cubes);
    if (!take(cubes, lits, size))
        return false;
    lits = cubes->clause.data;
    size_t count = mark(cubes, lits, size);
    Lit lit = rarest(cubes, lits, size);
    for (size_t i = 0; i < owners_of(cubes, lit); i++)
        any |= refute(cubes, cubes->owners[cubes->begins[lit] + i], count);
    for (size_t i = 0; i < size; i++)
        cubes->marks[lits[i]] = 0;
    return any;
}

void cubes_keep(struct cubes *cubes, const Lit *lits, size_t size, uint64_t number) {
    cover_add(&cubes->cover, lits, size, number);
}
