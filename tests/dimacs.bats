#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The one parser for DIMACS CNF and iCNF (cnf(5)), seen through cnfcheck.
load helper

# bytes COUNT BYTE: that many of it.
bytes() {
    head -c "$1" /dev/zero | tr '\0' "$2"
}

# refuses TEXT MESSAGE: TEXT, for printf, is malformed: the message, status 2, empty stdout.
refuses() {
    fails_with 2 "cnfcheck: <stdin>:$2" "printf '$1' | cnfcheck"
}

# reads TEXT OUTPUT: TEXT, for printf, is read as OUTPUT says.
reads() {
    prints "$2" "printf '$1' | cnfcheck"
}

# An independent reader for well-formed input: comments out, one clause a line, true counts.
judge() {
    awk '
        /^[ \t]*c/ { next }
        /^[ \t]*%/ { exit }
        /^[ \t]*p/ { vars = $3; next }
        {
            for (i = 1; i <= NF; i++)
                if ($i + 0) clause = clause ($i + 0) " "
                else { clauses[++count] = clause "0"; clause = "" }
        }
        END {
            print "p cnf " vars + 0 " " count + 0
            for (i = 1; i <= count; i++) print clauses[i]
        }' "$1"
}

# agrees FILE: cnfcheck and the judge read the same, and what cnfcheck prints reads as itself.
agrees() {
    cnfcheck "$1" > mine 2> warnings
    judge "$1" > theirs
    cmp mine theirs && cnfcheck mine > again && cmp mine again
}

@test "dimacs: every file in data/malformed is refused with the message it carries" {
    cd "$DATA/malformed"
    count=0
    for file in *.cnf; do
        wanted=$(sed -n '1s/^c expected: //p' "$file")
        fails_with 2 "cnfcheck: $file:$wanted" "cnfcheck $file"
        fails_with 2 "cnfcheck: <stdin>:$wanted" "cnfcheck < $file"
        count=$((count + 1))
    done
    [ "$count" -ge 45 ]
}

@test "dimacs: empty input has no header" {
    refuses '' "1:1: expected a header 'p cnf VARIABLES CLAUSES', found the end of the input"
    refuses '\n\n' "3:1: expected a header 'p cnf VARIABLES CLAUSES', found the end of the input"
    refuses 'c only\n' \
        "2:1: expected a header 'p cnf VARIABLES CLAUSES', found the end of the input"
    refuses 'c only' "1:7: expected a header 'p cnf VARIABLES CLAUSES', found the end of the input"
}

@test "dimacs: -0 is no literal: who wrote it counts variables from 0" {
    refuses 'p cnf 3 1\n1 -0\n' "2:3: expected a literal or 0, found '-0'"
    refuses 'p cnf 3 1\n1\n-0' "3:1: expected a literal or 0, found '-0'"
    refuses 'p cnf 3 1\n1 -000 0\n' "2:3: expected a literal or 0, found '-000'"
    refuses 'p cnf 3 1\n1 -0000000000 0\n' "2:3: expected a literal or 0, found '-0000000000'"
    refuses 'p cnf 3 -0\n1 0\n' "1:9: expected the number of clauses, found '-0'"
}

@test "dimacs: NUL bytes and binary junk are shown as \\xNN" {
    refuses 'p cnf 3 1\n1 \0 0\n' "2:3: expected a literal or 0, found '\\x00'"
    refuses 'p cnf 3 1\n1 2\0 0\n' "2:3: expected a literal or 0, found '2\\x00'"
    refuses 'p cnf 3 1\n1 0\n\0' "3:1: expected a literal or 0, found '\\x00'"
    refuses '\0\0\n' "1:1: expected a header 'p cnf VARIABLES CLAUSES', found '\\x00\\x00'"
    refuses 'p cnf 3\0 1\n1 0\n' "1:7: expected the number of variables, found '3\\x00'"
    refuses 'p cnf 3 1\n\001\177\200\377 0\n' \
        "2:1: expected a literal or 0, found '\\x01\\x7F\\x80\\xFF'"
}

@test "dimacs: one clause and one variable are said to be one" {
    prints '' "printf 'p cnf 1 1\n1 0\n-1 0\n' | cnfcheck -q 2> said"
    [ "$(cat said)" = "cnfcheck: <stdin>:1:9: warning: the header declares 1 clause, found 2" ]
    fails_with 2 "cnfcheck: <stdin>:2:1: literal 2 exceeds the 1 variable declared in line 1" \
        "printf 'p cnf 1 1\n2 0\n' | cnfcheck"
}

@test "dimacs: a byte order mark at the start is skipped, and counts as three columns" {
    reads '\357\273\277p cnf 1 1\n1 0\n' $'p cnf 1 1\n1 0'
    reads '\357\273\277c one\r\np cnf 1 1\r\n1 0\r\n' $'p cnf 1 1\n1 0'
    refuses '\357\273\277q cnf 1 1\n1 0\n' "1:4: expected a header 'p cnf VARIABLES CLAUSES', found 'q'"
    refuses '\357\273\277' "1:4: expected a header 'p cnf VARIABLES CLAUSES', found the end of the input"
    refuses '\357\273p cnf 1 1\n1 0\n' \
        "1:1: expected a header 'p cnf VARIABLES CLAUSES', found '\\xEF\\xBBp'"
    refuses ' \357\273\277p cnf 1 1\n1 0\n' \
        "1:2: expected a header 'p cnf VARIABLES CLAUSES', found '\\xEF\\xBB\\xBFp'"
    refuses 'p cnf 1 1\n\357\273\2771 0\n' "2:1: expected a literal or 0, found '\\xEF\\xBB\\xBF1'"
}

@test "dimacs: a ^Z as the last byte ends the text, elsewhere it is refused" {
    reads 'p cnf 1 1\r\n1 0\r\n\032' $'p cnf 1 1\n1 0'
    reads 'p cnf 1 1\n1 0\032' $'p cnf 1 1\n1 0'
    reads 'p cnf 0 0\032' 'p cnf 0 0'
    reads 'p cnf 1 1\n1 0\nc end\032' $'p cnf 1 1\n1 0'
    refuses 'p cnf 1 1\n1\032' "2:2: expected a literal or 0, found the end of the input"
    refuses '\032' "1:1: expected a header 'p cnf VARIABLES CLAUSES', found the end of the input"
    refuses 'p cnf 1 1\n1 0\n\032\n' "3:1: expected a literal or 0, found '\\x1A'"
    refuses 'p cnf 1 1\n1 0\n\032\032' "3:1: expected a literal or 0, found '\\x1A'"
    # The byte is the last one of what came so far, but not of the input.
    mkfifo pipe
    cnfcheck < pipe > out 2> err &
    exec 8> pipe
    printf 'p cnf 1 1\n1 0\n\032' >&8
    printf '0\n' >&8
    exec 8>&-
    if wait $!; then return 1; fi
    [ "$(cat err)" = "cnfcheck: <stdin>:3:1: expected a literal or 0, found '\\x1A0'" ]
}

@test "dimacs: a comment of any length takes no memory" {
    limit=$([ "$DEBUG" = 1 ] || echo 'ulimit -v 100000 2>/dev/null;')
    prints $'p cnf 1 1\n1 0' \
        "{ printf 'c '; head -c 200000000 /dev/zero; printf '\np cnf 1 1\n1 0\n'; } | { $limit cnfcheck; }"
}

@test "dimacs: a column counts bytes, a tab as one" {
    refuses 'p cnf 3 1\n\t\t 1 \tx 0\n' "2:7: expected a literal or 0, found 'x'"
    refuses 'p cnf 3 1\r\n1 \r\n2 x\r\n' "3:3: expected a literal or 0, found 'x'"
}

@test "dimacs: a long token is cut in the message, and the message shows that it is" {
    token=$(bytes 100 x)
    refuses "p cnf 3 1\n1 $token 0\n" "2:3: expected a literal or 0, found '${token:0:65}...'"
}

@test "dimacs: a number of 1,500,000 digits is refused, even if a literal is hidden at its end" {
    zeros=$(bytes 65 0)
    { printf 'p cnf 3 2\n1 ' && bytes 1500000 0 && printf '3 0\n'; } > long.cnf
    fails_with 2 "cnfcheck: long.cnf:2:3: literal $zeros... exceeds the 3 variables declared in line 1" \
        'cnfcheck long.cnf'
}

@test "dimacs: a number with 600,000 leading zeros, longer than the reader's buffer, is read" {
    { printf 'p cnf 3 1\n-' && bytes 600000 0 && printf '3 2 0\n'; } > long.cnf
    prints $'p cnf 3 1\n-3 2 0' 'cnfcheck long.cnf'
}

@test "dimacs: several clauses may share a line, and a clause may span lines" {
    reads 'p cnf 3 4\n1 2 0 -1 3 0 -2\n\n\n-3\n0 3 0' $'p cnf 3 4\n1 2 0\n-1 3 0\n-2 -3 0\n3 0'
}

@test "dimacs: blanks are space, TAB, CR, LF, VT and FF, also in the header" {
    reads 'p\tcnf\v3\f2\r\n1\t2\v0\f-1\r3 0\r\n' $'p cnf 3 2\n1 2 0\n-1 3 0'
    reads ' \t p   cnf  3  1  \n\n   1 2    0' $'p cnf 3 1\n1 2 0'
}

@test "dimacs: CRLF files read as LF files do" {
    reads 'c dos\r\np cnf 3 2\r\n1 2 0\r\nc dos\r\n-1 3 0\r\n' $'p cnf 3 2\n1 2 0\n-1 3 0'
}

@test "dimacs: comments stand on any line of their own, also inside a clause" {
    reads 'c 1\ncomment\n  c\np cnf 3 1\nc\n1\nc 2 0\n c p cnf 9 9\n-3 0\nc end' $'p cnf 3 1\n1 -3 0'
}

@test "dimacs: an empty clause, and a formula without clauses or variables, are legal" {
    reads 'p cnf 1 3\n0 1 0\n0\n' $'p cnf 1 3\n0\n1 0\n0'
    reads 'p cnf 4 0\n' 'p cnf 4 0'
    reads 'p cnf 0 0' 'p cnf 0 0'
    reads 'p cnf 0 1\n0\n' $'p cnf 0 1\n0'
}

@test "dimacs: numbers of eight and more digits, leading zeros, and the largest variable are read" {
    reads 'p cnf 1073741823 2\n12345678 -123456789 1073741823 0\n-1073741823 0\n' \
        $'p cnf 1073741823 2\n12345678 -123456789 1073741823 0\n-1073741823 0'
    reads 'p cnf 0012 0001\n007 -00000000000000000012 000\n' $'p cnf 12 1\n7 -12 0'
}

@test "dimacs: a % line ends a problem, and a lone 0 behind it is skipped, as in SATLIB's files" {
    reads 'p cnf 3 1\n1 2 0\n%%\n0\n\n' $'p cnf 3 1\n1 2 0'
    reads 'p cnf 3 1\n1 2 0\n%%' $'p cnf 3 1\n1 2 0'
    reads 'p cnf 3 1\n1 2 0\n %% \nc\n 0 \np cnf 1 1\n1 0\n%%\n0' \
        $'p cnf 3 1\n1 2 0\np cnf 1 1\n1 0'
}

@test "dimacs: what else stands behind % is an error, and the problem before it keeps its output" {
    for rest in 01 -1 0x 1; do
        run_sh "printf 'p cnf 3 1\n1 2 0\n%%\n 0\n  $rest 2 0\n' | cnfcheck"
        [ "$status" -eq 2 ]
        [ "$output" = $'p cnf 3 1\n1 2 0' ]
        [ "$stderr" = \
            "cnfcheck: <stdin>:5:3: expected a header 'p cnf VARIABLES CLAUSES', found '$rest'" ]
    done
}

@test "dimacs: a new header begins the next problem of a stream" {
    reads 'p cnf 1 1\n1 0\np cnf 2 1\n-2 0\nc\np cnf 0 0\n' \
        $'p cnf 1 1\n1 0\np cnf 2 1\n-2 0\np cnf 0 0'
}

@test "dimacs: problems before a malformed one in a stream keep their output" {
    run_sh 'printf "p cnf 1 1\n1 0\np cnf 1 1\n1 0\np cnf 1 2\n1 0 2 0\n" | cnfcheck'
    [ "$status" -eq 2 ]
    [ "$output" = $'p cnf 1 1\n1 0\np cnf 1 1\n1 0' ]
    [ "$stderr" = "cnfcheck: <stdin>:6:5: literal 2 exceeds the 1 variable declared in line 5" ]
}

@test "dimacs: a clause count that differs is a warning, and the true one is used" {
    run_sh 'printf "p cnf 3  9\n1 2 0\n-1 0\n" | cnfcheck'
    [ "$status" -eq 0 ]
    [ "$output" = $'p cnf 3 2\n1 2 0\n-1 0' ]
    [ "$stderr" = "cnfcheck: <stdin>:1:10: warning: the header declares 9 clauses, found 2" ]
    run_sh 'printf "p cnf 3 0\n1 2 0\n" | cnfcheck'
    [ "$stderr" = "cnfcheck: <stdin>:1:9: warning: the header declares 0 clauses, found 1" ]
}

@test "dimacs: iCNF keeps clauses and assumptions in their order, with or without counts" {
    reads 'p inccnf\n1 -2 0\na 1 2 0\n-1 0 a 0\nc\n a -2\n3 0\n4 0\n' \
        $'p inccnf\n1 -2 0\na 1 2 0\n-1 0\na 0\na -2 3 0\n4 0'
    reads 'p inccnf 3 1\na 1 0\n1 -2 0\na 3 0\n' $'p inccnf\na 1 0\n1 -2 0\na 3 0'
}

@test "dimacs: a stream may mix CNF and iCNF" {
    reads 'p inccnf\n5 0\na 1 0\np cnf 2 1\n1 2 0\np inccnf\n7 0\n' \
        $'p inccnf\n5 0\na 1 0\np cnf 2 1\n1 2 0\np inccnf\n7 0'
}

@test "dimacs: a directory, a file that is not there and a closed stdin are errors without a place" {
    fails_with 2 "cnfcheck: .: cannot read: Is a directory" 'cnfcheck .'
    fails_with 2 "cnfcheck: cannot open none.cnf: No such file or directory" 'cnfcheck none.cnf'
    fails_with 2 "cnfcheck: <stdin>: cannot read: Bad file descriptor" 'cnfcheck <&-'
}

@test "dimacs: a literal is whole, and an error has its place, wherever a block of the reader ends" {
    for pad in $(seq 262115 262145); do
        printf "c%*s\np cnf 12345678 1\n-123 1234567 -12345678 0 7x\n" "$pad" '' > "$pad.cnf"
        fails_with 2 "cnfcheck: $pad.cnf:3:26: expected a literal or 0, found '7x'" "cnfcheck $pad.cnf"
        sed -i.old 's/ 7x//' "$pad.cnf"
        prints $'p cnf 12345678 1\n-123 1234567 -12345678 0' "cnfcheck $pad.cnf"
    done
}

@test "dimacs: input that arrives byte by byte reads the same" {
    printf 'c x\np cnf 12345678 2\n-123 1234567 -12345678 0\nc y\n7 0' > in.cnf
    prints $'p cnf 12345678 2\n-123 1234567 -12345678 0\n7 0' \
        'dd bs=1 < in.cnf 2> /dev/null | cnfcheck'
}

@test "dimacs: 20 MB of odd layout reads as an independent awk reader reads it" {
    awk 'BEGIN {
        srand(5)
        print "p cnf 30000000 600000"
        for (i = 0; i < 600000; i++) {
            k = int(rand() * 6)
            for (j = 0; j < k; j++) {
                printf "%s%d", rand() < .5 ? "-" : "", 1 + int(exp(rand() * log(29999999)))
                printf "%s", rand() < .1 ? "\n" : rand() < .1 ? "\t  " : " "
            }
            printf "0%s", rand() < .7 ? "\n" : " "
            if (rand() < .02) printf "\nc comment %d 0\n", i
        }
    }' > big.cnf
    [ "$(wc -c < big.cnf)" -gt 10000000 ]
    agrees big.cnf
}

@test "dimacs: every shared formula reads as an independent awk reader reads it" {
    need_shared cnf
    count=0
    while read -r file; do
        # Two files came with a damaged byte, which must be found.
        if LC_ALL=C grep -q '[^[:print:][:space:]]' "$file"; then
            run cnfcheck -q "$file"
            [ "$status" -eq 2 ]
        elif ! agrees "$file"; then
            echo "$file"
            return 1
        fi
        count=$((count + 1))
    done < <(find "$SHARED/cnf" -name '*.cnf' -size "-$(by_build 4000 400)k" | sort)
    [ "$count" -ge 10 ]
}
