/* SPDX-License-Identifier: MIT */
#include "game.h"

#include <assert.h>
#include <string.h>

#include "common/human/clues.h"
#include "common/rules/rulebond.h"

void game_init(struct game *game, const struct layout *layout, const uint8_t *clues,
               struct memory *memory) {
    *game = (struct game){.layout = layout, .clues = clues, .memory = memory};
    assert(layout->cells <= GAME_CELLS_MAX);
    memcpy(game->digits, clues, layout->cells);
    for (uint32_t c = 0; c < layout->cells; c++)
        game->open += !clues[c];
}

void game_free(struct game *game) {
    if (game->memory)
        stack_free(game->memory, &game->moves);
}

#ifndef NDEBUG
/* Whether the count of open cells is right, all clues stand in their cells, and no cell with a
 * digit has marks. */
static bool is_consistent(const struct game *game) {
    uint32_t open = 0;
    for (uint32_t c = 0; c < game->layout->cells; c++) {
        open += !game->digits[c];
        if ((game->digits[c] && game->marks[c]) ||
            (game_is_clue(game, c) && game->digits[c] != game->clues[c]))
            return false;
    }
    return open == game->open && game->done <= game->moves.size;
}
#endif

/* Puts a cell into a state. */
static void put(struct game *game, uint32_t cell, uint8_t digit, Set marks) {
    assert(cell < game->layout->cells && digit <= game->layout->side);
    assert(!game_is_clue(game, cell) && !(marks & ~game->layout->all) && !(digit && marks));
    game->open += !digit;
    game->open -= !game->digits[cell];
    game->digits[cell] = digit;
    game->marks[cell] = marks;
}

/* Makes a move; moves that were undone can no longer be redone. */
static void make(struct game *game, uint32_t cell, unsigned digit, Set marks, bool joined) {
    assert(cell < game->layout->cells && game->done <= game->moves.size);
    assert(!joined || game->done);
    struct game_move move = {.cell = cell,
                             .from = game->digits[cell],
                             .to = (uint8_t)digit,
                             .joined = joined,
                             .marks_from = game->marks[cell],
                             .marks_to = marks};
    game->moves.size = game->done;
    stack_push(game->memory, &game->moves, move);
    game->done++;
    put(game, cell, move.to, marks);
    assert(is_consistent(game));
}

bool game_strike(struct game *game, uint32_t cell, Set digits, bool joined) {
    if (!(game->marks[cell] & digits))
        return false;
    make(game, cell, game->digits[cell], game->marks[cell] & ~digits, joined);
    return true;
}

bool game_set(struct game *game, uint32_t cell, unsigned digit) {
    const struct layout *layout = game->layout;
    assert(digit && digit <= layout->side && !game_is_clue(game, cell));
    if (game->digits[cell] == digit)
        return false;
    make(game, cell, digit, 0, false);
    for (uint32_t i = layout->peers_begin[cell]; i < layout->peers_begin[cell + 1]; i++)
        game_strike(game, layout->peers[i], set_of(digit), true);
    return true;
}

bool game_clear(struct game *game, uint32_t cell) {
    assert(!game_is_clue(game, cell));
    if (!game->digits[cell] && !game->marks[cell])
        return false;
    make(game, cell, 0, 0, false);
    return true;
}

void game_mark(struct game *game, uint32_t cell, unsigned digit) {
    assert(!game->digits[cell] && digit && digit <= game->layout->side);
    make(game, cell, 0, game->marks[cell] ^ set_of(digit), false);
}

/* The digits that no peer of a cell has and that rules allow in the cell. */
static Set possible(const struct game *game, uint32_t cell) {
    const struct layout *layout = game->layout;
    const struct rules *rules = layout->variant.rules;
    Set digits = 0;
    for (unsigned digit = 1; digit <= layout->side; digit++)
        if (!rules || !rules->restricted || rules->allowed[cell] >> (digit - 1) & 1)
            digits |= set_of(digit);
    for (uint32_t i = layout->peers_begin[cell]; i < layout->peers_begin[cell + 1]; i++)
        if (game->digits[layout->peers[i]])
            digits &= ~set_of(game->digits[layout->peers[i]]);
    return digits;
}

uint32_t game_mark_all(struct game *game) {
    uint32_t changed = 0;
    for (uint32_t c = 0; c < game->layout->cells; c++) {
        Set marks = game->digits[c] ? game->marks[c] : possible(game, c);
        if (marks != game->marks[c])
            make(game, c, 0, marks, changed++ > 0);
    }
    return changed;
}

bool game_restart(struct game *game) {
    bool changed = false;
    for (uint32_t c = 0; c < game->layout->cells; c++)
        if (!game_is_clue(game, c) && (game->digits[c] || game->marks[c])) {
            make(game, c, 0, 0, changed);
            changed = true;
        }
    return changed;
}

bool game_fill(struct game *game, const uint8_t *solution) {
    bool changed = false;
    for (uint32_t c = 0; c < game->layout->cells; c++)
        if (game->digits[c] != solution[c]) {
            make(game, c, solution[c], 0, changed);
            changed = true;
        }
    return changed;
}

bool game_undo(struct game *game, uint32_t *cell) {
    const struct game_move *move;
    if (!game->done)
        return false;
    do {
        move = &game->moves.data[--game->done];
        put(game, move->cell, move->from, move->marks_from);
        assert(game->digits[move->cell] == move->from);
    } while (move->joined);
    *cell = move->cell;
    assert(is_consistent(game));
    return true;
}

bool game_redo(struct game *game, uint32_t *cell) {
    if (game->done == game->moves.size)
        return false;
    *cell = game->moves.data[game->done].cell;
    assert(!game->moves.data[game->done].joined);
    do {
        const struct game_move *move = &game->moves.data[game->done++];
        assert(game->digits[move->cell] == move->from &&
               game->marks[move->cell] == move->marks_from);
        put(game, move->cell, move->to, move->marks_to);
    } while (game->done < game->moves.size && game->moves.data[game->done].joined);
    return true;
}

/* Makes a move that was noted down elsewhere, if it fits the position. */
static bool replay_one(struct game *game, const struct game_move *move) {
    const struct layout *layout = game->layout;
    if (move->cell >= layout->cells || game_is_clue(game, move->cell) || move->to > layout->side ||
        (move->marks_to & ~layout->all) || (move->to && move->marks_to) ||
        (move->joined && !game->done))
        return false;
    if (move->from != game->digits[move->cell] || move->marks_from != game->marks[move->cell])
        return false;
    make(game, move->cell, move->to, move->marks_to, move->joined);
    return true;
}

static bool replay_all(struct game *game, const struct game_record *record) {
    uint32_t cell;
    for (size_t i = 0; i < record->moves.size; i++)
        if (!replay_one(game, &record->moves.data[i]))
            return false;
    while (game->done > record->done)
        game_undo(game, &cell);
    return game->done == record->done;
}

bool game_replay(struct game *game, const struct game_record *record) {
    uint32_t cell;
    assert(!game->moves.size && !game->done);
    if (replay_all(game, record))
        return true;
    while (game_undo(game, &cell))
        ;
    game->moves.size = 0;
    assert(is_consistent(game));
    return false;
}

void game_take(struct game *game, struct game_record *record) {
    assert(!record->moves.data);
    record->moves = game->moves;
    record->done = game->done;
    game->moves = (struct game_moves){0};
    game->done = 0;
}

void game_record_free(struct game_record *record, struct memory *memory) {
    stack_free(memory, &record->moves);
    record->done = 0;
}

/* Whether a cell that must differ from another by a rule has its digit. */
static bool clashes_by_rule(const struct game *game, uint32_t cell, struct game_clash *clash) {
    const struct rules *rules = game->layout->variant.rules;
    if (!rules || !game->digits[cell])
        return false;
    for (uint32_t i = rules->differ_begin[cell]; i < rules->differ_begin[cell + 1]; i++)
        if (game->digits[rules->differ.data[i]] == game->digits[cell]) {
            *clash = (struct game_clash){CLUES_RULE, rules->differ.data[i]};
            return true;
        }
    return false;
}

bool game_clashes(const struct game *game, uint32_t cell, struct game_clash *clash) {
    const struct variant *variant = &game->layout->variant;
    assert(cell < variant->cells);
    for (uint32_t i = variant->of_begin[cell];
         game->digits[cell] && i < variant->of_begin[cell + 1]; i++) {
        const uint32_t *members = variant_members(variant, variant->of[i]);
        for (unsigned k = 0; k < variant->side; k++)
            if (members[k] != cell && game->digits[members[k]] == game->digits[cell]) {
                *clash = (struct game_clash){variant->of[i], members[k]};
                return true;
            }
    }
    return clashes_by_rule(game, cell, clash);
}

uint32_t game_clash_count(const struct game *game) {
    struct game_clash clash;
    uint32_t count = 0;
    for (uint32_t c = 0; c < game->layout->cells; c++)
        count += game_clashes(game, c, &clash);
    return count;
}

bool game_is_solved(const struct game *game) {
    return !game->open && !game_clash_count(game) &&
           rulebond_all_hold(game->layout->variant.rules, game->digits);
}
