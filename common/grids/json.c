/* SPDX-License-Identifier: MIT */
#include "common/grids/json.h"

#include <assert.h>
#include <string.h>

#include "common/base/printable.h"
#include "common/grids/gridline.h"
#include "common/streams/input.h"

enum { QUOTED = 40, REPLACEMENT = 0xFFFD };

/* The position of the parser. */
struct place {
    struct json *json;
    size_t at;
    unsigned depth;
    struct diag *diag;
};

static bool fail(struct place *p, const char *expected) {
    const struct json *json = p->json;
    char text[QUOTED];
    if (p->at >= json->length)
        return diag_set(p->diag, "expected %s, found the end of the text", expected);
    size_t size = printable_utf8(json->text + p->at, json->length - p->at);
    return diag_set(p->diag, "expected %s, found '%s'", expected,
                    diag_quote(text, sizeof text, json->text + p->at, size ? size : 1));
}

/* The next byte, or 0 at the end. */
static unsigned char next(const struct place *p) {
    return p->at < p->json->length ? p->json->text[p->at] : 0;
}

static void skip_blanks(struct place *p) {
    while (next(p) && strchr(" \t\r\n", next(p)))
        p->at++;
}

static bool is_digit(unsigned char c) {
    return c >= '0' && c <= '9';
}

static int hex(unsigned char c) {
    if (is_digit(c))
        return c - '0';
    c |= 0x20;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Reads what follows a backslash. */
static bool read_escape(struct place *p) {
    assert(next(p) == '\\');
    p->at++;
    if (next(p) != 'u') {
        if (!next(p) || !strchr("\"\\/bfnrt", next(p)))
            return fail(p, "an escape");
        p->at++;
        return true;
    }
    p->at++;
    for (int i = 0; i < 4; i++, p->at++)
        if (hex(next(p)) < 0)
            return fail(p, "four hexadecimal digits");
    return true;
}

/* Reads a string from its quote on.  Sets its first byte and its end, without the quotes. */
static bool read_string(struct place *p, uint32_t *begin, uint32_t *end) {
    assert(next(p) == '"');
    const struct json *json = p->json;
    *begin = (uint32_t)++p->at;
    while (next(p) != '"') {
        size_t size =
            p->at < json->length ? printable_utf8(json->text + p->at, json->length - p->at) : 0;
        if (!size || next(p) < ' ')
            return fail(p, "a character of a string");
        if (next(p) != '\\')
            p->at += size;
        else if (!read_escape(p))
            return false;
    }
    *end = (uint32_t)p->at++;
    assert(*begin <= *end && p->at <= json->length);
    return true;
}

static bool read_digits(struct place *p) {
    if (!is_digit(next(p)))
        return fail(p, "a digit");
    while (is_digit(next(p)))
        p->at++;
    return true;
}

static bool read_number(struct place *p) {
    p->at += next(p) == '-';
    if (next(p) == '0')
        p->at++;
    else if (!read_digits(p))
        return false;
    if (next(p) == '.') {
        p->at++;
        if (!read_digits(p))
            return false;
    }
    if (next(p) != 'e' && next(p) != 'E')
        return true;
    p->at++;
    p->at += next(p) == '+' || next(p) == '-';
    return read_digits(p);
}

static bool read_word(struct place *p, struct json_node *node) {
    static const char *const words[] = {"null", "false", "true"};
    const struct json *json = p->json;
    assert(p->at <= json->length);
    for (unsigned i = 0; i < 3; i++) {
        size_t length = strlen(words[i]);
        if (json->length - p->at >= length && !memcmp(json->text + p->at, words[i], length)) {
            node->kind = (enum json_kind)i;
            p->at += length;
            return true;
        }
    }
    return fail(p, "a value");
}

static bool read_scalar(struct place *p, struct json_node *node) {
    uint32_t begin, end;
    if (next(p) == '"') {
        node->kind = JSON_STRING;
        return read_string(p, &begin, &end);
    }
    if (next(p) == '-' || is_digit(next(p))) {
        node->kind = JSON_NUMBER;
        return read_number(p);
    }
    return read_word(p, node);
}

/* Whether an object has an earlier member with the name of the last one. */
static bool is_there(const struct json *json, uint32_t object, const struct json_node *last) {
    size_t length = last->name_end - last->name;
    for (uint32_t i = object + 1; i < json->nodes.size; i = json_at(json, i)->next) {
        const struct json_node *member = json_at(json, i);
        if (member->name_end - member->name == length &&
            !memcmp(json->text + member->name, json->text + last->name, length))
            return true;
    }
    return false;
}

/* Reads the name of a member, and the colon. */
static bool read_name(struct place *p, uint32_t object, unsigned members, struct json_node *node) {
    size_t begin = p->at;
    if (next(p) != '"')
        return fail(p, "a name");
    if (members == JSON_MEMBERS_MAX)
        return diag_set(p->diag, "an object has more than %d names", JSON_MEMBERS_MAX);
    if (!read_string(p, &node->name, &node->name_end))
        return false;
    if (is_there(p->json, object, node)) {
        p->at = begin;
        return diag_set(p->diag, "an object has a name twice");
    }
    skip_blanks(p);
    if (next(p) != ':')
        return fail(p, "a colon");
    p->at++;
    skip_blanks(p);
    return true;
}

static bool read_value(struct place *p, struct json_node *node);

/* Reads the contents of an array or object, node number `whole`, up to its bracket. */
static bool read_values(struct place *p, uint32_t whole, bool named) {
    assert(next(p) == (named ? '{' : '[') && p->depth);
    unsigned char close = named ? '}' : ']';
    p->at++;
    skip_blanks(p);
    for (unsigned members = 0; members || next(p) != close; members++) {
        struct json_node node = {.kind = JSON_NULL};
        if ((named && !read_name(p, whole, members, &node)) || !read_value(p, &node))
            return false;
        skip_blanks(p);
        if (next(p) == close)
            break;
        if (next(p) != ',')
            return fail(p, named ? "a comma or }" : "a comma or ]");
        p->at++;
        skip_blanks(p);
    }
    p->at++;
    return true;
}

/* Reads a value; its name, if it has one, is in *node. */
static bool read_value(struct place *p, struct json_node *node) {
    struct json *json = p->json;
    uint32_t number = (uint32_t)json->nodes.size;
    bool named = next(p) == '{', fine;
    assert(p->depth <= JSON_DEPTH_MAX);
    if (p->depth == JSON_DEPTH_MAX)
        return diag_set(p->diag, "values are nested deeper than %d", JSON_DEPTH_MAX);
    node->at = (uint32_t)p->at;
    stack_push(json->memory, &json->nodes, *node);
    if (named || next(p) == '[') {
        node->kind = named ? JSON_OBJECT : JSON_ARRAY;
        p->depth++;
        fine = read_values(p, number, named);
        p->depth--;
    } else {
        fine = read_scalar(p, node);
    }
    node->end = (uint32_t)p->at;
    node->next = (uint32_t)json->nodes.size;
    assert(node->at <= node->end && node->end <= json->length && number < node->next);
    stack_at(&json->nodes, number) = *node;
    return fine;
}

bool json_read(struct json *json, const unsigned char *text, size_t length, struct memory *memory,
               size_t *wrong, struct diag *diag) {
    struct place p = {.json = json, .diag = diag};
    struct json_node node = {.kind = JSON_NULL};
    *json = (struct json){.text = text, .length = length, .memory = memory};
    *wrong = 0;
    if (length > JSON_SIZE_MAX)
        return diag_set(diag, "a text of JSON has more than %d bytes", JSON_SIZE_MAX);
    skip_blanks(&p);
    bool fine = read_value(&p, &node);
    skip_blanks(&p);
    fine = fine && (p.at == length || fail(&p, "the end of the text"));
    assert(!p.depth && p.at <= length);
    *wrong = p.at;
    return fine;
}

void json_free(struct json *json) {
    stack_free(json->memory, &json->nodes);
}

bool json_is_named(const struct json *json, uint32_t node, const char *name) {
    const struct json_node *member = json_at(json, node);
    return gridline_spells(json->text + member->name, member->name_end - member->name, name);
}

uint32_t json_member(const struct json *json, uint32_t object, const char *name) {
    for (uint32_t i = json_first(json, object); i; i = json_next(json, object, i))
        if (json_is_named(json, i, name))
            return i;
    return 0;
}

/* Appends a character in UTF-8, or a blank for a control character. */
static void append(const struct json *json, struct rules_chars *text, uint32_t c) {
    assert(c <= 0x10FFFF);
    if (c < ' ' || (c >= 0x7F && c < 0xA0))
        c = ' ';
    unsigned more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    static const unsigned char leads[] = {0, 0xC0, 0xE0, 0xF0};
    stack_push(json->memory, text, (char)(leads[more] | c >> 6 * more));
    while (more--)
        stack_push(json->memory, text, (char)(0x80 | (c >> 6 * more & 0x3F)));
}

/* The number of four hexadecimal digits. */
static uint32_t unit(const unsigned char *text) {
    uint32_t value = 0;
    for (int i = 0; i < 4; i++) {
        assert(hex(text[i]) >= 0);
        value = value * 16 + (uint32_t)hex(text[i]);
    }
    return value;
}

/* Appends the character of the escape at *at, which may continue in a second escape. */
static void append_escape(const struct json *json, struct rules_chars *text, size_t *at) {
    assert(json->text[*at] == '\\');
    static const char letters[] = "\"\\/bfnrt", meant[] = "\"\\/     ";
    const unsigned char *escape = json->text + *at;
    *at += escape[1] == 'u' ? 6 : 2;
    if (escape[1] != 'u') {
        append(json, text, (unsigned char)meant[strchr(letters, escape[1]) - letters]);
        return;
    }
    uint32_t c = unit(escape + 2);
    bool high = c >= 0xD800 && c < 0xDC00 && escape[6] == '\\' && escape[7] == 'u';
    uint32_t low = high ? unit(escape + 8) : 0;
    if (low >= 0xDC00 && low < 0xE000) {
        c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
        *at += 6;
    }
    append(json, text, c >= 0xD800 && c < 0xE000 ? REPLACEMENT : c);
}

void json_string(const struct json *json, uint32_t node, struct rules_chars *text) {
    assert(json_at(json, node)->kind == JSON_STRING);
    size_t at = json_at(json, node)->at + 1, end = json_at(json, node)->end - 1;
    while (at < end) {
        if (json->text[at] == '\\') {
            append_escape(json, text, &at);
            continue;
        }
        stack_push(json->memory, text, (char)json->text[at]);
        at++;
    }
    assert(at == end);
}
