# shellcheck shell=sh disable=SC2034,SC2154
# Batches as a job array of Slurm.

# Tasks of a job array, as many as Slurm takes unless told otherwise.
tasks_most=1000

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
            summary "$folder/$1/$number.cubes" "$folder/$1/$number.res"
            ! grep -qx 's 1' "$folder/$1/$number.res" || over=1
        done
        mv "$folder/closed" "$folder/told"
        if [ -n "$news" ]; then pause=1; else
            ! job_over || over=1
            [ "$pause" -ge 10 ] || pause=$((pause + 1))
        fi
    done
}
