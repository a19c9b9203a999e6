#!/bin/sh
# Finds or installs bats-core and runs the test files given (all of them without operands).
set -eu
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

bats=$(find_bats) || { install_bats && bats=$(find_bats); } || exit
[ $# -gt 0 ] || set -- tests/*.bats
exec "$bats" "$@"
