#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# peers.sh [-t LIMIT] [-j JOBS] [-o FOLDER] [-s NAME=COMMAND]... FILE|FOLDER...
#
# Runs dpll and every peer found on PATH over CNF files, JOBS (2) at a time with LIMIT (20) seconds
# each.  Writes into FOLDER (build/bench):
#
#     results.tsv   file, solver, answer (sat, unsat, -), seconds
#     results.md    the same as a table; for each folder and solver: solved, PAR-2; and for each
#                   solver: solved, PAR-2, and the ratio of its summed time to dpll's on the files
#                   that both solved
#     cactus.svg    solved files over time (with gnuplot)
#
# {} in COMMAND stands for the file.  Two solvers that contradict each other end it with status 1.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
PATH=${BIN:-$root/build/bin}:$PATH
export PATH
limit=20 jobs=2 out=$root/build/bench
solvers=()
while getopts t:j:o:s: option; do
    case $option in
    t) limit=$OPTARG ;;
    j) jobs=$OPTARG ;;
    o) out=$OPTARG ;;
    s) solvers+=("$OPTARG") ;;
    *) exit 64 ;;
    esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || { echo "peers: name CNF files or folders" >&2; exit 64; }

if [ ${#solvers[@]} -eq 0 ]; then
    solvers=("dpll=dpll {}")
    for known in "minisat=minisat {} /dev/null" "cadical=cadical -q {}" "kissat=kissat -q {}" \
        "cryptominisat5=cryptominisat5 --verb 0 {}" "picosat=picosat {}" "glucose=glucose {}"; do
        command -v "${known%%=*}" >/dev/null && solvers+=("$known")
    done
fi
mkdir -p "$out"

# The same file under another folder counts once, by its name.
find "$@" -type f -name '*.cnf' | awk -F/ '!seen[$NF]++' | sort >"$out/files"
while read -r file; do
    for solver in "${solvers[@]}"; do
        printf '%s\0%s\0' "$solver" "$file"
    done
done <"$out/files" |
    xargs -0 -P "$jobs" -n 2 bash "$here/one.sh" "$limit" >"$out/results.tsv"

names=$(printf '%s\n' "${solvers[@]%%=*}")
awk -F'\t' -v limit="$limit" -v names="$names" -f "$here/table.awk" "$out/results.tsv" >"$out/results.md" || bad=1
if command -v gnuplot >/dev/null; then
    bash "$here/cactus.sh" "$out/results.tsv" "$limit" >"$out/cactus.svg"
fi
sed -n '/^| folder/,$p' "$out/results.md"
echo "peers: per file in $out/results.md and results.tsv"
exit "${bad:-0}"
