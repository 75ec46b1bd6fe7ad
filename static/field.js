// The whistle clock of a field, and balls that are counted as fast as they come home: each tap is sent after the one before it, with
// the version that the answer to that one named. The page stays, so that its whistle can be heard. Without this script every button
// is a form like any other.
(() => {
  "use strict";
  const at = (id) => document.getElementById(id);
  const key = `reeve-whistle-${location.pathname}`;
  const kept = (() => { try { return JSON.parse(localStorage.getItem(key)) ?? {}; } catch { return {}; } })();
  const keep = () => { try { localStorage.setItem(key, JSON.stringify(kept)); } catch { /* Then the next page begins anew. */ } };
  const state = () => at("field-state")?.dataset;
  const named = () => { const now = state(); return now ? `${now.round}-${now.running}` : ""; };

  // Two tones that shrill against each other, as the pea in a whistle does.
  let audio;
  const blow = (seconds) => {
    if (!at("whistle-sound")?.checked) return;
    try {
      audio ??= new AudioContext();
      audio.resume();
      const loud = audio.createGain();
      loud.gain.setValueAtTime(0.35, audio.currentTime);
      loud.gain.setValueAtTime(0.35, audio.currentTime + seconds - 0.05);
      loud.gain.linearRampToValueAtTime(0, audio.currentTime + seconds);
      const shake = audio.createOscillator();
      const depth = audio.createGain();
      shake.frequency.value = 38;
      depth.gain.value = 120;
      shake.connect(depth);
      for (const tone of [2350, 2790]) {
        const pipe = audio.createOscillator();
        pipe.type = "square";
        pipe.frequency.value = tone;
        depth.connect(pipe.frequency);
        pipe.connect(loud);
        pipe.start();
        pipe.stop(audio.currentTime + seconds);
      }
      shake.start();
      shake.stop(audio.currentTime + seconds);
      loud.connect(audio.destination);
    } catch { /* A device without sound shows the number. */ }
  };

  const settings = ["whistle-round", "whistle-pause", "whistle-sound", "whistle-self"];
  const wire = () => {
    for (const id of settings) {
      const field = at(id);
      if (!field || field.dataset.wired) continue;
      field.dataset.wired = "yes";
      if (id in kept) field.type === "checkbox" ? (field.checked = kept[id]) : (field.value = kept[id]);
      field.addEventListener("change", () => { kept[id] = field.type === "checkbox" ? field.checked : field.value; keep(); });
    }
    const full = at("whistle-full");
    if (full && !full.dataset.wired) {
      full.dataset.wired = "yes";
      full.dataset.fill = full.textContent;
      const box = full.closest(".whistle");
      const fill = (grown) => {
        box.classList.toggle("fills", grown);
        full.textContent = grown ? full.dataset.fills : full.dataset.fill;
      };
      full.addEventListener("click", () => fill(!box.classList.contains("fills")));
      document.addEventListener("keydown", (event) => { if (event.key === "Escape") fill(false); });
    }
  };

  let was = named();
  if (kept.what !== was) { Object.assign(kept, { what: was, since: Date.now(), all: false, ended: false }); keep(); }
  const tick = () => {
    wire();
    const now = state();
    const time = at("whistle-time");
    if (!now || !time) return;
    if (named() !== was) {
      was = named();
      Object.assign(kept, { what: was, since: Date.now(), all: false, ended: false });
      keep();
      if (now.running === "true") {
        blow(0.6);
        // While balls come home the screen is for them.
        at("whistle-set")?.removeAttribute("open");
      }
    }
    const running = now.running === "true";
    const whole = Number(at(running ? "whistle-round" : "whistle-pause").value);
    // With foresight one team has its whistle first, and the seconds of the round run from the second one.
    const ahead = running ? Number(now.ahead ?? 0) : 0;
    const alone = ahead - (Date.now() - kept.since) / 1000;
    const left = whole + alone;
    const shown = String(Math.max(0, Math.ceil(alone > 0 ? alone : left)));
    if (ahead > 0 && alone <= 0 && !kept.all) {
      kept.all = true;
      keep();
      if (left > 0) blow(0.6);
    }
    if (time.textContent !== shown) time.textContent = shown;
    const box = time.closest(".whistle");
    box.classList.toggle("is-on", running && alone <= 0 && left > 0);
    box.classList.toggle("is-over", running && left <= 0);
    // The bar above says the same as the clock.
    const head = document.querySelector("#turn bdi");
    if (head && running && left <= 0) {
      if (head.textContent !== now.over) head.textContent = now.over;
    }
    const says = alone > 0 ? now.alone : running ? (left > 0 ? now.go : now.stop) : (left > 0 ? now.pause : now.ready);
    if (at("whistle-says").textContent !== says) at("whistle-says").textContent = says;
    if (left <= 0 && !kept.ended) {
      kept.ended = true;
      keep();
      if (running) blow(1.2);
      else if (at("whistle-self").checked && Number(now.round) > 0) at("blow")?.requestSubmit();
    }
  };
  setInterval(tick, 100);
  tick();

  // Taps wait for each other.
  const taps = [];
  let sending = false;
  const take = (text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    const [now, fresh] = [document, page].map((one) => one.getElementById("content"));
    if (!fresh || !globalThis.Idiomorph) return false;
    Idiomorph.morph(now, fresh, {
      morphStyle: "outerHTML",
      callbacks: {
        beforeNodeMorphed: (old) => !(old.nodeType === 1 && old.matches("[data-still]")),
        beforeAttributeUpdated: (name, node) => !(name === "open" && node.matches("details")),
      },
    });
    document.body.dataset.version = page.body.dataset.version;
    return true;
  };
  const send = async () => {
    if (sending) return;
    sending = true;
    while (taps.length > 0) {
      const [action, fields] = taps.shift();
      for (const name of ["version", "form-key"]) {
        fields.set(name, document.querySelector(`.console [name=${name}]`)?.value ?? fields.get(name));
      }
      try {
        const answer = await fetch(action, { method: "POST", body: new URLSearchParams(fields), headers: { Accept: "text/html" } });
        // What was refused is told on the page; what was tapped after it waits for another look.
        if (!answer.ok) taps.length = 0;
        if (!take(await answer.text())) location.reload();
      } catch {
        taps.length = 0;
        location.reload();
      }
    }
    sending = false;
  };
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.closest(".console") || !globalThis.Idiomorph) return;
    event.preventDefault();
    taps.push([form.action, new FormData(form, event.submitter)]);
    send();
  });
})();
