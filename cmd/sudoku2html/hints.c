/* SPDX-License-Identifier: MIT */
#include "hints.h"

#include <assert.h>

#include "common/human/explain.h"
#include "common/human/human.h"
#include "common/human/nudge.h"
#include "common/human/techniques.h"
#include "common/streams/html.h"

struct hints {
    struct output *out, *scratch;
    const struct layout *layout;
};

/* Writes the contents of scratch as a string. */
static void write_scratch(struct hints *hints) {
    assert(hints->scratch->used && hints->scratch->used < sizeof hints->scratch->buffer);
    output_char(hints->out, '"');
    html_json(hints->out, (const char *)hints->scratch->buffer, hints->scratch->used);
    output_char(hints->out, '"');
    hints->scratch->used = 0;
}

static void write_text(struct hints *hints, const struct step *step, enum words_language language) {
    explain_step(hints->scratch, hints->layout, step, language);
    output_text(hints->scratch, ": ");
    output_text(hints->scratch, step->technique->idea[language]);
    write_scratch(hints);
}

static void write_words(struct hints *hints, const struct step *step) {
    output_text(hints->out, "{\"where\":[");
    for (int i = 0; i < WORDS_LANGUAGES; i++) {
        output_text(hints->out, i ? "," : "");
        nudge_write(hints->scratch, hints->layout, step, (enum words_language)i);
        write_scratch(hints);
    }
    output_format(hints->out, "],\"what\":\"%s\",\"text\":[", step->technique->name);
    for (int i = 0; i < WORDS_LANGUAGES; i++) {
        output_text(hints->out, i ? "," : "");
        write_text(hints, step, (enum words_language)i);
    }
    output_char(hints->out, ']');
}

/* Writes what the step does. */
static void write_effect(struct output *out, const struct step *step) {
    assert(step->digit || step->removal_count);
    if (step->digit) {
        output_format(out, ",\"cell\":%u,\"digit\":%u", step->cell, step->digit);
        return;
    }
    output_text(out, ",\"out\":[");
    for (uint32_t i = 0; i < step->removal_count; i++) {
        output_format(out, "%s[%u", i ? "," : "", step->removals[i].cell);
        assert(step->removals[i].digits);
        for (Set digits = step->removals[i].digits; digits; digits &= digits - 1)
            output_format(out, ",%u", set_digit(digits));
        output_char(out, ']');
    }
    output_char(out, ']');
}

static void write_step(struct hints *hints, const struct step *step) {
    write_words(hints, step);
    output_text(hints->out, ",\"cells\":[");
    for (uint32_t i = 0; i < step->cell_count; i++)
        output_format(hints->out, "%s%u", i ? "," : "", step->cells[i]);
    output_char(hints->out, ']');
    write_effect(hints->out, step);
    output_char(hints->out, '}');
}

static void write_steps(struct hints *hints, const uint8_t *clues, struct memory *memory) {
    struct human human;
    struct clues_clash clash;
    const char *before = "";
    human_init(&human, hints->layout, memory);
    bool begun = human_start(&human, clues, &clash);
    while (begun && human_next(&human) == HUMAN_STEP && human.step.technique != &technique_guess) {
        output_text(hints->out, before);
        write_step(hints, &human.step);
        before = ",\n";
    }
    human_free(&human);
}

void hints_write(struct output *out, const struct variant *variant, const uint8_t *clues) {
    struct memory *memory = variant->memory;
    struct layout layout;
    output_char(out, '[');
    if (variant->side <= LAYOUT_SIDE_MAX) {
        struct hints hints = {.out = out, .layout = &layout};
        hints.scratch = memory_zeroed(memory, 1, sizeof *hints.scratch);
        layout_init(&layout, &variant->shape, memory);
        write_steps(&hints, clues, memory);
        layout_free(&layout);
        memory_release(memory, hints.scratch);
    }
    output_char(out, ']');
}
