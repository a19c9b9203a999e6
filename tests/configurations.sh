#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds everything in one configuration after the other, with warnings as errors, and runs short tests
# of each: configurations.sh [NAME ...], called by make configurations; without names all of them.  One
# that the compiler at hand cannot build is passed over with a word.  Ends with 1 if one has failed.
set -u
: "${JOBS:=1}" "${MAKE:=make}"
cd "$(dirname "$0")/.." || exit
tests="tests/unit.bats tests/regression.bats tests/dimacs.bats tests/res.bats tests/grid.bats tests/xor.bats
    tests/counters.bats"

# A line each: name, what make is told, and CFLAGS.  Where gcc optimizes the whole program it takes variables
# for uninitialized that a function sets whenever it returns true.
configurations() {
    cat << 'END'
gcc|CC=gcc|
clang|CC=clang|
32-bit|CC="gcc -m32"|
musl|CC=musl-gcc LDFLAGS=-static|
newer-standard|CC=gcc|-std=c17
unoptimized||-O0
small||-Os
whole-program|LDFLAGS=-flto|-flto -Wno-maybe-uninitialized
unsigned-char||-funsigned-char
native|NATIVE=1|
unprotected|HARDEN=0|
log|LOG=1|
narrow|NARROW=1|
assertions||-UNDEBUG
assertions-log|LOG=1|-UNDEBUG
undefined|CC=clang|-fsanitize=undefined -fno-sanitize-recover=all
debug|DEBUG=1|
debug-clang|CC=clang DEBUG=1|
debug-narrow|DEBUG=1 NARROW=1|
END
}

# can_build MAKE-ARGUMENT ...: whether the compiler among them makes a program that runs.
can_build() {
    compiler=cc linked=
    for argument; do
        case $argument in
        CC=*) compiler=${argument#CC=} ;;
        LDFLAGS=*) linked=${argument#LDFLAGS=} ;;
        esac
    done
    # shellcheck disable=SC2086
    echo 'int main(void) { return 0; }' | $compiler $linked -x c -o "$scratch/program" - 2> "$scratch/said" &&
        "$scratch/program"
}

# try_configuration NAME FLAGS MAKE-ARGUMENT ...: builds and tests one; $scratch/said has what was said.
try_configuration() {
    build=build/configurations/$1 flags=$2 debug=
    shift 2
    "$MAKE" -s -j "$JOBS" "BUILD=$build" "CFLAGS=-Werror $flags" "$@" all testers > "$scratch/said" 2>&1 || return
    case " $* " in *" LOG=1 "*) build=$build/log ;; *" NARROW=1 "*) build=$build/narrow ;; esac
    case " $* " in *" DEBUG=1 "*) debug=1 ;; esac
    # shellcheck disable=SC2086
    BIN=$PWD/$build/bin TESTERS=$PWD/$build/tests DEBUG=$debug JOBS=$JOBS sh tests/run.sh $tests > "$scratch/said" 2>&1
}

scratch=$(mktemp -d) status=0 wanted=" $* "
trap 'rm -rf "$scratch"' EXIT
configurations > "$scratch/all"
while IFS='|' read -r name arguments flags <&3; do
    case "$wanted" in "  " | *" $name "*) ;; *) continue ;; esac
    eval "set -- $arguments"
    if ! can_build "$@"; then
        echo "skip $name, which builds nothing here"
    elif try_configuration "$name" "$flags" "$@"; then
        echo "ok $name"
    else
        echo "not ok $name"
        grep -E '^not ok|^# |error' "$scratch/said" | head -n 20
        status=1
    fi
done 3< "$scratch/all"
exit "$status"
