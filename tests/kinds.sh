#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# kinds.sh COUNT [KIND ...]: random puzzles of every kind of rule, or of those named, solved by the exact solver, by
# sudoku2cnf and dpll, and by rules.awk, kakuro.awk or grids.awk, which know no more than definitions.  They must
# have as many solutions by all three, and one that is the only one must be the same.  Writes a line for each kind:
# how many puzzles, and how many of them have no solution, one, several.  What differs ends it, and is shown.
#
#   bash tests/kinds.sh 1000            a quarter of an hour; SEED=N draws others
#   bash tests/kinds.sh 20 thermo cage
set -euo pipefail
tests=$(cd "$(dirname "$0")" && pwd)
PATH=${BIN:-$tests/../build/bin}:$PATH
TESTERS=${TESTERS:-$tests/../build/tests}
seed=${SEED:-1}
usage="usage: kinds.sh COUNT [KIND ...]"
count=${1:?$usage}
shift
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

# All kinds, as the message about an unknown one lists them; those that make a board go with `run`, and `first`
# with `grid`, which takes longest.
all_kinds() {
    printf 'p sudoku plain 4\nnothing\n' | sudoku2cnf 2>&1 > /dev/null | sed 's/.*expected //; s/,//g; s/ or / /' |
        awk '{ for (i = 1; i <= NF; i++) if ($i !~ /^(first|board|blocked|grid)$/) print $i; print "grid" }'
}

# For each result of a stream, how many models, or 1 and the only one as a grid of a side, or of none.
read_models() {
    awk -v side="$1" '
        function tell(i, n, words, text) {
            if (!side || models != 1) { print models; return }
            n = split(model, words, " ")
            for (i = 2; i <= n; i++)
                if (words[i] > 0 && words[i] <= side ^ 3) text = text (words[i] - 1) % side + 1
            print 1, text
        }
        /^s/ { if (begun++) tell(); models = 0 }
        /^v/ { models++; model = $0 }
        END { if (begun) tell() }'
}

# compare SIDE: whether all find what is in `answers` of what is in `puzzles`; without a side only how many.
compare() {
    [ -s puzzles ] || return 0
    sudoku2cnf puzzles | dpll -n 0 -q | read_models "$1" > sat
    "$TESTERS/solutions" 100000 < puzzles | awk -v side="$1" '{ print $1 (side && $1 == 1 ? " " $2 : "") }' > exact
    if ! cmp -s answers sat || ! cmp -s answers exact; then
        echo "$kind: puzzle, judge, exact solver, formula:" >&2
        paste answers exact sat | awk -F'\t' '$1 != $2 || $1 != $3 { print NR ": " $0; exit 1 }' >&2 || cat puzzles >&2
        exit 1
    fi
    cat answers >> told
}

# small NUMBER: puzzles of side 4, out of all grids.
small() {
    awk -v seed="$seed" -v make="$1" -v kinds="$kind" -f "$tests/rules.awk" > puzzles
    awk -v tell=1 -f "$tests/rules.awk" puzzles > answers
    compare 4
}

# large VARIANT SIDE NUMBER STEPS: puzzles of a larger side.
large() {
    [ "$3" -gt 0 ] || return 0
    { echo "p sudoku $1 $2"
        case $kind in knight | king | nonconsecutive) echo "$kind" ;; esac; } > header
    xsudoku-gen -R header -h 0 -1 -n "$3" -s "$seed" > full
    awk -v tell=1 -v seed="$seed" -v check="$2" -v variant="$1" -v kind="$kind" -v most="$4" -v grids=full -v answers=answers \
        -f "$tests/rules.awk" -f "$tests/kinds.awk" > puzzles
    compare "$2"
}

# kakuro NUMBER: boards.
kakuro() {
    awk -v seed="$seed" -v most=5 -v make="$1" -f "$tests/kakuro.awk" > puzzles
    awk -f "$tests/kakuro.awk" puzzles > all
    # Those that have as many as it counts up to, or more, are left out.
    awk 'NR == FNR { many[NR] = $1 >= 100; next } /^p / { n++ } !many[n]' all puzzles > few
    mv few puzzles
    awk '$1 < 100' all > answers
    compare 0
}

# grids NUMBER: two or three grids that share boxes, with clues at random.
grids() {
    local layout layouts number
    layouts=('4 grid 3 3' '4 grid 1 3' '4 grid 3 1' '4 grid 3 3 grid 5 5' '4 first 3 1 grid 1 3' '6 grid 3 4'
        '6 grid 5 4' '6 grid 3 1' '6 first 1 4 grid 3 1' '4 first 1 3 grid 3 1 grid 3 5')
    for ((number = 1; number <= $1; number++)); do
        layout=${layouts[number % ${#layouts[@]}]}
        echo "$layout" | awk '{ printf "p sudoku plain %d", $1; for (i = 2; i <= NF; i++) printf ($i ~ /[a-z]/ ? "\n%s" : " %s"), $i; print "" }' > header
        xsudoku-gen -R header -h 0 -s $((seed * 100000 + number)) |
            awk -v seed=$((seed * 100000 + number)) 'BEGIN { srand(seed); part = 0.3 + 0.35 * rand() } /^[#pfg]/ { print; next }
                { for (i = 1; i <= length($0); i++) printf "%s", substr($0, i, 1) != " " && rand() < part ? "." : substr($0, i, 1)
                    print "" }' > puzzles
        awk -v mode=solve -f "$tests/grids.awk" puzzles > answers
        compare 0
    done
}

[ $# -gt 0 ] || { mapfile -t kinds < <(all_kinds) && set -- "${kinds[@]}"; }
for kind in "$@"; do
    : > told
    case $kind in
    grid) grids "$count" ;;
    run) kakuro "$count" ;;
    *)
        small $((count - 2 * (count / 5) - 2 * (count / 10)))
        large plain 6 $((count / 5)) 300
        large latin 6 $((count / 5)) 300
        large plain 9 $((count / 10)) 200
        large latin 9 $((count / 10)) 200
        ;;
    esac
    awk -v kind="$kind" '{ n[$1 > 1 ? 2 : $1]++ }
        END { printf "%-16s %5d puzzles, without a solution %4d, with one %4d, several %4d\n", kind, NR, n[0], n[1], n[2] }' told
done
