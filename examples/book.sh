#!/bin/sh
# SPDX-License-Identifier: MIT
# A booklet of puzzles with rules, four a sheet, and their solutions, nine a sheet, in the folder that the
# operand names (or a new one), as SVG, and as PDF where rsvg-convert is on PATH.  The programs are those
# in BIN, in ../build/bin, or else on PATH.
set -eu
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
folder=${1:-$(mktemp -d)}

# with LABEL: a puzzle with the rules on standard input.
with() {
    cat > "$folder/rules"
    xsudoku-gen -V plain -R "$folder/rules" -1 | sed "s/ #.*/ $1/"
}

{
    xsudoku-gen --jigsaw -V plain -1 | sed 's/ #.*/ Jigsaw/'
    xsudoku-gen --killer -V plain -h 81 -1 | sed 's/ #.*/ Killer/'
    with Thermometers << 'EOF'
thermo r1c1 r2c1 r3c2 r4c2
thermo r9c9 r8c9 r7c8 r6c8
thermo r4c5 r5c5 r6c5
EOF
    with Arrows << 'EOF'
arrow r2c2 r2c3 r3c4
arrow r8c8 r8c7 r7c6
EOF
    with Lines << 'EOF'
palindrome r2c2 r3c4 r4c5 r5c7
renban r7c1-r7c4
whisper 4 r8c6 r8c7 r9c8
EOF
    with 'Even and odd' << 'EOF'
even r1c1 r5c5 r9c9
odd r1c9 r9c1
EOF
    with 'Dots and signs' << 'EOF'
consecutive r1c1 r1c2
ratio 2 r2c5 r3c5
less r5c1 r5c2 r5c3
sum 10 r9c4 r9c5
EOF
    with 'Little killer' << 'EOF'
sum 20 r1c6 r2c7 r3c8 r4c9
sum 25 r6c1 r7c2 r8c3 r9c4
EOF
} > "$folder/puzzles"
rm "$folder/rules"

sudoku2svg -P 4 -T Sudoku -o "$folder/puzzles-%d.svg" "$folder/puzzles"
sudoku2svg -P 9 -T Solutions --solve --no-legend -o "$folder/solutions-%d.svg" "$folder/puzzles"
if command -v rsvg-convert > /dev/null; then
    rsvg-convert -f pdf -o "$folder/book.pdf" "$folder"/puzzles-?.svg "$folder"/solutions-1.svg
fi
ls "$folder"/*
