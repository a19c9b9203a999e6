# SPDX-License-Identifier: MIT
# dpll --set and --tunables: the numbers that steer the search, and that answers are right with any.

load helper

names() {
    dpll --tunables | awk 'NR > 1 { print $1 }'
}

# uniform SEED VARIABLES CLAUSES: 3-SAT, the same with every awk: numbers by Lehmer's generator.
uniform() {
    awk -v x="$1" -v vars="$2" -v clauses="$3" '
        function next_below(n) { x = x * 16807 % 2147483647; return x % n }
        BEGIN {
            print "p cnf", vars, clauses
            for (n = 0; n < clauses; n++) {
                for (k = 0; k < 3; k++) printf "%d ", (1 + next_below(vars)) * (next_below(2) ? 1 : -1)
                print 0
            }
        }'
}

# set_all [NAME VALUE LOWEST HIGHEST ...] the list for --set of all numbers, each with its own value.
set_all() {
    dpll --tunables | awk 'NR > 1 { printf "%s%s=%s", (NR > 2 ? "," : ""), $1, $2 }'
}

@test "tunables: the table has a line each, defaults in their ranges, and says what each is" {
    run_sh "dpll --tunables"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "$(names | sort | uniq -d)" = "" ]
    [ "$(names | wc -l)" -ge 120 ]
    [[ "${lines[0]}" =~ ^name\ +value\ +lowest\ highest\ +what,\ and\ its\ source$ ]]
    sed 1d <<< "$output" | awk '
        function is_number(text) { return text ~ /^[0-9]+(\.[0-9]+)?(e[-+][0-9]+)?$/ }
        $1 !~ /^[a-z0-9-]+$/ || !is_number($2) || !is_number($3) || !is_number($4) { print "form: " $0; exit 1 }
        $2 < $3 || $2 > $4 || $3 >= $4 { print "range: " $0; exit 1 }
        NF < 7 || length > 160 { print "text: " $0; exit 1 }'
    run_sh "dpll --tunables >/dev/full"
    [ "$status" -eq 2 ]
}

@test "tunables: each has a place in the code but the table" {
    for name in $(names); do
        grep -rqE "(->|TUNED\\()${name//-/_}\\b" "$ROOT"/cmd/dpll || {
            echo "$name"
            return 1
        }
    done
}

@test "tunables: a technique that has a share has it there, by its name" {
    for pair in congruence:0.05 vivify:0.12 eliminate:0.2; do
        dpll --tunables | grep -q "^${pair%:*}-share *${pair#*:} "
        dpll --techniques | grep -q "^${pair%:*} *.  ${pair#*:} "
        dpll --set "${pair%:*}-share=7.5" --techniques | grep -q "^${pair%:*} *.  7.5 "
    done
    dpll --techniques | awk 'NR > 1 && substr($0, 16, 1) ~ /[0-9]/ { print $1 "-share" }' | sort > shares
    [ "$(wc -l < shares)" -ge 7 ]
    names | grep -xFf shares | sort | cmp - shares
}

@test "dpll --set: what is set is shown, and of two values the last one" {
    dpll --set reduce-interval=77,score-decay=0.5 --set tier-1-share=.25,reduce_interval=78 --tunables > shown
    grep -q '^reduce-interval *78 ' shown
    grep -q '^score-decay *0.5 ' shown
    grep -q '^tier-1-share *0.25 ' shown
    [ "$(dpll --tunables | diff - shown | grep -c '^>')" -eq 3 ]
}

@test "dpll --set: however often it is given, each of its values counts, and the last of one name" {
    dpll --set mode-first=5 --set mode-first=7,reduce-first=6 --set restart-margin=1 --tunables >table
    for row in mode-first=7 reduce-first=6 restart-margin=1; do
        [ "$(awk -v name="${row%=*}" '$1 == name { print $2 }' table)" = "${row#*=}" ]
    done
}

@test "dpll --set: a name or a value that is none is a usage error of one line" {
    local hint='(see dpll --help)'
    fails_with 64 "dpll: option --set: there is no number 'reduce-intervall'; the nearest is reduce-interval, and --tunables lists all $hint" \
        'dpll --set reduce-intervall=3 </dev/null'
    fails_with 64 "dpll: option --set: there is no number 'restart'; the nearest is restart-focused, and --tunables lists all $hint" \
        'dpll --set restart=3 </dev/null'
    for name in '' speed; do
        fails_with 64 "dpll: option --set: there is no number '$name'; --tunables lists all $hint" \
            "dpll --set $name=3 </dev/null"
    done
    for value in 0 2.5 x '' 3x -1 nan inf 1e10 0x10 "$(printf '0%.0s' {1..70})"; do
        fails_with 64 "dpll: option --set: reduce-interval needs a whole number from 1 to 1000000000, found '$value' $hint" \
            "dpll --set 'burst-tries=3,reduce-interval=$value' </dev/null"
    done
    # Zeros before a number are no part of it, however many.
    dpll --set "burst-tries=3,reduce-interval=$(printf '0%.0s' {1..70})34,score-decay=$(printf '0%.0s' {1..70}).75" \
        --tunables > table
    grep -q '^reduce-interval *34 ' table
    grep -q '^score-decay *0.75 ' table
    fails_with 64 "dpll: option --set: score-decay needs a number from 0.5 to 0.9999, found '1' $hint" \
        'dpll --set score-decay=1 --tunables'
    for list in '' ',' reduce-interval 'reduce-interval=3,' ',reduce-interval=3'; do
        run_sh "dpll --set '$list' </dev/null"
        [ "$status" -eq 64 ]
        [ -z "$output" ]
        [[ "$stderr" = "dpll: option --set needs NAME=VALUE,..., found '"*"' $hint" ]]
    done
}

@test "dpll --set: with all at their values the search is the same, by every engine" {
    uniform 3 130 560 > f.cnf
    for engine in cdcl auto; do
        dpll -e $engine -s 5 f.cnf | grep -v '^t ' > plain
        dpll -e $engine -s 5 --set "$(set_all)" f.cnf | grep -v '^t ' | diff plain -
        dpll -e $engine -s 5 --set score-decay=0.8 f.cnf | grep -v '^t ' > other
        run ! cmp -s plain other
    done
    uniform 5 80 280 > f.cnf
    for engine in look walk; do
        dpll -t 20 -e $engine f.cnf | grep -v '^t ' > plain
        dpll -t 20 -e $engine --set "$(set_all)" f.cnf | grep -v '^t ' | diff plain -
    done
}

# judged NAME=VALUE FILE TRUTH: answers with a proof, by several engines, simplifies, and by two processes.
judged() {
    dpll -q --set "$1" -p proof "$2" > res && resverify -q -p proof "$2" res && [ "$(head -n 1 res)" = "$3" ] || return 1
    dpll -q --set "$1" -e cdcl "$2" > res && [ "$(head -n 1 res)" = "$3" ] || return 1
    [ "$3" = "s 0" ] || resverify -q "$2" res || return 1
    case $1 in
    look-* | double-* | cube-*) dpll -q --set "$1" -e look "$2" > res && [ "$(head -n 1 res)" = "$3" ] ;;
    simplify-*) dpll -q --set "$1" --simplify "$2" > small && dpll -q small > res && [ "$(head -n 1 res)" = "$3" ] ;;
    share-* | mode-*) dpll -q -j 2 --set "$1" "$2" > res && [ "$(head -n 1 res)" = "$3" ] ;;
    walk-* | weight-* | probsat-*) dpll -q -t 0.02 --set "$1" -e walk "$2" > res && [ "$(head -n 1 res)" != "s $((1 - ${3#s }))" ] ;;
    enumerate-*) dpll -q -e cdcl -n 30 -w --set "$1" "$2" > res && [ "$(head -n 1 res)" = "$3" ] ;;
    esac
}

@test "tunables: at its lowest and at its highest value each leaves answers right, proved" {
    local kept=0
    for seed in $(seq 201 240); do
        "$TESTERS/gencnf" "$seed" > "f$seed.cnf"
        truth=$("$TESTERS/brute" "f$seed.cnf" | head -n 1)
        [ "$truth" != "s -1" ] && [ "$(wc -l < "f$seed.cnf")" -ge 40 ] || continue
        echo "f$seed.cnf $truth" >> truths
        kept=$((kept + 1))
        [ "$kept" -lt "$(by_build 4 2)" ] || break
    done
    uniform 7 60 255 > hard.cnf
    echo "hard.cnf $(dpll -q -e dpll hard.cnf | head -n 1)" >> truths
    dpll --tunables | sed 1d | while read -r name _ low high _; do
        for value in "$low" "$high"; do
            while read -r file truth; do
                judged "$name=$value" "$file" "$truth" || {
                    echo "--set $name=$value, $file, $truth"
                    exit 1
                }
            done < truths
        done
    done
}

@test "tunables: with all at once at their lowest, at their highest, or each at either, answers are right" {
    for seed in $(seq 301 "$(by_build 330 308)"); do
        "$TESTERS/gencnf" "$seed" > f.cnf
        truth=$("$TESTERS/brute" f.cnf | head -n 1)
        [ "$truth" != "s -1" ] || continue
        for way in 0 1 2 3; do
            list=$(dpll --tunables | awk -v way=$way -v x="$seed" 'NR > 1 {
                x = x * 16807 % 2147483647
                printf "%s%s=%s", (NR > 2 ? "," : ""), $1, way == 0 || (way > 1 && x / way % 2 < 1) ? $3 : $4 }')
            judged "$list" f.cnf "$truth" || {
                echo "seed $seed: $truth, --set $list"
                return 1
            }
        done
    done
}
