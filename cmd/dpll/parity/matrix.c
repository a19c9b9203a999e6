/* SPDX-License-Identifier: MIT */
/* x + y + z = 1 and y + z = 0 give x = 1.  Each row is added to all others that have its first
 * column, its pivot, so that in the end no pivot is in two rows.  Then a row with one column is a
 * unit, a row with two columns is an equivalence, and two rows that differ only in their pivots,
 * and perhaps in their values, make the pivots equivalent.
 *
 * A row has a bit for each equation that it is a sum of.  A proof adds up these equations one by
 * one, in an order that keeps the sums short.  The effort, rows^2 * words of a row, is known
 * beforehand. */
#include "parity/matrix.h"

#include <assert.h>

#include "common/base/bit.h"
#include "common/base/hash.h"
#include "parity/bits.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/ticks.h"

#define NO_PIVOT UINT32_MAX

/* A row consists of a bit for each column and, from the next word on, its value and a bit for each
 * equation that it is a sum of. */
struct matrix {
    struct memory memory;
    const struct stamped *equations;
    size_t rows, columns;
    size_t front, width; /* words of a row: those of the columns, and all */
    size_t size;         /* words of bits */
    uint64_t *bits;
    uint32_t *pivots;        /* by row: its pivot column, or NO_PIVOT */
    struct var_stack vars;   /* by column: its variable */
    struct index_stack left; /* rows still to be added up */
    struct stamped_stack keys;
};

static uint64_t *row(const struct matrix *m, size_t index) {
    assert(index < m->rows);
    return m->bits + index * m->width;
}

/* Numbers the columns: places has a variable's column + 1, or 0 for none. */
static void list_columns(struct solver *s, struct parity *p, struct matrix *m) {
    assert(!m->columns);
    if (!p->places)
        p->places = memory_zeroed(&p->memory, s->vars, sizeof *p->places);
    for (size_t i = 0; i < m->rows; i++) {
        uint32_t index = m->equations[i].value;
        const Var *vars = system_vars(p, index);
        for (uint32_t k = 0; k < stack_at(&p->xors, index).size; k++) {
            Var var = array_at(vars, stack_at(&p->xors, index).size, k);
            if (memory_at(p->places, var))
                continue;
            stack_push(&m->memory, &m->vars, var);
            memory_at(p->places, var) = (uint32_t)m->vars.size;
        }
    }
    m->columns = m->vars.size;
}

static bool value(const struct matrix *m, size_t index) {
    return bits_get(row(m, index), m->front * WORD);
}

/* Whether a row is a sum that includes the equation that another row started as. */
static bool has_part(const struct matrix *m, size_t index, size_t part) {
    assert(part < m->rows);
    return bits_get(row(m, index), m->front * WORD + 1 + part);
}

static void fill(const struct parity *p, struct matrix *m) {
    m->front = bits_words(m->columns);
    m->width = m->front + bits_words(1 + m->rows);
    m->bits = memory_zeroed(&m->memory, m->rows, memory_bytes(m->width, sizeof *m->bits));
    m->size = m->rows * m->width;
    m->pivots = memory_zeroed(&m->memory, m->rows, sizeof *m->pivots);
    for (size_t i = 0; i < m->rows; i++) {
        const struct xor *xor = &stack_at(&p->xors, m->equations[i].value);
        const Var *vars = p->vars.data + xor->begin;
        for (uint32_t k = 0; k < xor->size; k++)
            bits_flip(row(m, i), memory_at(p->places, array_at(vars, xor->size, k)) - 1);
        if (xor->value)
            bits_flip(row(m, i), m->front * WORD);
        bits_flip(row(m, i), m->front * WORD + 1 + i);
        memory_at(m->pivots, i) = NO_PIVOT;
    }
}

/* Clears the places of columns; from here on places mark the variables of a sum. */
static void forget_places(struct parity *p, const struct matrix *m) {
    for (size_t i = 0; i < m->vars.size; i++)
        memory_at(p->places, stack_at(&m->vars, i)) = 0;
}

static void add_row(struct matrix *m, size_t to, size_t from) {
    assert(to != from);
    uint64_t *a = row(m, to);
    const uint64_t *b = row(m, from);
    for (size_t i = 0; i < m->width; i++)
        a[INDEX(i, m->width)] ^= b[INDEX(i, m->width)];
}

/* The first column set in a row, or NO_PIVOT. */
static uint32_t first_column(const struct matrix *m, size_t index) {
    const uint64_t *bits = row(m, index);
    for (size_t i = 0; i < m->front; i++)
        if (bits[INDEX(i, m->front)])
            return (uint32_t)(i * WORD) + bit_lowest(bits[INDEX(i, m->front)]);
    return NO_PIVOT;
}

/* Adds a row to all others that have its first column. */
static void eliminate_column(struct parity *p, struct matrix *m, size_t index) {
    assert(index < m->rows);
    uint32_t column = memory_at(m->pivots, index) = first_column(m, index);
    if (column == NO_PIVOT)
        return;
    ticks_add(&p->ticks, m->rows / 8);
    for (size_t i = 0; i < m->rows; i++) {
        if (i == index || !bits_get(row(m, i), column))
            continue;
        add_row(m, i, index);
        ticks_add(&p->ticks, 1 + m->width / 8);
    }
}

/* The number of columns in which rows a and b differ, or with a equal to b the number set in the
 * row; may stop counting at 3. */
static unsigned weight(const struct matrix *m, size_t a, size_t b) {
    const uint64_t *left = row(m, a), *right = row(m, b);
    unsigned count = 0;
    for (size_t i = 0; i < m->front && count < 3; i++)
        count += bit_count(a == b ? left[INDEX(i, m->front)]
                                  : left[INDEX(i, m->front)] ^ right[INDEX(i, m->front)]);
    return count;
}

/* Lists the equations that add up to the sum of rows a and b, or for a equal to b to the row. */
static void list_parts(struct matrix *m, size_t a, size_t b) {
    stack_clear(&m->left);
    for (size_t i = 0; i < m->rows; i++)
        if (has_part(m, a, i) != (a != b && has_part(m, b, i)))
            stack_push(&m->memory, &m->left, m->equations[i].value);
}

/* By how many variables the sum grows when an equation is added; places mark the variables of the
 * sum. */
static long growth(const struct parity *p, uint32_t index) {
    const Var *vars = system_vars(p, index);
    long grows = 0;
    for (uint32_t i = 0; i < stack_at(&p->xors, index).size; i++)
        grows += memory_at(p->places, array_at(vars, stack_at(&p->xors, index).size, i)) ? -1 : 1;
    return grows;
}

static void mark_sum(struct parity *p, uint32_t index) {
    const Var *vars = system_vars(p, index);
    for (uint32_t i = 0; i < stack_at(&p->xors, index).size; i++)
        memory_at(p->places, array_at(vars, stack_at(&p->xors, index).size, i)) ^= 1;
}

/* Removes from m->left and returns the equation that keeps the sum shortest. */
static uint32_t take_next(struct parity *p, struct matrix *m) {
    assert(m->left.size);
    size_t best = 0;
    long best_growth = 0;
    for (size_t i = 0; i < m->left.size; i++) {
        long grows = growth(p, stack_at(&m->left, i));
        if (!i || grows < best_growth) {
            best = i;
            best_growth = grows;
        }
    }
    ticks_add(&p->ticks, 1 + m->left.size / 4);
    uint32_t index = stack_at(&m->left, best);
    m->left.data[best] = stack_pop(&m->left);
    mark_sum(p, index);
    return index;
}

/* Adds the equations in m->left up, one by one, in the system, as the proof needs it. */
static void add_sums(struct solver *s, struct parity *p, struct matrix *m) {
    assert(m->left.size);
    uint32_t sum = take_next(p, m);
    while (m->left.size && p->ticks < p->limit) {
        poll_step(s, m->left.size);
        sum = system_sum(p, sum, take_next(p, m));
    }
    mark_sum(p, sum);
}

/* Adds the sum of two rows, or a single row, to the system as a fact. */
static void add_fact(struct solver *s, struct parity *p, struct matrix *m, size_t a, size_t b) {
    if (s->proof) {
        list_parts(m, a, b);
        add_sums(s, p, m);
        return;
    }
    Var vars[2];
    uint32_t size = 0;
    for (uint32_t column = 0; column < m->columns; column++)
        if (bits_get(row(m, a), column) != (a != b && bits_get(row(m, b), column)))
            vars[size++] = stack_at(&m->vars, column);
    assert(size <= 2);
    system_conclude(p, vars, size, value(m, a) != (a != b && value(m, b)));
}

/* Whether the rows without columns have value 0; one with value 1 becomes the last fact. */
static bool is_consistent(struct solver *s, struct parity *p, struct matrix *m) {
    for (size_t i = 0; i < m->rows; i++)
        if (memory_at(m->pivots, i) == NO_PIVOT && value(m, i)) {
            add_fact(s, p, m, i, i);
            return false;
        }
    return true;
}

/* A hash of a row without pivot and value: rows that are equal apart from these have equivalent
 * pivots. */
static uint64_t hash(const struct matrix *m, size_t index) {
    assert(memory_at(m->pivots, index) != NO_PIVOT);
    const uint64_t *bits = row(m, index);
    uint32_t pivot = memory_at(m->pivots, index);
    uint64_t sum = 0;
    for (size_t i = 0; i < m->front; i++) {
        uint64_t word = bits[INDEX(i, m->front)];
        if (i == pivot / WORD)
            word ^= (uint64_t)1 << pivot % WORD;
        sum = hash_add(sum, word);
        sum ^= sum >> 29;
    }
    return sum;
}

static void find_equal_pivots(struct solver *s, struct parity *p, struct matrix *m) {
    for (size_t i = 0; i < m->rows; i++) {
        if (memory_at(m->pivots, i) == NO_PIVOT || weight(m, i, i) < 3)
            continue;
        struct stamped entry = {hash(m, i), (uint32_t)i};
        stack_push(&m->memory, &m->keys, entry);
    }
    size_t count = m->keys.size;
    stack_reserve(&m->memory, &m->keys, count);
    sort_stamped(m->keys.data, count);
    for (size_t i = 1; i < count; i++) {
        const struct stamped *keys = m->keys.data + i;
        if (keys[0].stamp == keys[-1].stamp && weight(m, keys[0].value, keys[-1].value) == 2)
            add_fact(s, p, m, keys[0].value, keys[-1].value);
    }
}

static bool has_one_part(const struct matrix *m, size_t index) {
    unsigned parts = 0;
    for (size_t i = 0; i < m->rows && parts < 2; i++)
        parts += has_part(m, index, i);
    return parts == 1;
}

static bool read_facts(struct solver *s, struct parity *p, struct matrix *m) {
    if (!is_consistent(s, p, m))
        return false;
    for (size_t i = 0; i < m->rows; i++)
        if (memory_at(m->pivots, i) != NO_PIVOT && weight(m, i, i) < 3 && !has_one_part(m, i))
            add_fact(s, p, m, i, i);
    find_equal_pivots(s, p, m);
    return true;
}

/* Words touched if every row is added to every other. */
static double cost(const struct matrix *m) {
    return (double)m->rows * (double)m->rows * (double)bits_words(m->columns + 1 + m->rows);
}

#ifdef NDEBUG
static void check(const struct matrix *m) {
    (void)m;
}
#else
/* Checks that the form is reduced: no row has another one's pivot, and a row without a pivot has no
 * column. */
static void check(const struct matrix *m) {
    for (size_t i = 0; i < m->rows; i++) {
        if (memory_at(m->pivots, i) == NO_PIVOT)
            assert(first_column(m, i) == NO_PIVOT);
        for (size_t k = 0; k < m->rows && memory_at(m->pivots, i) != NO_PIVOT; k++)
            assert(bits_get(row(m, k), memory_at(m->pivots, i)) == (k == i));
    }
}
#endif

static bool solve(struct solver *s, struct parity *p, struct matrix *m) {
    for (size_t i = 0; i < m->rows; i++) {
        poll_check(s);
        eliminate_column(p, m, i);
    }
    log_words(s, "eliminated", "%zu rows of %zu columns", m->rows, m->columns);
    check(m);
    return read_facts(s, p, m);
}

bool matrix_solve(struct solver *s, struct parity *p, const struct stamped *rows, size_t count) {
    assert(count);
    struct matrix *m = memory_zeroed(&p->memory, 1, sizeof *m);
    memory_region(&m->memory, &p->memory);
    m->equations = rows;
    m->rows = count;
    list_columns(s, p, m);
    bool affordable = (double)p->ticks + cost(m) / 16 < (double)p->limit;
    if (affordable)
        fill(p, m);
    forget_places(p, m);
    bool sound = !affordable || solve(s, p, m);
    s->counters.parity_skipped += !affordable;
    memory_clear(&m->memory);
    memory_release(&p->memory, m);
    return sound;
}
