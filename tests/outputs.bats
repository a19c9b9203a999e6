#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# What becomes of files that are written: what they had stays until there is something to put in its place.

load helper

inputs() {
    printf 'p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n' >f.cnf
    printf 'p cnf 2 1\n1 x 0\n' >bad.cnf
    printf 's 0\n' >f.res
    printf '1 0\n0\n' >f.drat
    printf 'p inccnf\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\na 1 0\na -1 0\n' >f.icnf
    printf '6 -1 0 3 4 0\n8 1 0 1 2 0\n' >f.steps
    printf 'p sudoku plain 4\n1234341221434320\n' >p
    dpll --trace f.trace f.cnf >/dev/null
    dpll -p f.lrat f.cnf >/dev/null
    sudoku2cnf p | dpll >g.res
}

# What writes to the file whose name comes next, given an input that is malformed.
on_bad_input() {
    cat <<'END'
dpll bad.cnf -p
dpll bad.cnf --trace
dpll bad.cnf -o
dpll -j 2 bad.cnf -p
dpll --simplify bad.cnf -p
dpll -q -n 0 bad.cnf -o
cnfcheck bad.cnf -o
cnfcheck -i bad.cnf -o
cnf2graph bad.cnf -o
dpll-tree bad.cnf -o
lratcat bad.cnf f.steps -o
lratcat f.icnf bad.cnf -o
res2sudoku bad.cnf -o
res2sudoku --svg bad.cnf -o
resverify -p f.lrat bad.cnf f.res --core
resverify -p f.drat bad.cnf f.res -o
resverify -p f.lrat f.cnf bad.cnf --core
resverify -p f.drat f.cnf bad.cnf -o
resverify -p f.drat f.cnf bad.cnf --core
sudoku2svg bad.cnf -o
sudokucat bad.cnf -o
sudokucat -f opensudoku bad.cnf -o
END
}

@test "outputs: a malformed input leaves the file that was to be written as it was, and makes none" {
    inputs
    for name in out out.gz; do
        while read -r command; do
            printf 'what it had\n' >$name
            run_sh "$command $name"
            [ "$status" -eq 2 ]
            [[ "$stderr" == "${command%% *}: bad.cnf:"* ]]
            [ "$(cat $name)" = 'what it had' ]
            rm $name
            run_sh "$command $name"
            [ "$status" -eq 2 ]
            [ ! -e $name ]
        done < <(on_bad_input)
    done
    printf 's 0\ns 0\n' >more.res
    run -2 resverify -p f.drat -o out --core core f.cnf more.res
    [ ! -e out ]
    [ ! -e core ]
    # Of several outputs one that cannot be opened makes no others.
    fails_with 2 'dpll: cannot create no/where: No such file or directory' 'dpll -p out --trace t -o no/where f.cnf'
    [ ! -e out ]
    [ ! -e t ]
    # What is beside a malformed file would be taken for its answers.
    printf 'what it had\n' >bad.res
    run -2 dpll --res -q bad.cnf
    [ ! -s bad.res ]
}

# What writes to the file whose name comes next, and what it says of a problem that is none for it.
on_refused_input() {
    cat <<'END'
dpll --simplify f.icnf -o/dpll: option --simplify: a problem with questions stays as it is
dpll --simplify f.icnf -p/dpll: option --simplify: a problem with questions stays as it is
dpll --mus f.icnf -o/dpll: option --mus: a subset is of a formula, not of iCNF
dpll -a 1 f.icnf -o/dpll: option -a: assumptions of iCNF are those of its lines
dpll -P drat f.icnf -p/dpll: option -P: questions take LRAT, whose steps have numbers
lratcat f.icnf empty -o/lratcat: f.icnf: no cube that a proof refutes covers the assignment at all
END
}

@test "outputs: a problem that options do not allow leaves the file as it was, too, and makes none" {
    inputs
    : >empty
    for name in out out.gz; do
        while IFS=/ read -r command message; do
            printf 'what it had\n' >$name
            fails_with 2 "$message" "$command $name"
            [ "$(cat $name)" = 'what it had' ]
            rm $name
            fails_with 2 "$message" "$command $name"
            [ ! -e $name ]
        done < <(on_refused_input)
    done
    # Of two problems the first has a proof by then, whose compression ends before the run does.
    printf 'what it had\n' >out.gz
    fails_with 2 'dpll: option -p: a proof is of one problem, and this is another' 'dpll -q -p out.gz f.cnf f.cnf >answer'
    gzip -dc out.gz | cmp - f.lrat
}

@test "outputs: a simplification that memory is short of leaves no file that was not there" {
    awk 'BEGIN { print "p cnf 60000 240000"; for (i = 1; i <= 240000; i++) print i % 59999 + 1, -(i * 7919 % 59999 + 1), i * 104729 % 59999 + 1, 0 }' >big.cnf
    for end in '' .gz; do
        # Before and after the formula has been read.
        for limit in 2 6; do
            run_sh "dpll -q --simplify -m $limit -o out$end -p proof$end big.cnf"
            [ "$status" -eq 2 ]
            [[ "$stderr" == 'dpll: option --simplify: out of memory'* ]]
            [ ! -e out$end ]
            [ ! -e proof$end ]
        done
    done
}

@test "outputs: a picture of times takes the place of what the file had when it is there" {
    inputs
    mkdir own
    cp "$BIN/dpll-rate" own
    printf '#!/bin/sh\ncp old seen\nexec dpll "$@"\n' >own/dpll
    chmod +x own/dpll
    printf 'what it had\n' >old
    own/dpll-rate -n 1 --svg old f.cnf >table
    [ "$(cat seen)" = 'what it had' ]
    [ "$(tail -n 1 old)" = '</svg>' ]
}

@test "outputs: a picture of times is compressed where its name asks for it, and none is left by a failure" {
    inputs
    dpll-rate -n 1 --svg x.svg f.cnf >table
    while read -r ending unpack; do
        command -v "${unpack%% *}" >/dev/null || continue
        run_sh "dpll-rate -n 1 --svg x.svg.$ending f.cnf >table"
        [ "$status" -eq 0 ]
        [ "$($unpack <x.svg."$ending" | tail -n 1)" = '</svg>' ]
    done <<'END'
gz gzip -dc
xz xz -dc
lzma xz -dc
bz2 bzip2 -dc
END
    ln -s far link
    printf 'what it had\n' >old
    for name in new link old; do
        run_sh "dpll-rate -n 1 --base --nonsense --svg $name f.cnf >table"
        [ "$status" -eq 2 ]
        [ $name = old ] || [ ! -e $name ]
    done
    [ "$(cat old)" = 'what it had' ]
    dpll-rate -n 1 --svg link f.cnf >table
    [ "$(tail -n 1 far)" = '</svg>' ]
    mkdir few
    for program in dpll od tr awk cat; do ln -s "$(command -v $program)" few; done
    fails_with 2 'dpll-rate: cannot create new.gz: gzip, which compresses it, is not on PATH' \
        'sh=$(command -v dpll-rate); PATH=$PWD/few; $sh --svg new.gz f.cnf'
    [ ! -e new.gz ]
}

@test "outputs: answers before a malformed problem stay, and take the place of what the file had" {
    inputs
    { cat f.cnf bad.cnf; } >both.cnf
    for name in out out.gz; do
        printf 'what it had\n' >$name
        run -2 dpll -q -o $name both.cnf
        [ "$(gzip -dcf $name | grep -v '^t')" = 's 0' ]
    done
}

@test "outputs: a file is written where it stands, by all its names, and has nothing left of what it had" {
    inputs
    seq 100000 >long
    for format in lrat binary drat; do
        cp long out
        ln -f out other
        dpll -q -P $format -p out f.cnf >/dev/null
        cmp out other
        prints verified "resverify -p out f.cnf f.res"
    done
    for command in "cnfcheck f.cnf" "cnf2graph f.cnf" "dpll-tree f.trace" "lratcat f.icnf f.steps" "res2sudoku g.res" "sudoku2svg p" "sudokucat p"; do
        cp long out
        ln -f out other
        $command >wanted
        $command -o out
        cmp out wanted
        cmp out other
    done
    # So has one in which nothing is to be written.
    printf 'p cnf 1 1\n1 0\n' >sat.cnf
    for name in out out.gz; do
        cp long $name
        dpll -q -p $name sat.cnf >/dev/null
        [ "$(gzip -dcf $name | wc -c)" -eq 0 ]
    done
}

@test "outputs: a proof stays until a problem has been read, which a signal may come before" {
    inputs
    mkfifo in
    for name in old old.gz; do
        printf 'what it had\n' >$name
        dpll -p $name in >answer &
        exec 7>in
        printf 'p cnf 2 4\n1 2 0\n' >&7
        kill -TERM $!
        wait $!
        exec 7>&-
        grep -qx 's -1' answer
        [ "$(cat $name)" = 'what it had' ]
    done
}

@test "outputs: pipes and devices are written to as before, and several compressed files end" {
    inputs
    mkfifo pipe
    cat pipe >got &
    dpll -q -p pipe f.cnf >/dev/null
    wait $!
    cmp got f.lrat
    dpll -q -p /dev/null f.cnf >/dev/null
    (dpll -q --trace /dev/fd/3 f.cnf >/dev/null) 3>&1 | cmp - f.trace
    mv pipe pipe.gz
    cat pipe.gz >got.gz &
    dpll -q -p pipe.gz f.cnf >/dev/null
    wait $!
    gzip -dc got.gz | cmp - f.lrat
    for lead in '' 'for ((fd = 3; fd < 200; fd++)); do eval "exec $fd</dev/null"; done;'; do
        rm -f a.gz b.gz c.gz
        prints '' "$lead dpll -q -p a.gz --trace b.gz -o c.gz f.cnf"
        gzip -dc a.gz | cmp - f.lrat
        gzip -dc b.gz | cmp - f.trace
        [ "$(gzip -dc c.gz | grep -v '^t')" = 's 0' ]
    done
    fails_with 2 'dpll: cannot write ./pipe.gz: it is the input pipe.gz' 'dpll -p ./pipe.gz pipe.gz'
    fails_with 2 'dpll: cannot write /dev/fd/3: it is the input <stdin>' 'cat f.cnf | dpll -p /dev/fd/3 3>&0'
    mkfifo cut
    run_sh 'dpll -q -p cut f.cnf & exec 7<cut; exec 7<&-; wait $!'
    [ "${lines[0]}" = 's 0' ]
}

@test "outputs: an empty name is said to be one, whatever it is the name of" {
    inputs
    while read -r option command; do
        name=${command%% *}
        fails_with 64 "$name: option $option needs the name of a file, found '' (see $name --help)" "$command $option ''"
    done <<'END'
-p dpll f.cnf
-o dpll f.cnf
--trace dpll f.cnf
-o cnfcheck f.cnf
-o cnf2graph f.cnf
-o dpll-tree f.trace
-o lratcat f.icnf f.steps
-o res2sudoku g.res
-p res2sudoku g.res
-R res2sudoku g.res
-p resverify f.cnf f.res
-o resverify -p f.drat f.cnf f.res
--core resverify -p f.drat f.cnf f.res
-o sudoku2svg p
-S sudoku2html p
-R sudoku2cnf p
-o sudokucat p
--pattern xsudoku-gen
--from xsudoku-gen
--svg dpll-rate f.cnf
-p dpll-farm f.cnf
END
    run_sh "dpll-rate '' >table"
    [ "$status" -eq 2 ]
    for tool in cnf2graph cnfcheck dpll "dpll -p new" "dpll --res" dpll-tree res2sudoku sudoku2cnf sudoku2html sudoku2svg sudokucat sudokucheck xsudoku-step; do
        fails_with 2 "${tool%% *}: cannot open a file whose name is empty" "$tool ''"
    done
    printf 'what it had\n' >old
    fails_with 2 'dpll: cannot open a file whose name is empty; old is left as it is' 'dpll -p old ""'
    fails_with 64 'dpll-farm: the operand FILE is empty (see dpll-farm --help)' 'dpll-farm "" f.cnf'
    run_sh 'dpll-rate -n 1 ""'
    [ "$stderr" = 'dpll-rate: cannot open a file whose name is empty' ]
}

@test "outputs: what is no formula does not go where one is, but formulas may" {
    inputs
    cp f.cnf g.cnf
    cp g.cnf before
    for command in "dpll -q f.cnf" "dpll -q -n 0 f.cnf" "dpll-tree f.trace" "cnf2graph f.cnf" "cnfcheck -i f.cnf" \
        "cnfcheck -l f.cnf" "cnfcheck -q f.cnf" "res2sudoku g.res" "res2sudoku --svg g.res" "sudokucat p" "sudoku2svg p"; do
        fails_with 2 "${command%% *}: cannot write g.cnf: it has a formula in it" "$command -o g.cnf"
        cmp g.cnf before
    done
    gzip f.cnf
    for name in g.cnf f.cnf.gz; do
        cp $name before
        fails_with 2 "dpll-rate: cannot write $name: it has a formula in it" "dpll-rate -n 1 --svg $name f.trace"
        cmp $name before
    done
    gzip -d f.cnf.gz
    cp g.cnf before
    ln -sf g.cnf f.res
    fails_with 2 'dpll: cannot write f.res: it has a formula in it' 'dpll -q --res f.cnf'
    cmp g.cnf before
    prints '' "dpll --simplify -o g.cnf f.cnf"
    prints '' "dpll --cubes -n 2 -o g.cnf f.cnf"
    prints '' "cnfcheck -o g.cnf f.cnf"
}

@test "outputs: a picture does not go where a puzzle is, but puzzles may" {
    inputs
    printf '%081d\n' 0 >q
    gzip -c p >p.gz
    mv p.gz packed
    cp p board-2.svg
    for name in q packed board-2.svg; do
        sed 's/0$/1/' p >r
        cat p p >two
        cp $name before
        [ $name = board-2.svg ] && pictures='two' pattern=board-%d.svg || pictures=r pattern=$name
        fails_with 2 "sudoku2svg: cannot write $name: it has a puzzle in it" "sudoku2svg -o $pattern $pictures"
        cmp $name before
        fails_with 2 "res2sudoku: cannot write $name: it has a puzzle in it" "cat g.res g.res | res2sudoku --svg -o $pattern"
        cmp $name before
    done
    # A picture takes the place of another, and puzzles that of puzzles.
    for command in 'sudoku2svg p -o' 'res2sudoku --svg g.res -o'; do
        $command picture
        $command picture
    done
    for command in 'sudokucat p -o' 'res2sudoku g.res -o'; do
        $command q
        $command q
    done
}

@test "outputs: what is compressed by a program that is not there may be a formula, and stays" {
    inputs
    mkdir few
    for tool in dpll resverify lratcat; do ln -s "$(command -v $tool)" few; done
    gzip -c f.cnf >packed
    cp packed before
    why='cannot write packed: whether it has a formula in it only gzip could tell, which is not on PATH'
    for command in "dpll f.cnf -p" "dpll f.cnf --trace" "dpll f.cnf -o" "resverify f.cnf f.res -p f.drat -o" "lratcat f.icnf f.steps -o"; do
        fails_with 2 "${command%% *}: $why" "PATH=\$PWD/few; $command packed"
        cmp packed before
    done
    fails_with 2 'dpll: cannot write packed: it is the input packed' 'PATH=$PWD/few; dpll -p packed packed'
    fails_with 2 'dpll: cannot write packed: it is the input <stdin>' 'PATH=$PWD/few; dpll -p packed <packed'
    cmp packed before
}

@test "outputs: answers to two files do not go into one, by whatever name" {
    inputs
    cp f.cnf a.cnf
    printf 'p cnf 1 1\n1 0\n' >a.icnf
    fails_with 2 'dpll: cannot write a.res: it has the answers to another file' 'dpll -q --res a.cnf a.icnf'
    [ "$(head -n 1 a.res)" = 's 0' ]
    cp f.cnf b.cnf
    ln -s a.res b.res
    fails_with 2 'dpll: cannot write b.res: it has the answers to another file' 'dpll -q --res a.cnf b.cnf'
    rm a.res b.res
    ln -s /dev/null a.res
    ln -s /dev/null b.res
    prints '' 'dpll -q --res a.cnf b.cnf'
}

@test "outputs: a file that one process is writing is left to it by all others, whoever began" {
    inputs
    mkfifo in
    for name in out out.gz; do
        for command in 'dpll -q -p' 'dpll -q --trace' 'cnfcheck -o'; do
            rm -f $name
            $command $name in >answer &
            exec 7>in
            for other in "dpll -q f.cnf -p" "dpll -q f.cnf -o" "cnfcheck f.cnf -o" "sudokucat p -o"; do
                fails_with 2 "${other%% *}: cannot write $name: another process is writing it" "$other $name"
            done
            ln -sf $name link
            fails_with 2 'dpll: cannot write link: another process is writing it' 'dpll -p link f.cnf'
            cat f.cnf >&7
            exec 7>&-
            wait $!
            $command wanted${name#out} f.cnf >answer
            cmp $name wanted${name#out}
        done
    done
    # Who is killed writes no more.
    rm out
    dpll -q -p out in >answer &
    exec 7>in
    kill -KILL $!
    wait $! || [ $? -eq 137 ]
    exec 7>&-
    prints 's 0' 'dpll -q -p out f.cnf | sed q'
    # Of devices and pipes there may be many.
    mkfifo pipe
    for name in /dev/null pipe; do
        [ $name = /dev/null ] || exec 8<>pipe
        dpll -q -p $name in >answer &
        exec 7>in
        prints 's 0' "dpll -q -p $name f.cnf | sed q"
        cat f.cnf >&7
        exec 7>&-
        wait $!
        grep -qx 's 0' answer
    done
}

@test "outputs: a file stays another's while what compresses it goes on after its writer was killed" {
    inputs
    mkfifo in release ended
    mkdir slow
    printf '#!/bin/sh\nexec 9>ended\nread -r line <release\n' >slow/gzip
    chmod +x slow/gzip
    exec 6<>release
    PATH=$PWD/slow:$PATH dpll -q -p out.gz in >answer 3>&- 6>&- &
    exec 7>in
    kill -KILL $!
    wait $! || [ $? -eq 137 ]
    exec 7>&- 8<ended
    fails_with 2 'dpll: cannot write out.gz: another process is writing it' 'dpll -q -p out.gz f.cnf'
    exec 6>&-
    cat <&8
    prints 's 0' 'dpll -q -p out.gz f.cnf | sed q'
}

@test "outputs: a link to a file that is not there keeps none where nothing was written" {
    inputs
    ln -s far link
    ln -s link other
    mkdir none
    for name in link other; do
        while read -r command; do
            run_sh "$command $name"
            [ "$status" -eq 2 ]
            [ -h $name ]
            [ ! -e far ]
        done < <(on_bad_input)
    done
    dpll -q -p other f.cnf >/dev/null
    cmp far f.lrat
    [ -h other ]
    ln -sf no/where link
    fails_with 2 'dpll: cannot create link: No such file or directory' 'dpll -p link f.cnf'
}
