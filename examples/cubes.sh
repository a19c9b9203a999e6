#!/bin/sh
# SPDX-License-Identifier: MIT
# Cube and conquer: cuts a hard formula into cubes by looking ahead, and hands them out to several
# processes that learn.  Without a file it takes a random formula of 230 variables.
#
#     examples/cubes.sh [FILE [PROCESSES]]
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
file=${1-}
processes=${2:-$(getconf _NPROCESSORS_ONLN)}
folder=$(mktemp -d "${TMPDIR:-/tmp}/cubes.XXXXXX")
trap 'rm -rf "$folder"' EXIT

if [ -z "$file" ]; then
    file=$folder/random.cnf
    awk -f "${0%/*}/uniform.awk" > "$file"
fi

dpll --cubes "$file" > "$folder/cubes"
share=0
while [ "$share" -lt "$processes" ]; do
    awk -v share="$share" -v all="$processes" '$1 != "a" || cubes++ % all == share' \
        "$folder/cubes" | dpll -q > "$folder/answers.$share" &
    share=$((share + 1))
done
wait

# One cube with a model is enough; without one, all of them must have been refuted.
cat "$folder"/answers.* | awk '
    $1 == "s" { n++; count[$2]++ }
    END {
        answer = count[1] ? "satisfiable" : count[-1] ? "not decided" : "unsatisfiable"
        print n, "cubes:", answer
    }'
