/* SPDX-License-Identifier: MIT */
/* A frame of the screen in memory: characters with styles, written at once.
 *
 * A style consists of a ground, which says what a cell of the board is at the moment, and an ink,
 * which says what is written in it.  A palette says how the terminal shows them. */
#ifndef XSUDOKU_PLAY_CANVAS_H
#define XSUDOKU_PLAY_CANVAS_H

#include "common/base/memory.h"
#include "common/streams/output.h"

enum ground {
    GROUND_NONE,
    GROUND_EXTRA,      /* in a house that only the variant has */
    GROUND_PEER,       /* sees the cell at the cursor */
    GROUND_PEER_EXTRA, /* both */
    GROUND_SAME,       /* has the digit of the cell at the cursor */
    GROUND_HINT,       /* the hint is about it */
    GROUND_RIGHT,      /* as checked */
    GROUND_WRONG,      /* as checked, or in conflict */
    GROUND_CURSOR,
    GROUNDS,
};

enum ink {
    INK_PLAIN,
    INK_CLUE,
    INK_MARK,
    INK_TITLE,
    INK_RULE, /* what rules draw, where the ground is none */
    INKS,
};

enum palette { PALETTE_MONOCHROME, PALETTE_8, PALETTE_256 };

/* What a press of the mouse at a place means: nothing, a key, or the choice of a cell. */
enum { AIM_NOTHING, AIM_KEY = 1 << 16, AIM_CELL = 1 << 17 };

struct glyph {
    char text[5]; /* one character in UTF-8, terminated; empty behind one of two columns */
    unsigned char ground, ink;
    uint32_t aim; /* AIM_KEY + key, AIM_CELL + cell, or AIM_NOTHING */
};

struct canvas {
    unsigned rows, columns;
    struct glyph *glyphs;
    uint32_t aim; /* the aim of all characters put from now on */
    struct memory *memory;
};

/* Makes the canvas blank, of a size. */
void canvas_begin(struct canvas *canvas, unsigned rows, unsigned columns, struct memory *memory);
void canvas_free(struct canvas *canvas);

/* Puts text from a place on, each character into one column or two, as text_next says.  Text
 * outside the canvas is cut off. */
void canvas_put(struct canvas *canvas, int row, int column, enum ground ground, enum ink ink,
                const char *text);

/* The character and the aim at a place; none outside the canvas. */
const char *canvas_text(const struct canvas *canvas, int row, int column);
uint32_t canvas_aim(const struct canvas *canvas, int row, int column);

/* Writes the whole frame. */
void canvas_write(struct output *out, const struct canvas *canvas, enum palette palette);

/* The palette for the terminal that TERM, COLORTERM and NO_COLOR describe. */
enum palette canvas_palette(bool color);

#endif
