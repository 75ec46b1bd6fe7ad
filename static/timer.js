// The turn timer on the judge's own device (1.1.8). It needs no network once the page is open, and a reload goes on from what
// the browser keeps. It counts as the rules have it: the next player has the whole time, a pause uses none of it, a clock that
// is put right or wrong meanwhile changes nothing, and the timer ends no turn by itself.
(() => {
  "use strict";
  const box = document.querySelector("[data-timer]");
  // Where turns become timed while the page is open, or are timed anew, it begins with them.
  document.addEventListener("reeve:changed", () => {
    const now = document.querySelector("[data-timer]");
    if (now && now !== box) location.reload();
  });
  if (!box) return;
  const part = (name) => box.querySelector(`[data-${name}]`);
  const [turn, first, last] = [box.dataset.turn, box.dataset.first, box.dataset.last].map(Number);
  const list = part("order");
  const names = [...list.children].map((row) => row.querySelector("bdi").textContent);
  const key = `reeve-timer ${box.dataset.timer}`;

  // order: the players by play; player: whose turn it is, a place in that order; used: what the turn had used when it last went on,
  // was stopped or was stored; since: when that was by the clock of the device, null while it stands still; begun: whether the
  // first turn has begun; held: whether it stands still only because a judge has paused the game (2.1.7), and goes on with it.
  const fresh = () => ({ order: names.map((_, at) => at), player: 0, used: 0, since: null, begun: false, held: false, sound: true });
  const isWhole = (kept) => Array.isArray(kept?.order) && [...kept.order].sort((a, b) => a - b).every((at, place) => at === place)
    && kept.order.length === names.length && kept.player >= 0 && kept.player < names.length && Number.isFinite(kept.used)
    && (kept.since === null || Number.isFinite(kept.since));
  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  // The open page counts by the browser's steady count, which nobody sets. The device's clock is asked only about the time in which
  // no page counted: while it was closed, and while the device may have slept, when the steady count may stand still. A clock that
  // was put back takes nothing away there; a step of more than an hour is that of a clock that was wrong, and is not believed.
  const HOUR = 3600 * 1000;
  const byClock = () => {
    const gone = Date.now() - state.since;
    return gone >= 0 && gone <= HOUR ? gone : 0;
  };
  let known = stored();
  let state;
  let mark = 0;
  const take = (text) => {
    known = text;
    try {
      const kept = JSON.parse(text);
      state = isWhole(kept) ? kept : fresh();
    } catch {
      state = fresh();
    }
    mark = performance.now() - (state.since === null ? 0 : byClock());
  };
  const used = () => state.used + (state.since === null ? 0 : performance.now() - mark);
  const keep = (next) => {
    const since = state.since === null ? null : Date.now();
    state = { ...state, used: used(), since, ...next };
    mark = performance.now();
    try {
      known = JSON.stringify(state);
      localStorage.setItem(key, known);
    } catch {
      // Where the browser keeps nothing the page still counts.
    }
    show();
  };
  // Stores how far the turn is, so that little is left to the device's clock after a reload; never over what another page stored.
  const note = () => { if (state.since !== null && stored() === known) keep({}); };
  // After a sleep the steady count may have stood still: the larger of the two is what has passed.
  const wakeUp = () => { if (state.since !== null) mark = Math.min(mark, performance.now() - byClock()); };
  take(known);
  const clock = (milliseconds) => {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  };
  const name = () => names[state.order[state.player]];

  // Sound: made here, so that no file is needed. A browser lets it sound once somebody has touched the page.
  let audio = null;
  const wake = () => {
    if (!state.sound) return;
    try {
      audio ??= new AudioContext();
      if (audio.state === "suspended") audio.resume();
    } catch {
      audio = null;
    }
  };
  const beep = (times, pitch, long) => {
    if (!state.sound || audio?.state !== "running") return;
    for (let at = 0; at < times; at += 1) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const begin = audio.currentTime + at * (long + 0.12);
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(0.5, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + long);
    }
  };
  const sounds = { first: () => beep(1, 660, 0.2), last: () => beep(2, 880, 0.2), out: () => beep(3, 520, 0.5) };

  // The screen stays on while the time runs, where the browser can do that.
  let lock = null;
  const stayAwake = async () => {
    try {
      if (state.since !== null && !document.hidden) lock ??= await navigator.wakeLock?.request("screen");
      else if (lock) {
        await lock.release();
        lock = null;
      }
    } catch {
      lock = null;
    }
  };

  const say = (words) => reeveSay(part("said"), words);
  const signOf = (left) => {
    if (left <= 0) return "out";
    if (left <= last) return "last";
    return left <= first ? "first" : "";
  };
  // The page says that the game is paused, and for how long it has been: it hears of that as it hears of any news. What was counted
  // since then is given back.
  let entered = Boolean(state.held);
  const hold = () => {
    const entry = document.querySelector("[data-held]");
    const before = entered;
    entered = entry !== null;
    if (entered && !before && state.since !== null) {
      keep({ used: Math.max(0, used() - Number(entry.dataset.held) * 1000), since: null, held: true });
    } else if (!entered && before && state.held) {
      keep({ since: Date.now(), held: false });
    }
  };
  const says = { first: box.dataset.saysFirst, last: box.dataset.saysLast, out: box.dataset.saysOut, "": "" };
  // What has been told of this turn: a reload in its last minute does not say it again.
  let told = state.begun ? signOf(turn - used()) : "";

  function show() {
    if (!box.isConnected) return;
    const left = turn - used();
    const sign = state.begun ? signOf(left) : "";
    const paused = state.begun && state.since === null;
    part("whose").textContent = name();
    part("left").textContent = left > 0 ? clock(left) : "0:00";
    const over = left < 0 ? `: ${box.dataset.saysOver.replace("{time}", clock(-left))}` : "";
    const stands = entered ? box.dataset.saysHeld : box.dataset.saysPaused;
    part("sign").textContent = paused || entered ? stands : says[sign] + over;
    box.dataset.sign = sign;
    box.toggleAttribute("data-paused", paused);
    part("begin").hidden = state.begun;
    part("go-on").hidden = !state.begun;
    part("pause").disabled = !state.begun || entered;
    part("pause").setAttribute("aria-pressed", String(paused));
    part("sound").setAttribute("aria-pressed", String(state.sound));
    for (const row of list.children) {
      if (Number(row.dataset.player) === state.order[state.player]) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
    if (sign !== told) {
      told = sign;
      if (sign) {
        say(says[sign]);
        sounds[sign]();
      }
    }
  }

  const begin = (player) => {
    told = "";
    const paused = state.begun && state.since === null && !state.held;
    keep({ player, used: 0, since: paused || entered ? null : Date.now(), begun: true, held: entered && !paused });
    say(box.dataset.saysTurn.replace("{name}", reeveName(name())));
    stayAwake();
  };
  // The dice are passed on: the next player has the whole time. A paused game stays paused.
  const next = () => begin(state.begun ? (state.player + 1) % names.length : state.player);
  const pause = () => {
    if (!state.begun || entered) return;
    keep({ since: state.since === null ? Date.now() : null });
    say(state.since === null ? box.dataset.saysPaused : reeveName(name()));
    stayAwake();
  };
  const arrange = () => {
    for (const at of state.order) list.append(list.querySelector(`[data-player="${at}"]`));
  };
  const earlier = (row) => {
    const place = state.order.indexOf(Number(row.dataset.player));
    if (place < 1) return;
    const whose = state.order[state.player];
    const order = [...state.order];
    [order[place - 1], order[place]] = [order[place], order[place - 1]];
    keep({ order, player: order.indexOf(whose) });
    arrange();
    show();
    row.querySelector(place > 1 ? "[data-up]" : "[data-turn-of]").focus();
  };

  part("next").addEventListener("click", next);
  part("pause").addEventListener("click", pause);
  part("sound").addEventListener("click", () => {
    keep({ sound: !state.sound });
    wake();
  });
  list.addEventListener("click", (event) => {
    const row = event.target.closest("li");
    if (!row) return;
    if (event.target.closest("[data-up]")) earlier(row);
    else if (event.target.closest("[data-turn-of]")) begin(state.order.indexOf(Number(row.dataset.player)));
  });
  // Keys, where no field and no button has them for itself.
  addEventListener("keydown", (event) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.closest("input, select, textarea")) return;
    if (event.key === " ") {
      if (event.target.closest("button, a, summary")) return;
      event.preventDefault();
      next();
    } else if (event.key === "p" || event.key === "P") {
      pause();
    }
  });
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake);
  document.addEventListener("visibilitychange", () => {
    lock = null;
    if (document.hidden) note();
    else wakeUp();
    stayAwake();
    show();
  });
  addEventListener("pagehide", note);
  addEventListener("pageshow", (event) => { if (event.persisted) wakeUp(); });
  // The same table open twice in one browser counts once.
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    take(event.newValue);
    arrange();
    show();
  });
  document.addEventListener("reeve:changed", () => {
    hold();
    show();
    stayAwake();
  });
  hold();
  setInterval(show, 200);
  setInterval(() => { if (!document.hidden) note(); }, 5000);
  arrange();
  show();
  stayAwake();
})();
