# SPDX-License-Identifier: MIT
# Judges the traces of xsudoku-step by solutions found elsewhere.
#
#     awk -f trace.awk SOLUTIONS TRACE
#
# SOLUTIONS has one complete grid on a line for each puzzle, each the only solution; other lines are
# passed over.  While every open guess is right, no step may set a cell to another digit than the
# solution's or rule that one out, and no such guess may be taken back.  Prints how many steps of
# each technique were judged, and fails after the first wrong one.
function right(row, column, digit) {
    return substr(solution, (row - 1) * side + column, 1) == digit
}

function wrong(why) {
    print FILENAME ":" FNR ": " why ": " $0
    failed = 1
    exit 1
}

FNR == NR {
    if ($1 ~ /^[1-9A-Z]+$/) solutions[++known] = $1
    next
}

$1 == "#" && $2 == "puzzle" {
    solution = solutions[$3 + 0]
    side = int(sqrt(length(solution)) + .5)
    level = 0
    good[0] = 1
    steps = 0
    next
}

$1 ~ /^[0-9]+$/ && NF > 2 {
    if ($1 != ++steps) wrong("steps are not numbered")
    if ($2 == "back") {
        match($0, /level [0-9]+/)
        if (substr($0, RSTART + 6, RLENGTH - 6) != level) wrong("not the innermost level")
        if (good[level]) wrong("the guess was right")
        level--
        judged["back"]++
        next
    }
    effects = 0
    for (i = 3; i <= NF && $i !~ /^\(/; i++) {
        if ($i !~ /^r[0-9]+c[0-9]+[=-][1-9A-Z]+$/) wrong("no effect")
        effects++
        split($i, part, /[rc=-]/)
        agrees = 0
        for (k = 1; k <= length(part[4]); k++) agrees += right(part[2], part[3], substr(part[4], k, 1))
        if ($2 == "guess") {
            level++
            good[level] = good[level - 1] && agrees
        } else if (good[level] && ($i ~ /=/ ? !agrees : agrees)) wrong("against the solution")
    }
    if (!effects) wrong("nothing done")
    if (good[level]) judged[$2]++
}

END {
    if (failed) exit 1
    for (technique in judged) print technique, judged[technique]
}
