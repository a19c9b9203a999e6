/* SPDX-License-Identifier: MIT */
/* Decodes keys from the bytes that a terminal sends. */
#ifndef XSUDOKU_PLAY_KEYBOARD_H
#define XSUDOKU_PLAY_KEYBOARD_H

#include <stdbool.h>
#include <stddef.h>

/* Keys that are no character; all others are their byte. */
enum {
    KEY_NONE = 256, /* no key yet */
    KEY_OTHER,      /* one that means nothing here */
    KEY_UP,
    KEY_DOWN,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_HOME,
    KEY_END,
    KEY_DELETE,
    KEY_F1,
    KEY_PRESS, /* of the mouse, at the place that keyboard_next has noted */
};

struct keyboard {
    unsigned char bytes[128];
    size_t used;
    int row, column; /* of the last KEY_PRESS, from 0 */
};

/* Waits for bytes of the terminal and reads them, to be called when keyboard_next has returned
 * KEY_NONE, since there is room then.  Returns false at the end of input. */
bool keyboard_read(struct keyboard *keyboard, int fd);

/* The next key, or KEY_NONE.  Other keys begin with the byte of the escape key; `over` says that
 * nothing has followed it for a while. */
int keyboard_next(struct keyboard *keyboard, bool over);

#endif
