/* SPDX-License-Identifier: MIT */
#include "solutions.h"

#include <assert.h>

#include "common/rules/rulebond.h"

/* Points diag at the solution just read; the caller fills in the text. */
static struct diag *locate(const struct grid_reader *r, struct diag *diag) {
    *diag = (struct diag){.file = r->in.name, .line = r->grid.line, .column = 1};
    return diag;
}

/* Whether the solution is complete and keeps the clues. */
static bool keeps_clues(const struct book *book, const struct puzzle *puzzle,
                        const struct grid_reader *r, struct diag *diag) {
    assert(puzzle->cells + r->grid.size <= book->bytes.size);
    const uint8_t *clues = book->bytes.data + puzzle->cells, *cells = r->grid.cells;
    for (uint32_t c = 0; c < r->grid.size; c++) {
        unsigned row, column;
        area_place(&r->grid.shape.area, c, &row, &column);
        if (!cells[c])
            return diag_set(locate(r, diag), "cell r%uc%u of solution %llu is blank", row + 1,
                            column + 1, (unsigned long long)r->count);
        if (clues[c] && clues[c] != cells[c])
            return diag_set(locate(r, diag),
                            "cell r%uc%u has %u, the puzzle in line %llu of %s has %u", row + 1,
                            column + 1, cells[c], (unsigned long long)puzzle->line, puzzle->file,
                            clues[c]);
    }
    return true;
}

/* Whether no house of the solution, which has no blanks, has a digit twice. */
static bool keeps_houses(const struct variant *variant, const struct grid_reader *r,
                         struct diag *diag) {
    for (uint32_t h = 0; h < variant->count; h++) {
        bool met[VARIANT_SIDE_MAX + 1] = {false};
        for (unsigned i = 0; i < variant->side; i++) {
            unsigned digit = r->grid.cells[variant_members(variant, h)[i]];
            assert(digit && digit <= variant->side);
            if (met[digit])
                return diag_set(locate(r, diag), "solution %llu has %u twice in %s %u",
                                (unsigned long long)r->count, digit, variant->houses[h].kind->name,
                                variant->houses[h].number);
            met[digit] = true;
        }
    }
    return true;
}

/* Whether the solution just read is one of the puzzle. */
static bool fits(const struct book *book, const struct puzzle *puzzle, const struct grid_reader *r,
                 struct diag *diag) {
    const struct variant *variant = book_variant(book, puzzle);
    if (r->grid.shape.side != variant->side)
        return diag_set(locate(r, diag),
                        "solution %llu has side %u, the puzzle in line %llu of %s %u",
                        (unsigned long long)r->count, r->grid.shape.side,
                        (unsigned long long)puzzle->line, puzzle->file, variant->side);
    if (r->grid.size != variant->cells)
        return diag_set(locate(r, diag),
                        "solution %llu has %u cells, the puzzle in line %llu of %s %u",
                        (unsigned long long)r->count, r->grid.size,
                        (unsigned long long)puzzle->line, puzzle->file, variant->cells);
    if (!keeps_clues(book, puzzle, r, diag) || !keeps_houses(variant, r, diag))
        return false;
    return rulebond_all_hold(variant->rules, r->grid.cells) ||
           diag_set(locate(r, diag), "solution %llu breaks a rule", (unsigned long long)r->count);
}

/* Reads the solution of one puzzle. */
static bool read_one(struct book *book, struct puzzle *puzzle, struct grid_reader *r,
                     struct diag *diag) {
    assert(puzzle >= book->puzzles.data && puzzle < book->puzzles.data + book->puzzles.size);
    grid_assume(r, &book_variant(book, puzzle)->shape);
    if (grid_next(r)) {
        if (!fits(book, puzzle, r, diag))
            return false;
        puzzle->solution = book_keep(book, r->grid.cells, r->grid.size);
        return true;
    }
    *diag = r->diag;
    if (r->failed)
        return false;
    *diag = (struct diag){.file = puzzle->file, .line = puzzle->line, .column = 1};
    return diag_set(diag, "puzzle %zu has no solution in %s",
                    (size_t)(puzzle - book->puzzles.data) + 1, r->in.name);
}

/* Whether there is nothing after the last solution. */
static bool over(struct grid_reader *r, struct diag *diag) {
    if (grid_next(r))
        return diag_set(locate(r, diag), "solution %llu has no puzzle",
                        (unsigned long long)r->count);
    *diag = r->diag;
    return !r->failed;
}

bool solutions_read(struct book *book, const char *path, struct diag *diag) {
    struct grid_reader r;
    if (!grid_open(&r, path, VARIANT_PLAIN, book->memory)) {
        *diag = r.diag;
        return false;
    }
    bool right = true;
    for (size_t i = 0; right && i < book->puzzles.size; i++)
        right = read_one(book, &book->puzzles.data[i], &r, diag);
    book->solved = right && over(&r, diag);
    grid_close(&r);
    return book->solved;
}
