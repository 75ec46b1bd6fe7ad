// A page in a frame on another site: tells the page around it how high it is, so that the frame needs no bar to scroll. Its links open
// windows of their own (<base target>); those that lead to another place on it stay in the frame.
(() => {
  "use strict";
  if (parent !== window) {
    const tell = () => parent.postMessage({ reeve: "height", height: Math.ceil(document.body.getBoundingClientRect().height) }, "*");
    new ResizeObserver(tell).observe(document.body);
  }
  document.addEventListener("click", ({ target }) => {
    const way = target.closest?.("a[href^='#']");
    if (way) way.target = "_self";
  });
})();
