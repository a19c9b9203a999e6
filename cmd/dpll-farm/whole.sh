# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# The formula as a whole, before it is cut: what one process decides in a moment needs no others.

# decision: what whole.res has about the formula: 0, 1, or -1 for nothing.  Where the file has a question,
# the clauses alone must refute it, without a core; where it has more, all are left to the cubes.
decision() {
    awk '/^s / { n++; answer = $2 } /^c core -?[1-9]/ { part = 1 } /^t / { ended = 1 }
        END { print ended && n == 1 && (answer == 1 || !part) ? answer : -1 }' "$folder/whole.res"
}

# try_whole: by one process, for $first seconds, which leaves whole.res, and with -p a proof beside it.
# The answer to a second question ends it: each would have that time.
try_whole() {
    answers=$folder/whole.pipe.$$
    mkfifo "$answers" 2> /dev/null || return
    working=1
    awk '{ print } /^s / && n++ { exit }' < "$answers" > "$folder/whole.new.$$" 2> /dev/null &
    waiting=$!
    dpll ${strict:+--strict} -t "$first" ${proof:+-P "$format" -p "$folder/$part"} "$folder/formula.cnf" \
        > "$answers" 2> "$folder/whole.told" &
    dealer=$!
    wait "$dealer"
    ended=$?
    dealer=
    waiting=
    wait
    working=
    rm -f "$answers"
    # Of a file that is wrong further on nothing is known.
    [ "$ended" -eq 0 ] || : > "$folder/whole.new.$$"
    mv "$folder/whole.new.$$" "$folder/whole.res"
}

# is_easy: whether that decides the formula, now or before a restart.  The answer is $answer, and the proof
# is where it belongs.
is_easy() {
    # The suffix of its name tells how a proof is compressed.
    part=whole-$format-${proof##*/}
    answer=-1
    [ "$first" -gt 0 ] || return
    [ -e "$folder/whole.res" ] || try_whole || return
    answer=$(decision)
    if [ "$answer" -eq 0 ] && [ -n "$proof" ] && [ ! -e "$folder/$part" ]; then
        try_whole || return
        answer=$(decision)
    fi
    [ "$answer" -eq 0 ] || rm -f "$folder/$part"
    [ "$answer" -ge 0 ] || return
    [ ! -e "$folder/whole.told" ] || as_given < "$folder/whole.told"
    [ "$answer" -eq 1 ] || [ -z "$proof" ] || write_proof cat "$folder/$part"
}
