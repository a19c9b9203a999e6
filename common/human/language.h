/* SPDX-License-Identifier: MIT */
/* The language for the user: from an option, or else from the locale. */
#ifndef COMMON_HUMAN_LANGUAGE_H
#define COMMON_HUMAN_LANGUAGE_H

#include "common/human/words.h"

/* What an option takes, ended by NULL: auto, and the languages there are. */
extern const char *const language_names[];

/* The language that is number `choice` of language_names.  Auto is that of messages in the user's
 * locale, as POSIX has it: the first of LC_ALL, LC_MESSAGES and LANG that is set and not empty.
 * Whatever begins with zh is Chinese, if the locale's characters are UTF-8, which is what words
 * are written in; all else is English. */
enum words_language language_choose(int choice);

#endif
