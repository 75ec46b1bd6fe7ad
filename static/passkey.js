// The button by which a browser makes a passkey or uses one (WebAuthn): what is asked stands on the page, and the answer goes
// back in its form. Codes work without any of this.
(() => {
  "use strict";
  const button = document.querySelector("[data-passkey]");
  if (!button) return;
  const form = button.closest("form");
  const said = form.querySelector("[data-passkey-said]");
  const say = (words) => {
    said.textContent = words.replace("{address}", button.dataset.origin);
    said.hidden = !words;
  };
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const text = (buffer) => {
    const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
    return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  };
  const named = (key) => ({ ...key, id: bytes(key.id) });

  // What was asked, with bytes where the page has letters.
  const asked = () => {
    const { publicKey } = JSON.parse(button.dataset.options);
    const options = { ...publicKey, challenge: bytes(publicKey.challenge) };
    if (options.user) options.user = named(options.user);
    for (const list of ["allowCredentials", "excludeCredentials"]) if (options[list]) options[list] = options[list].map(named);
    return { publicKey: options };
  };

  // The answer, with letters where the browser has bytes.
  const answered = ({ id, rawId, type, response }) => {
    const answer = { id, rawId: text(rawId), type, clientExtensionResults: {}, response: {} };
    for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
      if (response[part]) answer.response[part] = text(response[part]);
    }
    return answer;
  };

  if (location.origin !== new URL(button.dataset.origin).origin) {
    say(button.dataset.elsewhere);
    button.hidden = true;
    return;
  }
  if (!window.PublicKeyCredential || !navigator.credentials) {
    say(button.dataset.unable);
    button.hidden = true;
    return;
  }
  button.addEventListener("click", async () => {
    say("");
    button.disabled = true;
    try {
      const key = await navigator.credentials[button.dataset.passkey](asked());
      form.elements.passkey.value = JSON.stringify(answered(key));
      form.submit();
    } catch (error) {
      button.disabled = false;
      say(error.name === "InvalidStateError" ? button.dataset.known : button.dataset.stopped);
    }
  });
})();
