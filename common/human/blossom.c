/* SPDX-License-Identifier: MIT */
#include "common/human/blossom.h"

#include <string.h>

#include "common/human/almostjoin.h"

enum { PETALS_MAX = 5 };

struct hunt {
    const struct almost_list *list;
    struct step *step;
    uint32_t stem;
    uint16_t petals_for[PETALS_MAX][ALMOST_MAX]; /* sets, by candidate of the stem in order */
    uint32_t petals_count[PETALS_MAX];
    unsigned digit; /* that all petals have */
    const struct almost *petals[PETALS_MAX];
    unsigned count;
    Set told[GRAPH_CELLS_MAX]; /* by cell: what blossoms of this stem have ruled out so far */
};

/* A set of cells. */
struct cells {
    uint64_t words[GRAPH_WORDS];
};

/* Rules out a digit where its places in all petals are seen. */
static void rule_out(const struct hunt *hunt, unsigned digit) {
    const struct board *board = hunt->list->board;
    const uint64_t *first = almost_seen(hunt->list, hunt->petals[0], digit);
    struct cells seen = {{0}};
    memcpy(seen.words, first, board->layout->words * sizeof *seen.words);
    for (unsigned i = 1; i < hunt->count; i++)
        for (uint32_t w = 0; w < board->layout->words; w++)
            seen.words[w] &= almost_seen(hunt->list, hunt->petals[i], digit)[w];
    step_remove_seen(hunt->step, board, seen.words, seen.words, digit);
}

/* Whether the step rules out anything that none of this stem has before: of the many ways to choose
 * petals most have the same effect.  Notes what it rules out. */
static bool is_new(struct hunt *hunt) {
    bool fresh = false;
    for (uint32_t i = 0; i < hunt->step->removal_count; i++) {
        const struct step_removal *removal = &hunt->step->removals[i];
        fresh |= (removal->digits & ~hunt->told[removal->cell]) != 0;
        hunt->told[removal->cell] |= removal->digits;
    }
    return fresh;
}

static bool take(struct hunt *hunt) {
    Set own = hunt->list->board->candidates[hunt->stem], common = ~own;
    for (unsigned i = 0; i < hunt->count; i++)
        common &= hunt->petals[i]->visible;
    step_begin(hunt->step);
    for (; common; common &= common - 1)
        rule_out(hunt, set_digit(common));
    if (!is_new(hunt))
        return false;
    step_add_part(hunt->step, own, hunt->stem);
    for (unsigned i = 0; i < hunt->count; i++)
        almost_add_part(hunt->list, hunt->petals[i], hunt->step);
    return step_done(hunt->step);
}

/* Of cells that see the digit in the petals so far, leaves those that see it in another one, too.
 * Returns whether there are any. */
static bool narrow(const struct hunt *hunt, const struct almost *petal, struct cells *seen) {
    const uint64_t *also = almost_seen(hunt->list, petal, hunt->digit);
    uint64_t any = 0;
    for (uint32_t w = 0; w < hunt->list->board->layout->words; w++)
        any |= seen->words[w] &= also[w];
    return any != 0;
}

/* Lists for each candidate of the stem the sets in which it sees all places of that candidate. */
static void list_petals(struct hunt *hunt) {
    Set own = hunt->list->board->candidates[hunt->stem];
    for (unsigned k = 0; own; own &= own - 1, k++) {
        hunt->petals_count[k] = 0;
        for (uint32_t i = 0; i < hunt->list->count; i++) {
            const struct almost *set = &hunt->list->sets[i];
            if (set->visible & own & -own &&
                set_has(almost_seen(hunt->list, set, set_digit(own)), hunt->stem))
                hunt->petals_for[k][hunt->petals_count[k]++] = (uint16_t)i;
        }
    }
}

/* Chooses petals for the candidates of the stem that have none yet; the cells `seen` see the digit
 * in all petals chosen before. */
static bool choose(struct hunt *hunt, unsigned candidates, const struct cells *seen) {
    unsigned k = hunt->count;
    if (k == candidates)
        return take(hunt);
    for (uint32_t i = 0; i < hunt->petals_count[k]; i++) {
        const struct almost *petal = &hunt->list->sets[hunt->petals_for[k][i]];
        struct cells narrower = *seen;
        if (!(petal->visible & set_of(hunt->digit)) || !narrow(hunt, petal, &narrower))
            continue;
        hunt->petals[hunt->count++] = petal;
        if (choose(hunt, candidates, &narrower))
            return true;
        hunt->count--;
    }
    return false;
}

static bool search_digits(struct hunt *hunt) {
    const struct board *board = hunt->list->board;
    Set own = board->candidates[hunt->stem];
    list_petals(hunt);
    memset(hunt->told, 0, board->layout->cells * sizeof *hunt->told);
    for (hunt->digit = 1; hunt->digit <= board->layout->side; hunt->digit++) {
        struct cells seen = {{0}};
        memcpy(seen.words, board_holders(board, hunt->digit),
               board->layout->words * sizeof *seen.words);
        hunt->count = 0;
        if (!(own & set_of(hunt->digit)) && choose(hunt, set_size(own), &seen))
            return true;
    }
    return false;
}

bool blossom_find(const struct board *board, struct step *step) {
    struct hunt hunt; /* large, and only partly used in small grids */
    if (!graph_fits(board->layout))
        return false;
    hunt.step = step;
    hunt.list = almostjoin_all(board, step);
    for (hunt.stem = 0; hunt.stem < board->layout->cells; hunt.stem++) {
        Set own = board->candidates[hunt.stem];
        if (!set_at_most_one(own) && set_size(own) <= PETALS_MAX && search_digits(&hunt))
            return true;
    }
    return false;
}
