/* SPDX-License-Identifier: MIT */
#include "strict.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/hash.h"

/* Variables below PLACES keep their own numbers, whether they occur or not. */
enum { PLACES = 1 << 20 };

void strict_init(struct strict *strict, struct memory *memory, bool report) {
    *strict = (struct strict){.memory = memory, .report = report};
    extension_init(&strict->extension, PLACES, memory);
}

void strict_begin(struct strict *strict) {
    strict->repeated_literals = strict->tautologies = 0;
    strict->repeated_clauses = strict->unused_variables = 0;
    strict->count_differs = false;
    strict->table_used = 0;
    strict->used = 0;
    if (strict->table_size)
        memset(strict->table, 0, strict->table_size * sizeof *strict->table);
}

void strict_free(struct strict *strict) {
    extension_free(&strict->extension);
    memory_release(strict->memory, strict->marks);
    memory_release(strict->memory, strict->table);
}

/* Prints a finding about the current clause. */
static void report(const struct strict *strict, const struct dimacs *d, const char *format, ...) {
    struct diag diag = {.file = d->in.name, .line = d->line, .column = d->column};
    va_list args;
    if (!strict->report)
        return;
    va_start(args, format);
    vsnprintf(diag.text, sizeof diag.text, format, args);
    va_end(args);
    diag_error(&diag);
}

/* Makes room for the mark of an internal literal.  Declared variables that do not occur, perhaps a
 * billion, take no memory. */
static void grow_marks(struct strict *strict, Lit lit) {
    size_t need = (size_t)(lit | 1) + 1;
    if (need <= strict->marked)
        return;
    need = need < 2 * strict->marked ? 2 * strict->marked : need;
    strict->marks = memory_extend(strict->memory, strict->marks, need, sizeof *strict->marks);
    strict->marked = need;
    assert(lit < strict->marked && lit_not(lit) < strict->marked);
}

/* Numbers the variables of a clause, with room for their marks. */
static void number_clause(struct strict *strict, const struct clause_view *clause) {
    for (size_t i = 0; i < clause->size; i++)
        grow_marks(strict, extension_lit(&strict->extension, clause_lit(clause, i)));
}

/* Marks the literals of a clause and reports repetitions and opposites.  Returns a hash of the set
 * of its literals, and its size in *distinct. */
static uint64_t mark_clause(struct strict *strict, const struct dimacs *d,
                            const struct clause_view *clause, uint64_t number, size_t *distinct) {
    uint64_t hash = 0;
    bool tautology = false;
    *distinct = 0;
    strict->stamp++;
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = extension_lit(&strict->extension, clause_lit(clause, i));
        int elit = lit_user(clause_lit(clause, i));
        if (strict->marks[lit] == strict->stamp) {
            strict->repeated_literals++;
            report(strict, d, "clause %llu repeats literal %d", (unsigned long long)number, elit);
            continue;
        }
        if (strict->marks[lit_not(lit)] == strict->stamp && !tautology) {
            tautology = true;
            strict->tautologies++;
            report(strict, d, "clause %llu is a tautology: it has %d and %d",
                   (unsigned long long)number, -elit, elit);
        }
        assert(lit < strict->marked && strict->marks[lit] < strict->stamp);
        strict->used += !strict->marks[lit] && !strict->marks[lit_not(lit)];
        strict->marks[lit] = strict->stamp;
        hash += hash_spread(lit + 1);
        ++*distinct;
    }
    assert(*distinct <= clause->size);
    return hash_spread(hash + *distinct);
}

/* Whether all literals of the clause at a word of the formula are marked. */
static bool all_marked(struct strict *strict, const struct formula *formula, size_t word) {
    struct clause_view clause;
    assert(word < formula->size);
    if (!formula_next(formula, &word, &clause))
        return false;
    for (size_t i = 0; i < clause.size; i++)
        if (strict->marks[extension_lit(&strict->extension, clause_lit(&clause, i))] !=
            strict->stamp)
            return false;
    return true;
}

static void insert(struct strict *strict, struct strict_entry entry) {
    assert(entry.number && strict->table_used < strict->table_size);
    size_t slot = (size_t)entry.hash & (strict->table_size - 1);
    while (strict->table[slot].number)
        slot = (slot + 1) & (strict->table_size - 1);
    strict->table[slot] = entry;
    strict->table_used++;
}

static void grow_table(struct strict *strict) {
    if (2 * strict->table_used < strict->table_size)
        return;
    struct strict_entry *old = strict->table;
    size_t old_size = strict->table_size;
    size_t size = old_size ? 2 * old_size : 1024;
    struct strict_entry *table = memory_zeroed(strict->memory, size, sizeof *strict->table);
    strict->table = table;
    strict->table_size = size;
    strict->table_used = 0;
    for (size_t i = 0; i < old_size; i++)
        if (old[i].number)
            insert(strict, old[i]);
    memory_release(strict->memory, old);
}

void strict_clause(struct strict *strict, const struct dimacs *d, const struct formula *formula,
                   size_t start) {
    assert(start <= formula->size);
    struct clause_view clause;
    uint64_t number = dimacs_read(d, formula);
    size_t at = start, distinct;
    if (!formula_next(formula, &at, &clause))
        return;
    number_clause(strict, &clause);
    grow_table(strict);
    uint64_t hash = mark_clause(strict, d, &clause, number, &distinct);
    size_t slot = (size_t)hash & (strict->table_size - 1);
    for (; strict->table[slot].number; slot = (slot + 1) & (strict->table_size - 1)) {
        const struct strict_entry *entry = &strict->table[slot];
        if (entry->hash != hash || entry->distinct != distinct ||
            !all_marked(strict, formula, entry->word))
            continue;
        strict->repeated_clauses++;
        report(strict, d, "clause %llu repeats clause %llu of line %llu",
               (unsigned long long)number, (unsigned long long)entry->number,
               (unsigned long long)entry->line);
        return;
    }
    insert(strict, (struct strict_entry){hash, number, distinct, start, d->line});
}

void strict_xor(struct strict *strict, const struct dimacs *d, const struct formula *formula) {
    strict->stamp++;
    for (size_t i = 0; i < d->assume.size; i++) {
        Lit lit = extension_lit(&strict->extension, lit_of(d->assume.data[i])) & ~1u;
        grow_marks(strict, lit);
        if (strict->marks[lit] == strict->stamp) {
            strict->repeated_literals++;
            report(strict, d, "exclusive or %llu repeats variable %d",
                   (unsigned long long)dimacs_read(d, formula), abs(d->assume.data[i]));
        }
        strict->used += !strict->marks[lit] && !strict->marks[lit_not(lit)];
        strict->marks[lit] = strict->stamp;
    }
}

/* Whether a variable occurs in a clause of the problem. */
static bool is_used(struct strict *strict, Var var) {
    Lit lit = extension_lit(&strict->extension, lit_make(var, 0));
    return lit < strict->marked && (strict->marks[lit] || strict->marks[lit_not(lit)]);
}

/* Counts the declared variables that occur in no clause, and names the first few. */
static void find_unused(struct strict *strict, const struct dimacs *d,
                        const struct formula *formula) {
    enum { NAMED = 8 };
    char names[NAMED * 12] = "";
    size_t length = 0, named = 0;
    assert(strict->used <= formula_given(formula));
    strict->unused_variables = formula_given(formula) - strict->used;
    if (!strict->unused_variables || !strict->report)
        return;
    for (Var var = 0; named < NAMED && named < strict->unused_variables; var++) {
        if (is_used(strict, var))
            continue;
        length += (size_t)snprintf(names + length, sizeof names - length, " %u", var + 1);
        assert(length < sizeof names);
        named++;
    }
    struct diag diag = {.file = d->in.name, .line = d->header_line, .column = 1};
    diag_set(&diag, "%llu of the %u variable%s %s in no clause:%s%s",
             (unsigned long long)strict->unused_variables, formula_given(formula),
             formula_given(formula) == 1 ? "" : "s",
             strict->unused_variables == 1 ? "occurs" : "occur", names,
             strict->unused_variables > NAMED ? " ..." : "");
    diag_error(&diag);
}

/* Marks are stamps of clauses: those of the problem before must not be mistaken for current
 * ones. */
static void forget_marks(struct strict *strict) {
    if (strict->marked)
        memset(strict->marks, 0, strict->marked * sizeof *strict->marks);
    extension_free(&strict->extension);
    extension_init(&strict->extension, PLACES, strict->memory);
}

bool strict_end(struct strict *strict, const struct dimacs *d, const struct formula *formula) {
    struct diag diag;
    find_unused(strict, d, formula);
    forget_marks(strict);
    strict->count_differs = dimacs_count_differs(d, formula, &diag);
    if (strict->count_differs && strict->report)
        diag_error(&diag);
    return strict->repeated_literals || strict->tautologies || strict->repeated_clauses ||
           strict->unused_variables || strict->count_differs;
}
