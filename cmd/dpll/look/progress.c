#include "look/progress.h"

void progress_begin(struct solver *s) {
    s->look->refuted = 0;
    stack_clear(&s->look->parts);
    stack_push(s->memory, &s->look->parts, 1.0);
}

void progress_open(struct solver *s, bool branching) {
    struct part_stack *parts = &s->look->parts;
    double *all = &parts->data[parts->size - 1], part = branching ? *all / 2 : *all;
    *all -= part;
    stack_push(s->memory, parts, part);
}

void progress_close(struct solver *s) {
    s->look->refuted += stack_pop(&s->look->parts);
}

void progress_drop(struct solver *s, size_t level) {
    struct part_stack *parts = &s->look->parts;
    parts->data[level - 1] += parts->data[level];
    for (size_t i = level + 1; i < parts->size; i++)
        parts->data[i - 1] = parts->data[i];
    parts->size--;
}
