/* SPDX-License-Identifier: MIT */
/* The files of this folder that the page carries in itself, as text that ends with a zero byte.
 * The Makefile makes an array of each: play.css is file_play_css. */
#ifndef SUDOKU2HTML_FILES_H
#define SUDOKU2HTML_FILES_H

extern const unsigned char file_frame_html[], file_theme_js[];
extern const unsigned char file_page_css[], file_gallery_css[], file_play_css[], file_print_css[];
extern const unsigned char file_words_js[], file_shape_js[], file_game_js[], file_bonds_js[],
    file_solver_js[], file_store_js[], file_timer_js[], file_board_js[], file_pad_js[],
    file_gallery_js[], file_hints_js[], file_paper_js[], file_play_js[], file_puzzle_js[],
    file_main_js[];

#endif
