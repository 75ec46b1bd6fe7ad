// A tournament with many players, made by its forms without a browser, up to a round that was played: what screens and pictures
// look like in a full hall.
import assert from "node:assert/strict";
import { administrator, judge } from "./cast.mjs";
import { csvLine } from "./csv.mjs";
import { Person } from "./people.mjs";

const first = ["Mira", "Tomás", "Niamh", "Jonas", "Wanda", "Şükrü", "Zoë", "Kofi", "Anneliese", "Ng", "Sam", "Lena", "Aleksander", "Yūki", "Ifeoma", "Bo", "Marie-Louise", "Dmytro", "Søren", "Chiara"];
const last = ["Lindqvist", "Ó Faoláin", "Richter", "Iwaszkiewicz", "Öztürk", "O'Brien", "Mensah", "von Hohenlohe-Waldenburg", "Li", "Brandt", "Papadopoulos-Konstantinidou", "Tanaka", "Okafor", "Berg", "Dubois", "Shevchenko", "Ågård", "Rossi", "Nguyễn", "Sánchez de la Vega"];

// So many different names; the first is Chinese, the second Arabic.
export function names(count) {
  const made = ["李小龙", "محمد عبد الله"];
  for (let at = 0; made.length < count; at += 1) made.push(`${first[at % 20]} ${last[(at * 7 + Math.floor(at / 20)) % 20]}`);
  return made.slice(0, count);
}

// A schedule of three rounds in which nobody meets anybody twice, for a multiple of four players.
function schedule(players) {
  const tables = players.length / 4;
  const lines = ["round,table,position,player"];
  for (let round = 0; round < 3; round += 1) {
    for (let table = 0; table < tables; table += 1) {
      const seats = [0, 1, 2, 3].map((group) => players[group * tables + ((table + group * round) % tables)]);
      seats.forEach((player, at) => lines.push(`${round + 1},${table + 1},${((at + round) % 4) + 1},${csvLine([player]).trim()}`));
    }
  }
  return `${lines.join("\n")}\n`;
}

// The first person on a new Reeve, with their forms.
export async function firstOrganizer(browser, reeve) {
  const desk = await Person.arrive(browser, reeve.setup, "the organizer", { size: "laptop" });
  desk.address = reeve.address;
  await desk.fill({ "One-time code": reeve.code, "Your name": administrator.name, Password: administrator.password, "Repeat the password": administrator.password });
  await desk.press("Create the administrator");
  await desk.link("Create a tournament").waitFor();
  return { desk, ...formsOf(desk) };
}

// What sends a form as this organizer would.
export function formsOf(desk) {
  const send = async (path, fields) => {
    const form = "file" in fields ? { multipart: fields } : { form: fields };
    const answer = await desk.context.request.post(desk.address + path, { ...form, headers: { "Sec-Fetch-Site": "same-origin" }, maxRedirects: 0 });
    assert.equal(answer.status(), 303, `${path}: ${answer.status() === 303 ? "" : await answer.text()}`);
    return answer.headers().location;
  };
  const create = async (slug, name, more = {}) => {
    const versions = { edition: "5th", code_version: "1", photo_version: "1" };
    await send("/new", { name, slug, place: "Hall", starts_on: "2027-03-20", time_zone: "Europe/Berlin", ...versions, ...more });
    await send(`/run/${slug}/open-registration`, { reopen: "" });
  };
  return { send, create };
}

const file = (name, text) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

// So many players with seats in three rounds, none of them published.
export async function crowd({ desk, send, create }, slug, name, count, more = {}) {
  const players = names(count);
  await create(slug, name, more);
  const draft = await send(`/run/${slug}/import`, { file: file("players.csv", ["player", ...players.map((player) => csvLine([player]).trim())].join("\n")) });
  const page = await desk.context.request.get(new URL(draft, desk.address).href);
  const fields = Object.fromEntries([...(await page.text()).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, key, value]) => [key, value]));
  await send(draft, { ...fields, do: "import" });
  await send(`/run/${slug}/staff`, { name: judge.name, role: "judge", another_person: "yes" });
  await send(`/run/${slug}/start-check-in`, {});
  for (let number = 1; number <= count; number += 1) await send(`/run/${slug}/check-in/${number}`, { here: "true" });
  if (count % 4 === 0 && !more.system) await send(`/run/${slug}/schedule/import`, { text: "", file: file("schedule.csv", schedule(players)) });
  else await send(`/run/${slug}/schedule`, { seed: "7" });
  return players;
}
