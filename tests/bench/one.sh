#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# one.sh LIMIT NAME=COMMAND FILE: runs one solver on one file, at most LIMIT seconds, and prints file,
# name, answer (sat, unsat, -) and seconds, tab-separated.
set -euo pipefail
limit=$1 name=${2%%=*} command=${2#*=} file=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
TIMEFORMAT=%R
code=0 answer=-

command=${command//\{\}/$(printf %q "$file")}
{ time timeout -s KILL "$limit" bash -c "$command" >"$work/out" 2>/dev/null || code=$?; } 2>"$work/time"
line=$(awk '$1 == "s" { print; exit }' "$work/out")
case $line:$code in
"s 1:"* | "s SATISFIABLE:"* | :10) answer=sat ;;
"s 0:"* | "s UNSATISFIABLE:"* | :20) answer=unsat ;;
esac
printf '%s\t%s\t%s\t%s\n' "$file" "$name" "$answer" "$(tail -1 "$work/time")"
