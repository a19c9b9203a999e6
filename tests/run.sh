#!/bin/sh
# SPDX-License-Identifier: MIT
# Finds or installs bats-core and runs the test files given (all of them without operands).  With JOBS
# above 1 so many files run at once, and operands are files and nothing else.  With FILTER only the
# tests run whose names match.
set -eu
: "${JOBS:=1}" "${FILTER:=}"
cd "$(dirname "$0")/.."
root=$PWD

try() {
    echo "tests: no bats on PATH, trying: $*" >&2
    "$@" >&2
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        try "$@"
    else
        command -v sudo >/dev/null && try sudo -n "$@"
    fi
}

# bats-core comes from the system's package manager, or else from npm into build/.
install_bats() {
    if command -v apt-get >/dev/null; then
        as_root apt-get install -y -q bats && return
        as_root apt-get update -q && as_root apt-get install -y -q bats && return
    fi
    command -v dnf >/dev/null && as_root dnf install -y bats && return
    command -v pacman >/dev/null && as_root pacman -S --noconfirm bash-bats && return
    command -v apk >/dev/null && as_root apk add bats && return
    command -v brew >/dev/null && try brew install bats-core && return
    command -v npm >/dev/null && try npm install --silent --prefix "$root/build/npm" bats && return
    echo "tests: bats-core is missing and cannot be installed: unpack a release of it, 1.5 or later," \
        "from https://github.com/bats-core/bats-core, and put its folder bin on PATH" >&2
    return 1
}

find_bats() {
    PATH=$PATH:$root/build/npm/node_modules/bats/bin
    command -v bats
}

# by_length FILE ...: those that say so, then those with the most tests first, so that no core is left with
# a long one at the end.
by_length() {
    awk 'FNR == 1 { tests[FILENAME] += 0 }
        /^# Takes long/ { tests[FILENAME] += 1000 }
        /^@test/ { tests[FILENAME]++ }
        END { for (file in tests) print tests[file], file }' "$@" | sort -rn | sed 's/^[0-9]* //'
}

# show FILE ...: what those that have begun have printed into $folder.
show() {
    for file; do
        echo "# $file"
        [ ! -e "$folder/$(basename "$file")" ] || cat "$folder/$(basename "$file")"
    done
}

# What a file prints is shown when all have ended, in the order of the operands; or on a signal, which
# shows what was not to its end.
run_at_once() {
    status=0
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    trap 'trap "" TERM; show "$@"; exit 1' TERM
    # shellcheck disable=SC2016
    by_length "$@" | BATS=$bats FOLDER=$folder FILTER=$FILTER xargs -P "$JOBS" -n 1 \
        sh -c '"$BATS" ${FILTER:+-f "$FILTER"} "$1" > "$FOLDER/$(basename "$1")" 2>&1' run || status=1
    show "$@"
    return "$status"
}

bats=$(find_bats) || { install_bats && bats=$(find_bats); } || exit
[ $# -gt 0 ] || set -- tests/*.bats
[ "$JOBS" -gt 1 ] || exec "$bats" ${FILTER:+-f "$FILTER"} "$@"
run_at_once "$@"
