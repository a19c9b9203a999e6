/* SPDX-License-Identifier: MIT */
/* The state of one puzzle that is being played: digits, pencil marks, and all moves so far, which
 * can be undone and redone.
 *
 * The moves are the whole history: the position is the clues with the moves applied.  Changes that
 * belong together, such as a digit and the marks it removes, are undone together. */
#ifndef XSUDOKU_PLAY_GAME_H
#define XSUDOKU_PLAY_GAME_H

#include "common/human/layout.h"

enum { GAME_CELLS_MAX = LAYOUT_SIDE_MAX * LAYOUT_SIDE_MAX };

/* One cell changes. */
struct game_move {
    uint32_t cell;
    uint8_t from, to; /* digits, 0 for none */
    bool joined;      /* done and undone together with the move before */
    Set marks_from, marks_to;
};

STACK(game_moves, struct game_move);

/* The whole history of a game, apart from it. */
struct game_record {
    struct game_moves moves;
    size_t done;
    double seconds; /* played */
};

struct game {
    const struct layout *layout;
    const uint8_t *clues;
    uint8_t digits[GAME_CELLS_MAX]; /* clues and what was set; 0 for none */
    Set marks[GAME_CELLS_MAX];      /* pencilled into open cells */
    uint32_t open;                  /* cells without a digit */
    struct game_moves moves;
    size_t done; /* moves in force; those after them can be made again */
    struct memory *memory;
};

/* Two cells of a house with the same digit. */
struct game_clash {
    uint32_t house, other;
};

/* Begins with a puzzle.  The layout and the clues must outlive the game. */
void game_init(struct game *game, const struct layout *layout, const uint8_t *clues,
               struct memory *memory);
void game_free(struct game *game);

/* Whether a cell is a clue, which never changes. */
static inline bool game_is_clue(const struct game *game, uint32_t cell) {
    return game->clues[cell] != 0;
}

/* Sets a cell that is no clue to a digit from 1 to the side, and removes the digit from the marks
 * of its peers.  Returns false if the cell has that digit already. */
bool game_set(struct game *game, uint32_t cell, unsigned digit);

/* Removes digit and marks from a cell that is no clue.  Returns false if it has none. */
bool game_clear(struct game *game, uint32_t cell);

/* Adds a mark, a digit from 1 to the side, to an open cell, or removes it. */
void game_mark(struct game *game, uint32_t cell, unsigned digit);

/* Marks every open cell with all digits that no peer has and that rules allow it.  Returns how many
 * cells change. */
uint32_t game_mark_all(struct game *game);

/* Removes marks from open cells, as one move with the one before if joined.  Returns false when
 * the cell has none of them. */
bool game_strike(struct game *game, uint32_t cell, Set digits, bool joined);

/* Empties all cells but the clues; sets all cells as in a complete grid that keeps the clues.
 * Return false when nothing changes. */
bool game_restart(struct game *game);
bool game_fill(struct game *game, const uint8_t *solution);

/* Undo the last move, and redo the next one.  Return false if there is none; *cell is the cell of
 * the move. */
bool game_undo(struct game *game, uint32_t *cell);
bool game_redo(struct game *game, uint32_t *cell);

/* Makes the moves of a record, of which the first `done` are in force, in a game without moves.
 * Returns false, with only the clues in the game, if the moves do not fit. */
bool game_replay(struct game *game, const struct game_record *record);

/* Moves the history of a game into a record, which the caller frees with game_record_free. */
void game_take(struct game *game, struct game_record *record);
void game_record_free(struct game_record *record, struct memory *memory);

/* Whether a cell has the same digit as a peer, or as a cell that a rule has differ from it.  *clash
 * is the first such house and peer, or CLUES_RULE and the first such cell. */
bool game_clashes(const struct game *game, uint32_t cell, struct game_clash *clash);

/* How many cells clash. */
uint32_t game_clash_count(const struct game *game);

/* Whether every cell has a digit, no two clash and no rule is broken. */
bool game_is_solved(const struct game *game);

#endif
