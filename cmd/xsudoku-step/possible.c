/* SPDX-License-Identifier: MIT */
#include "possible.h"

#include "common/human/explain.h"

struct listing {
    struct output *out;
    const struct layout *layout;
    enum words_language language;
    uint64_t steps;
};

static void write_step(void *context, const struct step *step) {
    struct listing *listing = context;
    output_unsigned(listing->out, ++listing->steps);
    output_char(listing->out, ' ');
    explain_step(listing->out, listing->layout, step, listing->language);
    output_char(listing->out, '\n');
}

bool possible_write(struct output *out, struct human *h, enum words_language language) {
    struct listing listing = {out, h->layout, language, 0};
    human_tell(h, write_step, &listing);
    return listing.steps > 0;
}
