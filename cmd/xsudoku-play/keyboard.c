/* SPDX-License-Identifier: MIT */
#include "keyboard.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { ESCAPE = 27 };

bool keyboard_read(struct keyboard *keyboard, int fd) {
    assert(keyboard->used < sizeof keyboard->bytes);
    ssize_t got =
        read(fd, keyboard->bytes + keyboard->used, sizeof keyboard->bytes - keyboard->used);
    if (got > 0)
        keyboard->used += (size_t)got;
    return got > 0 || (got < 0 && (errno == EINTR || errno == EAGAIN));
}

/* The length of the sequence at the start of the bytes; 0 if there is more to come. */
static size_t sequence_length(const struct keyboard *keyboard) {
    const unsigned char *bytes = keyboard->bytes;
    assert(keyboard->used && bytes[0] == ESCAPE);
    if (keyboard->used < 2)
        return 0;
    if (bytes[1] == 'O')
        return keyboard->used < 3 ? 0 : 3;
    if (bytes[1] != '[')
        return 1;
    if (keyboard->used > 2 && bytes[2] == 'M')
        return keyboard->used < 6 ? 0 : 6;
    for (size_t i = 2; i < keyboard->used; i++)
        if (bytes[i] < 0x20 || bytes[i] > 0x3f)
            return i + 1;
    return 0;
}

/* The key that a button of the mouse is at a place, counted from 1: KEY_PRESS for the first one
 * when it is pressed, KEY_UP and KEY_DOWN for the wheel, else KEY_OTHER.  The number of a button
 * also has bits for modifiers, which do not count, and 32 for moves. */
static int mouse_key(struct keyboard *keyboard, unsigned button, unsigned column, unsigned row,
                     bool pressed) {
    button &= ~(4u | 8u | 16u);
    if (button == 64 || button == 65)
        return button == 64 ? KEY_UP : KEY_DOWN;
    keyboard->column = (int)column - 1;
    keyboard->row = (int)row - 1;
    return button == 0 && pressed ? KEY_PRESS : KEY_OTHER;
}

/* The key of a sequence that the mouse has sent: numbers in the form of xterm's mode 1006, or bytes
 * from a terminal that knows the older one only.  KEY_NONE when it is none of the mouse's. */
static int mouse_sequence(struct keyboard *keyboard, size_t length) {
    const unsigned char *bytes = keyboard->bytes;
    assert(length <= keyboard->used);
    char text[sizeof keyboard->bytes + 1], end;
    unsigned button, column, row;
    if (length == 6 && bytes[1] == '[' && bytes[2] == 'M')
        return mouse_key(keyboard, bytes[3] - 32u, bytes[4] - 32u, bytes[5] - 32u, true);
    if (length < 4 || bytes[2] != '<')
        return KEY_NONE;
    memcpy(text, bytes, length);
    text[length] = 0;
    if (sscanf(text + 3, "%4u;%4u;%4u%c", &button, &column, &row, &end) != 4)
        return KEY_OTHER;
    return mouse_key(keyboard, button, column, row, end == 'M');
}

/* The key of a whole sequence; numbered ones end in a tilde, arrows may hold modifiers. */
static int sequence_key(const unsigned char *bytes, size_t length) {
    static const char letters[] = "ABCDHFP";
    static const int keys[] = {KEY_UP, KEY_DOWN, KEY_RIGHT, KEY_LEFT, KEY_HOME, KEY_END, KEY_F1};
    if (length < 3)
        return KEY_OTHER;
    const char *letter = strchr(letters, bytes[length - 1]);
    if (letter && *letter)
        return keys[letter - letters];
    if (bytes[length - 1] != '~')
        return KEY_OTHER;
    switch (bytes[2]) {
    case '1':
    case '7':
        return length == 4 ? KEY_HOME : length == 5 && bytes[3] == '1' ? KEY_F1 : KEY_OTHER;
    case '4':
    case '8':
        return KEY_END;
    case '3':
        return KEY_DELETE;
    default:
        return KEY_OTHER;
    }
}

static void drop(struct keyboard *keyboard, size_t count) {
    assert(count && count <= keyboard->used);
    keyboard->used -= count;
    memmove(keyboard->bytes, keyboard->bytes + count, keyboard->used);
}

int keyboard_next(struct keyboard *keyboard, bool over) {
    size_t length = 1;
    if (!keyboard->used)
        return KEY_NONE;
    int key = keyboard->bytes[0];
    if (key == ESCAPE) {
        length = sequence_length(keyboard);
        bool full = keyboard->used == sizeof keyboard->bytes;
        if (!length && !over && !full)
            return KEY_NONE;
        key = length ? mouse_sequence(keyboard, length) : KEY_OTHER;
        if (key == KEY_NONE)
            key = sequence_key(keyboard->bytes, length);
        length = length ? length : keyboard->used;
    }
    drop(keyboard, length);
    return key;
}
