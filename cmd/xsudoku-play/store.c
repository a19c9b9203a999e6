/* SPDX-License-Identifier: MIT */
#include "store.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/grids/grid.h"

/* The name of a link to the game written last. */
#define LAST "last"

/* The name of the book of that game. */
#define BOOK "book"

bool store_find(struct store *store) {
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int length = -1;
    if (state && *state == '/')
        length = snprintf(store->folder, sizeof store->folder, "%s/xsudoku-play", state);
    else if (home && *home == '/')
        length =
            snprintf(store->folder, sizeof store->folder, "%s/.local/state/xsudoku-play", home);
    return length > 0 && (size_t)length < sizeof store->folder;
}

/* Makes a folder and those above it. */
static bool make_folder(const char *folder) {
    char path[STORE_PATH];
    snprintf(path, sizeof path, "%s", folder);
    for (char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = 0;
        mkdir(path, 0700);
        *slash = '/';
    }
    return !mkdir(path, 0700) || errno == EEXIST;
}

/* Adds a byte to a hash value (Fowler, Noll and Vo's FNV-1a, 64 bits). */
static uint64_t hash(uint64_t value, unsigned byte) {
    return (value ^ byte) * 0x100000001b3;
}

/* The path of a puzzle's game. */
static void path_of(const struct store *store, const struct variant_shape *shape,
                    const uint8_t *clues, char path[STORE_PATH]) {
    uint64_t value = 0xcbf29ce484222325;
    value = hash(hash(value, shape->kind), shape->side);
    value = hash(hash(value, shape->box_rows), shape->box_columns);
    for (size_t i = 0; shape->rules && i < shape->rules->text.size; i++)
        value = hash(value, (unsigned char)shape->rules->text.data[i]);
    for (uint32_t c = 0; c < shape->area.cells; c++)
        value = hash(value, clues[c]);
    snprintf(path, STORE_PATH, "%s/%016" PRIx64, store->folder, value);
}

static void write_puzzle(struct output *out, const struct variant_shape *shape,
                         const uint8_t *clues) {
    grid_write_header(out, shape);
    grid_write_line(out, shape, clues);
    output_char(out, '\n');
}

static void write_game(struct output *out, const struct game *game, unsigned long seconds) {
    assert(game->done <= game->moves.size);
    write_puzzle(out, &game->layout->variant.shape, game->clues);
    output_format(out, "# time %lu\n# done %zu\n", seconds, game->done);
    for (size_t i = 0; i < game->moves.size; i++) {
        const struct game_move *move = &game->moves.data[i];
        output_format(out, "# move %" PRIu32 " %d %d %" PRIx64 " %" PRIx64 " %d\n", move->cell,
                      move->from, move->to, move->marks_from, move->marks_to, move->joined);
    }
    output_text(out, "# end\n");
}

/* Creates a new file; its name is written to fresh. */
static bool begin_file(struct output *out, const char *path, char fresh[STORE_PATH + 32],
                       struct diag *diag) {
    snprintf(fresh, STORE_PATH + 32, "%s.%ld", path, (long)getpid());
    return output_open(out, fresh, NULL, diag);
}

/* Closes that file and renames it to path. */
static bool end_file(struct output *out, const char *fresh, const char *path, struct diag *diag) {
    int failure = output_finish(out) ? 0 : out->failure;
    if (!failure && rename(fresh, path))
        failure = errno;
    if (!failure)
        return true;
    unlink(fresh);
    return diag_set(diag, "cannot write %s: %s", path, strerror(failure));
}

static bool write_and_rename(struct output *out, const struct game *game, unsigned long seconds,
                             const char *path, struct diag *diag) {
    char fresh[STORE_PATH + 32];
    if (!begin_file(out, path, fresh, diag))
        return false;
    write_game(out, game, seconds);
    return end_file(out, fresh, path, diag);
}

/* Points the link to a game.  A failure does no harm to the game. */
static void note_last(const struct store *store, const char *path) {
    char fresh[STORE_PATH + 32], link[STORE_PATH];
    assert(strrchr(path, '/'));
    snprintf(link, sizeof link, "%s/" LAST, store->folder);
    snprintf(fresh, sizeof fresh, "%s.%ld", link, (long)getpid());
    if (symlink(strrchr(path, '/') + 1, fresh) || rename(fresh, link))
        unlink(fresh);
}

bool store_write(const struct store *store, const struct game *game, unsigned long seconds,
                 struct diag *diag) {
    char path[STORE_PATH];
    if (!make_folder(store->folder))
        return diag_set(diag, "cannot make %s: %s", store->folder, strerror(errno));
    path_of(store, &game->layout->variant.shape, game->clues, path);
    struct output *out = memory_zeroed(game->memory, 1, sizeof *out);
    bool written = write_and_rename(out, game, seconds, path, diag);
    memory_release(game->memory, out);
    if (written)
        note_last(store, path);
    return written;
}

/* Reads a line of a file, cut to what any of ours needs.  Returns false at the end. */
static bool next_line(struct input *in, char *line, size_t room) {
    const unsigned char *text;
    size_t length;
    if (!input_line(in, &text, &length))
        return false;
    length = length < room ? length : room - 1;
    memcpy(line, text, length);
    line[length] = 0;
    return true;
}

/* Whether the file begins with the puzzle, which a buffer has room for. */
static bool read_puzzle(struct input *in, const struct variant_shape *shape, const uint8_t *clues,
                        struct memory *memory) {
    struct output *wanted = memory_zeroed(memory, 1, sizeof *wanted);
    write_puzzle(wanted, shape, clues);
    const unsigned char *line;
    size_t at = 0, length;
    while (at < wanted->used && input_line(in, &line, &length)) {
        if (at + length >= wanted->used || memcmp(wanted->buffer + at, line, length) != 0 ||
            wanted->buffer[at + length] != '\n')
            break;
        at += length + 1;
    }
    bool same = at == wanted->used;
    assert(at <= wanted->used);
    memory_release(memory, wanted);
    return same;
}

static bool read_move(const char *line, struct game_move *move) {
    unsigned from, to, joined;
    int end = 0;
    if (sscanf(line, "# move %" SCNu32 " %u %u %" SCNx64 " %" SCNx64 " %u%n", &move->cell, &from,
               &to, &move->marks_from, &move->marks_to, &joined, &end) != 6 ||
        line[end] || from > LAYOUT_SIDE_MAX || to > LAYOUT_SIDE_MAX || joined > 1)
        return false;
    move->from = (uint8_t)from;
    move->to = (uint8_t)to;
    move->joined = joined;
    return true;
}

/* Reads what follows the puzzle.  Returns false when it is not whole. */
static bool read_moves(struct input *in, struct game_record *record, struct memory *memory) {
    char line[160];
    struct game_move move;
    unsigned long seconds;
    if (!next_line(in, line, sizeof line) || sscanf(line, "# time %lu", &seconds) != 1)
        return false;
    if (!next_line(in, line, sizeof line) || sscanf(line, "# done %zu", &record->done) != 1)
        return false;
    record->seconds = (double)seconds;
    while (next_line(in, line, sizeof line)) {
        if (!strcmp(line, "# end"))
            return true;
        if (!read_move(line, &move))
            return false;
        stack_push(memory, &record->moves, move);
    }
    return false;
}

bool store_read(const struct store *store, const struct variant_shape *shape, const uint8_t *clues,
                struct game_record *record, struct memory *memory) {
    assert(!record->moves.size);
    char path[STORE_PATH];
    struct input in;
    struct diag diag;
    path_of(store, shape, clues, path);
    if (!input_open(&in, path, memory, &diag))
        return false;
    bool whole = read_puzzle(&in, shape, clues, memory) && read_moves(&in, record, memory);
    input_close(&in);
    if (!whole)
        game_record_free(record, memory);
    return whole;
}

bool store_latest(const struct store *store, char path[STORE_PATH]) {
    snprintf(path, STORE_PATH, "%s/" LAST, store->folder);
    return !access(path, R_OK);
}

static void book_path(const struct store *store, char path[STORE_PATH]) {
    snprintf(path, STORE_PATH, "%s/" BOOK, store->folder);
}

void store_write_book(const struct store *store, const struct book *book) {
    char path[STORE_PATH], fresh[STORE_PATH + 32];
    struct diag diag;
    book_path(store, path);
    if (book->puzzles.size < 2) {
        unlink(path);
        return;
    }
    struct output *out = memory_zeroed(book->memory, 1, sizeof *out);
    if (begin_file(out, path, fresh, &diag)) {
        book_write(out, book);
        end_file(out, fresh, path, &diag);
    }
    memory_release(book->memory, out);
}

bool store_latest_book(const struct store *store, char path[STORE_PATH]) {
    book_path(store, path);
    return !access(path, R_OK);
}
