// Two seats of the seat schedule exchanged by dragging or by keys. It leads to the same look at the figures as
// the form with two fields, which stays for everybody who has no scripts.
(() => {
  "use strict";
  const boards = [...document.querySelectorAll("ul[data-swap]")];
  if (boards.length === 0) return;
  const said = document.createElement("p");
  said.className = "vh";
  said.setAttribute("role", "status");
  document.querySelector("#content").append(said);
  // What is read out stands on the page; the seats go where it has braces.
  const say = (words, seats) => reeveSay(said, words.replace(/\{(\w+)\}/g, (_, seat) => seats[seat]));
  const grip = "<svg viewBox=\"0 0 10 16\" aria-hidden=\"true\"><path fill=\"currentColor\" d=\"M0 0h3v3H0zM7 0h3v3H7zM0 6h3v3H0zM7 6h3v3H7zM0 12h3v3H0zM7 12h3v3H7z\"/></svg>";

  for (const board of boards) {
    const seats = [...board.querySelectorAll("[data-seat]")].map((row) => {
      const name = row.querySelector("span");
      const seat = document.createElement("button");
      seat.type = "button";
      seat.className = "seat";
      seat.dataset.at = row.dataset.seat;
      seat.dataset.name = name.title;
      seat.dataset.place = row.dataset.place;
      seat.setAttribute("aria-pressed", "false");
      seat.setAttribute("aria-describedby", board.dataset.how);
      seat.tabIndex = -1;
      const hold = document.createElement("span");
      hold.className = "grip";
      hold.innerHTML = grip;
      const where = document.createElement("span");
      where.className = "vh";
      where.textContent = row.closest("[data-before]").dataset.before;
      row.prepend(seat);
      seat.append(hold, where, name);
      return seat;
    });
    if (seats.length === 0) continue;
    seats[0].tabIndex = 0;
    let picked = null;
    const words = (seat) => `${reeveName(seat.dataset.name)}, ${seat.dataset.place}`;
    const letGo = () => {
      picked?.setAttribute("aria-pressed", "false");
      picked = null;
    };
    const pick = (seat) => {
      letGo();
      picked = seat;
      seat.setAttribute("aria-pressed", "true");
    };
    const go = (one, two) => {
      say(board.dataset.swaps, { one: words(one), two: words(two) });
      const asked = new URLSearchParams({ round: board.dataset.round, one: one.dataset.at, two: two.dataset.at });
      location.assign(`${board.dataset.swap}?${asked}#swap-heading`);
    };
    const choose = (seat) => {
      if (picked === seat) {
        letGo();
        say(board.dataset.stays, { name: reeveName(seat.dataset.name) });
      } else if (picked) {
        go(picked, seat);
      } else {
        pick(seat);
        say(board.dataset.chosen, { one: words(seat) });
      }
    };
    addEventListener("pageshow", letGo);

    // One stop for the Tab key; the arrows go on from there.
    const focus = (seat) => {
      if (!seat) return;
      for (const other of seats) other.tabIndex = other === seat ? 0 : -1;
      seat.focus();
    };
    const beside = (seat, step) => {
      const at = (other) => other.closest("ol");
      const tables = [...new Set(seats.map(at))];
      const here = seats.filter((other) => at(other) === at(seat));
      const next = seats.filter((other) => at(other) === tables[tables.indexOf(at(seat)) + step]);
      return next[Math.min(here.indexOf(seat), next.length - 1)];
    };
    board.addEventListener("keydown", (event) => {
      const seat = event.target.closest?.(".seat");
      if (!seat || event.ctrlKey || event.altKey || event.metaKey) return;
      const to = {
        ArrowDown: () => seats[seats.indexOf(seat) + 1],
        ArrowUp: () => seats[seats.indexOf(seat) - 1],
        ArrowRight: () => beside(seat, 1),
        ArrowLeft: () => beside(seat, -1),
        Home: () => seats[0],
        End: () => seats[seats.length - 1],
      }[event.key];
      if (to) {
        event.preventDefault();
        focus(to());
      } else if (event.key === "Escape" && picked) {
        say(board.dataset.stays, { name: reeveName(picked.dataset.name) });
        letGo();
      }
    });

    // Dragging: a mouse takes a seat anywhere, a finger at its grip, so that the page still scrolls.
    let drag = null;
    let dragged = false;
    const over = (x, y) => {
      const row = document.elementFromPoint(x, y)?.closest("[data-seat]");
      const seat = row && board.contains(row) ? row.querySelector(".seat") : null;
      return seat === drag?.seat ? null : seat;
    };
    const mark = (seat) => {
      if (drag.over === seat) return;
      drag.over?.classList.remove("over");
      seat?.classList.add("over");
      drag.over = seat;
    };
    const scroll = () => {
      if (!drag?.flying) return;
      const edge = 60;
      const by = drag.y < edge ? -12 : drag.y > innerHeight - edge ? 12 : 0;
      if (by) {
        scrollBy(0, by);
        mark(over(drag.x, drag.y));
      }
      requestAnimationFrame(scroll);
    };
    const end = () => {
      drag?.flying?.remove();
      drag?.over?.classList.remove("over");
      document.documentElement.classList.remove("lifting");
      drag = null;
    };
    const move = (event) => {
      if (!drag || event.pointerId !== drag.id) return;
      drag.x = event.clientX;
      drag.y = event.clientY;
      if (!drag.flying) {
        if (Math.hypot(drag.x - drag.from[0], drag.y - drag.from[1]) < 6) return;
        pick(drag.seat);
        drag.flying = document.createElement("div");
        drag.flying.className = "flying";
        drag.flying.translate = false;
        drag.flying.textContent = drag.seat.dataset.name;
        document.body.append(drag.flying);
        document.documentElement.classList.add("lifting");
        dragged = true;
        scroll();
      }
      drag.flying.style.translate = `${drag.x + 12}px ${drag.y + 8}px`;
      mark(over(drag.x, drag.y));
    };
    board.addEventListener("pointerdown", (event) => {
      const seat = event.target.closest(".seat");
      dragged = false;
      if (!seat || drag || event.button !== 0) return;
      if (event.pointerType !== "mouse" && !event.target.closest(".grip")) return;
      drag = { seat, id: event.pointerId, from: [event.clientX, event.clientY], flying: null, over: null };
      seat.setPointerCapture(event.pointerId);
    });
    board.addEventListener("pointermove", move);
    board.addEventListener("pointerup", (event) => {
      if (!drag || event.pointerId !== drag.id) return;
      const { seat, flying, over: target } = drag;
      end();
      if (!flying) return;
      if (target) go(seat, target); else letGo();
    });
    board.addEventListener("pointercancel", () => {
      if (drag?.flying) letGo();
      end();
    });
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !drag) return;
      letGo();
      end();
    });
    // The end of a drag is no click.
    board.addEventListener("click", (event) => {
      const seat = event.target.closest(".seat");
      if (!seat) return;
      if (dragged) dragged = false; else {
        focus(seat);
        choose(seat);
      }
    });
  }
})();
