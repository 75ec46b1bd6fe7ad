// Lists with boxes to tick: "everybody shown" ticks the lines that can be seen, and how many are ticked stands beside it.
// The page works without it: the server then takes everybody whom it showed.
(() => {
  "use strict";
  for (const bar of document.querySelectorAll("[data-ticks]")) {
    const form = bar.closest("form");
    const everybody = bar.querySelector("[name=all]");
    const said = bar.querySelector("[data-of]");
    const lines = bar.querySelector("[data-shown]");
    const boxes = [...form.querySelectorAll("[name=player]")];
    const seen = () => boxes.filter((box) => !box.closest("tr").hidden);
    // From here on the boxes themselves say who is meant: a search may have hidden some.
    everybody.removeAttribute("name");
    const count = () => {
      const ticked = boxes.filter((box) => box.checked).length;
      const shown = seen();
      said.textContent = ticked ? said.dataset.of.replace("{ticked}", ticked) : "";
      lines.textContent = shown.length;
      everybody.checked = shown.length > 0 && shown.every((box) => box.checked);
    };
    everybody.addEventListener("change", () => {
      for (const box of seen()) box.checked = everybody.checked;
      count();
    });
    // A search hides lines, and a box that is ticked counts. The box for everybody is read first, by the above.
    document.addEventListener("input", (event) => { if (event.target !== everybody) count(); });
    addEventListener("pageshow", count);
    count();
  }
})();
