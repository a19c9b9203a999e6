/* SPDX-License-Identifier: MIT */
/* gencnf SEED: prints one formula in DIMACS CNF, which the seed determines: random, structured, or
 * two of these over common variables, often with noise.  A comment tells the families:
 *
 *     c parity + colouring
 *     p cnf 20 61
 *     ...
 *
 * Half of the formulas have at most 22 variables, so that every assignment can be tried; the others
 * have up to 150.  It shares no code with the programs that it tests. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SMALL = 22, LARGE = 150, UNUSED_MAX = 3, LITS_MAX = 1 << 16, CLAUSES_MAX = 1 << 14 };

/* The formula: literals with a 0 after each clause.  Families draw at most `room` variables. */
static int lits[LITS_MAX];
static size_t lits_size;
static int vars, room;

/* How many variables there were when the second of two families began: it may take those, too. */
static int common;

static uint64_t state;

/* The finalizer of MurmurHash3 over a Weyl sequence, as in SplitMix64 (Steele et al., 2014). */
static uint64_t next_random(void) {
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* From 0 to bound - 1; 0 also for smaller bounds. */
static int below(int bound) {
    return bound > 1 ? (int)(next_random() % (uint64_t)bound) : 0;
}

static int between(int low, int high) {
    return low + below(high - low + 1);
}

static int one_in(int count) {
    return below(count) == 0;
}

static int smaller(int a, int b) {
    return a < b ? a : b;
}

/* A literal, or the 0 that ends a clause.  A formula that would be too long loses its end. */
static void put(int lit) {
    if (lits_size < LITS_MAX)
        lits[lits_size++] = lit;
}

/* A clause of up to three literals: zeros are left out. */
static void clause(int a, int b, int c) {
    if (a)
        put(a);
    if (b)
        put(b);
    if (c)
        put(c);
    put(0);
}

static int any_var(void) {
    return 1 + below(vars);
}

static int any_lit(void) {
    return one_in(2) ? any_var() : -any_var();
}

/* A variable of the gates in between.  Where the room is used up an earlier one comes again, which
 * makes a strange formula, but a formula. */
static int fresh(void) {
    return vars < room ? ++vars : any_var();
}

/* A variable of the problem: in the second family perhaps one of the first. */
static int input(void) {
    return common && one_in(4) ? 1 + below(common) : fresh();
}

/* A number for about so many things: most often nearly all of them. */
static int nearly(int count) {
    return one_in(5) ? between(1, count) : count - below(1 + count / 4);
}

static void inputs(int *array, int count) {
    for (int i = 0; i < count; i++)
        array[i] = input();
}

/* Over those variables alone, however few. */
static int lit_of(const int *array, int count) {
    int var = array[below(count)];
    return one_in(2) ? var : -var;
}

static int and_gate(int a, int b) {
    int out = fresh();
    clause(-out, a, 0);
    clause(-out, b, 0);
    clause(out, -a, -b);
    return out;
}

static int or_gate(int a, int b) {
    return -and_gate(-a, -b);
}

static int xor_gate(int a, int b) {
    int out = fresh();
    clause(-out, a, b);
    clause(-out, -a, -b);
    clause(out, -a, b);
    clause(out, a, -b);
    return out;
}

static int if_gate(int condition, int a, int b) {
    int out = fresh();
    clause(-condition, -a, out);
    clause(-condition, a, -out);
    clause(condition, -b, out);
    clause(condition, b, -out);
    if (one_in(3)) {
        clause(-a, -b, out);
        clause(a, b, -out);
    }
    return out;
}

static int majority_gate(int a, int b, int c) {
    int out = fresh();
    clause(-a, -b, out);
    clause(-a, -c, out);
    clause(-b, -c, out);
    clause(a, b, -out);
    clause(a, c, -out);
    clause(b, c, -out);
    return out;
}

/* Clauses over a few variables: one in `long_ones` is of another length. */
static void random_clauses(const int *array, int count, int clauses, int length, int long_ones) {
    for (int i = 0; i < clauses; i++) {
        int size = one_in(long_ones) ? between(2, 7) : length;
        for (int k = 0; k < size; k++)
            put(lit_of(array, count));
        put(0);
    }
}

/* Random clauses near the threshold where half of the formulas have models. */
static void random_sat(int size) {
    static const int percent[] = {0, 0, 105, 426, 993, 2112};
    int array[LARGE], length = between(2, 5);
    int count = nearly(smaller(size, length < 4 ? LARGE : 130 - 20 * length));
    inputs(array, count);
    int clauses = count * percent[length] / 100 * between(85, 110) / 100;
    random_clauses(array, count, clauses, length, one_in(3) ? 6 : 1000);
    if (one_in(4))
        random_clauses(array, count, count / 4, 2, 1000);
}

/* The parity of some literals, by a clause for each wrong assignment. */
static void direct_parity(const int *array, int count, int odd) {
    for (int signs = 0; signs < 1 << count; signs++) {
        int negative = 0;
        for (int i = 0; i < count; i++)
            negative += signs >> i & 1;
        if ((negative & 1) == odd)
            continue;
        for (int i = 0; i < count; i++)
            put(signs >> i & 1 ? -array[i] : array[i]);
        put(0);
    }
}

/* Random linear equations over GF(2), about as many as variables. */
static void parity(int size) {
    int array[LARGE], count = nearly(smaller(size, 60)), rows = count * between(60, 100) / 100;
    inputs(array, count);
    for (int i = 0; i < rows; i++) {
        /* Most equations are among neighbours: others are hard to refute without elimination. */
        int row[5], length = one_in(6) ? 2 : between(3, 5), from = below(count);
        for (int k = 0; k < length; k++)
            row[k] = array[one_in(10) ? below(count) : (from + between(0, 7)) % count];
        direct_parity(row, length, below(2));
    }
}

/* Fewer equations than variables, over any of them, and clauses that leave few of the solutions or
 * none. */
static void parity_clauses(int size) {
    int array[LARGE], count = nearly(smaller(size, 46)), rows = count * between(20, 70) / 100;
    inputs(array, count);
    for (int i = 0; i < rows; i++) {
        int row[5], length = between(3, 5), from = below(count), step = between(1, 5);
        for (int k = 0; k < length; k++)
            row[k] = array[(from + k * step) % count];
        if (one_in(2))
            row[0] = array[below(count)];
        direct_parity(row, length, below(2));
    }
    random_clauses(array, count, count * between(50, 330) / 100, 3, one_in(3) ? 6 : 1000);
}

/* The parity of the same variables summed up along two chains, with equal or different results. */
static void parity_chains(int size) {
    int array[LARGE], count = 1 + nearly(smaller(1 + size / 3, 14)), sums[2];
    inputs(array, count);
    for (int chain = 0; chain < 2; chain++) {
        sums[chain] = array[0];
        for (int i = 1; i < count; i++)
            sums[chain] = xor_gate(sums[chain], array[i]);
        for (int i = count - 1; i > 1; i--) {
            int k = 1 + below(i), other = array[i];
            array[i] = array[k];
            array[k] = other;
        }
    }
    int same = one_in(3) ? -sums[1] : sums[1];
    clause(sums[0], same, 0);
    clause(-sums[0], -same, 0);
    if (one_in(2))
        clause(array[0], array[1], array[count - 1]);
}

/* At most one of some literals: in pairs, or along a ladder of new variables (Sinz, 2005). */
static void at_most_one(const int *array, int count, int ladder) {
    for (int i = 0; !ladder && i < count; i++)
        for (int k = i + 1; k < count; k++)
            clause(-array[i], -array[k], 0);
    int rung = 0;
    for (int i = 0; ladder && i < count; i++) {
        int above = fresh();
        clause(-array[i], above, 0);
        if (rung) {
            clause(-rung, above, 0);
            clause(-rung, -array[i], 0);
        }
        rung = above;
    }
}

static void at_least_one(const int *array, int count) {
    for (int i = 0; i < count; i++)
        put(array[i]);
    put(0);
}

/* As many pigeons as holes, or up to two more. */
static void pigeonhole(int size) {
    int place[8][8], column[8], holes = 1;
    while (holes < 7 && (holes + 1) * (holes + 2) <= size)
        holes++;
    holes = nearly(holes);
    int pigeons = smaller(holes + below(3), 8), ladder = one_in(3);
    for (int p = 0; p < pigeons; p++) {
        inputs(place[p], holes);
        at_least_one(place[p], holes);
        if (one_in(4))
            at_most_one(place[p], holes, 0);
    }
    for (int h = 0; h < holes; h++) {
        for (int p = 0; p < pigeons; p++)
            column[p] = place[p][h];
        at_most_one(column, pigeons, ladder);
    }
}

/* Writes width + 1 sums.  Gate number `wrong` is another one: none when it is negative. */
static void adder(const int *a, const int *b, int width, int *sum, int style, int wrong) {
    int carry = 0;
    for (int i = 0; i < width; i++) {
        int half = xor_gate(a[i], b[i]), both = i == wrong ? or_gate(a[i], b[i]) : 0;
        sum[i] = carry ? xor_gate(half, carry) : half;
        if (both)
            carry = both;
        else if (!carry)
            carry = and_gate(a[i], b[i]);
        else if (style)
            carry = majority_gate(a[i], b[i], carry);
        else {
            int made = and_gate(a[i], b[i]), passed = and_gate(half, carry);
            carry = or_gate(made, passed);
        }
    }
    sum[width] = carry;
}

/* Do two adders differ?  They do where one has a wrong gate. */
static void adder_miter(int size) {
    int a[16], b[16], sums[2][17], differ[17], width = nearly(smaller(1 + size / 9, 12));
    int wrong = one_in(2) ? below(width) : -1;
    inputs(a, width);
    inputs(b, width);
    adder(a, b, width, sums[0], below(2), -1);
    adder(b, a, width, sums[1], below(2), wrong);
    for (int i = 0; i <= width; i++)
        differ[i] = xor_gate(sums[0][i], sums[1][i]);
    at_least_one(differ, width + 1);
}

/* Two numbers with a given sum, and some of their bits given. */
static void addition(int size) {
    int a[32], b[32], sum[33], width = nearly(smaller(1 + size / 6, 20));
    inputs(a, width);
    inputs(b, width);
    int wrong = one_in(3) ? below(width) : -1;
    adder(a, b, width, sum, below(2), wrong);
    for (int i = 0; i <= width; i++)
        if (!one_in(4))
            clause(one_in(2) ? sum[i] : -sum[i], 0, 0);
    for (int i = below(3); i > 0; i--)
        clause(lit_of(a, width), 0, 0);
}

static int random_gate(const int *array, int count) {
    int a = lit_of(array, count), b = lit_of(array, count), c = lit_of(array, count);
    switch (below(6)) {
    case 0:
        return and_gate(a, b);
    case 1:
        return or_gate(a, b);
    case 2:
        return xor_gate(a, b);
    case 3:
        return if_gate(a, b, c);
    case 4:
        return majority_gate(a, b, c);
    default:
        return and_gate(or_gate(a, b), c);
    }
}

/* Two factors, of more than one bit, of a random number, which often has some. */
static void product(int size) {
    int a[8], b[8], row[9], sum[17], total[9], width = 2;
    while (width < 6 && 7 * (width + 1) * (width + 1) / 2 <= size)
        width++;
    inputs(a, width);
    inputs(b, width);
    for (int i = 0; i < width; i++)
        total[i] = and_gate(a[i], b[0]);
    total[width] = fresh();
    clause(-total[width], 0, 0);
    for (int k = 1; k < width; k++) {
        sum[k - 1] = total[0];
        for (int i = 0; i < width; i++)
            row[i] = and_gate(a[i], b[k]);
        adder(row, total + 1, width, total, below(2), -1);
    }
    for (int i = 0; i <= width; i++)
        sum[width - 1 + i] = total[i];
    int number = between(2, (1 << width) - 1);
    number *= one_in(2) ? between(2, (1 << width) - 1) : 1 << width;
    number += below(3) == 0;
    for (int i = 0; i < 2 * width; i++)
        clause(number >> i & 1 ? sum[i] : -sum[i], 0, 0);
    at_least_one(a + 1, width - 1);
    at_least_one(b + 1, width - 1);
}

/* Gates of earlier literals, some of them twice, and random clauses over all. */
static void circuit(int size) {
    int array[LARGE], count = nearly(1 + size / 3), clauses = count * between(250, 500) / 100;
    int end = nearly(size);
    inputs(array, count);
    while (count < end) {
        uint64_t before = state;
        int gate = random_gate(array, count);
        array[count++] = abs(gate);
        if (count < end && one_in(5)) {
            uint64_t after = state;
            state = before;
            array[count] = abs(random_gate(array, count - 1));
            count++;
            state = after;
        }
    }
    random_clauses(array, count, clauses, 3, 10);
    for (int i = below(3); i > 0; i--)
        clause(lit_of(array, count), 0, 0);
}

/* Variables equal or opposite to one another, in chains and cycles, and clauses over them. */
static void equivalences(int size) {
    int array[LARGE], count = 1 + nearly(size), merged = count * between(20, 70) / 100;
    inputs(array, count);
    for (int i = 0; i < merged; i++) {
        int a = lit_of(array, count), b = lit_of(array, count);
        clause(-a, b, 0);
        if (!one_in(4))
            clause(a, -b, 0);
    }
    if (one_in(2))
        for (int length = below(count); length > 0; length -= between(1, 3))
            clause(-array[length], array[length - 1], 0);
    random_clauses(array, count, (count - merged) * between(250, 430) / 100, 3, 10);
}

/* Groups of which exactly one, at most one, or at least one holds, and conflicts between them. */
static void ladders(int size) {
    int array[LARGE], count = 0, length = between(2, 6), groups = 1 + size / (2 * length);
    for (int g = 0; g < groups; g++) {
        int *group = array + count, members = one_in(4) ? between(1, length) : length;
        inputs(group, members);
        if (!one_in(6))
            at_most_one(group, members, !one_in(3));
        if (!one_in(10))
            at_least_one(group, members);
        count += members;
    }
    for (int i = count * length * between(30, 130) / 100; i > 0; i--) {
        int a = array[below(count)], b = array[below(count)];
        clause(-a, -b, 0);
    }
}

static void colouring(int size) {
    static const int percent[] = {0, 0, 60, 235, 440}; /* edges of a node at the threshold */
    int node[64][4], colours = between(2, 4), nodes = nearly(smaller(size / colours, 64));
    for (int i = 0; i < nodes; i++) {
        inputs(node[i], colours);
        at_least_one(node[i], colours);
        if (one_in(2))
            at_most_one(node[i], colours, 0);
    }
    for (int edges = nodes * percent[colours] * between(80, 110) / 10000; edges > 0; edges--) {
        int a = below(nodes), b = below(nodes);
        for (int c = 0; a != b && c < colours; c++)
            clause(-node[a][c], -node[b][c], 0);
    }
}

/* Rows, columns and perhaps boxes of a grid of which each cell has one value, as in Sudoku. */
static void grid(int size) {
    int cell[6][6][6], line[6], values = 2, ladder = one_in(5);
    while (values < 5 && (values + 1) * (values + 1) * (values + 1) <= size)
        values++;
    int columns = between(2, values), rows = 2;
    while (rows < values && (rows + 1) * columns * values <= size)
        rows++;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++) {
            inputs(cell[r][c], values);
            at_least_one(cell[r][c], values);
            at_most_one(cell[r][c], values, ladder);
        }
    for (int v = 0; v < values; v++) {
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++)
                line[c] = cell[r][c][v];
            at_most_one(line, columns, ladder);
        }
        for (int c = 0; c < columns; c++) {
            for (int r = 0; r < rows; r++)
                line[r] = cell[r][c][v];
            at_most_one(line, rows, ladder);
        }
        for (int box = 0; values == 4 && rows == 4 && columns == 4 && box < 4; box++) {
            for (int i = 0; i < 4; i++)
                line[i] = cell[box / 2 * 2 + i / 2][box % 2 * 2 + i % 2][v];
            at_most_one(line, 4, 0);
        }
    }
    for (int givens = below(1 + rows * columns / 2); givens > 0; givens--) {
        int r = below(rows), c = below(columns), v = below(values);
        clause(cell[r][c][v], 0, 0);
    }
}

static const struct family {
    const char *name;
    void (*make)(int size); /* of about so many variables, at least 3 */
} families[] = {
    {"random", random_sat},
    {"parity", parity},
    {"parity-chains", parity_chains},
    {"pigeonhole", pigeonhole},
    {"adder-miter", adder_miter},
    {"addition", addition},
    {"product", product},
    {"circuit", circuit},
    {"equivalences", equivalences},
    {"ladders", ladders},
    {"colouring", colouring},
    {"grid", grid},
    {"parity-clauses", parity_clauses},
};

enum { FAMILIES = sizeof families / sizeof *families };

/* Where each clause begins; returns how many there are.  Cuts a clause without an end off. */
static int find_clauses(size_t *starts) {
    int count = 0;
    size_t start = 0;
    for (size_t i = 0; i < lits_size; i++)
        if (!lits[i]) {
            if (count < CLAUSES_MAX)
                starts[count++] = start;
            start = i + 1;
        }
    lits_size = start;
    return count;
}

/* A copy of a clause, perhaps with a literal more or less or turned round. */
static void put_variant(size_t start) {
    int change = below(6);
    for (size_t i = start; lits[i]; i++)
        if (change != 1 || !one_in(4))
            put(change == 2 && one_in(4) ? -lits[i] : lits[i]);
    if (change == 3)
        put(any_lit());
    put(0);
}

/* Literals twice in a clause, and together with their negation. */
static void put_repetitive(void) {
    int lit = any_lit(), other = any_lit();
    clause(lit, other, lit);
    if (one_in(2))
        clause(lit, other, -lit);
}

static void noise(void) {
    static size_t starts[CLAUSES_MAX];
    int count = find_clauses(starts);
    for (int i = below(6); i > 0 && count; i--)
        put_variant(starts[below(count)]);
    for (int i = below(3); i > 0; i--)
        put_repetitive();
    if (one_in(4))
        clause(any_lit(), 0, 0);
    if (one_in(40))
        put(0);
}

/* Renames the variables and turns some round, so that neither order nor sign tells their role. */
static void rename_vars(void) {
    static int name[LARGE + 1];
    for (int i = 1; i <= vars; i++) {
        int k = 1 + below(i);
        name[i] = name[k];
        name[k] = one_in(2) ? i : -i;
    }
    for (size_t i = 0; i < lits_size; i++)
        if (lits[i])
            lits[i] = lits[i] < 0 ? -name[-lits[i]] : name[lits[i]];
}

static void print_formula(void) {
    static size_t starts[CLAUSES_MAX];
    int count = find_clauses(starts), mixed = one_in(2);
    printf("p cnf %d %d\n", vars + (one_in(4) ? below(UNUSED_MAX + 1) : 0), count);
    for (int i = 0; i < count; i++) {
        int k = mixed ? between(i, count - 1) : i;
        for (size_t lit = starts[k]; lits[lit]; lit++)
            printf("%d ", lits[lit]);
        puts("0");
        starts[k] = starts[i];
    }
}

int main(int argc, char **argv) {
    if (argc != 2)
        return 64;
    state = strtoull(argv[1], NULL, 10);
    int two = one_in(4);
    room = one_in(2) ? between(3, SMALL - UNUSED_MAX) : between(SMALL, LARGE - UNUSED_MAX);
    const struct family *first = families + below(FAMILIES), *second = families + below(FAMILIES);
    printf("c %s%s%s\n", first->name, two ? " + " : "", two ? second->name : "");
    first->make(two && room > 5 ? room / 2 : room);
    if (two) {
        common = vars;
        second->make(room / 2 < 3 ? 3 : room / 2);
    }
    if (one_in(3) && vars)
        noise();
    if (!one_in(3))
        rename_vars();
    print_formula();
    return fflush(stdout) ? 2 : 0;
}
