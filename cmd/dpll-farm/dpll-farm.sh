#!/bin/sh
# Decides one formula by many processes, on this machine or on others: cuts it into cubes and deals
# these out by GNU parallel.  All that is known is in plain files in one folder, each of which
# appears by a rename when it is complete; so whoever is killed, and whenever, --resume goes on.
#
#     FOLDER/formula.cnf     as it was given
#     FOLDER/clauses         as the workers read them: iCNF
#     FOLDER/G/K.cubes       batch K of generation G: lines of assumptions; 0 is the first
#     FOLDER/G/K.res         its results, one for each cube
#     FOLDER/G/K.lrat        with -p, the proof of those that are refuted, there before the results
#     FOLDER/cubes           with -p, the formula with all cubes of all generations, for lratcat
#     FOLDER/job, open, told with --slurm, the job array at work, the batches that it was given, and
#                            those whose summaries were printed
#     FOLDER/log             a line for each thing that happened, with the time
#     FOLDER/answer.res, table, farm.svg
set -uf
LC_ALL=C
export LC_ALL
tool='dpll-farm'
folder=
hosts=
cubes=1000
batch=10
slots=0
limit=60
proof=
format=lrat
resume=
verbose=
slurm=
job=
dealer=

# Cubes that one becomes which was too hard, and rounds without a result before all is given up.
again=8
idle_most=3

# Tasks of a job array, as many as Slurm takes unless told otherwise; each does every so many'th batch.
tasks_most=1000

# say MESSAGE: what is not printable ASCII as a question mark.
say() {
    printf '%s: %s\n' "$tool" "$(printf '%s' "$1" | tr -c ' -~' '?')" >&2
}

# die STATUS MESSAGE
die() {
    say "$2"
    exit "$1"
}

usage_error() {
    die 64 "$1 (see $tool --help)"
}

print_help() {
    cat << END
usage: $tool [OPTION ...] FILE
       $tool --resume --folder FOLDER [OPTION ...]
Decide a formula by many processes and machines, cube by cube.

      --batch CUBES        cubes that a process gets at a time ($batch)
      --folder FOLDER      where all is kept (FILE.farm)
  -j, --processes COUNT    how many work at once on each machine (0: one for each processor)
  -n, --count CUBES        cubes to begin with ($cubes)
  -P, --proof-format FORMAT
                           lrat or binary ($format)
  -p, --proof FILE         write a proof of s 0 in LRAT, made by lratcat
      --resume             go on with what is in FOLDER
  -S, --hosts HOST,...     work on these machines, over ssh
      --slurm              work as a job array of Slurm
  -t, --time SECONDS       a cube that takes longer is cut again ($limit)
  -v, --verbose            progress on standard error, where that is no terminal, too
      --help               print this and exit
      --version            print the version and exit
END
}

# whole OPTION VALUE LOW HIGH
whole() {
    case $2 in
    '' | *[!0-9]* | ?????????*) ;;
    *) if [ "$2" -ge "$3" ] && [ "$2" -le "$4" ]; then return; fi ;;
    esac
    usage_error "option $1 needs a whole number from $3 to $4, found '$2'"
}

# set_option OPTION VALUE
set_option() {
    case $1 in
    --batch) whole "$1" "$2" 1 100000 && batch=$2 ;;
    --folder) [ -n "$2" ] || usage_error "option $1 needs a name" && folder=$2 ;;
    -P | --proof-format)
        case $2 in lrat | binary) format=$2 ;; *) usage_error "option $1 needs lrat or binary, found '$2'" ;; esac
        ;;
    -p | --proof) [ -n "$2" ] || usage_error "option $1 needs a name" && proof=$2 ;;
    -j | --processes) whole "$1" "$2" 0 250 && slots=$2 ;;
    -n | --count) whole "$1" "$2" 1 10000000 && cubes=$2 ;;
    -t | --time) whole "$1" "$2" 1 10000000 && limit=$2 ;;
    -S | --hosts)
        case $2 in
        '' | -* | *,-* | *[!A-Za-z0-9.,@_:-]*) usage_error "option $1 needs names of hosts, found '$2'" ;;
        esac
        hosts=$2
        ;;
    esac
}

# need PROGRAM ...: on PATH.
need() {
    for program; do
        command -v "$program" > /dev/null || die 2 "cannot find the program $program on PATH"
    done
}

# note WORDS: into the log; what cannot be noted is not missed.
note() {
    { printf '%s %s\n' "$(date +%s)" "$*" >> "$folder/log"; } 2> /dev/null
}

# keep FILE: what standard input has, all of it or nothing.
keep() {
    if cat > "$1.new.$$" 2> /dev/null && mv "$1.new.$$" "$1"; then return; fi
    rm -f "$1.new.$$"
    return 1
}

# What runs beside the solver, here or on another machine: it takes so many lines, solves them, and
# ends when whoever has started it is gone, as the end of its input tells.  A proof comes behind the
# results, after a line that tells its size.
# shellcheck disable=SC2016 # It is expanded where it runs.
there='
folder=$(mktemp -d) && trap "rm -rf \"\$folder\"" EXIT && trap "exit 2" HUP INT TERM || exit 2
head -n "$lines" > "$folder/cubes" || exit 2
dpll -q -t "$limit" ${prove:+-P binary -p "$folder/proof"} "$folder/cubes" & solver=$!
{ cat > /dev/null; kill "$solver"; } <&3 2> /dev/null &
watch=$!
wait "$solver"; status=$?
kill "$watch" 2> /dev/null
if [ -n "$prove" ] && [ "$status" -eq 0 ]; then
    echo "c proof $(($(wc -c < "$folder/proof")))" && cat "$folder/proof" || exit 2
fi
exit "$status"'

# answers FILE: how many there are, or nothing where the last is not complete.
answers() {
    awk '$1 == "s" { n++ } $1 == "t" { ended++ } END { if (n == ended) print n + 0 }' "$1"
}

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
    host=$(printf '%s\n' "$hosts" | tr , '\n' | awk -v slot="$3" '{ h[NR] = $0 } END { print h[(slot - 1) % NR + 1] }')
    lines=$(cat "$folder/clauses" "$base.cubes" | wc -l)
    wanted=$(wc -l < "$base.cubes")
    command="lines=$((lines)) limit=$((limit << $1)) prove=${prove#-}; exec 3<&0; $there"
    pipe=$base.pipe.$$
    trap 'rm -f "$pipe" "$base.new.$$"' EXIT
    trap 'exit 2' HUP INT TERM
    mkfifo "$pipe" || exit 0
    if [ -n "$host" ]; then
        # The command is made here, to be run there.
        # shellcheck disable=SC2029
        ${DPLL_FARM_SSH:-ssh -o BatchMode=yes} "$host" "$command" < "$pipe" > "$base.new.$$" 2>> "$folder/log" &
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
    if [ "$status" -eq 0 ] && [ "$prove" != - ]; then
        part_proof "$base" 2>> "$folder/log" || status='0, but without its proof'
    fi
    if [ "$status" != 0 ] || [ "$(answers "$base.new.$$")" != "$((wanted))" ]; then
        note "batch $1/$2 lost on $host, status $status"
        exit 0
    fi
    mv "$base.new.$$" "$base.res" || exit 0
    note "batch $1/$2 done on $host"
    summary "$1" "$2"
    ! grep -qx 's 1' "$base.res"
}

# summary GENERATION NUMBER: of a batch that is done: cubes, those refuted and those too hard, the
# share of the tree that is refuted, of which each side of a branching has half, and milliseconds.
summary() {
    awk 'FNR == NR { length_of[++n] = NF - 2; next }
        $1 == "s" { k++; if ($2 == 0) { refuted++; share += 2 ^ -length_of[k] } if ($2 < 0) hard++ }
        $1 == "t" { time += $2 }
        END { printf "%d %d %d %.17g %.3f\n", n, refuted, hard, share, time }' \
        "$folder/$1/$2.cubes" "$folder/$1/$2.res"
}

# numbers GENERATION closed|open: its batches.
numbers() {
    find "$folder/$1" -name '*.cubes' | sed 's/.*\///; s/\.cubes$//' | sort -n | while read -r number; do
        if [ -e "$folder/$1/$number.res" ]; then
            [ "$2" = open ] || echo "$number"
        else
            [ "$2" = closed ] || echo "$number"
        fi
    done
}

# generations: those that are there.
generations() {
    generation=0
    while [ -d "$folder/$generation" ]; do
        echo "$generation"
        generation=$((generation + 1))
    done
}

# deal GENERATION FILE: its lines into batches; all of them are there, or none.
deal() {
    rm -rf "$folder/$1.new"
    mkdir "$folder/$1.new" && awk -v size="$batch" -v folder="$folder/$1.new" '
        n++ % size == 0 { if (file) close(file); file = folder "/" ++k ".cubes" }
        { print > file }' "$2" &&
        [ "$(find "$folder/$1.new" -name '*.cubes' -exec cat {} + | wc -c)" -eq "$(wc -c < "$2")" ] &&
        [ -s "$2" ] && mv "$folder/$1.new" "$folder/$1"
}

# cut_first: the formula into the batches of generation 0.
cut_first() {
    dpll --cubes -n "$cubes" "$folder/formula.cnf" > "$folder/cut.new" || return
    grep '^a' "$folder/cut.new" > "$folder/cubes.new" && grep -v '^a' "$folder/cut.new" | keep "$folder/clauses" &&
        [ "$(cat "$folder/clauses" "$folder/cubes.new" | wc -c)" -eq "$(wc -c < "$folder/cut.new")" ] &&
        deal 0 "$folder/cubes.new" && rm -f "$folder/cut.new" "$folder/cubes.new"
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
    cat "$folder/clauses" "$2" > "$folder/cut.new" &&
        dpll --cubes -n "$again" -t "$limit" "$folder/cut.new" > "$folder/cubes.all" &&
        grep '^a' "$folder/cubes.all" > "$folder/cubes.new" && deal $(($1 + 1)) "$folder/cubes.new" &&
        rm -f "$folder/cut.new" "$folder/cubes.new" "$folder/cubes.all"
}

# summaries: of all that is done.
summaries() {
    for generation in $(generations); do
        numbers "$generation" closed | while read -r number; do
            summary "$generation" "$number"
        done
    done
}

# Reads summaries, and tells what is known where someone listens.
progress() {
    awk -v all="$1" -v workers="$2" -v told="$3" -v tool="$tool" '
        { n += $1; refuted += $2; hard += $3; share += $4; time += $5 }
        told {
            left = workers > 0 && share > 0 && share < 1 ? sprintf("%.0f", (1 - share) / share * time / 1000 / workers) : "?"
            printf "%s: %d cubes done, %d open, %d too hard, %.2f %% of the tree refuted, %s s left\n",
                tool, n - hard, all - n, hard, 100 * share, left | "cat >&2"
        }'
}

# Cubes of all generations.
count_cubes() {
    for generation in $(generations); do
        find "$folder/$generation" -name '*.cubes' -exec cat {} +
    done | wc -l
}

# read_job: the number of the array that was submitted last.
read_job() {
    job=$(sed 's/;.*//; q' "$folder/job")
}

# submit GENERATION: its open batches as a job array.
submit() {
    numbers "$1" open | keep "$folder/open" || return
    tasks=$(($(wc -l < "$folder/open")))
    [ "$tasks" -le "$tasks_most" ] || tasks=$tasks_most
    [ "$slots" -eq 0 ] || tasks=$tasks%$slots
    # shellcheck disable=SC2016 # It is expanded where it runs.
    printf '#!/bin/sh\nexec sh "$DPLL_FARM_SELF" --task %s\n' "$1" |
        DPLL_FARM_SELF=$self sbatch --parsable --export=ALL -J "$tool" -n 1 -c 1 -o /dev/null \
            --array="1-$tasks" 2>> "$folder/log" | keep "$folder/job" && [ -s "$folder/job" ] || return
    read_job
    note "generation $1 is job $job, 1-$tasks"
}

# task GENERATION: what one task of the array does.  A model ends them all.
task() {
    awk -v first="$SLURM_ARRAY_TASK_ID" -v step="$SLURM_ARRAY_TASK_COUNT" 'NR % step == first % step' \
        "$folder/open" | while read -r number; do
        [ ! -e "$folder/$1/$number.res" ] || continue
        sh "$DPLL_FARM_SELF" --work "$1" "$number" 1 > /dev/null || scancel "$SLURM_ARRAY_JOB_ID"
    done
}

# Whether the job is over, as Slurm says; when it does not answer, it is not.
job_over() {
    said=$(squeue -h -j "$job" 2>&1) && [ -z "$said" ] && return
    case $said in *'Invalid job id'*) return 0 ;; esac
    return 1
}

cancel() {
    [ -z "$job" ] || scancel "$job" 2>> "$folder/log"
    rm -f "$folder/job"
    job=
}

# follow GENERATION: summaries of its batches as their results appear, until all are there, one has
# a model, or the job is over.  Slurm is asked, and less and less often, while there are none.
follow() {
    numbers "$1" closed | sort | keep "$folder/told" || return
    pause=1
    over=
    while [ -z "$over" ]; do
        sleep "$pause"
        [ -n "$(numbers "$1" open)" ] || over=1
        numbers "$1" closed | sort | keep "$folder/closed" || return
        news=$(comm -13 "$folder/told" "$folder/closed")
        for number in $news; do
            summary "$1" "$number"
            ! grep -qx 's 1' "$folder/$1/$number.res" || over=1
        done
        mv "$folder/closed" "$folder/told"
        if [ -n "$news" ]; then pause=1; else
            ! job_over || over=1
            [ "$pause" -ge 10 ] || pause=$((pause + 1))
        fi
    done
}

# deal_out GENERATION: has the process `dealer` give its open batches to whoever works, and print
# summaries of those that are done to descriptor 5.  It is parallel itself, so that a signal to it
# ends what it has started.
deal_out() {
    if [ -n "$slurm" ]; then
        follow "$1" >&5 &
    else
        numbers "$1" open | parallel --will-cite --line-buffer -j "$workers" --halt now,fail=1 \
            --termseq TERM,1000,KILL sh "$self" --work "$1" '{}' '{%}' >&5 2>> "$folder/log" &
    fi
    dealer=$!
}

# work_on GENERATION: its open batches, each by a worker.
work_on() {
    [ -z "$slurm" ] || submit "$1" || die 2 "sbatch does not take the batches: $folder/log has why"

    news=$folder/news.pipe.$$
    mkfifo "$news" || die 2 "cannot write in $folder"
    progress "$(count_cubes)" "$workers" "$verbose" < "$news" &
    reader=$!
    exec 5> "$news"
    rm -f "$news"
    summaries >&5
    deal_out "$1"
    exec 5>&-
    wait "$dealer"
    wait "$reader"
    dealer=
    cancel
}

# model: the file that has one, if any.
model() {
    for generation in $(generations); do
        find "$folder/$generation" -name '*.res' -exec grep -lx 's 1' {} + | head -n 1
    done | head -n 1
}

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

# compose: the proofs of all batches into one.  Their names have neither blanks nor wildcards.
compose() {
    note 'the proofs are put together'
    cd "$folder" || return
    { cat clauses && find . -name '*.cubes' -exec cat {} +; } | keep cubes || return
    # shellcheck disable=SC2046
    lratcat --trim -P "$format" -o "$proof" cubes $(find . -name '*.lrat')
}

# conclude ANSWER [FILE]: writes the answer, with the model that FILE has, the table and the picture.
conclude() {
    if ! tabulate | keep "$folder/table" || ! draw | keep "$folder/farm.svg"; then
        note 'no room for table and picture'
    fi
    {
        echo "s $1"
        [ -z "${2-}" ] || awk '$1 == "v" { print; exit }' "$2"
        [ "$1" -ge 0 ] || echo 'c limit signal'
        summaries | awk '{ n += $1; hard += $3; time += $5 }
            END { printf "c cubes %d\nc cut_again %d\nt %.3f\n", n, hard, time }'
    } | keep "$folder/answer.res" || die 2 "cannot write $folder/answer.res"
    [ -z "$verbose" ] || cat "$folder/table" >&2
    cat "$folder/answer.res" 2> /dev/null || die 2 'cannot write standard output'
    note "answer $1"
}

stop() {
    trap '' HUP INT TERM
    [ -z "$dealer" ] || kill "$dealer" 2> /dev/null
    cancel
    note 'stopped by a signal'
    wait
    conclude -1
    exit 0
}

# What a worker runs, or a task of Slurm; all else it has from the environment.
if { [ "${1-}" = --work ] && [ $# -eq 4 ] || [ "${1-}" = --task ]; } && [ -n "${DPLL_FARM-}" ]; then
    IFS=' ' read -r farm limit prove hosts folder << END
$DPLL_FARM
END
    hosts=${hosts#-}
    if [ "$1" = --task ]; then
        task "$2"
        exit
    fi
    [ "$farm" = slurm ] || kill -0 "$farm" 2> /dev/null || exit 0
    solve_batch "$2" "$3" "$4"
    exit
fi

file=
while [ $# -gt 0 ]; do
    argument=$1
    shift
    case $argument in
    --help)
        print_help 2> /dev/null || die 2 "cannot write standard output"
        exit
        ;;
    --version)
        printf '%s %s\n' "$tool" '@VERSION@' 2> /dev/null || die 2 'cannot write standard output'
        exit
        ;;
    --resume) resume=1 ;;
    --slurm) slurm=1 ;;
    -v | --verbose) verbose=1 ;;
    --batch | --count | --folder | --hosts | --processes | --proof | --proof-format | --time | -[jnPpSt])
        [ $# -gt 0 ] || usage_error "option $argument needs a value"
        set_option "$argument" "$1"
        shift
        ;;
    --batch=* | --count=* | --folder=* | --hosts=* | --processes=* | --proof=* | --proof-format=* | --time=*)
        set_option "${argument%%=*}" "${argument#*=}"
        ;;
    -[jnPpSt]*)
        value=${argument#-?}
        set_option "${argument%"$value"}" "$value"
        ;;
    -?*) usage_error "unknown option $argument" ;;
    *)
        [ -z "$file" ] || usage_error 'one formula at a time'
        file=$argument
        ;;
    esac
done

[ -n "$resume$file" ] || usage_error 'the operand FILE is missing'
[ -n "$folder" ] || folder=${file:+${file##*/}.farm}
[ -n "$folder" ] || usage_error '--resume needs the option --folder or FILE'
[ -z "$slurm" ] || [ -z "$hosts" ] || usage_error 'options -S and --slurm exclude each other'
[ ! -t 2 ] || verbose=1
case $0 in
*/*) PATH=$(cd "${0%/*}" && pwd):$PATH self=$(cd "${0%/*}" && pwd)/${0##*/} ;;
*) self=$(command -v "$0") ;;
esac
export PATH
need dpll awk mkfifo mktemp
if [ -n "$slurm" ]; then need sbatch squeue scancel; else need parallel; fi
[ -z "$proof" ] || need lratcat
case $proof in '' | /*) ;; *) proof=$PWD/$proof ;; esac
if [ -n "$hosts" ]; then
    [ -n "${DPLL_FARM_SSH-}" ] || need ssh
    for host in $(printf '%s' "$hosts" | tr , ' '); do
        ${DPLL_FARM_SSH:-ssh -o BatchMode=yes} "$host" 'command -v dpll && command -v mktemp' > /dev/null < /dev/null ||
            die 2 "cannot find the program dpll on PATH of $host, over ssh"
    done
fi
machines=$(printf '%s\n' "${hosts:-here}" | tr , '\n' | wc -l)
[ "$slots" -gt 0 ] || [ -n "$slurm" ] || slots=$(getconf _NPROCESSORS_ONLN)
workers=$((machines * slots))

if [ -z "$resume" ]; then
    { [ -f "$file" ] && [ -r "$file" ]; } || die 2 "cannot read $file"
    mkdir "$folder" 2> /dev/null || die 2 "cannot make the folder $folder: with --resume what is there goes on"
fi
if [ ! -e "$folder/formula.cnf" ] && [ -d "$folder" ] && [ -r "$file" ] && ! keep "$folder/formula.cnf" < "$file"; then
    [ -n "$resume" ] || rm -rf "$folder"
    die 2 "cannot write in $folder"
fi
[ -f "$folder/formula.cnf" ] || die 2 "$folder has no formula to go on with"
folder=$(cd "$folder" && pwd) || die 2 "cannot enter $folder"
other=$(cat "$folder/farmer" 2> /dev/null)
if [ -n "$other" ] && [ "$other" != $$ ] && kill -0 "$other" 2> /dev/null; then
    die 2 "process $other works on $folder"
fi
echo $$ | keep "$folder/farmer" || die 2 "cannot write in $folder"
find "$folder" \( -name '*.new.*' -o -name '*.pipe.*' \) -exec rm -f {} +
trap stop HUP INT TERM
if [ -s "$folder/job" ] && command -v scancel > /dev/null; then
    read_job
    cancel
fi
note "begun by process $$ with $workers workers, $limit s for a cube"

# A result that a crash of the machine has left incomplete is none, nor is one whose proof is missed.
for generation in $(generations); do
    for number in $(numbers "$generation" closed); do
        [ -z "$proof" ] || [ -e "$folder/$generation/$number.lrat" ] || rm -f "$folder/$generation/$number.res"
        [ ! -e "$folder/$generation/$number.res" ] || [ "$(answers "$folder/$generation/$number.res")" = "$(($(wc -l < "$folder/$generation/$number.cubes")))" ] ||
            rm -f "$folder/$generation/$number.res"
    done
done

if [ ! -d "$folder/0" ]; then
    cut_first || {
        [ -n "$resume" ] || rm -rf "$folder"
        die 2 "cannot cut the formula into cubes"
    }
fi
DPLL_FARM="$([ -n "$slurm" ] && echo slurm || echo $$) $limit -${proof:+1} -$hosts $folder"
export DPLL_FARM
idle=0
while :; do
    found=$(model)
    [ -z "$found" ] || break
    last=$(generations | tail -n 1)
    before=$(numbers "$last" open | wc -l)
    if [ "$before" -gt 0 ]; then
        work_on "$last"
        [ "$(numbers "$last" open | wc -l)" -lt "$before" ] && idle=0 || idle=$((idle + 1))
        [ "$idle" -lt "$idle_most" ] ||
            die 2 "no batch comes to an end; what is done is in $folder, and so is why, in log: --resume goes on"
        continue
    fi
    hard "$last" | keep "$folder/hard" || die 2 "cannot write in $folder; --resume goes on"
    [ -s "$folder/hard" ] || break
    cut_again "$last" "$folder/hard" || die 2 "cannot cut cubes again; --resume goes on"
done
if [ -n "$found" ]; then
    conclude 1 "$found"
else
    [ -z "$proof" ] || (compose) || die 2 "the proofs cannot be put together; they are in $folder"
    conclude 0
fi
rm -f "$folder/farmer"
