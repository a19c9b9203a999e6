/* SPDX-License-Identifier: MIT */
#include "page.h"

#include <assert.h>
#include <string.h>

#include "board.h"
#include "common/streams/html.h"
#include "figure.h"
#include "files.h"

/* In the order in which they build on each other. */
static const unsigned char *const styles[] = {file_page_css, file_gallery_css, file_play_css,
                                              file_print_css, NULL};
static const unsigned char *const scripts[] = {
    file_words_js,   file_shape_js, file_game_js,  file_bonds_js, file_solver_js, file_store_js,
    file_puzzle_js,  file_hints_js, file_timer_js, file_board_js, file_pad_js,    file_play_js,
    file_gallery_js, file_paper_js, file_main_js,  NULL};

static void write_file(struct output *out, const unsigned char *file) {
    output_text(out, (const char *)file);
}

static void write_files(struct output *out, const unsigned char *const *files) {
    for (; *files; files++)
        write_file(out, *files);
}

static void write_title(struct output *out, const struct page *page) {
    html_text(out, page->title, strlen(page->title));
}

static void write_head(struct output *out, const struct page *page) {
    const char *language = page->language ? page->language : "en";
    output_format(out, "<!DOCTYPE html>\n<html lang=\"%s\"%s%s%s>\n<head>\n", language,
                  page->language ? " data-language=\"" : "", page->language ? language : "",
                  page->language ? "\"" : "");
    output_text(out, "<meta charset=\"utf-8\">\n"
                     "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                     "<meta name=\"generator\" content=\"sudoku2html " VERSION "\">\n<title>");
    write_title(out, page);
    output_text(out, "</title>\n<style>\n");
    output_format(out, "@page { size: %s; margin: 12mm; }\n", page->paper);
    write_files(out, styles);
    output_text(out, "</style>\n<script>\n");
    write_file(out, file_theme_js);
    output_text(out, "</script>\n</head>\n");
}

static void write_figures(struct output *out, const struct shapes *shapes) {
    for (size_t i = 0; i < shapes->size; i++)
        figure_write_shape(out, &shapes->data[i].variant, (uint32_t)i);
}

static void write_shapes(struct output *out, const struct shapes *shapes) {
    output_text(out, "<script type=\"application/json\" id=\"shapes\">\n[");
    for (size_t i = 0; i < shapes->size; i++) {
        if (i)
            output_text(out, ",\n");
        board_write_shape(out, &shapes->data[i].variant);
    }
    output_text(out, "]\n</script>\n");
}

void page_write(struct output *out, const struct page *page) {
    assert(page->per_page && page->paper && page->title);
    write_head(out, page);
    output_format(out,
                  "<body data-per-page=\"%u\" data-paper=\"%s\">\n<header class=\"top\">\n<h1>",
                  page->per_page, page->paper);
    write_title(out, page);
    output_text(out, "</h1>\n");
    write_file(out, file_frame_html);
    write_figures(out, &page->book->shapes);
    output_text(out, "<main id=\"gallery\">\n");
    sheet_write_puzzles(out, page);
    output_text(out, "</main>\n");
    if (page->book->solved)
        sheet_write_solutions(out, page);
    write_shapes(out, &page->book->shapes);
    output_text(out, "<script type=\"module\">\n");
    write_files(out, scripts);
    output_text(out, "</script>\n</body>\n</html>\n");
}
