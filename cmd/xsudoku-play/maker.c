/* SPDX-License-Identifier: MIT */
#include "maker.h"

#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/houses/clue.h"
#include "common/human/rating.h"
#include "common/rules/rulekinds.h"
#include "common/streams/program.h"
#include "process.h"

/* Seconds for rating a puzzle, and for making one. */
enum { RATING_PATIENCE = 5, MAKING_PATIENCE = 60 };

/* Kinds of rules that xsudoku-gen draws anew for each puzzle, with the option that asks for
 * them. */
static const struct {
    const char *kind;
    char option[16];
} drawn[] = {
    {"regions", "--jigsaw"},
    {"cage", "--killer"},
    {"thermo", "--thermo"},
    {"even", "--evenodd"},
    {"odd", "--evenodd"},
    {"consecutive", "--kropki"},
    {"ratio", "--kropki"},
    {"sandwich", "--sandwich"},
    {"skyscraper", "--skyscraper"},
    {"xsum", "--xsum"},
    {"numberedroom", "--numberedroom"},
};
enum { DRAWN = sizeof drawn / sizeof *drawn };

/* The program and what it is told; numbers and names of files are kept in it. */
struct command {
    char program[16], options[DRAWN][16];
    char minus_r[4], rules[PROCESS_NAME], minus_d[4], word[16], minus_h[4], holes[16];
    char board[8], size[24];
    char *list[DRAWN + 10];
    int count;
};

static void add(struct command *command, char *word) {
    assert(*word && (size_t)command->count + 1 < sizeof command->list / sizeof *command->list);
    command->list[command->count++] = word;
    command->list[command->count] = NULL;
}

/* The place in `drawn` of a rule's kind, or DRAWN. */
static int find_drawn(const struct rule *rule) {
    int i = 0;
    while (i < DRAWN && strcmp(drawn[i].kind, rule->kind->name) != 0)
        i++;
    return i;
}

/* Asks for a board as large as the puzzle's, if its rules are nothing but runs. */
static bool add_board(struct command *command, const struct rules *rules) {
    assert(area_is_board(&rules->area));
    for (size_t i = 0; i < rules->list.size; i++)
        if (!clue_is_one(&rules->list.data[i]))
            return false;
    strcpy(command->board, "--board");
    snprintf(command->size, sizeof command->size, "%ux%u", rules->area.rows, rules->area.columns);
    add(command, command->board);
    add(command, command->size);
    return true;
}

/* Asks for clues of the kinds that the puzzle has beside those of its variant.  Returns false, with
 * nothing asked for, where one of them has to be taken as it is. */
static bool add_kinds(struct command *command, const struct rules *rules) {
    int before = command->count;
    bool asked[DRAWN] = {false};
    if (rules && area_is_board(&rules->area))
        return add_board(command, rules);
    for (size_t i = rules ? rules->named : 0; rules && i < rules->list.size; i++) {
        int kind = find_drawn(&rules->list.data[i]);
        if (kind == DRAWN) {
            command->count = before;
            command->list[before] = NULL;
            return false;
        }
        for (int j = 0; j < kind; j++)
            if (!strcmp(drawn[j].option, drawn[kind].option))
                kind = j;
        if (!asked[kind]) {
            memcpy(command->options[kind], drawn[kind].option, sizeof command->options[kind]);
            add(command, command->options[kind]);
        }
        asked[kind] = true;
    }
    return true;
}

/* Says how difficult the puzzle is to be, or how many blanks it is to have. */
static void add_measure(struct command *command, struct human *h, const uint8_t *clues) {
    struct clues_clash clash;
    struct rating rating;
    if (human_start(h, clues, &clash) && rating_find(h, RATING_SCORE_MAX, &rating)) {
        strcpy(command->minus_d, "-d");
        snprintf(command->word, sizeof command->word, "%s", rating_ranges[rating.word].word);
        add(command, command->minus_d);
        add(command, command->word);
    }
}

static void add_holes(struct command *command, const struct layout *layout, const uint8_t *clues) {
    unsigned blanks = 0;
    for (uint32_t c = 0; c < layout->cells; c++)
        blanks += !clues[c];
    strcpy(command->minus_h, "-h");
    snprintf(command->holes, sizeof command->holes, "%u", blanks);
    add(command, command->minus_h);
    add(command, command->holes);
}

/* The rules that say which grids there are, and stay if others are drawn anew; NULL for none. */
static struct rules_text *grids_of(const struct variant *variant) {
    const struct variant_shape *shape = &variant->shape;
    if (area_is_square(&shape->area) || variant_has_grids(shape->kind))
        return NULL;
    struct rules_text *text = rules_text_new(variant->memory);
    rules_text_grids(text, &shape->area);
    return text;
}

/* What the new process does.  Rating the hardest puzzles takes long: the alarm then ends it. */
static _Noreturn void make(struct human *h, const char *own, const uint8_t *clues, bool rated,
                           int out) {
    const struct variant *variant = &h->layout->variant;
    struct variant_shape shape = variant->shape;
    struct command command = {.program = "xsudoku-gen", .minus_r = "-R"};
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    add(&command, command.program);
    if (add_kinds(&command, variant->rules))
        shape.rules = grids_of(variant);
    alarm(RATING_PATIENCE);
    if (rated)
        add_measure(&command, h, clues);
    else if (command.count == 1)
        add_holes(&command, h->layout, clues);
    int rules = process_pipe_grid(&shape, NULL);
    process_hand_on(rules, command.rules);
    add(&command, command.minus_r);
    add(&command, command.rules);
    alarm(MAKING_PATIENCE);
    process_become(own, command.list, -1, out, out);
}

bool maker_start(struct maker *maker, const char *own, struct human *h, const uint8_t *clues,
                 bool rated, struct diag *diag) {
    assert(!maker->running);
    int ends[2];
    *maker = (struct maker){.fd = -1, .rated = rated};
    if (!program_open_pipe(ends))
        return diag_set(diag, "cannot make a pipe: %s", strerror(errno));
    maker->process = fork();
    if (!maker->process)
        make(h, own, clues, rated, ends[1]);
    int failure = errno;
    close(ends[1]);
    maker->fd = ends[0];
    maker->running = maker->process > 0;
    if (maker->running)
        return true;
    close(ends[0]);
    return diag_set(diag, "cannot start xsudoku-gen: %s", strerror(failure));
}

static void reap(struct maker *maker) {
    assert(maker->running && maker->used < sizeof maker->text);
    while (waitpid(maker->process, &maker->status, 0) < 0 && errno == EINTR)
        ;
    close(maker->fd);
    maker->text[maker->used] = 0;
    maker->running = false;
}

bool maker_read(struct maker *maker) {
    assert(maker->running);
    if (process_read(maker->fd, maker->text, sizeof maker->text, &maker->used))
        return true;
    reap(maker);
    return false;
}

bool maker_was_late(const struct maker *maker) {
    return WIFSIGNALED(maker->status) && WTERMSIG(maker->status) == SIGALRM;
}

void maker_stop(struct maker *maker) {
    if (!maker->running)
        return;
    kill(maker->process, SIGKILL);
    reap(maker);
}
