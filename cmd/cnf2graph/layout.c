#include "layout.h"

#include <math.h>
#include <stdlib.h>

#include "common/random.h"

/* Rounds of forces, fewer for large graphs, and of the averaging before. */
enum { ROUNDS_MAX = 400, ROUNDS_MIN = 60, AVERAGINGS = 150, SEPARATIONS = 20 };
#define ROUNDS_WORK 1.5e6

/* Free room around a connected part. */
#define BORDER 0.6

struct neighbour {
    uint32_t place; /* in the order of the parts */
    float pull;
};

/* A connected part: places from `begin` on. */
struct part {
    size_t begin, size;
    struct point low, high;
};

STACK(part_stack, struct part);

/* A point while they are swept. */
struct sweep {
    double x;
    uint32_t place;
};

/* The graph with its variables ordered by parts: a variable's number there is its place. */
struct work {
    struct memory *memory;
    size_t size;
    Var *vars;                    /* by place */
    uint32_t *order;              /* by variable: its place */
    size_t *starts;               /* by place: its neighbours, up to the next one's */
    struct neighbour *neighbours; /* of all, one after the other */
    size_t ends;                  /* how many these are */
    struct point *points, *moves;
    struct part_stack parts;
    struct quadtree tree;
    struct random random;
};

/* Edges a variable, on average, from which on all together pull no more strongly: dense graphs
 * would be drawn as a point. */
#define DENSE 4.0

/* How strongly an edge pulls, where the average one pulls with 1. */
static double pull_of(const struct edge *edge, double mean) {
    double pull = sqrt((double)edge->weight / mean);
    return fmin(fmax(pull, 0.3), 3);
}

static void connect(struct work *w, const struct graph *graph) {
    double mean = 0, degree = (double)w->ends / (double)w->size;
    double weaker = degree > DENSE ? DENSE / degree : 1;
    for (size_t i = 0; i < graph->edges.size; i++)
        mean += (double)graph->edges.data[i].weight / (double)graph->edges.size;
    for (size_t i = 0; i < w->size; i++)
        w->starts[i + 1] = graph->degrees[w->vars[i]];
    for (size_t i = 0; i < w->size; i++)
        w->starts[i + 1] += w->starts[i];
    size_t *next = memory_zeroed(w->memory, w->size, sizeof *next);
    for (size_t i = 0; i < graph->edges.size; i++) {
        const struct edge *edge = &graph->edges.data[i];
        uint32_t a = w->order[edge->from], b = w->order[edge->to];
        float pull = (float)(weaker * pull_of(edge, mean));
        w->neighbours[w->starts[a] + next[a]++] = (struct neighbour){b, pull};
        w->neighbours[w->starts[b] + next[b]++] = (struct neighbour){a, pull};
    }
    memory_release(w->memory, next, w->size * sizeof *next);
}

/* The variable that stands for all of a part: union-find, with paths halved as they are walked. */
static Var find(Var *above, Var var) {
    while (above[var] != var)
        var = above[var] = above[above[var]];
    return var;
}

/* Orders variables by parts; these by their lowest variable. */
static void find_parts(struct work *w, const struct graph *graph) {
    Var *above = memory_zeroed(w->memory, w->size, sizeof *above);
    uint32_t *number = memory_zeroed(w->memory, w->size, sizeof *number);
    for (Var var = 0; var < graph->vars; var++)
        above[var] = var;
    for (size_t i = 0; i < graph->edges.size; i++) {
        Var a = find(above, graph->edges.data[i].from), b = find(above, graph->edges.data[i].to);
        above[a < b ? b : a] = a < b ? a : b;
    }
    for (Var var = 0; var < graph->vars; var++) {
        Var root = find(above, var);
        if (root == var) {
            number[var] = (uint32_t)w->parts.size;
            stack_push(w->memory, &w->parts, (struct part){0});
        }
        w->parts.data[number[root]].size++;
    }
    for (size_t i = 1; i < w->parts.size; i++)
        w->parts.data[i].begin = w->parts.data[i - 1].begin + w->parts.data[i - 1].size;
    for (size_t i = 0; i < w->parts.size; i++)
        w->parts.data[i].size = 0;
    for (Var var = 0; var < graph->vars; var++) {
        struct part *part = &w->parts.data[number[find(above, var)]];
        w->order[var] = (uint32_t)(part->begin + part->size++);
        w->vars[w->order[var]] = var;
    }
    memory_release(w->memory, above, w->size * sizeof *above);
    memory_release(w->memory, number, w->size * sizeof *number);
}

static void work_init(struct work *w, const struct graph *graph, uint64_t seed) {
    size_t size = graph->vars;
    *w = (struct work){.memory = graph->memory, .size = size, .random = {seed}};
    w->tree.memory = graph->memory;
    w->ends = 2 * graph->edges.size;
    w->vars = memory_zeroed(w->memory, size, sizeof *w->vars);
    w->order = memory_zeroed(w->memory, size, sizeof *w->order);
    w->starts = memory_zeroed(w->memory, size + 1, sizeof *w->starts);
    w->neighbours = memory_zeroed(w->memory, w->ends, sizeof *w->neighbours);
    w->points = memory_zeroed(w->memory, size, sizeof *w->points);
    w->moves = memory_zeroed(w->memory, size, sizeof *w->moves);
    find_parts(w, graph);
    connect(w, graph);
}

static void work_free(struct work *w) {
    memory_release(w->memory, w->vars, w->size * sizeof *w->vars);
    memory_release(w->memory, w->order, w->size * sizeof *w->order);
    memory_release(w->memory, w->starts, (w->size + 1) * sizeof *w->starts);
    memory_release(w->memory, w->neighbours, w->ends * sizeof *w->neighbours);
    memory_release(w->memory, w->points, w->size * sizeof *w->points);
    memory_release(w->memory, w->moves, w->size * sizeof *w->moves);
    stack_free(w->memory, &w->parts);
    quadtree_free(&w->tree);
}

/* Halfway to the average of the neighbours, weighted by their pull. */
static struct point averaged(const struct work *w, size_t at) {
    struct point sum = {0, 0};
    double pulls = 0;
    for (size_t i = w->starts[at]; i < w->starts[at + 1]; i++) {
        double pull = (double)w->neighbours[i].pull;
        sum.x += pull * w->points[w->neighbours[i].place].x;
        sum.y += pull * w->points[w->neighbours[i].place].y;
        pulls += pull;
    }
    return (struct point){(w->points[at].x + sum.x / pulls) / 2,
                          (w->points[at].y + sum.y / pulls) / 2};
}

/* Takes away what is common to all points, and from y what is like x; then both have the length
 * wanted. */
static void straighten(struct work *w, const struct part *part, double wanted) {
    struct point *points = w->points + part->begin;
    double n = (double)part->size, x = 0, y = 0, xx = 0, xy = 0, yy = 0;
    for (size_t i = 0; i < part->size; i++) {
        x += points[i].x / n;
        y += points[i].y / n;
    }
    for (size_t i = 0; i < part->size; i++) {
        points[i].x -= x;
        points[i].y -= y;
        xx += points[i].x * points[i].x;
        xy += points[i].x * points[i].y;
    }
    for (size_t i = 0; i < part->size; i++) {
        points[i].y -= points[i].x * xy / fmax(xx, 1e-300);
        yy += points[i].y * points[i].y;
    }
    for (size_t i = 0; i < part->size; i++) {
        points[i].x *= wanted * sqrt(n / fmax(xx, 1e-300));
        points[i].y *= wanted * sqrt(n / fmax(yy, 1e-300));
    }
}

/* Places for the start: slowest to change under averaging is what tells far ends apart. */
static void unfold(struct work *w, const struct part *part) {
    double wanted = sqrt((double)part->size) / 2;
    for (size_t i = part->begin; i < part->begin + part->size; i++)
        w->points[i] = (struct point){random_unit(&w->random) - .5, random_unit(&w->random) - .5};
    for (int round = 0; round < AVERAGINGS && part->size > 2; round++) {
        for (size_t i = part->begin; i < part->begin + part->size; i++)
            w->moves[i] = averaged(w, i);
        for (size_t i = part->begin; i < part->begin + part->size; i++)
            w->points[i] = w->moves[i];
        straighten(w, part, wanted);
    }
    for (size_t i = part->begin; i < part->begin + part->size; i++) {
        w->points[i].x += random_unit(&w->random) - .5;
        w->points[i].y += random_unit(&w->random) - .5;
    }
}

/* Repulsion is 1 / distance, attraction the square of the distance. */
static struct point force_on(struct work *w, size_t at) {
    struct point here = w->points[at], force = quadtree_repulsion(&w->tree, here);
    for (size_t i = w->starts[at]; i < w->starts[at + 1]; i++) {
        struct point other = w->points[w->neighbours[i].place];
        double dx = other.x - here.x, dy = other.y - here.y;
        double pull = (double)w->neighbours[i].pull * sqrt(dx * dx + dy * dy);
        force.x += pull * dx;
        force.y += pull * dy;
    }
    return force;
}

/* Moves each point by the force on it, no further than allowed. */
static void move_points(struct work *w, const struct part *part, double allowed) {
    quadtree_build(&w->tree, w->points + part->begin, part->size);
    for (size_t i = part->begin; i < part->begin + part->size; i++) {
        struct point force = force_on(w, i);
        double length = sqrt(force.x * force.x + force.y * force.y);
        double step = length > allowed ? allowed / length : 1;
        w->moves[i] = (struct point){step * force.x, step * force.y};
    }
    for (size_t i = part->begin; i < part->begin + part->size; i++) {
        w->points[i].x += w->moves[i].x;
        w->points[i].y += w->moves[i].y;
    }
}

static int by_x(const void *one, const void *two) {
    const struct sweep *a = one, *b = two;
    if (a->x != b->x)
        return a->x < b->x ? -1 : 1;
    return (a->place > b->place) - (a->place < b->place);
}

/* Pushes two points apart that are nearer than allowed, each by half of what is missing.  Those in
 * one place go left and right. */
static void push_apart(struct point *a, struct point *b, double least) {
    double dx = b->x - a->x, dy = b->y - a->y, distance = sqrt(dx * dx + dy * dy);
    if (distance >= least)
        return;
    double push = (least - distance) / 2;
    dx = distance > 1e-9 ? dx / distance : 1;
    dy = distance > 1e-9 ? dy / distance : 0;
    *a = (struct point){a->x - push * dx, a->y - push * dy};
    *b = (struct point){b->x + push * dx, b->y + push * dy};
}

/* How far apart points should be at least: about half of what they had if they were spread evenly,
 * or half of how far neighbours are, where that is less. */
static double least_distance(const struct work *w, const struct part *part) {
    double width = part->high.x - part->low.x, height = part->high.y - part->low.y, sum = 0;
    double even = sqrt(width * height / (double)part->size);
    size_t first = w->starts[part->begin], last = w->starts[part->begin + part->size];
    for (size_t at = part->begin; at < part->begin + part->size; at++)
        for (size_t i = w->starts[at]; i < w->starts[at + 1]; i++) {
            struct point other = w->points[w->neighbours[i].place];
            sum += hypot(other.x - w->points[at].x, other.y - w->points[at].y);
        }
    return 0.46 * fmin(even, last > first ? sum / (double)(last - first) : even);
}

/* Separates points that marks would cover, in a few rounds of sweeping from left to right.  Returns
 * how far. */
static double separate(struct work *w, const struct part *part) {
    size_t size = part->size;
    double least = least_distance(w, part);
    struct sweep *sweeps = memory_zeroed(w->memory, size, sizeof *sweeps);
    for (int round = 0; round < SEPARATIONS; round++) {
        for (size_t i = 0; i < size; i++)
            sweeps[i] = (struct sweep){w->points[part->begin + i].x, (uint32_t)(part->begin + i)};
        qsort(sweeps, size, sizeof *sweeps, by_x);
        for (size_t i = 0; i < size; i++)
            for (size_t k = i + 1; k < size && sweeps[k].x - sweeps[i].x < least; k++)
                push_apart(&w->points[sweeps[i].place], &w->points[sweeps[k].place], least);
    }
    memory_release(w->memory, sweeps, size * sizeof *sweeps);
    return least;
}

static void lay_out(struct work *w, const struct part *part) {
    double n = (double)part->size, rounds = fmin(fmax(ROUNDS_WORK / n, ROUNDS_MIN), ROUNDS_MAX);
    double widest = 0.15 * sqrt(n) + 0.3;
    if (part->size == 1)
        return;
    unfold(w, part);
    for (double round = 0; round < rounds; round++) {
        double left = 1 - round / rounds;
        move_points(w, part, widest * left * left + 0.002);
    }
}

/* What a part covers, with its border. */
static void measure(const struct work *w, struct part *part) {
    struct point low = w->points[part->begin], high = low;
    for (size_t i = part->begin; i < part->begin + part->size; i++) {
        struct point at = w->points[i];
        low = (struct point){fmin(low.x, at.x), fmin(low.y, at.y)};
        high = (struct point){fmax(high.x, at.x), fmax(high.y, at.y)};
    }
    part->low = (struct point){low.x - BORDER, low.y - BORDER};
    part->high = (struct point){high.x + BORDER, high.y + BORDER};
}

static int by_height(const void *one, const void *two) {
    const struct part *a = one, *b = two;
    double first = a->high.y - a->low.y, second = b->high.y - b->low.y;
    if (first != second)
        return first > second ? -1 : 1;
    return (a->begin > b->begin) - (a->begin < b->begin);
}

/* The width of the rows: that of the widest part, or what makes the whole a bit wider than high. */
static double row_width(const struct work *w) {
    double area = 0, width = 0;
    for (size_t i = 0; i < w->parts.size; i++) {
        const struct part *part = &w->parts.data[i];
        area += (part->high.x - part->low.x) * (part->high.y - part->low.y);
        width = fmax(width, part->high.x - part->low.x);
    }
    return fmax(width, sqrt(1.6 * area));
}

static void set_part(struct work *w, const struct part *part, struct point corner) {
    for (size_t i = part->begin; i < part->begin + part->size; i++) {
        w->points[i].x += corner.x - part->low.x;
        w->points[i].y += corner.y - part->low.y;
    }
}

/* Sets the parts in rows, from the highest to the lowest.  Returns the size of the whole. */
static struct point pack(struct work *w) {
    struct point corner = {0, 0}, size = {0, 0};
    double width = row_width(w);
    if (w->parts.size)
        qsort(w->parts.data, w->parts.size, sizeof *w->parts.data, by_height);
    for (size_t i = 0; i < w->parts.size; i++) {
        const struct part *part = &w->parts.data[i];
        if (corner.x > 0 && corner.x + part->high.x - part->low.x > width * 1.0001)
            corner = (struct point){0, size.y};
        set_part(w, part, corner);
        corner.x += part->high.x - part->low.x;
        size.x = fmax(size.x, corner.x);
        size.y = fmax(size.y, corner.y + part->high.y - part->low.y);
    }
    return size;
}

void layout_make(struct layout *layout, const struct graph *graph, uint64_t seed) {
    struct work w;
    size_t largest = 0;
    work_init(&w, graph, seed);
    *layout = (struct layout){.memory = graph->memory, .vars = graph->vars};
    for (size_t i = 0; i < w.parts.size; i++) {
        struct part *part = &w.parts.data[i];
        lay_out(&w, part);
        measure(&w, part);
        double apart = separate(&w, part);
        measure(&w, part);
        if (part->size > largest)
            layout->apart = apart;
        largest = part->size > largest ? part->size : largest;
    }
    layout->places = memory_zeroed(graph->memory, graph->vars, sizeof *layout->places);
    layout->size = pack(&w);
    for (size_t i = 0; i < w.size; i++)
        layout->places[w.vars[i]] = w.points[i];
    work_free(&w);
}

void layout_free(struct layout *layout) {
    memory_release(layout->memory, layout->places, layout->vars * sizeof *layout->places);
}
