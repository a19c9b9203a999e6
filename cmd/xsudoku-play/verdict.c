/* SPDX-License-Identifier: MIT */
#include "verdict.h"

#include <assert.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "common/grids/gridline.h"
#include "common/rules/rulebond.h"
#include "common/rules/ruleread.h"
#include "process.h"

void verdict_fail(struct verdict *verdict, const char *format, ...) {
    assert(*format);
    va_list args;
    verdict->kind = VERDICT_FAILED;
    va_start(args, format);
    vsnprintf(verdict->failure, sizeof verdict->failure, format, args);
    va_end(args);
}

/* Whether the digits are a solution of the cells given. */
static bool solves(const struct layout *layout, const uint8_t *cells, const uint8_t *digits) {
    assert(layout->cells <= GAME_CELLS_MAX);
    for (uint32_t c = 0; c < layout->cells; c++)
        if (cells[c] && cells[c] != digits[c])
            return false;
    for (uint32_t h = 0; h < layout->houses; h++) {
        Set found = 0;
        for (unsigned i = 0; i < layout->side; i++)
            found |= set_of(digits[layout_cell(layout, h, i)]);
        if (found != layout->all)
            return false;
    }
    return rulebond_all_hold(layout->variant.rules, digits);
}

/* Reads a complete grid from a line.  Returns false when it is something else. */
static bool read_grid(const struct layout *layout, const char *line, size_t length,
                      uint8_t *digits) {
    if (length != layout->cells)
        return false;
    for (uint32_t c = 0; c < layout->cells; c++) {
        digits[c] = gridline_symbols[(unsigned char)line[c]];
        if (!digits[c] || digits[c] > layout->side)
            return false;
    }
    return true;
}

/* One more grid was printed. */
static void take_grid(struct verdict *verdict, const struct layout *layout, const uint8_t *cells,
                      const uint8_t *digits) {
    if (!solves(layout, cells, digits)) {
        verdict_fail(verdict, WORDS_IN(verdict->language, "the solver's answer is no solution",
                                       "求解器的回答不是解"));
    } else if (verdict->kind == VERDICT_ONE) {
        verdict->kind = VERDICT_SEVERAL;
    } else {
        memcpy(verdict->solution, digits, layout->cells);
        verdict->kind = VERDICT_ONE;
    }
}

/* Whether a line is one of the rules of several grids, which are printed along with the answer. */
static bool is_rule(const struct layout *layout, const char *line, size_t length) {
    return !area_is_square(&layout->variant.shape.area) &&
           ruleread_looks_like_one((const unsigned char *)line, length, 0);
}

static void take_line(struct verdict *verdict, const struct layout *layout, const uint8_t *cells,
                      const char *line, size_t length) {
    uint8_t digits[GAME_CELLS_MAX];
    if (read_grid(layout, line, length, digits))
        take_grid(verdict, layout, cells, digits);
    else if (length == 13 && !memcmp(line, "# no solution", 13))
        verdict->kind = VERDICT_UNSAT;
    else if (length && *line == '#')
        verdict_fail(verdict, WORDS_IN(verdict->language, "the solver did not decide it in time",
                                       "求解器没有及时判定"));
    else if ((length < 2 || memcmp(line, "p ", 2) != 0) && !is_rule(layout, line, length))
        verdict_fail(verdict, "%.*s", (int)length, line);
}

/* Notes the first program that was missing or ended by a signal.  SIGPIPE does not count: it only
 * says that a later program stopped. */
static void note_crash(struct verdict *verdict, const struct pipeline *pipeline) {
    for (int i = PIPELINE_PROGRAMS; i--;) {
        const char *name = pipeline_programs[i];
        int status = pipeline->status[i];
        if (WIFSIGNALED(status) && WTERMSIG(status) != SIGPIPE)
            verdict_fail(
                verdict,
                WORDS_IN(verdict->language, "%s was ended by signal %d", "%s 被信号 %d 终止"), name,
                WTERMSIG(status));
        else if (WIFEXITED(status) && WEXITSTATUS(status) == PROCESS_NOT_FOUND)
            verdict_fail(verdict,
                         WORDS_IN(verdict->language,
                                  "there is no %s beside this program or on PATH",
                                  "本程序旁边和 PATH 上都没有 %s"),
                         name);
        else if (WIFEXITED(status) && WEXITSTATUS(status) == PROCESS_NOT_RUN)
            verdict_fail(verdict, WORDS_IN(verdict->language, "%s cannot be run", "%s 无法运行"),
                         name);
    }
}

/* Notes the first program that says by its status that it failed. */
static void note_failure(struct verdict *verdict, const struct pipeline *pipeline) {
    for (int i = PIPELINE_PROGRAMS; i--;)
        if (WIFEXITED(pipeline->status[i]) && WEXITSTATUS(pipeline->status[i]) > EXIT_NEGATIVE)
            verdict_fail(
                verdict,
                WORDS_IN(verdict->language, "%s ended with status %d", "%s 以状态 %d 结束"),
                pipeline_programs[i], WEXITSTATUS(pipeline->status[i]));
}

/* Reads what was printed line by line. */
static void read_lines(struct verdict *verdict, const struct pipeline *pipeline,
                       const struct layout *layout, const uint8_t *cells) {
    for (const char *line = pipeline->text; *line && verdict->kind != VERDICT_FAILED;) {
        size_t length = strcspn(line, "\n");
        take_line(verdict, layout, cells, line, length);
        line += length + (line[length] == '\n');
    }
}

void verdict_read(struct verdict *verdict, const struct pipeline *pipeline,
                  const struct layout *layout, const uint8_t *cells) {
    assert(!pipeline->running && pipeline->used < sizeof pipeline->text);
    *verdict = (struct verdict){.kind = VERDICT_NONE, .language = verdict->language};
    note_crash(verdict, pipeline);
    if (verdict->kind == VERDICT_NONE)
        read_lines(verdict, pipeline, layout, cells);
    if (verdict->kind != VERDICT_FAILED)
        note_failure(verdict, pipeline);
    if (verdict->kind == VERDICT_NONE)
        verdict_fail(verdict,
                     WORDS_IN(verdict->language, "the solver gave no answer", "求解器没有回答"));
    if (verdict->kind == VERDICT_ONE && pipeline->late)
        verdict->kind = VERDICT_SOME;
}
