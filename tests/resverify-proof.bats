#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Proofs of unsatisfiability: what resverify -p accepts, what it rejects, and what it says then.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    echo 's 0' > no.res
    # All clauses of two variables.
    printf 'p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n' > four.cnf
    printf '5 1 0 1 2 0\n6 0 5 3 4 0\n' > four.lrat
    # A cycle of three differences.
    printf 'p cnf 3 6\n1 2 0\n-1 -2 0\n2 3 0\n-2 -3 0\n3 1 0\n-3 -1 0\n' > xor.cnf
    printf '7 1 0 1 4 5 0\n7 d 1 5 4 0\n8 0 7 2 3 6 0\n' > xor.lrat
    # (1 2) is RAT on 1, by resolution with clause 1; the rest is four.cnf again.
    printf 'p cnf 6 7\n-1 3 0\n2 3 4 0\n2 3 -4 0\n5 6 0\n5 -6 0\n-5 6 0\n-5 -6 0\n' > rat.cnf
    printf '8 1 2 0 -1 2 3 0\n9 5 0 4 5 0\n10 0 9 6 7 0\n' > rat.lrat
}

# verdict STATUS STDOUT STDERR COMMAND
verdict() {
    run_sh "$4"
    if [ "$status" -ne "$1" ] || [ "$output" != "$2" ] || [ "$stderr" != "$3" ]; then
        printf 'command: %s\nstatus %s, wanted %s\nstdout: %s\nwanted: %s\nstderr: %s\nwanted: %s\n' \
            "$4" "$status" "$1" "$output" "$2" "$stderr" "$3"
        return 1
    fi
}

# verified CNF PROOF [OPTION ...]
verified() {
    local cnf=$1 proof=$2
    shift 2
    verdict 0 verified '' "resverify $* -p $proof $cnf no.res"
}

# wrong CNF PLACE-AND-TEXT: the proof is on stdin, a step of it does not hold.
wrong() {
    cat > wrong.proof
    verdict 1 'not verified (wrong proof)' "resverify: wrong.proof:$2" "resverify -p wrong.proof $1 no.res"
}

# malformed PLACE-AND-TEXT [OPTION ...]: the proof on stdin is none.
malformed() {
    local text=$1
    shift
    cat > broken.proof
    verdict 2 'not verified' "resverify: broken.proof:$text" "resverify $* -p broken.proof four.cnf no.res"
}

# Turns a proof on stdin from text into binary.
binary() {
    printf '%b' "$(awk '
        function put(n) {
            for (; n >= 128; n = int(n / 128)) printf "\\0%03o", n % 128 + 128
            printf "\\0%03o", n
        }
        {
            i = 1
            if ($1 == "d" || $2 == "d") { printf "\\0144"; i = $1 == "d" ? 2 : 3 } else printf "\\0141"
            for (; i <= NF; i++) put($i < 0 ? 1 - 2 * $i : 2 * $i)
        }')"
}

@test "resverify: a proof as second operand, as drat-trim and lrat-check have it, is answered by -p" {
    printf '1 0\nd 1 2 0\n0\n' > four.drat
    printf '4 d 1 0\n' > deletes.lrat
    printf 'd 1 2 0\n0\n' > deletes.drat
    printf '1 0\n0\n' | binary > four.bin
    for proof in "four.drat '1'" "four.lrat '5'" "deletes.lrat '4'" "deletes.drat 'd'"; do
        verdict 2 'not verified' \
            "resverify: ${proof% *}:1:1: expected a line starting with s, v, t or c, found ${proof#* }; a proof is named by -p, as in: echo s 0 | resverify -p ${proof% *} four.cnf" \
            "resverify four.cnf ${proof% *}"
    done
    run_sh 'resverify four.cnf four.bin'
    [ "$status" -eq 2 ]
    [[ $stderr = *'; a proof is named by -p, as in: echo s 0 | resverify -p four.bin four.cnf' ]]
    prints verified 'echo s 0 | resverify -p four.drat four.cnf'
}

@test "resverify: the command proposed for a proof as second operand is one to paste, whatever the names" {
    proposed() { [[ $stderr = *'; a proof is named by -p, as in: '"$1" ]]; }
    printf '1 0\nd 1 2 0\n0\n' > four.drat
    run_sh 'resverify four.cnf < four.drat'
    proposed 'echo s 0 | resverify -p FILE four.cnf'
    run_sh 'resverify - four.drat < four.cnf'
    proposed 'echo s 0 | resverify -p four.drat FILE'
    cp four.cnf "a b'c.cnf"
    for name in 'd e.drat' "f'g" '$(h)' '-i' '*' 'k;l' "''" '~m' '#n'; do
        cp four.drat "./$name"
        run_sh "resverify -- \"a b'c.cnf\" $(printf %q "$name")"
        [[ $stderr = *'; a proof is named by -p, as in: echo s 0 | resverify -p '* ]]
        prints verified "${stderr#*as in: }"
    done
    long=$(printf '%0255d' 0)
    cp four.drat "$long"
    run_sh "resverify four.cnf $long"
    [[ $stderr = *'; a proof is named by -p' ]]
}

@test "resverify: a proof in LRAT is verified" {
    verified four.cnf four.lrat
    verified four.cnf four.lrat --proof-format lrat
    verified xor.cnf xor.lrat -P auto
    printf '4 0 1 2 3 0\n' > hole.lrat
    verified <(printf 'p cnf 2 3\n1 0\n2 0\n-1 -2 0\n') hole.lrat
}

@test "resverify: a proof in binary LRAT is verified" {
    for name in four xor rat; do
        binary < $name.lrat > $name.clrat
        verified $name.cnf $name.clrat
        verified $name.cnf $name.clrat -P lrat
    done
    printf '150 -1 2 0 3 0\n150 d 3 0\n20000000 1 0 1 2 0\n3000000000000 0 20000000 150 4 0\n' > large.lrat
    verified four.cnf large.lrat
    binary < large.lrat > large.clrat
    verified four.cnf large.clrat
}

@test "resverify: a step of 200,001 hints, on a line of 1.3 MB, is followed hint by hint, and one in the wrong place named" {
    # 1, each implies the next one, and not the last; the hints are all clauses in this order.
    awk 'BEGIN {
        n = 200000
        print "p cnf", n, n + 1 "\n1 0"
        for (i = 1; i < n; i++) print -i, i + 1, 0
        print -n, 0
    }' > chain.cnf
    awk 'BEGIN {
        n = 200001
        printf "%d 0", n + 1
        for (i = 1; i <= n; i++) printf " %d", i
        print " 0"
    }' > chain.lrat
    verified chain.cnf chain.lrat
    binary < chain.lrat > chain.clrat
    verified chain.cnf chain.clrat
    sed 's/ 150000 150001 / 150001 150000 /' chain.lrat > turned.lrat
    [ "$(awk -f "$ROOT/tests/lrat.awk" chain.cnf turned.lrat)" = "clause 200002 has hint 150001, which is not unit" ]
    column=$(awk '{ print index($0, " 150001 150000 ") + 1 }' turned.lrat)
    wrong chain.cnf "1:$column: hint 150001 is not unit: neither -150000 nor 150001 is false" < turned.lrat
    binary < turned.lrat > turned.clrat
    run_sh 'resverify -p turned.clrat chain.cnf no.res'
    [ "$status" = 1 ]
    [[ $stderr == *'hint 150001 is not unit: neither -150000 nor 150001 is false' ]]
}

@test "resverify: a comment of any length in a proof takes no memory" {
    limit=$([ "$DEBUG" = 1 ] || echo 'ulimit -v 100000 2>/dev/null;')
    prints verified "
        { head -n 1 four.lrat; printf ' \tc '; head -c 200000000 /dev/zero; echo; tail -n +2 four.lrat; } |
        { $limit resverify -p - four.cnf no.res; }"
    { head -n 1 four.lrat; printf 'c '; head -c 300000 /dev/zero; printf '\n\n  x\n'; } | malformed "4:3: expected the number of a clause, found 'x'"
}

@test "resverify: comments, blank lines, blanks and carriage returns in a proof do not matter" {
    { printf 'c d 1 0 x\n\n  \t\n' && sed 's/ /  \t/g; s/^/ /; s/$/ \r/' four.lrat && echo 'c end'; } > odd.lrat
    verified four.cnf odd.lrat
    printf '5 1 0 1 2 0\n6 0 5 3 4 0' > open.lrat
    verified four.cnf open.lrat
}

@test "resverify: the clauses of the problem are numbered as they stand" {
    # A tautology, a clause that is there twice, a literal that is there twice.
    printf 'p cnf 2 7\n1 -1 0\n1 2 0\n1 2 0\n1 1 -2 0\n-1\n2 0 2 -2 0 -1 -2 0\n' > odd.cnf
    printf '8 1 1 0 3 4 0\n9 1 0 8 0\n10 0 9 5 7 0\n' > odd.lrat
    verified odd.cnf odd.lrat
    printf 'p cnf 2 2\n1 2 0\n0\n' > empty.cnf
    verified empty.cnf /dev/null
}

@test "resverify: what stands behind a conflict is not looked at" {
    printf '5 1 0 1 2 99 0\n6 0 5 3 4 -1 99 0\n' > more.lrat
    verified four.cnf more.lrat
}

@test "resverify: what stands behind the empty clause must be right, too" {
    { cat four.lrat && printf '7 2 0 6 0\n7 d 1 0\n'; } > more.lrat
    verified four.cnf more.lrat
    wrong four.cnf '3:7: clause 99 does not exist yet' < <(cat four.lrat && echo '7 2 0 99 0')
    malformed '3:1: expected the number of a clause, found '\''x'\' < <(cat four.lrat && echo x)
    malformed '3:1: expected a literal or 0, found '\''x'\' < <(printf '1 0\n0\nx\n')
}

@test "resverify: an empty clause that is deleted proves nothing" {
    printf 'p cnf 1 2\n-1 0\n0\n' > empty.cnf
    echo '3 -2 0 0' > more.lrat
    verified empty.cnf more.lrat
    wrong_end() {
        cat > gone.lrat
        verdict 1 'not verified (incomplete proof)' \
            "resverify: gone.lrat:$2:1: the proof ends without the empty clause" \
            "resverify -P lrat -p gone.lrat $1 no.res"
    }
    wrong_end empty.cnf 2 <<< '3 d 2 0'
    wrong_end four.cnf 4 < <(cat four.lrat && echo '6 d 6 0')
}

@test "resverify: a clause with a literal and its negation is justified like any other" {
    printf '5 3 1 -3 0 0\n6 1 0 1 2 0\n7 0 6 3 4 0\n' > taut.lrat
    verified four.cnf taut.lrat
    wrong four.cnf '1:1: the hints of clause 5 end without a conflict' <<< '5 2 1 -2 0 0'
}

@test "resverify: a hint with one literal twice is not unit" {
    printf 'p cnf 2 4\n1 1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n' > twice.cnf
    wrong twice.cnf '1:7: hint 1 is not unit: 1 is in it twice' <<< '5 2 0 1 0'
    printf '5 1 0 2 1 0\n6 0 5 3 4 0\n' > false.lrat
    verified twice.cnf false.lrat
}

@test "resverify: a wrong hint is rejected" {
    wrong xor.cnf '1:9: hint 3 is not unit: neither 2 nor 3 is false' <<< '7 1 0 5 3 0'
    wrong four.cnf '2:5: hint 3 is not unit: neither -1 nor 2 is false' \
        < <(printf '5 1 0 1 2 0\n6 0 3 5 4 0\n')
    wrong four.cnf '1:1: the hints of clause 5 end without a conflict' <<< '5 1 0 1 0'
    wrong four.cnf '1:1: the hints of clause 5 end without a conflict' <<< '5 1 0 0'
    wrong four.cnf '1:2: the hints of clause 5 end without a conflict' <<< ' 5 0 0'
}

@test "resverify: a hint or a deletion of a clause that is not there is rejected" {
    wrong four.cnf '1:9: clause 5 does not exist yet' <<< '5 1 0 1 5 0'
    wrong four.cnf '1:7: clause 77 does not exist yet' <<< '5 1 0 77 2 0'
    wrong four.cnf '2:9: clause 2 does not exist: it was deleted or never added' \
        < <(printf '4 d 2 0\n5 1 0 1 2 0\n')
    wrong four.cnf '2:7: clause 6 does not exist: it was deleted or never added' \
        < <(printf '9 1 0 1 2 0\n9 d 9 6 0\n')
    wrong four.cnf '1:7: clause 2 does not exist: it was deleted or never added' <<< '4 d 2 2 0'
}

@test "resverify: a number that is taken, or does not rise, is rejected" {
    for number in 0 1 4; do
        wrong four.cnf "1:1: clause number $number does not rise above 4, the largest so far" \
            <<< "$number 1 0 1 2 0"
    done
    wrong four.cnf '2:1: clause number 7 does not rise above 7, the largest so far' \
        < <(printf '7 1 0 1 2 0\n7 0 5 3 4 0\n')
}

@test "resverify: a proof without the empty clause is incomplete" {
    head -n 1 four.lrat > part.lrat
    verdict 1 'not verified (incomplete proof)' \
        'resverify: part.lrat:2:1: the proof ends without the empty clause' \
        'resverify -p part.lrat four.cnf no.res'
    printf 'c\n5 1 0 1 2 0' > open.lrat
    verdict 1 'not verified (incomplete proof)' \
        'resverify: open.lrat:2:12: the proof ends without the empty clause' \
        'resverify -p open.lrat four.cnf no.res'
    printf 'a\012\002\000\002\004\000' > part.binary
    verdict 1 'not verified (incomplete proof)' \
        'resverify: part.binary: byte 7: the proof ends without the empty clause' \
        'resverify -P lrat -p part.binary four.cnf no.res'
    verdict 1 'not verified (incomplete proof)' \
        'resverify: /dev/null:1:1: the proof ends without the empty clause' \
        'resverify -p /dev/null four.cnf no.res'
}

# dpll opens its outputs before its input, a pipe that nobody writes to yet.
@test "resverify: a proof that dpll is still writing is said to be so" {
    mkfifo in
    dpll -q -p open.lrat in >open.res 3>&- &
    exec 7>in
    verdict 1 'not verified (incomplete proof)' \
        'resverify: open.lrat:1:1: the proof ends without the empty clause; another program is still writing it' \
        'resverify -p open.lrat four.cnf no.res'
    printf '5 1 0 1 2' >>open.lrat
    verdict 2 'not verified' \
        'resverify: open.lrat:1:10: expected a hint or 0, found the end of the input; another program is still writing it' \
        'resverify -p open.lrat four.cnf no.res'
    cat four.cnf >&7
    exec 7>&-
    wait $!
    verdict 0 verified '' 'resverify -p open.lrat four.cnf open.res'
    head -n 1 open.lrat >part.lrat
    verdict 1 'not verified (incomplete proof)' \
        'resverify: part.lrat:2:1: the proof ends without the empty clause' \
        'resverify -p part.lrat four.cnf no.res'
}

@test "resverify: a proof of something else is rejected" {
    wrong xor.cnf '1:1: clause number 5 does not rise above 6, the largest so far' < four.lrat
    wrong four.cnf '1:5: hint 1 is not unit: neither 1 nor 2 is false' <<< '7 0 1 4 5 0'
}

@test "resverify: a clause may be RAT, on a variable of the problem or on a new one" {
    verified rat.cnf rat.lrat
    # 3 stands for 1 and 2.
    printf '5 3 -1 -2 0 0\n6 -3 1 0 -5 0\n7 -3 2 0 -5 0\n8 1 0 1 2 0\n9 2 0 8 3 0\n10 3 0 8 9 5 0\n11 0 10 6 7 4 0\n' \
        > define.lrat
    verified four.cnf define.lrat
    sed 's/\<3 -1 -2\>/1000000000 -1 -2/; s/-3 \([12]\)/-1000000000 \1/; s/^10 3/10 1000000000/' \
        define.lrat > name.lrat
    verified four.cnf name.lrat
    binary < name.lrat > name.clrat
    verified four.cnf name.clrat
    # Once the definition is deleted, 3 is free again.
    printf '5 3 -1 0 0\n6 d 5 0\n6 -3 1 0 0\n8 1 0 1 2 0\n9 0 8 3 4 0\n' > again.lrat
    verified four.cnf again.lrat
}

@test "resverify: a clause that is not RAT is rejected" {
    wrong rat.cnf '1:9: hint -2 does not contain -1, the negated pivot' <<< '8 1 2 0 -2 0'
    wrong rat.cnf '1:9: the hints after -1 end without a conflict' <<< '8 1 2 0 -1 2 0'
    wrong rat.cnf '1:9: clause 9 does not exist yet' <<< '8 1 2 0 -9 2 0'
    wrong rat.cnf '1:12: hint 4 is not unit: neither 5 nor 6 is false' <<< '8 1 2 0 -1 4 3 0'
    wrong rat.cnf '1:1: the hints of clause 8 end without a conflict' <<< '8 1 2 0 0'
    wrong rat.cnf '1:1: the hints of clause 8 end without a conflict' <<< '8 0 -1 0'
    wrong four.cnf '2:10: clause 7 does not exist yet' < <(printf '5 3 -1 0 0\n6 -3 2 0 -7 0\n')
    wrong four.cnf '3:1: clause 6, which contains 3, is missing among the hints' \
        < <(printf '5 3 -1 0 0\n6 3 2 0 0\n7 -3 1 0 -5 0\n')
}

@test "resverify: a RAT step names each clause with the negated pivot once, in order" {
    define=$'5 3 -1 0 0\n6 3 -2 0 0\n'
    # Clause 5 is satisfied when -3 or 1 is denied, and is to be named all the same.
    wrong four.cnf '2:1: the hints of clause 6 end without a conflict' \
        < <(printf '5 3 -1 0 0\n6 -3 1 0 0\n')
    wrong four.cnf '3:1: clause 5, which contains 3, is missing among the hints' \
        < <(printf '%s' "$define"$'7 -3 1 2 0 -6 0\n')
    wrong four.cnf '3:1: clause 5, which contains 3, is missing among the hints' \
        < <(printf '%s' "$define"$'7 -3 1 2 0 -6 -5 0\n')
    wrong four.cnf '3:15: hint -5 is there twice, or behind one of a larger clause number' \
        < <(printf '%s' "$define"$'7 -3 1 2 0 -5 -5 -6 0\n')
    wrong four.cnf '3:18: hint -5 is there twice, or behind one of a larger clause number' \
        < <(printf '%s' "$define"$'7 -3 1 2 0 -5 -6 -5 0\n')
    wrong four.cnf '3:15: hint 1 is for clause 5, which is satisfied and takes no hints' \
        < <(printf '%s' "$define"$'7 -3 1 2 0 -5 1 -6 0\n')
    printf '%s' "$define"$'7 -3 1 2 0 -5 -6 0\n8 1 0 1 2 0\n9 0 8 3 4 0\n' > right.lrat
    verified four.cnf right.lrat
}

@test "resverify: a malformed proof is refused" {
    malformed "1:5: expected a literal or 0, found 'x'" <<< '5 1 x'
    malformed "1:5: expected a literal or 0, found '-0'" <<< '5 1 -0 1 2 0'
    malformed "1:5: expected a literal or 0, found '-00000000'" <<< '5 1 -00000000 1 2 0'
    malformed "1:9: expected a hint or 0, found '-0'" <<< '5 1 0 1 -0'
    malformed "1:4: expected a literal or 0, found the end of the line" <<< '5 1'
    malformed "1:5: expected a literal or 0, found the end of the input" -P lrat < <(printf '5 1 ')
    malformed "1:3: literal -1073741824 exceeds 1073741823, the most variables there can be" \
        <<< '5 -1073741824 0 1 2 0'
    malformed "1:3: literal 99999999999999999999999999 exceeds 1073741823, the most variables there can be" \
        <<< '5 99999999999999999999999999 0 1 2 0'
    malformed "1:10: expected a hint or 0, found the end of the line" <<< '5 1 0 1 2'
    malformed "1:13: expected the end of the line, found '7'" <<< '5 1 0 1 2 0 7'
    malformed "2:1: expected the number of a clause, found '-6'" < <(head -n 1 four.lrat; echo '-6 0 5 0')
    malformed "2:1: expected the number of a clause, found 'd'" < <(head -n 1 four.lrat; echo 'd 5 0')
    malformed "1:7: expected the number of a clause or 0, found '-2'" <<< '4 d 1 -2 0'
    malformed "1:7: expected a hint or 0, found '9999999999999999999'" <<< '5 1 0 9999999999999999999 0'
    malformed "1:7: expected a hint or 0, found '--1'" <<< '5 1 0 --1 0'
    malformed "1:7: expected a hint or 0, found '-'" <<< '5 1 0 - 0'
    malformed "1:7: expected a hint or 0, found '1\\xFF'" < <(printf '5 1 0 1\xff 0\n')
}

@test "resverify: a malformed binary proof is refused, and the byte is named" {
    malformed " byte 7: expected 'a' or 'd', found 'b'" < <(printf 'a\012\002\000\002\004\000b')
    malformed " byte 4: the proof ends inside a step" -P lrat < <(printf 'a\012\002\000')
    malformed " byte 2: expected a literal or 0, found the number 1" -P lrat < <(printf 'a\012\001\000\002\004\000')
    malformed " byte 1: expected twice the number of a clause, found the number 11" -P lrat \
        < <(printf 'a\013\002\000\002\004\000')
    malformed " byte 2: expected a literal or 0, found the number 2147483648" -P lrat \
        < <(printf 'a\012\200\200\200\200\010\000')
    malformed " byte 1: expected twice the number of a clause or 0, found the number 3" -P lrat \
        < <(printf 'd\003\000')
    malformed " byte 10: expected the last byte of a number, found a longer one" -P lrat \
        < <(printf 'a\200\200\200\200\200\200\200\200\200\200\200\200\001')
    printf 'a\012\002\000\002\006\000' > wrong.clrat
    wrong four.cnf ' byte 5: hint 3 is not unit: neither -1 nor 2 is false' < wrong.clrat
    printf 'a\012\002\000\002\000' > short.clrat
    wrong four.cnf ' byte 0: the hints of clause 5 end without a conflict' < short.clrat
}

@test "resverify: a proof that is cut off at any byte is not verified" {
    for name in four xor rat; do
        binary < $name.lrat > $name.clrat
        for proof in $name.lrat $name.clrat; do
            size=$(wc -c < "$proof")
            # Without its last byte, a newline, the text still is the whole proof.
            for ((cut = 0; cut < size - 1; cut++)); do
                head -c "$cut" "$proof" > cut.proof
                run_sh "resverify -p cut.proof $name.cnf no.res"
                [[ $status == [12] && $output == 'not verified'* && -n $stderr ]]
            done
        done
    done
}

@test "resverify: no change to a proof makes a satisfiable formula unsatisfiable" {
    # The last clause of xor.cnf and of rat.cnf becomes one that does not matter.
    sed '$s/.*/3 2 0/' xor.cnf > xor.sat
    sed '$s/.*/5 6 0/' rat.cnf > rat.sat
    for name in xor rat; do
        tokens=$(tr '\n' ' ' < $name.lrat | wc -w)
        for ((token = 1; token <= tokens; token++)); do
            for change in 0 1 -1 neg 2 7; do
                awk -v token=$token -v change=$change '{
                    for (i = 1; i <= NF; i++)
                        if (++n == token && $i != "d")
                            $i = change == "neg" ? -$i : change > 1 || change == 0 ? change : $i + change
                    print
                }' $name.lrat > changed.lrat
                run_sh "resverify -p changed.lrat $name.sat no.res"
                [[ $status == [12] && $output == 'not verified'* && -n $stderr ]]
            done
        done
    done
}

@test "resverify: flipped bits in a binary proof neither crash it nor make it accept" {
    sed '$s/.*/3 2 0/' xor.cnf > xor.sat
    binary < xor.lrat > xor.clrat
    size=$(wc -c < xor.clrat)
    for ((at = 0; at < size; at++)); do
        byte=$(od -An -tu1 -j $at -N 1 xor.clrat)
        for bit in 1 2 4 8 16 32 64 128; do
            { head -c $at xor.clrat && printf '%b' "$(printf '\\0%03o' $((byte ^ bit)))" && tail -c +$((at + 2)) xor.clrat; } > flip.clrat
            run_sh "resverify -p flip.clrat xor.sat no.res"
            [[ $status == [12] && $output == 'not verified'* && -n $stderr ]]
        done
    done
}

@test "resverify: deletion frees what later steps may not use, and keeps the rest" {
    # 300 clauses more than are needed, most deleted again, so that memory is compacted.
    awk 'BEGIN {
        for (i = 5; i < 305; i++) print i, 1, 0, 1, 2, 0
        for (i = 5; i < 304; i++) print 304, "d", i, 0
        print 305, 0, 304, 3, 4, 0
    }' > many.lrat
    verified four.cnf many.lrat
    wrong four.cnf '600:7: clause 303 does not exist: it was deleted or never added' \
        < <(sed '$s/304/303/' many.lrat)
}

@test "resverify: a proof is checked while it is written, and the result read after it" {
    need_program timeout
    mkfifo p
    { exec 3> p; head -n 1 four.lrat >&3; sleep 0.1; tail -n 1 four.lrat >&3; echo 's 0' > late.res; exec 3>&-; } &
    verdict 0 verified '' 'timeout 100 resverify -p p four.cnf late.res'
    wait
}

@test "resverify: a writer of a wrong proof is not cut off" {
    need_program timeout
    mkfifo p
    yes '5 1 0 3 0' | head -n 300000 > long.lrat
    { exec 3> p && cat long.lrat >&3 && echo 's 0' > late.res; } &
    verdict 1 'not verified (wrong proof)' 'resverify: p:1:7: hint 3 is not unit: neither -1 nor 2 is false' \
        'timeout 100 resverify -p p four.cnf late.res'
    wait
}

@test "resverify: results through a pipe do not hold up a solver that has not ended its proof" {
    need_program timeout
    mkfifo p
    echo 'p cnf 200000 0' > free.cnf
    verdict 0 $'the proof is ignored: the result is satisfiable\nverified' '' \
        "{ exec 3> p; echo s 1; seq 200000 | sed 's/^/v /'; echo '1 1 0 0' >&3; } | timeout 100 resverify -p p free.cnf"
}

@test "resverify: a proof may come from standard input" {
    verdict 0 verified '' 'resverify -p - four.cnf no.res < four.lrat'
    verdict 1 'not verified (wrong proof)' \
        'resverify: <stdin>:1:1: the hints of clause 5 end without a conflict' \
        'echo 5 1 0 0 | resverify -p - four.cnf no.res'
    fails_with 64 'resverify: the proof and RES cannot both be standard input (see resverify --help)' \
        'resverify -p - four.cnf < four.lrat'
    fails_with 64 'resverify: the proof and CNF cannot both be standard input (see resverify --help)' \
        'resverify -p - - no.res < four.lrat'
}

@test "resverify: a model is checked and the proof beside it ignored" {
    printf 'p cnf 2 1\n1 2 0\n' > sat.cnf
    verdict 0 $'the proof is ignored: the result is satisfiable\nverified' '' \
        'resverify -p four.lrat sat.cnf <(printf "s 1\nv 1 2\n")'
    verdict 1 $'the proof is ignored: the result is satisfiable\nclause 4 (-1 -2) is not satisfied\nnot verified' '' \
        'resverify -p four.lrat four.cnf <(printf "s 1\nv 1 2\n")'
    verdict 1 'not verified (not decided)' '' 'resverify -p four.lrat four.cnf <(echo s -1)'
}

@test "resverify: -q leaves the status, and the message about a malformed proof" {
    verdict 0 '' '' 'resverify -q -p four.lrat four.cnf no.res'
    verdict 1 '' '' 'resverify -q -p <(echo 5 1 0 0) four.cnf no.res'
    echo 5 x > bad.lrat
    verdict 2 '' "resverify: bad.lrat:1:3: expected a literal or 0, found 'x'" \
        'resverify -q -p bad.lrat four.cnf no.res'
}

@test "resverify: a proof belongs to one problem" {
    cat four.cnf four.cnf > two.cnf
    verdict 2 'not verified' 'resverify: two.cnf:6:1: a proof belongs to one problem, and here another one begins: check each by itself' \
        'resverify -p four.lrat two.cnf no.res'
    printf 's 0\ns 0\n' > nos.res
    printf 'p inccnf\n1 2 0\na 1 0\np cnf 1 0\n' > more.icnf
    verdict 2 $'problem 1, question 1: not verified (no proof given)\nproblem 2: not verified\nnot verified' \
        "resverify: nos.res:1:1: no line 'c step NUMBER' names the step of the proof for this answer
resverify: more.icnf:4:1: a proof belongs to one problem, and here another one begins: check each by itself" \
        'resverify -p four.lrat more.icnf nos.res'
    printf 'p inccnf\n1 2 0\np inccnf\na 1 0\n' > later.icnf
    verdict 2 'not verified' \
        'resverify: later.icnf:3:1: a proof belongs to one problem, and here another one begins: check each by itself' \
        'resverify -p four.lrat later.icnf nos.res'
    (cat four.cnf; echo p cnf x) > bad.cnf
    verdict 2 'not verified' "resverify: bad.cnf:6:7: expected the number of variables, found 'x'" \
        'resverify -p four.lrat bad.cnf no.res'
    verdict 2 $'problem 1: verified\nproblem 2: not verified\nnot verified' \
        'resverify: no.res:2:1: there are more results than problems: four.cnf asks for only 1' \
        'echo s 0 >> no.res; resverify -p four.lrat four.cnf no.res'
}

@test "resverify: a proof or a late result that cannot be opened or read is an error" {
    verdict 2 'not verified' 'resverify: cannot open none.lrat: No such file or directory' \
        'resverify -p none.lrat four.cnf no.res'
    verdict 2 'not verified' 'resverify: .: cannot read: Is a directory' 'resverify -p . four.cnf no.res'
    verdict 2 'not verified' 'resverify: cannot open none.res: No such file or directory' \
        'resverify -p four.lrat four.cnf none.res'
    run_sh 'resverify -P x four.cnf'
    [ "$status" -eq 64 ]
}

# trimmed NAME: the DRAT proof of NAME.cnf on stdin is verified, and so is the LRAT proof found.
trimmed() {
    cat > "$1.drat"
    verified "$1.cnf" "$1.drat" -o "$1.found"
    verified "$1.cnf" "$1.found" -P lrat
}

@test "resverify: a proof in DRAT is verified, and the LRAT proof found written with -o" {
    trimmed four < <(printf '1 0\n0\n')
    [ "$(cat four.found)" = $'5 1 0 1 2 0\n6 0 5 3 4 0' ]
    trimmed xor < <(printf 'c text\n1 0\nd -1 -2 0\n0\n')
    trimmed rat < <(printf '1 2 0\n5 0\n0\n')
    # What needs no lemma needs no step.
    printf 'p cnf 2 3\n1 0\n2 0\n-1 -2 0\n' > unit.cnf
    trimmed unit < <(echo 0)
    [ "$(cat unit.found)" = '4 0 1 2 3 0' ]
}

@test "resverify: a proof in binary DRAT is verified" {
    printf '1 0\nd 1 2 0\nd 1 -2 0\n0\n' > four.drat
    binary < four.drat > four.bin
    for option in '' '-P drat' '-P auto'; do
        verified four.cnf four.bin "$option"
    done
    printf 'd 1 2 0\n1 0\n0\n' | binary > wrong.bin
    wrong four.cnf ' byte 4: the clause is neither RUP nor RAT on its first literal' < wrong.bin
}

@test "resverify: binary DRAT that could be LRAT but for a hint to a later clause is DRAT" {
    printf 'p cnf 3 2\n3 3 0\n0\n' > f.cnf
    # As LRAT: clause 3 is empty, by the hint -48.
    printf 'a\006\000a\000' > f.bin
    verified f.cnf f.bin
    run_sh 'resverify -o found -p f.bin f.cnf no.res'
    [ "$status" -eq 0 ]
    verified f.cnf found
}

@test "resverify: lemmas that are not needed are not checked, and not written" {
    trimmed four < <(printf '5 6 0\n-2 0\n1 0\n7 0\n0\n')
    trimmed four < <(printf '7 -1 0\n1 0\n0\n')
    [ "$(wc -l < four.found)" -eq 2 ]
}

@test "resverify: a lemma of DRAT may be RAT, on a variable of the problem or on a new one" {
    # That (-3 7) may follow (3 -1 -2) takes unit propagation over the first two clauses.
    printf 'p cnf 8 8\n7 -1 4 0\n7 -2 -4 0\n-7 5 0\n-7 -5 0\n1 6 0\n1 -6 0\n2 8 0\n2 -8 0\n' > need.cnf
    trimmed need < <(printf '3 -1 -2 0\n-3 7 0\n1 0\n2 0\n0\n')
    grep -q '^10 -3 7 0 -9 [12] [12] 0$' need.found
    trimmed four < <(printf '3 -1 -2 0\n-3 1 0\n-3 2 0\n1 0\n3 0\n0\n')
    trimmed four < <(printf '1000000000 -1 -2 0\n-1000000000 1 0\n-1000000000 2 0\n1 0\n1000000000 0\n0\n')
}

@test "resverify: a lemma that is neither RUP nor RAT is rejected" {
    wrong four.cnf '3:1: the empty clause does not follow by unit propagation' \
        < <(printf 'c\n3 0\n0\n')
    printf 'p cnf 2 3\n1 2 0\n1 -2 0\n-1 2 0\n' > sat.cnf
    wrong sat.cnf '2:1: the clause is neither RUP nor RAT on its first literal' \
        < <(printf '1 0\n-2 0\n0\n')
    wrong four.cnf '2:3: the clause is neither RUP nor RAT on its first literal' \
        < <(printf 'd 1 2 0\n  1 0\n0\n')
    wrong four.cnf '2:1: the clause is neither RUP nor RAT on its first literal' \
        < <(printf '3 0\n-3 0\n0\n')
}

@test "resverify: comments of any length do not hide that a proof is DRAT" {
    { printf 'c %020000d\n  c again\n' 0 && printf '1 0\n0\n'; } > long.drat
    verified four.cnf long.drat
    wrong four.cnf '4:1: the empty clause does not follow by unit propagation' \
        < <(printf 'c %020000d\nc\n3 0\n0\n' 0)
}

@test "resverify: a proof in DRAT without the empty clause is incomplete" {
    echo '1 0' > part.drat
    verdict 1 'not verified (incomplete proof)' \
        'resverify: part.drat:2:1: the proof ends without the empty clause' \
        'resverify -p part.drat four.cnf no.res'
    printf '1 0' > open.drat
    verdict 1 'not verified (incomplete proof)' \
        'resverify: open.drat:1:4: the proof ends without the empty clause' \
        'resverify -p open.drat four.cnf no.res'
}

@test "resverify: in DRAT, deletions of units, of reasons and of what is not there are ignored" {
    trimmed four < <(printf '1 0\nd 1 0\nd 5 6 0\nd 1 2 7 0\n0\n')
    printf 'p cnf 4 7\n4 0\n-4 3 0\n-3 1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n1 4 0\n' > unit.cnf
    trimmed unit < <(printf 'd -4 3 0\nd 4 0\nd 4 1 0\n1 0\n0\n')
    # One of two equal clauses stays.
    trimmed four < <(printf '1 2 0\nd 2 1 0\n1 0\n0\n')
}

@test "resverify: a malformed proof in DRAT is refused" {
    malformed "2:1: expected a literal or 0, found 'x'" < <(printf '1 0\nx\n')
    malformed "1:5: expected the end of the line, found '2'" -P drat <<< '1 0 2 0'
    malformed "2:3: expected a literal or 0, found the end of the line" < <(printf '1 0\n-2\n')
    malformed " byte 5: the proof ends inside a step" < <(printf '1 2 0\n0\n' | binary | head -c 3; printf '\004\004')
}

@test "resverify: -o belongs to a proof in DRAT" {
    fails_with 64 'resverify: --output needs a --proof (see resverify --help)' 'resverify -o x four.cnf'
    verdict 2 'not verified' 'resverify: four.lrat: the proof is LRAT already, there is none to be written: leave out -o' \
        'resverify -o x -p four.lrat four.cnf no.res'
    [ ! -e x ]
    verdict 1 'not verified (incomplete proof)' 'resverify: /dev/null:1:1: the proof ends without the empty clause' \
        'resverify -o x -P drat -p /dev/null four.cnf no.res'
    [ ! -e x ]
    printf '1 0\n0\n' > four.drat
    verdict 2 'not verified' 'resverify: cannot create none/x: No such file or directory' \
        'resverify -o none/x -p four.drat four.cnf no.res'
    [ -c /dev/full ] || skip "needs /dev/full"
    verdict 2 'not verified' 'resverify: cannot write /dev/full: No space left on device' \
        'resverify -o /dev/full -p four.drat four.cnf no.res'
}

# has_core CNF PROOF: core.cnf, written by the check of the proof, has clauses of the problem only, in
# their order and under its variables, and other searches find no model of them either.
has_core() {
    verified "$1" "$2" --core core.cnf
    [ "$(awk '$1 == "p" { print $2, $3 }' core.cnf)" = "$(awk '$1 == "p" { print $2, $3 }' "$1")" ]
    cnfcheck "$1" | grep -v p > whole
    grep -v '[pc]' core.cnf > part
    [ "$(diff whole part | grep -c '^>')" -eq 0 ]
    [ "$(dpll -q -e look core.cnf | head -1)" = 's 0' ]
    says UNSATISFIABLE minisat core.cnf
}

@test "resverify --core: the clauses that a proof uses, which have no model either" {
    # Two contradictions; the proofs are of the one, or of the other.
    printf 'p cnf 6 9\n5 6 0\n1 2 0\n3 3 4 0\n1 -2 0\n-1 2 0\n3 -4 0\n-1 -2 0\n-3 4 0\n-3 -4 0\n' > two.cnf
    printf '10 1 0 2 4 0\n11 0 10 5 7 0\n' > one.lrat
    # A clause of its own besides, and a hint behind the conflict.
    printf '10 5 1 0 2 4 0\n12 1 0 2 4 3 0\n13 0 12 5 7 0\n14 2 0 13 0\n' > more.lrat
    printf '1 0\n0\n' > one.drat
    printf '5 1 0\n3 0\n0\n' > other.drat
    for proof in one.lrat more.lrat one.drat; do
        has_core two.cnf $proof
        [ "$(cat core.cnf)" = $'c 4 of 9 clauses\np cnf 6 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0' ]
    done
    has_core two.cnf other.drat
    [ "$(tail -n +2 core.cnf)" = $'p cnf 6 4\n3 3 4 0\n3 -4 0\n-3 4 0\n-3 -4 0' ]
    has_core rat.cnf rat.lrat
    # An empty clause is a core, whatever the proof says.
    printf 'p cnf 1 3\n1 0\n0\n-1 0\n' > empty.cnf
    for proof in '4 0 1 3 0' 0; do
        echo "$proof" > empty.proof
        has_core empty.cnf empty.proof
        [ "$(tail -n +2 core.cnf)" = $'p cnf 1 1\n0' ]
    done
}

@test "resverify --core: of proofs of dpll, where much is beside the point, and of those with definitions" {
    { uniform 3 40 250 3; pigeonhole 5; } > parts
    awk '$1 == "p" { n = vars; vars += $3; next } { for (i = 1; i < NF; i++) $i += $i < 0 ? -n : n; text[++m] = $0 }
        END { print "p cnf", vars, m; for (i = 1; i <= m; i++) print text[i] }' parts > f.cnf
    hard_pigeonhole 6 > g.cnf
    for formula in f g; do
        for form in lrat drat; do
            dpll -P $form -p proof $formula.cnf > f.res
            has_core $formula.cnf proof
        done
    done
    dpll -P drat -p proof f.cnf > f.res
    has_core f.cnf proof
    [ "$(grep -vc '[pc]' core.cnf)" -lt 250 ]
    # Nothing is written where the proof does not hold, nor over what is read or written beside.
    rm core.cnf
    run_sh 'resverify --core core.cnf -p four.lrat xor.cnf no.res'
    [ "$status" -eq 1 ]
    [ ! -e core.cnf ]
    cp four.cnf kept.cnf
    fails_with 2 'resverify: cannot write four.cnf: it is the input four.cnf' 'resverify --core four.cnf -p four.lrat four.cnf no.res'
    cmp four.cnf kept.cnf
    prints "$(printf 'c 4 of 4 clauses\n'; cat four.cnf)" 'resverify -q --core - -p four.lrat four.cnf no.res'
    fails_with 64 'resverify: option --core - needs -q: standard output has the report (see resverify --help)' \
        'resverify --core - -p four.lrat four.cnf no.res'
    fails_with 64 'resverify: options -o and --core cannot both be standard output (see resverify --help)' \
        'resverify -q -o - --core - -p four.drat four.cnf no.res'
    fails_with 64 'resverify: --core needs a --proof (see resverify --help)' 'resverify --core x four.cnf'
}

@test "resverify: no change to a proof in DRAT makes a satisfiable formula unsatisfiable" {
    sed '$s/.*/-3 -2 0/' xor.cnf > xor.sat
    printf '1 2 3 0\n4 -1 -2 0\n-4 1 0\n-4 2 0\n1 0\nd -1 -2 0\nd 1 2 0\n-2 0\n3 0\n0\n' > xor.drat
    verified xor.cnf xor.drat
    tokens=$(tr '\n' ' ' < xor.drat | wc -w)
    for ((token = 1; token <= tokens; token++)); do
        for change in 1 -1 neg 0 3; do
            awk -v token="$token" -v change="$change" '{
                for (i = 1; i <= NF; i++)
                    if (++n == token && $i != "d")
                        $i = change == "neg" ? -$i : change == 0 || change == 3 ? change : $i + change
                print
            }' xor.drat > changed.drat
            run_sh "resverify -P drat -p changed.drat xor.sat no.res"
            [[ $status == [12] && $output == 'not verified'* && -n $stderr ]]
        done
    done
}

@test "resverify: proofs of cadical are verified where there is one" {
    need_program cadical
    need_shared cnf/dimacs
    for file in "$SHARED"/cnf/dimacs/{aim-50-1_6-no-1,bf0432-007,dubois20,hole6,hole7,pret60_25,ssa0432-003}.cnf; do
        for form in --binary --no-binary; do
            cadical $form "$file" cadical.drat > cadical.res || [ $? -eq 20 ]
            verdict 0 verified '' "resverify -p cadical.drat -o cadical.lrat $file cadical.res"
            verdict 0 verified '' "resverify -p cadical.lrat $file cadical.res"
        done
    done
}

@test "resverify: memory running out at any request of a proof in DRAT is an error without a leak" {
    need_debug
    printf '3 -1 -2 0\n-3 1 0\nd 5 6 0\n-3 2 0\n1 0\n3 0\n0\n' > four.drat
    request=1
    while XSAT_FAIL_ALLOC=$request run_sh 'resverify -o x --core y -p four.drat four.cnf no.res' && [ "$status" -ne 0 ]; do
        [ "$status" -eq 2 ]
        [ "$stderr" = "resverify: out of memory" ]
        request=$((request + 1))
    done
    [ "$output" = verified ]
    [ "$request" -gt 30 ]
}

@test "resverify: memory running out at any request of a proof is an error without a leak" {
    need_debug
    awk 'BEGIN {
        for (i = 5; i < 105; i++) print i, i - 2, -1, 0, 0
        print "105 1 0 1 2 0\n106 0 105 3 4 0"
    }' > wide.lrat
    request=1
    while XSAT_FAIL_ALLOC=$request run_sh 'resverify --core y -p wide.lrat four.cnf no.res' && [ "$status" -ne 0 ]; do
        [ "$status" -eq 2 ]
        [ "$stderr" = "resverify: out of memory" ]
        request=$((request + 1))
    done
    [ "$output" = verified ]
    [ "$request" -gt 15 ]
}

# The example of lrat(5): two questions, and a clause between them.
asked() {
    printf 'p inccnf\n1 2 0\n-1 2 0\na -2 0\n-2 3 0\na 4 -3 0\n' > ask.icnf
    printf 's 0\nc step 4\ns 0\nc step 6\n' > ask.res
    printf '4 2 0 1 2 0\n6 3 0 4 3 0\n' > ask.lrat
}

@test "resverify: a proof of questions is checked by the steps that their answers name" {
    asked
    yes=$'problem 1, question 1: verified\nproblem 1, question 2: verified\nverified'
    verdict 0 "$yes" '' 'resverify -p ask.lrat ask.icnf ask.res'
    binary < ask.lrat > ask.bin
    verdict 0 "$yes" '' 'resverify -P lrat -p ask.bin ask.icnf ask.res'
    verdict 0 "$yes" '' 'cat ask.lrat | resverify -p - ask.icnf ask.res'
    verdict 0 "$yes" '' 'cat ask.icnf | resverify -p ask.lrat - ask.res'
    # 0 is for assumptions that contradict each other.
    printf 'p inccnf\na 1 -1 0\na 1 0\n' > odd.icnf
    verdict 1 $'problem 1, question 1: verified\nproblem 1, question 2: not verified (wrong proof)\nnot verified' \
        'resverify: ask.lrat: there is no clause 0, which a result names' \
        "printf 's 0\nc step 0\ns 0\nc step 0\n' | resverify -p ask.lrat odd.icnf"
}

# refused TEXT-OF-THE-SECOND-VERDICT STDERR: as far as the first question all is well.
refused() {
    verdict 1 "problem 1, question 1: verified
problem 1, question 2: $1
not verified" "$2" 'resverify -p ask.lrat ask.icnf ask.res'
}

@test "resverify: what does not refute a question is refused" {
    asked
    printf '4 2 0 1 2 0\n6 3 -4 0 4 3 0\n' > ask.lrat
    prints $'problem 1, question 1: verified\nproblem 1, question 2: verified\nverified' \
        'resverify -p ask.lrat ask.icnf ask.res'
    printf '4 2 0 1 2 0\n6 3 -5 0 4 3 0\n' > ask.lrat
    refused 'not verified (wrong proof)' 'resverify: ask.lrat: clause 6 does not refute the assumptions: 5 is none of them'
    printf '4 2 0 1 2 0\n' > ask.lrat
    refused 'not verified (incomplete proof)' 'resverify: ask.lrat:2:1: the proof ends before step 6, which a result names'
    printf '4 2 0 1 2 0\n5 3 0 4 3 0\n' > ask.lrat
    refused 'not verified (wrong proof)' 'resverify: ask.lrat:2:1: clause number 5 belongs to the formula'
    printf '4 2 0 1 2 0\n4 d 4 0\n6 3 0 4 3 0\n' > ask.lrat
    refused 'not verified (wrong proof)' 'resverify: ask.lrat:3:7: clause 4 does not exist: it was deleted or never added'
    # RAT: no clause has -5, so 5 may be true; but an assumption may be -5.
    printf '4 2 0 1 2 0\n6 5 0 0\n' > ask.lrat
    refused 'not verified (wrong proof)' 'resverify: ask.lrat:2:1: the hints of clause 6 end without a conflict'
    printf '4 2 0 1 2 0\n6 -2 0 -1 2 -2 1 0\n' > ask.lrat
    refused 'not verified (wrong proof)' 'resverify: ask.lrat:2:8: a RAT step, which says nothing under assumptions'
    asked
    printf 's 0\nc step 4\ns 0\nc core -3 0\n' > ask.res
    refused 'not verified (no proof given)' \
        "resverify: ask.res:3:1: no line 'c step NUMBER' names the step of the proof for this answer"
}

@test "resverify: a step for a question rests on no clause that comes later" {
    asked
    # Clause 3 stands behind the first question.
    printf '4 2 0 1 2 0\n6 3 0 4 3 0\n' > ask.lrat
    printf 's 0\nc step 6\ns 0\nc step 6\n' > ask.res
    verdict 1 $'problem 1, question 1: not verified (wrong proof)\nproblem 1, question 2: not verified (wrong proof)\nnot verified' \
        $'resverify: ask.lrat:2:9: clause 3 does not exist: it was deleted or never added\nresverify: ask.lrat:2:9: clause 3 does not exist: it was deleted or never added' \
        'resverify -p ask.lrat ask.icnf ask.res'
}

@test "resverify: DRAT is no proof of questions, nor a step what is no number" {
    asked
    verdict 2 'not verified' 'resverify: d: the proof is DRAT, whose steps no answer of iCNF can name: it must be LRAT' \
        "echo 1 0 > d; resverify -p d ask.icnf ask.res"
    verdict 2 'not verified' 'resverify: ask.lrat: the proof is LRAT already, there is none to be written: leave out -o' \
        "resverify -p ask.lrat -o o ask.icnf ask.res"
    verdict 2 'not verified' \
        'resverify: ask.lrat: a core is of one formula, and here questions ask about parts of it: leave out --core' \
        "resverify -p ask.lrat --core o ask.icnf ask.res"
    [ ! -e o ]
    verdict 2 'not verified' "resverify: <stdin>:2:8: expected the number of a step, found 'x'" \
        "printf 's 0\nc step x\n' | resverify -p ask.lrat ask.icnf"
}

@test "resverify: questions, their answers and the proof may all flow, and more than pipes hold" {
    "$TESTERS/randcnf" 60 1 | sed 's/^p cnf.*/p inccnf/' > ask.icnf
    seq 1 20 | awk '{ for (s = 0; s < 4; s++) print "a", (s % 2 ? $1 : -$1), (s > 1 ? $1 + 20 : -$1 - 20), 0 }' >> ask.icnf
    dpll -q -p ask.lrat ask.icnf > ask.res
    mkfifo proof asked answers
    cat ask.icnf > asked &
    cat ask.res > answers &
    cat ask.lrat > proof &
    run_sh 'resverify -p proof asked answers'
    [ "${lines[-1]}" = verified ]
    dpll -q -p proof ask.icnf > file.res &
    run_sh 'resverify -p proof ask.icnf file.res'
    wait
    [ "${lines[-1]}" = verified ]
}
