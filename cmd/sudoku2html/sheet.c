/* SPDX-License-Identifier: MIT */
#include "sheet.h"

#include <assert.h>
#include <string.h>

#include "board.h"
#include "common/streams/html.h"
#include "figure.h"
#include "hints.h"
#include "leaf.h"

/* Writes the label, if there is one, as an element. */
static void write_label(struct output *out, const struct book *book, const struct puzzle *puzzle) {
    if (!puzzle->label_length)
        return;
    output_text(out, " <span class=\"label\">");
    html_text(out, (const char *)book->bytes.data + puzzle->label, puzzle->label_length);
    output_text(out, "</span>");
}

/* Writes the board with the drawings of its rules; `cells` is where its cells are in the book. */
static void write_board(struct output *out, const struct book *book, const struct puzzle *puzzle,
                        size_t cells, const uint8_t *clues) {
    const struct variant *variant = book_variant(book, puzzle);
    assert(cells + variant->cells <= book->bytes.size);
    figure_begin(out, variant);
    board_write(out, variant, book->shapes.data[puzzle->shape].classes, book->bytes.data + cells,
                clues);
    figure_end(out, variant, puzzle->shape);
}

static void write_puzzle(struct output *out, const struct page *page, size_t index) {
    const struct book *book = page->book;
    const struct puzzle *puzzle = &stack_at(&book->puzzles, index);
    unsigned long long number = page->first + index;
    output_format(out, "<article class=\"puzzle\" id=\"puzzle-%llu\" data-shape=\"%u\">\n", number,
                  puzzle->shape);
    output_format(out, "<h2><a href=\"#%llu\"><span class=\"number\">%llu</span>", number, number);
    write_label(out, book, puzzle);
    output_text(out, "</a></h2>\n");
    write_board(out, book, puzzle, puzzle->cells, NULL);
    if (page->hints) {
        output_text(out, "<script type=\"application/json\" class=\"hints\">");
        hints_write(out, book_variant(book, puzzle), book->bytes.data + puzzle->cells);
        output_text(out, "</script>\n");
    }
    output_text(out, "</article>\n");
}

static void write_title(struct output *out, const struct page *page) {
    output_text(out, "<b>");
    html_text(out, page->title, strlen(page->title));
    output_text(out, "</b> ");
}

/* Ends a sheet, the first of which has number 1. */
static void write_end(struct output *out, size_t number, size_t count) {
    assert(number && number <= count);
    output_format(out, "<footer class=\"paper\">%zu / %zu</footer>\n</section>\n", number, count);
}

/* How many sheets of puzzles there are. */
static size_t puzzle_sheets(const struct page *page) {
    assert(page->per_page);
    return (page->book->puzzles.size + page->per_page - 1) / page->per_page;
}

void sheet_write_puzzles(struct output *out, const struct page *page) {
    size_t count = page->book->puzzles.size, sheets = puzzle_sheets(page);
    for (size_t sheet = 0, i = 0; sheet < sheets; sheet++) {
        output_text(out, "<section class=\"sheet\">\n<header class=\"paper\">");
        write_title(out, page);
        output_text(out, "<span class=\"name\" data-say=\"name\">Name</span>"
                         "<p class=\"rules\"></p></header>\n");
        for (size_t end = i + page->per_page; i < end && i < count; i++)
            write_puzzle(out, page, i);
        write_end(out, sheet + 1, sheets);
    }
}

static size_t solution_sheets(const struct book *book) {
    size_t sheets = 0;
    for (size_t i = 0; i < book->puzzles.size; i = leaf_at(book, i).end)
        sheets++;
    return sheets;
}

static void write_solution(struct output *out, const struct page *page, size_t index) {
    const struct book *book = page->book;
    const struct puzzle *puzzle = &stack_at(&book->puzzles, index);
    assert(book->solved);
    unsigned long long number = page->first + index;
    output_format(out,
                  "<article class=\"solution\" id=\"solution-%llu\">\n"
                  "<h3><span class=\"number\">%llu</span></h3>\n",
                  number, number);
    write_board(out, book, puzzle, puzzle->solution, book->bytes.data + puzzle->cells);
    output_text(out, "</article>\n");
}

/* The header says which solutions are below. */
static void write_leaf(struct output *out, const struct page *page, const struct leaf *leaf) {
    assert(leaf->begin < leaf->end && leaf->end <= page->book->puzzles.size);
    unsigned long long first = page->first + leaf->begin, last = page->first + leaf->end - 1;
    output_format(out, "<section class=\"sheet\" style=\"--columns:%u;--rows:%u\">\n",
                  leaf->columns, leaf->rows);
    output_text(out, "<header class=\"paper\">");
    write_title(out, page);
    output_text(out, "<h2><span data-say=\"solutions\">Solutions</span> ");
    output_format(out, first < last ? "%llu–%llu" : "%llu", first, last);
    output_text(out, "</h2></header>\n");
    for (size_t i = leaf->begin; i < leaf->end; i++)
        write_solution(out, page, i);
}

static void write_blank(struct output *out) {
    output_text(out, "<section class=\"sheet blank\"><footer class=\"paper\" data-say=\"blank\">"
                     "This page is left blank.</footer></section>\n");
}

void sheet_write_solutions(struct output *out, const struct page *page) {
    const struct book *book = page->book;
    size_t sheets = solution_sheets(book);
    struct leaf leaf = {0};
    output_text(out, "<section id=\"solutions\">\n");
    if (puzzle_sheets(page) % 2)
        write_blank(out);
    for (size_t sheet = 1; sheet <= sheets; sheet++) {
        leaf = leaf_at(book, leaf.end);
        write_leaf(out, page, &leaf);
        write_end(out, sheet, sheets);
    }
    output_text(out, "</section>\n");
}
