# SPDX-License-Identifier: MIT
# dpll --counters: what is counted, that the summary of -v has it with true rates, and that the
# counts are those of the proof.

load helper

# The names of counters of a kind: '*' always written, '+' unless 0, '-' by -v only.
names() {
    dpll --counters | awk -v kinds="$1" 'NR > 1 && index(kinds, $1) { print $2 }'
}

@test "counters: the table has a line each, with a known kind, and says what is counted" {
    run_sh "dpll --counters"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [[ "${lines[0]}" =~ ^\ \ name\ +rate\ +what\ is\ counted$ ]]
    [ "$(names '*' | tr '\n' ' ')" = "decisions conflicts propagations " ]
    [ "$(names '*+-' | sort | uniq -d)" = "" ]
    [ "$(names '*+-' | wc -l)" -ge 100 ]
    sed 1d <<< "$output" | awk '
        $1 !~ /^[-*+]$/ || $2 !~ /^[a-z_]+$/ || NF < 4 || length > 130 { print; exit 1 }'
    # What a rate is a part of is a counter, too.
    names '*+-' | sort >all
    sed -n 's/^. [a-z_]* *% of \([a-z_]*\) .*/\1/p' <<< "$output" | sort -u | comm -23 - all >strange
    [ ! -s strange ]
    run_sh "dpll --counters >/dev/full"
    [ "$status" -eq 2 ]
}

@test "counters: each is counted somewhere, and those that answers have are in the manuals" {
    for name in $(names '*+-'); do
        grep -rqE "(counters|own->counters|ctr)(\.|->)$name\b" "$ROOT"/cmd/dpll || {
            echo "not counted: $name"
            return 1
        }
    done
    for page in "$ROOT/man/dpll.1" "$ROOT/man/zh_CN/dpll.1"; do
        for name in $(names '*+'); do
            grep -qE "^\.It Cm (.* )?$name( |\$)" "$page" || {
                echo "not in $page: $name"
                return 1
            }
        done
    done
}

@test "counters: the summary of -v has those of the answer and more, with rates that they give" {
    uniform 3 160 690 5 >f.cnf
    dpll -e cdcl -v f.cnf >f.res 2>f.log
    dpll --counters | sed -n 's/^. \([a-z_]*\) .*/\1/p' | sort >known
    # Counts and names, from the heading of the summary to its end.
    awk '/count of what/ { on = 1; next } on && /^c *$/ { exit } on' f.log >summary
    awk '{ print $3 }' summary | sort | comm -23 - known >strange
    [ ! -s strange ]
    [ "$(wc -l <summary)" -ge 35 ]
    # Those of the answer are there, with the same values.
    awk 'NR == FNR { count[$3] = $2; next }
        /^c [a-z_]* [0-9]+$/ && $3 && count[$2] != $3 { print $2, $3, count[$2]; wrong = 1 }
        END { exit wrong }' summary f.res
    awk '{ count[$3] = $2; rate[$3] = $4; of[$3] = $5 == "%" ? $7 : ""; }
        END {
            for (name in of) {
                if (of[name] == "") continue
                checked++
                wanted = 100 * count[name] / count[of[name]]
                off = rate[name] - wanted
                if (off > 0.006 || off < -0.006) { print name, rate[name], wanted; exit 1 }
            }
            if (checked < 10) exit 1
        }' summary
}

@test "counters: learned clauses and their literals are those of the proof" {
    # Nothing but learning: what the proof adds of two literals and more was learned.
    for file in "$ROOT"/examples/waerden.cnf "$ROOT"/tests/data/cnf/*.cnf; do
        # Exclusive ors are written as clauses, and clauses without literals that units make false.
        if grep -qE '^(x|-?[0-9]+ 0)' "$file"; then continue; fi
        dpll -e cdcl -c 3000 --only restart -v -P drat -p f.drat "$file" >f.res 2>f.log || continue
        grep -q '^s 0' f.res || continue
        awk 'FNR == NR { if ($1 == "c" && $2 ~ /^[0-9]+$/) count[$3] = $2; next }
            $1 == "d" || NF < 3 { next }
            { clauses++; literals += NF - 1; binaries += NF == 3 }
            END {
                units = count["learned_units"]
                if (clauses != count["learned"] - units || binaries + 0 != count["learned_binaries"] + 0 ||
                    literals + 0 != count["learned_literals"] - units) {
                    print clauses, literals, binaries
                    exit 1
                }
            }' f.log f.drat || {
            echo "$file"
            grep learned f.log
            return 1
        }
        checked=$((${checked:-0} + 1))
    done
    [ "${checked:-0}" -ge 30 ]
}
