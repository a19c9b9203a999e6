/* SPDX-License-Identifier: MIT */
#include "question.h"

void answer_wrong(struct answer *answer, const char *wrong) {
    if (!answer->wrong)
        answer->wrong = wrong;
}

void answer_model(struct answer *answer, const signed char *values) {
    uint32_t assignment = 0;
    for (int var = 0; var < answer->vars; var++) {
        if (values[var] != 1 && values[var] != -1)
            answer_wrong(answer, "a variable of a model has no value");
        assignment |= (uint32_t)(values[var] == 1) << var;
    }
    if (!truth_has(&answer->expected, assignment))
        answer_wrong(answer, "what is called a model is none");
    if (truth_has(&answer->seen, assignment))
        answer_wrong(answer, "a model is listed twice");
    truth_add(&answer->seen, assignment);
    answer->models++;
}
