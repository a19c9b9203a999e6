/* SPDX-License-Identifier: MIT */
#include "common/formulas/extension.h"

#include "common/base/hash.h"

void extension_init(struct extension *extension, Var vars, struct memory *memory) {
    *extension = (struct extension){.memory = memory, .first = vars};
}

void extension_free(struct extension *extension) {
    stack_free(extension->memory, &extension->names);
    memory_release(extension->memory, extension->table);
    extension->table = NULL;
    extension->size = 0;
}

/* The slot of a name, or the empty one where it belongs. */
static Var *slot_of(const struct extension *extension, Var name) {
    size_t at = (size_t)(name * HASH_STEP >> 32);
    for (;; at++) {
        Var *slot = &extension->table[at & (extension->size - 1)];
        if (!*slot || extension->names.data[*slot - 1] == name)
            return slot;
    }
}

/* Keeps the table at most half full. */
static void grow(struct extension *extension) {
    if (2 * (extension->names.size + 1) <= extension->size)
        return;
    size_t size = extension->size ? 2 * extension->size : 64;
    Var *table = memory_zeroed(extension->memory, size, sizeof *table);
    memory_release(extension->memory, extension->table);
    extension->table = table;
    extension->size = size;
    for (size_t i = 0; i < extension->names.size; i++)
        *slot_of(extension, extension->names.data[i]) = (Var)i + 1;
}

static Var rename_var(struct extension *extension, Var name) {
    grow(extension);
    Var *slot = slot_of(extension, name);
    if (!*slot) {
        stack_push(extension->memory, &extension->names, name);
        *slot = (Var)extension->names.size;
    }
    return extension->first + *slot - 1;
}

Lit extension_lit(struct extension *extension, Lit lit) {
    if (lit_var(lit) < extension->first)
        return lit;
    return lit_make(rename_var(extension, lit_var(lit)), lit_negative(lit));
}

void extension_rename(struct extension *extension, Lit *lits, size_t size) {
    for (size_t i = 0; i < size; i++)
        lits[i] = extension_lit(extension, lits[i]);
}

int extension_user(const struct extension *extension, Lit lit) {
    Var var = lit_var(lit);
    if (var >= extension->first)
        var = extension->names.data[var - extension->first];
    return lit_user(lit_make(var, lit_negative(lit)));
}
