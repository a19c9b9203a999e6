/* SPDX-License-Identifier: MIT */
#include "lines.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "commands.h"

const struct session_keys lines_keys = {.next = "next", .restart = "restart", .quit = "quit"};

/* Takes a step as hints tell it, rRcC=D, for the command set R C D. */
static void take_step(struct call *call, char *word) {
    char *column = strchr(word, 'c'), *digit = strchr(word, '=');
    assert(call->count == 1);
    if (*word != 'r' || !column || !digit || column == word + 1 || digit <= column + 1 || !digit[1])
        return;
    *column = *digit = 0;
    call->words[0] = "set";
    call->words[1] = word + 1;
    call->words[2] = column + 1;
    call->words[3] = digit + 1;
    call->count = 4;
}

/* Splits a line into words, in place. */
static void split(struct call *call, char *line) {
    char *first = strtok(line, " \t\r");
    call->count = 0;
    for (char *word = first; word; word = strtok(NULL, " \t\r")) {
        if (call->count < COMMANDS_WORDS_MAX)
            call->words[call->count] = word;
        call->count++;
    }
    if (call->count == 1)
        take_step(call, first);
}

static void answer(struct call *call) {
    output_text(call->out, call->s->message);
    output_char(call->out, '\n');
    output_flush(call->out);
}

/* Makes a line that is fit to split and to print: other bytes become question marks. */
static void copy_line(char *line, size_t room, const unsigned char *text, size_t length) {
    assert(room);
    length = length < room ? length : room - 1;
    for (size_t i = 0; i < length; i++)
        line[i] = text[i] == '\t' || (text[i] >= 0x20 && text[i] < 0x7f) ? (char)text[i] : '?';
    line[length] = 0;
}

/* Reads the next line and carries it out.  Returns false at the end. */
static bool take_line(struct call *call, struct input *in, bool prompting) {
    char line[256];
    const unsigned char *text;
    size_t length;
    if (prompting)
        fputs("> ", stderr);
    if (!input_line(in, &text, &length)) {
        if (prompting)
            fputc('\n', stderr);
        return false;
    }
    copy_line(line, sizeof line, text, length);
    split(call, line);
    if (!call->count)
        return true;
    session_resume(call->s);
    commands_run(call);
    session_keep(call->s, false);
    answer(call);
    return !call->quit && !call->out->failure;
}

int lines_play(struct session *s, struct input *in, const struct files *files, bool prompting) {
    struct output *out = memory_zeroed(s->memory, 1, sizeof *out);
    struct call call = {.s = s, .out = out, .files = files};
    struct diag diag;
    int status = EXIT_DONE;
    output_stdout(out);
    answer(&call);
    if (s->watching)
        commands_wait(&call);
    if (prompting)
        fputs(SESSION_IN(s, "help lists the commands, show prints the grid\n",
                         "help 列出命令，show 打印盘面\n"),
              stderr);
    while (take_line(&call, in, prompting))
        ;
    if (in->failure) {
        input_failed(in, &diag);
        diag_error(&diag);
        status = EXIT_INPUT;
    }
    status = output_close(out, status);
    memory_release(s->memory, out);
    return status;
}
