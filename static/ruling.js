// The form of a ruling while players are ticked: who was warned before, which games and earlier rulings they share, and what is usual now.
// The server says so, as it does for the button "Show them"; each part of the form that follows is marked data-part, and has an id.
(() => {
  "use strict";
  const form = document.querySelector("form[data-follows]");
  if (!form) return;
  let asked;
  const follow = async () => {
    asked?.abort();
    asked = new AbortController();
    const { signal } = asked;
    const body = new URLSearchParams(new FormData(form));
    body.set("look", "yes");
    try {
      const answer = await fetch(form.action, { method: "POST", body, signal });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const part of form.querySelectorAll("[data-part]")) {
        const fresh = page.getElementById(part.id);
        // Where somebody is typing, nothing moves.
        if (!fresh || signal.aborted || part.contains(document.activeElement)) continue;
        fresh.open = part.open;
        part.replaceWith(document.adoptNode(fresh));
      }
    } catch { /* Without a connection what is shown stays; it is asked again when the ruling is saved. */ }
  };
  form.addEventListener("change", (event) => {
    if (["player", "refers", "kind"].includes(event.target.name)) follow();
  });
})();
