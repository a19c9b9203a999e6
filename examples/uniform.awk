# SPDX-License-Identifier: MIT
# A uniform random formula of 230 variables, 4.5 clauses of three literals for each: hard for its size.
BEGIN {
    srand(1)
    print "p cnf 230 1035"
    for (i = 0; i < 1035; i++) {
        split("", seen)
        for (size = 0; size < 3;) {
            v = 1 + int(rand() * 230)
            if (v in seen) continue
            seen[v]
            size++
            printf "%s%d ", rand() < .5 ? "-" : "", v
        }
        print 0
    }
}
