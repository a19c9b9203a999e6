// SPDX-License-Identifier: MIT
// ---- timer: seconds spent on a puzzle while the page can be seen.

class Timer {
  // tick is called about once a second while time goes by.
  constructor(tick) {
    this.tick = tick;
    this.before = 0; // seconds, up to the last start
    this.since = null; // when that was, or null while the clock stands
    this.wanted = false;
    document.addEventListener("visibilitychange", () => this.follow());
    setInterval(() => this.since !== null && this.tick(), 1000);
  }

  get seconds() {
    const running = this.since === null ? 0 : (performance.now() - this.since) / 1000;
    return this.before + running;
  }

  set(seconds) {
    this.stop();
    this.before = seconds;
    this.tick();
  }

  start() {
    this.wanted = true;
    this.follow();
  }

  stop() {
    this.wanted = false;
    this.follow();
  }

  // Runs exactly while it should and the page is visible.
  follow() {
    const running = this.wanted && !document.hidden;
    if (running === (this.since !== null)) return;
    this.before = this.seconds;
    this.since = running ? performance.now() : null;
    // What it stops at is shown, too: the last second shown may be over.
    if (!running) this.tick();
  }
}
