#!/bin/sh
# SPDX-License-Identifier: MIT
# A lesson on one formula: reads it, checks it, draws it, solves it by two branching rules, draws both
# search trees, measures the optimisation rate, and checks the proof.  Takes a formula that a few
# seconds are enough for, or waerden.cnf beside this script, and leaves all it makes in a folder.
#
#     examples/lesson.sh [FILE [FOLDER]]
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
file=${1:-$(dirname "$0")/waerden.cnf}
folder=${2:-lesson}
mkdir -p "$folder"
cat "$file" > "$folder/formula.cnf"
cd "$folder"

# step TITLE: what comes next.
step() {
    lesson=$((${lesson:-0} + 1))
    printf '\n%d. %s\n' "$lesson" "$1"
}

say() {
    printf '   %s\n' "$@"
}

# show COMMAND: the command as one would type it, and what it prints.
show() {
    printf '   $ %s\n' "$1"
    eval "$1" > shown
    sed 's/^/   /' shown
    rm shown
}

# waerden REDS BLUES N: as in waerden.cnf, for other numbers.
waerden() {
    awk -v reds="$1" -v blues="$2" -v n="$3" '
        function forbid(size, sign,    step, from, i) {
            for (step = 1; step < n; step++)
                for (from = 1; from + step * (size - 1) <= n; from++) {
                    for (i = 0; i < size; i++) clauses = clauses sign from + i * step " "
                    clauses = clauses "0\n"
                    count++
                }
        }
        BEGIN {
            forbid(reds, "")
            forbid(blues, "-")
            printf "p cnf %d %d\n%s", n, count, clauses
        }'
}

# counter NAME FILE: what a counter of a result says.
counter() {
    awk -v name="$1" '$1 == "c" && $2 == name { print $3 }' "$2"
}

step 'The formula, as it was read: number, clause'
show 'cnfcheck -l formula.cnf | head -n 4'
say '...'

step 'Is anything odd about it?'
show 'cnfcheck -i formula.cnf'

step 'What does it look like?  Which variables have to do with which?'
show 'cnf2graph -o graph.svg formula.cnf'

step 'Solved by the textbook: the first open variable'
show 'dpll -b first -t 10 --trace first formula.cnf > first.res'
show 'grep "^[sc] " first.res'

step 'And by another rule: the variable that occurs most in the shortest clauses'
show 'dpll -b moms -t 10 --trace moms formula.cnf > moms.res'
show 'grep "^[sc] " moms.res'
say "Conflicts: $(counter conflicts first.res) by the one, $(counter conflicts moms.res) by the other."

step 'Why?  Both search trees, side by side'
show 'dpll-tree -T "Two branching rules" -o trees.svg first moms'
say 'Who counts: as many red squares as conflicts.  Where does each rule begin?'

# The first decisions, two at most, as long as there is no going back.
decisions=$(awk '$1 ~ /[xbm]/ || n == 2 { exit } $1 == "d" { printf "%s%s", n++ ? " " : "", $2 }' moms)
if [ -n "$decisions" ]; then
    step 'What do the first decisions of the second tree leave of the formula?'
    show "cnf2graph -a '$decisions' -o after.svg formula.cnf"
fi

step 'Are fewer nodes less time?  The optimisation rate, (t - t0) / t'
if [ $# -eq 0 ]; then
    waerden 3 7 46 > waerden-46.cnf
    waerden 4 5 55 > waerden-55.cnf
    show "dpll-rate -b '-b first' -c '-b moms' -t 5 --svg times.svg formula.cnf waerden-46.cnf waerden-55.cnf"
else
    show "dpll-rate -b '-b first' -c '-b moms' -t 5 --svg times.svg formula.cnf"
fi
say 'Each node costs more where a rule has to look at the clauses: in small trees that shows.'

step 'Why believe it?'
answer=$(awk '$1 == "s" { print $2 }' moms.res)
case $answer in
0)
    show 'dpll -b moms -t 10 -p proof formula.cnf > proved.res'
    show 'head -n 3 proof'
    show 'resverify -p proof formula.cnf proved.res'
    ;;
1) show 'resverify formula.cnf moms.res' ;;
*) say 'There is no answer to believe: ten seconds were not enough.' ;;
esac
printf '\nThe pictures are in %s: ' "$folder"
echo *.svg
