#!/usr/bin/env bats
# The one parser for DIMACS CNF and iCNF (cnf(5)), seen through cnfcheck.
load helper

# bytes COUNT BYTE: that many of it.
bytes() {
    head -c "$1" /dev/zero | tr '\0' "$2"
}

@test "dimacs: a long token is cut in the message, and the message shows that it is" {
    token=$(bytes 100 x)
    fails_with 2 "cnfcheck: <stdin>:2:3: expected a literal or 0, found '${token:0:65}...'" \
        "printf 'p cnf 3 1\n1 $token 0\n' | cnfcheck"
}

@test "dimacs: a number of 1,500,000 digits is refused, even if a literal is hidden at its end" {
    zeros=$(bytes 65 0)
    { printf 'p cnf 3 2\n1 ' && bytes 1500000 0 && printf '3 0\n'; } > long.cnf
    fails_with 2 "cnfcheck: long.cnf:2:3: literal $zeros... exceeds the 3 variables declared in line 1" \
        'cnfcheck long.cnf'
}
