/* SPDX-License-Identifier: MIT */
#include "canvas.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

/* Parameters of SGR by palette.  Grounds set both colours, so that text is readable whatever
 * colours the terminal has. */
static const char *const grounds[][GROUNDS] = {
    [PALETTE_MONOCHROME] = {"", "", "", "", ";1;4", ";4", ";1", ";1;4", ";7"},
    /* With eight colours none is left for the cursor: it has the two colours of the terminal,
     * exchanged, and no ground is black or white. */
    [PALETTE_8] = {"", ";46;30", ";44;37", ";45;37", ";1;4", ";43;30", ";42;30", ";41;37", ";7"},
    [PALETTE_256] = {"", ";48;5;238;38;5;255", ";48;5;24;38;5;255", ";48;5;60;38;5;255",
                     ";48;5;30;38;5;255", ";48;5;130;38;5;255", ";48;5;28;38;5;255",
                     ";48;5;124;38;5;255", ";48;5;220;38;5;16"},
};
static const char *const inks[][INKS] = {
    [PALETTE_MONOCHROME] = {"", ";1", "", ";1", ""},
    [PALETTE_8] = {"", ";1", "", ";1", ";36"},
    [PALETTE_256] = {"", ";1", "", ";1", ";38;5;37"},
};

void canvas_begin(struct canvas *canvas, unsigned rows, unsigned columns, struct memory *memory) {
    if (canvas->rows != rows || canvas->columns != columns) {
        canvas_free(canvas);
        *canvas = (struct canvas){.rows = rows, .columns = columns, .memory = memory};
        canvas->glyphs = memory_zeroed(memory, (size_t)rows * columns, sizeof *canvas->glyphs);
    }
    for (size_t i = 0; i < (size_t)rows * columns; i++)
        canvas->glyphs[i] = (struct glyph){.text = " "};
    canvas->aim = AIM_NOTHING;
}

void canvas_free(struct canvas *canvas) {
    memory_release(canvas->memory, canvas->glyphs);
    *canvas = (struct canvas){0};
}

/* Blanks the right half of a wide character whose left half has been written over. */
static void blank_half(struct glyph *row, unsigned columns, unsigned at) {
    if (at < columns && !*row[at].text)
        row[at].text[0] = ' ';
}

/* Puts a character of one or two columns into a row that has room for it.  A wide character that it
 * covers by half is removed, and its other half becomes blank. */
static void put_glyph(struct glyph *row, unsigned columns, unsigned at, struct glyph glyph,
                      unsigned width) {
    assert((width == 1 || width == 2) && at + width <= columns);
    if (!*row[at].text && at)
        row[at - 1] = (struct glyph){.text = " "};
    row[at] = glyph;
    if (width == 2) {
        row[at + 1] = glyph;
        row[at + 1].text[0] = 0;
    }
    assert(*row[at].text); /* no right half without its left one */
    blank_half(row, columns, at + width);
}

void canvas_put(struct canvas *canvas, int row, int column, enum ground ground, enum ink ink,
                const char *text) {
    assert((unsigned)ground < GROUNDS && (unsigned)ink < INKS);
    if (row < 0 || row >= (int)canvas->rows)
        return;
    struct glyph *glyphs = canvas->glyphs + (size_t)row * canvas->columns;
    unsigned width;
    for (size_t length; *text; text += length, column += (int)width) {
        struct glyph glyph = {
            .ground = (unsigned char)ground, .ink = (unsigned char)ink, .aim = canvas->aim};
        length = text_next(text, &width);
        assert(length < sizeof glyph.text);
        memcpy(glyph.text, text, length);
        if (column >= 0 && column + (int)width <= (int)canvas->columns)
            put_glyph(glyphs, canvas->columns, (unsigned)column, glyph, width);
    }
}

/* The glyph at a place, or NULL. */
static const struct glyph *glyph_at(const struct canvas *canvas, int row, int column) {
    if (row < 0 || row >= (int)canvas->rows || column < 0 || column >= (int)canvas->columns)
        return NULL;
    return &canvas->glyphs[(size_t)row * canvas->columns + (size_t)column];
}

const char *canvas_text(const struct canvas *canvas, int row, int column) {
    const struct glyph *glyph = glyph_at(canvas, row, column);
    return glyph ? glyph->text : "";
}

uint32_t canvas_aim(const struct canvas *canvas, int row, int column) {
    const struct glyph *glyph = glyph_at(canvas, row, column);
    return glyph ? glyph->aim : AIM_NOTHING;
}

/* Writes a row, without the blanks at its end: the rest of the line is erased instead, so that the
 * last column is never written into needlessly. */
static void write_row(struct output *out, const struct canvas *canvas, const struct glyph *glyphs,
                      enum palette palette) {
    assert((unsigned)palette < sizeof grounds / sizeof *grounds);
    unsigned ground = GROUND_NONE, ink = INK_PLAIN, end = canvas->columns;
    while (end && glyphs[end - 1].ground == GROUND_NONE && !strcmp(glyphs[end - 1].text, " "))
        end--;
    for (unsigned i = 0; i < end; i++) {
        if (glyphs[i].ground != ground || glyphs[i].ink != ink)
            output_format(out, "\033[0%s%sm", grounds[palette][glyphs[i].ground],
                          inks[palette][glyphs[i].ink]);
        ground = glyphs[i].ground;
        ink = glyphs[i].ink;
        output_text(out, glyphs[i].text);
    }
    if (ground != GROUND_NONE || ink != INK_PLAIN)
        output_text(out, "\033[0m");
    if (end < canvas->columns)
        output_text(out, "\033[K");
}

void canvas_write(struct output *out, const struct canvas *canvas, enum palette palette) {
    for (unsigned r = 0; r < canvas->rows; r++) {
        output_format(out, "\033[%u;1H", r + 1);
        write_row(out, canvas, canvas->glyphs + (size_t)r * canvas->columns, palette);
    }
    output_flush(out);
}

enum palette canvas_palette(bool color) {
    const char *term = getenv("TERM"), *depth = getenv("COLORTERM");
    if (!color)
        return PALETTE_MONOCHROME;
    return (term && strstr(term, "256color")) || (depth && *depth) ? PALETTE_256 : PALETTE_8;
}
