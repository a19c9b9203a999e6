/* SPDX-License-Identifier: MIT */
#include "trace.h"

#include <stdio.h>
#include <string.h>

#include "common/formulas/literal.h"

struct reader {
    struct tree *tree;
    struct input in;
    struct diag *diag;
    uint32_t node; /* the current node */
};

static struct node *at_hand(struct reader *r) {
    return &r->tree->nodes.data[r->node];
}

static bool take_number(struct reader *r, int64_t limit, const char *what, int64_t *number) {
    int64_t room = limit < 100000000 ? 100000000 : limit;
    input_skip_spaces(&r->in);
    uint64_t start = input_offset(&r->in);
    if (input_integer(&r->in, room, number) != INPUT_NUMBER)
        return input_unexpected(&r->in, r->diag, what);
    if (*number <= limit && *number >= -limit)
        return true;
    input_return(&r->in, start);
    return input_unexpected(&r->in, r->diag, what);
}

static bool take_literal(struct reader *r, int *literal) {
    int64_t number;
    if (!take_number(r, r->tree->vars, "a literal of the problem", &number))
        return false;
    *literal = (int)number;
    if (number)
        return true;
    input_locate(&r->in, r->diag);
    return diag_set(r->diag, "expected a literal, found 0");
}

/* Reads a list of literals ended by 0, records the first ones and counts all. */
static bool take_list(struct reader *r, struct notes *notes, uint32_t *count) {
    for (;;) {
        int64_t literal;
        if (!take_number(r, r->tree->vars, "a literal of the problem or 0", &literal))
            return false;
        if (!literal)
            return true;
        ++*count;
        tree_note(r->tree, notes, (int)literal);
    }
}

static bool descend(struct reader *r, bool assumed) {
    struct tree *tree = r->tree;
    int literal;
    if (!take_literal(r, &literal))
        return false;
    if (at_hand(r)->children[0] || at_hand(r)->end != NODE_OPEN) {
        input_locate(&r->in, r->diag);
        return diag_set(r->diag, "expected backtracking first: the node is a leaf, or has a child");
    }
    stack_push(tree->memory, &tree->path, r->node);
    if (tree->path.size > tree->levels)
        tree->levels = (uint32_t)tree->path.size;
    r->node = tree_add(tree, r->node, literal);
    at_hand(r)->assumed = assumed;
    tree->decisions += !assumed;
    return true;
}

static bool go_back(struct reader *r) {
    struct tree *tree = r->tree;
    int64_t level;
    int literal;
    if (!take_number(r, VAR_MAX, "a level", &level))
        return false;
    if (level < 0 || (uint64_t)level >= tree->path.size) {
        input_locate(&r->in, r->diag);
        return diag_set(r->diag, "expected a level below %zu, the one at hand, found %lld",
                        tree->path.size, (long long)level);
    }
    if (!take_literal(r, &literal))
        return false;
    uint32_t parent = tree->path.data[level];
    if (tree->nodes.data[parent].children[1]) {
        input_locate(&r->in, r->diag);
        return diag_set(r->diag, "expected a node with one child, found one with two");
    }
    tree->path.size = (size_t)level;
    r->node = tree_add(tree, parent, literal);
    return true;
}

static bool take_propagated(struct reader *r) {
    struct node *node = at_hand(r);
    return take_list(r, &node->assigned, &node->propagated);
}

static bool take_forced(struct reader *r) {
    int literal;
    if (!take_literal(r, &literal))
        return false;
    at_hand(r)->forced++;
    return true;
}

static bool take_conflict(struct reader *r) {
    struct node *node = at_hand(r);
    node->end = NODE_CONFLICT;
    return take_list(r, &node->falsified, &node->false_size);
}

static bool take_end(struct reader *r) {
    int64_t answer;
    if (!take_number(r, 1, "1, 0 or -1", &answer))
        return false;
    r->tree->answer = (int)answer;
    r->tree->complete = true;
    if (!answer && at_hand(r)->end == NODE_OPEN && !at_hand(r)->children[0])
        at_hand(r)->end = NODE_CONFLICT;
    return true;
}

/* Reads a line after its letter. */
static bool take_step(struct reader *r, int letter) {
    switch (letter) {
    case 'a':
    case 'd':
        return descend(r, letter == 'a');
    case 'b':
        return go_back(r);
    case 'u':
        return take_propagated(r);
    case 'f':
    case 'y':
        return take_forced(r);
    case 'x':
        return take_conflict(r);
    case 'm':
        at_hand(r)->end = NODE_MODEL;
        return true;
    default:
        return take_end(r);
    }
}

/* Reads the header after its letter. */
static bool take_header(struct reader *r) {
    struct tree *tree = r->tree;
    char words[2][TREE_NAME / 3] = {"", ""};
    input_skip_spaces(&r->in);
    size_t length = input_token(&r->in, TREE_NAME);
    if (length != 5 || memcmp(r->in.cursor, "trace", 5))
        return input_unexpected(&r->in, r->diag, "'trace'");
    r->in.cursor += length;
    if (!take_number(r, VAR_MAX, "the number of variables", &tree->vars) ||
        !take_number(r, INT64_C(10000000000000000), "the number of clauses", &tree->clauses))
        return false;
    for (int i = 0; i < 2; i++) {
        input_skip_spaces(&r->in);
        length = input_token(&r->in, sizeof words[i] - 1);
        memcpy(words[i], r->in.cursor, length);
        words[i][length] = 0;
        r->in.cursor += length;
    }
    if (*words[1])
        snprintf(tree->name, sizeof tree->name, "%s -b %s", words[0], words[1]);
    else
        snprintf(tree->name, sizeof tree->name, "%s", words[0]);
    tree_plant(tree);
    r->node = 0;
    return true;
}

/* Whether a letter begins a line without meaning here. */
static bool is_foreign(int letter) {
    return letter == 'c' || letter == 's' || letter == 't' || letter == 'v';
}

/* Reads the first letter of a line; 0 if there is no such line. */
static int take_letter(struct reader *r) {
    int letter = input_peek(&r->in);
    if (input_token(&r->in, 2) != 1 || !strchr("abdefmpuxycstv", letter))
        return 0;
    r->in.cursor++;
    return letter;
}

/* Reads the end of a line. */
static bool end_line(struct reader *r) {
    int c = input_skip_spaces(&r->in);
    if (c != '\n' && c != -1)
        return input_unexpected(&r->in, r->diag, "the end of the line");
    input_skip_line(&r->in);
    return true;
}

/* Reads a line of the wanted tree, or one before it. *seen counts headers. */
static bool take_line(struct reader *r, int64_t wanted, int64_t *seen) {
    input_locate(&r->in, r->diag);
    int letter = take_letter(r);
    if (!letter)
        return input_unexpected(&r->in, r->diag, "a line of a trace");
    if (letter == 'p' && ++*seen > wanted)
        return true;
    if (is_foreign(letter) || *seen < wanted || (r->tree->complete && letter != 'p')) {
        if (!*seen && !is_foreign(letter))
            return diag_set(r->diag, "expected a header 'p trace VARIABLES CLAUSES ENGINE' first");
        input_skip_line(&r->in);
        return true;
    }
    return (letter == 'p' ? take_header(r) : take_step(r, letter)) && end_line(r);
}

static bool take_lines(struct reader *r, int64_t wanted) {
    int64_t seen = 0;
    while (seen <= wanted && input_skip_blanks(&r->in) != -1)
        if (!take_line(r, wanted, &seen))
            return false;
    if (r->in.failure)
        return input_failed(&r->in, r->diag);
    if (seen >= wanted)
        return true;
    *r->diag = (struct diag){.file = r->in.name};
    return diag_set(r->diag, "expected a trace of %lld problem%s or more, found %lld",
                    (long long)wanted, wanted == 1 ? "" : "s", (long long)seen);
}

bool trace_read(struct tree *tree, const char *path, int64_t wanted, struct diag *diag) {
    struct reader r = {.tree = tree, .diag = diag};
    if (!input_open(&r.in, path, tree->memory, diag))
        return false;
    r.in.packed = true;
    input_skip_mark(&r.in);
    tree->file = r.in.name;
    bool fine = take_lines(&r, wanted);
    input_close(&r.in);
    if (fine)
        tree_finish(tree);
    return fine;
}
