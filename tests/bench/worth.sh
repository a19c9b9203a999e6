#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What each technique of dpll is worth: every file is solved with all of them, and without each.
#
#     bash tests/bench/worth.sh [-c CONFLICTS] [-t SECONDS] [-j JOBS] [-o RESULTS] FILE|FOLDER ...
#
# Prints for each technique how many files are solved without it within CONFLICTS conflicts (20000)
# and SECONDS seconds (60), and, over the files that all techniques together solve, the geometric
# means of conflicts + 100 and of user seconds + 0.02 over those with all of them, for files without
# and with a model.  A run that ends without an answer counts twice what it took.  Conflicts and user
# seconds are, the one not at all and the other little, touched by what else the machine does.
# RESULTS keeps a line for each run.
set -euo pipefail

conflicts=20000
limit=60
jobs=1
results=
while getopts c:t:j:o: option; do
    case $option in
    c) conflicts=$OPTARG ;;
    t) limit=$OPTARG ;;
    j) jobs=$OPTARG ;;
    o) results=$OPTARG ;;
    *) exit 64 ;;
    esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || {
    sed -n 's/^#     //p' "$0" >&2
    exit 64
}
[ -n "$results" ] || {
    results=$(mktemp)
    trap 'rm -f "$results"' EXIT
}

# one TECHNIQUE CONFLICTS SECONDS FILE: a line of the results.  "all" leaves none out.
one() {
    local TIMEFORMAT=%U without=() answer
    [ "$1" = all ] || without=(--without "$1")
    {
        time answer=$(dpll -w -c "$2" -t "$3" "${without[@]}" "$4" 2> /dev/null | awk '
            $1 == "s" { answer = $2 }
            $1 == "c" && $2 == "conflicts" { conflicts = $3 }
            END { print answer, conflicts + 0 }')
        echo "$1 $4 $answer"
    } 2>&1 | paste -s -d ' '
}
export -f one

{
    echo all
    dpll --techniques | awk 'NR > 1 { print $1 }'
} | while read -r name; do
    find "$@" -type f -name '*.cnf' | sort | sed "s|^|$name $conflicts $limit |"
done | xargs -P "$jobs" -L 1 bash -c 'one "$@"' one > "$results"

# Lines of the results: seconds, technique, file, answer, conflicts.
awk '
    !($2 in order) { order[$2] = ++techniques; names[techniques] = $2 }
    {
        solved = $4 == 0 || $4 == 1
        count[$2] += solved
        seconds[$2, $3] = $1 * (2 - solved) + 0.02
        conflicts[$2, $3] = $5 * (2 - solved) + 100
        if ($2 == "all" && solved)
            answer[$3] = $4
    }
    function ratio(what, name, kind,   file, sum, n) {
        for (file in answer)
            if (answer[file] == kind && (name, file) in seconds) {
                sum += what == "s" ? log(seconds[name, file] / seconds["all", file]) \
                                   : log(conflicts[name, file] / conflicts["all", file])
                n++
            }
        return n ? sprintf("%.2f", exp(sum / n)) : "-"
    }
    END {
        print "| without | solved | no model: conflicts | seconds | model: conflicts | seconds |"
        print "|---|---:|---:|---:|---:|---:|"
        for (i = 1; i <= techniques; i++) {
            name = names[i]
            printf "| %s | %d | %s | %s | %s | %s |\n", name == "all" ? "nothing" : name,
                count[name], ratio("c", name, 0), ratio("s", name, 0), ratio("c", name, 1),
                ratio("s", name, 1)
        }
    }' "$results"
