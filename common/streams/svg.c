/* SPDX-License-Identifier: MIT */
#include "common/streams/svg.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* The width of a character divided by the font size, on average and with something to spare. */
#define CHARACTER 0.62

/* Alone in a window, the drawing is as wide as the window, but not so narrow that its text cannot
 * be read; on paper it is on one page.  A document that embeds it sets its size. */
static void write_fit(struct output *out, double width) {
    output_format(out,
                  "<style>\n"
                  "svg:root { max-width: 100%%; height: auto }\n"
                  "@media screen { svg:root { min-width: %.0fpx } }\n"
                  "@media print { svg:root { max-height: 100vh } }\n"
                  "</style>\n",
                  width / 2);
}

void svg_open(struct output *out, const struct svg_frame *frame, const char *more) {
    assert(frame->width > 0 && frame->height > 0);
    assert(frame->shown_width > 0 && frame->shown_height > 0);
    output_format(out,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f%s\" height=\"%.0f%s\" "
                  "viewBox=\"%.0f %.0f %.0f %.0f\"%s>\n",
                  frame->shown_width, frame->unit, frame->shown_height, frame->unit, frame->x,
                  frame->y, frame->width, frame->height, more);
}

static void put_escaped(struct output *out, char c) {
    if (c == '<')
        output_text(out, "&lt;");
    else if (c == '>')
        output_text(out, "&gt;");
    else if (c == '&')
        output_text(out, "&amp;");
    else if (c == '"')
        output_text(out, "&quot;");
    else
        output_char(out, c >= ' ' && c <= '~' ? c : '?');
}

/* Writes text between tags or in attributes: markup escaped, bytes that XML does not allow and
 * those beyond ASCII, of which nobody knows the encoding, as '?'. */
static void write_escaped(struct output *out, const char *text) {
    for (; *text; text++)
        put_escaped(out, *text);
}

void svg_title(struct output *out, const char *title) {
    output_text(out, "<title>");
    write_escaped(out, title);
    output_text(out, "</title>\n");
}

void svg_begin(struct output *out, double width, double height, const char *title) {
    const struct svg_frame frame = {0, 0, width, height, width, height, ""};
    svg_open(out, &frame,
             " fill=\"" SVG_INK "\"\n"
             "     font-family=\"DejaVu Sans, Verdana, Helvetica, Arial, sans-serif\"");
    write_fit(out, width);
    svg_title(out, title);
    output_format(out, "<rect width=\"%.0f\" height=\"%.0f\" fill=\"white\"/>\n", width, height);
}

void svg_end(struct output *out) {
    output_text(out, "</svg>\n");
}

void svg_text(struct output *out, double x, double y, int size, const char *anchor,
              const char *more, const char *text) {
    assert(size > 0 && isfinite(x) && isfinite(y));
    output_format(out, "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\" text-anchor=\"%s\"%s>", x, y,
                  size, anchor, more);
    write_escaped(out, text);
    output_text(out, "</text>\n");
}

const char *svg_number(char text[SVG_NUMBER], uint64_t number) {
    char reversed[SVG_NUMBER];
    size_t size = 0, digits = 0;
    do {
        if (digits && digits % 3 == 0)
            reversed[size++] = ',';
        reversed[size++] = (char)('0' + number % 10);
        digits++;
        number /= 10;
    } while (number);
    for (size_t i = 0; i < size; i++)
        text[i] = reversed[size - 1 - i];
    assert(size < SVG_NUMBER);
    text[size] = 0;
    return text;
}

const char *svg_count(char text[SVG_COUNT], uint64_t number, const char *what) {
    char digits[SVG_NUMBER];
    assert(strlen(what) <= 20);
    snprintf(text, SVG_COUNT, "%s %s%s", svg_number(digits, number), what, number == 1 ? "" : "s");
    return text;
}

double svg_width(int size, const char *text) {
    return CHARACTER * size * (double)strlen(text);
}
