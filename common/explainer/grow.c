/* SPDX-License-Identifier: MIT */
#include "common/explainer/grow.h"

#include <assert.h>

struct growth {
    const struct grow_kind *kind;
    const struct sheet *from; /* the position before the supposition */
    struct sheet now;         /* where chains are dynamic: without what was ruled out since */
    struct web *web;
    size_t next[2]; /* for wrong and right nodes: the first link not yet followed */
    bool grown;     /* a technique has added links */
};

/* Adds the parents of a right node that follows by its cell or house: all that was ruled out there
 * since the supposition. */
static void add_hidden_parents(struct growth *growth, struct implied to) {
    const struct frame *frame = growth->from->frame;
    unsigned cell = imply_cell(to.node), digit = imply_digit(to.node);
    assert(imply_right(to.node) && to.cause >= IMPLY_CELL && to.cause <= IMPLY_ROW);
    if (to.cause == IMPLY_CELL) {
        FOR_EACH(d, growth->from->digits[cell] & ~(unsigned)growth->now.digits[cell])
            web_parent(growth->web, growth->web->at[imply_node(cell, d, false)]);
        return;
    }
    unsigned house = frame->house[cell][to.cause - IMPLY_BOX];
    FOR_EACH(p, growth->from->places[house][digit] & ~(unsigned)growth->now.places[house][digit])
        web_parent(growth->web, growth->web->at[imply_node(frame->member[house][p], digit, false)]);
}

/* Adds what a link implies.  Returns false at a clash. */
static bool imply(struct growth *growth, uint16_t link) {
    struct web *web = growth->web;
    struct implied list[IMPLY_MOST];
    Node node = web->links.data[link].node;
    unsigned count = imply_list(&growth->now, node, !growth->kind->nishio, true, list);
    for (unsigned i = 0; i < count; i++) {
        uint16_t against = web->at[list[i].node ^ 1];
        if (against == WEB_NONE && web->at[list[i].node] != WEB_NONE)
            continue;
        uint16_t fresh = web_add(web, list[i].node, list[i].cause);
        web_parent(web, link);
        if (imply_right(list[i].node) && growth->kind->dynamic)
            add_hidden_parents(growth, list[i]);
        if (against != WEB_NONE) {
            web->clash[0] = fresh;
            web->clash[1] = against;
            return false;
        }
        web->at[list[i].node] = fresh;
    }
    if (growth->kind->dynamic && !imply_right(node))
        sheet_remove(&growth->now, imply_cell(node), 1u << imply_digit(node));
    return true;
}

/* The next right or wrong link that has not been followed, or WEB_NONE. */
static uint16_t next(struct growth *growth, bool right) {
    struct web_links *links = &growth->web->links;
    size_t *i = &growth->next[right];
    assert(*i <= links->size && links->size <= WEB_NONE);
    for (; *i < links->size; ++*i)
        if (imply_right(links->data[*i].node) == right)
            return (uint16_t)(*i)++;
    return WEB_NONE;
}

/* Adds what a technique rules out, with the candidates it needs as parents.  Returns false, so that
 * the search continues. */
static bool take(void *context, const struct hint *hint) {
    struct growth *growth = context;
    struct web *web = growth->web;
    assert(hint->lost_count || hint->sets);
    if (!hint->needs_count)
        return false;
    uint16_t nested = 0;
    for (unsigned i = 0; i < hint->lost_count; i++)
        FOR_EACH(d, hint->lost[i].digits) {
            Node node = imply_node(hint->lost[i].cell, d, false);
            if (web->at[node] != WEB_NONE)
                continue;
            if (hint->nodes && !nested) {
                struct web_nested chain = {hint->mark, hint->nodes};
                stack_push(web->memory, &web->nested, chain);
                nested = (uint16_t)web->nested.size;
            }
            web->at[node] = web_add(web, node, IMPLY_TECHNIQUE);
            stack_top(&web->links).nested = nested;
            for (unsigned j = 0; j < hint->needs_count; j++)
                FOR_EACH(n, hint->needs[j].digits)
                    web_parent(web, web->at[imply_node(hint->needs[j].cell, n, false)]);
        }
    growth->grown = true;
    return false;
}

/* Tries one technique after another until one has added links.  Returns whether one has. */
static bool use_techniques(struct growth *growth) {
    struct hunt hunt = {
        .sheet = &growth->now, .before = growth->from, .tell = take, .context = growth};
    size_t before = growth->web->links.size;
    growth->grown = false;
    for (const struct grow_rule *rule = growth->kind->rules; rule->find && !growth->grown; rule++) {
        hunt.owner = rule->owner;
        rule->find(&hunt);
    }
    return growth->web->links.size > before;
}

void grow(const struct grow_kind *kind, const struct sheet *sheet, struct web *web, Node start) {
    struct growth growth = {.kind = kind, .from = sheet, .now = *sheet, .web = web};
    web_begin(web, start);
    for (;;) {
        uint16_t link = next(&growth, true);
        if (link == WEB_NONE)
            link = next(&growth, false);
        if (link != WEB_NONE) {
            if (!imply(&growth, link))
                return;
        } else if (!use_techniques(&growth)) {
            return;
        }
    }
}
