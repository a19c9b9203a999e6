# Reads results.tsv (file, solver, answer, seconds), writes two markdown tables: a row a file, and a
# row a solver, in the order of -v names (a line each).  Ends with status 1 when two solvers contradict each other.

function base(path) {
    sub(/.*\//, "", path)
    return path
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
    line = "| file | answer |"
    rule = "|---|---|"
    for (k = 1; k <= nsolvers; k++) {
        line = line " " solvers[k] " |"
        rule = rule "---:|"
    }
    print line "\n" rule
    for (i = 1; i <= nfiles; i++) {
        file = files[i]
        line = "| " base(file) " | " ((file in truth) ? truth[file] : "-") " |"
        for (k = 1; k <= nsolvers; k++)
            line = line " " (answer[file, solvers[k]] == "-" ? "-" : sprintf("%.2f", time[file, solvers[k]])) " |"
        print line
    }
    print "\n| solver | solved | sat | unsat | PAR-2 | files that " solvers[1] " solved too | time over " solvers[1] "'s |"
    print "|---|---:|---:|---:|---:|---:|---:|"
    for (k = 1; k <= nsolvers; k++) {
        s = solvers[k]
        sat = unsat = par = both = own = first = 0
        for (i = 1; i <= nfiles; i++) {
            file = files[i]
            a = answer[file, s]
            sat += a == "sat"
            unsat += a == "unsat"
            par += a == "-" ? 2 * limit : time[file, s]
            if (a != "-" && answer[file, solvers[1]] != "-") {
                both++
                own += time[file, s]
                first += time[file, solvers[1]]
            }
        }
        printf "| %s | %d | %d | %d | %.0f | %d | %s |\n", s, sat + unsat, sat, unsat, par, both, first ? sprintf("%.2f", own / first) : "-"
    }
    exit wrong
}
