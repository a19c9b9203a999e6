/* SPDX-License-Identifier: MIT */
#include "renew.h"

#include <string.h>
#include <unistd.h>

#include "common/streams/program.h"
#include "process.h"

static void start(struct session *s, bool rated) {
    struct diag diag;
    if (maker_start(&s->maker, s->own, &s->hint.human, session_puzzle(s)->clues, rated, &diag)) {
        s->told = HINT_NOTHING;
        session_say(s, "%s", SESSION_IN(s, "making a new puzzle ...", "正在出新题 ..."));
    } else {
        session_say(s, "%s", diag.text);
    }
}

void renew_ask(struct session *s) {
    if (!s->maker.running)
        start(s, true);
}

/* Says why there is no new puzzle: by the last line that was printed. */
static void say_failure(struct session *s) {
    char *text = s->maker.text, *line;
    size_t length = strlen(text);
    if (length && text[length - 1] == '\n')
        text[length - 1] = 0;
    line = strrchr(text, '\n');
    line = line ? line + 1 : text;
    if (maker_was_late(&s->maker))
        line = SESSION_IN(s, "it took too long", "用时太长");
    else if (!*line)
        line = SESSION_IN(s, "there is no xsudoku-gen beside this program or on PATH",
                          "本程序旁边和 PATH 上都没有 xsudoku-gen");
    session_say(s, SESSION_IN(s, "no new puzzle: %s", "没有新题：%s"), line);
}

/* Reads the puzzle that was printed.  Returns false where it was none. */
static bool read_puzzle(struct session *s) {
    static const struct houses houses = {.variant = VARIANT_PLAIN};
    char name[PROCESS_NAME];
    struct book fresh;
    struct diag diag;
    int ends[2];
    if (!program_open_pipe(ends))
        return false;
    book_init(&fresh, s->memory);
    bool fine = write(ends[1], s->maker.text, s->maker.used) == (ssize_t)s->maker.used;
    close(ends[1]);
    process_hand_on(ends[0], name);
    fine = fine && book_read(&fresh, name, &houses, &diag) && fresh.puzzles.size == 1;
    if (fine)
        session_append(s, &fresh.puzzles.data[0]);
    book_free(&fresh);
    close(ends[0]);
    return fine;
}

bool renew_go_on(struct session *s) {
    if (maker_read(&s->maker))
        return false;
    if (maker_was_late(&s->maker) && s->maker.rated) {
        start(s, false);
        return false;
    }
    if (s->maker.status || !read_puzzle(s)) {
        say_failure(s);
        return false;
    }
    session_open(s, s->book->puzzles.size - 1);
    return true;
}
