/* SPDX-License-Identifier: MIT */
/* The page: its frame, its sheets (sheet.h), and the styles and scripts that it carries in itself
 * (files.h). */
#ifndef SUDOKU2HTML_PAGE_H
#define SUDOKU2HTML_PAGE_H

#include "sheet.h"

/* Writes the whole page, an HTML document. */
void page_write(struct output *out, const struct page *page);

#endif
