# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# The end of a farm: table, picture, proof and answer.

# tabulate: a line for each generation.
tabulate() {
    printf '%10s %9s %9s %9s %9s %12s %12s\n' generation cubes refuted hard open seconds longest
    for generation in $(generations); do
        numbers "$generation" closed | while read -r number; do
            sed -n 's/^\([st]\) /\1 /p' "$folder/$generation/$number.res"
        done | awk -v generation="$generation" \
            -v n="$(find "$folder/$generation" -name '*.cubes' -exec cat {} + | wc -l)" '
            $1 == "s" { done++; refuted += $2 == 0; hard += $2 < 0 }
            $1 == "t" { time += $2; if ($2 > most) most = $2 }
            END {
                printf "%10d %9d %9d %9d %9d %12.3f %12.3f\n", generation, n, refuted, hard, n - done,
                    time / 1000, most / 1000
            }'
    done
}

# draw: how long cubes took, the longest first, on a scale of logarithms.
draw() {
    for generation in $(generations); do
        find "$folder/$generation" -name '*.res' -exec cat {} +
    done | awk '$1 == "t" { print $2 }' | sort -rn | awk '
        function y(ms) { return 320 - 280 * (log(ms) - low) / (high - low) }
        { time[NR] = $1 < .001 ? .001 : $1 }
        END {
            low = log(NR ? time[NR] : 1); high = log(NR ? time[1] : 2)
            if (high - low < .1) high = low + .1
            print "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"640\" height=\"370\" viewBox=\"0 0 640 370\""
            print "     font-family=\"DejaVu Sans, Verdana, Helvetica, Arial, sans-serif\" font-size=\"14\">"
            print "<title>time of each cube</title>\n<rect width=\"640\" height=\"370\" fill=\"white\"/>"
            print "<path d=\"M80 40V320H600\" fill=\"none\" stroke=\"#222222\"/>"
            for (e = -3; e < 9; e++) if (e * log(10) >= low && e * log(10) <= high)
                printf "<text x=\"72\" y=\"%.1f\" text-anchor=\"end\">%g s</text>\n", y(10 ^ e) + 5, 10 ^ (e - 3)
            printf "<text x=\"340\" y=\"350\" text-anchor=\"middle\">%d cubes, the longest first</text>\n", NR
            printf "<path fill=\"none\" stroke=\"#0072b2\" stroke-width=\"2\" d=\""
            step = NR > 2000 ? NR / 2000 : 1
            for (i = 1; i <= NR; i += step)
                printf "%s%.1f %.1f", i == 1 ? "M" : "L", 80 + 520 * (i - 1) / NR, y(time[int(i)])
            print "\"/>\n</svg>"
        }'
}

# may_make: whether there can be a new proof, as far as that can be told without making one, which a signal
# would leave there.
may_make() {
    [ ! -h "$proof" ] && [ -w "${proof%/*}/" ] && [ -x "${proof%/*}/" ] || return
    case $(ls -d "$proof" 2>&1) in *': No such file or directory') ;; *) return 1 ;; esac
}

# why_no_proof: why the proof cannot go where it is to.  Fails where it can.
why_no_proof() {
    [ ! -e "$proof" ] && new=1 || new=
    [ -z "$new" ] || ! may_make || return
    # Pipes wait for who reads them, devices take anything.
    [ -n "$new" ] || [ -f "$proof" ] || [ -d "$proof" ] || return
    if why=$(dd of="$proof" conv=notrunc count=0 2>&1 < /dev/null); then
        [ -z "$new" ] || rm -f "$proof"
        return 1
    fi
    printf '%s\n' "$why" | sed 's/.*: //; q'
}

# remove_proof: what is written of it is none.
remove_proof() {
    [ ! -f "$proof" ] || [ ! -w "$proof" ] || rm -f "$proof"
}

# write_proof COMMAND ...: by a command that has the proof as its standard output.  A part of one is none, and
# is not left there.
write_proof() {
    why=
    { why=$("$@" 2>&1 >&3); } 2> /dev/null 3> "$proof" && return
    if [ -n "$why" ]; then remove_proof; else why=$(why_no_proof); fi
    die 2 "cannot write $proof: ${why##*: }"
}

# compose: the proofs of all batches into one.  Their names have neither blanks nor wildcards.
compose() {
    note 'the proofs are put together'
    cd "$folder" || return
    { cat clauses && find . -name '*.cubes' -exec cat {} +; } | keep cubes || return
    parts=$(find . -name '*.lrat')
    for part in $parts; do
        spare_proof "$part" 'a proof that is read'
    done
    # shellcheck disable=SC2086
    lratcat --trim -P "$format" -o "$proof" cubes $parts || {
        remove_proof
        return 1
    }
}

# whole_time: of the formula as a whole, as a summary of no cubes.
whole_time() {
    [ ! -e "$folder/whole.res" ] || awk '$1 == "t" { print 0, 0, 0, 0, $2 }' "$folder/whole.res"
}

# conclude ANSWER [FILE]: writes the answer, with the model that FILE has, the table and the picture.
conclude() {
    if ! tabulate | keep "$folder/table" || ! draw | keep "$folder/farm.svg"; then
        note 'no room for table and picture'
    fi
    {
        echo "s $1"
        [ -z "${2-}" ] || awk -v vars="$(header "$folder/formula.cnf" | awk '{ print $3 }')" '
            $1 == "v" {
                n = vars == "" ? NF - 1 : vars
                printf "v"
                for (i = 1; i <= n; i++) printf " %d", i < NF ? $(i + 1) : -i
                print ""
                exit
            }' "$2"
        [ "$1" -ge 0 ] || echo 'c limit signal'
        { summaries; whole_time; } | awk '{ n += $1; hard += $3; time += $5 }
            END { printf "c cubes %d\nc cut_again %d\nt %.3f\n", n, hard, time }'
    } | keep "$folder/answer.res" || die 2 "cannot write $folder/answer.res"
    [ -z "$verbose" ] || cat "$folder/table" >&2
    deliver < "$folder/answer.res"
    note "answer $1"
}
