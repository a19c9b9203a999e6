#!/bin/sh
# SPDX-License-Identifier: MIT
# How many nested guesses does a random Sudoku need?  Draws grids with 17, 25 and 30 clues that go
# together - taken from random complete grids, so there is a solution, but seldom only one - and
# counts the least depth at which a search that sees nothing but singles meets a solution: a table
# on standard output and, where a file is named, a picture (SVG; by gnuplot where there is one).
# The programs are those in BIN, in ../build/bin, or else on PATH.
#
#     examples/depth.sh [COUNT [FILE.svg]]
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
count=${1:-100}
picture=${2-}
folder=$(mktemp -d "${TMPDIR:-/tmp}/depth.XXXXXX")
trap 'rm -rf "$folder"' EXIT

# keep CLUES: leaves so many clues, drawn at random, in each complete grid.
keep() {
    awk -v clues="$1" '
        BEGIN { srand(clues) }
        /^p/ { print; next }
        {
            left = clues
            text = ""
            for (cell = 1; cell <= 81; cell++) {
                stays = rand() * (82 - cell) < left
                text = text (stays ? substr($1, cell, 1) : ".")
                left -= stays
            }
            print text
        }'
}

for clues in 17 25 30; do
    xsudoku-gen -V plain -h 0 -1 -n "$count" -s "$clues" | keep "$clues" |
        xsudoku-step -D 81 | sed "s/^depth/$clues/"
done > "$folder/depths"

# A line for each depth: in how many grids with 17, 25 and 30 clues it is the least one.
awk '
    { n[$1, $2]++; if ($2 > deepest) deepest = $2 }
    END {
        print "depth", 17, 25, 30
        for (depth = 0; depth <= deepest; depth++)
            print depth, n[17, depth] + 0, n[25, depth] + 0, n[30, depth] + 0
    }' "$folder/depths" > "$folder/table"
awk '{ printf "%5s%8s%8s%8s\n", $1, $2, $3, $4 }' "$folder/table"
[ -n "$picture" ] || exit 0

if command -v gnuplot > "$folder/found"; then
    (cd "$folder" && gnuplot) > "$picture" << END
set terminal svg size 640,400
set style data linespoints
set xlabel 'least depth'
set ylabel 'grids of $count'
set key title 'clues'
plot for [i=2:4] 'table' using 1:i title columnheader(i)
END
    exit 0
fi

awk -v count="$count" '
    NR == 1 { next }
    { for (i = 2; i <= 4; i++) { n[i, NR] = $i; if ($i > most) most = $i } }
    END {
        print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 400\" font-size=\"12\">"
        split("darkviolet seagreen steelblue", colour, " ")
        split("17 25 30", clues, " ")
        wide = 560 / (NR - 1)
        for (i = 2; i <= 4; i++) {
            line = ""
            for (row = 2; row <= NR; row++)
                line = line sprintf(" %.1f,%.1f", 50 + wide * (row - 2), 350 - 320 * n[i, row] / most)
            printf "<polyline fill=\"none\" stroke=\"%s\" points=\"%s\"/>\n", colour[i - 1], line
            printf "<text x=\"540\" y=\"%d\" fill=\"%s\">%d clues</text>\n", 15 * i, colour[i - 1], clues[i - 1]
        }
        for (row = 2; row <= NR; row++)
            printf "<text x=\"%.1f\" y=\"370\" text-anchor=\"middle\">%d</text>\n", 50 + wide * (row - 2), row - 2
        printf "<text x=\"320\" y=\"392\" text-anchor=\"middle\">least depth</text>\n"
        printf "<text x=\"5\" y=\"25\">%d of %d</text>\n</svg>\n", most, count
    }' "$folder/table" > "$picture"
