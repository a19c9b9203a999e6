/* SPDX-License-Identifier: MIT */
/* Text from outside, made safe for HTML and XML. */
#ifndef COMMON_STREAMS_HTML_H
#define COMMON_STREAMS_HTML_H

#include "common/streams/output.h"

/* Writes the length bytes at text so that a browser shows them unchanged, between tags and in
 * attributes: & < > and quotes as references, control characters as blanks, invalid UTF-8 as the
 * replacement character, U+FFFD. */
void html_text(struct output *out, const char *text, size_t length);

/* Writes the same within a JSON string in a script: characters unchanged, except quotes,
 * backslashes, markup and what is unprintable or invalid UTF-8, each byte of which becomes
 * \u00NN. */
void html_json(struct output *out, const char *text, size_t length);

#endif
