#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# cactus.sh RESULTS.tsv LIMIT: an SVG of how many files each solver has solved after how long.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cut -f2 "$1" | awk '!seen[$0]++' >"$work/solvers"
plots=
while read -r solver; do
    awk -F'\t' -v s="$solver" '$2 == s && $3 != "-" { print $4 }' "$1" | sort -n | awk '{ print NR, $1 }' >"$work/$solver"
    [ -s "$work/$solver" ] || continue # gnuplot refuses an empty series.
    plots="$plots${plots:+, }'$work/$solver' using 1:2 with linespoints pointsize 0.4 title '$solver'"
done <"$work/solvers"
[ -n "$plots" ] || plots="1/0 notitle"
gnuplot <<PLOT
set terminal svg size 800,500 background "white"
set key left top
set xlabel "files solved"
set ylabel "seconds"
set xrange [0:*<$(($(cut -f1 "$1" | sort -u | wc -l) + 1))]
set logscale y
set yrange [0.001:$2]
plot $plots
PLOT
