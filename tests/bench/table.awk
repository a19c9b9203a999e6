# SPDX-License-Identifier: MIT
# Reads results.tsv (file, solver, answer, seconds), writes three markdown tables: a row a file, a
# row a folder (solved, PAR-2), and a row a solver, in the order of -v names (a line each).  Ends
# with status 1 when two solvers contradict each other.

function base(path) {
    sub(/.*\//, "", path)
    return path
}

function folder(path) {
    if (!sub(/\/[^\/]*$/, "", path)) return "."
    return base(path)
}

function cost(file, solver) {
    return answer[file, solver] == "-" ? 2 * limit : time[file, solver]
}

function files_table(   i, k, line, rule) {
    line = "| file | answer |"
    rule = "|---|---|"
    for (k = 1; k <= nsolvers; k++) {
        line = line " " solvers[k] " |"
        rule = rule "---:|"
    }
    print line "\n" rule
    for (i = 1; i <= nfiles; i++) {
        line = "| " base(files[i]) " | " ((files[i] in truth) ? truth[files[i]] : "-") " |"
        for (k = 1; k <= nsolvers; k++)
            line = line " " (answer[files[i], solvers[k]] == "-" ? "-" : sprintf("%.2f", time[files[i], solvers[k]])) " |"
        print line
    }
}

function folders_table(   i, k, f, line, rule, solved, par, size) {
    for (i = 1; i <= nfiles; i++) {
        f = folder(files[i])
        if (!(f in size)) names_of_folders[++nfolders] = f
        size[f]++
        for (k = 1; k <= nsolvers; k++) {
            solved[f, k] += answer[files[i], solvers[k]] != "-"
            par[f, k] += cost(files[i], solvers[k])
        }
    }
    line = "\n| folder | files |"
    rule = "|---|---:|"
    for (k = 1; k <= nsolvers; k++) {
        line = line " " solvers[k] " |"
        rule = rule "---:|"
    }
    print line "\n" rule
    for (i = 1; i <= nfolders; i++) {
        f = names_of_folders[i]
        line = "| " f " | " size[f] " |"
        for (k = 1; k <= nsolvers; k++) line = line sprintf(" %d, %.0f |", solved[f, k], par[f, k])
        print line
    }
}

function solvers_table(   i, k, s, a, sat, unsat, par, both, own, first) {
    print "\n| solver | solved | sat | unsat | PAR-2 | files that " solvers[1] " solved too | time over " solvers[1] "'s |"
    print "|---|---:|---:|---:|---:|---:|---:|"
    for (k = 1; k <= nsolvers; k++) {
        s = solvers[k]
        sat = unsat = par = both = own = first = 0
        for (i = 1; i <= nfiles; i++) {
            a = answer[files[i], s]
            sat += a == "sat"
            unsat += a == "unsat"
            par += cost(files[i], s)
            if (a != "-" && answer[files[i], solvers[1]] != "-") {
                both++
                own += time[files[i], s]
                first += time[files[i], solvers[1]]
            }
        }
        printf "| %s | %d | %d | %d | %.0f | %d | %s |\n", s, sat + unsat, sat, unsat, par, both, first ? sprintf("%.2f", own / first) : "-"
    }
}

BEGIN { nsolvers = split(names, solvers, "\n") }

{
    if (!($1 in known)) { known[$1]; files[++nfiles] = $1 }
    answer[$1, $2] = $3
    time[$1, $2] = $4 + 0
    if ($3 != "-") {
        if ($1 in truth && truth[$1] != $3) {
            print "CONTRADICTION: " $1 > "/dev/stderr"
            wrong = 1
        }
        truth[$1] = $3
    }
}

END {
    files_table()
    folders_table()
    solvers_table()
    exit wrong
}
