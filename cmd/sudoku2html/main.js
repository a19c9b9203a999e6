// SPDX-License-Identifier: MIT
// ---- main: puts the parts together, and follows the address: #7 is puzzle 7, none is all of them.

const shapes = JSON.parse(document.querySelector("#shapes").textContent).map(
  (description) => new Shape(description),
);
const puzzles = [...document.querySelectorAll("article.puzzle")].map(
  (article) => new Puzzle(article, shapes),
);
const byNumber = new Map(puzzles.map((puzzle) => [puzzle.number, puzzle]));
const gallery = new Gallery(document.querySelector("#gallery"), puzzles);
const paper = new Paper(puzzles);
const play = new Play(document.querySelector("#play"), (puzzle) => gallery.refresh(puzzle));
let scrolled = 0; // how far the gallery was

// A neighbour's link goes nowhere at either end.
function linkTo(selector, puzzle) {
  const link = document.querySelector(selector);
  if (puzzle) link.href = `#${puzzle.number}`;
  else link.removeAttribute("href");
}

function openPuzzle(puzzle) {
  const index = puzzles.indexOf(puzzle);
  if (!play.puzzle) scrolled = scrollY;
  document.body.classList.add("playing");
  document.querySelector(".current")?.classList.remove("current");
  puzzle.article.classList.add("current");
  linkTo("#previous", puzzles[index - 1]);
  linkTo("#next", puzzles[index + 1]);
  gallery.showRulesOnPaper(puzzle);
  play.open(puzzle);
  scrollTo(0, 0);
}

function openGallery() {
  const { puzzle } = play;
  if (!puzzle) return;
  play.close();
  gallery.showRulesOnPaper();
  document.body.classList.remove("playing");
  scrollTo(0, scrolled);
  puzzle.article.querySelector("a").focus({ preventScroll: true });
}

function follow() {
  const only = puzzles.length === 1 ? puzzles[0] : undefined;
  const puzzle = byNumber.get(decodeURIComponent(location.hash.slice(1))) ?? only;
  if (!puzzle) openGallery();
  else if (puzzle !== play.puzzle) openPuzzle(puzzle);
}

function setLanguage(language) {
  speak(language);
  gallery.showAll();
  if (play.puzzle) gallery.showRulesOnPaper(play.puzzle);
  play.translate();
}

document.querySelector("#theme").addEventListener("click", () => {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === "dark" ? "light" : "dark";
  store.writeTheme(dataset.theme);
});

document.querySelector("#language").addEventListener("click", () => {
  const other = words === languages.zh ? "en" : "zh";
  store.write("language", other);
  setLanguage(other);
});

document.querySelector("#print").addEventListener("click", () => print());
addEventListener("hashchange", follow);

document.body.classList.add("playable");
document.body.classList.toggle("single", puzzles.length === 1);
const remembered = store.read("language");
setLanguage(
  remembered in languages
    ? remembered
    : (document.documentElement.dataset.language ?? preferredLanguage()),
);
follow();
