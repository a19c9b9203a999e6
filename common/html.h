/* SPDX-License-Identifier: MIT */
/* Text that others wrote, made safe for HTML and XML. */
#ifndef COMMON_HTML_H
#define COMMON_HTML_H

#include "common/output.h"

/* Writes the length bytes at text so that a browser shows them as they are, between tags and in
 * attributes: & < > and quotes as references, control characters as blanks, bytes that are no
 * UTF-8 as the replacement character, U+FFFD. */
void html_text(struct output *out, const char *text, size_t length);

/* Writes the same within a string of JSON that stands in a script: characters as they are, but for
 * quotes, backslashes, markup and what is not printable or no UTF-8, each byte of which is
 * \u00NN. */
void html_json(struct output *out, const char *text, size_t length);

#endif
