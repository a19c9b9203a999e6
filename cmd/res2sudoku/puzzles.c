/* SPDX-License-Identifier: MIT */
#include "puzzles.h"

bool puzzles_open(struct puzzles *puzzles, const char *path, const struct houses *houses,
                  struct memory *memory, struct diag *diag) {
    *puzzles = (struct puzzles){.given = path != NULL};
    if (!path || houses_open(houses, &puzzles->reader, path, memory))
        return true;
    *diag = puzzles->reader.diag;
    return false;
}

void puzzles_close(struct puzzles *puzzles) {
    grid_close(&puzzles->reader);
}

/* Sets diag to the place of the current result; the caller fills in the text. */
static struct diag *locate(const struct res *r, struct diag *diag) {
    *diag = (struct diag){.file = r->in.name, .line = r->line, .column = 1};
    return diag;
}

bool puzzles_next(struct puzzles *puzzles, const struct res *r, struct diag *diag) {
    struct grid_reader *reader = &puzzles->reader;
    if (!puzzles->given || grid_next(reader))
        return true;
    if (!reader->failed)
        return diag_set(locate(r, diag), "result %llu has no puzzle in %s",
                        (unsigned long long)reader->count + 1, reader->in.name);
    *diag = reader->diag;
    return false;
}

bool puzzles_agree(const struct puzzles *puzzles, const struct res *r, const uint8_t *cells,
                   struct diag *diag) {
    const struct grid *puzzle = puzzles_grid(puzzles);
    unsigned row, column;
    for (uint32_t c = 0; puzzle && c < puzzle->size; c++)
        if (puzzle->cells[c] && puzzle->cells[c] != cells[c]) {
            area_place(&puzzle->shape.area, c, &row, &column);
            return diag_set(locate(r, diag),
                            "cell r%uc%u has %u, the puzzle in line %llu of %s has %u", row + 1,
                            column + 1, cells[c], (unsigned long long)puzzle->line,
                            puzzles->reader.in.name, puzzle->cells[c]);
        }
    return true;
}

bool puzzles_over(struct puzzles *puzzles, struct diag *diag) {
    struct grid_reader *reader = &puzzles->reader;
    if (!puzzles->given)
        return true;
    bool more = grid_next(reader);
    *diag = reader->diag;
    if (!more)
        return !reader->failed;
    *diag = (struct diag){.file = reader->in.name, .line = reader->grid.line, .column = 1};
    return diag_set(diag, "puzzle %llu has no result", (unsigned long long)reader->count);
}
