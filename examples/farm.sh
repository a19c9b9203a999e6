#!/bin/sh
# A farm that is killed and goes on: cuts a hard formula into cubes, has several processes solve
# them, kills all in the middle, and resumes.  Needs GNU parallel.  Without a file it takes a random
# formula of 230 variables.
#
#     examples/farm.sh [FILE [PROCESSES]]
set -eu
[ -z "${BIN-}" ] || PATH=$BIN:$PATH
file=${1-}
processes=${2:-2}
folder=$(mktemp -d "${TMPDIR:-/tmp}/farm.XXXXXX")
trap 'rm -rf "$folder"' EXIT

if [ -z "$file" ]; then
    file=$folder/random.cnf
    awk 'BEGIN {
        srand(1)
        print "p cnf 230 1035"
        for (i = 0; i < 1035; i++) {
            split("", seen)
            for (size = 0; size < 3;) {
                v = 1 + int(rand() * 230)
                if (v in seen) continue
                seen[v]
                size++
                printf "%s%d ", rand() < .5 ? "-" : "", v
            }
            print 0
        }
    }' > "$file"
fi

dpll-farm -j "$processes" -n 100 --batch 5 --folder "$folder/farm" "$file" > "$folder/first" &
farm=$!
sleep 2
! kill "$farm" 2> /dev/null || echo 'stopped after two seconds'
wait "$farm"
dpll-farm -j "$processes" --resume --folder "$folder/farm" | sed 's/^s 1$/satisfiable/; s/^s 0$/unsatisfiable/; 1q'
cat "$folder/farm/table"
