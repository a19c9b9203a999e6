// SPDX-License-Identifier: MIT
// ---- hints: the next step of those that the page has for a puzzle, told bit by bit.  Knows nothing
// of the screen.

class Hints {
  // steps are as hints.c writes them: each fills a cell in, or takes candidates out.
  constructor(steps) {
    this.steps = steps;
    this.at = 0; // those before it are done, or were told whole
    this.share = 0; // how much of steps[at] is told: where, what, all
  }

  get step() {
    return this.steps[this.at];
  }

  get whole() {
    return this.share === 3;
  }

  // The position has changed.
  forget() {
    if (this.whole && !("digit" in this.step)) this.at++;
    this.share = 0;
  }

  // Goes to the first step that a game has not made yet.  What was told of candidates is known, but
  // where a digit was taken out again it is told anew.
  seek(game) {
    const isDue = ({ cell, digit, out }) =>
      digit ? !game.values[cell] : out.some(([at, ...digits]) => this.isOpen(game, at, digits));
    const undone = this.steps.findIndex(({ cell, digit }) => digit && !game.values[cell]);
    if (undone < 0) this.at = this.steps.length;
    else if (undone < this.at) this.at = undone;
    while (this.step && !isDue(this.step)) this.at++;
  }

  // Whether a cell may still have one of the digits: without notes all are thought of.
  isOpen(game, cell, digits) {
    const notes = game.notes[cell];
    return !game.values[cell] && (!notes.size || digits.some((digit) => notes.has(digit)));
  }

  // Tells more of the next step.  Returns whether there is one.
  more(game) {
    if (!this.share) this.seek(game);
    if (!this.step) return false;
    this.share++;
    return true;
  }

  // What is told, in the language of a number.
  text(language) {
    const { where, what, text } = this.step;
    return [where[language], `${where[language]}: ${what}`, text[language]][this.share - 1];
  }

  // The cells that it is about, once they are told.
  get cells() {
    if (!this.whole) return [];
    const { cell, cells, out, digit } = this.step;
    return [...cells, ...(digit ? [cell] : out.map(([at]) => at))];
  }

  // Does what the step says.
  follow(game) {
    const { cell, digit, out } = this.step;
    if (digit) {
      game.fill(cell, digit);
      return cell;
    }
    game.strike(out);
    return out[0][0];
  }
}
