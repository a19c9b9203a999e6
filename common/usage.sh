# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154
# Errors in the command line of a script; needs tool, print_help and die STATUS MESSAGE.

# usage_error MESSAGE
usage_error() {
    die 64 "$1 (see $tool --help)"
}

# short WORD: as a message quotes it, cut where common/base/diag.h cuts.
short() {
    if [ "${#1}" -gt 113 ]; then printf '%.113s...' "$1"; else printf '%s' "$1"; fi
}

# nearest NAME: the option of --help that begins so, or that fewest changes of letters make of it; nothing where
# more than a third would have to change.  Distances are those of Levenshtein, 1965, as in common/base/nearest.c.
nearest() {
    print_help | typed=$(printf '%.32s' "$1") awk '
        function least(a, b) { return a < b ? a : b }
        function distance(a, b,    i, k, row, corner, changed) {
            for (k = 0; k <= length(b); k++) row[k] = k
            for (i = 1; i <= length(a); i++) {
                corner = row[0]
                row[0] = i
                for (k = 1; k <= length(b); k++) {
                    changed = corner + (substr(a, i, 1) != substr(b, k, 1))
                    corner = row[k]
                    row[k] = least(changed, least(corner, row[k - 1]) + 1)
                }
            }
            return row[length(b)]
        }
        BEGIN { typed = ENVIRON["typed"]; far = int((length(typed) + 2) / 3) + 1 }
        match($0, /^ *(-[A-Za-z], *)?--[a-z-]+/) {
            name = substr($0, 1, RLENGTH)
            sub(/.*--/, "", name)
            now = index(name, typed) == 1 ? 0 : distance(name, typed)
            if (now < far) { far = now; meant = name }
        }
        END { if (meant) print "; the nearest is --" meant }'
}

# unknown_option ARGUMENT: an error, with the option that may be meant.
unknown_option() {
    meant=
    case $1 in
    --[!=]*) meant=${1%%=*} meant=$(nearest "${meant#--}") ;;
    esac
    usage_error "unknown option $(short "$1")$meant"
}
