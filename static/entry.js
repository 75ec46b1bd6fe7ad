// Typing results: for the forms of record sheets, one on a page or a row each. Every form works without it.
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

  // Enter goes to the next VP, from the last to the winner or the button, and a VP that can't become another one does so by itself;
  // Backspace in an empty one goes back; up and down change the row; the only one at the goal is the winner until somebody says
  // otherwise, with W at a seat, with Alt and a position, or with a position at the winner; Ctrl+Enter sends it as signed on paper
  // where that can be, else as it is.
  const vps = (form) => all("input.vp:not(:disabled)", form);
  const winners = (form) => all("[name=winner]", form);
  // A winner who is typed as a number is the last thing that is typed, but for the tick below.
  const typedWinner = (form) => winners(form).find((one) => one.type === "text");
  const seatOf = (field) => field.closest("tr, [data-seat]");
  const positionOf = (vp) => vp.name.slice("vp-".length);
  // The forms in which somebody has named the winner, and not the VP alone.
  const named = new WeakSet();
  const name = (form, position) => {
    const field = typedWinner(form);
    if (field) field.value = position;
    else for (const one of winners(form)) one.checked = one.value === position && !one.disabled;
  };
  const say = (form, position) => {
    named.add(form);
    name(form, position);
    winners(form)[0]?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const byGoal = (form) => {
    const goal = Number(form.dataset.goal);
    if (named.has(form) || !goal) return;
    const over = vps(form).filter((field) => Number(field.value) >= goal);
    name(form, over.length === 1 ? positionOf(over[0]) : "");
  };
  const go = (field) => {
    field?.focus();
    field?.select?.();
  };
  const isWhole = ({ value, maxLength, form }) =>
    /^\d+$/.test(value) && (value.length === maxLength || Number(value) * 10 > Number(form.dataset.most ?? Infinity));

  const known = new WeakSet();
  const begin = () => {
    for (const form of all("form[data-entry]")) {
      const isNew = !known.has(form);
      known.add(form);
      if (winners(form).some((one) => (one.type === "text" ? isNew && one.value !== "" : isNew ? one.checked : one.defaultChecked))) named.add(form);
      if (!isNew) continue;
      // Of whoever is marked absent nothing else is noted.
      for (const absent of all("[data-absent]", form)) {
        const others = all("input, select", absent.closest("tr")).filter((field) => field !== absent);
        const mark = () => others.forEach((field) => { field.disabled = absent.checked; });
        absent.addEventListener("change", mark);
        addEventListener("pageshow", mark);
        mark();
      }
    }
  };
  begin();
  for (const changed of ["reeve:changed", "reeve:swapped"]) document.addEventListener(changed, begin);

  const entryOf = (target) => target.closest?.("form[data-entry]");
  document.addEventListener("focusin", ({ target }) => { if (entryOf(target) && target.matches("input.vp, input.part")) target.select(); });
  document.addEventListener("change", ({ target, isTrusted }) => {
    const form = entryOf(target);
    if (form && target.name === "winner" && isTrusted) named.add(form);
    else if (form && target.matches("[data-absent]")) byGoal(form);
  });
  // Where the last digit has led the focus on, and from where: the Enter that many type all the same goes no further.
  let led = null;
  document.addEventListener("input", ({ target }) => {
    const form = entryOf(target);
    if (!form || !target.matches("input.vp")) return;
    byGoal(form);
    const fields = vps(form);
    const to = fields[fields.indexOf(target) + 1];
    // What is filled in by itself, such as what waits to be sent, leads nobody away.
    if (target !== document.activeElement) return;
    // A second digit that makes more than anybody has is the next player's.
    if (to?.value === "" && /^\d\d$/.test(target.value) && Number(target.value) > Number(form.dataset.most ?? Infinity)) {
      [target.value, to.value] = target.value;
      byGoal(form);
      const next = fields[fields.indexOf(to) + 1];
      led = next && isWhole(to) ? { from: to, to: next, value: next.value } : null;
      (led?.to ?? to).focus();
      return;
    }
    led = to && isWhole(target) ? { from: target, to, value: to.value } : null;
    led?.to.focus();
  });
  const justLed = (field) => (led && field === led.to && field.value === led.value ? led.from : null);

  // Wherever the focus is, but for another form of the page: among several it is the one that has it.
  const sendSigned = (event) => {
    const forms = all("form[data-entry]");
    const at = event.target.closest?.("main form") ?? (forms.length === 1 ? forms[0] : null);
    if (!at?.matches("[data-entry]") || at.dataset.queued !== undefined || at.querySelector("fieldset:disabled")) return;
    event.preventDefault();
    const signed = at.querySelector("[name=signed]");
    if (signed) signed.checked = true;
    at.requestSubmit(at.querySelector("button[name=sign]"));
  };

  document.addEventListener("keydown", (event) => {
    const field = event.target;
    const { key } = event;
    if (key === "Enter" && event.ctrlKey) {
      sendSigned(event);
      return;
    }
    const form = entryOf(field);
    if (!form) return;
    const isWinner = field.name === "winner" && field.type === "radio";
    if (/^[1-9]$/.test(key) && (event.altKey || (isWinner && !event.ctrlKey))) {
      event.preventDefault();
      say(form, key);
      return;
    }
    if (!field.matches?.("input, select") || event.ctrlKey) return;
    const from = justLed(field);
    if (from && key === "Enter") {
      event.preventDefault();
      led = null;
      return;
    }
    const typed = typedWinner(form);
    if (key === "Enter" && typed && (field === typed || field.name === "signed")) return;
    const fields = field.matches("input.part") ? all("input.part", form) : vps(form);
    const beside = (step) => fields.includes(field) ? fields[fields.indexOf(field) + step] : null;
    if (key === "Enter") {
      const unnamed = form.querySelector("[name=winner]:checked") ? null : winners(form)[0];
      event.preventDefault();
      go(beside(1) || (field.name !== "winner" && unnamed) || form.querySelector("button[type=submit]"));
    } else if (key === "Backspace" && field.matches("input.vp") && field.value === "" && beside(-1)) {
      event.preventDefault();
      go(beside(-1));
    } else if ((key === "w" || key === "W") && seatOf(from ?? field)) {
      const own = seatOf(from ?? field).querySelector("input.vp:not(:disabled)");
      if (!own) return;
      event.preventDefault();
      say(form, positionOf(own));
    } else if ((key === "ArrowDown" || key === "ArrowUp") && field.matches("input.vp, input.part")) {
      const column = all(`input[data-column="${field.dataset.column ?? "vp"}"]:not(:disabled)`, form);
      event.preventDefault();
      go(column[column.indexOf(field) + (key === "ArrowDown" ? 1 : -1)]);
    }
  });

  // Where all results of a round are typed on one page, what is sent stays behind (static/queue.js), and typing goes on in the next
  // row: the next without a result, else one that is not signed. Nothing takes the focus from there: what is asked once more waits.
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    const row = target.closest("[data-row]");
    if (!row || !defaultPrevented) return;
    const rows = all("[data-row]");
    const from = rows.indexOf(row);
    const others = [...rows.slice(from + 1), ...rows.slice(0, from)];
    const first = (one) => one.querySelector("form:not([data-sent], [data-queued]) input.vp:not(:disabled)");
    go([...others.filter((one) => one.dataset.open !== undefined), ...others].map(first).find(Boolean));
  });

  // A row that was refused is named above, wherever it is, as long as it stands so.
  const unsaved = document.querySelector("[data-unsaved]");
  const nameRefused = () => {
    for (const row of all("[data-row][data-still]")) {
      if (unsaved.querySelector(`a[href="#${row.id}"]`)) continue;
      const way = document.createElement("a");
      way.href = `#${row.id}`;
      way.textContent = `${row.dataset.row}: ${unsaved.dataset.unsaved}`;
      unsaved.append(" ", way);
    }
  };
  if (unsaved) for (const changed of ["reeve:changed", "reeve:swapped", "reeve:refused"]) document.addEventListener(changed, nameRefused);

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
