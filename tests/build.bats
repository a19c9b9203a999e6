#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The Makefile's other targets.
load helper

@test "build: make install puts programs and pages in place, make uninstall takes them away" {
    make -s -C "$ROOT" DEBUG="$DEBUG" install install-ipasir DESTDIR="$PWD/stage" PREFIX=/opt
    [ -s stage/opt/lib/libipasirdpll.a ]
    cmp "$ROOT/cmd/dpll/ipasir.h" stage/opt/include/ipasir.h
    [ "$(ls stage/opt/bin)" = "$(ls "$BIN")" ]
    [ "$(find stage/opt/share/man -type f | wc -l)" -eq "$(find "$ROOT/man" -name '*.[157]' | wc -l)" ]
    for tool in stage/opt/bin/*; do
        "$tool" --version >version
        [[ $(cat version) == "${tool##*/} "* ]]
        [ -s "stage/opt/share/man/man1/${tool##*/}.1" ]
    done
    [ "$(ls stage/opt/share/bash-completion/completions)" = "$(ls "$BIN")" ]
    for tool in "$BIN"/*; do
        [ -s "stage/opt/share/zsh/site-functions/_${tool##*/}" ]
        [ -s "stage/opt/share/fish/vendor_completions.d/${tool##*/}.fish" ]
    done
    [ "$(ls stage/opt/share/doc/xsudoku-sat)" = $'LICENSE\nNEWS.md\nREADME.md\nexamples' ]
    [ "$(ls stage/opt/share/doc/xsudoku-sat/examples)" = "$(ls "$ROOT/examples")" ]
    PATH=$PWD/stage/opt/bin:$PATH run_sh 'unset BIN; sh stage/opt/share/doc/xsudoku-sat/examples/count-models.sh 4'
    [ "$status" -eq 0 ]
    make -s -C "$ROOT" DEBUG="$DEBUG" uninstall DESTDIR="$PWD/stage" PREFIX=/opt
    [ -z "$(find stage -type f)" ]
    [ ! -e stage/opt/share/doc/xsudoku-sat ]
}

@test "build: --version names the commit, the compiler, its flags and whether there are assertions" {
    assertions=$([ "$DEBUG" = 1 ] && echo on || echo off)
    for tool in "$BIN"/*; do
        "$tool" --version > version
        [[ $(sed -n 1p version) =~ ^${tool##*/}\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
        [[ $(sed -n 2p version) =~ ^commit\ ([0-9a-f]{12}(-dirty)?|unknown)$ ]]
        case $(head -n 1 "$tool") in
            '#!'*) [ "$(wc -l < version)" -eq 2 ] ;;
            *)
                [ "$(wc -l < version)" -eq 5 ]
                [[ $(sed -n 3p version) == 'compiler '?* && $(sed -n 4p version) == 'flags -O'* ]]
                [ "$(sed -n 5p version)" = "assertions $assertions" ]
                ;;
        esac
    done
}

# identity WORD ...: what make with these words in the copy lets --version say of the build.
identity() {
    make -s -C copy BUILD=out DEBUG= HARDEN=0 "$@" out/identity && cat copy/out/identity
}

@test "build: a tarball without .git names no commit but the given one, and no folder it was built in" {
    unset COMMIT CFLAGS MAKEFLAGS
    mkdir copy && cp "$ROOT/Makefile" copy/
    [ "$(identity | sed -n 1p)" = 'commit unknown' ]
    [ "$(identity COMMIT=v2 | sed -n 1p)" = 'commit v2' ]
    odd='a"b'\''\t`&#c $(d'
    [ "$(identity COMMIT="${odd//'$'/'$$'}" | sed -n 1p)" = "commit $odd" ]
    [ "$(COMMIT=$odd identity | sed -n 1p)" = "commit $odd" ]
    [ "$(identity CFLAGS="-O2 -ffile-prefix-map=$PWD=." CPPFLAGS="-DSAID='\"it\"'" | sed -n 3p)" = \
        "flags -DSAID='\"it\"' -O3 -DNDEBUG -falign-functions=64 -O2" ]
    [ "$(identity DEBUG=1 | sed -n 4p)" = 'assertions on' ]
    identity > before
    touch -t 200001010000 copy/out/*
    touch -t 200101010000 later
    identity | cmp before -
    [ -z "$(find copy/out -type f -newer later)" ]
}

@test "build: --version of scripts has a commit of any characters" {
    unset COMMIT MAKEFLAGS
    mkdir copy && cp "$ROOT/Makefile" copy/ && cp -R "$ROOT/cmd" "$ROOT/common" copy/
    odd='a"b'\''\t`&#c $(d @COMMIT@'
    make -s -C copy BUILD=out DEBUG= HARDEN=0 COMMIT="${odd//'$'/'$$'}" out/bin/dpll-rate out/bin/dpll-farm
    for tool in dpll-rate dpll-farm; do
        [ "$(copy/out/bin/$tool --version)" = "$tool $("$BIN/$tool" --version | awk 'NR == 1 { print $2 }')"$'\n'"commit $odd" ]
    done
}

# said FLAG ...: the flags that --version names of a build with these in CPPFLAGS.
said() {
    identity CPPFLAGS="$*" | sed -n 3p
}

@test "build: --version names flags without the folders that paths in them are in, and so the compiler" {
    unset COMMIT CFLAGS MAKEFLAGS
    mkdir -p copy bin/own && cp "$ROOT/Makefile" copy/
    rest='-O3 -DNDEBUG -falign-functions=64'
    [ "$(said -I/home/a/include -I../b/x-1/inc -isystem /c/sys -I=/usr/d)" = \
        "flags -Iinclude -Iinc -isystem sys -Id $rest" ]
    [ "$(said "-DWHERE='\"/usr/share/e\"'" -DF=/g -Wa,-I,/h/i)" = \
        "flags -DWHERE='\"e\"' -DF=g -Wa,-I,i $rest" ]
    [ "$(said '-DA=\"/x/b\" -DC=\\d')" = "flags -DA=\\\"b\\\" -DC=\\\\d $rest" ]
    [ "$(identity LDFLAGS='-L/opt/a/lib -Wl,-rpath,/opt/b/lib -B/c/d' | sed -n 3p)" = \
        "flags $rest -Llib -Wl,-rpath,lib -Bd" ]
    printf '%s\n' '#!/bin/sh' 'case $* in *--version) echo "$0 (own) 1"; exit ;; esac' 'exec cc "$@"' > bin/own/occ
    chmod 755 bin/own/occ
    [ "$(identity CC="$PWD/bin/own/occ -I$PWD/bin" | sed -n 2,3p)" = $'compiler occ (own) 1\n'"flags -Ibin $rest" ]
    identity CPPFLAGS="-I$PWD/bin" > one
    mkdir other && mv bin copy other/ && cd other
    rm -r copy/out
    identity CPPFLAGS="-I$PWD/bin" | cmp - ../one
}

@test "build: the commit is that of the checkout, and another one compiles no other object" {
    need_program git
    unset COMMIT CFLAGS MAKEFLAGS
    mkdir -p copy/common/base copy/cmd/one && cp "$ROOT/Makefile" copy/
    echo 'int one(void);' > copy/common/base/one.h
    printf '#include "common/base/one.h"\nint one(void) { return 0; }\n' > copy/common/base/one.c
    printf '#include "common/base/one.h"\nint main(void) { return one(); }\n' > copy/cmd/one/main.c
    echo out > copy/.gitignore
    commit() { git -C copy -c user.name=a -c user.email=a@b -c commit.gpgsign=false commit -q "$@"; }
    git init -q copy && git -C copy add . && commit -m one
    [ "$(identity | head -n 1)" = "commit $(git -C copy rev-parse --short=12 HEAD)" ]
    make -s -C copy BUILD=out DEBUG= HARDEN=0
    echo >> copy/common/base/one.h
    [ "$(identity | head -n 1)" = "commit $(git -C copy rev-parse --short=12 HEAD)-dirty" ]
    git -C copy checkout -q .
    echo notes > copy/notes
    [ "$(identity | head -n 1)" = "commit $(git -C copy rev-parse --short=12 HEAD)" ]
    echo 'int two;' > copy/cmd/one/two.c
    [ "$(identity | head -n 1)" = "commit $(git -C copy rev-parse --short=12 HEAD)-dirty" ]
    echo two.c >> copy/.git/info/exclude
    [ "$(identity | head -n 1)" = "commit $(git -C copy rev-parse --short=12 HEAD)-dirty" ]
    rm copy/cmd/one/two.c
    commit --allow-empty -m two
    touch -t 200001010000 copy/common/base/one.[ch]
    make -C copy BUILD=out DEBUG= HARDEN=0 > made
    [ "$(grep -o -- '-o out/[^ ]*' made)" = $'-o out/identity.o\n-o out/bin/one' ]
    make -C copy BUILD=out DEBUG= HARDEN=0 > made
    [ "$(grep -c -- ' -o ' made)" -eq 0 ]
}

# programs_go WORD ...: the folder into which make with these words installs the programs.
programs_go() {
    make -n -C "$ROOT" DEBUG="$DEBUG" install "$@" | sed -n "s/^install -m 755 .*'\([^' ]*\)'$/\1/p" | head -n 1
}

@test "build: prefix is PREFIX as GNU packages spell it, on the command line and in the environment" {
    unset prefix PREFIX INSTALL MAKEFLAGS
    [ "$(programs_go)" = /usr/local/bin ]
    [ "$(programs_go prefix=/x)" = /x/bin ]
    [ "$(programs_go PREFIX=/y)" = /y/bin ]
    [ "$(prefix=/x programs_go)" = /x/bin ]
    [ "$(PREFIX=/y prefix=/x programs_go DESTDIR=/stage)" = /stage/y/bin ]
}

@test "build: the make of BSD says in a line that this is for another one, which does not mind the line" {
    need_program bmake
    unset MAKEFLAGS
    run_sh 'bmake -C "$ROOT"'
    [ "$status" -ne 0 ]
    [ "$(printf %s "$output$stderr" | grep -c .)" -eq 1 ]
    [[ $output$stderr = *': this Makefile is for GNU make: call it as gmake' ]]
}

# completed SHELL TOOL: the completion of a tool.
completed() {
    "$BIN/$2" --help | awk -v shell="$1" -v tool="$2" -f "$ROOT/common/completion.awk"
}

# offers TOOL WORD ...: what bash offers for the last word.
offers() {
    bash -c 'tool=$1; shift; . ./$tool; COMP_WORDS=("$tool" "$@"); COMP_CWORD=$#; _$tool; printf "%s\n" "${COMPREPLY[@]}"' \
        offers "$@"
}

@test "build: shells complete every option of every tool, and the words that it takes" {
    for path in "$BIN"/*; do
        tool=${path##*/}
        script=$tool
        completed bash "$tool" > "$script"
        "$path" --help | grep -o -e '^  *\(-., \)\?--[a-z0-9-]*' | grep -o -e '--.*' | sort > wanted
        offers "$tool" -- | sort | cmp - wanted
        for shell in zsh fish; do
            completed $shell "$tool" > script
            [ "$(grep -c -e "-l \|--" script)" -ge "$(wc -l < wanted)" ]
            ! command -v $shell > /dev/null || $shell -n script
        done
    done
    [ "$(offers dpll -e '' | paste -sd ' ')" = 'auto cdcl dpll look walk' ]
    [ "$(offers dpll --engine l)" = look ]
    [ "$(offers xsudoku-gen -y mi | paste -sd ' ')" = 'mirror mirror4' ]
    [ -z "$(offers dpll -n '')" ]
    touch formula.cnf
    [ "$(offers dpll form)" = formula.cnf ]
    [ "$(offers dpll -p form)" = formula.cnf ]
}

@test "build: every program has a page, a row in the README and tests" {
    for tool in "$ROOT"/cmd/*/; do
        tool=$(basename "$tool")
        [ -e "$ROOT/man/$tool.1" ]
        [ -e "$ROOT/tests/$tool.bats" ]
        grep -q "^| \[$tool\](man/$tool.1) |" "$ROOT/README.md"
    done
}

@test "build: make check says how to get bats where there is none and it cannot be installed" {
    mkdir tree tree/tests tools
    cp "$ROOT/tests/run.sh" tree/tests/
    for tool in sh dirname; do ln -s "$(command -v "$tool")" tools/; done
    fails_with 1 "tests: bats-core is missing and cannot be installed: unpack a release of it, 1.5 or later,\
 from https://github.com/bats-core/bats-core, and put its folder bin on PATH" 'PATH=$PWD/tools sh tree/tests/run.sh'
}

@test "build: groff and mandoc read every page without a word" {
    need_program groff
    for page in "$ROOT"/man/*.[157]; do
        run_sh "groff -mandoc -Tutf8 -ww -rLL=78n '$page' 2>&1 > /dev/null"
        [ "$status" -eq 0 ]
        [ -z "$output" ] || {
            echo "$output"
            return 1
        }
    done
    need_program mandoc
    prints '' "mandoc -Tlint -W warning '$ROOT'/man/*.[157]"
}

@test "build: --help and the page have the same options in the same order" {
    for tool in "$BIN"/*; do
        page_has_options "$tool" "$ROOT/man/${tool##*/}.1"
    done
}

# What options of a tool take, where that is one of some words: "OPTION WORD", a line each.
choices() {
    "$1" --help | awk -v shell=fish -v tool="${1##*/}" -f "$ROOT/common/completion.awk" |
        sed -n "s/.* -l \([a-z-]*\) .*-a '\([^']*\)'.*/\1 \2/p" |
        awk '{ for (i = 2; i <= NF; i++) if ($i !~ /^[0-9]/) print $1, $i }'
}

@test "build: the words that options take are on their pages, those for variants in sudoku(5)" {
    for tool in "$BIN"/*; do
        choices "$tool" > taken
        cat taken >> all
        while read -r option word; do
            page=${tool##*/}.1
            [ "$option" != variant ] || page=sudoku.5
            grep -qE "^\.(It )?Cm (.* )?$word( |$)" "$ROOT/man/$page" || {
                echo "$tool, option --$option: $word is not in $page"
                return 1
            }
        done < taken
    done
    [ "$(grep -cE '^(branch jw|engine walk|variant samurai|encoding optimized)$' all)" -ge 4 ]
}

@test "build: --help fits a terminal of 80 columns" {
    for path in "$BIN"/*; do
        "$path" --help > help
        [ -s help ]
        awk 'length > 80' help | cmp - /dev/null
    done
}

# on_map README FILE ...: the part of the README about a file's folder names its module, and none that is not
# there.  Each folder has a part of its own, as two may have modules of one name.
on_map() {
    local map=$ROOT/$1 file folder name last=
    shift
    rm -f map-*
    awk '/^## / { folder = "" }
        /^`[a-z]*\/` / { folder = substr($1, 2, length($1) - 3) }
        folder != "" { print > ("map-" folder) }' "$map"
    for file in "$@"; do
        name=${file##*/} folder=${file%/*}
        grep -qE "\`(${name%.*}|${name//./\\.})\`" "map-${folder##*/}" || {
            echo "$file is not in $map"
            return 1
        }
        [ "$folder" != "$last" ] || continue
        last=$folder
        grep -oE '^\| `[^|]*' "map-${folder##*/}" | grep -oE '`[a-z.]+`' | tr -d '`' > named
        while read -r name; do
            [ -e "$folder/$name" ] || [ -e "$folder/$name.h" ] || [ -e "$folder/$name.c" ] || {
                echo "$map: $folder has no $name"
                return 1
            }
        done < named
    done
}

@test "build: every module of common and of dpll is on its map, and nothing else" {
    on_map common/README.md "$ROOT"/common/*/*.[ch]
    on_map cmd/dpll/README.md "$ROOT"/cmd/dpll/*.[ch] "$ROOT"/cmd/dpll/*/*.[ch]
}

@test "build: the map of the tests names every test file, and every folder of the sources" {
    for file in "$ROOT"/tests/*.bats; do
        name=$(basename "$file")
        [ -e "$ROOT/cmd/${name%.bats}" ] || grep -q "\`$name\`" "$ROOT/tests/README.md" || {
            echo "$name is not in tests/README.md"
            return 1
        }
    done
    for folder in "$ROOT"/common/*/; do
        grep -q "^| .*\`common/$(basename "$folder")/" "$ROOT/tests/README.md"
    done
    for folder in "$ROOT"/cmd/dpll/*/; do
        name=$(basename "$folder")
        grep -q "^| \`.*\`$name/\`\|^| \`$name/\`" "$ROOT/cmd/dpll/README.md"
        grep -q "^| .*\`\(cmd/dpll/\)\?$name/\`" "$ROOT/tests/README.md"
    done
}

@test "build: guards of headers are their paths" {
    (cd "$ROOT" && find cmd common -name '*.h') >headers
    [ -s headers ]
    while read -r header; do
        guard=$(printf '%s\n' "${header#cmd/}" | tr 'a-z/.-' 'A-Z___')
        [ "$(grep -c "^#\(ifndef\|define\) $guard\$" "$ROOT/$header")" -eq 2 ] || {
            echo "$header: not $guard"
            return 1
        }
    done <headers
}

@test "build: every long option that a page describes is in its synopsis" {
    cat >missing.awk <<'EOF'
/^\.Sh/ { section = $2 == "SYNOPSIS" || $2 == "概要" }
section { synopsis = synopsis " " $0 " " }
/^\.It Fl -/ && !section && $3 !~ /^-(help|version)$/ { long[$3] = 1 }
END {
    for (name in long) { if (index(synopsis, " " name " ") == 0) print FILENAME ": " name; named++ }
    if (!named) print FILENAME
}
EOF
    for page in "$ROOT"/man/*.1 "$ROOT"/man/zh_CN/*.1; do
        awk -f missing.awk "$page"
    done >missing
    # Pages without long options that stand alone.
    awk '!/: /' missing >plain
    [ "$(wc -l <plain)" -le 4 ]
    run ! grep ': ' missing
}

@test "build: every source that a README names is there" {
    git -C "$ROOT" rev-parse HEAD >/dev/null 2>&1 || skip "needs a git checkout"
    named=0
    for map in README.md cmd/dpll/README.md tests/README.md common/README.md; do
        for file in $(grep -oE '`[a-z0-9_/.-]+\.(c|h|sh|bats|awk|py)`' "$ROOT/$map" | tr -d '`' | sort -u); do
            [ -n "$(git -C "$ROOT" ls-files -co --exclude-standard "$file" "*/$file")" ] || {
                echo "$map names $file"
                return 1
            }
            named=$((named + 1))
        done
    done
    [ "$named" -gt 100 ]
}

@test "build: every function and field that a README names is there" {
    find "$ROOT/cmd" "$ROOT/common" "$ROOT/tests" \( -name '*.[ch]' -o -name '*.ba*' -o -name '*.awk' \) \
        -exec cat {} + >sources
    named=0
    for map in README.md cmd/dpll/README.md tests/README.md common/README.md; do
        for name in $(grep -oE '`[a-z]+(_[a-z0-9]+)+`|`[a-z_]+(->[a-z_]+)+`' "$ROOT/$map" | tr -d '`' | sort -u); do
            grep -qF -- "$name" sources || {
                echo "$map names $name"
                return 1
            }
            named=$((named + 1))
        done
    done
    [ "$named" -gt 50 ]
}

@test "build: the demo prints a puzzle beside its solution" {
    run_sh "BIN='$BIN' sh '$ROOT/examples/demo.sh'"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    # Nine rows with eighteen cells each, the last nine of which are all filled.
    [ "$(grep -cE '^([1-9.] ?){9}\s+([1-9] ?){9}$' <<<"$output")" -eq 9 ]
}

@test "build: make V=0 says what is made, each on a line, and runs the same commands" {
    make -n -B -C "$ROOT" BUILD=build/none DEBUG= V=0 > short
    make -n -B -C "$ROOT" BUILD=build/none DEBUG= > commands
    [ "$(grep -c "^printf '  %-4s %s.n' CC 'common/formulas/dimacs.c';" short)" -eq 1 ]
    [ "$(grep -c "^printf '  %-4s %s.n' LD 'build/none/bin/dpll';" short)" -eq 1 ]
    sed "s/^printf '  %-4s %s.n' [A-Z]* '[^']*';//" short | cmp - commands
}

@test "build: CFLAGS reach the compiler and the linker" {
    make -n -B -C "$ROOT" BUILD=build/none CFLAGS=-flag >commands
    grep -q -- ' -flag .* -o build/none/obj/common/formulas/dimacs.o ' commands
    grep -q -- ' -flag .* -o build/none/bin/dpll ' commands
}

@test "build: the tarball of make dist builds and runs, in parallel, in a folder with a blank in its name" {
    once_is_enough
    git -C "$ROOT" rev-parse HEAD >/dev/null 2>&1 || skip "needs a git checkout"
    make -s -C "$ROOT" dist
    mkdir 'a folder'
    cd 'a folder'
    tar xzf "$ROOT"/build/xsudoku-sat-*.tar.gz
    cd xsudoku-sat-*/
    run_sh 'make -s -j 8 CFLAGS=-O0 demo'
    [ "$status" -eq 0 ]
    [[ $output == *'xsudoku-gen -h 45 | sudoku2cnf | dpll | res2sudoku'* ]]
    [ "$(ls build/bin)" = "$(ls "$BIN")" ]
    run_sh "printf 'p cnf 1 1\n-1 0\n' | build/bin/dpll -q | grep v"
    [ "$output" = "v -1" ]
}

# A root for dpkg with nothing in it, as which no script of the package is run.
apart() {
    local as=()
    [ "$(id -u)" -eq 0 ] || as=(fakeroot)
    PATH=$PATH:/usr/sbin:/sbin "${as[@]}" dpkg --root="$PWD/root" --force-not-root --force-depends "$@" > said 2>&1 || {
        cat said
        return 1
    }
}

@test "build: make deb makes a package that lintian accepts, that runs where it is installed, and goes without a trace" {
    once_is_enough
    need_program dpkg-buildpackage
    need_program dh
    [ "$(id -u)" -eq 0 ] || need_program fakeroot
    run_sh "DEB_BUILD_OPTIONS='noopt noautodbgsym' make -s -C '$ROOT' deb"
    [ "$status" -eq 0 ]
    version=$("$BIN/dpll" --version | awk 'NR == 1 { print $2 }')
    cp "$ROOT"/build/deb/xsudoku-sat_"$version"_*.deb package.deb
    mkdir -p root/var/lib/dpkg/info root/var/lib/dpkg/updates
    touch root/var/lib/dpkg/status root/var/lib/dpkg/available
    apart -i package.deb
    [ "$(ls root/usr/bin)" = "$(ls "$BIN")" ]
    for tool in "$BIN"/*; do
        gzip -t "root/usr/share/man/man1/${tool##*/}.1.gz"
        [ -s "root/usr/share/bash-completion/completions/${tool##*/}" ]
        [ -s "root/usr/share/zsh/vendor-completions/_${tool##*/}" ]
        [ -s "root/usr/share/fish/vendor_completions.d/${tool##*/}.fish" ]
    done
    doc=root/usr/share/doc/xsudoku-sat
    [ "$(ls $doc/examples)" = "$(ls "$ROOT/examples")" ]
    grep -q '^License: Expat' $doc/copyright
    # Each item of the news is one of the changelog, in the words of dpkg.
    [ "$(grep -c '^- ' "$ROOT/man/NEWS.md")" \
        -eq "$(gzip -dc $doc/changelog.gz | grep -c '^  \* ')" ]
    [ "$(gzip -dc $doc/changelog.gz | dpkg-parsechangelog -l - -S Version)" = "$version" ]
    prints 'v -1 2' "printf 'p cnf 2 2\n1 2 0\n-1 0\n' | root/usr/bin/dpll -q | grep v"
    apart --purge xsudoku-sat
    [ -z "$(find root/usr -type f 2> /dev/null)" ]
    need_program lintian
    run_sh "lintian --pedantic --fail-on error,warning,pedantic '$ROOT'/build/deb/*.changes"
    [ "$status" -eq 0 ]
    [ -z "$output" ]
}

# What the Makefile keeps of the flags that the compiler knows.
known() {
    cat "$ROOT/build/harden/$(tr '/ ' '__' <<<"${CC:-cc}")"
}

# The compiler's call for a file, or the linker's for a program, with some settings.
call() {
    make -n -B -s -C "$ROOT" BUILD=build/none DEBUG= HARDEN=1 "${@:2}" 2>/dev/null | grep -m 1 -- " -o build/none/$1 "
}

@test "build: programs are hardened as far as the compiler knows how, and not with HARDEN=0" {
    compile=$(call obj/common/formulas/res.o) link=$(call bin/dpll)
    while read -r flags; do
        case $flags in
            -pie | -Wl,*) [[ " $link " == *" $flags "* && " $compile " != *" $flags "* ]] ;;
            *) [[ " $compile " == *" $flags "* ]] ;;
        esac
    done < <(known)
    for settings in HARDEN=0 DEBUG=1; do
        compile=$(call obj/common/formulas/res.o $settings) link=$(call bin/dpll $settings)
        [[ -n $compile && "$compile $link" != *-fstack-protector* && "$compile $link" != *relro* ]]
    done
    [[ $(call obj/common/formulas/res.o CFLAGS=-O0) != *_FORTIFY_SOURCE* ]]
}

@test "build: a compiler that does not know a flag does without it" {
    printf '#!/bin/sh\ncase "$*" in *-fPIE* | *-Wl,*) exit 1 ;; esac\nexec cc "$@"\n' >simple
    chmod +x simple
    compile=$(call obj/common/formulas/res.o CC="$PWD/simple") link=$(call bin/dpll CC="$PWD/simple")
    rm -f "$ROOT/build/harden/"*simple
    [[ -n $compile && $compile != *-fPIE* && -n $link && $link != *-Wl,-z* ]]
}

@test "build: dpll is position-independent, with read-only relocations and a stack protector" {
    [ "$DEBUG" != 1 ] || skip "sanitizers take the place of these"
    need_program readelf
    readelf -h "$BIN/dpll" >header 2>/dev/null || skip "needs an ELF program"
    known | grep -q relro || skip "the linker knows no relro"
    grep -q 'DYN' header
    readelf -lW "$BIN/dpll" | grep -q GNU_RELRO
    readelf -dW "$BIN/dpll" | grep -q BIND_NOW
    readelf -sW "$BIN/dpll" >symbols
    grep -q __stack_chk_fail symbols
    ! known | grep -q FORTIFY || ! grep -q GLIBC symbols || grep -q '_chk@' symbols
}

# unlicensed FOLDER: the source files in it whose first line, or the one below #!, does not name the licence.
unlicensed() {
    git -C "$1" ls-files -co --exclude-standard -- '*.[ch]' '*.sh' '*.bash' '*.bats' '*.awk' '*.py' '*.js' '*.css' \
        '*.html' '.ci/*' Makefile ':!tests/data' |
        (cd "$1" && xargs awk 'FNR == 1 { line = 1 }
            FNR == 1 && /^#!/ { line = 2 }
            FNR == line && !/SPDX-License-Identifier: MIT( |$)/ { print FILENAME }')
}

@test "build: every source file names the licence in its first line" {
    git -C "$ROOT" rev-parse HEAD >/dev/null 2>&1 || skip "needs a git checkout"
    [ "$(head -n 1 "$ROOT/LICENSE")" = 'MIT License' ]
    [ -z "$(unlicensed "$ROOT")" ]
    git init -q new
    cp "$ROOT/Makefile" "$ROOT/common/base/list.c" "$ROOT/tests/run.sh" new/
    sed '/SPDX/d' "$ROOT/tests/run.sh" > new/without.sh
    sed 1d "$ROOT/common/base/list.c" > new/without.c
    [ "$(unlicensed new)" = $'without.c\nwithout.sh' ]
}

@test "build: of a test no condition is passed over, as bash does with the first of two and with one that begins with !" {
    cd "$ROOT/tests"
    for file in *.bats; do
        # What ends a function ends its caller; so does the last of several, as in `[ ... ] || return 1`.
        awk '/^ +(! |\[.* \]\]? && )/ && !/\|\|/ && !/ && (break|continue|[a-z]+=.*)$/ {
                held = FILENAME ":" FNR ": " $0; next }
            held && !/^ *}$/ { print held }
            { held = "" }' "$file"
    done >"$BATS_TEST_TMPDIR/passed_over"
    [ ! -s "$BATS_TEST_TMPDIR/passed_over" ] || {
        cat "$BATS_TEST_TMPDIR/passed_over"
        return 1
    }
}

@test "build: no assertion stands behind a return, where it is never looked at" {
    cd "$ROOT"
    [ -z "$(awk '/^ *assert\(/ && held && match($0, /^ */) && RLENGTH >= depth { print FILENAME ":" FNR }
            { held = /^ *(return|break|continue|goto)( .*)?;$/ && match($0, /^ */); depth = RLENGTH }' \
        common/*/*.[ch] cmd/*/*.[ch] cmd/*/*/*.[ch])" ]
}

@test "build: one program is made without what is about Sudoku, if it is not" {
    make -n -C "$ROOT" BUILD=build/none DEBUG= dpll >commands
    grep -q ' -o build/none/bin/dpll ' commands
    grep -q 'common/formulas/dimacs\.c' commands
    run ! grep -E 'common/(grids|human)/' commands
    make -n -C "$ROOT" BUILD=build/none DEBUG= res2sudoku >commands
    grep -q 'common/grids/grid\.c' commands
    run ! grep 'cmd/dpll/' commands
}

@test "build: make units runs the unit tests without bats, and fails where one does" {
    unset MAKEFLAGS
    run_sh "make -s -C '$ROOT' DEBUG='$DEBUG' units UNITS='$TESTERS/unit/heap $TESTERS/unit/queue'"
    [ "$status" -eq 0 ]
    [[ ${lines[0]} == 'heap: '*' checks, 0 failed' && ${lines[1]} == 'queue: '*' checks, 0 failed' ]]
    printf '#!/bin/sh\necho wrong\nexit 1\n' >broken && chmod +x broken
    run_sh "make -s -C '$ROOT' DEBUG='$DEBUG' units UNITS='$PWD/broken $TESTERS/unit/heap'"
    [ "$status" -ne 0 ]
    [ "${lines[0]}" = 'broken: wrong' ]
}

@test "build: no include points upward, and none go round in a circle" {
    sh "$ROOT/tests/layers.sh"
    mkdir copy
    cp -R "$ROOT/cmd" "$ROOT/common" "$ROOT/tests/layers.sh" copy/ && mkdir copy/tests
    mv copy/layers.sh copy/tests/
    sh copy/tests/layers.sh
    echo '#include "engines/engine.h"' >>copy/cmd/dpll/search/unit.h
    run_sh "sh copy/tests/layers.sh"
    [ "$status" -ne 0 ]
    [ "$output" = "layers: cmd/dpll/search/unit must not include cmd/dpll/engines/engine" ]
    echo '#include "common/houses/variant.h"' >>copy/common/rules/area.h
    run_sh "sh copy/tests/layers.sh"
    [[ $output == *"layers: common/rules/area must not include common/houses/variant"* ]]
    cp "$ROOT/common/rules/area.h" copy/common/rules/
    cp "$ROOT/cmd/dpll/search/unit.h" copy/cmd/dpll/search/
    echo '#include "search/analyze.h"' >>copy/cmd/dpll/search/unit.h
    echo '#include "search/unit.h"' >>copy/cmd/dpll/search/analyze.h
    run_sh "sh copy/tests/layers.sh"
    [ "$status" -ne 0 ]
    [[ "$stderr" = *loop* && "$stderr" = *search/unit* ]]
}
