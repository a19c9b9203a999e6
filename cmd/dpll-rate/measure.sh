# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# Runs of the solver on one file, in turns, until their times are sure.

# find_dpll: dpll beside this program, or else on PATH.
find_dpll() {
    case $0 in
    */*) dpll=${0%/*}/dpll ;;
    *) dpll=$(command -v "$0" || echo .) dpll=${dpll%/*}/dpll ;;
    esac
    [ -x "$dpll" ] || dpll=$(command -v dpll) || die 2 'cannot find dpll beside this program or on PATH'
}

# unpacked FILE: what is in it, by the program that its first bytes name, as dpll finds it.
unpacked() {
    case $(od -An -tx1 -N 6 < "$1" | tr -d ' \n') in
    1f8b* | 1f9d*) gzip -dc ;;
    fd377a585a* | 5d0000*) xz -dc ;;
    425a68*) bzip2 -dc ;;
    28b52ffd*) zstd -dc ;;
    *) cat ;;
    esac < "$1" 2> /dev/null
}

# size FILE: the numbers of variables and clauses that its header declares, which a byte-order mark may
# stand before.
size() {
    unpacked "$1" | LC_ALL=C awk '{ sub(/^\357\273\277/, "") } $1 == "p" { print $3 + 0, $4 + 0; exit }'
}

# run WHICH FILE OPTIONS: "run WHICH ANSWER MILLISECONDS" for the problem in FILE.  The base is 0, the
# configurations that are compared with it are 1, 2, ...
run() {
    # The options are words, as typed after -b or -c.
    # shellcheck disable=SC2086
    "$dpll" $3 -t "$limit" -- "$2" > "$work/result" || {
        [ $? -ne 64 ] || die 2 "dpll does not take the options $3"
        fail "dpll $3 fails on $2"
        return
    }
    awk -v which="$1" '
        $1 == "s" { blocks++; answer = $2 }
        $1 == "t" { time = $2 }
        END {
            if (blocks != 1) exit 1
            print "run", which, answer, time + 0
        }' "$work/result" || fail "$2 is not one problem, but a stream"
}

# The middle of what is given, for all programs of awk here.
# shellcheck disable=SC2016
middle='
    # Sorts a[1..n] and returns its median.
    function median(a, n,    i, j, x) {
        for (i = 2; i <= n; i++) {
            x = a[i]
            for (j = i - 1; j >= 1 && a[j] > x; j--) a[j + 1] = a[j]
            a[j + 1] = x
        }
        return n % 2 ? a[(n + 1) / 2] : (a[n / 2] + a[n / 2 + 1]) / 2
    }

    # The median distance from a middle of a[1..n].
    function deviation(a, n, from,    i, away) {
        for (i = 1; i <= n; i++) away[i] = a[i] < from ? from - a[i] : a[i] - from
        return median(away, n)
    }

    # The standard error of a median, were the times normally distributed: sqrt(pi / 2) * sigma /
    # sqrt(n), where sigma is 1.4826 times d, the median deviation.
    function standard_error(d, n) {
        return 1.858 * d / sqrt(n)
    }'

# How files are called, for the programs of awk that write them.
# shellcheck disable=SC2016
calling='
    # Takes the names of all files, a line each, from a list.
    function meet(list,    name) {
        while ((getline name < list) > 0)
            if (!(name in met)) {
                met[name]
                sub(/.*\//, "", name)
                alike[name]++
            }
        close(list)
    }

    # A file without its folders, unless another one has the same name then.
    function briefly(name,    base) {
        base = name
        sub(/.*\//, "", base)
        return alike[base] > 1 ? name : base
    }'

# sure: whether the runs on standard input tell each median to 2 %, or to a microsecond: three at least
# of each configuration, unless one is at the limit, or took three times that.
sure() {
    awk -v limit="$limit" "$middle"'
        { times[$2, ++n[$2]] = $4; all[$2] += $4; late = late || $3 == -1 }
        END {
            for (which in n) {
                if (late || all[which] >= 3000 * limit) continue
                if (n[which] < 3) exit 1
                for (i = 1; i <= n[which]; i++) x[i] = times[which, i]
                center = median(x, n[which])
                error = standard_error(deviation(x, n[which], center), n[which])
                if (error > .02 * center && error > .001) exit 1
            }
        }'
}

# take_turn FILE: a run of each configuration.
take_turn() {
    run 0 "$1" "$base" || return
    number=0
    while IFS= read -r options; do
        number=$((number + 1))
        run "$number" "$1" "$options" || return
    done << EOF
$compared
EOF
}

# has_formula FILE: whether a formula is in it, by its header.
has_formula() {
    unpacked "$1" | LC_ALL=C awk '
        { sub(/^\357\273\277/, "") }
        /^c/ || !NF { next }
        { found = $1 == "p" && $2 ~ /cnf$/; exit }
        END { exit !found }'
}

# measure FILE: a record of the file and of all runs on it; the configurations take turns, so that a
# slow moment of the machine meets both.
measure() {
    printf 'file %s\n' "$(quoted "$1")"
    if [ -z "$1" ]; then
        fail 'cannot open a file whose name is empty'
        return
    fi
    why=
    [ ! -d "$1" ] || why='Is a directory'
    [ -r "$1" ] || why='Permission denied'
    [ -e "$1" ] || why='No such file or directory'
    if [ -n "$why" ]; then
        fail "cannot read $1: $why"
        return
    fi
    printf 'size %s\n' "$(size "$1")"
    turn=0
    : > "$work/turns"
    while [ "$turn" -lt "${count:-$most}" ]; do
        take_turn "$1" >> "$work/turns" || return
        turn=$((turn + 1))
        [ -n "$count" ] || ! sure < "$work/turns" || break
    done
    awk 1 "$work/turns"
}
