/* SPDX-License-Identifier: MIT */
#include "common/human/language.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "common/streams/terminal.h"

enum { AUTO, ENGLISH, CHINESE };
const char *const language_names[] = {
    [AUTO] = "auto", [ENGLISH] = "en", [CHINESE] = "zh", [CHINESE + 1] = NULL};

/* The name of the user's locale for what the variable `category` is about. */
static const char *locale_of(const char *category) {
    const char *const names[] = {"LC_ALL", category, "LANG"};
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value)
            return value;
    }
    return "";
}

/* The name of a locale is a language and, each after a sign of its own, a territory, a codeset and
 * a modifier. */
static bool is_chinese(const char *locale) {
    return !strncmp(locale, "zh", 2) && strchr("_.@", locale[2]);
}

/* By the name where it has a codeset, since a locale may be asked for and not be installed. */
static bool is_utf8(const char *locale) {
    const char *codeset = strchr(locale, '.');
    return codeset ? !strncasecmp(codeset, ".UTF-8", 6) || !strncasecmp(codeset, ".utf8", 5)
                   : terminal_is_utf8();
}

enum words_language language_choose(int choice) {
    if (choice == AUTO && is_chinese(locale_of("LC_MESSAGES")) && is_utf8(locale_of("LC_CTYPE")))
        return WORDS_CHINESE;
    return choice == CHINESE ? WORDS_CHINESE : WORDS_ENGLISH;
}
