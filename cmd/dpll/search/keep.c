#include "search/keep.h"

#include "search/state.h"

struct keepsake {
    const void *key;
    struct keepsake *next;
    void *block;
};

void *kept(const struct solver *s, const void *key) {
    const struct keepsake *item = s->cdcl->keepsakes;
    while (item && item->key != key)
        item = item->next;
    return item ? item->block : NULL;
}

void *keep(struct solver *s, const void *key, size_t size) {
    void *block = kept(s, key);
    if (block)
        return block;
    struct keepsake *item = memory_zeroed(s->memory, 1, sizeof *item);
    item->key = key;
    item->block = memory_zeroed(s->memory, 1, size);
    item->next = s->cdcl->keepsakes;
    s->cdcl->keepsakes = item;
    return item->block;
}
