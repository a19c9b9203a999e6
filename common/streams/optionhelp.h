/* SPDX-License-Identifier: MIT */
/* --help: what a tool does, and its options in order. */
#ifndef COMMON_STREAMS_OPTIONHELP_H
#define COMMON_STREAMS_OPTIONHELP_H

#include "common/streams/optiontable.h"

/* Prints the help on standard output and ends the program. */
_Noreturn void optionhelp_print(const struct option_table *table);

#endif
