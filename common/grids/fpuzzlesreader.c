/* SPDX-License-Identifier: MIT */
#include "common/grids/fpuzzlesreader.h"

#include <assert.h>
#include <string.h>

#include "common/rules/linewords.h"

enum { QUOTED = 40, NUMBER_MAX = 9999 };

struct diag *fpuzzlesreader_fail(struct fpuzzlesreader *p, uint32_t node) {
    assert(node < p->json->nodes.size);
    p->wrong = node;
    return p->diag;
}

bool fpuzzlesreader_expected(struct fpuzzlesreader *p, uint32_t node, const char *what) {
    const struct json_node *value = json_at(p->json, node);
    char text[QUOTED], name[QUOTED];
    diag_quote(text, sizeof text, p->json->text + value->at, value->end - value->at);
    if (!value->name)
        return diag_set(fpuzzlesreader_fail(p, node), "expected %s, found %s", what, text);
    diag_quote(name, sizeof name, p->json->text + value->name, value->name_end - value->name);
    return diag_set(fpuzzlesreader_fail(p, node), "%s: expected %s, found %s", name, what, text);
}

bool fpuzzlesreader_is_kind(struct fpuzzlesreader *p, uint32_t node, enum json_kind kind,
                            const char *what) {
    return json_at(p->json, node)->kind == kind || fpuzzlesreader_expected(p, node, what);
}

bool fpuzzlesreader_is_empty(const struct json *json, uint32_t node) {
    const struct json_node *value = json_at(json, node);
    if (value->kind == JSON_ARRAY || value->kind == JSON_OBJECT)
        return value->next == node + 1;
    return value->kind == JSON_NULL || value->kind == JSON_FALSE ||
           (value->kind == JSON_STRING && value->end - value->at == 2);
}

bool fpuzzlesreader_number(struct fpuzzlesreader *p, uint32_t node, unsigned least,
                           unsigned *number) {
    assert(least <= NUMBER_MAX);
    const struct json_node *value = json_at(p->json, node);
    size_t quote = value->kind == JSON_STRING, at = value->at + quote, end = value->end - quote;
    *number = 0;
    bool fine = at < end && (value->kind == JSON_STRING || value->kind == JSON_NUMBER);
    for (; fine && at < end; at++) {
        unsigned char c = p->json->text[at];
        fine = c >= '0' && c <= '9' && *number <= NUMBER_MAX / 10;
        *number = *number * 10 + (c - '0' + 0U);
    }
    return (fine && *number >= least && *number <= NUMBER_MAX) ||
           fpuzzlesreader_expected(p, node, "a whole number");
}

bool fpuzzlesreader_check(struct fpuzzlesreader *p, uint32_t node, size_t begin) {
    const struct rules_chars *text = &p->puzzle->text->text;
    assert(begin <= text->size);
    struct diag reason;
    size_t wrong;
    while (begin < text->size) {
        const unsigned char *line = (const unsigned char *)text->data + begin;
        size_t length =
            (size_t)((const unsigned char *)memchr(line, '\n', text->size - begin) - line);
        if (text->size > RULES_TEXT_MAX)
            return diag_set(fpuzzlesreader_fail(p, node), "rules have more than %d bytes",
                            RULES_TEXT_MAX);
        if (!ruleread_line(&p->reader, line, length, &wrong, &reason))
            return diag_set(fpuzzlesreader_fail(p, node), "%s", reason.text);
        begin += length + 1;
    }
    return true;
}

bool fpuzzlesreader_add(struct fpuzzlesreader *p, uint32_t node, const char *rule, int number,
                        const struct fpuzzles_cells *cells) {
    assert(number <= NUMBER_MAX && cells->count && cells->count <= FPUZZLES_CELLS_MAX);
    struct rules_text *text = p->puzzle->text;
    size_t begin = text->text.size;
    if (number < 0)
        rules_text_cells(text, rule, cells->cell, cells->count, &p->area);
    else
        rules_text_numbered(text, rule, (unsigned)number, cells->cell, cells->count, &p->area);
    return fpuzzlesreader_check(p, node, begin);
}

bool fpuzzlesreader_flag(struct fpuzzlesreader *p, uint32_t node, const char *rule) {
    size_t begin = p->puzzle->text->text.size;
    rules_text_add(p->puzzle->text, rule, strlen(rule));
    return fpuzzlesreader_check(p, node, begin);
}

uint32_t fpuzzlesreader_field(const struct fpuzzlesreader *p, uint32_t entry, const char *name) {
    assert(json_at(p->json, entry)->kind == JSON_OBJECT);
    uint32_t node = json_member(p->json, entry, name);
    return node && !fpuzzlesreader_is_empty(p->json, node) ? node : 0;
}

bool fpuzzlesreader_place(struct fpuzzlesreader *p, uint32_t node, unsigned *row,
                          unsigned *column) {
    const struct json_node *value = json_at(p->json, node);
    struct linewords words = {.line = p->json->text, .length = value->end};
    size_t at = value->at + 1, end = value->end;
    bool fine = value->kind == JSON_STRING && end-- - at >= sizeof "R1C1\"" - 1 &&
                (p->json->text[at] | 0x20) == 'r';
    at++;
    fine = fine && linewords_digits(&words, &at, end, row) && at < end &&
           (p->json->text[at] | 0x20) == 'c';
    at++;
    return (fine && linewords_digits(&words, &at, end, column) && at == end &&
            *row <= p->side + 1 && *column <= p->side + 1) ||
           fpuzzlesreader_expected(p, node, "a cell such as \"R1C1\"");
}

bool fpuzzlesreader_is_inside(const struct fpuzzlesreader *p, unsigned row, unsigned column) {
    return row && column && row <= p->side && column <= p->side;
}

bool fpuzzlesreader_cell(struct fpuzzlesreader *p, uint32_t node, struct fpuzzles_cells *cells) {
    unsigned row, column;
    if (!fpuzzlesreader_place(p, node, &row, &column))
        return false;
    if (!fpuzzlesreader_is_inside(p, row, column))
        return fpuzzlesreader_expected(p, node, "a cell of the grid");
    if (cells->count == FPUZZLES_CELLS_MAX)
        return fpuzzlesreader_expected(p, node, "fewer cells");
    cells->cell[cells->count++] = (row - 1) * p->side + column - 1;
    return true;
}

bool fpuzzlesreader_cells(struct fpuzzlesreader *p, uint32_t node, unsigned first,
                          struct fpuzzles_cells *cells) {
    const struct json *json = p->json;
    if (!fpuzzlesreader_is_kind(p, node, JSON_ARRAY, "an array of cells"))
        return false;
    for (uint32_t i = json_first(json, node); i; i = json_next(json, node, i))
        if (first)
            first--;
        else if (!fpuzzlesreader_cell(p, i, cells))
            return false;
    return true;
}
