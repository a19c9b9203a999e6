#!/bin/sh
# SPDX-License-Identifier: MIT
# A farm that is killed and goes on: cuts a hard formula into cubes, has several processes solve
# them, kills all in the middle, and resumes.  Needs GNU parallel.  Without a file it takes a random
# formula of 230 variables, which one process could decide in a moment: it is cut nevertheless.
#
#     examples/farm.sh [FILE [PROCESSES]]
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
file=${1-}
processes=${2:-2}
folder=$(mktemp -d "${TMPDIR:-/tmp}/farm.XXXXXX")
trap 'rm -rf "$folder"' EXIT

if [ -z "$file" ]; then
    file=$folder/random.cnf
    awk -f "${0%/*}/uniform.awk" > "$file"
fi

dpll-farm --first 0 -j "$processes" -n 100 --batch 5 --folder "$folder/farm" "$file" > "$folder/first" &
farm=$!
while [ ! -d "$folder/farm/0" ] && kill -0 "$farm" 2> /dev/null; do sleep 1; done
sleep 1
! kill "$farm" 2> /dev/null || echo 'stopped in the middle'
wait "$farm"
dpll-farm -j "$processes" --resume --folder "$folder/farm" | sed 's/^s 1$/satisfiable/; s/^s 0$/unsatisfiable/; 1q'
cat "$folder/farm/table"
