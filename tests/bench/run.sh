#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The benchmarks behind "make bench": the project's speed targets, then dpll beside its peers.
#
# BENCH_FILES  CNF files or folders for the peers (../shared/cnf where it is there)
# BENCH_LIMIT  seconds a file (20)
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

bash "$here/speed.sh"
files=${BENCH_FILES:-}
shared=$here/../../../shared/cnf
[ -n "$files" ] || [ ! -d "$shared" ] || files=$shared
if [ -z "$files" ]; then
    echo "bench: no CNF files: name some in BENCH_FILES to compare solvers"
    exit 0
fi
# shellcheck disable=SC2086
bash "$here/peers.sh" -t "${BENCH_LIMIT:-20}" $files
