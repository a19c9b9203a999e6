/* SPDX-License-Identifier: MIT */
#include "common/streams/html.h"

#include "common/base/printable.h"

/* The reference for a byte of ASCII that must be escaped, else NULL. */
static const char *reference(unsigned char byte) {
    switch (byte) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    default:
        return byte < ' ' || byte == 0x7f ? " " : NULL;
    }
}

/* The size of the character at text, or 0 for bytes that are not allowed in HTML and XML, such as
 * U+FFFE and U+FFFF. */
static size_t character(const unsigned char *text, size_t length) {
    size_t size = printable_utf8(text, length);
    return size == 3 && text[0] == 0xef && text[1] == 0xbf && text[2] >= 0xbe ? 0 : size;
}

void html_text(struct output *out, const char *text, size_t length) {
    for (size_t i = 0, size; i < length; i += size) {
        size = character((const unsigned char *)text + i, length - i);
        const char *instead = size ? reference((unsigned char)text[i]) : "\xef\xbf\xbd";
        if (instead)
            output_text(out, instead);
        else
            output_bytes(out, text + i, size);
        size += !size;
    }
}

void html_json(struct output *out, const char *text, size_t length) {
    for (size_t i = 0, size; i < length; i += size) {
        unsigned char c = (unsigned char)text[i];
        size = printable_utf8((const unsigned char *)text + i, length - i);
        if (size > 1 || (size && c >= ' ' && c <= '~' && !reference(c) && c != '\\'))
            output_bytes(out, text + i, size);
        else
            output_format(out, "\\u%04x", c);
        size += !size;
    }
}
