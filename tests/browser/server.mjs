// The real program, `reeve serve`, in an empty folder of its own, on a free port; mails are written into a folder.
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const program = process.env.REEVE_PROGRAM ?? join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "debug/reeve");

// Nothing of the person's own settings reaches the server.
function environment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== "DATABASE_URL" && !name.startsWith("REEVE_")),
  );
}

// One run of the program. What it says when it can be reached: its address, and at the first start the one-time code.
function run(folder, listen, isFirst) {
  const settings = ["--listen", listen, "--mail-folder", join(folder, "mails"), "--mail-from", "reeve@example.org"];
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

// Starts Reeve and reads from the terminal what a person would: the address and the one-time code.
export async function startReeve() {
  const folder = await mkdtemp(join(tmpdir(), "reeve-day-"));
  const mails = join(folder, "mails");
  await mkdir(mails);
  let now = run(folder, "127.0.0.1:0", true);
  const start = await now.ready.catch(async (error) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    ...start,
    mails,
    log: () => now.log(),
    // Ends it as a loss of power does.
    async kill() {
      now.child.kill("SIGKILL");
      await now.ended;
    },
    // Starts it again at the same address, on the same store.
    async again() {
      now = run(folder, new URL(start.address).host, false);
      await now.ready;
    },
    // Asks the server to stop as a service manager does, and tells how it ended and after how long.
    async stop() {
      const asked = Date.now();
      now.child.kill("SIGTERM");
      const end = await now.ended;
      await rm(folder, { recursive: true, force: true });
      return { ...end, milliseconds: Date.now() - asked };
    },
  };
}
