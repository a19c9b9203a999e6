/* SPDX-License-Identifier: MIT */
#include "common/human/explain.h"

#include "common/human/guess.h"
#include "common/human/rule.h"
#include "common/human/technique.h"
#include "common/human/tellrule.h"

/* Writes what the step does: " r5c7=4". */
static void write_effect(struct output *out, const struct layout *layout, const struct step *step) {
    if (step->digit) {
        output_char(out, ' ');
        words_cell(out, layout, step->cell);
        output_char(out, '=');
        words_digits(out, set_of(step->digit));
    }
    for (uint32_t i = 0; i < step->removal_count; i++) {
        output_char(out, ' ');
        words_cell(out, layout, step->removals[i].cell);
        output_char(out, '-');
        words_digits(out, step->removals[i].digits);
    }
}

struct telling {
    struct output *out;
    const struct layout *layout;
    const struct step *step;
    enum words_language language;
};

static void write_part(const struct telling *t, const struct step_part *part) {
    words_cells(t->out, t->layout, t->step->cells + part->begin, part->end - part->begin);
}

/* A chain in Eureka notation: links are strong and weak by turns, and two candidates of one cell
 * that are linked stand in one pair of parentheses. */
static void write_chain(const struct telling *t) {
    const struct step *step = t->step;
    for (uint32_t i = 0; i < step->part_count; i++) {
        const struct step_part *part = &step->parts[i], *next = part + 1;
        output_text(t->out, i ? i % 2 ? "=" : "-" : "");
        output_char(t->out, '(');
        words_digits(t->out, part->digits);
        if (i % 2 == 0 && i + 1 < step->part_count && part->end - part->begin == 1 &&
            next->end - next->begin == 1 && step->cells[part->begin] == step->cells[next->begin]) {
            output_char(t->out, '=');
            words_digits(t->out, next->digits);
            i++;
        }
        output_char(t->out, ')');
        write_part(t, part);
    }
}

/* All parts: "48 at r1c2 r1c5, 248 at r3c1", and where a part without cells joins those beside it
 * "48 at r1c2 -4- 248 at r3c1 r3c5"; one without digits as well stands between alternatives. */
static void write_parts(const struct telling *t) {
    bool joint = true;
    for (uint32_t i = 0; i < t->step->part_count; i++) {
        const struct step_part *part = &t->step->parts[i];
        bool has_cells = part->begin < part->end;
        if (!has_cells && !part->digits) {
            output_text(t->out, t->language == WORDS_ENGLISH ? " or " : " 或 ");
            joint = true;
            continue;
        }
        output_text(t->out, !has_cells ? " -" : joint ? "" : ", ");
        words_digits(t->out, part->digits);
        joint = !has_cells;
        if (joint) {
            output_text(t->out, "- ");
            continue;
        }
        output_text(t->out, t->language == WORDS_ENGLISH ? " at " : ": ");
        write_part(t, part);
    }
}

/* Cells that are set one after the other: "r1c2=4 r3c4=5". */
static void write_settings(const struct telling *t) {
    for (uint32_t i = 0; i < t->step->part_count; i++) {
        output_text(t->out, i ? " " : "");
        write_part(t, &t->step->parts[i]);
        output_char(t->out, '=');
        words_digits(t->out, t->step->parts[i].digits);
    }
}

/* What a step by a rule says.  Returns false where the item is none of these. */
static bool write_rule_item(const struct telling *t, char item) {
    switch (item) {
    case 't':
        rule_write(t->out, t->layout, t->step->where, t->language);
        return true;
    case 'o':
        tellrule_combinations(t->out, t->step, t->language);
        return true;
    case 'O':
        tellrule_orders(t->out, t->layout, t->step, t->language);
        return true;
    case 'b':
        tellrule_bounds(t->out, t->layout, t->step, t->language);
        return true;
    case 'i':
        tellrule_left(t->out, t->layout, t->step, t->language);
        return true;
    case 'e':
        tellrule_sum(t->out, t->layout, t->step);
        return true;
    case 'u':
        tellrule_needed(t->out, t->layout, t->step, t->language);
        return true;
    default:
        return false;
    }
}

static void write_item(const struct telling *t, char item) {
    const struct step *step = t->step;
    uint32_t cover = step->first_cover;
    switch (item) {
    case 'd':
        words_digits(t->out, step->digits);
        break;
    case 'c':
        words_cells(t->out, t->layout, step->cells, step->cell_count);
        break;
    case 'h':
        words_houses(t->out, t->layout, step->houses, cover ? cover : step->house_count,
                     t->language);
        break;
    case 'H':
        words_houses(t->out, t->layout, step->houses + cover, step->house_count - cover,
                     t->language);
        break;
    case 'x':
        write_chain(t);
        break;
    case 'p':
        write_parts(t);
        break;
    case 's':
        write_settings(t);
        break;
    case 'l':
        output_format(t->out, "%u", step->level);
        break;
    case 'n':
        output_format(t->out, "%u", step->choice);
        break;
    case 'N':
        output_format(t->out, "%u", step->choices);
        break;
    case 'r':
        guess_explain_reason(t->out, t->layout, step, t->language);
        break;
    default:
        if (!write_rule_item(t, item))
            write_part(t, &step->parts[item - '1']);
    }
}

void explain_step(struct output *out, const struct layout *layout, const struct step *step,
                  enum words_language language) {
    const struct telling telling = {out, layout, step, language};
    const char *where = step->technique->where[language];
    output_text(out, step->technique->name);
    write_effect(out, layout, step);
    if (!where)
        return;
    output_text(out, " (");
    for (; *where; where++)
        if (*where == '%')
            write_item(&telling, *++where);
        else
            output_char(out, *where);
    output_char(out, ')');
}
