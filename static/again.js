// A page on which something changes that is no news of the tournament, such as whether a screen is open, looks again by itself: as
// often as its [data-again] says, in seconds, beside what it hears of (static/live.js, which also leaves a page alone that nobody sees).
(() => {
  "use strict";
  const seconds = Number(document.querySelector("[data-again]")?.dataset.again);
  if (seconds > 0) setInterval(() => document.dispatchEvent(new Event("reeve:look")), 1000 * seconds);
})();
