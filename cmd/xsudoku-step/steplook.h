/* SPDX-License-Identifier: MIT */
/* The colours shared by pictures of steps and their legend. */
#ifndef XSUDOKU_STEP_STEPLOOK_H
#define XSUDOKU_STEP_STEPLOOK_H

#include "common/streams/svg.h"

#define STEPLOOK_GONE "#f0a08a" /* lost candidates, and the contradiction of a supposition */
#define STEPLOOK_STROKE "#b02000"
#define STEPLOOK_BASE "#b9e6d8" /* houses */
#define STEPLOOK_COVER "#b5d3f0"
#define STEPLOOK_OPACITY "0.45" /* of colours on cells */
#define STEPLOOK_LINK "stroke=\"" SVG_RED "\" stroke-width=\"0.8\" fill=\"none\""
#define STEPLOOK_DASHES " stroke-dasharray=\"2 1.4\""
#define STEPLOOK_RING "stroke=\"" SVG_INK "\" stroke-width=\"0.5\" fill=\"none\""

/* The colours of parts in turn: those of Okabe and Ito, lightened so that digits stay legible. */
enum { STEPLOOK_COLOURS = 5 };
static const char *const steplook_colours[STEPLOOK_COLOURS] = {"#7fceb6", "#8cc3e6", "#f2e87a",
                                                               "#dca9c7", "#f0c27a"};

#endif
