/* SPDX-License-Identifier: MIT */
#include "tty.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* The other screen, without a cursor and with the mouse, and back. */
#define ENTER "\033[?1049h\033[?25l\033[2J\033[?1000h\033[?1006h"
#define LEAVE "\033[?1006l\033[?1000l\033[0m\033[2J\033[H\033[?25h\033[?1049l"

bool tty_open(struct tty *tty, struct diag *diag) {
    int fd = open("/dev/tty", O_RDWR | O_CLOEXEC);
    if (fd < 0)
        return diag_set(diag, "there is no terminal (%s); -l plays in lines", strerror(errno));
    output_stdout(&tty->out);
    tty->out.fd = fd;
    tty->entered = false;
    tty_measure(tty);
    return true;
}

void tty_close(struct tty *tty) {
    tty_leave(tty);
    close(tty->out.fd);
}

/* Keys come singly and unseen; those that send signals still do. */
void tty_enter(struct tty *tty) {
    struct termios raw;
    if (!tty->entered)
        tcgetattr(tty->out.fd, &tty->before);
    raw = tty->before;
    raw.c_iflag &= (tcflag_t) ~(ICRNL | INLCR | IXON);
    raw.c_lflag &= (tcflag_t) ~(ICANON | ECHO | IEXTEN);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(tty->out.fd, TCSADRAIN, &raw);
    tty->entered = true;
    output_text(&tty->out, ENTER);
    output_flush(&tty->out);
}

void tty_leave(struct tty *tty) {
    if (!tty->entered)
        return;
    tty->out.used = 0;
    output_text(&tty->out, LEAVE);
    output_flush(&tty->out);
    tcsetattr(tty->out.fd, TCSADRAIN, &tty->before);
    tty->entered = false;
}

void tty_measure(struct tty *tty) {
    struct winsize size;
    bool known = !ioctl(tty->out.fd, TIOCGWINSZ, &size) && size.ws_row && size.ws_col;
    tty->rows = known ? size.ws_row : 24;
    tty->columns = known ? size.ws_col : 80;
    assert(tty->rows && tty->columns);
}
