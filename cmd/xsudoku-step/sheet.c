/* SPDX-License-Identifier: MIT */
#include "sheet.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "common/human/explain.h"
#include "common/streams/html.h"
#include "common/streams/svg.h"
#include "stepdrawing.h"
#include "steplegend.h"

/* In the units of drawings: between panels, letters, and lines of them. */
enum { COLUMNS = 3, GAP = 18, LETTERS = 7, LINE = 9, TEXT_MAX = 4096, LEGEND_WIDTH = 480 };

/* About how wide letters are, in hundredths of their size: of the Latin script, and wide ones,
 * whose UTF-8 begins with WIDE_BYTE or more. */
enum { NARROW = 56, WIDE = 100, WIDE_BYTE = 0xe3, QUOTE_BYTE = 0xe2 };

struct sheet {
    struct output *out;
    struct human *h;
    struct output words;    /* the text of a step */
    struct board before;    /* the position before it */
    struct drawing drawing; /* the drawing of this position */
    struct drawing_margins margins;
    uint8_t *marks, *clues;
    enum words_language language;
    char text[TEXT_MAX];
    size_t length;
    uint32_t number; /* of the panel */
    double top;      /* the top of the row */
    double deepest;  /* the bottom of the lowest panel of the row, or of the legend */
    unsigned signs;  /* of the legend */
};

static double grid_width(const struct sheet *sheet) {
    return DRAWING_CELL * sheet->h->layout->variant.shape.area.columns;
}

/* The width of a panel, the distance of its grid from its left edge and, below its number, from its
 * top. */
static double panel_width(const struct sheet *sheet) {
    return sheet->margins.left + grid_width(sheet) + sheet->margins.right;
}
static double grid_top(const struct sheet *sheet) {
    return sheet->top + LINE + sheet->margins.top;
}

static double grid_height(const struct sheet *sheet) {
    return DRAWING_CELL * sheet->h->layout->variant.shape.area.rows;
}

/* Takes the effect, pattern and idea of the step as one text. */
static void take_text(struct sheet *sheet) {
    struct output *words = &sheet->words;
    words->used = 0;
    const char *idea = sheet->h->step.technique->idea[sheet->language];
    explain_step(words, sheet->h->layout, &sheet->h->step, sheet->language);
    output_text(words, idea ? ": " : "");
    output_text(words, idea ? idea : "");
    sheet->length = words->used < TEXT_MAX ? words->used : TEXT_MAX;
    memcpy(sheet->text, words->buffer, sheet->length);
    words->used = 0;
}

/* Whether a byte of UTF-8 continues a character. */
static bool goes_on(unsigned char byte) {
    return (byte & 0xc0) == 0x80;
}

/* Whether a line may end before a byte other than the first: at a blank, in a chain at a link, and
 * after a wide character, but not before a stop or quote. */
static bool may_break(const char *text, size_t at) {
    assert(at);
    unsigned char byte = (unsigned char)text[at];
    size_t before = at - 1;
    while (before > 0 && goes_on((unsigned char)text[before]))
        before--;
    return byte == ' ' || (byte == '(' && strchr("-=", text[at - 1])) ||
           ((unsigned char)text[before] >= WIDE_BYTE && !goes_on(byte) && byte != QUOTE_BYTE &&
            !strchr(",.:;)", byte) && !words_stop(text + at));
}

/* The length of the line that begins at text and has room for `letters` characters. */
static size_t line_length(const char *text, size_t length, unsigned room) {
    assert(length && room);
    unsigned width = 0;
    size_t end = 0;
    for (size_t at = 0; at < length; at++) {
        unsigned char byte = (unsigned char)text[at];
        if (at && may_break(text, at))
            end = at;
        width += goes_on(byte) ? 0 : byte >= WIDE_BYTE ? WIDE : NARROW;
        assert(end <= at);
        if (width > room && !goes_on(byte) && byte != ' ')
            return end ? end : at ? at : length;
    }
    return length;
}

/* Writes the text in lines; if `out` is NULL, only counts them. */
static unsigned write_lines(struct output *out, const struct sheet *sheet, double x, double y) {
    unsigned room = (unsigned)(grid_width(sheet) / LETTERS * 100);
    size_t at = 0;
    unsigned lines = 0;
    for (; at < sheet->length; lines++) {
        size_t length = line_length(sheet->text + at, sheet->length - at, room);
        if (out) {
            output_format(out, "<text x=\"%.1f\" y=\"%.1f\">", x, y + lines * LINE);
            html_text(out, sheet->text + at, length);
            output_text(out, "</text>\n");
        }
        assert(length && at + length <= sheet->length);
        at += length;
        while (at < sheet->length && sheet->text[at] == ' ')
            at++;
    }
    return lines;
}

/* Begins a row if the panel is the first of one.  Returns the position of its grid. */
static double place_panel(struct sheet *sheet) {
    if (sheet->number % COLUMNS == 0)
        sheet->top = sheet->deepest + GAP;
    return GAP + sheet->number++ % COLUMNS * (panel_width(sheet) + GAP) + sheet->margins.left;
}

static void end_panel(struct sheet *sheet, unsigned lines) {
    double bottom =
        grid_top(sheet) + grid_height(sheet) + sheet->margins.bottom + LINE * (lines + 0.5);
    sheet->deepest = bottom > sheet->deepest ? bottom : sheet->deepest;
    assert(sheet->number && bottom > sheet->top);
}

/* Puts the position before the step into the drawing. */
static void show(struct sheet *sheet) {
    const struct board *before = &sheet->before;
    unsigned side = before->layout->side;
    for (uint32_t c = 0; c < before->layout->cells; c++) {
        sheet->clues[c] = set_has(before->given, c) ? before->digits[c] : 0;
        for (unsigned d = 1; d <= side; d++)
            sheet->marks[c * side + d - 1] = (before->candidates[c] & set_of(d)) != 0;
    }
    sheet->drawing = (struct drawing){.variant = &before->layout->variant,
                                      .cells = before->digits,
                                      .clues = sheet->clues,
                                      .marks = sheet->marks};
}

static void write_panel(struct sheet *sheet) {
    double x = place_panel(sheet);
    unsigned lines = write_lines(NULL, sheet, 0, 0);
    if (sheet->out) {
        show(sheet);
        output_format(sheet->out, "<text x=\"%.1f\" y=\"%.1f\" font-weight=\"bold\">%llu</text>\n",
                      x, sheet->top + LETTERS - 1.0, (unsigned long long)sheet->h->steps);
        output_format(sheet->out, "<g transform=\"translate(%.1f %.1f)\">\n", x, grid_top(sheet));
        stepdrawing_write(sheet->out, &sheet->drawing, &sheet->before, &sheet->h->step);
        output_text(sheet->out, "</g>\n");
        write_lines(sheet->out, sheet, x,
                    grid_top(sheet) + grid_height(sheet) + sheet->margins.bottom + LINE);
    }
    end_panel(sheet, lines);
}

/* The bottom of the legend, known after a walk. */
static double legend_bottom(const struct sheet *sheet) {
    unsigned lines = steplegend_lines(sheet->signs);
    return lines ? GAP + lines * LINE : 0;
}

/* Solves the puzzle, and draws it if there is an output.  Returns the outcome. */
static enum human_outcome walk(struct sheet *sheet, const uint8_t *clues, uint64_t most) {
    enum human_outcome outcome = HUMAN_STEP;
    struct clues_clash clash;
    human_start(sheet->h, clues, &clash);
    sheet->number = 0;
    sheet->deepest = legend_bottom(sheet);
    while (sheet->h->steps < most) {
        board_copy(&sheet->before, &sheet->h->board);
        outcome = human_next(sheet->h);
        if (outcome != HUMAN_STEP)
            break;
        take_text(sheet);
        sheet->signs |= stepdrawing_signs(&sheet->h->step);
        write_panel(sheet);
    }
    return outcome;
}

static void begin_document(struct output *out, struct sheet *sheet) {
    double width = fmax(GAP + COLUMNS * (panel_width(sheet) + GAP), LEGEND_WIDTH),
           height = sheet->deepest + GAP;
    svg_open(out, &(struct svg_frame){0, 0, width, height, width * 1.5, height * 1.5, ""},
             " font-family=\"Helvetica, Arial, sans-serif\" font-size=\"7\"");
    svg_title(out, "Sudoku, step by step");
    output_format(out, "<rect width=\"%.0f\" height=\"%.0f\" fill=\"#fff\"/>\n", width, height);
}

bool sheet_write(struct output *out, struct human *h, const struct grid *puzzle, uint64_t most,
                 enum words_language language) {
    struct memory *memory = h->memory;
    const struct layout *layout = h->layout;
    struct sheet *sheet = memory_zeroed(memory, 1, sizeof *sheet);
    sheet->h = h;
    sheet->language = language;
    sheet->marks = memory_zeroed(memory, layout->cells, layout->side);
    sheet->clues = memory_zeroed(memory, layout->cells, 1);
    board_init(&sheet->before, layout, memory);
    sheet->drawing.variant = &layout->variant;
    sheet->margins = drawing_margins(&sheet->drawing);
    enum human_outcome outcome = walk(sheet, puzzle->cells, most);
    sheet->deepest += legend_bottom(sheet);
    begin_document(out, sheet);
    steplegend_write(out, sheet->signs, GAP, GAP, LINE, language);
    uint32_t panels = sheet->number;
    sheet->out = out;
    walk(sheet, puzzle->cells, most);
    assert(sheet->number == panels); /* the same steps as when the document was measured */
    (void)panels;
    svg_end(out);
    board_free(&sheet->before, memory);
    memory_release(memory, sheet->clues);
    memory_release(memory, sheet->marks);
    memory_release(memory, sheet);
    return outcome != HUMAN_OVER;
}
