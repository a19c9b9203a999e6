/* SPDX-License-Identifier: MIT */
#include "common/grids/gridrules.h"

#include <assert.h>
#include <string.h>

bool gridrules_are_next(const struct grid_reader *r, size_t at) {
    assert(at <= r->text.length);
    const unsigned char *text = r->text.text;
    size_t token, size, from = at;
    if (r->rules.rows)
        return true;
    if (!ruleread_looks_like_one(text, r->text.length, at))
        return false;
    gridline_token(&r->text, &from, &token, &size);
    return r->ruling || rulekinds_find(text + token, size);
}

/* The length of the line at hand without blanks at its end. */
static size_t trimmed(const struct gridline *line) {
    size_t length = line->length;
    while (length && input_is_blank(line->text[length - 1]))
        length--;
    return length;
}

/* Records the cells that differ because of houses that a variant has besides rows, columns and
 * boxes. */
static void note_houses(struct ruleclash *clash, const struct variant_shape *shape) {
    const struct variant_measures grid = {shape->side, shape->box_rows, shape->box_columns};
    const struct variant_part *part = variant_parts[shape->kind];
    uint32_t cells[RULES_SIDE_MAX];
    for (; part->kind && shape->side <= RULES_SIDE_MAX; part++)
        for (unsigned i = 0; part->kind->extra && i < shape->side; i++) {
            unsigned number = part->numbers[0] ? part->numbers[i] : i + 1;
            if (!number)
                break;
            assert(number <= shape->side);
            part->kind->write(&grid, number, cells);
            ruleclash_differ(clash, cells, shape->side);
        }
}

/* Records the cells that differ because of the rules that the name of a variant stands for. */
static void note_rules(struct ruleclash *clash, const struct variant_shape *shape) {
    struct ruleread reader = {.area = shape->area, .clash = clash};
    const char *text = variant_has_grids(shape->kind) ? NULL : variant_rules[shape->kind];
    struct diag unused;
    for (size_t wrong; text; text = strchr(text, '\n') ? strchr(text, '\n') + 1 : NULL) {
        bool fine = ruleread_line(&reader, (const unsigned char *)text, strcspn(text, "\n"), &wrong,
                                  &unused);
        assert(fine);
        (void)fine;
    }
}

/* Records the cells that differ because of the variant, at the first rule below a header: most
 * headers have no rules. */
static void begin_clash(struct grid_reader *r) {
    if (r->clashing)
        return;
    r->clashing = true;
    assert(r->header.side && r->header.side <= RULES_SIDE_MAX);
    r->clash = (struct ruleclash){.boxes = {r->header.box_rows, r->header.box_columns}};
    r->rules.clash = &r->clash;
    note_houses(&r->clash, &r->header);
    note_rules(&r->clash, &r->header);
}

bool gridrules_read(struct grid_reader *r, size_t at) {
    struct diag reason;
    size_t wrong;
    if (!r->ruling && !r->rules.rows)
        return diag_set(gridreader_fail(r, at), "a rule stands below a header, before the puzzles");
    if (r->header.side > RULES_SIDE_MAX)
        return diag_set(gridreader_fail(r, at), "rules are for sides up to %d, not %u",
                        RULES_SIDE_MAX, r->header.side);
    r->rules.area = r->header.area;
    r->rules.parted |= r->header.box_rows && !area_is_board(&r->header.area);
    begin_clash(r);
    if (!ruleread_line(&r->rules, r->text.text, r->text.length, &wrong, &reason))
        return diag_set(gridreader_fail(r, wrong), "%s", reason.text);
    r->header.area = r->rules.area;
    if (!r->header.rules)
        r->header.rules = rules_text_new(r->in.memory);
    if (r->header.rules->text.size + r->text.length >= RULES_TEXT_MAX)
        return diag_set(gridreader_fail(r, 0), "rules have more than %d bytes", RULES_TEXT_MAX);
    if (trimmed(&r->text))
        rules_text_add(r->header.rules, r->text.text, trimmed(&r->text));
    return true;
}

void gridrules_begin(struct grid_reader *r, const struct variant_shape *shape) {
    rules_drop(r->header.rules);
    r->header.rules = NULL;
    r->ruling = true;
    r->rules.houses = 0;
    r->rules.settled = r->rules.placed[0] = r->rules.placed[1] = false;
    r->rules.parted = r->tiled;
    r->rules.fixed = variant_has_cells(shape->kind);
    r->clashing = false;
    r->one_line.side = 0;
}

bool gridrules_end(struct grid_reader *r) {
    unsigned rows = r->rules.rows, all = ruleread_map_rows(&r->rules.area);
    if (!rows)
        return true;
    assert(rows <= all);
    r->failed = true;
    input_locate(&r->in, &r->diag);
    return diag_set(&r->diag,
                    "expected row %u of %u of a map of regions, found the end of the input",
                    all - rows + 1, all);
}
