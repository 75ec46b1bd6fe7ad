// The real program, `reeve serve`, in an empty folder of its own, on a free port; mails are written into a folder. The store is a
// file in that folder, or a PostgreSQL database of its own where REEVE_TEST_DATABASE_URL names a server (tests/tools/postgres).
import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../", import.meta.url));
const program = process.env.REEVE_PROGRAM ?? join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "debug/reeve");

// The PostgreSQL server that this run tests, if there is one.
export const postgres = process.env.REEVE_TEST_DATABASE_URL;
let databases = 0;

// A database of its own: its address, and what drops it. Without a PostgreSQL server there is none, and Reeve makes its file.
async function ownDatabase() {
  if (!postgres) return { drop: async () => {} };
  const name = `reeve_day_${process.pid}_${(databases += 1)}`;
  const ask = (sql) => promisify(execFile)("psql", ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-c", sql, postgres]);
  await ask(`create database ${name}`);
  const address = new URL(postgres);
  address.pathname = `/${name}`;
  // A server that is gone already has taken the database along.
  const drop = () => ask(`drop database ${name} with (force)`).catch((error) => console.error(error.message));
  return { address: address.href, drop };
}

// Nothing of the person's own settings reaches the server.
function environment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== "DATABASE_URL" && !name.startsWith("REEVE_")),
  );
}

// One run of the program. What it says when it can be reached: its address, and at the first start the one-time code.
function run(folder, database, listen, isFirst, more = [], command = ["serve"]) {
  const settings = [...more, "--listen", listen, "--mail-folder", join(folder, "mails"), "--mail-from", "reeve@example.org"];
  if (database.address) settings.push("--database", database.address);
  const child = spawn(program, [...command, ...settings], { cwd: folder, env: environment() });
  let said = "";
  let log = "";
  child.stderr.on("data", (data) => (log += data));
  const ended = new Promise((done) => child.on("close", (code, signal) => done({ code, signal })));
  const ready = new Promise((resolve, reject) => {
    child.on("error", (error) => reject(new Error(`${program} can't be started: ${error.message}`)));
    child.on("close", () => reject(new Error(`reeve serve ended at once:\n${said}${log}`)));
    child.stdout.on("data", (data) => {
      said += data;
      const address = said.match(/^Reeve listens on (\S+)$/m)?.[1];
      const setup = said.match(/^Nobody can sign in yet\. Open (\S+) and type this code: (\S+)$/m);
      if (address && (setup || !isFirst)) resolve({ address, setup: setup?.[1], code: setup?.[2] });
    });
  });
  return { child, ended, ready, log: () => log };
}

// A port that nobody listens on.
async function freePort() {
  const server = createServer();
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

// Starts Reeve and reads from the terminal what a person would: the address and the one-time code. `named`: it is reached as
// localhost, and not by a number. `settings`: further flags.
export async function startReeve({ named = false, settings = [] } = {}) {
  const port = named ? await freePort() : 0;
  const publicUrl = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), "reeve-day-"));
  const mails = join(folder, "mails");
  await mkdir(mails);
  const database = await ownDatabase();
  const clear = async () => {
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  };
  const more = [...(named ? ["--public-url", publicUrl] : []), ...settings];
  const first = await started(folder, database, `127.0.0.1:${port}`, true, more).catch(async (error) => {
    await clear();
    throw error;
  });
  const copies = [];
  return {
    ...first,
    address: named ? publicUrl : first.address,
    mails,
    // Another copy of Reeve on the same PostgreSQL, at an address of its own.
    async copy() {
      const copy = await started(folder, database, "127.0.0.1:0", false);
      copies.push(copy);
      return copy;
    },
    // Another machine goes on at the same address with the spare in a folder.
    async takeOver(spare) {
      const machine = run(folder, { address: `sqlite:${join(folder, "other.db")}` }, new URL(first.address).host, false, [], ["take-over", spare]);
      await machine.ready;
      copies.push({ end: async () => { machine.child.kill("SIGTERM"); await machine.ended; } });
    },
    // A second machine that follows, by a key of an administrator's: its address, and the code on its terminal.
    async follow(key) {
      const own = `127.0.0.1:${await freePort()}`;
      const place = ["--database", join(folder, "second.db"), "--folder", join(folder, "second")];
      const child = spawn(program, ["spare", "--of", first.address, "--key", key, "--listen", own, ...place], { cwd: folder, env: environment() });
      const ended = new Promise((done) => child.on("close", done));
      copies.push({ end: async () => { child.kill("SIGTERM"); await ended; } });
      const code = await new Promise((resolve, reject) => {
        let said = "";
        child.on("close", () => reject(new Error(`reeve spare ended:\n${said}`)));
        child.stdout.on("data", (data) => {
          said += data;
          const found = said.match(/code: (\S+)\n/);
          if (found) resolve(found[1]);
        });
      });
      return { address: `http://${own}`, code };
    },
    // Writes a copy of a tournament's public pages into a folder, and gives its first page.
    async publish(slug) {
      const place = join(folder, "copy");
      const store = ["--database", database.address ?? `sqlite:${join(folder, "reeve.db")}`];
      await promisify(execFile)(program, ["publish-static", slug, place, ...store], { cwd: folder, env: environment() });
      return join(place, "index.html");
    },
    // Asks the server to stop as a service manager does, and tells how it ended and after how long.
    async stop() {
      await Promise.all(copies.map((copy) => copy.end()));
      const end = await first.end();
      await clear();
      return end;
    },
  };
}

// The server of a hall, as a double click starts it, without the browser that it opens: its address, and where the laptop's own page opens
// next. Its store is always a file.
export async function startHall() {
  const folder = await mkdtemp(join(tmpdir(), "reeve-hall-"));
  const port = await freePort();
  const child = spawn(program, ["hall", "--folder", folder, "--port", String(port), "--no-browser"], { cwd: folder, env: environment() });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
  let end;
  const ended = new Promise((done) => child.on("close", (code, signal) => done((end = { code, signal }))));
  const address = `http://127.0.0.1:${port}`;
  const laptop = async () => {
    for (const began = Date.now(); Date.now() - began < 20000 && !end; await new Promise((later) => { setTimeout(later, 100); })) {
      const running = await readFile(join(folder, "running.json"), "utf8").then(JSON.parse).catch(() => undefined);
      if (running) return `${address}/laptop?key=${running.key}`;
    }
    throw new Error(`reeve hall gave no key:\n${said}`);
  };
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
    return end;
  };
  return { address, folder, laptop, stop, ended };
}

// `reeve demo`: its address, the password of its people, and the private link of a player of each tournament by its short address. Its store
// is always a file.
export async function startDemo() {
  const child = spawn(program, ["demo", "--listen", "127.0.0.1:0"], { env: environment() });
  const ended = new Promise((done) => child.on("close", done));
  const end = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  let said = "";
  await new Promise((ready, fails) => {
    child.on("error", fails);
    child.on("close", () => fails(new Error(`reeve demo ended:\n${said}`)));
    child.stdout.on("data", (data) => {
      said += data;
      if (said.split("/p/").length === 4 && said.endsWith("\n")) ready();
    });
  });
  const links = [...said.matchAll(/\/t\/(\S+) .*\n.*(\/p\/\S+)/g)].map(([, slug, link]) => [slug, link]);
  return { address: said.match(/http:\/\/[^/\s]+/)[0], password: said.match(/with the password (\S+)/)[1], links: Object.fromEntries(links), end };
}

// A server that can be reached.
async function started(folder, database, listen, isFirst, more = []) {
  let now = run(folder, database, listen, isFirst, more);
  const start = await now.ready;
  return {
    ...start,
    log: () => now.log(),
    // Ends it as a loss of power does.
    async kill() {
      now.child.kill("SIGKILL");
      await now.ended;
    },
    // Starts it again at the same address, on the same store.
    async again() {
      now = run(folder, database, new URL(start.address).host, false, more);
      await now.ready;
    },
    async end() {
      const asked = Date.now();
      now.child.kill("SIGTERM");
      const end = await now.ended;
      return { ...end, milliseconds: Date.now() - asked };
    },
  };
}
