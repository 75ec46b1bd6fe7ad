// Typing results: for the forms of record sheets. Every form works without it.
(() => {
  "use strict";
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];

  // What is unusual stands above the field that has the focus. The page begins at its top, as far as the field stays in view.
  const focused = document.querySelector("form[data-entry] [autofocus]");
  if (focused && document.querySelector("main .notice")) {
    addEventListener("load", () => {
      scrollTo(0, 0);
      if (focused.getBoundingClientRect().bottom > innerHeight - 100) focused.scrollIntoView({ block: "end" });
    });
  }

  // Result entry: Enter goes to the next VP, from the last to the winner or the button, and a VP of two digits does so by itself; up
  // and down change the row; the only one at the goal is the winner until somebody says otherwise, with W in a row or Alt and a
  // position; Ctrl+Enter sends it as signed on paper where that can be, else as it is.
  for (const form of all("form[data-entry]")) {
    // Wherever the focus is, but for another form of the page.
    document.addEventListener("keydown", (event) => {
      const other = event.target.closest?.("main form");
      if (event.key !== "Enter" || !event.ctrlKey || (other && other !== form) || form.querySelector("fieldset:disabled")) return;
      event.preventDefault();
      const signed = form.querySelector("[name=signed]");
      if (signed) signed.checked = true;
      form.requestSubmit(form.querySelector("button[name=sign]"));
    });
    const winners = all("[name=winner]", form);
    const typed = winners.length === 1 && winners[0].type === "text" ? winners[0] : null;
    // Whether somebody has named the winner, and not the VP alone.
    let named = typed ? typed.value !== "" : winners.some((one) => one.checked);
    const vps = () => all("input.vp", form);
    const name = (position) => {
      if (typed) typed.value = position;
      else for (const one of winners) one.checked = one.value === position && !one.disabled;
    };
    const byGoal = () => {
      const goal = Number(form.dataset.goal);
      if (named || !goal) return;
      const over = vps().filter((field) => !field.disabled && Number(field.value) >= goal);
      name(over.length === 1 ? over[0].name.slice("vp-".length) : "");
    };
    form.addEventListener("change", ({ target, isTrusted }) => {
      if (target.name === "winner" && isTrusted) named = true;
      else if (target.matches("[data-absent]")) byGoal();
    });
    // Where the last digit has led the focus on, and from where: the Enter that many type all the same goes no further.
    let led = null;
    form.addEventListener("input", ({ target }) => {
      if (!target.matches("input.vp")) return;
      byGoal();
      const fields = vps().filter((field) => !field.disabled);
      const to = fields[fields.indexOf(target) + 1];
      if (to && target.value.length === target.maxLength && /^\d+$/.test(target.value)) {
        to.focus();
        led = { from: target, to, value: to.value };
      } else led = null;
    });
    const justLed = (field) => (led && field === led.to && field.value === led.value ? led.from : null);
    form.addEventListener("keydown", (event) => {
      const field = event.target;
      if (event.altKey && /^[1-9]$/.test(event.key)) {
        event.preventDefault();
        named = true;
        name(event.key);
        return;
      }
      if (!field.matches?.("input, select") || event.ctrlKey) return;
      const from = justLed(field);
      const row = (from ?? field).closest("tr");
      if (from && event.key === "Enter") {
        event.preventDefault();
        led = null;
        return;
      }
      // A winner who is typed as a number is the last thing that is typed, but for the tick below.
      const winner = form.querySelector("[name=winner]");
      if (event.key === "Enter" && winner?.type === "text" && (field === winner || field.name === "signed")) return;
      if (event.key === "Enter") {
        const fields = all(field.matches("input.part") ? "input.part" : "input.vp:not(:disabled)", form);
        const unnamed = form.querySelector("[name=winner]:checked") ? null : form.querySelector("[name=winner]");
        const next = (fields.includes(field) && fields[fields.indexOf(field) + 1])
          || (field.name !== "winner" && unnamed) || form.querySelector("button[type=submit]");
        event.preventDefault();
        next?.focus();
        next?.select?.();
      } else if ((event.key === "w" || event.key === "W") && row && field.type !== "search") {
        const own = row.querySelector("[name=winner]");
        if (!own || own.disabled) return;
        event.preventDefault();
        named = true;
        own.checked = true;
        own.dispatchEvent(new Event("change", { bubbles: true }));
      } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && field.matches("input.vp, input.part")) {
        const column = field.dataset.column ?? "vp";
        const fields = all(`input[data-column="${column}"]:not(:disabled)`, form);
        const next = fields[fields.indexOf(field) + (event.key === "ArrowDown" ? 1 : -1)];
        event.preventDefault();
        next?.focus();
        next?.select();
      }
    });
    for (const input of all("input.vp, input.part", form)) input.addEventListener("focus", () => input.select());
    // Of whoever is marked absent nothing else is noted.
    for (const absent of all("[data-absent]", form)) {
      const others = all("input, select", absent.closest("tr")).filter((field) => field !== absent);
      const mark = () => others.forEach((field) => { field.disabled = absent.checked; });
      absent.addEventListener("change", mark);
      addEventListener("pageshow", mark);
      mark();
    }
  }

  // The parts of a score add up to the VP as they are typed.
  for (const row of all("tr[data-parts]")) {
    const total = row.querySelector("[data-total]");
    const worth = (part) => (part.type === "checkbox" || part.type === "radio" ? Number(part.checked) : Number(part.value) || 0) * Number(part.dataset.worth);
    const add = () => {
      total.textContent = all("[data-worth]", row).reduce((sum, part) => sum + worth(part), 0);
    };
    if (total) row.closest("form")?.addEventListener("input", add);
  }
})();
