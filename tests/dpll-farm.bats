#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# dpll-farm, with real GNU parallel, over real ssh to two names of this machine, and with a real
# Slurm of one node.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    once_is_enough
    need_program parallel
    # Formulas here are easy, and are cut nevertheless, but where a test says otherwise.
    mkdir cuts
    printf '#!/bin/sh\nexec "%s" --first 0 "$@"\n' "$BIN/dpll-farm" >cuts/dpll-farm
    chmod +x cuts/dpll-farm
    PATH=$PWD/cuts:$PATH
    uniform 3 250 1100 1 >unsat.cnf
    uniform 3 200 800 2 >sat.cnf
}

# Whatever has failed, nothing goes on: first what asks Slurm, then its jobs, then Slurm.
teardown() {
    end_jobs
    [ ! -e sshd.pid ] || kill "$(cat sshd.pid)"
    [ ! -e slurm.conf ] || end_slurm
    [ ! -e full/mounted ] || umount -l full
}

# Daemons that no longer answer are killed, and so are the steps that they have begun.
end_slurm() {
    scancel --signal=KILL --full --user root 2>err || true
    for ((try = 0; try < 50; try++)); do
        [ -n "$(squeue -h 2>err)" ] || break
        sleep 0.1
    done
    for daemon in slurmd slurmctld munged; do
        ! process=$(cat "$daemon.pid" 2>err) || end_daemon "$process"
    done
}

# end_daemon PROCESS: one that has not ended after ten seconds is killed.
end_daemon() {
    for ((try = 0; try < 100; try++)); do
        kill "$1" 2>err || return 0
        sleep 0.1
    done
    kill -KILL "$1"
}

# A server of our own, with keys of its own, whose sessions find our programs.
serve_ssh() {
    sshd=$(PATH=$PATH:/usr/sbin:/sbin command -v sshd) || skip "needs sshd"
    need_program ssh
    [ "$(id -u)" -ne 0 ] || mkdir -p /run/sshd
    port=$((20000 + BASHPID % 20000))
    ssh-keygen -q -t ed25519 -N '' -f host
    ssh-keygen -q -t ed25519 -N '' -f user
    printf '%s\n' "Port $port" 'ListenAddress 127.0.0.1' "HostKey $PWD/host" "PidFile $PWD/sshd.pid" \
        "AuthorizedKeysFile $PWD/user.pub" 'StrictModes no' 'UsePAM no' 'PermitRootLogin yes' \
        'MaxStartups 100' "SetEnv PATH=$PATH" >sshd_config
    "$sshd" -f "$PWD/sshd_config" -E "$PWD/sshd.log" || skip "needs an sshd that starts"
    export DPLL_FARM_SSH="ssh -F none -p $port -i $PWD/user -o BatchMode=yes -o StrictHostKeyChecking=no
        -o UserKnownHostsFile=$PWD/known -o LogLevel=ERROR"
    for ((try = 0; try < 100; try++)); do
        ! $DPLL_FARM_SSH localhost true </dev/null 2>err || return 0
        sleep 0.1
    done
    skip "needs an sshd that answers: $(head -n 1 err)"
}

# A cluster of our own, of one node with two processors.
serve_slurm() {
    local directory=$PWD name
    PATH=$PATH:/usr/sbin:/sbin
    for name in munged slurmctld slurmd sbatch; do
        need_program "$name"
    done
    [ "$(id -u)" -eq 0 ] || skip "needs leave to start slurmd"
    mkdir state spool
    (umask 377 && head -c 1024 /dev/urandom >key)
    name=$(hostname -s)
    export SLURM_CONF=$PWD/slurm.conf
    cat >slurm.conf <<END
ClusterName=test
SlurmctldHost=$name(127.0.0.1)
SlurmctldPort=$((20000 + BASHPID % 10000))
SlurmdPort=$((30000 + BASHPID % 2000))
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$directory/munge.socket
StateSaveLocation=$directory/state
SlurmdSpoolDir=$directory/spool
SlurmctldPidFile=$directory/slurmctld.pid
SlurmdPidFile=$directory/slurmd.pid
SlurmctldLogFile=$directory/slurmctld.log
SlurmdLogFile=$directory/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SchedulerParameters=sched_interval=1,batch_sched_delay=0
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
KillWait=2
ReturnToService=2
NodeName=$name NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=$name Default=YES MaxTime=INFINITE State=UP
END
    # What goes on must not hold the descriptors that bats waits for.
    {
        munged --force --key-file="$PWD/key" --socket="$PWD/munge.socket" --pid-file="$PWD/munged.pid" \
            --log-file="$PWD/munge.log" --seed-file="$PWD/seed" && slurmctld -i && slurmd
    } 3>&- >daemons.log 2>&1 || skip "needs daemons of Slurm that start"
    for ((try = 0; try < 200; try++)); do
        [ "$(sinfo -h -o %t 2>err)" != idle ] || return 0
        sleep 0.1
    done
    skip "needs a Slurm whose node gets ready"
}

# The cubes that are done twice.
done_twice() {
    grep -o 'batch [0-9/]* done' "$1/log" | sort | uniq -d
}

# until_logged FOLDER COUNT WORDS: waits until its log has so many lines with these words, as long as
# the process `farm` works.
until_logged() {
    until [ -e "$1/log" ] && [ "$(grep -c "$3" "$1/log")" -ge "$2" ]; do
        kill -0 "$farm" || return 1
        sleep 0.05
    done
}

# until_done FOLDER COUNT: waits until so many batches are done.
until_done() {
    until_logged "$1" "$2" ' done on '
}

@test "dpll-farm: answers as one process does, and models are models" {
    for name in unsat sat; do
        dpll-farm -j 2 -n 30 --batch 3 $name.cnf >f.res
        [ "$(head -n 1 f.res)" = "$(dpll -q $name.cnf | head -n 1)" ]
        diff f.res $name.cnf.farm/answer.res
        resverify $name.cnf f.res >report || [ $name = unsat ]
        grep -q '<title>' $name.cnf.farm/farm.svg
    done
    # Of what is refuted nothing is left out, in the table neither.
    [ "$(awk 'NR == 2 { print $2, $3, $4, $5 }' unsat.cnf.farm/table)" = "30 30 0 0" ]
    # A formula that looking ahead refutes, and an empty one.
    uniform 3 20 200 1 >easy.cnf
    [ "$(dpll-farm -j 1 easy.cnf | head -n 1)" = "s 0" ]
}

@test "dpll-farm: a model has a value for each variable that is declared, and for no other" {
    # No clauses, variables that none of them has, and those that stand for parts of an exclusive or.
    printf 'p cnf 3 0\n' >none.cnf
    printf 'c 3\np cnf 9 1\n2 3 0\n' | gzip >few.cnf.gz
    printf 'p cnf 9 2\nx 1 2 3 4 5 6 7 0\n1 2 0\n' >fresh.cnf
    for name in none.cnf few.cnf.gz fresh.cnf; do
        for first in 0 10; do
            dpll-farm -j 1 --first $first --folder $name.$first $name >f.res
            prints verified "resverify $name f.res"
        done
    done
}

@test "dpll-farm: -p leaves a proof of the formula, whatever was lost on the way" {
    # Of what comes over this connection the end is missing, the first time behind the results.
    cat >torn <<END
#!/bin/sh
case \$2 in lines=*) if mkdir $PWD/once 2>/dev/null; then sh -c "\$2" | head -c 200; exit; fi ;; esac
sh -c "\$2"
END
    chmod +x torn
    DPLL_FARM_SSH=$PWD/torn dpll-farm -S here -j 1 -n 12 --batch 4 -p f.lrat unsat.cnf >f.res
    prints verified 'resverify -p f.lrat unsat.cnf f.res'
    says 'c VERIFIED' lrat-check unsat.cnf f.lrat
    [ "$(grep -c ' lost on ' unsat.cnf.farm/log)" -eq 1 ]
    # Batches that were done without one are done again, others are not.
    dpll-farm -j 2 -n 12 --batch 4 --folder g unsat.cnf >g.res
    dpll-farm -j 2 --resume --folder g -P binary --proof g.lrat >g.res
    prints verified 'resverify -P lrat -p g.lrat unsat.cnf g.res'
    [ "$(done_twice g | wc -l)" -eq 3 ]
    dpll-farm -j 2 --resume --folder g -p again.lrat >g.res
    prints verified 'resverify -p again.lrat unsat.cnf g.res'
    [ "$(done_twice g | wc -l)" -eq 3 ]
    [ "$(grep -c ' done on ' g/log)" -eq 6 ]
    [ -z "$(find unsat.cnf.farm g -name '*.new*')" ]
    # What is refuted while it is cut has one, too; where there is a model there is none.
    uniform 3 20 200 1 >easy.cnf
    dpll-farm -j 1 -p easy.lrat easy.cnf >f.res
    prints verified 'resverify -p easy.lrat easy.cnf f.res'
    dpll-farm -j 1 -n 4 -p none.lrat sat.cnf >f.res
    [ ! -e none.lrat ]
    fails_with 64 "dpll-farm: option -P needs lrat or binary, found 'drat' (see dpll-farm --help)" \
        'dpll-farm -P drat sat.cnf'
    mkdir place
    for first in 0 10; do
        fails_with 2 "dpll-farm: cannot write $PWD/nowhere/f.lrat: No such file or directory" \
            "dpll-farm -j 1 --first $first -p nowhere/f.lrat easy.cnf --folder h"
        fails_with 2 "dpll-farm: cannot write $PWD/place: Is a directory" \
            "dpll-farm -j 1 --first $first -p place easy.cnf --folder h"
        [ ! -e h ]
    done
    # One that is there, and is read.
    cp g/0/1.lrat kept
    ln -s g/0/1.lrat part
    run_sh 'dpll-farm -j 2 --resume --folder g -p part'
    [ "$status" -eq 2 ]
    [ "${stderr_lines[0]}" = "dpll-farm: cannot write $PWD/part: it is a proof that is read" ]
    cmp kept g/0/1.lrat
}

@test "dpll-farm: what is too hard is cut again, with more time" {
    mkdir slow
    # This one gives up on every question that it has the first limit for.
    cat >slow/dpll <<END
#!/bin/sh
case " \$* " in
*' --cubes '*) exec '$BIN/dpll' "\$@" ;;
*' -t 60 '*) '$BIN/dpll' "\$@" | sed 's/^s .*/s -1/; /^[cv]/d' ;;
*' -t 120 '*) exec '$BIN/dpll' "\$@" ;;
esac
END
    cp "$BIN/dpll-farm" slow/
    chmod +x slow/dpll
    slow/dpll-farm --first 0 -j 2 -n 4 --folder f unsat.cnf >f.res
    [ "$(head -n 1 f.res)" = "s 0" ]
    [ -d f/1 ]
    grep -q 'generation 0: 4 cubes are cut again' f/log
}

@test "dpll-farm: what one process decides in a moment is not cut, whatever is asked of it" {
    uniform 3 500 2000 1 >easy.cnf
    for name in unsat easy; do
        "$BIN/dpll-farm" --first 60 -p $name.lrat.gz $name.cnf >f.res
        grep -qx 'c cubes 0' f.res
        [ ! -d $name.cnf.farm/0 ]
        if [ $name = unsat ]; then
            prints verified "resverify -p $name.lrat.gz $name.cnf f.res"
        else
            prints verified "resverify $name.cnf f.res"
            [ ! -e $name.lrat.gz ]
        fi
        # Once more, from what is there.
        "$BIN/dpll-farm" --resume --folder $name.cnf.farm | diff f.res -
    done
    # A proof that was not asked for is made, and in another form.
    "$BIN/dpll-farm" --first 60 --folder f unsat.cnf >f.res
    for form in lrat binary; do
        "$BIN/dpll-farm" --first 60 --resume --folder f -P $form -p later.lrat >f.res
        prints verified "resverify -p later.lrat unsat.cnf f.res"
        first=$(head -c 1 later.lrat)
        [[ $form$first = binarya || $form$first = lrat[0-9] ]]
    done
    # A question is a part; problems are none.
    printf 'p inccnf\n1 2 0\n-1 2 0\na 1 -2 0\n' >question.icnf
    "$BIN/dpll-farm" -j 1 question.icnf | grep -qx 'c cubes 1'
    printf 'p inccnf\n1 2 0\n-1 2 0\na -2 0\na 1 0\n' >parts.icnf
    [ "$("$BIN/dpll-farm" -j 1 parts.icnf | head -n 1)" = 's 1' ]
    printf 'p cnf 1 1\n1 0\np cnf 1 2\n1 0\n-1 0\n' >two.cnf
    fails_with 2 $'dpll-farm: two.cnf has more than one problem, or clauses behind a question\ndpll-farm: cannot cut the formula into cubes' \
        "'$BIN/dpll-farm' two.cnf"
    # What is wrong behind the first answer is wrong, and so is what is with --strict.
    printf 'p cnf 1 2\n1 0\n-1 0\np cnf x\n' >wrong.cnf
    printf 'p inccnf\n1 2 0\na 1 0\n3 q 0\n' >wrong.icnf
    printf 'p inccnf 2 3\n1 2 0\na 1 0\n' >strict.icnf
    for name in wrong.cnf wrong.icnf '--strict strict.icnf'; do
        run_sh "'$BIN/dpll-farm' $name"
        [ "$status" -eq 2 ]
        [ -z "$output" ]
    done
    # What is wrong is said once.
    printf 'p cnf 2 3\n1 2 0\n-1 2 0\n' >short.cnf
    run_sh "'$BIN/dpll-farm' -j 1 short.cnf"
    [ "$status" -eq 0 ]
    [ "$stderr" = "dpll: short.cnf:1:9: warning: the header declares 3 clauses, found 2" ]
}

@test "dpll-farm: a signal ends the process that tries all of it" {
    uniform 3 600 2600 1 >hard.cnf
    "$BIN/dpll-farm" --first 10000 --folder f hard.cnf >f.res &
    farm=$!
    until [ -e f/whole.told ]; do
        kill -0 "$farm" || return 1
        sleep 0.05
    done
    kill -TERM "$farm"
    wait "$farm"
    [ "$(head -n 1 f.res)" = 's -1' ]
}

@test "dpll-farm: the first batches are large, and the last end together" {
    dpll-farm -j 2 -n 200 unsat.cnf >f.res
    for ((k = 1; ; k++)); do
        [ -e "unsat.cnf.farm/0/$k.cubes" ] || break
        wc -l <"unsat.cnf.farm/0/$k.cubes"
    done >sizes
    [ "$(head -n 1 sizes)" -eq 50 ]
    sort -c -n -r sizes
    [ "$(tail -n 2 sizes | head -n 1)" -eq 2 ]
    [ "$(awk '{ n += $1 } END { print n }' sizes)" -eq 200 ]
    [ "$(wc -l <sizes)" -lt 20 ]
    dpll-farm -j 2 -n 50 --batch 20 --folder g unsat.cnf >g.res
    [ "$(wc -l <g/0/3.cubes)" -eq 10 ]
}

@test "dpll-farm: on two hosts over ssh, each has batches" {
    serve_ssh
    for name in unsat sat; do
        dpll-farm -S localhost,127.0.0.1 -j 1 -n 30 --batch 3 -p $name.lrat $name.cnf >f.res 2>err || { cat err; return 1; }
        [ "$(head -n 1 f.res)" = "$(dpll -q $name.cnf | head -n 1)" ]
    done
    prints verified 'dpll -q unsat.cnf | resverify -p unsat.lrat unsat.cnf'
    grep -q 'done on localhost' unsat.cnf.farm/log
    grep -q 'done on 127.0.0.1' unsat.cnf.farm/log
    fails_with 2 "dpll-farm: cannot run commands on nowhere.invalid, over ssh" \
        "DPLL_FARM_SSH=false dpll-farm -S nowhere.invalid --folder g unsat.cnf"
    [ ! -e g ]
}

# From now on ssh is called as it is where the user does not say how.
share_connections() {
    mkdir plain
    # shellcheck disable=SC2086
    echo '#!/bin/sh
exec' "$(command -v ssh)" ${DPLL_FARM_SSH#ssh} '"$@"' >plain/ssh
    chmod +x plain/ssh
    unset DPLL_FARM_SSH
    PATH=$PWD/plain:$PATH
}

@test "dpll-farm: batches on one host share a connection" {
    serve_ssh
    share_connections
    before=$(grep -c Accepted sshd.log)
    dpll-farm -S localhost,127.0.0.1 -j 2 -n 30 --batch 3 unsat.cnf >f.res
    [ "$(head -n 1 f.res)" = "s 0" ]
    [ "$(grep -c Accepted sshd.log)" -eq $((before + 2)) ]
    # They end with the farm, not when nobody has used them for a while.
    for ((try = 0; try < 100; try++)); do
        [ "$(grep -c 'Disconnected from' sshd.log)" -lt $((before + 2)) ] || break
        sleep 0.1
    done
    [ "$try" -lt 100 ]
    grep -q 'done on localhost' unsat.cnf.farm/log
    grep -q 'done on 127.0.0.1' unsat.cnf.farm/log
}

@test "dpll-farm: the folder of connections is removed, and by the next one where a farm was killed" {
    mkdir plain
    printf '#!/bin/sh\nfor command; do :; done\n[ "$command" = here ] || exec sh -c "$command"\n' >plain/ssh
    chmod +x plain/ssh
    sleep 1000 3>&- &
    dead=$!
    kill -KILL "$dead"
    wait "$dead" || true
    lost=$(mktemp -d "/tmp/dpll-farm.$dead.XXXXXX") alive=$(mktemp -d "/tmp/dpll-farm.$$.XXXXXX")
    PATH=$PWD/plain:$PATH dpll-farm -S here -j 1 -n 4 unsat.cnf >f.res 3>&-
    [ "$(head -n 1 f.res)" = "s 0" ]
    [ ! -e "$lost" ]
    rmdir "$alive"
    [ "$(grep -c ' done on here' unsat.cnf.farm/log)" -ge 1 ]
}

@test "dpll-farm: what another machine lacks is named" {
    # It greets whoever comes, and has what there/ has.
    mkdir there
    printf '#!/bin/sh\necho welcome\nPATH=%s/there exec %s -c "$2"\n' "$PWD" "$(command -v sh)" >visit
    chmod +x visit
    for program in dpll mktemp; do
        fails_with 2 "dpll-farm: cannot find the program $program on PATH of away, over ssh" \
            "DPLL_FARM_SSH=$PWD/visit dpll-farm -S away --folder g unsat.cnf"
        ln -s "$(command -v "$program")" there/
    done
    [ ! -e g ]
}

@test "dpll-farm: the first model ends what runs on other machines" {
    serve_ssh
    # One cube is a model at once; the other never ends, but for who ends it.
    mkdir endless
    cat >endless/dpll <<END
#!/bin/sh
case " \$* " in *' --cubes '*) printf 'p inccnf\n1 2 0\na -1 0\na 1 0\n'; exit ;; esac
for file; do :; done
if grep -q '^a -1' "\$file"; then
    echo \$\$ >$PWD/endless.pid
    exec sleep 1000
fi
for i in 1 2 3 4 5 6 7 8 9; do [ -e $PWD/endless.pid ] || sleep 1; done
exec '$BIN/dpll' "\$@"
END
    cp "$BIN/dpll-farm" endless/
    chmod +x endless/dpll
    sed -i "s|^SetEnv PATH=|&$PWD/endless:|" sshd_config
    kill -HUP "$(cat sshd.pid)"
    for ((try = 0; try < 100; try++)); do
        [ "$($DPLL_FARM_SSH localhost 'command -v dpll' </dev/null 2>err)" != "$PWD/endless/dpll" ] || break
        sleep 0.1
    done
    printf 'p cnf 2 1\n1 2 0\n' >f.cnf
    for way in each shared; do
        [ $way = each ] || share_connections
        rm -rf endless.pid f.cnf.farm
        [ "$(endless/dpll-farm --first 0 -S localhost,127.0.0.1 -j 1 --batch 1 f.cnf | head -n 1)" = "s 1" ]
        for ((try = 0; try < 100; try++)); do
            kill -0 "$(cat endless.pid)" 2>err || break
            sleep 0.1
        done
        [ "$try" -lt 100 ]
    done
}

@test "dpll-farm: a model ends the batch that it is in, and is kept where a proof was asked for" {
    need_program timeout
    mkdir endless
    cp "$BIN/dpll-farm" endless/
    cat >endless/dpll <<END
#!/bin/sh
case " \$* " in *' --cubes '*) printf 'p inccnf\n1 2 0\na -1 0\na 1 0\n'; exit ;; esac
echo \$\$ >$PWD/endless.pid
printf 's 1\nv -1 2\nt 0.1\n'
exec sleep 1000
END
    chmod +x endless/dpll
    printf 'p cnf 2 1\n1 2 0\n' >f.cnf
    for options in '' '-p f.lrat'; do
        rm -rf f.cnf.farm
        # shellcheck disable=SC2086
        timeout -s KILL 60 endless/dpll-farm --first 0 -j 1 --batch 2 $options f.cnf >f.res
        [ "$(head -n 2 f.res)" = $'s 1\nv -1 2' ]
        run kill -0 "$(cat endless.pid)"
        [ "$status" -ne 0 ]
        [ ! -e f.lrat ]
        # It is there for who goes on.
        rm f.cnf.farm/answer.res
        mv endless/dpll endless/none
        cp "$BIN/dpll" endless/
        # shellcheck disable=SC2086
        endless/dpll-farm --first 0 --resume $options f.cnf >g.res
        cmp f.res g.res
        mv endless/none endless/dpll
    done
}

@test "dpll-farm: --slurm works as a job array, goes on after it was killed, and waits for a node" {
    serve_slurm
    node=$(hostname -s)
    dpll-farm --slurm -n 60 --batch 2 --folder f -p f.lrat unsat.cnf >first.res 2>err &
    farm=$!
    until_done f 2
    kill -KILL "$farm"
    wait "$farm" || true
    # The job that was left behind is ended, a node that is drained gets no task, and comes back.
    scontrol update "nodename=$node" state=drain reason=test
    dpll-farm --slurm -j 2 --resume --folder f -p f.lrat >f.res 2>err &
    farm=$!
    until_logged f 1 ' waits: Slurm says: .*DRAINED'
    scontrol update "nodename=$node" state=resume
    wait "$farm"
    prints verified 'resverify -p f.lrat unsat.cnf f.res'
    [ "$(done_twice f | wc -l)" -eq 0 ]
    [ -z "$(squeue -h)" ]
    grep -q "done on $node" f/log
    # What deals may be a job, too, and a model ends the array.
    sbatch --wait --export=ALL,CUBES=40 "$ROOT/examples/farm.sbatch" sat.cnf
    prints "" 'resverify -q sat.cnf sat.cnf.farm/answer.res'
    [ ! -e sat.cnf.farm/job ]
    [ ! -e sat.cnf.lrat ]
    # What Slurm refuses is told.
    run_sh 'SBATCH_PARTITION=none dpll-farm --slurm --folder g unsat.cnf'
    [ "$status" -eq 2 ]
    [[ "$stderr" = 'dpll-farm: sbatch does not take the batches: '*'/g/log has why' ]]
    grep -q 'partition' g/log
}

# A Slurm of files: `said` has what squeue prints from now on, one answer a line and the last for good;
# time passes at once.  Tasks run to their end when they are submitted, but those of the first job are
# lost.
serve_paper_slurm() {
    mkdir paper
    cat >paper/sbatch <<'END'
#!/bin/sh
for argument; do case $argument in --array=*) last=${argument##*-} ;; esac; done
cat >script
if mkdir lost 2>/dev/null; then echo 1; exit; fi
echo 2
for SLURM_ARRAY_TASK_ID in $(seq "${last%\%*}"); do
    export SLURM_ARRAY_TASK_ID SLURM_ARRAY_TASK_COUNT="${last%\%*}" SLURM_ARRAY_JOB_ID=2
    sh script
done
END
    cat >paper/squeue <<'END'
#!/bin/sh
answer=$(head -n 1 said)
[ "$(wc -l <said)" -eq 1 ] || sed -i 1d said
case $answer in slurm_load_jobs*) echo "$answer" >&2; exit 1 ;; *) echo "$answer" ;; esac
END
    printf '#!/bin/sh\n[ ! -e away ] || { echo away; exit 1; }\n' >paper/scancel
    printf '#!/bin/sh\n' >paper/sleep
    chmod +x paper/*
    PATH=$PWD/paper:$PATH
}

@test "dpll-farm: --slurm says why nothing runs, and gives up what will never end" {
    serve_paper_slurm
    uniform 3 150 690 1 >hard.cnf
    # A node that could not begin tasks: these are held for good.
    {
        echo 'slurm_load_jobs error: Unable to contact slurm controller (connect failure)'
        printf 'PENDING %s\n' Priority Priority 'Nodes required for job are DOWN, DRAINED' None
        echo 'PENDING launch failed requeued held'
    } >said
    dpll-farm --slurm -v -n 20 --folder f hard.cnf >f.res 2>err
    [ "$(head -n 1 f.res)" = 's 0' ]
    cat >expected <<END
dpll-farm: job 1 waits: Slurm does not answer: slurm_load_jobs error: Unable to contact slurm controller (connect failure)
dpll-farm: job 1 waits: Slurm says: Priority
dpll-farm: job 1 waits: Slurm says: Nodes required for job are DOWN, DRAINED
END
    diff expected <(grep ' waits: ' err)
    diff <(sed 's/dpll-farm: //' expected) <(sed -n 's/^[0-9]* \(.* waits: \)/\1/p' f/log)
    # Tasks that are said to run, and do not.
    rmdir lost
    echo 'RUNNING None' >said
    dpll-farm --slurm -n 20 --folder g -t 1 hard.cnf >g.res 2>err
    [ "$(head -n 1 g.res)" = 's 0' ]
    [ ! -s err ]
    grep -q 'job 1 is given up: its tasks have run for 6[0-9][0-9] s without a result' g/log
    # A job that could not be ended is remembered.
    rmdir lost
    touch away
    echo >said
    dpll-farm --slurm -n 20 --folder h hard.cnf >h.res 2>err
    [ "$(head -n 1 h.res)" = 's 0' ]
    [ "$(cat h/job)" = 2 ]
    [ "$(tail -n 1 err)" = "dpll-farm: cannot end job 2 of Slurm, whose tasks may go on: scancel 2 does it later, and so does --resume" ]
    rm away
    dpll-farm --slurm --resume --folder h >h.res 2>err
    [ ! -s err ]
    [ ! -e h/job ]
}

# serve_shaky [task]: shaky/dpll-farm, whose solvers are killed: one before it has answered, one after
# that, a worker, and with an operand a task of Slurm.  The worker's end may end others, so that it waits
# until the log has what became of the first two.
serve_shaky() {
    mkdir shaky
    [ -z "$1" ] || : >shaky/tasks
    cat >shaky/dpll <<END
#!/bin/sh
case " \$* " in *' --cubes '*) exec '$BIN/dpll' "\$@" ;; esac
if mkdir $PWD/shaky/once 2>/dev/null; then kill -KILL \$\$; fi
if mkdir $PWD/shaky/twice 2>/dev/null; then
    '$BIN/dpll' "\$@" | head -n 5
    kill -KILL \$\$
fi
lost=\$(cat $PWD/f/log $PWD/full/f/log 2>/dev/null | grep -c ' lost on ')
if [ "\$lost" -ge 2 ] && mkdir $PWD/shaky/worker 2>/dev/null; then kill -KILL \$(ps -o ppid= -p \$PPID); fi
if [ -e $PWD/shaky/tasks ] && mkdir $PWD/shaky/task 2>/dev/null; then
    process=\$PPID
    until case \$(ps -o args= -p \$process) in *--task*) true ;; *) false ;; esac do
        process=\$((\$(ps -o ppid= -p \$process)))
    done
    kill -KILL \$process
fi
exec '$BIN/dpll' "\$@"
END
    cp "$BIN/dpll-farm" shaky/
    chmod +x shaky/dpll
}

# daemon NAME ARGUMENT ...: kills a daemon of Slurm, and starts it again, which writes its number when
# it is ready to end.
daemon() {
    kill -KILL "$(cat "$1.pid")"
    rm -f "$1.pid"
    "$@" 3>&- >>daemons.log 2>&1
    until [ -s "$1.pid" ]; do
        sleep 0.05
    done
}

# What who looks after a cluster does.  A slurmctld that was killed knows the state of some seconds
# before: it begins tasks again that have ended, drains the node where it finds one at work, and takes
# others for running until it compares.
look_after_cluster() {
    while sleep 1; do
        case $(sinfo -h -o %t) in
        dr* | down*) scontrol update "nodename=$(hostname -s)" state=resume ;;
        *) scontrol reconfigure ;;
        esac
    done >administrator.log 2>&1
}

@test "dpll-farm: --slurm loses nothing, whatever is killed, and when the disk is full" {
    serve_slurm
    mkdir full
    mount -t tmpfs -o size=64m none full 2>err || skip "needs leave to mount a file system"
    touch full/mounted
    serve_shaky task
    shaky/dpll-farm --first 0 --slurm -n 60 --batch 2 --folder full/f -p f.lrat unsat.cnf >first.res 2>err &
    farm=$!
    until_done full/f 6
    daemon slurmd
    until_done full/f 9
    daemon slurmctld -i
    look_after_cluster 3>&- &
    until_done full/f 12
    head -c 70m /dev/zero >full/fill 2>/dev/null || true
    # Where nothing can be written nothing comes to an end, and that is said.
    ended=0
    wait "$farm" || ended=$?
    [ "$ended" -eq 2 ]
    [ ! -s first.res ]
    rm full/fill
    shaky/dpll-farm --first 0 --slurm --resume --folder full/f -p f.lrat >f.res 2>err
    prints verified 'resverify -p f.lrat unsat.cnf f.res'
    [ -z "$(done_twice full/f)" ]
    [ -d shaky/task ]
    [ "$(grep -c ' lost on ' full/f/log)" -ge 2 ]
    [ "$(awk '$2 == "cubes" { print $3 }' f.res)" = 60 ]
}

@test "dpll-farm: killed at any moment, it goes on, and does nothing twice but what was in flight" {
    for moment in 1 4 8; do
        dpll-farm -j 2 -n 60 --batch 5 --folder "f$moment" unsat.cnf >first.res 2>err &
        farm=$!
        until_done "f$moment" "$moment"
        kill -KILL "$farm"
        wait "$farm" || true
        # Who was left works on for a moment, and must not be taken for a farm.
        for ((try = 0; try < 200; try++)); do
            dpll-farm -j 2 --resume --folder "f$moment" >f.res 2>err && break
            sleep 0.1
        done
        [ "$(head -n 1 f.res)" = "s 0" ]
        [ "$(done_twice "f$moment" | wc -l)" -le 2 ]
        [ "$(awk '$2 == "cubes" { print $3 }' f.res)" = 60 ]
    done
}

@test "dpll-farm: killed before it had made its folder, or copied the formula, it begins with --resume and FILE" {
    dpll-farm -j 1 -n 4 --resume unsat.cnf >f.res
    [ "$(head -n 1 f.res)" = "s 0" ]
    mkdir f
    [ "$(dpll-farm -j 1 -n 4 --resume --folder f unsat.cnf | head -n 1)" = "s 0" ]
    [ "$(dpll-farm --resume --folder f | head -n 1)" = "s 0" ]
    mkdir g
    fails_with 2 'dpll-farm: cannot read none.cnf: No such file or directory' 'dpll-farm --resume --folder g none.cnf'
    fails_with 2 'dpll-farm: g has no formula to go on with' 'dpll-farm --resume --folder g'
}

@test "dpll-farm: one works on a folder at a time, and another program with the number of a former one is none" {
    dpll-farm -j 1 -n 60 --batch 1 --folder f unsat.cnf >f.res 2>err &
    farm=$!
    until_done f 1
    fails_with 2 "dpll-farm: process $farm works on $PWD/f" 'dpll-farm --resume --folder f'
    kill -KILL "$farm"
    wait "$farm" || true
    [ "$(cat f/farmer)" = "$farm" ]
    sleep 1000 3>&- &
    farm=$!
    echo "$farm" >f/farmer
    run_sh 'dpll-farm -j 2 --resume --folder f'
    kill "$farm"
    [ "${lines[0]}" = 's 0' ]
}

@test "dpll-farm: solvers and workers that are killed cost a batch each, which is tried again" {
    serve_shaky
    shaky/dpll-farm --first 0 -j 2 -n 40 --batch 5 --folder f unsat.cnf >f.res 2>err
    [ "$(head -n 1 f.res)" = "s 0" ]
    [ "$(grep -c ' lost on ' f/log)" -ge 2 ]
    [ -e shaky/worker ]
    [ -z "$(done_twice f)" ]
    [ "$(awk '$2 == "cubes" { print $3 }' f.res)" = 40 ]
}

# A signal ends a farm once it has a batch: the folder f, and f.res.
stop_early() {
    dpll-farm -j 1 -n 60 --batch 1 --folder f unsat.cnf >f.res 2>err &
    farm=$!
    until_done f 1
    kill -TERM "$farm"
    wait "$farm"
}

@test "dpll-farm: a signal is answered by s -1, and --resume goes on" {
    stop_early
    [ "$(head -n 1 f.res)" = "s -1" ]
    grep -qx 'c limit signal' f.res
    [ "$(dpll-farm -j 2 --resume --folder f | head -n 1)" = "s 0" ]
}

@test "dpll-farm: a signal is answered whatever it is that it comes upon" {
    stop_early
    mkdir signalled
    # Results are looked at with standard output elsewhere, the pipe of news has nobody yet that writes to it, or
    # is open to be written to.
    for program in awk mkfifo rm; do
        cat >signalled/$program <<END
#!/bin/sh
case "\$*" in *.res | *news.pipe*) kill -TERM "\$(cat '$PWD/f/farmer')" ;; esac
exec $(command -v $program) "\$@"
END
        chmod +x signalled/$program
        rm -f f/news.pipe.*
        PATH=$PWD/signalled:$PATH timeout -k 1 60 dpll-farm -j 1 --resume --folder f >f.res 2>err
        rm signalled/$program
        [ "$(head -n 1 f.res)" = "s -1" ]
        grep -qx 'c limit signal' f.res
    done
    [ "$(dpll-farm -j 2 --resume --folder f | head -n 1)" = "s 0" ]
}

@test "dpll-farm: no proof is written among its own files" {
    fails_with 2 "dpll-farm: cannot write $PWD/f: it is the folder of the farm, or in it" \
        "dpll-farm -p f --folder f unsat.cnf"
    [ ! -e f ]
    dpll-farm -j 2 -n 20 --folder f unsat.cnf >f.res
    fails_with 2 "dpll-farm: cannot write $PWD/f/answer.res: it is the folder of the farm, or in it" \
        "dpll-farm --resume --folder f -p f/answer.res"
    cmp f/answer.res f.res
    fails_with 2 "dpll-farm: cannot write $PWD/f/../f/log: it is the folder of the farm, or in it" \
        "dpll-farm --resume --folder f -p f/../f/log"
}

@test "dpll-farm: a signal ends the solvers at work, too" {
    mkdir endless
    cat >endless/dpll <<END
#!/bin/sh
case " \$* " in *' --cubes '*) exec '$BIN/dpll' "\$@" ;; esac
echo \$\$ >$PWD/solver.new && mv $PWD/solver.new $PWD/solver.pid
exec sleep 1000
END
    cp "$BIN/dpll-farm" endless/
    chmod +x endless/dpll
    endless/dpll-farm --first 0 -j 1 -n 8 --folder f unsat.cnf >f.res 2>err &
    farm=$!
    for ((try = 0; try < 600; try++)); do
        [ ! -e solver.pid ] || break
        sleep 0.05
    done
    kill -TERM "$farm"
    for process in "$farm" "$(cat solver.pid)"; do
        for ((try = 0; try < 100; try++)); do
            kill -0 "$process" 2>err || break
            sleep 0.1
        done
        [ "$try" -lt 100 ] || { kill -KILL "$farm" "$(cat solver.pid)"; return 1; }
    done
    [ "$(head -n 1 f.res)" = "s -1" ]
}

@test "dpll-farm: a full disk loses nothing, and falsifies nothing" {
    mkdir full
    mount -t tmpfs -o size=200k none full 2>err || skip "needs leave to mount a file system"
    touch full/mounted
    for room in 20 40 60 80 100 120 140; do
        head -c "$((200 - room))k" /dev/zero >full/fill || true
        # What is wrong is said by us, not by the shell or by what it runs.
        for options in '' '--first 10 -p full/f.lrat'; do
            rm -rf full/f
            run_sh "dpll-farm -j 1 -n 20 --batch 4 --folder full/f $options unsat.cnf"
            if [ "$status" -eq 0 ]; then
                [ "${lines[0]}" = "s 0" ]
            else
                [ "$status" -eq 2 ]
                [ -z "$output" ]
                [ ! -e full/f.lrat ]
                [ -n "$stderr" ]
                run ! grep -Ev '^dpll(-farm)?: (cannot|no batch) ' <<<"$stderr"
            fi
        done
        rm full/fill
        if [ -d full/f ]; then
            [ "$(dpll-farm -j 1 --resume --folder full/f | head -n 1)" = "s 0" ]
        fi
        rm -rf full/f
    done
}

@test "dpll-farm: says what it cannot find, read or go on with, and every option is documented" {
    options_documented dpll-farm
    see='(see dpll-farm --help)'
    fails_with 64 "dpll-farm: the operand FILE is missing $see" dpll-farm
    fails_with 64 "dpll-farm: --resume needs the option --folder or FILE $see" 'dpll-farm --resume'
    fails_with 64 "dpll-farm: unknown option -x $see" 'dpll-farm -x unsat.cnf'
    fails_with 64 "dpll-farm: unknown option --cuont=3; the nearest is --count $see" 'dpll-farm --cuont=3 unsat.cnf'
    fails_with 64 "dpll-farm: unknown option --proces; the nearest is --processes $see" 'dpll-farm --proces 2 unsat.cnf'
    fails_with 64 "dpll-farm: option -n needs a whole number from 1 to 10000000, found '00000000000' $see" \
        'dpll-farm -n 00000000000 unsat.cnf'
    # Zeros before a number are no part of it: nothing is wrong with -n but the file.
    run_sh "dpll-farm -n $(printf '0%.0s' {1..40})9 -t 008 none.cnf"
    [ "$status" -eq 2 ]
    fails_with 64 "dpll-farm: option -n needs a whole number from 1 to 10000000, found '0' $see" 'dpll-farm -n 0 unsat.cnf'
    fails_with 64 "dpll-farm: options -S and --slurm exclude each other $see" 'dpll-farm --slurm -S a unsat.cnf'
    fails_with 64 "dpll-farm: option -S needs names of hosts, found '-oProxyCommand=x' $see" \
        'dpll-farm -S -oProxyCommand=x unsat.cnf'
    fails_with 64 "dpll-farm: option -t needs a whole number of seconds from 1 to 10000000, found '5m' $see" \
        'dpll-farm -t 5m unsat.cnf'
    fails_with 2 'dpll-farm: cannot read none.cnf: No such file or directory' 'dpll-farm none.cnf'
    fails_with 2 'dpll-farm: cannot read .: not a regular file' 'dpll-farm .'
    printf 'p cnf 1 1\n2 0\n' > 'a b.cnf'
    fails_with 2 $'dpll: a b.cnf:2:1: literal 2 exceeds the 1 variable declared in line 1\ndpll-farm: cannot cut the formula into cubes' \
        'dpll-farm "a b.cnf"'
    [ ! -e 'a b.cnf.farm' ]
    echo text >a-file
    fails_with 2 'dpll-farm: cannot make the folder a-file: a file has that name' 'dpll-farm --folder a-file unsat.cnf'
    fails_with 2 'dpll-farm: cannot make the folder none/in: No such file or directory' 'dpll-farm --folder none/in unsat.cnf'
    [ "$(cat a-file)" = text ]
    fails_with 2 'dpll-farm: none has no formula to go on with' 'dpll-farm --resume --folder none'
    mkdir bin
    for program in dpll cat sh sed tr dirname awk mkfifo mktemp getconf; do
        ln -s "$(command -v "$program")" bin/
    done
    cp "$BIN/dpll-farm" bin/
    fails_with 2 'dpll-farm: cannot find the program parallel on PATH' "PATH=$PWD/bin dpll-farm unsat.cnf"
    # A formula that is malformed leaves nothing behind.
    printf 'p cnf 1 1\n2 0\n' >bad.cnf
    run_sh 'dpll-farm bad.cnf'
    [ "$status" -eq 2 ]
    [ ! -e bad.cnf.farm ]
}

@test "dpll-farm --strict: a formula that is cut off is an error, and leaves nothing behind; else a warning" {
    printf 'p cnf 2 3\n1 2 0\n-1 2 0\n' >short.cnf
    run_sh 'dpll-farm --strict short.cnf'
    [ "$status" -eq 2 ]
    [ -z "$output" ]
    [ "${stderr%%$'\n'*}" = "dpll: short.cnf:1:9: the header declares 3 clauses, found 2" ]
    [ ! -e short.cnf.farm ]
    run_sh 'dpll-farm -j 1 short.cnf'
    [ "$status" -eq 0 ]
    [ "${output%%$'\n'*}" = 's 1' ]
    [[ $stderr = *': warning: the header declares 3 clauses, found 2'* ]]
}

@test "dpll-farm: a file of two problems, or with clauses behind a question, is refused: it is about one" {
    printf 'p cnf 1 1\n1 0\np cnf 1 2\n1 0\n-1 0\n' >two.cnf
    printf 'p inccnf\n1 2 0\na -1 0\n-2 0\na -1 0\n' >later.icnf
    for name in two.cnf later.icnf; do
        run_sh "dpll-farm -j 1 $name"
        [ "$status" -eq 2 ]
        [ -z "$output" ]
        [ ! -e "$name.farm" ]
        [ "${stderr%%$'\n'*}" = "dpll-farm: $name has more than one problem, or clauses behind a question" ]
    done
    # Questions about the same clauses are parts of one.
    printf 'p inccnf\n1 2 0\n-1 2 0\na 1 -2 0\na -2 0\n' >parts.icnf
    [ "$(dpll-farm -j 1 parts.icnf | head -n 1)" = 's 0' ]
    printf 'a 2 0\n' >>parts.icnf
    [ "$(dpll-farm -j 1 --folder again parts.icnf | head -n 1)" = 's 1' ]
}

@test "dpll-farm: a proof does not go where the formula is, by whatever name, nor among the answers" {
    uniform 3 20 200 1 >f.cnf
    cp f.cnf kept
    ln -s f.cnf symbolic
    ln f.cnf hard
    for name in f.cnf ./f.cnf symbolic hard; do
        fails_with 2 "dpll-farm: cannot write $PWD/$name: it is the input f.cnf" "dpll-farm -p $name f.cnf"
        [ ! -e f.cnf.farm ]
    done
    (echo c comment && cat f.cnf) >other.cnf
    fails_with 2 "dpll-farm: cannot write $PWD/other.cnf: it has a formula in it" "dpll-farm -p other.cnf f.cnf"
    cmp f.cnf <(tail -n +2 other.cnf)
    [ ! -e f.cnf.farm ]
    cmp f.cnf kept
    for program in gzip xz bzip2 zstd; do
        command -v $program >/dev/null || continue
        $program <other.cnf >packed
        cp packed before
        fails_with 2 "dpll-farm: cannot write $PWD/packed: it has a formula in it" "dpll-farm -p packed f.cnf"
        fails_with 2 "dpll-farm: cannot write $PWD/packed: it is the input packed" "dpll-farm -p packed packed"
        cmp before packed
    done
    printf 'p gcnf 1 1 1\n{1} 1 0\n' >groups
    { printf '\357\273\277c with a mark\r\n\r\n'; cat other.cnf; } >marked
    cp marked before
    fails_with 2 "dpll-farm: cannot write $PWD/marked: it has a formula in it" "dpll-farm -p marked f.cnf"
    cmp marked before
    fails_with 2 "dpll-farm: cannot write $PWD/groups: it has a formula in it" "dpll-farm -p groups f.cnf"
    [ ! -e f.cnf.farm ]
    dpll-farm f.cnf >f.res
    copy=f.cnf.farm/formula.cnf
    fails_with 2 "dpll-farm: cannot write $PWD/$copy: it is the formula of $PWD/f.cnf.farm" \
        "dpll-farm -p $copy --resume --folder f.cnf.farm"
    cmp $copy kept
    printf 'before\n' >answers
    run_sh 'dpll-farm -p answers --folder other f.cnf >>answers'
    [ "$status" -eq 2 ]
    [ "$stderr" = "dpll-farm: cannot write $PWD/answers: it is standard output, too" ]
    [ "$(cat answers)" = before ]
    fails_with 2 'dpll-farm: cannot write standard output: Bad file descriptor' 'dpll-farm --folder other f.cnf >&-'
    [ ! -e other ]
    full='dpll-farm: cannot write standard output: No space left on device'
    for what in '--folder other f.cnf' --help --version; do
        fails_with 2 "$full" "dpll-farm $what >/dev/full"
    done
    dpll-farm --help | head -n 1 >said
    [ "$(cat said)" = 'usage: dpll-farm [OPTION ...] FILE' ]
}

@test "dpll-farm: a formula behind many comments is one, and its model is whole" {
    { awk 'BEGIN { for (i = 0; i < 200000; i++) printf "c %060d\n", i }'; printf 'p cnf 3 1\n1 0\n'; } >f.cnf
    [ "$(wc -c <f.cnf)" -gt 12000000 ]
    cp f.cnf g.cnf
    fails_with 2 "dpll-farm: cannot write $PWD/g.cnf: it has a formula in it" 'dpll-farm -p g.cnf sat.cnf'
    cmp f.cnf g.cnf
    dpll-farm --first 0 -j 1 f.cnf >f.res
    prints verified 'resverify f.cnf f.res'
    printf 'p cnf 3 0\n' >e.cnf
    dpll-farm --first 0 -j 1 e.cnf >e.res
    prints verified 'resverify e.cnf e.res'
}

@test "dpll-farm: a formula compressed by a program that is not there is written over by no proof" {
    gzip -c sat.cnf >packed
    cp packed before
    mkdir few
    for program in sh awk cat dd dpll-farm dpll find getconf lratcat mkdir mkfifo mktemp mv parallel ps rm sed sort tr wc xz bzip2 zstd; do
        ! command -v $program >/dev/null || ln -s "$(command -v $program)" few
    done
    rm few/dpll-farm
    cp "$(command -v dpll-farm)" few
    fails_with 2 "dpll-farm: cannot write $PWD/packed: whether it has a formula in it only gzip could tell, which is not on PATH" \
        'PATH=$PWD/few; dpll-farm -p packed sat.cnf'
    cmp packed before
}

@test "dpll-farm: whether a proof can go where it is to is found out without a file there" {
    mkdir spy
    printf '#!/bin/sh\n[ ! -e %s/new ] || echo there >>%s/seen\nexec %s "$@"\n' "$PWD" "$PWD" "$(command -v rm)" >spy/rm
    chmod +x spy/rm
    PATH=$PWD/spy:$PATH dpll-farm -p new sat.cnf >f.res
    [ ! -e seen ]
    [ ! -e new ]
}

@test "dpll-farm: folders and files have any names" {
    uniform 3 20 200 1 >f.cnf
    mkdir elsewhere elsewhere/in
    for name in 'a b ' 'a\b' 'a\101' -f "it's" 'a"b' '$(a)' 'a%b&{}' 'a*' '  ' $'a\tb' in; do
        # Where cd would look for a name that stands alone.
        CDPATH=$PWD/elsewhere dpll-farm --folder "$name" -j 1 -p f.lrat f.cnf >f.res
        [ "$(head -n 1 f.res)" = "s 0" ]
        prints verified 'resverify -p f.lrat f.cnf f.res'
        [ -e "./$name/answer.res" ]
        CDPATH=$PWD/elsewhere dpll-farm --resume --folder "$name" | diff ./"$name"/answer.res -
    done
    [ "$(ls elsewhere/in)" = '' ]
    # So have the folders above them, and the one that the program is in.
    for above in $'li\nnes' "a 'b' \"c\" \$(d)"; do
        mkdir "$above"
        cp "$BIN"/{dpll,dpll-farm,lratcat} "$above"
        for name in unsat sat; do
            (cd "$above" && ./dpll-farm --first 0 -j 2 -n 12 --batch 3 -p f.lrat ../$name.cnf) >f.res
            [ "$(head -n 1 f.res)" = "$(dpll -q $name.cnf | head -n 1)" ]
            cp "$above/$name.cnf.farm/table" .
            [ "$(grep -c ' lost on ' "$above/$name.cnf.farm/log")" -eq 0 ]
            (cd "$above" && ./dpll-farm --resume --folder $name.cnf.farm) | diff - f.res
        done
        prints verified "dpll -q unsat.cnf | resverify -p '${above//\'/\'\\\'\'}/f.lrat' unsat.cnf"
    done
    cp f.cnf ./-f.cnf
    [ "$(dpll-farm -j 1 -- -f.cnf | head -n 1)" = "s 0" ]
    [ -e ./-f.cnf.farm/answer.res ]
    see='(see dpll-farm --help)'
    fails_with 64 "dpll-farm: option --folder needs a name of one line $see" 'dpll-farm --folder "a
b" f.cnf'
    fails_with 64 "dpll-farm: one formula at a time $see" 'dpll-farm -- f.cnf f.cnf'
    fails_with 64 "dpll-farm: the operand FILE is missing $see" 'dpll-farm --'
}
