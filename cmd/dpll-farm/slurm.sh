# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# Batches as a job array of Slurm.

# Tasks of a job array, as many as Slurm takes unless told otherwise.
tasks_most=1000

# read_job: the number of the array that was submitted last.
read_job() {
    sed 's/;.*//; q' "$folder/job"
}

# submit GENERATION: its open batches as a job array.
submit() {
    cancel
    numbers "$1" open | keep "$folder/open" || return
    tasks=$(($(wc -l < "$folder/open")))
    [ "$tasks" -le "$tasks_most" ] || tasks=$tasks_most
    [ "$slots" -eq 0 ] || tasks=$tasks%$slots
    # shellcheck disable=SC2016 # It is expanded where it runs.
    printf '#!/bin/sh\nexec sh "$DPLL_FARM_SELF" --task %s\n' "$1" |
        sbatch --parsable --export=ALL -J "$tool" -n 1 -c 1 -o /dev/null \
            --array="1-$tasks" 2>> "$folder/log" | keep "$folder/job" && [ -s "$folder/job" ] || return
    job=$(read_job)
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

# job_state: what the tasks that are left do: "over" for none, "runs", or why none does.  A task that is
# held because a node could not begin it is over: Slurm does not begin it again by itself.
job_state() {
    said=$(squeue -h -j "$job" -o '%T %r' 2>&1) || case $said in
    *'Invalid job id'*) said= ;;
    *)
        printf 'Slurm does not answer: %s\n' "$said" | head -n 1
        return
        ;;
    esac
    printf '%s\n' "$said" | awk '
        $1 == "PENDING" && /launch.failed.requeued.held/ { next }
        $1 == "PENDING" && $2 != "None" { sub(/^PENDING /, ""); why = "Slurm says: " $0; next }
        NF { runs = 1 }
        END { print runs ? "runs" : why ? why : "over" }'
}

# quiet_most GENERATION: seconds without a result after which tasks that run are given up: twice what
# a batch may take, and ten minutes.  Slurm may take a task for running that was lost with its node.
quiet_most() {
    echo $((2 * (limit << $1) * $(wc -l < "$folder/$1/1.cubes") + 600))
}

# report_state STATE: into the log, where it has changed and says why nothing runs.
report_state() {
    case $1 in runs | over | "$reported") return ;; esac
    reported=$1
    note "job $job waits: $1"
    [ -z "$verbose" ] || say "job $job waits: $1"
}

# cancel: ends the job that was submitted last, if it may be at work.  One that cannot be ended is
# remembered: it is ended before the next, or by --resume.
cancel() {
    [ -s "$folder/job" ] || return 0
    job=$(read_job)
    if scancel "$job" >> "$folder/log" 2>&1; then
        rm -f "$folder/job"
    else
        note "job $job cannot be ended"
        say "cannot end job $job of Slurm, whose tasks may go on: scancel $job does it later, and so does --resume"
    fi
}

# news GENERATION: the batches that have ended since they were told last.
news() {
    numbers "$1" closed | sort | keep "$folder/closed" && comm -13 "$folder/told" "$folder/closed" &&
        mv "$folder/closed" "$folder/told"
}

# is_worth_waiting: whether more is to come of the job, after $pause seconds without a result; the next
# pause is longer.
is_worth_waiting() {
    state=$(job_state)
    report_state "$state"
    [ "$state" = runs ] && quiet=$((quiet + pause)) || quiet=0
    if [ "$quiet" -gt "$patience" ]; then
        note "job $job is given up: its tasks have run for $quiet s without a result"
        return 1
    fi
    [ "$pause" -ge 10 ] || pause=$((pause + 1))
    [ "$state" != over ]
}

# follow GENERATION: summaries of its batches as their results appear, until all are there, one has
# a model, the job is over or the farm itself is gone.  Slurm is asked, and less and less often, while there are none.
follow() {
    numbers "$1" closed | sort | keep "$folder/told" || return
    patience=$(quiet_most "$1")
    quiet=0
    pause=1
    reported=
    over=
    while [ -z "$over" ]; do
        sleep "$pause"
        if [ -z "$(numbers "$1" open)" ] || ! kill -0 $$ 2> /dev/null; then over=1; fi
        ended=$(news "$1") || return
        for number in $ended; do
            summary "$folder/$1/$number.cubes" "$folder/$1/$number.res"
            ! has_model "$folder/$1/$number.res" || over=1
        done
        if [ -n "$ended" ]; then
            quiet=0
            pause=1
        else
            is_worth_waiting || over=1
        fi
    done
}
