/* SPDX-License-Identifier: MIT */
#include "common/human/relation.h"

#include "common/base/bit.h"
#include "common/human/bond.h"
#include "common/rules/rulekind.h"

static bool is_relation(const struct rules_bond *bond) {
    return !bond->sums && !bond->diagram;
}

/* The relations of a rule, one after the other, and what they leave of the board. */
struct run {
    const struct board *board;
    const struct rules *rules;
    uint32_t begin, end;
    RuleDigits left[BOND_CELLS_MAX]; /* by cell; only of those that the run has */
};

uint32_t relation_run(const struct rules *rules, uint32_t begin) {
    const struct rules_bond *bonds = rules->bonds.data;
    const struct rule *rule = &rules->list.data[bonds[begin].rule];
    uint32_t end = begin;
    while (end < rules->bonds.size && bonds[end].rule == bonds[begin].rule &&
           is_relation(&bonds[end]) && (end == begin || rule->kind->cells != RULE_NO_CELLS))
        end++;
    return end;
}

/* Whether all relations of the run have been looked at in vain. */
static bool is_idle(struct run *run, struct step *step) {
    struct bond bond;
    bool idle = true;
    for (uint32_t i = run->begin; i < run->end; i++) {
        bond_begin(&bond, run->board, i);
        idle = bond_is_idle(&bond, run->board, step, BOND_RELATION) && idle;
        for (unsigned k = 0; k < 2; k++)
            run->left[bond.cells[k]] = bond.digits[k];
    }
    return idle;
}

/* Of some digits, those with a partner among other digits; in cells that see each other the partner
 * differs. */
static RuleDigits partnered(const RuleDigits *allowed, RuleDigits digits, RuleDigits others,
                            bool differ) {
    RuleDigits kept = 0;
    for (; digits; digits &= digits - 1) {
        RuleDigits digit = digits & -digits;
        if (allowed[bit_lowest(digits)] & others & ~(differ ? digit : 0))
            kept |= digit;
    }
    return kept;
}

/* Takes the digits that one relation leaves no partner. */
static bool narrow(struct run *run, uint32_t number) {
    const struct rules_bond *bond = &run->rules->bonds.data[number];
    const uint32_t *cells = rules_bond_cells(run->rules, bond);
    const RuleDigits *allowed = run->rules->tables.data + bond->table;
    bool differ = set_has(layout_sees(run->board->layout, cells[0]), cells[1]);
    RuleDigits digits[] = {run->left[cells[0]], run->left[cells[1]]};
    digits[1] = partnered(allowed + run->rules->side, digits[1], digits[0], differ);
    digits[0] = partnered(allowed, digits[0], digits[1], differ);
    bool changed = digits[0] != run->left[cells[0]] || digits[1] != run->left[cells[1]];
    run->left[cells[0]] = digits[0];
    run->left[cells[1]] = digits[1];
    return changed;
}

/* Adds the cells of the run, each once, and the candidates that they lose.  Relations of these
 * cells are to be looked at again. */
static bool tell(const struct run *run, struct step *step) {
    uint64_t seen[LAYOUT_WORDS_MAX] = {0};
    struct bond bond;
    for (uint32_t i = run->begin; i < run->end; i++) {
        bond_begin(&bond, run->board, i);
        bond_look_again(&bond, run->board, step, BOND_RELATION);
    }
    step_begin(step);
    step->where = run->begin;
    step_begin_part(step, 0);
    for (uint32_t i = run->begin; i < run->end; i++)
        for (unsigned k = 0; k < 2; k++) {
            uint32_t cell = rules_bond_cells(run->rules, &run->rules->bonds.data[i])[k];
            if (set_has(seen, cell))
                continue;
            set_add(seen, cell);
            step_add_cell(step, cell);
            step_remove(step, cell, run->board->candidates[cell] & ~(Set)run->left[cell]);
        }
    return step_done(step);
}

bool relation_find(const struct board *board, struct step *step) {
    struct run run;
    run.board = board;
    run.rules = board->layout->variant.rules;
    run.begin = 0;
    for (; run.rules && run.begin < run.rules->bonds.size; run.begin = run.end) {
        run.end = run.begin + 1;
        if (!is_relation(&run.rules->bonds.data[run.begin]))
            continue;
        run.end = relation_run(run.rules, run.begin);
        if (is_idle(&run, step))
            continue;
        bool changed = false, again = true;
        for (; again; changed |= again) {
            again = false;
            for (uint32_t i = run.begin; i < run.end; i++)
                again |= narrow(&run, i);
        }
        if (changed && tell(&run, step))
            return true;
    }
    return false;
}

/* All places of a digit in a house. */
struct places {
    const struct board *board;
    uint32_t house, cells[LAYOUT_SIDE_MAX], count;
    unsigned digit;
};

/* Whether the digit in one of its places rules out a candidate of another cell. */
static bool bars(const struct places *places, uint32_t at, uint32_t cell, unsigned candidate) {
    const struct layout *layout = places->board->layout;
    if (at == cell || (candidate == places->digit && set_has(layout_sees(layout, at), cell)))
        return candidate != places->digit || at != cell;
    for (uint32_t i = layout->relatives.begin[at]; i < layout->relatives.begin[at + 1]; i++)
        if (layout->relatives.list[i].cell == cell &&
            !(layout->relatives.list[i].allowed[places->digit - 1] >> (candidate - 1) & 1))
            return true;
    return false;
}

/* Of some candidates of a cell, those that every place rules out. */
static Set barred_by_all(const struct places *places, uint32_t cell, Set candidates) {
    Set barred = 0;
    for (; candidates; candidates &= candidates - 1) {
        uint32_t i = 0;
        while (i < places->count && bars(places, places->cells[i], cell, set_digit(candidates)))
            i++;
        if (i == places->count)
            barred |= set_of(set_digit(candidates));
    }
    return barred;
}

/* Calls use with the candidates that the digit excludes from all its places.  Only candidates that
 * it excludes from place `at` by a relation are looked at. */
static void each_barred(const struct places *places, uint32_t at,
                        void (*use)(const struct places *places, uint32_t cell, Set barred,
                                    void *context),
                        void *context) {
    const struct layout *layout = places->board->layout;
    for (uint32_t i = layout->relatives.begin[at]; i < layout->relatives.begin[at + 1]; i++) {
        const struct relative *relative = &layout->relatives.list[i];
        Set barred =
            places->board->candidates[relative->cell] & ~(Set)relative->allowed[places->digit - 1];
        if (barred)
            use(places, relative->cell, barred_by_all(places, relative->cell, barred), context);
    }
}

/* Lists the places of a digit if they are several, but few enough to exclude anything in common. */
static bool list_places(struct places *places) {
    const struct board *board = places->board;
    Set at = board_places(board, places->house, places->digit);
    places->count = 0;
    if (set_at_most_one(at) || set_size(at) > 4)
        return false;
    for (; at; at &= at - 1)
        places->cells[places->count++] = layout_cell(board->layout, places->house, set_first(at));
    return true;
}

/* Goes through the digits that are missing from houses.  What the first place does not bar is
 * itself one of the first two. */
static bool each_place(struct places *places,
                       void (*use)(const struct places *places, uint32_t cell, Set barred,
                                   void *context),
                       void *context, bool (*done)(const struct places *places, void *context)) {
    const struct layout *layout = places->board->layout;
    for (places->house = 0; places->house < layout->houses && layout->relatives.list;
         places->house++)
        for (Set left = places->board->missing[places->house]; left; left &= left - 1) {
            places->digit = set_digit(left);
            if (!list_places(places))
                continue;
            each_barred(places, places->cells[0], use, context);
            each_barred(places, places->cells[1], use, context);
            if (done(places, context))
                return true;
        }
    return false;
}

static void keep(const struct places *places, uint32_t cell, Set barred, void *context) {
    (void)places;
    step_remove(context, cell, barred);
}

/* Tells of what has been kept, if there is anything, and begins anew. */
static bool tell_kept(const struct places *places, void *context) {
    struct step *step = context;
    if (!step->removal_count)
        return false;
    step->digits = set_of(places->digit);
    step_add_house(step, places->house);
    for (uint32_t i = 0; i < places->count; i++)
        step_add_cell(step, places->cells[i]);
    if (step_done(step))
        return true;
    step_begin(step);
    return false;
}

bool relation_pointing(const struct board *board, struct step *step) {
    struct places places = {.board = board};
    step_begin(step);
    return each_place(&places, keep, step, tell_kept);
}

static void remove_now(const struct places *places, uint32_t cell, Set barred, void *context) {
    struct board *board = context;
    (void)places;
    for (barred &= board->candidates[cell]; barred; barred &= barred - 1)
        board_remove(board, cell, set_digit(barred));
}

static bool has_flaw(const struct places *places, void *context) {
    (void)context;
    return places->board->flaw != BOARD_SOUND;
}

bool relation_follow(struct board *board) {
    struct places places = {.board = board};
    uint64_t before = board->changes;
    each_place(&places, remove_now, board, has_flaw);
    return board->changes != before;
}
