# SPDX-License-Identifier: MIT
# make            build every program into build/bin
# make TOOL       build only that program: make dpll
# make demo       one diagonal Sudoku through the whole pipeline
# make check      build, find or install bats-core, run every test, JOBS files at once
# make ipasir     dpll as a library, behind IPASIR: cmd/dpll/ipasir.h says how to use it
# make units      only the unit tests, for which bats is not needed
# make fuzz       give the readers inputs that libFuzzer makes up, FUZZ_SECONDS each
# make coverage   which lines of COVERED the tests and COVERAGE_FUZZ formulas run
# make configurations   build and test with other compilers, options and sanitizers, one by one
# make deb        a package of Debian, into build/deb
# DEBUG=1         assertions, ASan and UBSan, in build/debug
# LOG=1           dpll --log at the speed of a release, in build/log
# NARROW=1        fields of few bits for sizes and places, in build/narrow, so that small inputs reach
#                 every limit: for tests
# NATIVE=1        tune for this machine's processor
# V=0             say what is made in a few words, not by its commands
# HARDEN=0        without stack protector, checked libc calls, PIE and read-only relocations
# COMMIT=ID       what --version names as the commit, outside of a git checkout

# BSD make reads this as a directive and stops; GNU make, as a target that nobody asks for.
.error ${:Uthis Makefile is for GNU make}: call it as gmake

VERSION  = 0.1.0

CC      ?= cc
prefix  ?= /usr/local
PREFIX  ?= $(prefix)
BINDIR  ?= $(PREFIX)/bin
MANDIR  ?= $(PREFIX)/share/man
DOCDIR  ?= $(PREFIX)/share/doc/xsudoku-sat
LIBDIR  ?= $(PREFIX)/lib
HEADERDIR ?= $(PREFIX)/include
BASHDIR ?= $(PREFIX)/share/bash-completion/completions
ZSHDIR  ?= $(PREFIX)/share/zsh/site-functions
FISHDIR ?= $(PREFIX)/share/fish/vendor_completions.d
INSTALL ?= install

WARN     = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wmissing-prototypes
STD      = -std=c11 -D_XOPEN_SOURCE=700 -D_DARWIN_C_SOURCE
CPPFLAGS_ALL = $(STD) -I. -DVERSION='"$(VERSION)"' $(CPPFLAGS)

ifeq ($(DEBUG),1)
BUILD    = build/debug
MODE     = -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all
else
BUILD    = build
# Without the alignment a loop is up to 10 % slower or faster by what stands before it in the file.
MODE     = -O3 -DNDEBUG -falign-functions=64
endif
ifeq ($(FUZZ),1)
BUILD    = build/fuzz
MODE     = -O1 -g -fno-omit-frame-pointer -fsanitize=fuzzer-no-link,address,undefined \
           -fno-sanitize-recover=all
endif
ifeq ($(COVERAGE),1)
BUILD    = build/coverage
MODE     = -O1 -g --coverage -fprofile-update=atomic -include tests/coverage.h
HARDEN   = 0
endif
ifeq ($(LOG),1)
override BUILD := $(BUILD)/log
CPPFLAGS_ALL += -DLOGGING
endif
ifeq ($(NARROW),1)
override BUILD := $(BUILD)/narrow
CPPFLAGS_ALL += -DNARROW_FIELDS
endif
ifeq ($(NATIVE),1)
MODE    += -march=native
endif

# Options that make mistakes harder to exploit.  Which of them compiler and linker know is tried out
# once, and again when the Makefile is newer.  A debug build has sanitizers instead, which notice
# more; it has them linked in where that can be done, since a program then starts in four fifths of
# the time.
HARDEN  ?= 1
ifeq ($(DEBUG),1)
HARD_LD  = -static-libasan~-static-libubsan
else
HARD_CC  = -fstack-protector-strong -U_FORTIFY_SOURCE~-D_FORTIFY_SOURCE=2 -fPIE
HARD_LD  = -pie -Wl,-z,relro~-Wl,-z,now
endif
KNOWN    = build/harden/$(subst /,_,$(subst $(EMPTY) ,_,$(CC)$(if $(filter 1,$(DEBUG)), debug)))
define ask
mkdir -p build/harden; : > $(KNOWN).new; \
printf '%s\n' 'int printf(const char *, ...);' 'int main(void) { return printf("") < 0; }' > $(KNOWN).c; \
for flags in $(HARD_CC) $(HARD_LD); do \
    set -- `echo "$$flags" | tr '~' ' '`; \
    ! $(CC) -Werror -O2 $(filter -fsanitize=%,$(MODE)) "$$@" -o $(KNOWN).out $(KNOWN).c 2> /dev/null || echo "$$@" >> $(KNOWN).new; \
done; mv $(KNOWN).new $(KNOWN); rm -f $(KNOWN).out $(KNOWN).c
endef
ifeq ($(HARDEN)$(filter 1,$(FUZZ)),1)
HARDENED := $(shell [ $(KNOWN) -nt Makefile ] || { $(ask); }; cat $(KNOWN))
# Without optimization libc cannot check calls, and warns.
HARDENED := $(if $(filter -O0,$(CFLAGS)),$(filter-out %_FORTIFY_SOURCE %_FORTIFY_SOURCE=2,$(HARDENED)),$(HARDENED))
endif
HARD_LINK  = -pie -Wl,% -static-lib%
CFLAGS_ALL = $(MODE) $(filter-out $(HARD_LINK),$(HARDENED)) $(WARN) $(CFLAGS)
LDFLAGS_ALL = $(MODE) $(filter -f% $(HARD_LINK),$(HARDENED)) $(CFLAGS) $(LDFLAGS)

PROGRAMS := $(sort $(patsubst cmd/%/main.c,%,$(wildcard cmd/*/main.c)))
SCRIPTS  := $(sort $(foreach d,$(wildcard cmd/*),$(if $(wildcard $d/$(notdir $d).sh),$(notdir $d))))
SOURCES  := $(wildcard common/*/*.c cmd/*/*.c cmd/*/*/*.c)
CARRIED  := $(wildcard cmd/*/*.css cmd/*/*.html cmd/*/*.js)
OBJECTS  := $(SOURCES:%.c=$(BUILD)/obj/%.o) $(CARRIED:%=$(BUILD)/obj/%.o)
TARGETS  := $(addprefix $(BUILD)/bin/,$(PROGRAMS) $(SCRIPTS))
PAGES    := $(wildcard man/*.1 man/*.5 man/*.7)
CHINESE  := $(wildcard man/zh_CN/*.1 man/zh_CN/*.5 man/zh_CN/*.7)
COMPLETED := $(addprefix $(BUILD)/completion/bash/,$(PROGRAMS) $(SCRIPTS)) \
             $(addprefix $(BUILD)/completion/zsh/_,$(PROGRAMS) $(SCRIPTS)) \
             $(addprefix $(BUILD)/completion/fish/,$(addsuffix .fish,$(PROGRAMS) $(SCRIPTS)))
EXAMPLES := $(wildcard examples/*)

# What stands before a command, as $(call say,CC,FILE).
ifeq ($(V),0)
say = @printf '  %-4s %s\n' $(1) '$(2)';
endif

all: $(TARGETS)

$(PROGRAMS) $(SCRIPTS): %: $(BUILD)/bin/%

# Common code is linked from archives, so that a tool carries only what it calls, and only those that
# include what is about Sudoku wait for it.
FORMULAS  := $(foreach d,base streams formulas,$(filter $(BUILD)/obj/common/$d/%,$(OBJECTS)))
LIBRARIES  = $(BUILD)/libsudoku.a $(BUILD)/libcommon.a
$(BUILD)/libcommon.a: $(FORMULAS)
$(BUILD)/libsudoku.a: $(filter-out $(FORMULAS),$(filter $(BUILD)/obj/common/%,$(OBJECTS)))
$(LIBRARIES):
	@rm -f $@
	$(call say,AR,$@)$(AR) rcs $@ $^
PLAYERS := $(shell grep -lE '^.include "common/(rules|houses|grids|drawing|solving|human|explainer)/' cmd/*/*.[ch])

# What only the library has: a program has its main.c instead.
LIBRARY_ONLY := $(BUILD)/obj/cmd/dpll/ipasir.o

define program
$(BUILD)/bin/$(1): $(filter-out $(LIBRARY_ONLY),$(filter $(BUILD)/obj/cmd/$(1)/%,$(OBJECTS))) $(BUILD)/identity.o \
                   $(if $(filter cmd/$(1)/%,$(PLAYERS)),$(BUILD)/libsudoku.a) $(BUILD)/libcommon.a
	@mkdir -p $$(@D)
	$$(call say,LD,$$@)$$(CC) $$(LDFLAGS_ALL) -o $$@ $$^ $$(LDLIBS) -lm
endef
$(foreach p,$(PROGRAMS),$(eval $(call program,$(p))))

# A script is one file where it is installed: each line ". ./PART.sh", or of a part in common, becomes that part,
# without its line of the licence.  The commit stands there between quotes.
JOIN = function put(text, mark, word,    at) { \
           return (at = index(text, mark)) ? substr(text, 1, at - 1) word substr(text, at + length(mark)) : text } \
       function say(text) { print put(put(text, "@VERSION@", version), "@COMMIT@", commit) } \
       BEGIN { count = split(ENVIRON["commit"], part, "\047"); commit = part[1]; \
               for (i = 2; i <= count; i++) commit = commit "\047\\\047\047" part[i] } \
       /^\. \.+\// { while ((got = (getline line < (from $$2))) > 0) if (line !~ /^\# SPDX-/) say(line); \
                    if (got < 0) exit 1; next } \
       { say($$0) }
define script
$(BUILD)/bin/$(1): $(wildcard cmd/$(1)/*.sh common/*.sh) $(BUILD)/commit Makefile
	@mkdir -p $$(@D)
	$$(call say,JOIN,$$@)commit="`cat $(BUILD)/commit`" awk -v from=cmd/$(1)/ -v version='$(VERSION)' '$$(JOIN)' \
	    cmd/$(1)/$(1).sh > $$@
	@chmod 755 $$@
endef
$(foreach s,$(SCRIPTS),$(eval $(call script,$(s))))

# Completion of options in shells, from what --help says.
COMPLETE = common/completion.awk
$(BUILD)/completion/bash/%: $(BUILD)/bin/% $(COMPLETE)
	@mkdir -p $(@D)
	$(call say,GEN,$@)$< --help | awk -v shell=bash -v tool=$* -f $(COMPLETE) > $@
$(BUILD)/completion/zsh/_%: $(BUILD)/bin/% $(COMPLETE)
	@mkdir -p $(@D)
	$(call say,GEN,$@)$< --help | awk -v shell=zsh -v tool=$* -f $(COMPLETE) > $@
$(BUILD)/completion/fish/%.fish: $(BUILD)/bin/% $(COMPLETE)
	@mkdir -p $(@D)
	$(call say,GEN,$@)$< --help | awk -v shell=fish -v tool=$* -f $(COMPLETE) > $@

# The flags are a dependency: changing CC, NATIVE or CFLAGS rebuilds what they touch.
FLAGS = $(CC) $(CPPFLAGS_ALL) $(CFLAGS_ALL) $(LDFLAGS_ALL)
$(BUILD)/flags: FORCE
	@mkdir -p $(@D)
	@printf '%s\n' '$(subst ','\'',$(FLAGS))' | cmp -s - $@ || printf '%s\n' '$(subst ','\'',$(FLAGS))' > $@

# Which build this is, for --version.  Where git does not know, or must not say, as to root in another
# user's tree, the commit stays what it was; a folder of another project's checkout is none of ours.
# Sources that git does not know are compiled like others.  COMMIT comes by the environment, into which
# make puts what stands on its command line, so that the shell does not read it.
UNTRACKED = git ls-files --others -- 'common/*.[ch]' $(patsubst %,'cmd/*.%',[ch] sh css html js)
$(BUILD)/commit: FORCE
	@mkdir -p $(@D)
	@commit=$$COMMIT; [ -n "$$commit" ] || ! [ -e .git ] || { \
	    unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; export GIT_OPTIONAL_LOCKS=0; \
	    commit=`git describe --always --dirty --abbrev=12 --exclude '*' 2> /dev/null` || ! [ -e $@ ] || exit 0; \
	    [ -z "`$(UNTRACKED) 2> /dev/null`" ] || commit=$${commit%-dirty}-dirty; }; \
	commit=`printf '%s\n' "$${commit:-unknown}" | sed 1q`; \
	printf '%s\n' "$$commit" | cmp -s - $@ || printf '%s\n' "$$commit" > $@

# Without what every build has, and without the folders that it is made in and of, so that the same
# sources give the same bytes anywhere: a path in a flag is its last part.
TOLD = $(strip $(filter -%,$(CC)) $(filter-out $(STD) $(WARN) -I. -DVERSION=% -ffile-prefix-map=% \
           -fdebug-prefix-map=% -fmacro-prefix-map=%,$(CPPFLAGS_ALL) $(CFLAGS_ALL)) \
           $(filter $(HARD_LINK),$(HARDENED)) $(LDFLAGS))
PART     = [^ =,:@"'(/-][^ =,:@"'(]*/
SHORTEN  = s|\([ ,]-[BFIL]\)[^ ,]*/\([^/ ]\)|\1\2|g; \
           s|\([ =,:@"'(]\)//*\([^/ ]\)|\1\2|g; s|\([ =,:@"'(]\)$(PART)\([^/ ]\)|\1\2|g
$(BUILD)/identity: $(BUILD)/commit $(BUILD)/flags
	$(call say,GEN,$@){ printf 'commit %s\n' "`cat $<`"; \
	  printf 'compiler %s\n' "`$(CC) --version 2> /dev/null | sed 's|^[^ ]*/||; q'`"; \
	  printf 'flags %s\n' '$(subst ','\'',$(TOLD))' | sed '$(subst ','\'',$(SHORTEN))'; \
	  printf '#ifdef NDEBUG\nassertions off\n#else\nassertions on\n#endif\n' | \
	      $(CC) $(CPPFLAGS_ALL) $(CFLAGS_ALL) -x c -E -P -; } > $@

# A tool's own headers are found from its folder.
INCLUDE = $(patsubst cmd/%,-Icmd/%,$(filter cmd/%,$(word 1,$(subst /, ,$<))/$(word 2,$(subst /, ,$<))))
$(BUILD)/obj/%.o: %.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(call say,CC,$<)$(CC) $(CPPFLAGS_ALL) $(INCLUDE) $(CFLAGS_ALL) -MMD -MP -c -o $@ $<

# What a program carries in itself, as an array that ends with a zero: play.css is file_play_css.  Its
# line of the licence stays here: a page is its author's.
define array
{ echo 'extern const unsigned char file_$(subst .,_,$(<F))[];'; \
	  echo 'const unsigned char file_$(subst .,_,$(<F))[] = {'; \
	  sed '1{/SPDX-/d;}' $< | od -An -v -tx1 | sed 's/[0-9a-f][0-9a-f]/0x&,/g'; echo '0};'; } > $@
endef
$(CARRIED:%=$(BUILD)/obj/%.c): $(BUILD)/obj/%.c: % Makefile
	@mkdir -p $(@D)
	$(call say,GEN,$<)$(array)
$(BUILD)/identity.c: $(BUILD)/identity
	@$(array)
$(CARRIED:%=$(BUILD)/obj/%.o) $(BUILD)/identity.o: %.o: %.c $(BUILD)/flags
	$(call say,CC,$<)$(CC) $(CPPFLAGS_ALL) $(CFLAGS_ALL) -c -o $@ $<

-include $(OBJECTS:.o=.d)

# The library is one object, whose other names are nobody's business.  Functions that gcc adds for 32 bits,
# __x86..., stay: each of several libraries may have them.  With -flto gcc is to compile before that.
OBJCOPY ?= objcopy
$(BUILD)/libipasirdpll.a: $(LIBRARY_ONLY) $(BUILD)/libdpll.a $(BUILD)/libcommon.a
	@rm -f $@
	$(call say,LD,$@)$(CC) $(filter -m%,$(CC) $(CFLAGS)) $(if $(findstring -flto,$(CFLAGS)),-flinker-output=nolto-rel) \
	    -r -nostdlib -o $(@:.a=.o) $^
	@command -v $(OBJCOPY) > /dev/null || { echo '$@: $(OBJCOPY) is not there to hide the names of dpll' >&2; exit; }; \
	    $(OBJCOPY) -w --keep-global-symbol='ipasir_*' --keep-global-symbol='dpll_*' --keep-global-symbol='__x86*' $(@:.a=.o)
	$(call say,AR,$@)$(AR) rcs $@ $(@:.a=.o)
ipasir: $(BUILD)/libipasirdpll.a

# Small programs that the tests judge by.
JUDGES := $(patsubst tests/fuzz/%.c,$(BUILD)/tests/%,$(wildcard tests/fuzz/*.c))
$(BUILD)/tests/%: tests/fuzz/%.c $(wildcard tests/fuzz/*.h) $(BUILD)/libdpll.a $(LIBRARIES) $(BUILD)/flags
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS_ALL) $(CFLAGS_ALL) $(LDFLAGS) -o $@ $< $(BUILD)/libdpll.a $(LIBRARIES) -lm

# One small program for each module of common or dpll that is tested from within.  Which commit it is
# of does not matter, so another one does not make it again.
UNITS := $(patsubst tests/unit/%.c,$(BUILD)/tests/unit/%,$(wildcard tests/unit/*.c))
BRUTE := $(BUILD)/obj/tests/fuzz/scenario/truth.o
$(UNITS): $(BUILD)/tests/unit/%: tests/unit/%.c $(wildcard tests/unit/*.h) $(BRUTE) $(BUILD)/libdpll.a \
                                 $(LIBRARIES) $(BUILD)/flags | $(BUILD)/identity.o
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS_ALL) -Icmd/dpll $(CFLAGS_ALL) $(LDFLAGS) -o $@ $< $(BRUTE) $(BUILD)/libdpll.a \
	    $(BUILD)/identity.o $(LIBRARIES) -lm

# Programs that use the library.
USERS := $(patsubst tests/ipasir/%.c,$(BUILD)/tests/ipasir/%,$(wildcard tests/ipasir/*.c))
$(USERS): $(BUILD)/tests/ipasir/%: tests/ipasir/%.c $(wildcard tests/ipasir/*.h) $(BRUTE) $(BUILD)/libipasirdpll.a $(BUILD)/flags
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS_ALL) $(CFLAGS_ALL) $(LDFLAGS) -pthread -o $@ $< $(BRUTE) $(BUILD)/libipasirdpll.a -lm

$(BUILD)/libdpll.a: $(filter-out %/main.o $(LIBRARY_ONLY),$(filter $(BUILD)/obj/cmd/dpll/%,$(OBJECTS)))
	@rm -f $@
	$(call say,AR,$@)$(AR) rcs $@ $^

# Fuzz targets: what is linked with each decides who calls it, libFuzzer or a program that reads
# files.
FUZZED  := dimacs res steps grid lrat drat
READERS := $(addprefix $(BUILD)/tests/targets/,$(FUZZED))
TARGET_SOURCES := $(wildcard tests/fuzz/targets/*.c)
$(BUILD)/obj/tests/fuzz/targets/%.o: INCLUDE = -Icmd/resverify -Icmd/resextend
-include $(TARGET_SOURCES:%.c=$(BUILD)/obj/%.d)

$(BUILD)/libresverify.a: $(filter-out %/main.o,$(filter $(BUILD)/obj/cmd/resverify/%,$(OBJECTS)))
	@rm -f $@
	$(call say,AR,$@)$(AR) rcs $@ $^

ifeq ($(FUZZ),1)
CALLER = -fsanitize=fuzzer
else
CALLER = $(BUILD)/obj/tests/fuzz/targets/replay.o
endif
$(READERS): $(BUILD)/tests/targets/%: $(TARGET_SOURCES:%.c=$(BUILD)/obj/%.o) \
                                      $(BUILD)/obj/cmd/resextend/steps.o $(BUILD)/libresverify.a $(LIBRARIES)
	@mkdir -p $(@D)
	$(CC) $(LDFLAGS_ALL) -o $@ $(patsubst %,$(BUILD)/obj/tests/fuzz/targets/%.o,$* target) \
	    $(if $(filter lrat drat,$*),$(patsubst %,$(BUILD)/obj/tests/fuzz/targets/%.o,proofs translate)) \
	    $(if $(filter steps,$*),$(BUILD)/obj/cmd/resextend/steps.o) \
	    $(CALLER) \
	    $(BUILD)/libresverify.a $(LIBRARIES) -lm

# The same with fields of few bits: see common/base/narrow.h.
narrow: FORCE
	@$(MAKE) -s NARROW=1 $(addprefix $(BUILD)/narrow/,bin/resverify bin/dpll tests/targets/lrat tests/targets/drat)

# System calls that fail, to be loaded into the programs: not on macOS, and not under ASan, which
# wants to be the first.
ifneq ($(DEBUG),1)
FAULTS := $(if $(filter Linux,$(shell uname -s)),$(BUILD)/tests/faults.so)
endif
$(BUILD)/tests/faults.so: tests/faults/faults.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS_ALL) $(WARN) $(CFLAGS) -fPIC -shared -o $@ $< -ldl

# Scenarios: the solver asked again and again, in one process with those who judge it.
SCENARIO := $(patsubst %.c,$(BUILD)/obj/%.o,$(wildcard tests/fuzz/scenario/*.c))
$(SCENARIO): INCLUDE = -Icmd/dpll
-include $(SCENARIO:.o=.d)

# The solver's objects, but for the one that polls.c stands in for; requests.c is taken before what is
# in the archive.  From an archive of the solver a function of the same name would be passed over.
$(BUILD)/tests/scenario: $(SCENARIO) $(filter-out %/main.o %/state/poll.o $(LIBRARY_ONLY),\
                         $(filter $(BUILD)/obj/cmd/dpll/%,$(OBJECTS))) $(BUILD)/libcommon.a | $(BUILD)/identity.o
	@mkdir -p $(@D)
	$(CC) $(LDFLAGS_ALL) -o $@ $^ $| -lm

TESTERS := $(JUDGES) $(UNITS) $(USERS) $(READERS) $(FAULTS) $(BUILD)/tests/scenario narrow

demo: all
	@BIN=$(BUILD)/bin sh examples/demo.sh

JOBS = 1
check: all $(TESTERS)
	@BIN='$(abspath $(BUILD)/bin)' TESTERS='$(abspath $(BUILD)/tests)' DEBUG='$(DEBUG)' JOBS='$(JOBS)' \
	    sh tests/run.sh $(TESTS)

# The compiler must be clang with libFuzzer: another one is named as in FUZZ_CC=clang-14.
FUZZ_CC      = clang
FUZZ_SECONDS = 60
FUZZ_KEEP    = 0
fuzz:
	@MAKE='$(MAKE)' FUZZ_CC='$(FUZZ_CC)' FUZZ_SECONDS='$(FUZZ_SECONDS)' FUZZ_KEEP='$(FUZZ_KEEP)' \
	    sh tests/fuzz/run.sh $(FUZZED)

fuzz-targets: $(READERS)

# What is tested within one module takes no bats.  In a release there is nothing for rup to check.
units: $(UNITS)
	@failed=; for unit in $(filter-out $(if $(filter 1,$(DEBUG)),,%/rup),$(UNITS)); do \
	    said=`$$unit tests/data/techniques` || failed=1; printf '%s: %s\n' "$${unit##*/}" "$$said"; done; [ -z "$$failed" ]

# Counts are of a build with assertions, in which rare things happen early.
GCOV          = gcov
COVERED       = common cmd/resverify cmd/dpll
COVERAGE_FUZZ = 20000
coverage:
	@$(MAKE) -s COVERAGE=1 testers
	@GCOV='$(GCOV)' COVERAGE_FUZZ='$(COVERAGE_FUZZ)' sh tests/coverage.sh '$(COVERED)' $(TESTS)

# As many as CONFIGURATIONS names, or all of them.
CONFIGURATIONS =
configurations:
	@MAKE='$(MAKE)' JOBS='$(JOBS)' sh tests/configurations.sh $(CONFIGURATIONS)

testers: all $(TESTERS)

bench: all $(BUILD)/tests/solutions
	@BIN='$(abspath $(BUILD)/bin)' TESTERS='$(abspath $(BUILD)/tests)' sh tests/bench/run.sh

install: all $(COMPLETED)
	$(INSTALL) -d '$(DESTDIR)$(BINDIR)' $(foreach s,1 5 7,'$(DESTDIR)$(MANDIR)/man$(s)')
	$(INSTALL) -m 755 $(TARGETS) '$(DESTDIR)$(BINDIR)'
	$(INSTALL) -m 644 $(filter %.1,$(PAGES)) '$(DESTDIR)$(MANDIR)/man1'
	$(INSTALL) -m 644 $(filter %.5,$(PAGES)) '$(DESTDIR)$(MANDIR)/man5'
	$(INSTALL) -m 644 $(filter %.7,$(PAGES)) '$(DESTDIR)$(MANDIR)/man7'
	$(INSTALL) -d $(foreach s,1 5 7,'$(DESTDIR)$(MANDIR)/zh_CN/man$(s)')
	$(INSTALL) -m 644 $(filter %.1,$(CHINESE)) '$(DESTDIR)$(MANDIR)/zh_CN/man1'
	$(INSTALL) -m 644 $(filter %.5,$(CHINESE)) '$(DESTDIR)$(MANDIR)/zh_CN/man5'
	$(INSTALL) -m 644 $(filter %.7,$(CHINESE)) '$(DESTDIR)$(MANDIR)/zh_CN/man7'
	$(INSTALL) -d '$(DESTDIR)$(DOCDIR)/examples'
	$(INSTALL) -m 644 README.md man/NEWS.md LICENSE '$(DESTDIR)$(DOCDIR)'
	$(INSTALL) -m 644 $(filter-out %.sh,$(EXAMPLES)) '$(DESTDIR)$(DOCDIR)/examples'
	$(INSTALL) -m 755 $(filter %.sh,$(EXAMPLES)) '$(DESTDIR)$(DOCDIR)/examples'
	$(INSTALL) -d '$(DESTDIR)$(BASHDIR)' '$(DESTDIR)$(ZSHDIR)' '$(DESTDIR)$(FISHDIR)'
	$(INSTALL) -m 644 $(filter $(BUILD)/completion/bash/%,$(COMPLETED)) '$(DESTDIR)$(BASHDIR)'
	$(INSTALL) -m 644 $(filter $(BUILD)/completion/zsh/%,$(COMPLETED)) '$(DESTDIR)$(ZSHDIR)'
	$(INSTALL) -m 644 $(filter $(BUILD)/completion/fish/%,$(COMPLETED)) '$(DESTDIR)$(FISHDIR)'

# The library is for whoever compiles with it.
install-ipasir: ipasir
	$(INSTALL) -d '$(DESTDIR)$(LIBDIR)' '$(DESTDIR)$(HEADERDIR)'
	$(INSTALL) -m 644 $(BUILD)/libipasirdpll.a '$(DESTDIR)$(LIBDIR)'
	$(INSTALL) -m 644 cmd/dpll/ipasir.h '$(DESTDIR)$(HEADERDIR)'

uninstall:
	rm -f '$(DESTDIR)$(LIBDIR)/libipasirdpll.a' '$(DESTDIR)$(HEADERDIR)/ipasir.h'
	rm -f $(patsubst %,'$(DESTDIR)$(BINDIR)/%',$(PROGRAMS) $(SCRIPTS))
	rm -f $(patsubst man/%,'$(DESTDIR)$(MANDIR)/man1/%',$(filter %.1,$(PAGES)))
	rm -f $(patsubst man/%,'$(DESTDIR)$(MANDIR)/man5/%',$(filter %.5,$(PAGES)))
	rm -f $(patsubst man/%,'$(DESTDIR)$(MANDIR)/man7/%',$(filter %.7,$(PAGES)))
	rm -f $(patsubst man/zh_CN/%,'$(DESTDIR)$(MANDIR)/zh_CN/man1/%',$(filter %.1,$(CHINESE)))
	rm -f $(patsubst man/zh_CN/%,'$(DESTDIR)$(MANDIR)/zh_CN/man5/%',$(filter %.5,$(CHINESE)))
	rm -f $(patsubst man/zh_CN/%,'$(DESTDIR)$(MANDIR)/zh_CN/man7/%',$(filter %.7,$(CHINESE)))
	rm -f $(patsubst %,'$(DESTDIR)$(BASHDIR)/%',$(PROGRAMS) $(SCRIPTS))
	rm -f $(patsubst %,'$(DESTDIR)$(ZSHDIR)/_%',$(PROGRAMS) $(SCRIPTS))
	rm -f $(patsubst %,'$(DESTDIR)$(FISHDIR)/%.fish',$(PROGRAMS) $(SCRIPTS))
	rm -f $(patsubst %,'$(DESTDIR)$(DOCDIR)/%',README.md NEWS.md LICENSE $(EXAMPLES))
	rmdir '$(DESTDIR)$(DOCDIR)/examples' '$(DESTDIR)$(DOCDIR)' 2> /dev/null || true

dist:
	@mkdir -p build
	git archive --prefix=xsudoku-sat-$(VERSION)/ -o build/xsudoku-sat-$(VERSION).tar.gz HEAD

# A package of Debian, by debhelper, into build/deb: DEBFULLNAME and DEBEMAIL make it.
deb: $(BUILD)/commit
	@.ci/deb '$(VERSION)' build/deb "`cat $<`"

format:
	clang-format -i $(wildcard common/*/*.[ch] cmd/*/*.[ch] cmd/*/*/*.[ch] tests/*/*.[ch] tests/*/*/*.[ch])

clean:
	rm -rf build

FORCE:
.PHONY: $(PROGRAMS) $(SCRIPTS) all demo check narrow ipasir fuzz fuzz-targets coverage configurations units testers bench install install-ipasir uninstall dist deb format clean FORCE
.DELETE_ON_ERROR:
