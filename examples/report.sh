#!/bin/sh
# The report of a course on SAT: reads and describes each formula, solves it by a first program and by
# better ones, checks every answer, draws what there is to see, and writes it all down in Markdown
# and HTML.  Takes formulas, or those of the course in ../shared, or else makes some; no run takes
# longer than LIMIT seconds (2).
#
#     examples/report.sh [FOLDER [FILE ...]]
set -euf
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
limit=${LIMIT:-2}
here=$(cd "$(dirname "$0")" && pwd)
folder=${1:-report}
[ $# -eq 0 ] || shift
mkdir -p "$folder/results"
report=$folder/report.md

# uniform VARIABLES SEED: random clauses of three variables, at the ratio where they are hardest.
uniform() {
    awk -v n="$1" -v seed="$2" 'BEGIN {
        srand(seed)
        m = int(4.26 * n)
        print "p cnf " n " " m
        for (i = 0; i < m; i++) {
            split("", seen)
            for (size = 0; size < 3;) {
                v = 1 + int(rand() * n)
                if (v in seen) continue
                seen[v]
                size++
                printf "%s%d ", rand() < .5 ? "-" : "", v
            }
            print 0
        }
    }'
}

# choose: prints the names of the formulas to report on, a line each: of the course those 18 that are
# the smallest files.
choose() {
    course=$here/../../shared/cnf/course
    if [ -d "$course" ]; then
        find "$course/base" "$course/sat" "$course/unsat" -name '*.cnf' -exec ls -S {} + | tail -n 18 | sort
        return
    fi
    mkdir -p "$folder/formulas"
    for seed in 1 2 3 4; do
        uniform $((20 * seed)) "$seed" > "$folder/formulas/random-$((20 * seed)).cnf"
    done
    cp "$here/waerden.cnf" "$folder/formulas/"
    find "$folder/formulas" -name '*.cnf' | sort
}

# figure NAME FILE: a figure of cnfcheck -i, or a counter of a result.
figure() {
    awk -v name="$1" '$1 == "c" { $1 = ""; sub(/^ /, "") } index($0, name " ") == 1 { print $NF; found = 1; exit }
        END { if (!found) print "-" }' "$2"
}

# check FILE RESULT: whether the answer holds, in a word; a proof is made for those that say no.
check() {
    case $(awk '$1 == "s" { print $2 }' "$2") in
    1) resverify -q "$1" "$2" && echo 'yes, by its model' || echo NO ;;
    0)
        dpll -t "$limit" -p "$folder/proof" "$1" > "$folder/proved.res"
        case $(awk '$1 == "s" { print $2 }' "$folder/proved.res") in
        0) resverify -q -p "$folder/proof" "$1" "$folder/proved.res" && echo 'yes, by a proof' || echo NO ;;
        *) echo 'no proof in time' ;;
        esac
        rm -f "$folder/proof" "$folder/proved.res"
        ;;
    *) echo - ;;
    esac
}

# row FILE: solves the formula and prints its row of the first table.
row() {
    name=$(basename "$1" .cnf)
    result=$folder/results/$name.res
    cnfcheck -i "$1" > "$folder/figures"
    dpll -b moms -t "$limit" "$1" > "$result"
    printf '| %s | %s | %s | %s | %s | %s | %s | %s | %s |\n' "$name" \
        "$(figure variables "$folder/figures")" "$(figure clauses "$folder/figures")" \
        "$(figure clauses/variables "$folder/figures")" \
        "$(awk '$1 == "s" { print $2 == 1 ? "sat" : $2 == 0 ? "unsat" : "unknown" }' "$result")" \
        "$(figure decisions "$result")" "$(figure conflicts "$result")" \
        "$(awk '$1 == "t" { print $2 }' "$result")" "$(check "$1" "$result")"
    rm "$folder/figures"
}

# smallest FILE ...: the one with the fewest variables, for pictures.
smallest() {
    for file; do
        printf '%s %s\n' "$(awk '$1 == "p" { print $3; exit }' "$file")" "$file"
    done | sort -n | head -n 1 | cut -d ' ' -f 2-
}

# html: what this script writes of Markdown (headings, paragraphs, tables, pictures, code), as HTML.
html() {
    awk '
        # Text as HTML, with `code` and ![pictures](file).
        function inline(text,    n, part, i, out) {
            gsub(/&/, "\\&amp;", text)
            gsub(/</, "\\&lt;", text)
            if (text ~ /^!\[.*\]\(.*\)$/) {
                n = index(text, "](")
                return "<img alt=\"" substr(text, 3, n - 3) "\" src=\"" substr(text, n + 2, length(text) - n - 2) "\">"
            }
            n = split(text, part, "`")
            for (i = 1; i <= n; i++) out = out (i == 1 ? "" : i % 2 ? "</code>" : "<code>") part[i]
            return out
        }
        function cells(text, tag,    n, part, i, out) {
            n = split(text, part, / *[|] */)
            for (i = 2; i < n; i++) out = out "<" tag ">" inline(part[i]) "</" tag ">"
            return "<tr>" out "</tr>"
        }
        function end(kind) {
            if (open && open != kind) print "</" open ">"
            if (open != kind && kind) print "<" kind ">"
            open = kind
        }
        BEGIN {
            print "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>SAT report</title>"
            print "<style>body { max-width: 60em; margin: 2em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.4 }"
            print "table { border-collapse: collapse; font-size: 85% } td, th { border: 1px solid #bbb; padding: .2em .5em; text-align: left }"
            print "img { max-width: 100% }</style></head>\n<body>"
        }
        /^$/ { end(""); next }
        /^#+ / { end(""); n = index($0, " ") - 1; print "<h" n ">" inline(substr($0, n + 2)) "</h" n ">"; next }
        /^[|][-|: ]+$/ { next }
        /^[|]/ { fresh = open != "table"; end("table"); print cells($0, fresh ? "th" : "td"); next }
        { end("p"); print inline($0) }
        END { end(""); print "</body>\n</html>" }'
}

if [ $# -eq 0 ]; then
    choose > "$folder/list"
    while IFS= read -r file; do
        set -- "$@" "$file"
    done < "$folder/list"
    rm "$folder/list"
fi

{
    printf '# What a SAT solver does with %d formulas\n\n' $#
    printf 'Every run has at most %s seconds.\n\n' "$limit"
    # The quotes are those of Markdown.
    # shellcheck disable=SC2016
    printf '## Answers\n\nBy the textbook procedure with the rule `moms`: `dpll -b moms -t %s`.\n' "$limit"
    printf 'A model is checked clause by clause, a no by a proof of the engine that learns.\n\n'
    echo '| instance | variables | clauses | ratio | answer | decisions | conflicts | ms | checked |'
    echo '|---|--:|--:|--:|---|--:|--:|--:|---|'
    for file; do
        row "$file"
    done
    printf '\n## What data structure and branching rule are worth\n\n'
    printf 'The base is a first program: a list of clauses that is scanned, and the first open variable.\n'
    printf 'The optimisation rate is (t - t0) / t.\n\n'
} > "$report"
dpll-rate -f markdown -t "$limit" --svg "$folder/times.svg" "$@" >> "$report"
small=$(smallest "$@")
{
    printf '\n![times of all formulas](times.svg)\n\n'
    printf '## A closer look at %s\n\n' "$(basename "$small" .cnf)"
    printf 'Which variables are together in clauses:\n\n![interaction graph](graph.svg)\n\n'
    # shellcheck disable=SC2016
    printf 'The search trees of the rules `first` and `moms`:\n\n![search trees](trees.svg)\n'
} >> "$report"
cnf2graph -o "$folder/graph.svg" "$small"
for rule in first moms; do
    dpll -w -b "$rule" -t "$limit" --trace "$folder/$rule" "$small" > "$folder/traced.res"
done
(cd "$folder" && dpll-tree -o trees.svg first moms && rm first moms traced.res)
html < "$report" > "$folder/report.html"
echo "$report, $folder/report.html"
