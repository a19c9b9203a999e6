# SPDX-License-Identifier: MIT
# awk -f lrat.awk CNF LRAT: whether a proof in text refutes the formula, by the definition of
# Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp (2017) and nothing else.  It is the second
# judge of what resverify says, and made to be read, not to be fast.  Prints "verified" and ends with
# 0, or says what is wrong and ends with 1.

# With -v question=K -v step=N the first file is iCNF, and it is step N that must refute the
# assumptions of question K, by clauses that stand before it: see lrat(5).

function refuse(why) { wrong = "clause " $1 " " why; exit 1 }

function make_false(lit) { if (!(lit in falsified)) { falsified[lit]; trail[++trail_size] = lit } }
function undo(size) { while (trail_size > size) delete falsified[trail[trail_size--]] }

# Follows the positive hints from word `at` on: whether they end in a conflict.
function conflict(   lits, count, i, open, unit) {
    for (; $at > 0; at++) {
        if (!($at in clause)) refuse("has hint " $at ", which is no clause")
        count = split(clause[$at], lits, " ")
        open = 0
        for (i = 1; i <= count; i++)
            if (!(lits[i] in falsified)) { open++; unit = lits[i] }
        if (!open) return 1
        if (open > 1) refuse("has hint " $at ", which is not unit")
        make_false(-unit)
    }
    return 0
}

# The group of hints at word `at`, for a clause that has the negated pivot.
function check_group(id, negated,   lits, count, i, size, blocked) {
    if ($at != -id) refuse("lacks the group for clause " id)
    at++
    size = trail_size
    count = split(clause[id], lits, " ")
    for (i = 1; i <= count; i++)
        if (lits[i] != negated) {
            if (-lits[i] in falsified) blocked = 1
            make_false(lits[i])
        }
    if (blocked && $at > 0) refuse("has hints for clause " id ", which is satisfied")
    if (!blocked && !conflict()) refuse("has a group without a conflict for clause " id)
    while ($at > 0) at++
    undo(size)
}

function check_rat(negated,   id) {
    for (id = 1; id <= last; id++)
        if (id in clause && index(" " clause[id] " ", " " negated " ")) check_group(id, negated)
    if ($at < 0) refuse("has a group for " (-$at) ", which is not due")
}

FNR == NR && ($1 == "c" || $1 == "p") { next }
FNR == NR && $1 == "a" {
    if (!asked++) first = clauses
    if (asked == question) for (i = 2; $i; i++) assumed[$i]
    next
}
FNR == NR {
    if (question && asked >= question) next
    for (i = 1; i <= NF; i++)
        if ($i) text = text (text == "" ? "" : " ") $i
        else {
            clauses++
            clause[asked ? 2 * clauses - first - 1 : last = clauses] = text
            text = ""
        }
    next
}
$1 == "c" || !NF { next }
$2 == "d" {
    for (i = 3; $i; i++) {
        if (!($i in clause)) refuse("deletes " $i ", which is no clause")
        delete clause[$i]
    }
    next
}
{
    text = ""
    if ($1 <= last) refuse("does not rise above " last)
    for (at = 2; $at; at++) {
        text = text (text == "" ? "" : " ") $at
        make_false($at)
    }
    pivot = at > 2 ? $2 : 0
    at++
    if (!conflict()) {
        if (question) refuse("is not RUP")
        if (!pivot) refuse("is empty, and does not follow")
        check_rat(-pivot)
    }
    undo(0)
    clause[last = $1] = text
    if (!pivot) refuted = 1
    if ($1 == step) exit
}
END {
    if (wrong == "" && question) {
        if (!(step in clause)) wrong = "step " step " is missing"
        count = split(clause[step], lits, " ")
        for (i = 1; i <= count; i++)
            if (!(-lits[i] in assumed)) wrong = "step " step " has " lits[i] ", which no assumption negates"
        refuted = 1
    }
    if (wrong == "" && !refuted) wrong = "the empty clause is missing"
    print wrong == "" ? "verified" : wrong
    exit wrong != ""
}
