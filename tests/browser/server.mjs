// The real program, `reeve serve`, in an empty folder of its own, on a free port; mails are written into a folder. The store is a
// file in that folder, or a PostgreSQL database of its own where REEVE_TEST_DATABASE_URL names a server (tests/tools/postgres).
import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
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
function run(folder, database, listen, isFirst, more = []) {
  const settings = [...more, "--listen", listen, "--mail-folder", join(folder, "mails"), "--mail-from", "reeve@example.org"];
  if (database.address) settings.push("--database", database.address);
  const child = spawn(program, ["serve", ...settings], { cwd: folder, env: environment() });
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
// localhost, and not by a number.
export async function startReeve({ named = false } = {}) {
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
  const more = named ? ["--public-url", publicUrl] : [];
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
    // Asks the server to stop as a service manager does, and tells how it ended and after how long.
    async stop() {
      await Promise.all(copies.map((copy) => copy.end()));
      const end = await first.end();
      await clear();
      return end;
    },
  };
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
