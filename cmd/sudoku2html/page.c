#include "page.h"

#include <string.h>

#include "board.h"
#include "files.h"
#include "html.h"

/* In the order in which they build on each other. */
static const unsigned char *const styles[] = {file_page_css, file_gallery_css, file_play_css,
                                              file_print_css, NULL};
static const unsigned char *const scripts[] = {
    file_words_js,   file_shape_js, file_game_js,  file_solver_js, file_store_js,
    file_puzzle_js,  file_timer_js, file_board_js, file_pad_js,    file_play_js,
    file_gallery_js, file_main_js,  NULL};

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

/* The label, in an element of its own, if there is one. */
static void write_label(struct output *out, const struct book *book, const struct puzzle *puzzle) {
    if (!puzzle->label_length)
        return;
    output_text(out, " <span class=\"label\">");
    html_text(out, (const char *)book->bytes.data + puzzle->label, puzzle->label_length);
    output_text(out, "</span>");
}

static void write_puzzle(struct output *out, const struct page *page, size_t index) {
    const struct book *book = page->book;
    const struct puzzle *puzzle = &book->puzzles.data[index];
    unsigned long long number = page->first + index;
    output_format(out, "<article class=\"puzzle\" id=\"puzzle-%llu\" data-shape=\"%u\">\n", number,
                  puzzle->shape);
    output_format(out, "<h2><a href=\"#%llu\"><span class=\"number\">%llu</span>", number, number);
    write_label(out, book, puzzle);
    output_text(out, "</a></h2>\n");
    board_write(out, book_variant(book, puzzle), book->bytes.data + puzzle->cells, NULL);
    output_text(out, "</article>\n");
}

/* Each sheet is a printed page; on the screen the sheets flow together. */
static void write_sheet(struct output *out, const struct page *page, size_t begin) {
    size_t count = page->book->puzzles.size, end = begin + page->per_page;
    output_text(out, "<section class=\"sheet\">\n<header class=\"paper\"><b>");
    write_title(out, page);
    output_text(out, "</b><span class=\"name\" data-say=\"name\">Name</span>"
                     "<p class=\"rules\"></p></header>\n");
    for (size_t i = begin; i < (end < count ? end : count); i++)
        write_puzzle(out, page, i);
    output_format(out, "<footer class=\"paper\">%zu / %zu</footer>\n</section>\n",
                  begin / page->per_page + 1, (count + page->per_page - 1) / page->per_page);
}

static void write_solutions(struct output *out, const struct page *page) {
    const struct book *book = page->book;
    output_text(out, "<section id=\"solutions\">\n<h2 data-say=\"solutions\">Solutions</h2>\n");
    for (size_t i = 0; i < book->puzzles.size; i++) {
        const struct puzzle *puzzle = &book->puzzles.data[i];
        unsigned long long number = page->first + i;
        output_format(out,
                      "<article class=\"solution\" id=\"solution-%llu\">\n"
                      "<h3><span class=\"number\">%llu</span></h3>\n",
                      number, number);
        board_write(out, book_variant(book, puzzle), book->bytes.data + puzzle->solution,
                    book->bytes.data + puzzle->cells);
        output_text(out, "</article>\n");
    }
    output_text(out, "</section>\n");
}

static void write_shapes(struct output *out, const struct shapes *shapes) {
    output_text(out, "<script type=\"application/json\" id=\"shapes\">\n[");
    for (size_t i = 0; i < shapes->size; i++) {
        if (i)
            output_text(out, ",\n");
        board_write_shape(out, &shapes->data[i]);
    }
    output_text(out, "]\n</script>\n");
}

void page_write(const struct page *page, struct output *out) {
    write_head(out, page);
    output_format(out,
                  "<body data-per-page=\"%u\" data-paper=\"%s\">\n<header class=\"top\">\n<h1>",
                  page->per_page, page->paper);
    write_title(out, page);
    output_text(out, "</h1>\n");
    write_file(out, file_frame_html);
    output_text(out, "<main id=\"gallery\">\n");
    for (size_t i = 0; i < page->book->puzzles.size; i += page->per_page)
        write_sheet(out, page, i);
    output_text(out, "</main>\n");
    if (page->book->solved)
        write_solutions(out, page);
    write_shapes(out, &page->book->shapes);
    output_text(out, "<script type=\"module\">\n");
    write_files(out, scripts);
    output_text(out, "</script>\n</body>\n</html>\n");
}
