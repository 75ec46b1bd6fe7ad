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

// Starts Reeve and reads from the terminal what a person would: the address and the one-time code.
export async function startReeve() {
  const folder = await mkdtemp(join(tmpdir(), "reeve-day-"));
  const mails = join(folder, "mails");
  await mkdir(mails);
  let log = "";
  let child;
  let ended;
  const launch = (listen) => {
    const settings = ["--listen", listen, "--mail-folder", mails, "--mail-from", "reeve@example.org"];
    child = spawn(program, ["serve", ...settings], { cwd: folder, env: environment() });
    let said = "";
    child.stderr.on("data", (data) => (log += data));
    ended = new Promise((done) => child.on("close", (code, signal) => done({ code, signal })));
    return new Promise((resolve, reject) => {
      child.on("error", (error) => reject(new Error(`${program} can't be started: ${error.message}`)));
      child.on("close", () => reject(new Error(`reeve serve ended at once:\n${said}${log}`)));
      child.stdout.on("data", (data) => {
        said += data;
        const address = said.match(/^Reeve listens on (\S+)$/m)?.[1];
        const setup = said.match(/^Nobody can sign in yet\. Open (\S+) and type this code: (\S+)$/m);
        if (address && (setup || listen !== "127.0.0.1:0")) resolve({ address, setup: setup?.[1], code: setup?.[2] });
      });
    });
  };
  const start = await launch("127.0.0.1:0").catch(async (error) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    ...start,
    mails,
    log: () => log,
    // Asks the server to stop as a service manager does, and tells how it ended and after how long.
    async stop() {
      const asked = Date.now();
      child.kill("SIGTERM");
      const end = await ended;
      await rm(folder, { recursive: true, force: true });
      return { ...end, milliseconds: Date.now() - asked };
    },
    // Ends it at once, as a loss of power does.
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    // Starts it again on the same store and at the same address.
    async again() {
      await launch(new URL(start.address).host);
    },
  };
}
