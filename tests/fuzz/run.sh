#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh TARGET ...: builds the fuzz targets with libFuzzer by FUZZ_CC and runs each for
# FUZZ_SECONDS (60), from its kept corpus and what earlier runs have found.  With FUZZ_KEEP=1 the
# kept corpus is then made anew: few inputs that reach all the code reached.
set -eu
cd "$(dirname "$0")/../.."
: "${MAKE:=make}" "${FUZZ_CC:=clang}" "${FUZZ_SECONDS:=60}" "${FUZZ_KEEP:=0}"
size=1000
build=build/fuzz

command -v "$FUZZ_CC" >/dev/null || {
    echo "make fuzz: needs clang, and there is no $FUZZ_CC" >&2
    exit 1
}
mkdir -p "$build"
echo 'int LLVMFuzzerTestOneInput(const char *data) { return !data; }' >"$build/probe.c"
"$FUZZ_CC" -fsanitize=fuzzer -o "$build/probe" "$build/probe.c" 2>"$build/probe.err" || {
    sed 's/^/    /' "$build/probe.err" >&2
    echo "make fuzz: needs the fuzzer runtime of clang (libclang-rt), and $FUZZ_CC has none" >&2
    exit 1
}
"$MAKE" -s FUZZ=1 CC="$FUZZ_CC" fuzz-targets

# Inputs with a suffix in their names were written by hand, and stay.  What is merged counts the
# code that is reached, not how often, so that few inputs do.
keep() {
    rm -rf "$build/kept"
    mkdir "$build/kept"
    cp "tests/fuzz/corpus/$1"/*.* "$build/kept"
    "$build/tests/targets/$1" -merge=1 -use_counters=0 \
        "$build/kept" "tests/fuzz/corpus/$1" "$build/found/$1" 2>>"$build/$1.log"
    rm -rf "tests/fuzz/corpus/$1"
    mv "$build/kept" "tests/fuzz/corpus/$1"
}

for target; do
    mkdir -p "$build/found/$target" "tests/fuzz/corpus/$target"
    "$build/tests/targets/$target" -max_total_time="$FUZZ_SECONDS" -max_len=$size -timeout=10 \
        -close_fd_mask=1 -artifact_prefix="$build/$target-" -print_final_stats=1 \
        "$build/found/$target" "tests/fuzz/corpus/$target" 2>"$build/$target.log" || {
        tail -n 40 "$build/$target.log" >&2
        echo "make fuzz: $target fails on the input named above" >&2
        exit 1
    }
    [ "$FUZZ_KEEP" = 0 ] || keep "$target"
    awk -v target="$target" -v seconds="$FUZZ_SECONDS" '
        /number_of_executed_units/ { runs = $2 }
        / cov: / { for (i = 1; i < NF; i++) if ($i == "cov:") edges = $(i + 1) }
        END { printf "%s: %d inputs in %d s, %d edges, no failure\n", target, runs, seconds, edges }
    ' "$build/$target.log"
done
