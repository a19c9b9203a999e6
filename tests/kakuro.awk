# SPDX-License-Identifier: MIT
# Judges Kakuro by its definition alone: counts the fillings of boards in which no run has a digit
# twice and each has its sum.
#
#   awk -f kakuro.awk PUZZLES        for each puzzle a number, 100 for as many and more
#   awk -v cnf=1 -f kakuro.awk PUZZLE    a formula for one puzzle instead, in which variable 9 * (n - 1) + d
#                                    says that the n-th cell has digit d: no rule of a run leaves more
#                                    than clauses against beginnings of it that nothing completes
#   awk -v seed=1 -v make=100 -f kakuro.awk  makes puzzles, most of which have solutions
#
# Puzzles are "p sudoku kakuro 9", "board ROWS COLUMNS", "blocked" with cells or ranges of a row or column,
# "run SUM" with the same, and a line of a symbol for each cell.

function random(k) { return int(rand() * k) + 1 }

# Numbers the cells of the board.
function number_cells(r, c) {
    cells = 0
    for (r = 1; r <= rows; r++)
        for (c = 1; c <= columns; c++)
            if (!((r, c) in blocked)) {
                cell[r, c] = ++cells
                name[cells] = "r" r "c" c
            }
}

# Whether a digit can be the next one of all runs of a cell, of those of its cells that have one.
function fits(n, d, i, k, run, used, sum) {
    for (i = 1; i <= of[n]; i++) {
        run = of[n, i]
        used = ""
        sum = total[run] - d
        for (k = 1; k <= size[run] && member[run, k] < n; k++) {
            used = used value[member[run, k]]
            sum -= value[member[run, k]]
        }
        if (index(used, d) || (known && !completes(size[run] - k, sum, used d, 1))) return 0
    }
    return 1
}

# Fills in the cells from n on in every way, or, to make a board, at random in one.
function fill(n, d, i, first) {
    if (n > cells) {
        found++
        return
    }
    first = known ? 1 : random(9)
    for (i = 0; i < 9 && found < (known ? 100 : 1); i++) {
        d = (first + i - 1) % 9 + 1
        if ((known && substr(clues, n, 1) ~ /[1-9]/ && substr(clues, n, 1) != d) || !fits(n, d)) continue
        value[n] = d
        fill(n + 1)
        if (known || !found) value[n] = 0
    }
}

function add_run(sum, many, words, from, i, n) {
    total[++runs] = sum
    size[runs] = many
    for (i = 1; i <= many; i++) {
        n = cell_of(words[from + i])
        member[runs, i] = n
        of[n, ++of[n]] = runs
    }
}

function cell_of(word, at) {
    split(word, at, /[rc]/)
    return cell[at[2], at[3]]
}

# Forbids each beginning of a run that nothing completes.
function forbid(run, k, sum, used, text, d, left, clause) {
    left = size[run] - k + 1
    for (d = 1; d <= 9; d++) {
        clause = text "-" 9 * (member[run, k] - 1) + d " "
        if (index(used, d) || !completes(left - 1, total[run] - sum - d, used d, 1)) formula[++clauses] = clause "0"
        else if (left > 1) forbid(run, k + 1, sum + d, used d, clause)
    }
}

# Whether so many digits from `least` on, none of those used, add up to a sum.
function completes(many, sum, used, least, d) {
    if (!many) return sum == 0
    for (d = least; d <= 9 && d <= sum; d++)
        if (!index(used, d) && completes(many - 1, sum - d, used, d + 1)) return 1
    return 0
}

function write_formula(n, d, e, text, run) {
    for (n = 1; n <= cells; n++) {
        text = ""
        for (d = 1; d <= 9; d++) {
            text = text 9 * (n - 1) + d " "
            for (e = 1; e < d; e++) formula[++clauses] = "-" 9 * (n - 1) + e " -" 9 * (n - 1) + d " 0"
        }
        formula[++clauses] = text "0"
        if (substr(clues, n, 1) ~ /[1-9]/) formula[++clauses] = 9 * (n - 1) + substr(clues, n, 1) " 0"
    }
    for (run = 1; run <= runs; run++) forbid(run, 1, 0, "", "")
    print "p cnf", 9 * cells, clauses
    for (n = 1; n <= clauses; n++) print formula[n]
}

# Runs of two cells and more to the right, and downwards.
function find_runs(r, c, k, words) {
    for (r = 1; r <= rows; r++)
        for (c = 1; c <= columns; c++) {
            if (!((r, c) in blocked)) continue
            for (k = 1; (r, c + k) in cell; k++) words[k] = "r" r "c" c + k
            if (k > 2) add_run(0, k - 1, words, 0)
            for (k = 1; (r + k, c) in cell; k++) words[k] = "r" r + k "c" c
            if (k > 2) add_run(0, k - 1, words, 0)
        }
}

function forget(i) {
    runs = found = 0
    split("", cell); split("", of); split("", value); split("", blocked)
}

function make_one(r, c, i, k, text) {
    forget()
    rows = 3 + random(most - 3)
    columns = 3 + random(most - 3)
    for (r = 1; r <= rows; r++)
        for (c = 1; c <= columns; c++)
            if (r == 1 || c == 1 || rand() < 0.25) blocked[r, c]
    number_cells()
    if (!cells) return make_one()
    find_runs()
    known = 0
    fill(1)
    print "p sudoku kakuro 9\nboard", rows, columns
    for (r = 1; r <= rows; r++)
        for (c = 1; c <= columns; c++)
            if ((r, c) in blocked) text = text " r" r "c" c
    print "blocked" text
    for (i = 1; i <= runs; i++) {
        for (k = 1; k <= size[i]; k++) total[i] += value[member[i, k]]
        total[i] += rand() < 0.03 && total[i] < size[i] * (19 - size[i]) / 2
        printf "run %d", total[i]
        for (k = 1; k <= size[i]; k++) printf " %s", name[member[i, k]]
        print ""
    }
    for (i = 1; i <= cells; i++) printf "%s", rand() < 0.25 ? (rand() < 0.97 ? value[i] : random(9)) : "."
    print ""
}

# The cells of a line, with ranges, to words[1] and so on, from its n-th word on.  Returns how many.
function read_words(words, n, many, at, r, c) {
    for (; n <= NF; n++) {
        split($n ($n ~ /-/ ? "" : "-" $n), at, /[-rc]+/)
        for (r = at[2]; r <= at[4]; r++)
            for (c = at[3]; c <= at[5]; c++) words[++many] = "r" r "c" c
    }
    return many + 0
}

BEGIN {
    if (!make) exit_not = 1
    srand(seed)
    if (!most) most = 6
    while (make && make--) make_one()
    if (!exit_not) exit
}

{ sub(/ *#.*/, "") }
$1 == "p" { forget(); next }
$1 == "board" { rows = $2; columns = $3; next }
$1 == "blocked" {
    for (i = read_words(words, 2); i; i--) {
        split(words[i], at, /[rc]/)
        blocked[at[2], at[3]]
    }
    next
}
$1 == "run" {
    if (!runs) number_cells()
    add_run($2, read_words(words, 3), words, 0)
    next
}
NF {
    if (!runs) number_cells()
    clues = $1
    known = 1
    if (cnf) write_formula()
    else {
        fill(1)
        print found + 0; fflush()
    }
}
