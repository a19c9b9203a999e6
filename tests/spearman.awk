# SPDX-License-Identifier: MIT
# Spearman's rank correlation of the two numbers on each line; equal ones share their mean rank.
function rank(values, ranks, i, value, below, smaller, equal) {
    for (i = 1; i <= NR; i++) equal[values[i]]++
    for (value in equal) {
        smaller = 0
        for (below in equal) if (below + 0 < value + 0) smaller += equal[below]
        mean[value] = smaller + (equal[value] + 1) / 2
    }
    for (i = 1; i <= NR; i++) ranks[i] = mean[values[i]]
}

{ a[NR] = $1; b[NR] = $2 }

END {
    rank(a, ra)
    rank(b, rb)
    middle = (NR + 1) / 2
    for (i = 1; i <= NR; i++) {
        ab += (ra[i] - middle) * (rb[i] - middle)
        aa += (ra[i] - middle) ^ 2
        bb += (rb[i] - middle) ^ 2
    }
    printf "%.4f\n", ab / sqrt(aa * bb)
}
