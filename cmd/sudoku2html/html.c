#include "html.h"

/* The length of the UTF-8 character at text, of which length bytes are there; 0 when it is none.
 * The second byte decides about overlong forms, surrogates and what lies above U+10FFFF (The
 * Unicode Standard, table 3-7). */
static size_t utf8_length(const unsigned char *text, size_t length) {
    unsigned char first = text[0];
    size_t need = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (!need || need > length || first > 0xf4)
        return 0;
    unsigned low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    unsigned high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (need > 1 && (text[1] < low || text[1] > high))
        return 0;
    for (size_t i = 2; i < need; i++)
        if ((text[i] & 0xc0) != 0x80)
            return 0;
    return need;
}

/* What stands for a byte of ASCII that cannot stand for itself, else NULL. */
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

void html_text(struct output *out, const char *text, size_t length) {
    for (size_t i = 0, size; i < length; i += size) {
        size = utf8_length((const unsigned char *)text + i, length - i);
        const char *instead = size ? reference((unsigned char)text[i]) : "\xef\xbf\xbd";
        if (instead)
            output_text(out, instead);
        else
            output_bytes(out, text + i, size);
        size += !size;
    }
}
