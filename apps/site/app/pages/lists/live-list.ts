import { fetchPage } from "../../ui/fetch-page.ts";
import { addressOf } from "./filter-address.ts";

// A list whose filters act at once. The address says everything (R73), so the next state of the list is
// the same page at another address: it is fetched, and only the marked parts of it are put in place.

const TYPING_PAUSE_MS = 200;

type Step = { history: "push" | "replace" | "none"; typedIn?: HTMLInputElement };

export function start(place: HTMLElement): void {
  let underWay = new AbortController();
  let pause: number | undefined;
  // One search, however many letters, is one step back.
  let hasStepForTyping = false;
  let shown = location.pathname + location.search;

  async function show(address: string, { history: move, typedIn }: Step): Promise<void> {
    clearTimeout(pause);
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    if (move !== "none" && address !== shown) {
      history[move === "push" ? "pushState" : "replaceState"](null, "", address);
    }
    shown = address;
    setBusy(place, true);
    try {
      const page = await fetchPage(address, signal);
      takeOver(place, page, typedIn);
      setBusy(place, false);
    } catch {
      if (signal.aborted) return;
      setBusy(place, false);
      // The browser tells the visitor what is wrong; while he types he is left alone.
      if (!typedIn) location.assign(address);
    }
  }

  place.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.form) return;
    const { form } = target;
    clearTimeout(pause);
    pause = window.setTimeout(() => {
      const step: Step = { history: hasStepForTyping ? "replace" : "push", typedIn: target };
      hasStepForTyping = true;
      void show(addressOf(form), step);
    }, TYPING_PAUSE_MS);
  });
  place.addEventListener("change", ({ target }) => {
    hasStepForTyping = false;
    if (target instanceof HTMLSelectElement && target.form) {
      void show(addressOf(target.form), { history: "push" });
    }
  });
  place.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void show(addressOf(event.target, event.submitter), { history: "push" });
  });
  window.addEventListener("popstate", () => {
    hasStepForTyping = false;
    const address = location.pathname + location.search;
    if (address !== shown) void show(address, { history: "none" });
  });

  // What the visitor chose before this script was there counts too.
  const early = controlsOf(place).find(isChanged);
  if (early?.form) {
    const typedIn = early instanceof HTMLInputElement ? early : undefined;
    void show(addressOf(early.form), { history: "push", typedIn });
  }
}

function setBusy(place: HTMLElement, isBusy: boolean): void {
  place.querySelector("[data-live-part=list]")?.setAttribute("aria-busy", String(isBusy));
}

/** Puts the parts and the filter values of the fetched page in place. What the visitor is typing stays. */
function takeOver(place: HTMLElement, page: Document, typedIn: HTMLInputElement | undefined): void {
  document.title = page.title;
  // Values first: moving the options out of a fetched list empties its value.
  const values = new Map(controlsOf(page).map((control) => [control.name, control.value]));
  for (const part of place.querySelectorAll<HTMLElement>("[data-live-part]")) {
    const next = page.querySelector(`[data-live-part="${part.dataset.livePart}"]`);
    if (!next) continue;
    const heldFocus = part.contains(document.activeElement);
    part.replaceChildren(...document.adoptNode(next).childNodes);
    if (heldFocus) part.focus({ preventScroll: true });
  }
  for (const control of controlsOf(place)) {
    const value = values.get(control.name);
    if (value !== undefined && control !== typedIn) control.value = value;
  }
}

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (root: ParentNode): Control[] =>
  Array.from(root.querySelectorAll<Control>("[data-live-filters] :is(input, select)[name]"));

const isChanged = (control: Control): boolean =>
  control instanceof HTMLInputElement
    ? control.value !== control.defaultValue
    : !control.selectedOptions[0]?.defaultSelected;
