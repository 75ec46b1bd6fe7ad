// Who plays on the day: fourteen players, whose names are as difficult as people's names are.
import { csvLine } from "./csv.mjs";

export const administrator = { name: "Ada Berg", password: "a short sentence is good" };
export const judge = { name: "Jonas Richter", password: "another short sentence", email: "jonas@example.org" };

export const tournament = {
  name: "Harbour Championship",
  place: "Old Harbour Hall, Hamburg",
  day: "2027-03-20",
};

// These come by the public form, each on a phone of their own.
export const byForm = [
  { name: "Mira Lindqvist", email: "mira@example.org", club: "Settlers of the North" },
  { name: "Tomás Ó Faoláin", club: "Harbour Players", groups: "Ó Faoláin" },
  { name: "Niamh Ó Faoláin", club: "Harbour Players", groups: "Ó Faoláin", minor: true, guardian: "Tomás Ó Faoláin" },
  { name: "李小龙", country: "China" },
  { name: "Anneliese Freifrau von Hohenlohe-Waldenburg-Schillingsfürst", country: "Germany" },
  { name: "Sam" },
];

// These come from a list that the organizer has already, with headers of its own.
export const byFile = [
  { name: "Brandt, Lena", email: "lena@example.org", club: "Harbour Players" },
  { name: 'Kofi "Ace" Mensah', email: "", club: "Accra Gamers" },
  { name: "Sam", email: "sam.two@example.org", club: "Accra Gamers" },
  { name: "محمد عبد الله", email: "", club: "" },
  { name: "Şükrü Öztürk", email: "", club: "Settlers of the North" },
  { name: "Zoë O'Brien", email: "zoe@example.org", club: "" },
  { name: "Ng", email: "", club: "" },
];

// This one comes to the desk in the hall.
export const byHand = { name: "Wanda Iwaszkiewicz" };

export const playersFile = [
  csvLine(["Wer", "Mail", "Verein"]),
  ...byFile.map((player) => csvLine([player.name, player.email, player.club])),
].join("\r\n");
