#!/bin/sh
# SPDX-License-Identifier: MIT
# Decides one formula by many processes, on this machine or on others: cuts it into cubes and deals
# these out by GNU parallel.  All that is known is in plain files in one folder, each of which
# appears by a rename when it is complete; so whoever is killed, and whenever, --resume goes on.
#
#     FOLDER/formula.cnf     as it was given
#     FOLDER/clauses         as the workers read them: iCNF
#     FOLDER/whole.res       what one process had to say about all of it
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
unset CDPATH
tool='dpll-farm'
folder=
hosts=
cubes=1000
batch=0
slots=0
limit=60
first=1
proof=
format=lrat
resume=
verbose=
slurm=
strict=
dealer=
waiting=
working=

# Cubes that one becomes which was too hard, and rounds without a result before all is given up.
again=8
idle_most=3

# say MESSAGE: what is not printable ASCII as a question mark.
say() {
    printf '%s: %s\n' "$tool" "$(printf '%s' "$1" | tr -c ' -~' '?')" >&2
}

# die STATUS MESSAGE
die() {
    say "$2"
    exit "$1"
}

# why_no_folder NAME: why there is none that is new.
why_no_folder() {
    if [ -d "$1" ]; then
        echo 'with --resume what is there goes on'
    elif [ -e "$1" ]; then
        echo 'a file has that name'
    else
        mkdir "$1" 2>&1 | sed 's/.*: //'
    fi
}

# why_not_read FILE: why it cannot be read.  Fails where it can.
why_not_read() {
    if [ -e "$1" ] && [ ! -f "$1" ]; then
        echo 'not a regular file'
    else
        ! why=$(dd if="$1" of=/dev/null count=1 2>&1) || return
        printf '%s\n' "$why" | sed 's/.*: //'
    fi
}

# need PROGRAM ...: on PATH.
need() {
    for program; do
        command -v "$program" > /dev/null || die 2 "cannot find the program $program on PATH"
    done
}

# disconnect: from all hosts.
disconnect() {
    for host in $(printf '%s' "$hosts" | tr , ' '); do
        $DPLL_FARM_SSH -O exit "$host" < /dev/null > /dev/null 2>&1
    done
    rm -rf "$connections"
}

# remove_lost: the folders of those who were killed, once their connections have ended.
remove_lost() (
    set +f
    for lost in /tmp/dpll-farm.*.??????; do
        process=${lost#*.}
        kill -0 "${process%.*}" 2> /dev/null || rmdir "$lost" 2> /dev/null
    done
)

# connect_once: whatever runs on a host goes by one connection, which ends with us, or half a minute after
# we were killed.  To begin one may cost more than a small batch.
connect_once() {
    DPLL_FARM_SSH='ssh -o BatchMode=yes'
    # The name of a socket is short, so it is not in our folder.
    connections=$(mktemp -d "/tmp/dpll-farm.$$.XXXXXX" 2> /dev/null) || return 0
    remove_lost
    trap disconnect EXIT
    DPLL_FARM_SSH="$DPLL_FARM_SSH -o ControlMaster=auto -o ControlPersist=30 -o ControlPath=$connections/%C"
}

# lacking_on HOST: a program that batches need and HOST lacks, if there is one.  A login may greet us
# before.  Fails where no command runs there.
lacking_on() {
    # shellcheck disable=SC2016 # It is expanded there.
    said=$($DPLL_FARM_SSH "$1" \
        'for program in dpll mktemp; do command -v "$program" > /dev/null || echo "lacks $program"; done' < /dev/null) &&
        printf '%s\n' "$said" | sed -n '/^lacks /{s///p;q;}'
}

. ../../common/deliver.sh
. ../../common/usage.sh
. ./options.sh
. ./state.sh
. ./cubes.sh
. ./whole.sh
. ./batch.sh
. ./progress.sh
. ./slurm.sh
. ./conclude.sh

# deal_out GENERATION: has the process `dealer` give its open batches to whoever works, and print
# summaries of those that are done to descriptor 5.  It is parallel itself, so that a signal to it
# ends what it has started.
deal_out() {
    if [ -n "$slurm" ]; then
        follow "$1" >&5 &
    else
        # shellcheck disable=SC2016 # It is expanded by the shell that parallel starts.
        numbers "$1" open | parallel --will-cite --line-buffer -j "$workers" --halt now,fail=1 \
            --termseq TERM,1000,KILL 'exec sh "$DPLL_FARM_SELF"' --work "$1" '{}' '{%}' >&5 2>> "$folder/log" &
    fi
    dealer=$!
}

# work_on GENERATION: its open batches, each by a worker.
work_on() {
    [ -z "$slurm" ] || submit "$1" || die 2 "sbatch does not take the batches: $folder/log has why"

    news=$folder/news.pipe.$$
    mkfifo "$news" 2> /dev/null || die 2 "cannot write in $folder"
    working=1
    progress "$(count_cubes)" "$workers" "$verbose" < "$news" &
    reader=$! waiting=$!
    # A signal may come while this waits for the reader: it is no reason to leave without an answer.
    { command exec 5> "$news"; } 2> /dev/null || die 2 "cannot write in $folder"
    waiting=
    rm -f "$news"
    (summaries) >&5
    deal_out "$1"
    exec 5>&-
    wait "$dealer"
    wait "$reader"
    dealer=
    working=
    cancel
}

# stop: answers a signal, on standard output as it is at that moment: what has another one is a shell of its own.
stop() {
    trap '' HUP INT TERM
    # While batches are dealt out it is open, and what reads it would wait for its end.
    exec 5>&-
    # Who waits for a pipe to be opened would wait on, and what was begun last may have no name yet.
    # shellcheck disable=SC2086
    [ -z "$working" ] || kill $dealer $waiting "$!" 2> /dev/null
    cancel
    note 'stopped by a signal'
    wait
    conclude -1
    exit 0
}

# is_farm PROCESS: whether it works, and is one of us: after a restart of the machine another program may
# have the number.
is_farm() {
    kill -0 "$1" 2> /dev/null || return
    ! said=$(ps -o args= -p "$1" 2> /dev/null) || case $said in *dpll-farm*) ;; *) return 1 ;; esac
}

# spare_proof PATH NAME: the proof does not go there, by whatever name.
spare_proof() {
    # shellcheck disable=SC3013 # POSIX has it since 2024, and shells for longer.
    [ ! "$proof" -ef "$1" ] || die 2 "cannot write $proof: it is $2"
}

# spare_formula: the proof does not go where there is one, or may be, as dpll finds, which leaves the file as
# it is where it has no problem.
spare_formula() {
    said=$(dpll -p "$proof" /dev/null 2>&1)
    case $said in
    'dpll: cannot '*) die 2 "${said#dpll: }" ;;
    esac
}

# spare_folder: the proof is not the folder, which is the present one, nor among its files.
spare_folder() {
    [ ! -d "$proof" ] || return 1
    case $(cd "${proof%/*}/" && pwd -P)/ in
    "$(pwd -P)"/*) return 1 ;;
    esac
}

# What a worker runs, or a task of Slurm; all else it has from the environment.
if { [ "${1-}" = --work ] && [ $# -eq 4 ] || [ "${1-}" = --task ]; } && [ -n "${DPLL_FARM-}" ]; then
    IFS=' ' read -r farm limit prove hosts << END
$DPLL_FARM
END
    folder=$DPLL_FARM_FOLDER
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
        print_help | deliver
        exit
        ;;
    --version)
        printf '%s\n' "$tool @VERSION@" 'commit @COMMIT@' | deliver
        exit
        ;;
    --resume) resume=1 ;;
    --slurm) slurm=1 ;;
    --strict) strict=1 ;;
    -v | --verbose) verbose=1 ;;
    --batch | --count | --first | --folder | --hosts | --processes | --proof | --proof-format | --time | -[jnPpSt])
        [ $# -gt 0 ] || usage_error "option $argument needs a value"
        set_option "$argument" "$1"
        shift
        ;;
    --batch=* | --count=* | --first=* | --folder=* | --hosts=* | --processes=* | --proof=* | --proof-format=* | --time=*)
        set_option "${argument%%=*}" "${argument#*=}"
        ;;
    -[jnPpSt]*)
        value=${argument#-?}
        set_option "${argument%"$value"}" "$value"
        ;;
    --)
        [ $# -eq 0 ] || take_file "$1"
        [ $# -le 1 ] || usage_error 'one formula at a time'
        break
        ;;
    -?*) unknown_option "$argument" ;;
    *) take_file "$argument" ;;
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
case $proof in
*.gz) need gzip ;;
*.xz | *.lzma) need xz ;;
*.bz2) need bzip2 ;;
*.zst) need zstd ;;
esac
case $folder in -*) folder=./$folder ;; esac
case $proof in '' | /*) ;; *) proof=$PWD/$proof ;; esac
(exec 3>&1) 2> /dev/null || die 2 'cannot write standard output: Bad file descriptor'
[ ! -f "$proof" ] || [ -z "$file" ] || spare_proof "$file" "the input $file"
[ ! -f "$proof" ] || spare_proof /dev/fd/1 'standard output, too'
[ ! -f "$proof" ] || [ -n "$resume" ] || spare_formula
[ -z "$proof" ] || ! why=$(why_no_proof) || die 2 "cannot write $proof: $why"
if [ -n "$hosts" ]; then
    if [ -z "${DPLL_FARM_SSH-}" ]; then
        need ssh
        connect_once
    fi
    export DPLL_FARM_SSH
    for host in $(printf '%s' "$hosts" | tr , ' '); do
        lacking=$(lacking_on "$host") || die 2 "cannot run commands on $host, over ssh"
        [ -z "$lacking" ] || die 2 "cannot find the program $lacking on PATH of $host, over ssh"
    done
fi
machines=$(printf '%s\n' "${hosts:-here}" | tr , '\n' | wc -l)
[ "$slots" -gt 0 ] || [ -n "$slurm" ] || slots=$(getconf _NPROCESSORS_ONLN)
workers=$((machines * slots))

# Who was killed early has left no folder, or one without the formula.
if [ -z "$resume" ] || { [ -n "$file" ] && [ ! -e "$folder/formula.cnf" ]; }; then
    ! why=$(why_not_read "$file") || die 2 "cannot read $file: $why"
    { [ -n "$resume" ] && [ -d "$folder" ]; } || mkdir "$folder" 2> /dev/null ||
        die 2 "cannot make the folder $folder: $(why_no_folder "$folder")"
    keep "$folder/formula.cnf" < "$file" || {
        [ -n "$resume" ] || rm -rf "$folder"
        die 2 "cannot write in $folder"
    }
fi
[ -f "$folder/formula.cnf" ] || die 2 "$folder has no formula to go on with"
folder=$(cd "$folder" && pwd) || die 2 "cannot enter $folder"
[ ! -f "$proof" ] || spare_proof "$folder/formula.cnf" "the formula of $folder"
[ -z "$proof" ] || (cd "$folder" && spare_folder) || {
    [ -n "$resume" ] || rm -rf "$folder"
    die 2 "cannot write $proof: it is the folder of the farm, or in it"
}
[ ! -f "$proof" ] || spare_formula
other=$(cat "$folder/farmer" 2> /dev/null)
if [ -n "$other" ] && [ "$other" != $$ ] && is_farm "$other"; then
    die 2 "process $other works on $folder"
fi
echo $$ | keep "$folder/farmer" || die 2 "cannot write in $folder"
trap stop HUP INT TERM
find "$folder" \( -name '*.new.*' -o -name '*.pipe.*' \) -exec rm -f {} +
cancel
note "begun by process $$ with $workers workers, $limit s for a cube"

# A result that a crash of the machine has left incomplete is none, nor is one whose proof is missed.
for generation in $(generations); do
    for number in $(numbers "$generation" closed); do
        base=$folder/$generation/$number
        has_model "$base.res" || [ -z "$proof" ] || [ -e "$base.lrat" ] || rm -f "$base.res"
        [ ! -e "$base.res" ] || (summary "$base.cubes" "$base.res") > /dev/null || rm -f "$base.res"
    done
done

if [ ! -d "$folder/0" ]; then
    if is_easy; then
        conclude "$answer" "$folder/whole.res"
        rm -f "$folder/farmer"
        exit
    fi
    cut_first || {
        [ -n "$resume" ] || rm -rf "$folder"
        die 2 "cannot cut the formula into cubes"
    }
fi
DPLL_FARM="$([ -n "$slurm" ] && echo slurm || echo $$) $limit -${proof:+1} -$hosts"
DPLL_FARM_FOLDER=$folder
DPLL_FARM_SELF=$self
export DPLL_FARM DPLL_FARM_FOLDER DPLL_FARM_SELF
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
    conclude 1 "$folder/$found"
else
    [ -z "$proof" ] || (compose) || die 2 "the proofs cannot be put together; they are in $folder"
    conclude 0
fi
rm -f "$folder/farmer"
