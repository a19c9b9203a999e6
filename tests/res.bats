#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The reader of results (res(5)), seen through resverify; the problem always has three variables.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    printf 'p cnf 3 2\n1 2 0\n-1 3 0\n' > three.cnf
}

# refuses RESULT MESSAGE: RESULT, for printf, is malformed, and this is said about it.
refuses() {
    run_sh "printf '$1' | resverify three.cnf"
    if [ "$status" -ne 2 ] || [ "$stderr" != "resverify: <stdin>:$2" ] ||
        [ "$output" != "not verified" ]; then
        printf 'result: %s\nstatus %s\nstdout: %s\nstderr: %s\nwanted: %s\n' \
            "$1" "$status" "$output" "$stderr" "$2"
        return 1
    fi
}

# accepts RESULT: RESULT, for printf, is a satisfying assignment in some form.
accepts() {
    prints verified "printf '$1' | resverify three.cnf"
}

@test "res: a byte order mark at the start and a ^Z at the end are no part of the text" {
    accepts '\357\273\277s 1\r\nv 1 -2 3\r\n\032'
    accepts '\357\273\277c\ns 1\nv 1 -2 3 0\032'
    refuses '\357\273\277x' '1:4: expected a line starting with s, v, t or c, found '"'x'"
    refuses 's 1\n\357\273\277v 1 -2 3\n' "2:1: expected a line starting with s, v, t or c, found '\\xEF\\xBB\\xBFv'"
    refuses 's 1\n\032v 1 -2 3\n' "2:1: expected a line starting with s, v, t or c, found '\\x1Av'"
}

@test "res: a comment of any length takes no memory" {
    limit=$([ "$DEBUG" = 1 ] || echo 'ulimit -v 100000 2>/dev/null;')
    prints verified \
        "{ printf 'c '; head -c 200000000 /dev/zero; printf '\ns 1\nv 1 -2 3\n'; } | { $limit resverify three.cnf; }"
}

@test "res: values may stand on one line, without a closing 0" {
    accepts 's 1\nv 1 -2 3\nt 0.010\n'
}

@test "res: values may stand on several v lines closed by 0" {
    accepts 's 1\nv 1\nv -2\nv 3 0\n'
    accepts 's 1\nv 1 -2 3\nv 0\n'
}

@test "res: values may come in any order and twice" {
    accepts 's 1\nv 3 -2 1 3\n'
}

@test "res: c lines may stand anywhere, also between the v lines of one model; a t line ends it" {
    accepts 'c hello\nt 1\nc\ns 1\nc decisions 3\nv 1 -2\nc s 0\nv 3\nc end\nt 1.5\nc end\n'
    run_sh 'printf "s 1\nv 1 -2\nt 1\nv 3\n" | resverify three.cnf'
    [ "$status" -eq 2 ]
}

@test "res: the competition form is read" {
    accepts 'c a solver\ns SATISFIABLE\nv 1 -2\nv 3 0\n'
    run_sh 'printf "s UNSATISFIABLE\n" | resverify three.cnf'
    [ "$output" = "not verified (no proof given)" ]
    run_sh 'printf "s UNKNOWN\n" | resverify three.cnf'
    [ "$output" = "not verified (not decided)" ]
}

@test "res: CRLF, blank lines, every kind of blank, and a last line without newline are read" {
    accepts 's 1\r\nv 1 -2 3 0\r\n\r\n'
    accepts '\n \n  s \t 1 \v\n\fv\t1\v-2\f3\n\n'
    accepts 's 1\nv 1 -2 3'
}

@test "res: leading zeros are read" {
    accepts 's 1\nv 01 -0000000000000000000000002 3\n'
}

@test "res: empty input has no answer" {
    refuses '' "1:1: expected a line 's ANSWER', found the end of the input"
    refuses 'c only\nt 1\n' "3:1: expected a line 's ANSWER', found the end of the input"
}

@test "res: values without an answer before them are refused" {
    refuses 'c x\nv 1 2 3\ns 1\n' "2:1: expected a line 's ANSWER', found 'v'"
}

@test "res: values after an answer that is not positive are refused" {
    refuses 's 0\nv 1 2 3\n' \
        "2:1: expected another s line, for only a positive answer has values, found 'v'"
    refuses 's -1\nt 1\nv 1 2 3\n' \
        "3:1: expected another s line, for only a positive answer has values, found 'v'"
}

@test "res: a positive answer without values is refused" {
    refuses 's 1\n' "2:1: expected a v line with the values, found the end of the input"
    refuses 's 1\nt 1\ns 1\n' "3:1: expected a v line with the values, found 's'"
}

@test "res: lines of another kind are refused" {
    refuses 'x 1\n' "1:1: expected a line starting with s, v, t or c, found 'x'"
    refuses 's 1\nv 1 2\n 3\n' "3:2: expected a line starting with s, v, t or c, found '3'"
    refuses 'sat\n1 2 3 0\n' "1:1: expected a line starting with s, v, t or c, found 'sat'"
    refuses 's1\n' "1:1: expected a line starting with s, v, t or c, found 's1'"
}

@test "res: a NUL byte is no line of its own kind" {
    refuses '\0\n' "1:1: expected a line starting with s, v, t or c, found '\\x00'"
    refuses 's 1\n\0 \nv 1 2 3\n' "2:1: expected a line starting with s, v, t or c, found '\\x00'"
}

@test "res: an answer that is none is refused" {
    refuses 's 2\n' "1:3: expected 1, 0, -1, SATISFIABLE, UNSATISFIABLE or UNKNOWN, found '2'"
    refuses 's\nv 1\n' \
        "1:2: expected 1, 0, -1, SATISFIABLE, UNSATISFIABLE or UNKNOWN, found the end of the line"
    refuses 's' \
        "1:2: expected 1, 0, -1, SATISFIABLE, UNSATISFIABLE or UNKNOWN, found the end of the input"
    refuses 's SAT\n' "1:3: expected 1, 0, -1, SATISFIABLE, UNSATISFIABLE or UNKNOWN, found 'SAT'"
    refuses 's 1 1\n' "1:5: expected the end of the line, found '1'"
}

@test "res: a literal that is no integer is refused" {
    refuses 's 1\nv 1 x 3\n' "2:5: expected a literal, found 'x'"
    refuses 's 1\nv 1 - 3\n' "2:5: expected a literal, found '-'"
    refuses 's 1\nv 1 -0\n' "2:5: expected a literal, found '-0'"
    refuses 's 1\nv 1 2.0 3\n' "2:5: expected a literal, found '2.0'"
    refuses 's 1\nv 1 --2 3\n' "2:5: expected a literal, found '--2'"
    refuses 's 1\nv 1 2\0 3\n' "2:5: expected a literal, found '2\\x00'"
    refuses 's 1\nv 1 \377 3\n' "2:5: expected a literal, found '\\xFF'"
}

@test "res: a literal of a variable that the formula does not have is refused" {
    refuses 's 1\nv 1 2 -4 3\n' "2:7: literal -4 exceeds the 3 variables of the formula"
    refuses 's 1\nv 1 2 3 99999999999999999999\n' \
        "2:9: literal 99999999999999999999 exceeds the 3 variables of the formula"
    refuses 's 1\nv 1 2 12345678 3\n' "2:7: literal 12345678 exceeds the 3 variables of the formula"
}

@test "res: contradicting literals are refused, on one line and over several" {
    refuses 's 1\nv 1 2 3 -2\n' "2:9: literal -2 contradicts 2 earlier in this model"
    refuses 's 1\nv -1 2\nv 3 1 0\n' "3:5: literal 1 contradicts -1 earlier in this model"
}

@test "res: nothing may follow a closing 0 on its line" {
    refuses 's 1\nv 1 2 3 0 1\n' "2:11: expected the end of the line, found '1'"
}

@test "res: a model that lacks a variable is refused where it begins" {
    refuses 's 1\nv 1 3\n' "2:1: variable 2 has no value in this model: --partial allows that"
    refuses 's 1\nv 1 2 3 0\n  v 1 2 0\n' "3:3: variable 3 has no value in this model: --partial allows that"
    refuses 's 1\nv\n' "2:1: variable 1 has no value in this model: --partial allows that"
}

@test "res: MiniSat's files are read, and may leave variables open" {
    for result in 'SAT\n1 2 3 0\n' 'SAT\n1 3 0\n' 'c a\nSAT\n-1\n-2 3 0\nt 1\n' 'SAT\n 1 3\n'; do
        prints verified "resverify <(printf 'p cnf 3 2\n1 -2 0\n2 3 0\n') <(printf '$result')"
    done
    printf 'p cnf 3 2\n1 -2 0\n2 3 0\n' > three.cnf
    run_sh 'printf "SAT\n1 0\n" | resverify three.cnf'
    [ "$status" -eq 1 ]
    [ "$output" = $'clause 2 (2 3) is not satisfied\nnot verified' ]
    run_sh 'printf "UNSAT\n" | resverify three.cnf'
    [ "$output" = 'not verified (no proof given)' ]
    run_sh 'printf "INDET\nSAT\n1 3 0\n" | resverify <(cat three.cnf three.cnf)'
    [ "$(tail -n 1 <<< "$output")" = 'not verified' ]
    [[ $output == *'problem 1: not verified (not decided)'*'problem 2: verified'* ]]
    refuses 'UNSAT\n1 0\n' "2:1: expected a line starting with s, v, t or c, found '1'"
    refuses 'SATX\n' "1:1: expected a line starting with s, v, t or c, found 'SATX'"
    refuses 's SAT\nv 1 2 3\n' "1:3: expected 1, 0, -1, SATISFIABLE, UNSATISFIABLE or UNKNOWN, found 'SAT'"
    refuses 's 1\n1 2 3 0\n' "2:1: expected a line starting with s, v, t or c, found '1'"
}

@test "res: a model may be partial where that is asked for" {
    printf 'p cnf 3 2\n1 -2 0\n2 3 0\n' > three.cnf
    prints verified "resverify --partial three.cnf <(printf 's 1\nv 1 3\n')"
    prints $'1=1  2=-  3=1\nverified' "resverify -l --partial three.cnf <(printf 's 1\nv 1 3\n')"
    run_sh "resverify --partial three.cnf <(printf 's 1\nv 1\n')"
    [ "$status" -eq 1 ]
    [ "$output" = $'clause 2 (2 3) is not satisfied\nnot verified' ]
}

@test "res: a partial model is right exactly when each way to complete it is a model" {
    # Clauses and exclusive ors of up to five literals of four variables: many have one twice, or both of one.
    awk 'BEGIN {
        srand(7)
        for (problem = 1; problem <= 2000; problem++) {
            lines = 1 + int(rand() * 3)
            print "p cnf 4", lines > "open.cnf"
            for (i = 1; i <= lines; i++) {
                size[i] = 1 + int(rand() * 5)
                xor[i] = rand() < 0.3
                line = xor[i] ? "x" : ""
                for (j = 1; j <= size[i]; j++) {
                    lit[i, j] = (1 + int(rand() * 4)) * (rand() < 0.5 ? 1 : -1)
                    line = line " " lit[i, j]
                }
                print line, 0 > "open.cnf"
            }
            line = "v"
            for (v = 1; v <= 4; v++) {
                given[v] = int(rand() * 5) - 2
                given[v] = given[v] > 0 ? 1 : given[v] < 0 ? 0 : 2
                if (given[v] < 2) line = line " " (given[v] ? v : -v)
            }
            print "s 1\n" line " 0" > "open.res"
            sub(/^v ?/, "", line)
            print "SAT\n" line " 0" > "open.minisat"
            right = 1
            for (bits = 0; bits < 16; bits++) {
                fits = 1
                for (v = 1; v <= 4; v++) {
                    value[v] = int(bits / 2 ^ (v - 1)) % 2
                    fits = fits && (given[v] == 2 || given[v] == value[v])
                }
                for (i = 1; fits && i <= lines; i++) {
                    sum = 0
                    for (j = 1; j <= size[i]; j++)
                        sum += lit[i, j] > 0 ? value[lit[i, j]] : 1 - value[-lit[i, j]]
                    right = right && (xor[i] ? sum % 2 : sum > 0)
                }
            }
            print "problem " problem ": " (right ? "verified" : "not verified")
        }
        print "not verified"
    }' > expected
    [ "$(grep -c ': verified' expected)" -gt 100 ]
    for result in open.res open.minisat; do
        run_sh "resverify --partial open.cnf $result | grep -v '^clause'"
        [ "$output" = "$(cat expected)" ]
    done
    # No end of literals of either kind; the judge is the sentence above.
    { echo 'p cnf 400000 1'; seq -s ' ' 400000; seq -s ' ' -400000 -1; echo 0; } > open.cnf
    prints verified "resverify --partial open.cnf <(printf 's 1\nv 0\n')"
}

@test "res: a model that leaves the last variables open is checked for those that it has" {
    for vars in 300 4000 100000000; do
        printf 'p cnf %s 1\n1 0\n' $vars > wide.cnf
        prints verified "printf 's 1\nv 1 0\n' | resverify --partial wide.cnf"
        prints verified "printf 'SAT\n1 0\n' | resverify wide.cnf"
        prints verified "printf 's 1\nv 1 0\nv 1 -200 0\nv 200 1\n' | resverify --partial wide.cnf"
    done
}

@test "res: variables behind the last one that a model has satisfy nothing" {
    # 256, 300 and 100000000 are at, just past and far past what a short model takes of memory.
    for var in 2 256 257 300 100000000; do
        for clause in "$var" "-$var" "$var -$((var - 1))"; do
            printf 'p cnf %s 2\n-1 1 0\n%s 0\n' "$var" "$clause" >open.cnf
            for result in 's 1\nv 0\n' 's 1\nv\n' 'SAT\n0\n' 's 1\nv -1 0\n'; do
                [ "$var$clause$result" != "22 -1s 1\nv -1 0\n" ] || continue
                run_sh "printf '$result' | resverify --partial open.cnf"
                [ "$status" -eq 1 ]
                [[ $output == *"clause 2 ($clause) is not satisfied"*$'\nnot verified' ]]
            done
        done
    done
    # A question's literal and an exclusive or, too; and without a clause there is nothing to satisfy.
    run_sh "resverify --partial <(printf 'p inccnf 300 0\na 300 0\n') <(printf 's 1\nv 1 0\n')"
    [ "$status" -eq 1 ]
    run_sh "resverify --partial <(printf 'p cnf 300 1\nx 1 300 0\n') <(printf 's 1\nv 1 0\n')"
    [ "$status" -eq 1 ]
    prints verified "resverify --partial <(printf 'p cnf 300 0\n') <(printf 's 1\nv 0\n')"
    prints verified "resverify <(printf 'p cnf 300 0\n') <(printf 'SAT\n0\n')"
}

@test "res: models that leave variables open differ where their sets of literals do" {
    # The judge compares sorted lines.  Models of all variables are among them.
    awk 'BEGIN {
        srand(5)
        split("1 2 64 65 66", name, " ")
        for (n = 0; n < 300; n++) {
            line = ""
            for (i = 1; i <= 5; i++) if (rand() < (n % 3 ? 0.6 : 2)) line = line (rand() < 0.5 ? "" : "-") name[i] " "
            if (n % 3 == 0) for (v = 3; v < 64; v++) line = line v " "
            print "v", line "0"
        }
    }' > models
    awk '{
        gsub(/^v | 0$/, "")
        n = split($0, lit, " ")
        for (i = 2; i <= n; i++) for (j = i; j > 1 && lit[j - 1] > lit[j]; j--) { t = lit[j]; lit[j] = lit[j - 1]; lit[j - 1] = t }
        text = ""
        for (i = 1; i <= n; i++) text = text " " lit[i]
        if (text in seen) print "model", NR, "repeats model", seen[text]; else seen[text] = NR
    }' models > expected
    [ "$(wc -l < expected)" -gt 50 ]
    awk '{ n = split($0, w, " "); $0 = "v"; for (i = n - 1; i > 1; i--) $0 = $0 " " w[i]; print $0 " 0" }' models > turned
    for order in models turned; do
        run_sh "{ echo s 1; cat $order; } | resverify --partial <(echo p cnf 66 0)"
        [ "$status" -eq 1 ]
        [ "$output" = "$(cat expected; echo not verified)" ]
    done
}

@test "res: without variables, the values may be left out" {
    for result in 's 1\n' 's 1\nv\n' 's 1\nv 0\n'; do
        prints verified "resverify <(printf 'p cnf 0 0\n') <(printf '$result')"
    done
}

@test "res: a literal is whole wherever a block of the reader ends" {
    printf 'p cnf 1234567 0\n' > many.cnf
    for pad in $(seq 262120 262146); do
        { echo 's 1' && printf "c%*s\nv 1 -1234567 7654321 3\n" "$pad" ''; } > "$pad.res"
        run_sh "resverify many.cnf $pad.res"
        [ "$status" -eq 2 ]
        [ "$output" = "not verified" ]
        wanted="resverify: $pad.res:3:14: literal 7654321 exceeds the 1234567 variables of the formula"
        [ "$stderr" = "$wanted" ]
    done
}

@test "res: a results file that is a directory is a read error" {
    run_sh 'resverify three.cnf .'
    [ "$status" -eq 2 ]
    [ "$stderr" = "resverify: .: cannot read: Is a directory" ]
    [ "$output" = "not verified" ]
}

@test "res: a model is handed on when its t line is there, not with the next block" {
    xsudoku-gen -s 1 | sudoku2cnf | dpll >one.res
    res2sudoku -1 one.res >expected
    mkfifo in out
    exec 7<>in 8<>out # Both ends, so that opening does not wait.
    res2sudoku -1 in >out &
    cat one.res >&7
    read -r -t 100 line <&8
    kill $!
    exec 7>&- 8>&-
    [ "$line" = "$(cat expected)" ]
    [ "${#line}" -ge 81 ]
}
