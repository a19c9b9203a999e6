/* SPDX-License-Identifier: MIT */
/* The language for the user: from an option, or else from the locale. */
#ifndef COMMON_HUMAN_LANGUAGE_H
#define COMMON_HUMAN_LANGUAGE_H

#include "common/human/words.h"

/* What an option takes, ended by NULL: auto, and the languages there are. */
extern const char *const language_names[];

/* Language number `choice` of language_names.  "auto" follows the user's locale for messages: the
 * first of LC_ALL, LC_MESSAGES and LANG that is set and not empty, as POSIX says.  It is Chinese if
 * this begins with zh and the locale's characters are UTF-8, in which words are written; otherwise
 * English. */
enum words_language language_choose(int choice);

#endif
