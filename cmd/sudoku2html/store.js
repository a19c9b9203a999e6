// SPDX-License-Identifier: MIT
// ---- store: what the browser keeps between visits.  It may refuse, and then nothing is kept.

const store = {
  read(name) {
    try {
      return JSON.parse(localStorage.getItem(`sudoku2html ${name}`));
    } catch {
      return null;
    }
  },

  write(name, value) {
    try {
      localStorage.setItem(`sudoku2html ${name}`, JSON.stringify(value));
    } catch {
      // Full, or not allowed: playing goes on without.
    }
  },

  // The theme is read before this script is: as it is, not as JSON.
  writeTheme(theme) {
    try {
      localStorage.setItem("sudoku2html theme", theme);
    } catch {
      // As above.
    }
  },
};
