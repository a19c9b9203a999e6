/* SPDX-License-Identifier: MIT */
#include "clash.h"

#include <assert.h>
#include <stdio.h>

/* Says where clues break a rule that is no house. */
static void report_rule(const struct clues_clash *clash, const struct variant *variant,
                        struct diag *diag) {
    char digit = gridline_letter(clash->digit);
    uint32_t first = clash->first, second = clash->second;
    if (first == second)
        diag_set(diag, "digit %c is not allowed in r%uc%u by a rule", digit,
                 variant_row(variant, second) + 1, variant_column(variant, second) + 1);
    else
        diag_set(diag, "digit %c is in r%uc%u and in r%uc%u, which a rule has differ", digit,
                 variant_row(variant, first) + 1, variant_column(variant, first) + 1,
                 variant_row(variant, second) + 1, variant_column(variant, second) + 1);
}

void clash_report(const struct clues_clash *clash, const struct variant *variant,
                  const struct grid_reader *r) {
    assert(clash->first < variant->cells && clash->second < variant->cells && clash->digit);
    assert(clash->house == CLUES_RULE || clash->house < variant->count);
    struct diag diag;
    char grid[sizeof " of grid 4294967295"] = "";
    grid_locate(r, clash->second, &diag);
    if (clash->house == CLUES_RULE) {
        report_rule(clash, variant, &diag);
        diag_error(&diag);
        return;
    }
    assert(variant_has(variant, clash->house, clash->first));
    assert(variant_has(variant, clash->house, clash->second));
    const struct variant_house *house = &variant->houses[clash->house];
    if (house->grid)
        snprintf(grid, sizeof grid, " of grid %u", house->grid);
    diag_set(&diag, "digit %c is twice in %s %u%s: in r%uc%u and in r%uc%u",
             gridline_letter(clash->digit), house->kind->name, house->number, grid,
             variant_row(variant, clash->first) + 1, variant_column(variant, clash->first) + 1,
             variant_row(variant, clash->second) + 1, variant_column(variant, clash->second) + 1);
    diag_error(&diag);
}
