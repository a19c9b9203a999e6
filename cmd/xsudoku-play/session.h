/* What a player can do, on the screen and in lines alike: the puzzle at hand and its game, the
 * solver's verdicts on it, hints, time.  Everything that is done answers in one line, message. */
#ifndef XSUDOKU_PLAY_SESSION_H
#define XSUDOKU_PLAY_SESSION_H

#include "book.h"
#include "game.h"
#include "hint.h"
#include "store.h"
#include "verdict.h"

enum { SESSION_TEXT = 400 };

/* What waits for the solver. */
enum session_want { WANT_NOTHING, WANT_CHECK, WANT_SOLVE };

/* What a check found of a cell. */
enum session_mark { MARK_NONE, MARK_RIGHT, MARK_WRONG };

/* What the player types, to be told what can be done. */
struct session_keys {
    const char *next, *restart, *quit;
};

struct session {
    const struct book *book;
    const char *own;             /* how the program was called */
    size_t at;                   /* the puzzle's number, from 0 */
    struct game_record *records; /* by puzzle: its game, while another one is played */
    struct layout layout;
    struct game game;
    struct hint hint;

    struct pipeline pipeline;
    uint8_t asked[GAME_CELLS_MAX]; /* what the pipeline works on */
    bool asked_position;           /* that is the position at hand, not the puzzle */
    struct verdict puzzle;         /* on the clues */
    struct verdict position;       /* on the digits, where the clues leave several solutions */
    enum session_want want;

    uint8_t checked[GAME_CELLS_MAX]; /* enum session_mark, until something changes */
    bool hinted;                     /* hint has something that can be done */
    bool unsaved;                    /* the game has changed since it was kept */

    const struct store *store; /* where games are kept, or NULL */
    bool fresh;                /* not what was kept before this run; the caller may set it */
    const struct session_keys *keys;

    double before;  /* seconds played before `since` */
    double since;   /* of clock_seconds */
    bool ticking;   /* time counts since then */
    uint32_t focus; /* the cell that the message is about, or SESSION_NOWHERE */
    char message[SESSION_TEXT];
    struct memory *memory;
};

#define SESSION_NOWHERE UINT32_MAX

/* own is how the program was called; the store may be NULL, for games that are not kept. */
void session_init(struct session *s, const struct book *book, const char *own,
                  const struct session_keys *keys, const struct store *store,
                  struct memory *memory);
void session_free(struct session *s);

/* Goes to a puzzle of the book, and on with its game. */
void session_open(struct session *s, size_t at);

/* Keeps the game at hand, if it has changed, or at the end with the time that it has taken.  When
 * that fails it is said once, and nothing is kept any more. */
void session_keep(struct session *s, bool end);

static inline const struct book_puzzle *session_puzzle(const struct session *s) {
    return &s->book->puzzles.data[s->at];
}

/* Sets the message, printf-wise, with no cell in focus. */
void session_say(struct session *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Moves; digit is from 1 to side.  Each says what came of it. */
void session_set(struct session *s, uint32_t cell, unsigned digit);
void session_mark(struct session *s, uint32_t cell, unsigned digit);
void session_clear(struct session *s, uint32_t cell);
void session_undo(struct session *s);
void session_redo(struct session *s);
void session_restart(struct session *s);

/* Tells the next step, and does what was told last. */
void session_hint(struct session *s);
void session_apply(struct session *s);

/* Asks the solver about the puzzle, unless that is known or under way. */
void session_ask(struct session *s);

/* Checks or solves as soon as the solver has said what is needed, see session_go_on. */
void session_want(struct session *s, enum session_want want);

/* While the pipeline runs: reads what it prints, waiting for it.  At its end does what is
 * wanted, or says what is odd about the puzzle; then returns true. */
bool session_go_on(struct session *s);

/* Time played, in whole seconds; whether it goes on. */
unsigned long session_seconds(const struct session *s);
void session_tick(struct session *s, bool ticking);

#endif
