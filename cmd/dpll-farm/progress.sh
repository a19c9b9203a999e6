# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# What is done, and how long the rest may take.

# summary CUBES RESULTS: of a batch that is done: cubes, those refuted and those too hard, the share
# of the tree that is refuted, of which each side of a branching has half, and milliseconds.  Fails
# where results are missing, but for those behind a model.
summary() {
    awk 'FNR == NR { length_of[++n] = NF - 2; next }
        $1 == "s" { k++; found = $2 == 1; if ($2 == 0) { refuted++; share += 2 ^ -length_of[k] } if ($2 < 0) hard++ }
        $1 == "t" { ended++; time += $2 }
        END {
            if (k != n && !found || ended != k) exit 1
            printf "%d %d %d %.17g %.3f\n", n, refuted, hard, share, time
        }' "$1" "$2"
}

# summaries: of all that is done.
summaries() {
    for generation in $(generations); do
        numbers "$generation" closed | while read -r number; do
            summary "$folder/$generation/$number.cubes" "$folder/$generation/$number.res"
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
