#include "keyboard.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

enum { ESCAPE = 27 };

bool keyboard_read(struct keyboard *keyboard, int fd) {
    ssize_t got =
        read(fd, keyboard->bytes + keyboard->used, sizeof keyboard->bytes - keyboard->used);
    if (got > 0)
        keyboard->used += (size_t)got;
    return got > 0 || (got < 0 && (errno == EINTR || errno == EAGAIN));
}

/* The length of the sequence at the start of the bytes; 0 if there is more to come. */
static size_t sequence_length(const struct keyboard *keyboard) {
    const unsigned char *bytes = keyboard->bytes;
    if (keyboard->used < 2)
        return 0;
    if (bytes[1] == 'O')
        return keyboard->used < 3 ? 0 : 3;
    if (bytes[1] != '[')
        return 1;
    for (size_t i = 2; i < keyboard->used; i++)
        if (bytes[i] < 0x20 || bytes[i] > 0x3f)
            return i + 1;
    return 0;
}

/* The key of a whole sequence; numbered ones end in a tilde, arrows may hold modifiers. */
static int sequence_key(const unsigned char *bytes, size_t length) {
    static const char letters[] = "ABCDHF";
    static const int keys[] = {KEY_UP, KEY_DOWN, KEY_RIGHT, KEY_LEFT, KEY_HOME, KEY_END};
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
        return length == 4 ? KEY_HOME : KEY_OTHER;
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
        key = length ? sequence_key(keyboard->bytes, length) : KEY_OTHER;
        length = length ? length : keyboard->used;
    }
    drop(keyboard, length);
    return key;
}
