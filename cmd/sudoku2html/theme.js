// SPDX-License-Identifier: MIT
// Dark or light, settled before anything is drawn: what the reader chose last, or else what the
// system prefers, also when that changes while the page is open.
(() => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const chosen = () => {
    try {
      return localStorage.getItem("sudoku2html theme");
    } catch {
      return null;
    }
  };
  const apply = () => {
    document.documentElement.dataset.theme = chosen() ?? (system.matches ? "dark" : "light");
  };
  system.addEventListener("change", apply);
  apply();
})();
