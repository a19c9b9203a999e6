#!/usr/bin/env bash
# What each technique of dpll is worth: every file is solved with all of them, and without each.
#
#     bash tests/bench/worth.sh [-t SECONDS] [-j JOBS] [-o RESULTS] FILE|FOLDER ...
#
# Prints for each technique how many files are solved without it, their PAR-2 (seconds, an unsolved
# file counting twice the limit), and the geometric mean of conflicts over those with all techniques,
# on the files that both solve with 100 conflicts or more.  RESULTS keeps a line for each run.
set -euo pipefail

limit=10
jobs=1
results=
while getopts t:j:o: option; do
    case $option in
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

# one TECHNIQUE LIMIT FILE: a line of the results.  "all" leaves none out.
one() {
    local without=()
    [ "$1" = all ] || without=(--without "$1")
    dpll -t "$2" "${without[@]}" "$3" 2> /dev/null | awk -v name="$1" -v file="$3" '
        $1 == "s" { answer = $2 }
        $1 == "t" { milliseconds = $2 }
        $1 == "c" && $2 == "conflicts" { conflicts = $3 }
        END { print name, file, answer, milliseconds, conflicts + 0 }'
}
export -f one

{
    echo all
    dpll --techniques | awk 'NR > 1 { print $1 }'
} | while read -r name; do
    find "$@" -type f -name '*.cnf' | sort | sed "s|^|$name $limit |"
done | xargs -P "$jobs" -L 1 bash -c 'one "$@"' one > "$results"

awk -v limit="$limit" '
    !($1 in order) { order[$1] = ++techniques; names[techniques] = $1 }
    {
        solved = $3 == 0 || $3 == 1
        if ($1 == "all") conflicts[$2] = solved ? $5 : -1
        count[$1] += solved
        par2[$1] += solved ? $4 / 1000 : 2 * limit
        answers[$1, $2] = solved ? $5 : -1
        files[$2]
    }
    function ratio(name,   file, sum, n) {
        for (file in files)
            if (conflicts[file] >= 100 && answers[name, file] >= 100) {
                sum += log(answers[name, file] / conflicts[file])
                n++
            }
        return n ? sprintf("%.3f", exp(sum / n)) : "-"
    }
    END {
        print "| without | solved | PAR-2 | conflicts |"
        print "|---|---:|---:|---:|"
        for (i = 1; i <= techniques; i++)
            printf "| %s | %d | %.1f | %s |\n", names[i] == "all" ? "nothing" : names[i],
                count[names[i]], par2[names[i]], ratio(names[i])
    }' "$results"
