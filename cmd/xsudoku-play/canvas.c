#include "canvas.h"

#include <stdlib.h>
#include <string.h>

/* Parameters of SGR by palette.  Grounds set both colours, so that they are readable whatever those
 * of the terminal are. */
static const char *const grounds[][GROUNDS] = {
    [PALETTE_MONOCHROME] = {"", "", "", "", ";1;4", ";4", ";1", ";1;4", ";7"},
    /* Of eight colours none is left for the cursor: it has the terminal's own two, exchanged, and
     * no ground is black or white. */
    [PALETTE_8] = {"", ";46;30", ";44;37", ";45;37", ";1;4", ";43;30", ";42;30", ";41;37", ";7"},
    [PALETTE_256] = {"", ";48;5;238;38;5;255", ";48;5;24;38;5;255", ";48;5;60;38;5;255",
                     ";48;5;30;38;5;255", ";48;5;130;38;5;255", ";48;5;28;38;5;255",
                     ";48;5;124;38;5;255", ";48;5;220;38;5;16"},
};
static const char *const inks[INKS] = {"", ";1", "", ";1"};

void canvas_begin(struct canvas *canvas, unsigned rows, unsigned columns, struct memory *memory) {
    if (canvas->rows != rows || canvas->columns != columns) {
        canvas_free(canvas);
        *canvas = (struct canvas){.rows = rows, .columns = columns, .memory = memory};
        canvas->glyphs = memory_zeroed(memory, (size_t)rows * columns, sizeof *canvas->glyphs);
    }
    for (size_t i = 0; i < (size_t)rows * columns; i++)
        canvas->glyphs[i] = (struct glyph){.text = " "};
}

void canvas_free(struct canvas *canvas) {
    memory_release(canvas->memory, canvas->glyphs);
    *canvas = (struct canvas){0};
}

/* The length of a character in UTF-8, by its first byte. */
static size_t length_of(const char *text) {
    unsigned char c = (unsigned char)*text;
    size_t length = c < 0x80 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
    size_t there = strnlen(text, length);
    return there < length ? there : length;
}

void canvas_put(struct canvas *canvas, int row, int column, enum ground ground, enum ink ink,
                const char *text) {
    for (; *text; column++) {
        size_t length = length_of(text);
        if (row >= 0 && row < (int)canvas->rows && column >= 0 && column < (int)canvas->columns) {
            struct glyph *glyph = &canvas->glyphs[(size_t)row * canvas->columns + (size_t)column];
            *glyph = (struct glyph){.ground = (unsigned char)ground, .ink = (unsigned char)ink};
            memcpy(glyph->text, text, length);
        }
        text += length;
    }
}

/* Writes a row, without the blanks at its end: the rest of the line is erased instead, so that the
 * last column is never written into needlessly. */
static void write_row(const struct canvas *canvas, const struct glyph *glyphs, enum palette palette,
                      struct output *out) {
    unsigned ground = GROUND_NONE, ink = INK_PLAIN, end = canvas->columns;
    while (end && glyphs[end - 1].ground == GROUND_NONE && !strcmp(glyphs[end - 1].text, " "))
        end--;
    for (unsigned i = 0; i < end; i++) {
        if (glyphs[i].ground != ground || glyphs[i].ink != ink)
            output_format(out, "\033[0%s%sm", grounds[palette][glyphs[i].ground],
                          inks[glyphs[i].ink]);
        ground = glyphs[i].ground;
        ink = glyphs[i].ink;
        output_text(out, glyphs[i].text);
    }
    if (ground != GROUND_NONE || ink != INK_PLAIN)
        output_text(out, "\033[0m");
    if (end < canvas->columns)
        output_text(out, "\033[K");
}

void canvas_write(const struct canvas *canvas, enum palette palette, struct output *out) {
    for (unsigned r = 0; r < canvas->rows; r++) {
        output_format(out, "\033[%u;1H", r + 1);
        write_row(canvas, canvas->glyphs + (size_t)r * canvas->columns, palette, out);
    }
    output_flush(out);
}

enum palette canvas_palette(bool color) {
    const char *term = getenv("TERM"), *depth = getenv("COLORTERM");
    if (!color)
        return PALETTE_MONOCHROME;
    return (term && strstr(term, "256color")) || (depth && *depth) ? PALETTE_256 : PALETTE_8;
}
