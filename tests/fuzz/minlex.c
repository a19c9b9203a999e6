/* SPDX-License-Identifier: MIT */
/* The first line of 81 symbols, blanks before digits, among all 3,359,232 ways to move rows,
 * columns and boxes of a grid and to rename its digits, by trying every one; and how many give it.
 *
 *   minlex < GRIDS      one on a line; a form and a number for each */
#include <inttypes.h>
#include <stdio.h>

#include "common/base/diag.h"

const char diag_tool[] = "minlex";

static int orders[1296][9];

/* All orders of nine lines that keep three by three together. */
static void list_orders(void) {
    int count = 0;
    for (int code = 0; code < 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3; code++) {
        int digits[12], rest = code, fine = 1;
        for (int i = 0; i < 12; i++, rest /= 3)
            digits[i] = rest % 3;
        for (int i = 0; i < 12; i += 3)
            fine = fine && digits[i] != digits[i + 1] && digits[i] != digits[i + 2] &&
                   digits[i + 1] != digits[i + 2];
        for (int i = 0; fine && i < 9; i++)
            orders[count][i] = digits[i / 3] * 3 + digits[3 + i];
        count += fine;
    }
}

static int image(const char *grid, int turned, int row, int column) {
    char symbol = grid[turned ? column * 9 + row : row * 9 + column];
    return symbol >= '1' && symbol <= '9' ? symbol - '0' : 0;
}

/* Compares one image with the best, which it becomes if it is less; counts those alike. */
static void try_one(const char *grid, int turned, const int *rows, const int *columns, int *best,
                    uint64_t *count) {
    int names[10] = {0}, named = 0, less = 0;
    for (int i = 0; i < 81; i++) {
        int digit = image(grid, turned, rows[i / 9], columns[i % 9]);
        if (digit && !names[digit])
            names[digit] = ++named;
        if (!less && names[digit] > best[i])
            return;
        if (names[digit] < best[i])
            less = 1;
        if (less)
            best[i] = names[digit];
    }
    *count = less ? 1 : *count + 1;
}

/* Returns how many images are like the best. */
static uint64_t try_all(const char *grid, int *best) {
    uint64_t count = 0;
    for (int i = 0; i < 81; i++)
        best[i] = 99;
    for (int turned = 0; turned < 2; turned++)
        for (int r = 0; r < 1296; r++)
            for (int c = 0; c < 1296; c++)
                try_one(grid, turned, orders[r], orders[c], best, &count);
    return count;
}

int main(void) {
    char line[200];
    list_orders();
    while (fgets(line, sizeof line, stdin)) {
        int best[81];
        uint64_t count = try_all(line, best);
        for (int i = 0; i < 81; i++)
            putchar(best[i] ? '0' + best[i] : '.');
        printf(" %" PRIu64 "\n", count);
    }
    return 0;
}
