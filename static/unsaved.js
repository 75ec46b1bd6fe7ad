// A record sheet whose result is stored has a button that makes it final. What it signs is what is stored, so where the fields below
// hold something else, or somebody else has entered a result meanwhile, it says so instead.
(() => {
  "use strict";
  // Which choice of a list is made before anybody makes one: the first that can be, where the page names none.
  const usual = (options) => {
    const named = options.findIndex((option) => option.defaultSelected);
    return named < 0 ? options.findIndex((option) => !option.disabled) : named;
  };
  const differs = (field) => {
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    if (field.options) return field.options.length > 0 && field.selectedIndex !== usual([...field.options]);
    return field.type !== "hidden" && field.defaultValue !== undefined && field.value !== field.defaultValue;
  };
  addEventListener("submit", (event) => {
    const says = event.target.matches("[data-stored]") && event.target.querySelector("[data-unsaved]");
    const entry = document.querySelector("form[data-entry]");
    if (!says || !entry) return;
    const changed = entry.elements.version.value !== event.target.elements.version.value || [...entry.elements].some(differs);
    says.hidden = !changed;
    if (!changed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    says.focus();
  }, true);
})();
