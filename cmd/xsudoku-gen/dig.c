#include "dig.h"

void dig_init(struct dig *dig, struct sudoku *solver, struct random *random,
              struct memory *memory) {
    *dig = (struct dig){.solver = solver, .random = random, .memory = memory};
    dig->order = memory_zeroed(memory, solver->cells, sizeof *dig->order);
}

void dig_free(struct dig *dig) {
    memory_release(dig->memory, dig->order, dig->solver->cells * sizeof *dig->order);
}

static void shuffle(struct dig *dig) {
    for (uint32_t i = 0; i < dig->solver->cells; i++) {
        uint32_t j = random_below(dig->random, i + 1);
        dig->order[i] = dig->order[j];
        dig->order[j] = i;
    }
}

/* Blanks the next count cells in order.  Returns false, with the cells as they were, when the
 * puzzle has another solution then.  digits is room for count cells. */
static bool try_blank(struct dig *dig, uint8_t *grid, uint32_t from, uint32_t count,
                      uint8_t *digits) {
    for (uint32_t i = 0; i < count; i++) {
        digits[i] = grid[dig->order[from + i]];
        grid[dig->order[from + i]] = 0;
    }
    if (sudoku_unique(dig->solver, grid))
        return true;
    for (uint32_t i = 0; i < count; i++)
        grid[dig->order[from + i]] = digits[i];
    return false;
}

static uint32_t smaller(uint32_t a, uint32_t b) {
    return a < b ? a : b;
}

uint32_t dig_holes(struct dig *dig, uint8_t *grid, uint32_t holes) {
    enum { RUN_MAX = 64 };
    uint8_t digits[RUN_MAX];
    uint32_t cells = dig->solver->cells, tried = 0, made = 0;
    uint32_t run = smaller(cells * 2 / 5, RUN_MAX); /* So many can nearly always go. */
    uint32_t suspects = 0; /* The next cells in order of which one at least must stay. */
    shuffle(dig);
    while (made < holes && tried < cells) {
        if (suspects == 1) {
            tried++;
            suspects = 0;
            continue;
        }
        uint32_t count = suspects ? suspects / 2 : smaller(run, cells - tried);
        count = smaller(count, holes - made);
        if (try_blank(dig, grid, tried, count, digits)) {
            made += count;
            tried += count;
            if (suspects)
                suspects -= count;
            else
                run = smaller(2 * run, RUN_MAX);
        } else {
            suspects = count;
            run = count > 1 ? count / 2 : 1;
        }
    }
    return made;
}
