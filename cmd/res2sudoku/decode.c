#include "decode.h"

/* Fills diag for a cell of the model at hand; the caller adds the rest of the text. */
static struct diag *locate(const struct res *r, struct diag *diag) {
    *diag = (struct diag){.file = r->in.name, .line = r->line, .column = 1};
    return diag;
}

bool decode_model(const struct res *r, enum coding coding, unsigned side, uint8_t *cells,
                  struct diag *diag) {
    for (uint32_t c = 0; c < side * side; c++) {
        cells[c] = 0;
        for (unsigned d = 1; d <= side; d++) {
            if (res_value(r, coding_variable(coding, side, c, d) - 1) <= 0)
                continue;
            if (cells[c])
                return diag_set(locate(r, diag), "cell r%uc%u of model %llu has digits %u and %u",
                                c / side + 1, c % side + 1, (unsigned long long)r->models, cells[c],
                                d);
            cells[c] = (uint8_t)d;
        }
        if (!cells[c])
            return diag_set(locate(r, diag), "cell r%uc%u of model %llu has no digit", c / side + 1,
                            c % side + 1, (unsigned long long)r->models);
    }
    return true;
}
