/* SPDX-License-Identifier: MIT */
/* What a player can do, on the screen and in lines alike: the current puzzle and its game, what is
 * known about it, and the time.  Each action answers in one line, s->message.  For advice see
 * advice.h. */
#ifndef XSUDOKU_PLAY_SESSION_H
#define XSUDOKU_PLAY_SESSION_H

#include <assert.h>

#include "book.h"
#include "game.h"
#include "hint.h"
#include "maker.h"
#include "store.h"
#include "verdict.h"

enum { SESSION_TEXT = 1000 };

/* Selects one of two texts by the language of the player. */
#define SESSION_IN(s, english, chinese) WORDS_IN((s)->language, english, chinese)

/* What waits for the solver. */
enum session_want { WANT_NOTHING, WANT_CHECK, WANT_SOLVE };

/* What a check found of a cell. */
enum session_mark { MARK_NONE, MARK_RIGHT, MARK_WRONG };

/* The keys or commands that messages name. */
struct session_keys {
    const char *next, *restart, *quit;
};

struct session {
    struct book *book;
    const char *own;             /* how the program was called */
    size_t at;                   /* the puzzle's number, from 0 */
    struct game_record *records; /* by puzzle: its game while another puzzle is played */
    struct layout layout;
    struct game game;
    struct hint hint;

    struct pipeline pipeline;
    uint8_t asked[GAME_CELLS_MAX]; /* the grid that the pipeline works on */
    bool asked_position;           /* this grid is the position, not the puzzle */
    struct verdict puzzle;         /* on the clues */
    struct verdict position;       /* on the digits, where the clues leave several solutions */
    enum session_want want;
    struct maker maker; /* of a new puzzle */

    uint8_t checked[GAME_CELLS_MAX]; /* enum session_mark, until something changes */
    bool watching;                   /* wrong digits are told at once; the caller may set it */
    enum hint_share told; /* how much of the hint was told; after HINT_WHOLE it can be followed */
    bool unsaved;         /* the game has changed since it was kept */

    const struct store *store; /* where games are kept, or NULL */
    bool shelved;              /* the book was written to the store, too */
    bool fresh;                /* games kept before this run are ignored; the caller may set it */
    const struct session_keys *keys;
    enum words_language language;

    double before;  /* seconds played before `since` */
    double since;   /* of clock_seconds */
    bool ticking;   /* time counts since then */
    bool paused;    /* the player has stopped the time */
    uint32_t focus; /* the cell that the message is about, or SESSION_NOWHERE */
    char message[SESSION_TEXT];
    struct memory *memory;
};

#define SESSION_NOWHERE UINT32_MAX

/* own is how the program was called; the store may be NULL, for games that are not kept. */
void session_init(struct session *s, struct book *book, const char *own,
                  const struct session_keys *keys, enum words_language language,
                  const struct store *store, struct memory *memory);
void session_free(struct session *s);

/* Adds a puzzle at the end of the book. */
void session_append(struct session *s, const struct book_puzzle *puzzle);

/* Goes to a puzzle of the book and continues its game. */
void session_open(struct session *s, size_t at);

/* Keeps the current game if it has changed; at the end also the time that it has taken.  A failure
 * is reported once, and then nothing is kept any more. */
void session_keep(struct session *s, bool end);

static inline const struct book_puzzle *session_puzzle(const struct session *s) {
    assert(s->at < s->book->puzzles.size);
    return &s->book->puzzles.data[s->at];
}

/* Sets the message, printf-wise, with no cell in focus. */
void session_say(struct session *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Appends to the message. */
void session_add(struct session *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A cell's row and column as people count them, from 1. */
static inline unsigned session_row(const struct session *s, uint32_t cell) {
    return variant_row(&s->layout.variant, cell) + 1;
}
static inline unsigned session_column(const struct session *s, uint32_t cell) {
    return variant_column(&s->layout.variant, cell) + 1;
}

/* Moves; digit is from 1 to side.  Each sets the message to its result. */
void session_set(struct session *s, uint32_t cell, unsigned digit);
void session_mark(struct session *s, uint32_t cell, unsigned digit);
void session_mark_all(struct session *s);
void session_clear(struct session *s, uint32_t cell);
void session_undo(struct session *s);
void session_redo(struct session *s);
void session_restart(struct session *s);

/* Must be called after a change of the position: forgets what was found out about the old one, and
 * stops the time if nothing is left to do. */
void session_changed(struct session *s);

/* Marks wrong digits, if the player wants to be told at once and the solution is known to be the
 * only one. */
void session_watch(struct session *s);
void session_toggle_watch(struct session *s);

/* session_seconds: the time played, in whole seconds.  session_tick: starts or stops the time. */
unsigned long session_seconds(const struct session *s);
void session_tick(struct session *s, bool ticking);

/* Stops the time if it runs, and lets it run again. */
void session_pause(struct session *s);
void session_resume(struct session *s);

#endif
