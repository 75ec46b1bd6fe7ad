// The search of the clauses while somebody types: it finds what the server finds, in the same order (web::ui::clause_search).
// <input data-clauses="#list"> looks through the data-words of the rows that the list's data-rows names: number|heading|what else. A list
// with data-ranked shows what it finds in its first <ul>, the best first; data-close names what says that nothing fits exactly.
(() => {
  "use strict";
  const [LONG, SWAPPED, PARTS] = [5, 4, 3];
  const plain = { "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i" };
  const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[łøđðþßæœı]/g, (c) => plain[c]);
  const inWord = /[\p{Alphabetic}\p{N}]/u;

  // Whether a word of the text begins with this.
  const begins = (text, wanted) => {
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      if (at === 0 || !inWord.test(text[at - 1])) return true;
    }
    return false;
  };
  // Whether two words, as lists of letters, differ by one letter at most, or by two that changed places.
  const oneOff = (one, other) => {
    let same = 0;
    while (same < one.length && same < other.length && one[same] === other[same]) same += 1;
    const rest = (word, from) => word.slice(from).join("");
    const [a, b] = [rest(one, same), rest(other, same)];
    if (a === b || (one.length <= same + 1 && b === "") || (a === "" && other.length <= same + 1)) return true;
    const [a1, b1] = [rest(one, same + 1), rest(other, same + 1)];
    if (a1 === b1 || a1 === b || a === b1) return a !== "" && b !== "";
    return one[same] === other[same + 1] && one[same + 1] === other[same] && rest(one, same + 2) === rest(other, same + 2);
  };
  const isNear = (text, wanted) => {
    const typed = [...wanted];
    return text.split(/[^\p{Alphabetic}\p{N}]+/u).some((word) => {
      const letters = [...word];
      if (typed.length < LONG) return letters.length >= typed.length && areSwapped(typed, letters.slice(0, typed.length));
      return [typed.length - 1, typed.length, typed.length + 1].some((length) =>
        length <= letters.length && oneOff(typed, letters.slice(0, length)));
    });
  };
  // Whether two words differ by two neighbours that changed places, and in nothing else.
  const areSwapped = (one, other) => {
    const at = one.findIndex((letter, at) => letter !== other[at]);
    return at >= 0 && at + 1 < one.length && one[at] === other[at + 1] && one[at + 1] === other[at]
      && one.slice(at + 2).join("") === other.slice(at + 2).join("");
  };
  // A word that is a number, with points between its parts; null where it is another word.
  const numberIn = (word) => {
    const bare = word.replace(/^[^\p{Alphabetic}\p{N}]+|[^\p{Alphabetic}\p{N}]+$/gu, "");
    return /^[0-9.,;:/\-–]+$/.test(bare) ? bare.split(/[.,;:/\-–]+/).filter(Boolean).join(".") : null;
  };
  // The words that are looked for. Digits that follow one another are one number, as far as a clause has so many parts: 2 1 7.
  const wantedWords = (text) => {
    const words = [];
    let parts = 0;
    for (const word of fold(text).split(/\s+/).filter(Boolean)) {
      const number = numberIn(word);
      const more = number === null ? 0 : number.split(".").length;
      if (more > 0 && parts > 0 && parts + more <= PARTS) {
        words.push(`${words.pop()}.${number}`);
        parts += more;
      } else {
        words.push(number ?? word);
        parts = more;
      }
    }
    return words;
  };
  // How well a clause fits a word, 0 best; null where it doesn't.
  const fits = ({ number, title, said }, word, close) => {
    const points = (text) => text.replaceAll(".", "");
    if (/^[0-9.]+$/.test(word) && word !== ".") {
      if (points(number) === points(word)) return 0;
      if (number.startsWith(word) || (word === points(word) && points(number).startsWith(word))) return 1;
    }
    if (title.startsWith(word)) return 2;
    if (begins(title, word)) return 3;
    if (title.includes(word)) return 4;
    if (begins(said, word)) return 5;
    if (said.includes(word) || number.includes(word)) return 6;
    if (!close || [...word].length < SWAPPED || !/^\p{Alphabetic}+$/u.test(word)) return null;
    if (isNear(title, word)) return 7;
    return isNear(said, word) ? 8 : null;
  };

  // The way back to where one came from, where that is another page here.
  const back = document.querySelector("#way-back");
  const from = document.referrer ? new URL(document.referrer) : location;
  if (back && from.origin === location.origin && from.pathname !== location.pathname) {
    back.querySelector("a").href = from.href;
    back.hidden = false;
  }

  for (const input of document.querySelectorAll("[data-clauses]")) {
    const list = document.querySelector(input.dataset.clauses);
    if (!list) continue;
    const named = (name) => document.querySelector(input.dataset[name] ?? "#-");
    const [count, none, near] = [named("count"), named("none"), named("close")];
    const ranked = list.dataset.ranked !== undefined;
    const clauses = [...list.querySelectorAll(list.dataset.rows)].map((row) => {
      const [number, title, ...said] = row.dataset.words.split("|");
      return { row, home: row.parentElement, number, title: fold(title), said: fold(said.join("|")) };
    });
    const others = [...list.querySelectorAll("[data-others]")];
    const all = list.querySelector("ul");
    const order = (text) => text.split(".").map((part) => part.padStart(3, "0")).join();
    clauses.sort((one, other) => (order(one.number) < order(other.number) ? -1 : 1));
    // Those that the server put among the others for a search stand at home again.
    if (ranked) for (const one of clauses) {
      if (one.row.dataset.other !== undefined) one.home = others[0].querySelector("ul");
    }
    const run = () => {
      const words = wantedWords(input.value);
      const look = (close) => clauses.filter((one) => {
        const fit = words.map((word) => fits(one, word, close));
        one.rank = fit.includes(null) ? null : fit.reduce((sum, part) => sum + part, 0);
        return one.rank !== null;
      });
      let found = look(false);
      const isClose = found.length === 0 && (found = look(true)).length > 0;
      for (const one of clauses) one.row.hidden = one.rank === null;
      if (ranked) {
        const sorted = words.length ? [...clauses].sort((one, other) => (one.rank ?? 99) - (other.rank ?? 99)) : clauses;
        for (const one of sorted) (words.length ? all : one.home).append(one.row);
        for (const box of others) box.hidden = words.length > 0;
      }
      if (count) count.textContent = words.length ? count.dataset.of.replace("{shown}", found.length).replace("{all}", clauses.length) : "";
      if (none) none.hidden = found.length > 0;
      if (near) near.hidden = !isClose;
    };
    input.addEventListener("input", run);
    // Enter has nothing to send; a clause that goes along with what was typed has. What is looked for is no part of that.
    input.form?.addEventListener("submit", (event) => {
      if (!event.submitter?.closest("[data-words]")) event.preventDefault();
    });
    if (input.form?.method === "post") input.removeAttribute("name");
    run();
  }
})();
