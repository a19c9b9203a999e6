# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# Cubes: cut, dealt into batches, and cut again where they were too hard.

# deal GENERATION FILE: its lines into batches; all of them are there, or none.  Each batch begins anew
# what a process learns, so the first are large; the last are small, and end together (factoring;
# Hummel, Schonberg, Flynn, 1992).
deal() {
    rm -rf "$folder/$1.new"
    mkdir "$folder/$1.new" && into=$folder/$1.new awk -v size="$batch" -v n="$(wc -l < "$2")" \
        -v workers="$workers" '
        function clamp(x, low, high) { return int(x < low ? low : x > high ? high : x) }
        function share(rest) {
            if (size || !workers) return size ? size : 10
            return clamp(rest / (2 * workers), clamp(n / (40 * workers), 1, 100), 100)
        }
        !left-- {
            if (file) close(file)
            file = ENVIRON["into"] "/" ++k ".cubes"
            left = share(n - NR + 1) - 1
        }
        { print > file }' "$2" &&
        [ "$(find "$folder/$1.new" -name '*.cubes' -exec cat {} + | wc -c)" -eq "$(wc -c < "$2")" ] &&
        [ -s "$2" ] && mv "$folder/$1.new" "$folder/$1"
}

# is_one_problem FILE: whether all cubes in it are about the same clauses.
is_one_problem() {
    awk '/^a/ { cubes = 1; next } cubes { exit 1 }' "$1"
}

# as_given: messages of dpll about the copy of the formula are about the file that was given.
as_given() {
    copy="dpll: $folder/formula.cnf:" given="dpll: ${file:-$folder/formula.cnf}:" awk '
        index($0, ENVIRON["copy"]) == 1 { $0 = ENVIRON["given"] substr($0, length(ENVIRON["copy"]) + 1) }
        { print }' >&2
}

# cut_first: the formula into the batches of generation 0.
cut_first() {
    # What it says is said where the disk is full, too.
    told=$({ dpll --cubes ${strict:+--strict} -n "$cubes" "$folder/formula.cnf" 2>&1 >&3; } 3> "$folder/cut.new")
    ended=$?
    [ -z "$told" ] || printf '%s\n' "$told" | as_given
    [ $ended -eq 0 ] || return
    is_one_problem "$folder/cut.new" || {
        say "${file:-$folder/formula.cnf} has more than one problem, or clauses behind a question"
        return 1
    }
    {
        grep '^a' "$folder/cut.new" > "$folder/cubes.new" && grep -v '^a' "$folder/cut.new" | keep "$folder/clauses" &&
            [ "$(cat "$folder/clauses" "$folder/cubes.new" | wc -c)" -eq "$(wc -c < "$folder/cut.new")" ] &&
            deal 0 "$folder/cubes.new" && rm -f "$folder/cut.new" "$folder/cubes.new"
    } 2> /dev/null || {
        say "cannot write in $folder"
        return 1
    }
}

# hard GENERATION: its cubes that took too long.
hard() {
    numbers "$1" closed | while read -r number; do
        awk 'FNR == NR { cube[++n] = $0; next } $1 == "s" && ++k && $2 < 0 { print cube[k] }' \
            "$folder/$1/$number.cubes" "$folder/$1/$number.res"
    done
}

# cut_again GENERATION FILE: its cubes into the batches of the next generation.
cut_again() {
    note "generation $1: $(($(wc -l < "$2"))) cubes are cut again"
    { cat "$folder/clauses" "$2" > "$folder/cut.new"; } 2> /dev/null &&
        dpll --cubes -n "$again" -t "$limit" "$folder/cut.new" > "$folder/cubes.all" && {
        grep '^a' "$folder/cubes.all" > "$folder/cubes.new" && deal $(($1 + 1)) "$folder/cubes.new"
    } 2> /dev/null && rm -f "$folder/cut.new" "$folder/cubes.new" "$folder/cubes.all"
}
