/* The page: its frame, its sheets (sheet.h), and the styles and scripts that it carries in itself
 * (files.h). */
#ifndef SUDOKU2HTML_PAGE_H
#define SUDOKU2HTML_PAGE_H

#include "book.h"
#include "common/output.h"

struct page {
    const char *title;
    const char *language; /* en or zh; NULL leaves it to the browser */
    const char *paper;    /* a4 or letter */
    unsigned per_page;    /* boards on a printed page: 1, 2, 4 or 6 */
    uint64_t first;       /* the number of the first puzzle */
    const struct book *book;
};

void page_write(const struct page *page, struct output *out);

#endif
