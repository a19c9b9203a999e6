/* SPDX-License-Identifier: MIT */
/* SVG drawings: the frame, colours and fonts common to all.
 *
 * The colours are those of Okabe and Ito (2008), which remain distinct with all kinds of colour
 * vision; drawings also use different shapes or marks. */
#ifndef COMMON_STREAMS_SVG_H
#define COMMON_STREAMS_SVG_H

#include "common/streams/output.h"

#define SVG_INK "#222222"
#define SVG_GREY "#8a8a8a"
#define SVG_PALE "#e8e8e8"
#define SVG_BLUE "#0072b2"
#define SVG_RED "#d55e00"
#define SVG_PALE_RED "#fbe0cf"
#define SVG_GREEN "#009e73"
#define SVG_PALE_GREEN "#cdeee4"
#define SVG_YELLOW "#f0e442"

/* The frame of a document: the rectangle of its units that is shown, and its size on paper or
 * screen, in a unit of CSS ("mm") or in pixels (""). */
struct svg_frame {
    double x, y, width, height;
    double shown_width, shown_height;
    const char *unit;
};

/* Writes the start tag of a document; `more` are further attributes, beginning with a blank, or
 * "". */
void svg_open(struct output *out, const struct svg_frame *frame, const char *more);

/* Writes the title, which viewers show. */
void svg_title(struct output *out, const char *title);

/* Begins a drawing on white of width x height units, about a pixel each.  If it is wider than the
 * window of a browser it is scaled down, at most to half its size. */
void svg_begin(struct output *out, double width, double height, const char *title);

/* Ends a document. */
void svg_end(struct output *out);

/* Writes text at a place with a font size; anchor is "start", "middle" or "end"; `more` are further
 * attributes, beginning with a blank, or "". */
void svg_text(struct output *out, double x, double y, int size, const char *anchor,
              const char *more, const char *text);

/* Formats a number with commas, as in 12,345, to text, and returns text. */
enum { SVG_NUMBER = 32 };
const char *svg_number(char text[SVG_NUMBER], uint64_t number);

/* The same with the noun `what`, at most 20 letters, as in "1 node" and "12,345 nodes". */
enum { SVG_COUNT = SVG_NUMBER + 24 };
const char *svg_count(char text[SVG_COUNT], uint64_t number, const char *what);

/* The approximate width of a text at a font size, in units of the drawing. */
double svg_width(int size, const char *text);

#endif
