# SPDX-License-Identifier: MIT
# dpll --techniques, --without and --only: what can be switched off, and that it then is off.

load helper

names() {
    dpll --techniques | awk 'NR > 1 { print $1 }'
}

# uniform SEED [PLANTED]: 3-SAT of 170 variables at the threshold, or with all true a model.
uniform() {
    awk -v seed="$1" -v planted="${2-}" 'BEGIN {
        srand(seed); vars = 170; clauses = 4.26 * vars
        print "p cnf", vars, int(clauses)
        for (n = 0; n < int(clauses);) {
            a = 1 + int(vars * rand()); b = 1 + int(vars * rand()); c = 1 + int(vars * rand())
            if (a == b || b == c || a == c) continue
            if (rand() < .5) a = -a
            if (rand() < .5) b = -b
            if (rand() < .5) c = -c
            if (planted && a < 0 && b < 0 && c < 0) continue
            print a, b, c, 0; n++
        }
    }'
}

# More pigeons than holes: clauses that counting refutes.
pigeons() {
    awk -v holes="$1" 'BEGIN {
        print "p cnf", holes * (holes + 1), holes + 1 + holes * holes * (holes + 1) / 2
        for (i = 0; i <= holes; i++) { for (j = 1; j <= holes; j++) printf "%d ", i * holes + j; print 0 }
        for (j = 1; j <= holes; j++) for (i = 0; i <= holes; i++) for (k = 0; k < i; k++)
            print -(i * holes + j), -(k * holes + j), 0
    }'
}

# Each of 60 sums of four among 48 variables is odd or even, by a hidden assignment.
parities() {
    awk 'BEGIN {
        srand(3); vars = 48; sums = 60
        for (x = 1; x <= vars; x++) bit[x] = rand() < .5
        print "p cnf", vars, 8 * sums
        for (n = 0; n < sums;) {
            split("", has)
            for (k = 0; k < 4; k++) { v[k] = 1 + int(vars * rand()); has[v[k]] = 1 }
            count = 0; for (x in has) count++
            if (count < 4) continue
            n++; odd = (bit[v[0]] + bit[v[1]] + bit[v[2]] + bit[v[3]]) % 2
            for (m = 0; m < 16; m++) {
                ones = m % 2 + int(m / 2) % 2 + int(m / 4) % 2 + int(m / 8)
                if (ones % 2 == odd) continue
                for (k = 0; k < 4; k++) printf "%d ", int(m / 2 ^ k) % 2 ? -v[k] : v[k]
                print 0
            }
        }
    }'
}

# Formulas on which each technique is at work in some build.
# Each of an odd number of people is one of a couple: N.
couples() {
    awk -v n="$1" 'BEGIN {
        for (a = 1; a <= n; a++) for (b = a + 1; b <= n; b++) pair[a, b] = pair[b, a] = ++vars
        print "p cnf", vars, n + n * (n - 1) * (n - 2) / 2
        for (a = 1; a <= n; a++) {
            text = ""
            for (b = 1; b <= n; b++) if (b != a) text = text pair[a, b] " "
            print text "0"
            for (b = 1; b <= n; b++)
                for (c = b + 1; c <= n; c++) if (b != a && c != a) print -pair[a, b], -pair[a, c], 0
        }
    }'
}

write_formulas() {
    uniform 1 >uniform.cnf
    uniform 2 planted >planted.cnf
    pigeons 6 >pigeons.cnf
    parities >parities.cnf
    couples 11 >couples.cnf
    for seed in 3 5 8 13 21 34 55; do
        "$TESTERS/gencnf" $seed >"seed$seed.cnf"
    done
}

# counters [OPTION ...]: the sum of each counter over all formulas, a line each, by two engines; and
# by the second search, which there is beside a proof only.
counters() {
    local file
    for file in *.cnf; do
        dpll -e cdcl "$@" "$file"
        dpll -e look "$@" "$file"
        dpll -p proof "$@" "$file" | sed -n '/^c scout/p'
    done | awk '/^c [a-z_]+ [0-9]+$/ { n[$2] += $3 } END { for (name in n) print name, n[name] }'
}

@test "techniques: the table has a line each, the manual the same names in the same order" {
    run_sh "dpll --techniques"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "$(names | sort | uniq -d)" = "" ]
    [ "$(names | wc -l)" -gt 20 ]
    awk 'length > 120 { exit 1 }' <<<"$output"
    # A letter of -v is of one technique, and none that begins or ends an answer.
    sed 1d <<<"$output" | cut -c13 | grep -v ' ' | sort >letters
    [ -z "$(uniq -d letters)" ]
    run ! grep -q '[*01?]' letters
    diff <(names) <(awk '/^\.Sh/ { here = $2 == "TECHNIQUES" } here && $1 == ".It" { print $3 }' \
        "$ROOT/man/dpll.1")
}

@test "techniques: without any one of them the answers are those of brute force, proved" {
    tried=0
    for seed in $(seq 101 112); do
        "$TESTERS/gencnf" "$seed" >f.cnf
        truth=$("$TESTERS/brute" f.cnf | head -1)
        [ "$truth" != "s -1" ] || continue
        for name in $(names); do
            dpll --without "$name" -p proof f.cnf >f.res
            resverify -q -p proof f.cnf f.res || {
                echo "seed $seed without $name"
                return 1
            }
            [ "$(head -1 f.res)" = "$truth" ]
        done
        tried=$((tried + 1))
    done
    [ "$tried" -ge 4 ]
}

@test "techniques: what is switched off leaves no trace in the counters" {
    write_formulas
    counters >all
    seen=0
    for name in $(names); do
        counter=$(witness "$name")
        [ -n "$counter" ] && grep -q "^$counter [1-9]" all || continue
        seen=$((seen + 1))
        if counters --without "$name" | grep "^$counter [1-9]"; then
            echo "in spite of --without $name"
            return 1
        fi
    done
    echo "$seen were at work"
    [ "$seen" -ge 12 ]
}

@test "techniques: with all of them named it is the same search, with --only as with --without" {
    uniform 1 >f.cnf
    dpll -e cdcl f.cnf | grep -v '^t ' >plain
    dpll -e cdcl --only "$(names | paste -s -d , -)" f.cnf | grep -v '^t ' | diff plain -
    dpll -e cdcl --only restart,reduce f.cnf | grep -v '^t ' >few
    run ! cmp -s plain few
    dpll -e cdcl --without "$(names | grep -vx -e restart -e reduce | paste -s -d , -)" f.cnf |
        grep -v '^t ' | diff few -
}

@test "techniques: a name that is none is a usage error, as are both options" {
    for list in nothing minimize,nothing 'minimize,' ,minimize '' 'min imize'; do
        run_sh "dpll --without '$list' </dev/null"
        [ "$status" -eq 64 ]
        [ -z "$output" ]
        [[ "$stderr" = "dpll: option --without: there is no technique '"*"'; "*"--techniques lists "* ]]
    done
    fails_with 64 "dpll: option --only: there is no technique 'nothing'; --techniques lists them (see dpll --help)" \
        'dpll --only minimize,nothing </dev/null'
    for list in vivif vivfy minimize,viv vivify_; do
        fails_with 64 "dpll: option --without: there is no technique '${list#*,}'; the nearest is vivify, and --techniques lists all (see dpll --help)" \
            "dpll --without $list </dev/null"
    done
    run_sh "dpll --only minimize --without shrink </dev/null"
    [ "$status" -eq 64 ]
    [[ "$stderr" = "dpll: options --without and --only do not go together"* ]]
    run_sh "dpll --techniques >/dev/full"
    [ "$status" -eq 2 ]
}

@test "dpll --log: is for builds that have it, and changes nothing" {
    pigeonhole 4 >f.cnf
    if [ "$DEBUG" != 1 ]; then
        fails_with 64 'dpll: option --log needs a program made by "make LOG=1" or "make DEBUG=1" (see dpll --help)' 'dpll --log f.cnf'
        return
    fi
    dpll -e cdcl --only minimize,shrink,restart f.cnf >plain.res
    dpll -e cdcl --only minimize,shrink,restart --log f.cnf >f.res 2>log
    diff <(grep -v '^t ' plain.res) <(grep -v '^t ' f.res)
    [ "$(grep -c '^[0-9]* learn ' log)" = "$(sed -n 's/^c learned //p' f.res)" ]
    [ "$(grep -c '^[0-9]* decide ' log)" = "$(sed -n 's/^c decisions //p' f.res)" ]
}

@test "dpll --log=NAME,...: the lines of these techniques, and of the search, which are parts of the whole" {
    need_debug
    clauses_of_three >f.cnf
    dpll -q -e cdcl -c 3000 --log f.cnf 2>all >f.res
    grep ' in vivify$' all >vivify
    grep ' in \(vivify\|subsume\)$' all >both
    grep -v ' in [a-z]*$' all >search
    for list in vivify both search; do
        [ -s $list ]
        names=${list/both/subsume,vivify}
        dpll -q -e cdcl -c 3000 "--log=$names" f.cnf 2>log >part.res
        diff $list log
        diff <(grep -v '^t ' f.res) <(grep -v '^t ' part.res)
    done
    dpll -q -e cdcl -c 3000 --log=search --log=all f.cnf 2>log >part.res
    diff all log
    fails_with 64 "dpll: option --log: there is no technique 'vivif'; the nearest is vivify, and --techniques lists all (see dpll --help)" \
        'dpll --log=search,vivif f.cnf'
    fails_with 64 "dpll: option --log: there is no technique 'serch'; the nearest is search, and --techniques lists all (see dpll --help)" \
        'dpll --log=serch f.cnf'
}

@test "dpll --log: every learned clause follows, as brute force finds" {
    need_debug
    pigeonhole 4 >f.cnf
    dpll -q -e cdcl --only minimize,shrink,restart --log f.cnf 2>log >f.res
    sed -n '/^[0-9]* learn /{ s///; s/: .*//; s/@[-0-9=]*//g; p; }' log >learned
    [ "$(wc -l <learned)" -ge 3 ]
    while read -r clause; do
        { sed '/^p/d' f.cnf && for lit in $clause; do echo "$((-lit)) 0"; done; } >body
        { echo "p cnf 20 $(wc -l <body)" && cat body; } >negated.cnf
        [ "$("$TESTERS/brute" negated.cnf | head -n 1)" = 's 0' ]
    done <learned
}

# replay: reads a log and keeps the trail that it tells of.  Each reason must be a clause whose other
# literals are false, each conflict one that is false as a whole, each learned clause, too.  Whatever
# has a value in a clause must have it at that level, and nothing else may.
replay() {
    awk '
        function wrong(why) { print FNR ": " why ": " $0; failed = 1; exit }
        { sub(/: .*/, "") }
        function set(lit, level) {
            if (value[lit] || value[-lit]) wrong("has a value")
            value[lit] = 1; at[++size] = lit; of[size] = depth[lit] = depth[-lit] = level }
        function is_false(from, but) {
            for (i = from; i <= NF && $i != "in"; i++) if (lit_of($i) != but && !value[-lit_of($i)]) return 0
            return 1 }
        function lit_of(text) { sub(/@.*/, "", text); return text + 0 }
        function as_logged(lit) {
            return value[lit] ? lit "@" depth[lit] "=1" : value[-lit] ? lit "@" depth[lit] "=-1" : "" lit }
        function clause(from) {
            for (i = from; i <= NF && $i != "in"; i++)
                if ($i != as_logged(lit_of($i))) wrong("is " as_logged(lit_of($i))) }
        $1 !~ /^[0-9]+$/ { wrong("no level") }
        $2 == "decide" { if ($1 != level + 1) wrong("level " level); level = $1; if (!value[$3]) set($3, level) }
        $2 == "imply" { if ($1 != level || $4 != "by" || !is_false(5, $3)) wrong("is no reason"); set($3, level); clause(5) }
        $2 == "unit" { if (level) wrong("level " level); set($3, 0) }
        $2 == "conflict" || $2 == "learn" { if (!is_false(3)) wrong("is not false") }
        $2 ~ /^(conflict|learn|derive|remove|extend)$/ { clause(3) }
        $2 == "backtrack" { if ($1 >= level) wrong("level " level)
            for (level = $1; size && of[size] > level; size--) delete value[at[size]] }
        END { exit failed }'
}

# A hard formula of clauses of three literals, the same with every awk: numbers by Lehmer's generator.
clauses_of_three() {
    awk 'function next_below(n) { x = x * 16807 % 2147483647; return x % n }
        BEGIN { x = 3; print "p cnf 130 560"
            for (n = 0; n < 560; n++) {
                for (k = 0; k < 3; k++) printf "%d ", (1 + next_below(130)) * (next_below(2) ? 1 : -1)
                print 0 } }'
}

@test "dpll --log: a run can be read: the trail, each conflict, and what each technique does" {
    need_debug
    clauses_of_three >f.cnf
    dpll -e cdcl --log f.cnf >f.res 2>log
    replay <log
    counter() { sed -n "s/^c $1 //p" f.res; }
    # What is told of is what is counted.
    for pair in restart:restarts reduce:reductions rephase:rephased conflict:conflicts learn:learned \
        mode:mode_switches walk:walks; do
        count=$(grep -c "^[0-9]* ${pair%:*}\b" log)
        [ "$count" -gt 0 ]
        [ "$count" = "$(counter "${pair#*:}")" ]
    done
    [ "$(grep -c "^0 drop [0-9]* in \(eliminate\|resolve\)$" log)" = "$(counter eliminated)" ]
    [ "$(counter eliminated)" -gt 0 ]
    # So is what is tried, in vain or not.
    for pair in probe:probes vivify:vivify_checks; do
        [ "$(grep -c "^[0-9]* try [-0-9@= ]* in ${pair%:*}$" log)" = "$(counter "${pair#*:}")" ]
    done
    [ "$(grep -c '^0 try [0-9]* in \(eliminate\|resolve\)$' log)" = "$(counter eliminate_checks)" ]
    [ "$(grep -c '^0 try [-0-9]* [-0-9 ]* in \(subsume\|eliminate\|resolve\)$' log)" = "$(counter subsume_checks)" ]
    [ "$(grep -c '^[0-9]* minimize [-0-9]* by ' log)" = "$(counter minimized_literals)" ]
    # A technique is named where it begins, and behind what it derives, takes away and keeps.
    for name in vivify probe subsume eliminate resolve; do
        grep -q "^0 begin $name$" log
        grep -q "^0 grant [0-9]* ticks in $name$" log
    done
    grep -q '^[0-9]* derive [-0-9@= ]* in vivify$' log
    grep -q '^0 derive [-0-9@= ]* in eliminate$' log
    grep -q '^0 remove [-0-9@= ]* in vivify$' log
    grep -q '^0 extend [-0-9@= ]* in resolve$' log
    # A log that lies is noticed: about what follows, about a level.
    for lie in 's/ imply \(-\?[0-9]*\) by \(-\?[0-9]*\)/ imply 777 by \2 \2/' 's/\( imply .*@[0-9]*\)\(=-1\)/\17\2/'; do
        sed "0,/ imply /$lie" log >told
        run replay <told
        [ "$status" -eq 1 ]
    done
}

# Reads pairs of a tag and a file: of the README, and of the sources.
documented_tags() {
    awk -F '|' '/^\| `[a-z]/ && $3 ~ /`[a-z]*\/[a-z.]*`/ {
        gsub(/[` ]+/, " ", $2); gsub(/[` ]/, "", $3); n = split($2, tags, " ")
        for (i = 1; i <= n; i++) print tags[i], $3 }' "$ROOT/cmd/dpll/README.md" | sort -u
}

written_tags() {
    (cd "$ROOT/cmd/dpll" && grep '\(log_[a-z_]*\|put_by\)(s, "[a-z]*"' ./*/*.[ch]) |
        sed 's/^\.\/\([^:]*\):.*(s, "\([a-z]*\)".*/\2 \1/' | sort -u
}

@test "dpll --log: the README says which file writes which tags, and each tag stands in its call" {
    documented_tags >documented
    written_tags >written
    [ "$(wc -l <written)" -gt 100 ]
    diff documented written
    # A tag that is no plain text in its call would not be found.
    run ! grep -rnE --include='*.c' '\<log_(tag|words|literal|clause|literal_words|clause_words|vars|reason)\((s, [^"]|[^s]|$)' \
        "$ROOT/cmd/dpll"
}

@test "dpll --log: what is learned and derived is in the proof, with every technique" {
    need_debug
    clauses_of_three >f.cnf
    dpll -q -e cdcl --log -P drat -p f.drat f.cnf 2>log >f.res
    [ "$(head -n 1 f.res)" = 's 0' ]
    # Clauses as sets of literals, a line each.
    in_order() { awk '{ delete lits; n = 0; for (i = 1; i <= NF; i++) if ($i) lits[++n] = $i + 0
        for (i = 2; i <= n; i++) for (k = i; k > 1 && lits[k - 1] > lits[k]; k--) {
            swap = lits[k]; lits[k] = lits[k - 1]; lits[k - 1] = swap }
        line = ""; for (i = 1; i <= n; i++) line = line " " lits[i]; print line }' | sort; }
    sed -n '/^[0-9]* \(learn\|derive\)\>/{ s///; s/: .*//; s/ in .*//; s/@[-0-9=]*//g; p; }' log | in_order >told
    grep -v '^d' f.drat | in_order >proved
    [ "$(wc -l <told)" -gt 500 ]
    [ -z "$(comm -23 told proved)" ]
}

@test "dpll --log: conflicts and decisions are told of as often as they are counted, in all engines" {
    need_debug
    pigeonhole 4 >f.cnf
    for engine in dpll look cdcl; do
        dpll -e "$engine" --log f.cnf 2>log >f.res
        counter() { sed -n "s/^c $1 //p" f.res; }
        [ "$(grep -c '^[0-9]* \(conflict\|dead\)\>' log)" = "$(counter conflicts)" ]
        [ "$(sed '1,/[^ ]* answer/!d' log | grep -c '^[0-9]* decide [-0-9]*$')" = "$(counter decisions)" ]
    done
}
