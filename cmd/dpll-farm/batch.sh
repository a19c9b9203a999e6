# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# One batch, by one worker on this machine or another.

# What runs beside the solver, here or on another machine: it takes $lines lines, solves them up to the
# first model, and ends when whoever has started it is gone, as the end of its input tells.  A proof
# comes behind the results, after a line that tells its size.  An awk may wait for more than a line.
# shellcheck disable=SC2016 # It is expanded where it runs.
there='
folder=$(mktemp -d) && trap "rm -rf \"\$folder\"" EXIT && trap "exit 2" HUP INT TERM || exit 2
head -n "$lines" > "$folder/cubes" && mkfifo "$folder/answers" || exit 2
dpll -q -t "$limit" ${prove:+-P binary -p "$folder/proof"} "$folder/cubes" > "$folder/answers" & solver=$!
{ cat > /dev/null; kill "$solver"; } <&3 2> /dev/null &
watch=$! found=
while IFS= read -r line; do
    printf "%s\n" "$line" || exit 2
    case $line in "s 1") found=1 ;; t*) [ -z "$found" ] || break ;; esac
done < "$folder/answers"
[ -z "$found" ] || kill "$solver" 2> /dev/null
wait "$solver"; status=$?
[ -z "$found" ] || status=0
kill "$watch" 2> /dev/null
if [ -n "$prove" ] && [ -z "$found" ] && [ "$status" -eq 0 ]; then
    echo "c proof $(($(wc -c < "$folder/proof")))" && cat "$folder/proof" || exit 2
fi
exit "$status"'

# part_proof BASE: what a process sent, BASE.new.$$, into results under that name, and the proof behind
# them as BASE.lrat.  Fails where something is missing.
part_proof() {
    sent=$1.new.$$
    awk '/^c proof [0-9]+$/ { print NR - 1, $3; exit }' "$sent" > "$sent.size" && read -r lines size < "$sent.size" &&
        head -n "$lines" "$sent" > "$sent.results" && tail -c "$size" "$sent" > "$sent.proof" &&
        [ "$(cat "$sent.results" "$sent.proof" | wc -c)" -eq $(($(wc -c < "$sent") - ${#size} - 9)) ] &&
        mv "$sent.proof" "$1.lrat" && mv "$sent.results" "$sent"
    parted=$?
    rm -f "$sent.size" "$sent.results" "$sent.proof"
    return "$parted"
}

# solve_batch GENERATION NUMBER SLOT: by one worker, for GNU parallel.  Leaves the results, and a line
# about them; nothing where there are none.  Status 1 when there is a model.
solve_batch() {
    base=$folder/$1/$2
    host=
    [ -z "$hosts" ] ||
        host=$(printf '%s\n' "$hosts" | tr , '\n' | awk -v slot="$3" '{ h[NR] = $0 } END { print h[(slot - 1) % NR + 1] }')
    lines=$(wc -l "$folder/clauses" "$base.cubes" | awk 'END { print $1 }')
    command="lines=$lines limit=$((limit << $1)) prove=${prove#-}; exec 3<&0; $there"
    pipe=$base.pipe.$$
    trap 'rm -f "$pipe" "$base.new.$$"' EXIT
    trap 'exit 2' HUP INT TERM
    mkfifo "$pipe" || exit 0
    if [ -n "$host" ]; then
        # The command is made here, to be run there.
        # shellcheck disable=SC2029
        $DPLL_FARM_SSH "$host" "$command" < "$pipe" > "$base.new.$$" 2>> "$folder/log" &
    else
        sh -c "$command" < "$pipe" > "$base.new.$$" 2>> "$folder/log" &
    fi
    worker=$!
    host=${host:-${SLURMD_NODENAME:-this machine}}
    exec 4> "$pipe"
    trap 'kill "$worker" 2> /dev/null; rm -f "$pipe" "$base.new.$$"' EXIT
    cat "$folder/clauses" "$base.cubes" >&4 2> /dev/null
    wait "$worker"
    status=$?
    exec 4>&-
    trap 'rm -f "$pipe" "$base.new.$$"' EXIT
    if [ "$status" -eq 0 ] && [ "$prove" != - ] && ! has_model "$base.new.$$"; then
        part_proof "$base" 2>> "$folder/log" || status='0, but without its proof'
    fi
    if [ "$status" != 0 ] || ! told=$(summary "$base.cubes" "$base.new.$$"); then
        note "batch $1/$2 lost on $host, status $status"
        exit 0
    fi
    mv "$base.new.$$" "$base.res" || exit 0
    note "batch $1/$2 done on $host"
    printf '%s\n' "$told"
    # The others are neither refuted nor too hard.
    IFS=' ' read -r all refuted hard rest << END
$told
END
    [ "$all" -eq $((refuted + hard)) ]
}
