/* SPDX-License-Identifier: MIT */
/* Drawings: SVG with what all of them share, which is the frame, the colours and the fonts.
 *
 * The colours are those of Okabe and Ito (2008), which people tell apart however they see colours;
 * drawings use shapes or marks beside them all the same. */
#ifndef COMMON_SVG_H
#define COMMON_SVG_H

#include "common/output.h"

#define SVG_INK "#222222"
#define SVG_GREY "#8a8a8a"
#define SVG_PALE "#e8e8e8"
#define SVG_BLUE "#0072b2"
#define SVG_RED "#d55e00"
#define SVG_PALE_RED "#fbe0cf"
#define SVG_GREEN "#009e73"
#define SVG_PALE_GREEN "#cdeee4"
#define SVG_YELLOW "#f0e442"

/* Where a document is: the rectangle of its units that is shown, and how large that is on paper or
 * on a screen, in a unit of CSS ("mm") or in pixels (""). */
struct svg_frame {
    double x, y, width, height;
    double shown_width, shown_height;
    const char *unit;
};

/* Writes the start tag of a document; more are further attributes, with a blank in front, or "". */
void svg_open(struct output *out, const struct svg_frame *frame, const char *more);

/* Writes the title, which viewers show. */
void svg_title(struct output *out, const char *title);

/* Begins a drawing on white of width x height units, which are about a pixel each.  A drawing that
 * is wider than the window of a browser shrinks to it, to half its size at least. */
void svg_begin(struct output *out, double width, double height, const char *title);

/* Ends a document. */
void svg_end(struct output *out);

/* Writes text at a place, of a font size; anchor is "start", "middle" or "end", more are further
 * attributes, with a blank in front, or "". */
void svg_text(struct output *out, double x, double y, int size, const char *anchor,
              const char *more, const char *text);

/* Formats a number with commas, as in 12,345, into text, which it returns. */
enum { SVG_NUMBER = 32 };
const char *svg_number(char text[SVG_NUMBER], uint64_t number);

/* The same with what is counted, as in "1 node" and "12,345 nodes"; what has at most 20 letters. */
enum { SVG_COUNT = SVG_NUMBER + 24 };
const char *svg_count(char text[SVG_COUNT], uint64_t number, const char *what);

/* About how wide a text is at a font size, in the units of the drawing. */
double svg_width(int size, const char *text);

#endif
