// A passkey, on a server of its own that is reached as localhost (browsers allow none at an address of numbers): added on the own
// page with Chromium's own authenticator in software, asked for at the next sign-in, removed again.
import assert from "node:assert/strict";
import { administrator } from "./cast.mjs";
import { firstOrganizer } from "./crowd.mjs";
import { startReeve } from "./server.mjs";

// A phone or computer that knows its owner's finger, and takes it at once.
async function authenticator(person) {
  const devtools = await person.context.newCDPSession(person.page);
  await devtools.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", { options });
  return { count: async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length };
}

export async function passkeys(browser, tally, look, done) {
  const reeve = await startReeve({ named: true });
  try {
    const { desk } = await firstOrganizer(browser, reeve);
    // The first page has another address than the others.
    desk.faults.length = 0;
    const device = await authenticator(desk);
    await desk.follow(administrator.name);
    await desk.follow("Set it up");
    await desk.on("Your second factor");
    await desk.follow("Add a passkey");
    await desk.on("Add a passkey");
    await look(desk, "adding a passkey");
    await desk.fill({ "Its name": "This computer", "Your password": administrator.password });
    await desk.press("Go on");
    await desk.on("New passkey");
    await look(desk, "a new passkey");
    await desk.press("Make the passkey");
    await desk.on("Your recovery codes");
    await tally.check("the device holds one passkey", async () => assert.equal(await device.count(), 1));
    await desk.follow("I have saved them");

    await desk.press("Sign out");
    await desk.follow("Sign in");
    await desk.fill({ Name: administrator.name, Password: administrator.password });
    await desk.press("Sign in");
    await desk.on("Your second factor");
    await look(desk, "a passkey is asked for");
    await desk.press("Use a passkey");
    await desk.button("Sign out").waitFor();

    await desk.follow(administrator.name);
    await desk.follow("Recovery codes, passkeys, new phone, or switch it off");
    await desk.sees("Last used");
    await look(desk, "a second factor with a passkey");
    await desk.follow("Add a passkey");
    await desk.fill({ "Its name": "The same again", "Your password": administrator.password });
    await desk.press("Go on");
    await desk.press("Make the passkey");
    await desk.sees("This device holds a passkey of your account already.");
    await desk.follow("Not now");
    await desk.follow("Remove This computer");
    await desk.on("Remove a passkey");
    await look(desk, "removing a passkey");
    await desk.fill({ "Your password": administrator.password });
    await desk.press("Remove this passkey");
    await desk.sees("The passkey is removed.");
    await done(desk);
  } finally {
    await reeve.stop();
  }
}
