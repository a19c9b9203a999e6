# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# Standard output of a script; needs die STATUS MESSAGE.

# Output goes through here, so that a full disk is noticed.  A reader that went away needs no message.
deliver() {
    why='Bad file descriptor'
    { why=$(cat 2>&1 >&3); } 2> /dev/null 3>&1
    lost=$?
    [ "$lost" -lt 128 ] || exit 2
    [ "$lost" -eq 0 ] || die 2 "cannot write standard output: ${why##*: }"
}
