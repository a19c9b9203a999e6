/* SPDX-License-Identifier: MIT */
/* JSON as RFC 8259 defines it, read strictly into a flat tree: no comments, no commas at the end,
 * no name twice in one object, and strings that are UTF-8. */
#ifndef COMMON_GRIDS_JSON_H
#define COMMON_GRIDS_JSON_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "common/base/diag.h"
#include "common/rules/rules.h"

/* Limits: bytes of a text, depth of nesting, and members of an object. */
enum { JSON_SIZE_MAX = 1 << 20, JSON_DEPTH_MAX = 32, JSON_MEMBERS_MAX = 256 };

enum json_kind {
    JSON_NULL,
    JSON_FALSE,
    JSON_TRUE,
    JSON_NUMBER,
    JSON_STRING,
    JSON_ARRAY,
    JSON_OBJECT,
};

/* A value.  The values in an array or object follow it: json_first and json_next visit them. */
struct json_node {
    enum json_kind kind;
    uint32_t at, end;        /* its first byte, and its end */
    uint32_t name, name_end; /* of a member of an object: its name, between the quotes */
    uint32_t next;           /* the node behind it and its contents */
};

STACK(json_nodes, struct json_node);

struct json {
    const unsigned char *text; /* not owned */
    size_t length;
    struct json_nodes nodes; /* node 0 is the whole value */
    struct memory *memory;
};

/* Reads a text that is one value.  Returns false, with *wrong set to the byte and the text of *diag
 * filled, on an error. json_free releases the tree in any case. */
bool json_read(struct json *json, const unsigned char *text, size_t length, struct memory *memory,
               size_t *wrong, struct diag *diag);
void json_free(struct json *json);

static inline const struct json_node *json_at(const struct json *json, uint32_t node) {
    assert(node < json->nodes.size);
    return &json->nodes.data[node];
}

/* The next value of an array or object after `value`; 0 for none. */
static inline uint32_t json_next(const struct json *json, uint32_t within, uint32_t value) {
    assert(within < value && value < json_at(json, within)->next);
    uint32_t next = json_at(json, value)->next;
    return next < json_at(json, within)->next ? next : 0;
}

/* The first value of an array or object; 0 if it is empty, and for other values. */
static inline uint32_t json_first(const struct json *json, uint32_t node) {
    return node + 1 < json_at(json, node)->next ? node + 1 : 0;
}

/* The member of an object with a name, ignoring case, or 0.  Names with escapes are never found. */
uint32_t json_member(const struct json *json, uint32_t object, const char *name);

/* Whether a node is a member with this name, ignoring case. */
bool json_is_named(const struct json *json, uint32_t node, const char *name);

/* Appends the characters of a node that is a string, in UTF-8, with blanks for control characters
 * and U+FFFD for unpaired surrogates. */
void json_string(const struct json *json, uint32_t node, struct rules_chars *text);

#endif
