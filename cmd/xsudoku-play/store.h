/* SPDX-License-Identifier: MIT */
/* Games kept between runs: a file each, named after its puzzle, in a folder of the user.
 *
 * A file is a grid (sudoku(5)) with the clues, followed by the moves in comments, so that the other
 * tools can read it.  A new file is written beside the old one and renamed over it, so that the
 * file is complete at any time. */
#ifndef XSUDOKU_PLAY_STORE_H
#define XSUDOKU_PLAY_STORE_H

#include "book.h"
#include "game.h"

enum { STORE_PATH = 4096 };

struct store {
    char folder[STORE_PATH - 64];
};

/* Finds the folder: xsudoku-play in $XDG_STATE_HOME, or in .local/state in $HOME.  Returns false
 * when the environment names neither by a whole path. */
bool store_find(struct store *store);

/* Writes a game and the seconds played, making the folder where it is missing.  Returns false with
 * diag's text filled on failure. */
bool store_write(const struct store *store, const struct game *game, unsigned long seconds,
                 struct diag *diag);

/* Reads what was kept of a puzzle into an empty record.  Returns false, with the record empty, when
 * there is nothing, or nothing that can be read. */
bool store_read(const struct store *store, const struct variant_shape *shape, const uint8_t *clues,
                struct game_record *record, struct memory *memory);

/* Writes the book of the game that was written last, for store_latest_book.  A failure does no harm
 * to the games. */
void store_write_book(const struct store *store, const struct book *book);

/* The path of the book that store_write_book has written.  Returns false if there is none. */
bool store_latest_book(const struct store *store, char path[STORE_PATH]);

/* The path of the game that was written last, in path.  Returns false when there is none. */
bool store_latest(const struct store *store, char path[STORE_PATH]);

#endif
